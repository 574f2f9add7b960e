//! From the pieces of a game to its tree. A line ends where it cannot be understood; the rest of it is kept.

use damier_rules::{Color, Diagram, GameKind, VariantId};

use super::frame::{Broken, Frame};
use super::game_text::{Event, GameText};
use super::guess::FileGuess;
use super::head::Head;
use super::moves::{choose, explain, read_word};
use super::record::passed;
use super::{Action, Complaint, GameRecord, GameResult, Place, Tree, Unreadable};
use crate::fen;

/// The most complaints about a game, and the most notes: who has read so many knows enough.
const MOST_TOLD: usize = 500;

/// A game that was read, and what is to be said of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadGame {
    /// The game.
    pub record: GameRecord,
    /// Where it begins in the text.
    pub place: Place,
    /// What is wrong with it.
    pub complaints: Vec<Complaint>,
    /// What was decided without being told: the variant, a capture that could be two.
    pub notes: Vec<Complaint>,
}

/// Understands a game.
pub(super) fn build(game: &GameText<'_>, variant: Option<VariantId>, guess: &mut FileGuess) -> ReadGame {
    let head = Head::read(game, variant, guess);
    let mut builder = Builder {
        game,
        kind: head.kind,
        tree: Tree::with_room(game.words()),
        frames: Vec::new(),
        complaints: head.complaints,
        notes: head.notes,
        result: None,
        is_over: false,
        no_start: head.no_start,
    };
    builder.frames.push(Frame::new(builder.tree.root(), head.start.clone(), game.begin.offset));
    for (index, &(place, event)) in game.events.iter().enumerate() {
        builder.take(index, place, event);
    }
    builder.finish(game.end.offset);
    let record = GameRecord {
        tags: head.tags,
        kind: head.kind,
        start: head.start,
        counters: head.counters,
        result: head.result.or(builder.result).unwrap_or_default(),
        tree: builder.tree,
    };
    let Builder { mut complaints, mut notes, result, .. } = builder;
    if let (Some(tag), Some(end)) = (head.result, result)
        && tag != end
        && end != GameResult::Open
    {
        let text =
            format!("the tag says {}, the moves end with {}", tag.word(head.kind), end.word(head.kind));
        notes.push(Complaint { place: game.end, text });
    }
    shorten(&mut complaints, game.end);
    shorten(&mut notes, game.end);
    complaints.sort_by_key(|complaint| complaint.place);
    notes.sort_by_key(|note| note.place);
    ReadGame { record, place: game.begin, complaints, notes }
}

struct Builder<'g, 't> {
    game: &'g GameText<'t>,
    kind: GameKind,
    tree: Tree,
    frames: Vec<Frame>,
    complaints: Vec<Complaint>,
    notes: Vec<Complaint>,
    result: Option<GameResult>,
    /// Whether the result has come.
    is_over: bool,
    /// Whether no move can be read.
    no_start: bool,
}

impl Builder<'_, '_> {
    fn frame(&mut self) -> &mut Frame {
        self.frames.last_mut().expect("the main line stays until the end")
    }

    fn take(&mut self, index: usize, place: Place, event: Event<'_>) {
        if let Event::Result(result) = event {
            return self.end(place, result);
        }
        if self.is_over {
            if let Event::Comment(text) = event {
                self.comment_behind(text);
            }
            return;
        }
        if matches!(event, Event::Unread(_, Unreadable::OpenComment)) {
            self.frame().in_comment = true;
        }
        if let Some(broken) = &mut self.frame().broken {
            match event {
                Event::Open => broken.depth += 1,
                Event::Close if broken.depth > 0 => broken.depth -= 1,
                Event::Close => self.close(place.offset),
                // Who reads in parts does not get that rest.
                Event::Unread(_, why @ Unreadable::TooLong) => {
                    self.complaints.push(Complaint { place, text: why.to_string() });
                }
                _ => {}
            }
            return;
        }
        match event {
            Event::Number(skips) => self.frame().skips = skips,
            Event::Word(word) => self.word(index, place, word),
            Event::Comment(text) => self.comment(text),
            Event::Nag(nag) => self.nag(nag),
            Event::Open if self.frame().has_moves => self.open(place.offset),
            Event::Open => self.give_up_variation(place),
            Event::Close => self.close(place.offset),
            Event::Setup(text) => self.setup(place, text),
            Event::Unread(text, why) => self.unread(place, text, why),
            Event::Result(_) => {}
        }
    }

    /// The rest of the line cannot be read.
    fn give_up(&mut self, place: Place, text: String) {
        self.complaints.push(Complaint { place, text });
        self.frame().broken = Some(Broken { offset: place.offset, depth: 0 });
    }

    fn give_up_variation(&mut self, place: Place) {
        self.give_up(place, "a variation stands here before any move".into());
        self.frame().broken = Some(Broken { offset: place.offset, depth: 1 });
    }

    fn unread(&mut self, place: Place, text: &str, why: Unreadable) {
        let complaint = format!("{}: {why}", crate::fen::shown(&shortened(text)));
        match why {
            // The comment itself, and what is open at the end of a game, come as if they were closed.
            Unreadable::OpenComment | Unreadable::OpenVariation => {
                self.complaints.push(Complaint { place, text: complaint });
            }
            // A tag that is open comes as a tag too; other text between the tags becomes a comment.
            Unreadable::Tag if !self.frame().has_moves && self.frames.len() == 1 => {
                self.complaints.push(Complaint { place, text: complaint });
                if self.game.tags.binary_search_by_key(&place, |(place, ..)| *place).is_err() {
                    self.comment(text);
                }
            }
            _ => self.give_up(place, complaint),
        }
    }

    fn word(&mut self, index: usize, place: Place, word: &str) {
        if self.no_start {
            let text = String::from("the moves cannot be read without the starting position");
            return self.give_up(place, text);
        }
        let (kind, rest) = (self.kind, &self.game.events[index + 1..]);
        let frame = self.frames.last_mut().expect("the main line stays until the end");
        match choose(kind, &frame.diagram, word, rest) {
            Ok(chosen) => {
                self.notes.extend(chosen.note.map(|text| Complaint { place, text }));
                self.step(Action::Move(chosen.route), chosen.after);
            }
            Err(error) => {
                let other = passed(&frame.diagram);
                match Some(&other).filter(|_| frame.skips).and_then(|other| read_word(kind, other, word)) {
                    Some((route, after)) => {
                        self.step(Action::Pass, other);
                        self.step(Action::Move(route), after);
                    }
                    None => self.give_up(place, explain(word, &error)),
                }
            }
        }
    }

    fn setup(&mut self, place: Place, text: &str) {
        let letters: String = text.chars().filter(|c| !c.is_whitespace() && *c != '.').collect();
        let side = match letters.to_ascii_uppercase().as_str() {
            "W::" | "W:W:B" | "W:B:W" => Some(Color::White),
            "B::" | "B:W:B" | "B:B:W" => Some(Color::Black),
            _ => None,
        };
        match side {
            Some(side) if side == self.frame().diagram.turn => return,
            Some(_) => {
                let after = passed(&self.frame().diagram);
                return self.step(Action::Pass, after);
            }
            None => {}
        }
        match fen::read_position(text, self.kind.variant) {
            Ok(diagram) => self.step(Action::Setup(diagram.clone()), diagram),
            Err(error) => self.give_up(place, format!("FEN `{text}`: {error}")),
        }
    }

    /// Adds a node to the line.
    fn step(&mut self, action: Action, after: Diagram) {
        let frame = self.frames.last_mut().expect("the main line stays until the end");
        frame.at = self.tree.push(frame.at, action);
        frame.before = std::mem::replace(&mut frame.diagram, after);
        frame.has_moves = true;
        frame.has_closed = false;
        frame.skips = false;
        if !frame.comment.is_empty() {
            self.tree.set_comment_before(frame.at, &std::mem::take(&mut frame.comment));
        }
        for nag in frame.nags.drain(..) {
            self.tree.add_nag(frame.at, nag);
        }
    }

    fn comment(&mut self, text: &str) {
        let is_main = self.frames.len() == 1;
        let frame = self.frames.last_mut().expect("the main line stays until the end");
        if frame.has_closed || !(frame.has_moves || is_main) {
            frame.comment.push(' ');
            frame.comment.push_str(text);
        } else {
            self.tree.add_comment(frame.at, text);
        }
    }

    fn comment_behind(&mut self, text: &str) {
        let at = self.frame().at;
        if matches!(self.tree.node(at).action(), Action::Unread(_)) {
            self.tree.extend_unread(at, &format!("{{{text}}}"));
        } else {
            self.tree.add_comment(at, text);
        }
    }

    fn nag(&mut self, nag: u16) {
        let frame = self.frames.last_mut().expect("the main line stays until the end");
        if frame.has_moves {
            self.tree.add_nag(frame.at, nag);
        } else {
            frame.nags.push(nag);
        }
    }

    fn open(&mut self, offset: usize) {
        let frame = self.frame();
        let (at, before) = (frame.at, frame.before.clone());
        let parent = self.tree.node(at).parent().expect("the line has a move");
        self.frames.push(Frame::new(parent, before, offset + 1));
    }

    /// Ends the innermost variation, or within a line that cannot be read does nothing.
    fn close(&mut self, offset: usize) {
        self.end_line(offset);
        if self.frames.len() > 1 {
            self.frames.pop();
            self.frame().has_closed = true;
        }
    }

    /// Keeps what is left of a line that ends at an offset.
    fn end_line(&mut self, offset: usize) {
        let is_main = self.frames.len() == 1;
        let frame = self.frames.last_mut().expect("the main line stays until the end");
        let begin = match &frame.broken {
            // A variation of which nothing is a move.
            _ if !is_main && !frame.has_moves => Some(frame.begin),
            Some(broken) => Some(broken.offset),
            None => None,
        };
        let depth = frame.broken.as_ref().map_or(0, |broken| broken.depth);
        let in_comment = frame.in_comment;
        match begin {
            Some(begin) => {
                let mut text = self.game.text[begin..offset].trim().to_owned();
                text.push_str(if in_comment { " }" } else { "" });
                text.extend(std::iter::repeat_n(" )", depth));
                if !text.is_empty() {
                    frame.at = self.tree.push(frame.at, Action::Unread(text));
                    if is_main {
                        let before = std::mem::take(&mut frame.comment);
                        self.tree.set_comment_before(frame.at, &before);
                    }
                }
            }
            None => {
                let comment = std::mem::take(&mut frame.comment);
                let nags = std::mem::take(&mut frame.nags);
                self.tree.add_comment(frame.at, &comment);
                for nag in nags {
                    self.tree.add_nag(frame.at, nag);
                }
            }
        }
        frame.broken = None;
    }

    fn end(&mut self, place: Place, result: GameResult) {
        self.finish(place.offset);
        let open = self.result.is_none_or(|first| first == GameResult::Open);
        self.result = if open { Some(result) } else { self.result };
    }

    /// Ends all lines.
    fn finish(&mut self, offset: usize) {
        if self.is_over {
            return;
        }
        self.is_over = true;
        while self.frames.len() > 1 {
            self.close(offset);
        }
        self.end_line(offset);
    }
}

/// Keeps the first complaints of many, with a last one that counts the others.
fn shorten(told: &mut Vec<Complaint>, end: Place) {
    if let Some(more) = told.len().checked_sub(MOST_TOLD).filter(|&more| more > 0) {
        told.truncate(MOST_TOLD);
        told.push(Complaint { place: end, text: format!("{more} more of this kind in this game") });
    }
}

/// The beginning of a long text.
fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_owned(),
    }
}

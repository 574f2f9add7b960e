//! The pieces of one game as its reader tells them, kept until it is known what is played.

use std::borrow::Cow;

use super::{GameResult, Place, Reader, Unreadable, Visitor};

/// A piece of the body of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Event<'t> {
    /// A move number, and whether it says that the other side is to move.
    Number(bool),
    Word(&'t str),
    Comment(&'t str),
    Nag(u16),
    Open,
    Close,
    Setup(&'t str),
    Result(GameResult),
    Unread(&'t str, Unreadable),
}

/// A game not yet understood.
pub(super) struct GameText<'t> {
    pub(super) text: &'t str,
    pub(super) begin: Place,
    pub(super) end: Place,
    pub(super) tags: Vec<(Place, &'t str, Cow<'t, str>)>,
    pub(super) events: Vec<(Place, Event<'t>)>,
}

impl<'t> GameText<'t> {
    /// The next game of the reader.
    pub(super) fn next(reader: &mut Reader<'t>, text: &'t str) -> Option<Self> {
        let mut game = Self::empty(text);
        reader.next_game(&mut game).then_some(game)
    }

    /// A game of which nothing has been told.
    pub(super) fn empty(text: &'t str) -> Self {
        let begin = Place { offset: 0, line: 1, column: 1 };
        Self { text, begin, end: begin, tags: Vec::new(), events: Vec::new() }
    }

    pub(super) fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(_, tag, _)| *tag == name).map(|(_, _, value)| value.as_ref())
    }

    /// How many moves it has, those of variations too.
    pub(super) fn words(&self) -> usize {
        self.events.iter().filter(|(_, event)| matches!(event, Event::Word(_))).count()
    }

    /// The moves of the main line, up to where another position or text that cannot be read comes between.
    pub(super) fn main_words(&self) -> impl Iterator<Item = &'t str> {
        main_words(&self.events)
    }
}

/// The moves of the line that the events begin with, those of variations left out.
pub(super) fn main_words<'t>(events: &[(Place, Event<'t>)]) -> impl Iterator<Item = &'t str> {
    let mut depth = 0_usize;
    events
        .iter()
        .map_while(move |&(_, event)| {
            match event {
                Event::Open => depth += 1,
                Event::Close if depth == 0 => return None,
                Event::Close => depth -= 1,
                Event::Setup(_) | Event::Unread(..) | Event::Result(_) if depth == 0 => return None,
                Event::Word(word) if depth == 0 => return Some(Some(word)),
                _ => {}
            }
            Some(None)
        })
        .flatten()
}

impl<'t> Visitor<'t> for GameText<'t> {
    fn begin_game(&mut self, place: Place) {
        self.begin = place;
    }

    fn tag(&mut self, place: Place, name: &'t str, value: Cow<'t, str>) {
        self.tags.push((place, name, value));
    }

    fn number(&mut self, place: Place, _: Option<u32>, dots: usize) {
        self.events.push((place, Event::Number(dots > 2)));
    }

    fn word(&mut self, place: Place, text: &'t str) {
        self.events.push((place, Event::Word(text)));
    }

    fn comment(&mut self, place: Place, text: &'t str) {
        self.events.push((place, Event::Comment(text)));
    }

    fn directive(&mut self, place: Place, text: &'t str) {
        self.events.push((place, Event::Comment(text)));
    }

    fn nag(&mut self, place: Place, nag: u16) {
        self.events.push((place, Event::Nag(nag)));
    }

    fn begin_variation(&mut self, place: Place) {
        self.events.push((place, Event::Open));
    }

    fn end_variation(&mut self, place: Place) {
        self.events.push((place, Event::Close));
    }

    fn setup(&mut self, place: Place, fen: &'t str) {
        self.events.push((place, Event::Setup(fen)));
    }

    fn result(&mut self, place: Place, result: GameResult) {
        self.events.push((place, Event::Result(result)));
    }

    fn unreadable(&mut self, place: Place, text: &'t str, why: Unreadable) {
        self.events.push((place, Event::Unread(text, why)));
    }

    fn end_game(&mut self, place: Place) {
        self.end = place;
    }
}

//! A game as a page of its own: board, moves with variations and comments, and keys to walk through them. The page
//! needs nothing but itself; the script only shows what stands in it.

use damier_rules::{Color, Diagram};

use super::svg::{Board, Look};
use super::{escaped, piece};
use crate::notation;
use crate::pdn::{Action, Cursor, GameRecord, NodeId, Remark, SIGNS, Scribe, read_remarks, walk};

const PAGE: &str = include_str!("replay.html");

/// The page of a game.
#[must_use]
pub fn html(record: &GameRecord, look: &Look) -> String {
    let mut page = Page { record, text: String::new(), stops: Vec::new(), look };
    page.write();
    let tag = |name: &str, missing: &str| escaped(record.tags.get(name).unwrap_or(missing));
    let (white, black) = (tag("White", "White"), tag("Black", "Black"));
    let title = format!("{white} – {black}");
    let about: Vec<_> = ["Event", "Site", "Date", "Round"].iter().map(|name| tag(name, "")).collect();
    let about: Vec<_> = about.into_iter().filter(|value| !value.is_empty()).collect();
    let variant = record.kind.variant;
    let board =
        Board::new(variant, Look { last: None, circles: Vec::new(), arrows: Vec::new(), ..look.clone() });
    let corners: Vec<_> = variant.variant().shape().squares().map(|square| board.corner(square)).collect();
    let corners: Vec<_> = corners.iter().map(|(x, y)| format!("[{x},{y}]")).collect();
    // One pass over the page, so that no text of the game is taken for a place to fill.
    let fill = |name: &str| match name {
        "TITLE" => title.clone(),
        "ABOUT" => about.join(" · "),
        "KIND" => escaped(&record.kind.to_string()),
        "RESULT" => record.result.word(record.kind).to_owned(),
        "SIDE" => board.side().to_string(),
        "SYMBOLS" => piece::symbols(),
        "GROUND" => board.ground(),
        "NAMES" => board.names(),
        "MOVES" => page.text.clone(),
        "CORNERS" => corners.join(","),
        "STOPS" => page.stops.join(",\n"),
        other => other.to_owned(),
    };
    let mut text = String::new();
    for (index, part) in PAGE.split("@@").enumerate() {
        if index % 2 == 0 { text += part } else { text += &fill(part) }
    }
    text
}

/// A page under way: the moves as markup, and where they lead as data for the script.
struct Page<'r> {
    record: &'r GameRecord,
    text: String,
    stops: Vec<String>,
    look: &'r Look,
}

impl Page<'_> {
    fn write(&mut self) {
        let root = self.record.tree.root();
        self.stops.push(self.stop(&self.record.start, None, root, &[]));
        let mut start = Cursor::start(self.record, 0);
        self.comment(self.record.tree.node(root).comment(), &mut start);
        walk(&self.record.tree, start, self);
    }
}

/// The place of a cursor is the stop that it stands at.
impl Scribe<usize> for Page<'_> {
    fn open(&mut self) {
        self.text += "<span class=\"variation\">(";
    }

    fn close(&mut self) {
        self.text.truncate(self.text.trim_end().len());
        self.text += ")</span> ";
    }

    fn node(&mut self, id: NodeId, cursor: &mut Cursor<usize>) {
        let (kind, node) = (self.record.kind, self.record.tree.node(id));
        self.comment(node.comment_before(), cursor);
        let (written, after, squares) = match node.action() {
            Action::Move(route) => {
                let legal = cursor.diagram.moves(kind).unwrap_or_default();
                let written = notation::short(kind, route, &legal);
                (written, cursor.diagram.after(kind, route), vec![route.from(), route.to()])
            }
            Action::Pass => (String::from("…"), crate::pdn::passed(&cursor.diagram), Vec::new()),
            Action::Setup(diagram) => (String::from("⊞"), diagram.clone(), Vec::new()),
            Action::Start => return,
            Action::Unread(text) => {
                self.text += &format!("<span class=\"unread\">{}</span> ", escaped(text));
                return;
            }
        };
        if let Some((number, begins)) = cursor.step(kind, after) {
            let dots = if begins { "." } else { "…" };
            self.text += &format!("<span class=\"number\">{number}{dots}</span> ");
        }
        let squares: Vec<_> = squares.iter().map(|square| square.index()).collect();
        let stop = self.stops.len();
        let signs: String = node.nags().iter().map(|&nag| sign(nag)).collect();
        self.text += &format!("<button data-stop=\"{stop}\">{}{signs}</button> ", escaped(&written));
        self.stops.push(self.stop(&cursor.diagram, Some(cursor.place), id, &squares));
        cursor.place = stop;
        self.comment(node.comment(), cursor);
    }
}

impl Page<'_> {
    /// What the script knows of a position: the board, the stop before it, the squares of the move, marks.
    fn stop(&self, diagram: &Diagram, before: Option<usize>, id: NodeId, squares: &[usize]) -> String {
        let shape = diagram.shape();
        let board: String =
            shape.squares().map(|square| diagram.at(square).map_or('.', piece::letter)).collect();
        let mut look = Look { flipped: self.look.flipped, numbering: self.look.numbering, ..Look::default() };
        for remark in read_remarks(self.record.tree.node(id).comment(), self.record.kind.variant) {
            match remark {
                Remark::Circles(circles) => look.circles.extend(circles),
                Remark::Arrows(arrows) => look.arrows.extend(arrows),
                _ => {}
            }
        }
        let marks = Board::new(self.record.kind.variant, look).marks().replace('"', "'");
        let turn = if diagram.turn == Color::White { 'w' } else { 'b' };
        let before = before.map_or("null".to_owned(), |before| before.to_string());
        format!("[\"{board}\",{before},{squares:?},\"{turn}\",\"{marks}\"]")
    }

    /// A comment: words, and times as words; marks are drawn.
    fn comment(&mut self, comment: &str, cursor: &mut Cursor<usize>) {
        let mut words = String::new();
        let mut times = String::new();
        for remark in read_remarks(comment, self.record.kind.variant) {
            match &remark {
                Remark::Text(text) => {
                    words += " ";
                    words += text;
                }
                Remark::Time(..) | Remark::Clocks(_) => {
                    let written = crate::pdn::write_remarks(&[remark], self.record.kind.variant);
                    let value =
                        written.trim_matches(['[', ']']).split_once(' ').map_or("", |(_, value)| value);
                    times += &format!("<span class=\"time\">{}</span> ", escaped(value));
                }
                _ => {}
            }
        }
        self.text += &times;
        if !words.is_empty() {
            self.text += &format!("<span class=\"comment\">{}</span> ", escaped(words.trim()));
            cursor.is_new = true;
        }
    }
}

/// A sign after a move as people write it.
fn sign(nag: u16) -> String {
    match SIGNS.iter().find(|(number, _)| *number == nag) {
        Some((_, sign)) => (*sign).to_owned(),
        None if nag == 7 => "□".to_owned(),
        None => format!(" ${nag}"),
    }
}

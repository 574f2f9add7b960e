//! Writing PDN: one form for each game.

use damier_rules::{Color, Diagram, Game, GameKind};

use super::lines::Lines;
use super::record::passed;
use super::tags::{SEVEN, unknown};
use super::walk::{Cursor, Scribe, walk};
use super::{Action, GameRecord, NodeId, Tree, game_type, tag_text};
use crate::{fen, notation};

/// Writes a game: the customary tags, what is played and from where, the other tags, the moves in their short form
/// in lines of 80 characters, the result.
///
/// ```
/// use damier_record::pdn::{GameRecord, write};
/// use damier_rules::{GameKind, VariantId};
///
/// let text = write(&GameRecord::new(GameKind::new(VariantId::Russian)));
/// assert!(text.ends_with("[Result \"*\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n*\n"));
/// ```
#[must_use]
pub fn write(record: &GameRecord) -> String {
    let mut text = head(record);
    text.push('\n');
    text.push_str(&body(record));
    text
}

/// Writes games, an empty line between two of them.
#[must_use]
pub fn write_games<'r>(records: impl IntoIterator<Item = &'r GameRecord>) -> String {
    let texts: Vec<_> = records.into_iter().map(write).collect();
    texts.join("\n")
}

fn head(record: &GameRecord) -> String {
    let mut text = String::new();
    let mut put = |name: &str, value: &str| text.push_str(&tag_text::write(name, value));
    let tags = &record.tags;
    for name in SEVEN {
        let fallback = if name == "Result" { record.result.word(record.kind) } else { unknown(name) };
        if tags.get(name).is_none() {
            put(name, fallback);
        }
        tags.iter().filter(|(tag, _)| *tag == name).for_each(|(name, value)| put(name, value));
    }
    let kind = game_type::write(record.kind, tags.get("GameType"));
    text.push_str(&kind);
    let mut put = |name: &str, value: &str| text.push_str(&tag_text::write(name, value));
    if record.is_set_up() {
        put("FEN", &fen::write(&record.start, record.kind.variant));
        let usual = Game::from_diagram(record.kind, record.start.clone()).map(|game| game.start_counters());
        if usual != Ok(record.counters) {
            put("Counters", &record.counters.to_string());
        }
    }
    let is_written =
        |name: &str| SEVEN.contains(&name) || name == "GameType" || kind.contains(&format!("[{name} "));
    tags.iter().filter(|(name, _)| !is_written(name)).for_each(|(name, value)| put(name, value));
    text
}

fn body(record: &GameRecord) -> String {
    let mut writer = Writer { kind: record.kind, tree: &record.tree, lines: Lines::default() };
    let mut cursor = Cursor::start(record, ());
    writer.marks(record.tree.root(), &mut cursor);
    walk(&record.tree, cursor, &mut writer);
    writer.lines.word(record.result.word(record.kind));
    writer.lines.finish()
}

struct Writer<'r> {
    kind: GameKind,
    tree: &'r Tree,
    lines: Lines,
}

impl Scribe<()> for Writer<'_> {
    fn open(&mut self) {
        self.lines.open();
    }

    fn close(&mut self) {
        self.lines.close();
    }

    fn node(&mut self, id: NodeId, cursor: &mut Cursor<()>) {
        let node = self.tree.node(id);
        if !node.comment_before().is_empty() {
            self.lines.words('{', node.comment_before(), '}');
            cursor.is_new = true;
        }
        match node.action() {
            Action::Start => {}
            Action::Move(route) => {
                // Only a capture can be open, and only then the other moves matter.
                let legal = match route.is_capture() {
                    true => cursor.diagram.moves(self.kind).unwrap_or_default(),
                    false => Vec::new(),
                };
                let after = cursor.diagram.after(self.kind, route);
                self.step(cursor, &notation::short(self.kind, route, &legal), after);
            }
            Action::Pass => {
                let after = passed(&cursor.diagram);
                let side = if after.turn == Color::White { 'W' } else { 'B' };
                self.step(cursor, &format!("/FEN \"{side}::\"/"), after);
            }
            Action::Setup(diagram) => {
                self.lines.word(&format!("/FEN \"{}\"/", fen::write(diagram, self.kind.variant)));
                cursor.diagram = diagram.clone();
                cursor.is_new = true;
            }
            Action::Unread(text) => self.lines.verbatim(text),
        }
        self.marks(id, cursor);
    }
}

impl Writer<'_> {
    /// Writes a move with the number where it needs one.
    fn step(&mut self, cursor: &mut Cursor<()>, text: &str, after: Diagram) {
        match cursor.step(self.kind, after) {
            Some((number, true)) => self.lines.word(&format!("{number}. {text}")),
            Some((number, false)) => self.lines.word(&format!("{number}... {text}")),
            None => self.lines.word(text),
        }
    }

    /// Writes what stands behind a move.
    fn marks(&mut self, id: NodeId, cursor: &mut Cursor<()>) {
        let node = self.tree.node(id);
        for nag in node.nags() {
            self.lines.word(&format!("${nag}"));
        }
        if !node.comment().is_empty() {
            self.lines.words('{', node.comment(), '}');
            cursor.is_new = true;
        }
    }
}

//! Writing PDN: one form for each game.

use damier_rules::{Color, Diagram, Game, GameKind};

use super::lines::Lines;
use super::record::passed;
use super::tags::{SEVEN, unknown};
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
    let root = record.tree.root();
    let mut cursor = Cursor { at: root, diagram: record.start.clone(), number: 1, is_new: true };
    writer.marks(root, &mut cursor);
    writer.write(cursor);
    writer.lines.word(record.result.word(record.kind));
    writer.lines.finish()
}

/// A place in a line under way.
#[derive(Clone)]
struct Cursor {
    at: NodeId,
    diagram: Diagram,
    number: u32,
    /// Whether the next move needs its number, whoever makes it.
    is_new: bool,
}

/// What is still to be written.
enum Task {
    /// The line behind a node.
    Line(Cursor),
    /// A variation that begins with a node.
    Variation(Cursor, NodeId),
    Close,
}

struct Writer<'r> {
    kind: GameKind,
    tree: &'r Tree,
    lines: Lines,
}

impl Writer<'_> {
    fn write(&mut self, start: Cursor) {
        let mut tasks = vec![Task::Line(start)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Close => self.lines.close(),
                Task::Variation(mut cursor, id) => {
                    self.lines.open();
                    cursor.is_new = true;
                    self.node(id, &mut cursor);
                    tasks.push(Task::Line(cursor));
                }
                Task::Line(cursor) => self.line(cursor, &mut tasks),
            }
        }
    }

    /// Writes a line up to its first variations.
    fn line(&mut self, mut cursor: Cursor, tasks: &mut Vec<Task>) {
        while let [main, variations @ ..] = self.tree.node(cursor.at).children() {
            if variations.is_empty() {
                self.node(*main, &mut cursor);
                continue;
            }
            let before = cursor.clone();
            self.node(*main, &mut cursor);
            cursor.is_new = true;
            tasks.push(Task::Line(cursor));
            for &id in variations.iter().rev() {
                tasks.push(Task::Close);
                tasks.push(Task::Variation(before.clone(), id));
            }
            return;
        }
    }

    /// Writes a node and moves the cursor to it.
    fn node(&mut self, id: NodeId, cursor: &mut Cursor) {
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
        cursor.at = id;
        self.marks(id, cursor);
    }

    /// Writes a move with the number where it needs one.
    fn step(&mut self, cursor: &mut Cursor, text: &str, after: Diagram) {
        let begins = cursor.diagram.turn == self.kind.variant.variant().first;
        match (begins, cursor.is_new) {
            (true, _) => self.lines.word(&format!("{}. {text}", cursor.number)),
            (false, true) => self.lines.word(&format!("{}... {text}", cursor.number)),
            (false, false) => self.lines.word(text),
        }
        cursor.number += u32::from(!begins);
        cursor.is_new = false;
        cursor.diagram = after;
    }

    /// Writes what stands behind a move.
    fn marks(&mut self, id: NodeId, cursor: &mut Cursor) {
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

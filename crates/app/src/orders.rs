//! What comments of a PDN file tell programs: `[%capture optional]` where the capture rule changes, and
//! `[%clock w0:04:10 b0:03:59]`, what the clocks show, as PDN 3.0 has it.

use std::collections::BTreeMap;

use core::time::Duration;

use damier_record::pdn::{ClockFace, GameRecord, NodeId, read_faces, write_faces};
use damier_rules::{Color, GameKind};

use crate::line::with_other_capture_rule;

/// What was found.
pub(crate) struct Orders {
    /// The kind of game that the start is played by, if it is not the one that the tags name.
    pub(crate) start: Option<GameKind>,
    /// Where the rule changes.
    pub(crate) rules: BTreeMap<NodeId, GameKind>,
    /// White's and Black's clock.
    pub(crate) clocks: BTreeMap<NodeId, [Duration; 2]>,
}

/// All nodes of a tree.
fn nodes(record: &GameRecord) -> Vec<NodeId> {
    let mut found = vec![record.tree.root()];
    let mut next = 0;
    while let Some(&id) = found.get(next) {
        found.extend(record.tree.node(id).children());
        next += 1;
    }
    found
}

/// The kind of game with that capture rule.
fn kind_by(kind: GameKind, rule: &str) -> Option<GameKind> {
    let optional = match rule {
        "optional" => true,
        "compulsory" => false,
        _ => return None,
    };
    if kind.rules().spec().optional == optional { Some(kind) } else { with_other_capture_rule(kind) }
}

/// Takes the orders out of the comments; all else in these stays.
pub(crate) fn take(record: &mut GameRecord) -> Orders {
    let (mut rules, mut clocks) = (BTreeMap::new(), BTreeMap::new());
    for id in nodes(record) {
        let mut comment = record.tree.node(id).comment().to_owned();
        if !comment.contains("[%") {
            continue;
        }
        if let Some(kind) = cut(&mut comment, "capture", |rule| kind_by(record.kind, rule)) {
            rules.insert(id, kind);
        }
        if let Some(times) = cut(&mut comment, "clock", read_clocks) {
            clocks.insert(id, times);
        }
        record.tree.set_comment(id, &comment);
    }
    let start = rules.remove(&record.tree.root());
    Orders { start, rules, clocks }
}

/// Cuts an order out of a comment if it can be understood.
fn cut<T>(comment: &mut String, name: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let opening = format!("[%{name} ");
    let from = comment.find(&opening)?;
    let length = comment[from..].find(']')?;
    let value = read(comment[from + opening.len()..from + length].trim())?;
    comment.replace_range(from..=from + length, "");
    Some(value)
}

fn read_clocks(text: &str) -> Option<[Duration; 2]> {
    let faces = read_faces(text)?;
    let of = |color| Some(faces.iter().find(|face| face.color == color)?.left);
    Some([of(Color::White)?, of(Color::Black)?])
}

fn write_clocks([white, black]: [Duration; 2]) -> String {
    let face = |color, left| ClockFace { color, left, runs: false };
    write_faces(&[face(Color::White, white), face(Color::Black, black)])
}

/// Puts the orders among the comments. A game in which the rule changes is written as one with optional capture,
/// for by that rule all its moves are legal; where the others hold is told in the comments.
pub(crate) fn put(
    record: &mut GameRecord,
    root: NodeId,
    rules: &BTreeMap<NodeId, GameKind>,
    clocks: &BTreeMap<NodeId, [Duration; 2]>,
) {
    let mut orders: BTreeMap<NodeId, String> = BTreeMap::new();
    let rule_of = |kind: GameKind| if kind.rules().spec().optional { "optional" } else { "compulsory" };
    if !rules.is_empty() {
        orders.insert(root, format!("[%capture {}]", rule_of(record.kind)));
        record.kind = kind_by(record.kind, "optional").unwrap_or(record.kind);
    }
    for (&id, &kind) in rules {
        // A change before the first move is the rule that the game begins with.
        orders.insert(id, format!("[%capture {}]", rule_of(kind)));
    }
    for (&id, &times) in clocks {
        let order = format!("[%clock {}]", write_clocks(times));
        orders.entry(id).or_default().push_str(&order);
    }
    for (id, order) in orders {
        let comment = format!("{} {order}", record.tree.node(id).comment());
        record.tree.set_comment(id, &comment);
    }
}

//! Walking through a game in the order in which it is written: the moves of a line, and behind each move the
//! variations that replace it. However deep they are, nothing recurs.

use damier_rules::{Diagram, GameKind};

use super::{GameRecord, NodeId, Tree};

/// A place in a line under way.
#[derive(Clone)]
pub(crate) struct Cursor<P> {
    pub(crate) diagram: Diagram,
    /// The number of the next move.
    pub(crate) number: u32,
    /// Whether the next move needs its number, whoever makes it.
    pub(crate) is_new: bool,
    /// What else is to be known of the place.
    pub(crate) place: P,
}

impl<P> Cursor<P> {
    /// The start of a game.
    pub(crate) fn start(record: &GameRecord, place: P) -> Self {
        Self { diagram: record.start.clone(), number: 1, is_new: true, place }
    }

    /// Goes on to another position. Gives the number to be written before the move, if it needs one, and whether the
    /// side moves that begins.
    pub(crate) fn step(&mut self, kind: GameKind, after: Diagram) -> Option<(u32, bool)> {
        let begins = self.diagram.turn == kind.variant.variant().first;
        let written = (begins || self.is_new).then_some((self.number, begins));
        self.number += u32::from(!begins);
        self.is_new = false;
        self.diagram = after;
        written
    }
}

/// Who writes a game down.
pub(crate) trait Scribe<P> {
    /// Writes a node and moves the cursor to it.
    fn node(&mut self, id: NodeId, cursor: &mut Cursor<P>);
    /// A variation begins.
    fn open(&mut self);
    /// A variation ends.
    fn close(&mut self);
}

/// What is still to be written.
enum Task<P> {
    /// The line behind a node.
    Line(NodeId, Cursor<P>),
    /// A variation that begins with a node.
    Variation(NodeId, Cursor<P>),
    Close,
}

/// Has all that stands behind the root written.
pub(crate) fn walk<P: Clone>(tree: &Tree, start: Cursor<P>, scribe: &mut impl Scribe<P>) {
    let mut tasks = vec![Task::Line(tree.root(), start)];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Close => scribe.close(),
            Task::Variation(id, mut cursor) => {
                scribe.open();
                cursor.is_new = true;
                scribe.node(id, &mut cursor);
                tasks.push(Task::Line(id, cursor));
            }
            Task::Line(id, cursor) => line(tree, id, cursor, scribe, &mut tasks),
        }
    }
}

/// Has a line written up to its first variations.
fn line<P: Clone>(
    tree: &Tree,
    mut at: NodeId,
    mut cursor: Cursor<P>,
    scribe: &mut impl Scribe<P>,
    tasks: &mut Vec<Task<P>>,
) {
    while let [main, variations @ ..] = tree.node(at).children() {
        at = *main;
        if variations.is_empty() {
            scribe.node(at, &mut cursor);
            continue;
        }
        let before = cursor.clone();
        scribe.node(at, &mut cursor);
        cursor.is_new = true;
        tasks.push(Task::Line(at, cursor));
        for &id in variations.iter().rev() {
            tasks.push(Task::Close);
            tasks.push(Task::Variation(id, before.clone()));
        }
        return;
    }
}

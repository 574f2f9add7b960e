//! The game with its variations: the tree that a file keeps, how its moves are written, where the capture rule
//! changes, and what the clocks showed.

use std::collections::BTreeMap;

use core::time::Duration;

use damier_record::notation;
use damier_record::pdn::{Action, GameRecord, NodeId, Tree};
use damier_rules::{Game, GameKind, Route};

use crate::line::{Line, with_other_capture_rule};
use crate::orders::{self, Orders};

/// A game with all that was tried in it.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// Tags, start and moves; its kind is that of the start.
    pub(crate) record: GameRecord,
    /// The node where the line of play begins: the start, or the last position that a file sets up.
    pub(crate) root: NodeId,
    /// The moves as they are written.
    texts: BTreeMap<NodeId, String>,
    /// Where another capture rule comes into force, and by what kind of game it goes on.
    rules: BTreeMap<NodeId, GameKind>,
    /// What White's and Black's clock showed after a move.
    pub(crate) clocks: BTreeMap<NodeId, [Duration; 2]>,
}

impl Story {
    /// A game that was played, and its line.
    pub(crate) fn of(game: &Game) -> (Self, Line) {
        Self::read(GameRecord::from_game(game))
    }

    /// A game that was read, and its main line as far as it can be played.
    pub(crate) fn read(mut record: GameRecord) -> (Self, Line) {
        let resets = |id: &NodeId| matches!(record.tree.node(*id).action(), Action::Setup(_) | Action::Pass);
        let root = record.tree.main_line().filter(resets).last().unwrap_or(record.tree.root());
        let Orders { start, rules, clocks } = orders::take(&mut record);
        record.kind = start.unwrap_or(record.kind);
        let mut story = Self { record, root, texts: BTreeMap::new(), rules, clocks };
        story.write_down();
        let main: Vec<_> = std::iter::successors(Some(root), |&id| story.record.tree.next(id)).collect();
        let line = story.line_to(main[main.len() - 1]);
        (story, line)
    }

    /// Writes every move that can be reached.
    fn write_down(&mut self) {
        let start = self.start();
        let mut open = vec![(self.root, start.diagram().clone(), start.kind())];
        while let Some((id, diagram, kind)) = open.pop() {
            let kind = self.rules.get(&id).copied().unwrap_or(kind);
            let Ok(legal) = diagram.moves(kind) else { continue };
            for &child in self.record.tree.node(id).children() {
                let Some(route) = self.record.tree.node(child).route() else { continue };
                if legal.iter().any(|other| other.same_move(route)) {
                    self.texts.insert(child, notation::short(kind, route, &legal));
                    open.push((child, diagram.after(kind, route), kind));
                }
            }
        }
    }

    /// The game at the root, in which nothing has been played.
    fn start(&self) -> Game {
        self.record.game_at(self.root)
    }

    pub(crate) fn tree(&self) -> &Tree {
        &self.record.tree
    }

    /// How a move is written; `None` for what cannot be played.
    pub(crate) fn text(&self, id: NodeId) -> Option<&str> {
        self.texts.get(&id).map(String::as_str)
    }

    /// The variations behind a node that can be played, the main line first.
    pub(crate) fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        self.tree().node(id).children().iter().copied().filter(|child| self.texts.contains_key(child))
    }

    /// The line from the root to a node.
    pub(crate) fn line_to(&self, id: NodeId) -> Line {
        let mut line = Line::new(self.start());
        if let Some(&kind) = self.rules.get(&self.root) {
            line.change_rules(kind);
        }
        for node in self.tree().path(id) {
            let Some(route) = self.tree().node(node).route().filter(|_| node > self.root) else { continue };
            if !self.texts.contains_key(&node) || line.play(route).is_err() {
                break;
            }
            line.nodes.push(node);
            self.follow_rule(&mut line, node);
        }
        line
    }

    /// The line to a node and on from there.
    pub(crate) fn line_through(&self, id: NodeId) -> Line {
        let last = std::iter::successors(Some(id), |&id| self.children(id).next()).last();
        self.line_to(last.unwrap_or(id))
    }

    /// The node that a line has come to.
    pub(crate) fn end_of(&self, line: &Line) -> NodeId {
        line.nodes.last().copied().unwrap_or(self.root)
    }

    /// Adds a move behind a line that has just made it, and makes it the main line there.
    pub(crate) fn add(&mut self, line: &mut Line, route: &Route, text: String) {
        let parent = self.end_of(line);
        let node = self.record.tree.add_move(parent, route);
        while self.record.tree.promote(node) {}
        self.texts.insert(node, text);
        line.nodes.push(node);
        self.follow_rule(line, node);
    }

    fn follow_rule(&self, line: &mut Line, node: NodeId) {
        if let Some(&kind) = self.rules.get(&node) {
            line.change_rules(kind);
        }
    }

    /// Lets the line go on by the other capture rule. What was tried by the old one stays.
    pub(crate) fn change_rule(&mut self, line: &mut Line) -> bool {
        let Some(kind) = with_other_capture_rule(line.kind()) else { return false };
        let end = self.end_of(line);
        line.change_rules(kind);
        let before = line.played().len().checked_sub(1).map_or(self.record.kind, |ply| line.kind_at(ply));
        if before == kind {
            self.rules.remove(&end);
        } else {
            self.rules.insert(end, kind);
        }
        true
    }

    /// Takes a move out with all behind it, unless somebody has worked on what is there.
    pub(crate) fn forget(&mut self, id: NodeId) {
        let tree = self.tree();
        let chain = || std::iter::successors(Some(id), |&id| tree.next(id));
        let bare = chain().all(|id| {
            let node = tree.node(id);
            node.children().len() < 2 && node.comment().is_empty() && node.nags().is_empty()
        });
        if bare {
            chain().collect::<Vec<_>>().iter().for_each(|id| drop(self.texts.remove(id)));
            self.record.tree.delete(id);
        }
    }

    /// Whether nothing but its moves is to be told of a line.
    pub(crate) fn is_plain(&self, line: &Line) -> bool {
        let bare = |&id: &NodeId| {
            let node = self.tree().node(id);
            node.children().len() < 2 && node.comment().is_empty() && node.nags().is_empty()
        };
        std::iter::once(&self.root).chain(&line.nodes).all(bare)
    }

    /// The game as files keep it, with its orders among the comments.
    pub(crate) fn to_record(&self) -> GameRecord {
        let mut record = self.record.clone();
        orders::put(&mut record, self.root, &self.rules, &self.clocks);
        record
    }
}

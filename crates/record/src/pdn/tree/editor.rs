//! A tree under edit, with undo and redo. A change of a tree changes the contents of few nodes and takes no node out
//! of memory, so the way back is to put the old contents in again.

use damier_rules::{Diagram, Route};

use super::{Node, NodeId, Tree};

/// A change of a tree. It names nodes of that tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Adds a move behind a node, where it must be legal; see [`Tree::add_move`].
    Move(NodeId, Route),
    /// Adds another position behind a node; see [`Tree::set_up`].
    SetUp(NodeId, Diagram),
    /// Adds a passed turn behind a node.
    Pass(NodeId),
    /// Moves a variation one place up.
    Promote(NodeId),
    /// Makes a node part of the main line, with all that leads to it.
    MakeMain(NodeId),
    /// Moves a line one place down.
    Demote(NodeId),
    /// Takes a node out, with all behind it.
    Delete(NodeId),
    /// Changes the comment after a move; an empty one takes it away.
    Comment(NodeId, String),
    /// Changes the comment before a move.
    CommentBefore(NodeId, String),
    /// Adds a sign to a move.
    AddNag(NodeId, u16),
    /// Takes a sign from a move.
    RemoveNag(NodeId, u16),
}

/// The nodes that an edit changed, as they were on the other side of it.
#[derive(Clone, Debug)]
struct Change {
    nodes: Vec<(NodeId, Node)>,
    /// Where a reader of the tree stands before and after it.
    from: NodeId,
    to: NodeId,
}

/// A tree with the edits that led to it.
///
/// ```
/// use damier_record::pdn::{self, Edit, Editor};
///
/// let game = pdn::read("[GameType \"20\"] 1. 32-28 18-23 (1... 17-21) 2. 38-32 *", None).remove(0);
/// let mut editor = Editor::new(game.record.tree);
/// let first = editor.tree().main_line().next().expect("the game has moves");
/// let variation = editor.tree().node(first).children()[1];
/// editor.edit(&Edit::Promote(variation));
/// assert_eq!(editor.tree().main_line().count(), 2);
/// assert_eq!(editor.undo(), Some(variation));
/// assert_eq!(editor.tree().main_line().count(), 3);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Editor {
    tree: Tree,
    done: Vec<Change>,
    undone: Vec<Change>,
}

impl Edit {
    /// The node that it names.
    #[must_use]
    pub fn node(&self) -> NodeId {
        let (Self::Move(id, _)
        | Self::SetUp(id, _)
        | Self::Pass(id)
        | Self::Promote(id)
        | Self::MakeMain(id)
        | Self::Demote(id)
        | Self::Delete(id)
        | Self::Comment(id, _)
        | Self::CommentBefore(id, _)
        | Self::AddNag(id, _)
        | Self::RemoveNag(id, _)) = self;
        *id
    }
}

impl Editor {
    /// A tree that nobody has edited yet.
    #[must_use]
    pub fn new(tree: Tree) -> Self {
        Self { tree, done: Vec::new(), undone: Vec::new() }
    }

    /// The tree as it stands.
    #[must_use]
    pub fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The tree alone; the edits are forgotten.
    #[must_use]
    pub fn into_tree(self) -> Tree {
        self.tree
    }

    /// Changes the tree, and gives the node that the change is about: one that was added or changed, or the one
    /// before a line that was taken out. What was undone cannot be done again then, unless nothing changed.
    ///
    /// # Panics
    /// If the edit names a node of another tree.
    pub fn edit(&mut self, edit: &Edit) -> NodeId {
        let nodes = self.touched(edit).into_iter().map(|id| (id, self.tree.node(id).clone())).collect();
        let from = edit.node();
        let to = self.carry_out(edit);
        let change = Change { nodes, from, to };
        if change.nodes.iter().any(|(id, old)| !old.shows_same(self.tree.node(*id))) {
            self.done.push(change);
            self.undone.clear();
        }
        to
    }

    /// Takes the last edit back; gives the node that it was about, `None` if there is no edit left.
    pub fn undo(&mut self) -> Option<NodeId> {
        let mut change = self.done.pop()?;
        self.swap(&mut change);
        let from = change.from;
        self.undone.push(change);
        Some(from)
    }

    /// Does again what was undone last.
    pub fn redo(&mut self) -> Option<NodeId> {
        let mut change = self.undone.pop()?;
        self.swap(&mut change);
        let to = change.to;
        self.done.push(change);
        Some(to)
    }

    /// Whether there is an edit to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is one to do again.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    fn swap(&mut self, change: &mut Change) {
        for (id, node) in &mut change.nodes {
            std::mem::swap(self.tree.node_mut(*id), node);
        }
    }

    /// The nodes whose contents an edit may change.
    fn touched(&self, edit: &Edit) -> Vec<NodeId> {
        let id = edit.node();
        let parent = |id: NodeId| self.tree.node(id).parent();
        match edit {
            Edit::Promote(_) | Edit::Demote(_) => parent(id).into_iter().collect(),
            Edit::MakeMain(_) => std::iter::successors(parent(id), |&id| parent(id)).collect(),
            Edit::Delete(_) => parent(id)
                .into_iter()
                .flat_map(|id| std::iter::once(id).chain(self.tree.node(id).children().iter().copied()))
                .collect(),
            _ => vec![id],
        }
    }

    /// Changes the tree; gives the node that the edit is about then.
    fn carry_out(&mut self, edit: &Edit) -> NodeId {
        let tree = &mut self.tree;
        let id = edit.node();
        match edit {
            Edit::Move(_, route) => return tree.add_move(id, route),
            Edit::SetUp(_, diagram) => return tree.set_up(id, diagram.clone()),
            Edit::Pass(_) => return tree.pass(id),
            Edit::Delete(_) => return tree.delete(id).unwrap_or(id),
            Edit::Promote(_) => _ = tree.promote(id),
            Edit::MakeMain(_) => tree.make_main(id),
            Edit::Demote(_) => _ = tree.demote(id),
            Edit::Comment(_, text) => tree.set_comment(id, text),
            Edit::CommentBefore(_, text) => tree.set_comment_before(id, text),
            Edit::AddNag(_, nag) => tree.add_nag(id, *nag),
            Edit::RemoveNag(_, nag) => tree.remove_nag(id, *nag),
        }
        id
    }
}

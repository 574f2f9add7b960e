//! The moves of a game with their variations: nodes in one list, so that no line is too long and none nested too
//! deep.

mod edit;
mod editor;

pub use editor::{Edit, Editor};

use damier_rules::{Diagram, Route};

/// Names a node of a tree.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u32);

/// What leads from a node's parent to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Nothing: the start of the game.
    Start,
    /// A legal move.
    Move(Route),
    /// The side to move passes, or its move is not known.
    Pass,
    /// Another position.
    Setup(Diagram),
    /// The rest of a line that cannot be read, as it stands in the file. It has no children.
    Unread(String),
}

impl Action {
    fn is_unread(&self) -> bool {
        matches!(self, Self::Unread(_))
    }

    /// Whether both lead to the same: the ways of a hand that make one move are not told apart.
    fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Move(route), Self::Move(other)) => route.same_move(other),
            _ => self == other,
        }
    }
}

/// A position of a game, by what led to it.
#[derive(Clone, Debug)]
pub struct Node {
    action: Action,
    parent: Option<NodeId>,
    children: Vec<NodeId>,
    before: String,
    after: String,
    nags: Vec<u16>,
}

impl Node {
    fn new(action: Action, parent: Option<NodeId>) -> Self {
        let (before, after) = (String::new(), String::new());
        Self { action, parent, children: Vec::new(), before, after, nags: Vec::new() }
    }

    /// Whether both hold the same, with the same nodes behind them.
    fn shows_same(&self, other: &Self) -> bool {
        self.children == other.children && self.has_same_contents(other)
    }

    fn has_same_contents(&self, other: &Self) -> bool {
        self.action.is_same(&other.action)
            && self.before == other.before
            && self.after == other.after
            && self.nags == other.nags
    }

    /// What leads here.
    #[must_use]
    pub fn action(&self) -> &Action {
        &self.action
    }

    /// The move that leads here, if one does.
    #[must_use]
    pub fn route(&self) -> Option<&Route> {
        if let Action::Move(route) = &self.action { Some(route) } else { None }
    }

    /// The node before; none for the start.
    #[must_use]
    pub fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The nodes behind: the main line first, then the variations in their order.
    #[must_use]
    pub fn children(&self) -> &[NodeId] {
        &self.children
    }

    /// The comment before the move; empty if there is none. Files keep it apart from the comment after the move
    /// before only where a variation begins or has just ended.
    #[must_use]
    pub fn comment_before(&self) -> &str {
        &self.before
    }

    /// The comment after the move, for the start the one before the first move; empty if there is none.
    #[must_use]
    pub fn comment(&self) -> &str {
        &self.after
    }

    /// The signs after the move by number: 1 is `!`, 7 is forced.
    #[must_use]
    pub fn nags(&self) -> &[u16] {
        &self.nags
    }
}

/// A game tree. Trees are equal if they show the same, however they came about.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::new(Action::Start, None)] }
    }
}

impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        let mut pairs = vec![(self.root(), other.root())];
        while let Some((mine, theirs)) = pairs.pop() {
            let (mine, theirs) = (self.node(mine), other.node(theirs));
            if !mine.has_same_contents(theirs) || mine.children.len() != theirs.children.len() {
                return false;
            }
            pairs.extend(mine.children.iter().copied().zip(theirs.children.iter().copied()));
        }
        true
    }
}

impl Eq for Tree {}

impl Tree {
    /// A tree without moves, with room for so many.
    pub(super) fn with_room(moves: usize) -> Self {
        let mut tree = Self::default();
        tree.nodes.reserve_exact(moves);
        tree
    }

    /// The start of the game.
    #[must_use]
    pub fn root(&self) -> NodeId {
        NodeId(0)
    }

    /// A node.
    ///
    /// # Panics
    /// If it is of another tree.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// The node that the main line goes on with.
    #[must_use]
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).children.first().copied()
    }

    /// The nodes of the main line, without the start.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(self.root()), |&id| self.next(id))
    }

    /// The moves of the main line.
    pub fn main_moves(&self) -> impl Iterator<Item = &Route> {
        self.main_line().filter_map(|id| self.node(id).route())
    }

    /// The nodes from the first move to this one; none for the start.
    #[must_use]
    pub fn path(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<_> = std::iter::successors(Some(id), |&id| self.node(id).parent)
            .filter(|&id| id != self.root())
            .collect();
        path.reverse();
        path
    }

    /// How many moves lead from the start to this node.
    #[must_use]
    pub fn moves(&self, id: NodeId) -> usize {
        self.path(id).iter().filter(|&&id| self.node(id).route().is_some()).count()
    }

    /// Whether a node is still there: that it, and none before it, was taken out.
    #[must_use]
    pub fn contains(&self, id: NodeId) -> bool {
        self.path(id)
            .iter()
            .all(|&id| self.node(id).parent.is_some_and(|parent| self.node(parent).children.contains(&id)))
    }
}

//! Changing a tree.

use damier_rules::{Diagram, Route};

use super::{Action, Node, NodeId, Tree};

impl Tree {
    /// Adds a node as the last variation, as it is. Text that cannot be read stays behind all of them.
    ///
    /// # Panics
    /// If the tree would have more than four thousand million nodes.
    pub(crate) fn push(&mut self, parent: NodeId, action: Action) -> NodeId {
        let id = NodeId(u32::try_from(self.nodes.len()).expect("memory ends before"));
        let is_unread = action.is_unread();
        self.nodes.push(Node::new(action, Some(parent)));
        let children = &self.node(parent).children;
        // Text that cannot be read stands behind all moves, so where it begins is found by halving.
        let at = match is_unread {
            true => children.len(),
            false => children.partition_point(|&child| !self.node(child).action.is_unread()),
        };
        self.node_mut(parent).children.insert(at, id);
        id
    }

    /// Adds a move, which must be legal there: as the main line if there is none, else as the last variation. A move
    /// that is there already is not added again. Gives its node.
    pub fn add_move(&mut self, parent: NodeId, route: &Route) -> NodeId {
        let same = |id: &NodeId| self.node(*id).route().is_some_and(|other| other.same_move(route));
        match self.node(parent).children.iter().copied().find(same) {
            Some(id) => id,
            None => self.push(parent, Action::Move(route.clone())),
        }
    }

    /// Adds another position, as the main line or the last variation. It must be valid for the game. Gives its node.
    pub fn set_up(&mut self, parent: NodeId, diagram: Diagram) -> NodeId {
        self.push(parent, Action::Setup(diagram))
    }

    /// Adds a passed turn in the same way.
    pub fn pass(&mut self, parent: NodeId) -> NodeId {
        self.push(parent, Action::Pass)
    }

    /// Moves a variation one place up, towards the main line. `false` if it is the main line already, or text that
    /// cannot be read: that stays behind all moves.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.shift(id, |place, _| place.checked_sub(1))
    }

    /// Moves a variation, or the main line, one place down. `false` if it is the last already, or the last that can
    /// be read.
    pub fn demote(&mut self, id: NodeId) -> bool {
        self.shift(id, |place, count| Some(place + 1).filter(|&place| place < count))
    }

    /// Makes the node and all before it the main line; the lines in its way move one place down.
    pub fn make_main(&mut self, id: NodeId) {
        for id in self.path(id) {
            while self.promote(id) {}
        }
    }

    /// Swaps a node with the one of its siblings at another place.
    fn shift(&mut self, id: NodeId, other: impl Fn(usize, usize) -> Option<usize>) -> bool {
        let Some(parent) = self.node(id).parent else { return false };
        let siblings = &self.node(parent).children;
        let place = siblings.iter().position(|&sibling| sibling == id);
        let Some((place, other)) = place.and_then(|place| Some((place, other(place, siblings.len())?)))
        else {
            return false;
        };
        if siblings[place.min(other)..=place.max(other)].iter().any(|&id| self.node(id).action.is_unread()) {
            return false;
        }
        self.node_mut(parent).children.swap(place, other);
        true
    }

    /// Takes a node with all behind it out of the tree, and gives the node before it; `None` for the start, which
    /// stays.
    pub fn delete(&mut self, id: NodeId) -> Option<NodeId> {
        let parent = self.node(id).parent?;
        self.node_mut(parent).children.retain(|&child| child != id);
        self.join_unread(parent);
        Some(parent)
    }

    /// Makes one text of what cannot be read behind a node, where no move is left before it: as a file it is one.
    fn join_unread(&mut self, parent: NodeId) {
        let [first, others @ ..] = &self.node(parent).children[..] else { return };
        let (first, others) = (*first, others.to_vec());
        if !self.node(first).action.is_unread() {
            return;
        }
        self.node_mut(parent).children.truncate(1);
        for id in others {
            if let Action::Unread(text) = self.node(id).action.clone() {
                self.extend_unread(first, &format!("({text})"));
            }
        }
    }

    /// Changes the comment after a move; blanks become single, `}` becomes `)`.
    pub fn set_comment(&mut self, id: NodeId, comment: &str) {
        self.node_mut(id).after = clean(comment);
    }

    /// Changes the comment before a move, in the same way.
    pub fn set_comment_before(&mut self, id: NodeId, comment: &str) {
        self.node_mut(id).before = clean(comment);
    }

    /// Adds to the comment after a move.
    pub(crate) fn add_comment(&mut self, id: NodeId, comment: &str) {
        join(&mut self.node_mut(id).after, &clean(comment));
    }

    /// Adds a sign to a move, unless it has it.
    pub fn add_nag(&mut self, id: NodeId, nag: u16) {
        let nags = &mut self.node_mut(id).nags;
        if !nags.contains(&nag) {
            nags.push(nag);
        }
    }

    /// Takes a sign away.
    pub fn remove_nag(&mut self, id: NodeId, nag: u16) {
        self.node_mut(id).nags.retain(|&other| other != nag);
    }

    /// Adds to text that could not be read.
    pub(crate) fn extend_unread(&mut self, id: NodeId, more: &str) {
        if let Action::Unread(text) = &mut self.node_mut(id).action {
            text.push(' ');
            text.push_str(more);
        }
    }
}

/// Adds a text behind another, with a blank between them.
fn join(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

/// A comment as a file can hold it.
fn clean(comment: &str) -> String {
    let words: Vec<_> = comment.split_whitespace().collect();
    words.join(" ").replace('}', ")")
}

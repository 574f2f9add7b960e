//! Perft: the number of move sequences of a length, the usual check of a move generator.

use alloc::vec::Vec;

use crate::diagram::Complaint;
use crate::moves::MoveList;
use crate::position::Position;
use crate::spec::{Rules, Visitor};
use crate::{Diagram, GameKind, Objective, Route};

/// Number of sequences of exactly `depth` moves from a diagram. A finished position contributes nothing
/// beyond its depth; draws are not looked at.
///
/// # Errors
/// The diagram's complaints, if it is not valid.
pub fn perft(kind: GameKind, diagram: &Diagram, depth: u32) -> Result<u64, Vec<Complaint>> {
    struct Count<'a>(GameKind, &'a Diagram, u32);
    impl Visitor for Count<'_> {
        type Output = Result<u64, Vec<Complaint>>;
        fn visit<R: Rules>(self) -> Self::Output {
            let Self(kind, diagram, depth) = self;
            Ok(Perft::<R>::new(kind, depth).count(&Position::new(diagram)?, depth))
        }
    }
    kind.rules().with(Count(kind, diagram, depth))
}

/// As [`perft`], split by the first move.
///
/// # Errors
/// As [`perft`].
pub fn divide(kind: GameKind, diagram: &Diagram, depth: u32) -> Result<Vec<(Route, u64)>, Vec<Complaint>> {
    diagram
        .moves(kind)?
        .into_iter()
        .map(|route| {
            let after = diagram.after(kind, &route);
            Ok((route, perft(kind, &after, depth.saturating_sub(1))?))
        })
        .collect()
}

/// A counter with one move list a ply.
struct Perft<R: Rules> {
    ends_with_king: bool,
    lists: Vec<MoveList<R>>,
}

impl<R: Rules> Perft<R> {
    fn new(kind: GameKind, depth: u32) -> Self {
        Self {
            ends_with_king: kind.objective == Objective::FirstKing,
            lists: (0..=depth).map(|_| MoveList::<R>::with_capacity(64)).collect(),
        }
    }

    fn count(&mut self, position: &Position<R>, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.ends_with_king && position.has_kings() {
            return 0;
        }
        let ply = depth as usize;
        if depth == 1 {
            return position.count_moves(&mut self.lists[ply]);
        }
        let mut list = core::mem::take(&mut self.lists[ply]);
        position.moves_into(&mut list);
        let nodes = list.iter().map(|&mv| self.count(&position.after(mv), depth - 1)).sum();
        self.lists[ply] = list;
        nodes
    }
}

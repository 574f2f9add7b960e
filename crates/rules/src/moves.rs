//! Moves as the search uses them: from, to, captured set. The path is not part of a move.

use alloc::vec::Vec;

use crate::bits::Bits;
use crate::board::Board;
use crate::spec::{BitsOf, Rules};
use crate::{Square, spec};

/// A legal move. Two captures with equal from, to and captured set are one move.
pub struct Move<R: Rules> {
    pub(crate) from: u8,
    pub(crate) to: u8,
    pub(crate) captured: BitsOf<R>,
}

impl<R: Rules> Clone for Move<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Move<R> {}

impl<R: Rules> PartialEq for Move<R> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.from == other.from && self.to == other.to && self.captured == other.captured
    }
}

impl<R: Rules> Eq for Move<R> {}

impl<R: Rules> core::fmt::Debug for Move<R> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let captured: Vec<_> = self.captured().map(Square::index).collect();
        write!(f, "{}→{} taking {captured:?}", self.from().index(), self.to().index())
    }
}

impl<R: Rules> Move<R> {
    /// Where the piece starts.
    #[must_use]
    pub fn from(self) -> Square {
        R::Board::square_of(self.from)
    }

    /// Where it ends; may be where it started.
    #[must_use]
    pub fn to(self) -> Square {
        R::Board::square_of(self.to)
    }

    /// The squares of the pieces taken, in square order.
    pub fn captured(self) -> impl Iterator<Item = Square> {
        R::Board::squares_of(self.captured)
    }

    /// How many pieces it takes.
    #[must_use]
    pub fn captured_count(self) -> u32 {
        self.captured.count()
    }

    /// Whether it takes anything.
    #[must_use]
    #[inline(always)]
    pub fn is_capture(self) -> bool {
        !self.captured.is_empty()
    }

    /// A number that tells this move from the other legal moves of its position in all but freak cases; never 0.
    #[must_use]
    pub fn code(self) -> u32 {
        let ends = u32::from(self.from) << 7 | u32::from(self.to);
        let set = self.captured.folded().wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 47;
        1 << 31 | (set as u32) << 14 | ends
    }

    /// The move from a square to a square taking those pieces, legal or not.
    pub fn new(from: Square, to: Square, captured: impl IntoIterator<Item = Square>) -> Self {
        let mut set = BitsOf::<R>::EMPTY;
        for square in captured {
            set |= spec::bit::<R>(R::Board::bit_of(square));
        }
        Self { from: R::Board::bit_of(from), to: R::Board::bit_of(to), captured: set }
    }
}

/// A list of moves, made once and filled again and again.
pub type MoveList<R> = Vec<Move<R>>;

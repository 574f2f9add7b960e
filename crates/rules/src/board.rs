//! Bit layouts: where each square sits in the word, so that a step in any direction is one shift.
//!
//! On the diagonal boards a few unused *ghost* bits stand between the rows; a step over the edge ends in a
//! ghost and falls away with the next `&`. The 64-square board fills its word, there a *fence* does that.
//! Nothing outside this crate knows these layouts.

use crate::bits::Bits;
use crate::shape::{BoardShape, Square};

/// Directions as indices; the opposite of `d` is `d ^ 1`. North is towards Black's side, where White's men go.
pub(crate) mod direction {
    pub const NW: usize = 0;
    pub const SE: usize = 1;
    pub const NE: usize = 2;
    pub const SW: usize = 3;
    pub const N: usize = 4;
    pub const S: usize = 5;
    pub const W: usize = 6;
    pub const E: usize = 7;
}
use direction::{E, N, NE, NW, S, SE, SW, W};

/// A set of directions, bit `d` for direction `d`, as White sees them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Directions(pub(crate) u8);

impl Directions {
    /// Diagonally forward.
    pub const DIAGONAL_FORWARD: Self = Self(1 << NW | 1 << NE);
    /// All four diagonals.
    pub const DIAGONAL: Self = Self(1 << NW | 1 << NE | 1 << SW | 1 << SE);
    /// Along rows and columns.
    pub const ORTHOGONAL: Self = Self(1 << N | 1 << S | 1 << W | 1 << E);
    /// Straight forward and sideways.
    pub const FORWARD_AND_SIDEWAYS: Self = Self(1 << N | 1 << W | 1 << E);
    /// All eight.
    pub const ALL: Self = Self(0xFF);

    /// The directions of both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The same directions for the other side: turned by 180°.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self((self.0 & 0x55) << 1 | (self.0 & 0xAA) >> 1)
    }

    /// Whether `direction` (an index) is in the set.
    #[must_use]
    pub const fn has(self, direction: usize) -> bool {
        self.0 >> direction & 1 == 1
    }
}

/// Runs the body once for each direction of the set, the direction being a constant in it.
macro_rules! each_direction {
    ($set:expr, $d:ident => $body:block) => {
        each_direction!(@ $set, $d, $body, 0, 1, 2, 3, 4, 5, 6, 7)
    };
    (@ $set:expr, $d:ident, $body:block, $($index:literal),*) => {
        $(if $set.has($index) {
            const $d: usize = $index;
            $body
        })*
    };
}
pub(crate) use each_direction;

/// A board with its bit layout.
pub trait Board: Copy + Eq + core::fmt::Debug + Send + Sync + 'static {
    /// The word that holds a set of squares.
    type Bits: Bits;
    /// What the board looks like.
    const SHAPE: BoardShape;
    /// All playing squares.
    const SQUARES: Self::Bits;
    /// What a step adds to the bit index, by direction.
    const DELTA: [i8; 8];
    /// The bits on which a step in that direction may arrive without having run over the edge.
    const FENCE: [Self::Bits; 8];
    /// The row on which the men of White (index 0) and Black (1) are crowned.
    const CROWN_ROW: [Self::Bits; 2];
    /// The row before the crowning row, for White and Black.
    const ROW_BEFORE_CROWN: [Self::Bits; 2];
    /// The main road, see [`BoardShape::on_main_road`].
    const MAIN_ROAD: Self::Bits;
    /// Bit index by square.
    const BIT_OF: [u8; 72];
    /// Square by bit index.
    const SQUARE_OF: [u8; 128];

    /// The set moved one step in direction `D`.
    #[inline(always)]
    fn step<const D: usize>(set: Self::Bits) -> Self::Bits {
        let delta = Self::DELTA[D];
        let moved = if delta > 0 { set << delta as u32 } else { set >> delta.unsigned_abs() as u32 };
        moved & Self::FENCE[D]
    }

    /// Bit index of a square, which must be on the board.
    #[inline(always)]
    fn bit_of(square: Square) -> u8 {
        Self::BIT_OF[square.index()]
    }

    /// Square of a bit index, which must be a playing square's.
    #[inline(always)]
    fn square_of(bit: u8) -> Square {
        Square::new(Self::SQUARE_OF[bit as usize])
    }

    /// The squares of a set, lowest first.
    fn squares_of(set: Self::Bits) -> impl Iterator<Item = Square> {
        set.indices().map(Self::square_of)
    }
}

/// The numbers that fix a layout: squares a row, rows, bits from an even row to the odd row under it,
/// and bits from an even row to the next even row.
struct Layout {
    row: u8,
    rows: u8,
    odd: u8,
    pair: u8,
}

impl Layout {
    const fn bit(&self, square: u8) -> u8 {
        let (row, place) = (square / self.row, square % self.row);
        (row / 2) * self.pair + (row % 2) * self.odd + place
    }

    const fn bits(&self, from_row: u8, to_row: u8) -> u128 {
        let mut set = 0;
        let mut square = from_row * self.row;
        while square < to_row * self.row {
            set |= 1 << self.bit(square);
            square += 1;
        }
        set
    }

    const fn column(&self, place: u8) -> u128 {
        let mut set = 0;
        let mut row = 0;
        while row < self.rows {
            set |= 1 << self.bit(row * self.row + place);
            row += 1;
        }
        set
    }

    const fn main_road(&self, shape: BoardShape) -> u128 {
        let (mut bits, mut square) = (0, 0);
        while square < shape.len() {
            if shape.on_main_road(Square::new(square)) {
                bits |= 1 << self.bit(square);
            }
            square += 1;
        }
        bits
    }

    const fn bit_of(&self) -> [u8; 72] {
        let mut table = [0; 72];
        let mut square = 0;
        while square < self.row * self.rows {
            table[square as usize] = self.bit(square);
            square += 1;
        }
        table
    }

    const fn square_of(&self) -> [u8; 128] {
        let mut table = [0; 128];
        let mut square = 0;
        while square < self.row * self.rows {
            table[self.bit(square) as usize] = square;
            square += 1;
        }
        table
    }

    /// Diagonal steps come from the offset of the odd rows; a step along a row or column goes to the next
    /// playing square there, as Frisian captures count.
    const fn diagonal_delta(&self) -> [i8; 8] {
        let (left, right, column) = (self.odd as i8, self.odd as i8 + 1, self.pair as i8);
        [-right, right, -left, left, -column, column, -1, 1]
    }
}

macro_rules! board {
    ($(#[$doc:meta])* $name:ident, $word:ty, $shape:ident, $layout:expr, $delta:expr, $fence:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $name;

        impl $name {
            const LAYOUT: Layout = $layout;
        }

        impl Board for $name {
            type Bits = $word;
            const SHAPE: BoardShape = BoardShape::$shape;
            const SQUARES: $word = Self::LAYOUT.bits(0, Self::LAYOUT.rows) as $word;
            const DELTA: [i8; 8] = $delta;
            const FENCE: [$word; 8] = $fence;
            const CROWN_ROW: [$word; 2] = [
                Self::LAYOUT.bits(0, 1) as $word,
                Self::LAYOUT.bits(Self::LAYOUT.rows - 1, Self::LAYOUT.rows) as $word,
            ];
            const ROW_BEFORE_CROWN: [$word; 2] = [
                Self::LAYOUT.bits(1, 2) as $word,
                Self::LAYOUT.bits(Self::LAYOUT.rows - 2, Self::LAYOUT.rows - 1) as $word,
            ];
            const MAIN_ROAD: $word = Self::LAYOUT.main_road(Self::SHAPE) as $word;
            const BIT_OF: [u8; 72] = Self::LAYOUT.bit_of();
            const SQUARE_OF: [u8; 128] = Self::LAYOUT.square_of();
        }
    };
}

board!(
    /// 32 squares of 8×8 in 35 bits.
    Diagonal8, u64, Diagonal8,
    Layout { row: 4, rows: 8, odd: 4, pair: 9 }, Self::LAYOUT.diagonal_delta(), [!0; 8]
);
board!(
    /// 50 squares of 10×10 in 54 bits.
    Diagonal10, u64, Diagonal10,
    Layout { row: 5, rows: 10, odd: 5, pair: 11 }, Self::LAYOUT.diagonal_delta(), [!0; 8]
);
board!(
    /// 50 squares of 10×10 in 63 bits: a ghost after every row, so that steps along rows work too.
    Orthogonal10, u64, Diagonal10,
    Layout { row: 5, rows: 10, odd: 6, pair: 13 }, Self::LAYOUT.diagonal_delta(), [!0; 8]
);
board!(
    /// 72 squares of 12×12 in 77 bits.
    Diagonal12, u128, Diagonal12,
    Layout { row: 6, rows: 12, odd: 6, pair: 13 }, Self::LAYOUT.diagonal_delta(), [!0; 8]
);
board!(
    /// All 64 squares of 8×8; the word is full, so files are fenced off.
    Full8, u64, Full8,
    Layout { row: 8, rows: 8, odd: 8, pair: 16 },
    [-9, 9, -7, 7, -8, 8, -1, 1],
    {
        let (not_a, not_h) = (!(Self::LAYOUT.column(0) as u64), !(Self::LAYOUT.column(7) as u64));
        [not_h, not_a, not_a, not_h, !0, !0, not_h, not_a]
    }
);

//! What a board looks like: rows, columns and squares, without bits and without rules.

use crate::Color;
use crate::board::direction;

/// A playing square, counted from 0 row by row from the far left corner as White sits.
///
/// This is the same count in every variant; what players call the square the variant tells:
/// [`Variant::square_name`](crate::Variant::square_name).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Square(u8);

impl Square {
    /// The square of that index. Which indices exist is the board's affair, see [`BoardShape::squares`].
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The shape of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum BoardShape {
    /// 8×8, one colour of squares (32).
    Diagonal8,
    /// 10×10, one colour of squares (50).
    Diagonal10,
    /// 12×12, one colour of squares (72).
    Diagonal12,
    /// 8×8, all squares (64).
    Full8,
}

impl BoardShape {
    /// Squares along a side of the whole board: 8, 10 or 12.
    #[must_use]
    pub const fn side(self) -> u8 {
        match self {
            Self::Diagonal8 | Self::Full8 => 8,
            Self::Diagonal10 => 10,
            Self::Diagonal12 => 12,
        }
    }

    /// Playing squares in a row.
    #[must_use]
    pub const fn row_len(self) -> u8 {
        match self {
            Self::Full8 => 8,
            other => other.side() / 2,
        }
    }

    /// Number of playing squares: 32, 50, 72 or 64.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.row_len() * self.side()
    }

    /// Never: every board has squares. (Companion of [`len`](Self::len).)
    #[must_use]
    pub const fn is_empty(self) -> bool {
        false
    }

    /// All playing squares in order.
    pub fn squares(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..self.len()).map(Square)
    }

    /// Row (0 = far side as White sits) and column (0 = left) of a square.
    #[must_use]
    pub const fn row_column(self, square: Square) -> (u8, u8) {
        let (row, place) = (square.0 / self.row_len(), square.0 % self.row_len());
        match self {
            Self::Full8 => (row, place),
            _ => (row, 2 * place + (row + 1) % 2),
        }
    }

    /// The playing square at a row and column, if there is one.
    #[must_use]
    pub const fn at(self, row: i8, column: i8) -> Option<Square> {
        let side = self.side() as i8;
        if row < 0 || column < 0 || row >= side || column >= side {
            return None;
        }
        match self {
            Self::Full8 => Some(Square((row * 8 + column) as u8)),
            _ if (row + column) % 2 == 1 => Some(Square(row as u8 * self.row_len() + column as u8 / 2)),
            _ => None,
        }
    }

    /// The next playing square in a direction (an index of [`direction`]). Along the rows and columns of a
    /// diagonal board that is two cells away.
    #[must_use]
    pub(crate) fn step(self, square: Square, direction: usize) -> Option<Square> {
        let (row, column) = self.row_column(square);
        let stride = if self == Self::Full8 || direction < direction::N { 1 } else { 2 };
        let (down, right) = match direction {
            direction::NW => (-1, -1),
            direction::SE => (1, 1),
            direction::NE => (-1, 1),
            direction::SW => (1, -1),
            direction::N => (-1, 0),
            direction::S => (1, 0),
            direction::W => (0, -1),
            _ => (0, 1),
        };
        self.at(row as i8 + down * stride, column as i8 + right * stride)
    }

    /// Whether men of that side are crowned on the square.
    #[must_use]
    pub const fn is_crown_row(self, square: Square, color: Color) -> bool {
        match color {
            Color::White => square.0 < self.row_len(),
            Color::Black => square.0 >= self.len() - self.row_len(),
        }
    }

    /// The most pieces a side can have: the full rows of its half, less the one next to the middle.
    #[must_use]
    pub const fn most_pieces(self) -> u8 {
        match self {
            Self::Full8 => 16,
            _ => self.row_len() * (self.side() / 2 - 1),
        }
    }

    /// Whether the square lies on the long diagonal through the lower left corner (the main road).
    #[must_use]
    pub const fn on_main_road(self, square: Square) -> bool {
        let (row, column) = self.row_column(square);
        row + column == self.side() - 1
    }

    /// The square opposite: the board turned by 180°.
    #[must_use]
    pub const fn turned(self, square: Square) -> Square {
        Square(self.len() - 1 - square.0)
    }
}

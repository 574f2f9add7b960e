//! A valid position under rules known at compile time, and what a move makes of it.

use crate::bits::Bits;
use crate::board::{Board, direction};
use crate::diagram::{Complaint, Diagram};
use crate::draws::Material;
use crate::king_run::KingRuns;
use crate::moves::Move;
use crate::route::{Finder, Route};
use crate::spec::{BitsOf, Crowning, Rules, bit};
use crate::{Color, Kind, Piece, Square};

/// A valid position: the pieces, whose turn it is and, where the rules count them, king runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<R: Rules> {
    pub(crate) pieces: [BitsOf<R>; 2],
    pub(crate) kings: BitsOf<R>,
    pub(crate) turn: Color,
    pub(crate) runs: R::Runs,
}

impl<R: Rules> Position<R> {
    /// The position of a diagram.
    ///
    /// # Errors
    /// All complaints of [`Diagram::check`], if there are any.
    pub fn new(diagram: &Diagram) -> Result<Self, alloc::vec::Vec<Complaint>> {
        let complaints = diagram.check();
        if complaints.is_empty() { Ok(Self::forgiving(diagram)) } else { Err(complaints) }
    }

    /// The position of a diagram whose complaints were forgiven. The diagram must be of the rules' board.
    ///
    /// # Panics
    /// If the diagram is of another board.
    #[must_use]
    pub fn forgiving(diagram: &Diagram) -> Self {
        assert_eq!(diagram.shape(), R::Board::SHAPE, "a diagram goes with its board");
        let runs = R::Runs::from_runs(diagram.runs);
        Self { runs, ..Self::of_pieces(diagram.turn, diagram.pieces()) }
    }

    /// The position of pieces on squares of the rules' board, each on its own, without king runs.
    #[must_use]
    #[inline]
    pub fn of_pieces(turn: Color, pieces: impl IntoIterator<Item = (Square, Piece)>) -> Self {
        let mut position = Self {
            pieces: [BitsOf::<R>::EMPTY; 2],
            kings: BitsOf::<R>::EMPTY,
            turn,
            runs: R::Runs::default(),
        };
        for (square, piece) in pieces {
            let bit = bit::<R>(R::Board::bit_of(square));
            position.pieces[piece.color.index()] |= bit;
            if piece.is_king() {
                position.kings |= bit;
            }
        }
        position
    }

    /// The position as a diagram.
    #[must_use]
    pub fn diagram(&self) -> Diagram {
        let mut diagram = Diagram::empty(R::Board::SHAPE, self.turn);
        diagram.runs = self.runs.runs();
        for color in Color::BOTH {
            for index in self.pieces[color.index()].indices() {
                let kind = if self.kings.meets(bit::<R>(index)) { Kind::King } else { Kind::Man };
                diagram.set(R::Board::square_of(index), Some(Piece { color, kind }));
            }
        }
        diagram
    }

    /// Whose turn it is.
    #[must_use]
    #[inline(always)]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// Number of men of a side.
    #[must_use]
    pub fn men(&self, color: Color) -> u32 {
        (self.pieces[color.index()] & !self.kings).count()
    }

    /// Number of kings of a side.
    #[must_use]
    pub fn kings(&self, color: Color) -> u32 {
        (self.pieces[color.index()] & self.kings).count()
    }

    /// Whether any king is on the board.
    #[must_use]
    #[inline(always)]
    pub fn has_kings(&self) -> bool {
        !self.kings.is_empty()
    }

    /// Whether a king run is counted, so that the pieces alone do not tell what is legal.
    #[must_use]
    pub fn counts_runs(&self) -> bool {
        R::SPEC.limits_king_runs && self.runs != R::Runs::default()
    }

    /// What counts for draws.
    #[must_use]
    pub fn material(&self) -> Material {
        let mut material = Material::default();
        for color in Color::BOTH {
            let side = color.index();
            material.men[side] = self.men(color) as u8;
            material.kings[side] = self.kings(color) as u8;
            let kings = self.pieces[side] & self.kings;
            material.on_main_road[side] = !(kings & R::Board::MAIN_ROAD).is_empty();
        }
        material
    }

    /// How solid a side's men stand: pieces of its own diagonally behind them, those behind two men counted twice.
    #[must_use]
    pub fn backed(&self, color: Color) -> u32 {
        let own = self.pieces[color.index()];
        let men = own & !self.kings;
        let (left, right) = match color {
            Color::White => (
                R::Board::step::<{ direction::SW }>(men) & own,
                R::Board::step::<{ direction::SE }>(men) & own,
            ),
            Color::Black => (
                R::Board::step::<{ direction::NW }>(men) & own,
                R::Board::step::<{ direction::NE }>(men) & own,
            ),
        };
        left.count() + right.count()
    }

    /// The squares of a side's men.
    pub fn men_squares(&self, color: Color) -> impl Iterator<Item = Square> {
        R::Board::squares_of(self.pieces[color.index()] & !self.kings)
    }

    /// The men of a side in a row, one bit a square, the leftmost lowest. The row, counted from White's far side, must
    /// be on the board.
    #[must_use]
    #[inline(always)]
    pub fn men_in_row(&self, color: Color, row: usize) -> usize {
        let squares = R::Board::SHAPE.row_len() as usize;
        let first = R::Board::BIT_OF[row * squares];
        let men = self.pieces[color.index()] & !self.kings;
        (men >> u32::from(first)).low() as usize & ((1 << squares) - 1)
    }

    /// The squares of a side's kings.
    pub fn king_squares(&self, color: Color) -> impl Iterator<Item = Square> {
        R::Board::squares_of(self.pieces[color.index()] & self.kings)
    }

    /// Number of men and kings of a side.
    #[must_use]
    pub fn pieces(&self, color: Color) -> u32 {
        self.pieces[color.index()].count()
    }

    /// The pieces that stand here and do not stand so in another position.
    #[inline]
    pub fn pieces_beyond(&self, other: &Self) -> impl Iterator<Item = (Square, Piece)> + use<R> {
        let (here, there) = (self.by_kind(), other.by_kind());
        (0..4).flat_map(move |index| {
            let piece = Piece { color: Color::BOTH[index / 2], kind: [Kind::Man, Kind::King][index % 2] };
            R::Board::squares_of(here[index] & !there[index]).map(move |square| (square, piece))
        })
    }

    /// White's men and kings, then Black's.
    fn by_kind(&self) -> [BitsOf<R>; 4] {
        let [white, black] = self.pieces;
        [white & !self.kings, white & self.kings, black & !self.kings, black & self.kings]
    }

    /// Whether the piece that makes this move is a man.
    #[must_use]
    pub fn moves_man(&self, mv: Move<R>) -> bool {
        !self.kings.meets(bit::<R>(mv.from))
    }

    /// The position after a move, which must be one that [`moves`](Self::moves_into) gives.
    #[must_use]
    #[inline]
    pub fn after(&self, mv: Move<R>) -> Self {
        let (us, them) = (self.turn.index(), self.turn.other().index());
        let (from, to) = (bit::<R>(mv.from), bit::<R>(mv.to));
        let was_king = self.kings.meets(from);
        let is_king = was_king || self.crowns(to, mv.captured);

        let mut next = *self;
        next.pieces[us] = (self.pieces[us] & !from) | to;
        next.pieces[them] &= !mv.captured;
        next.kings &= !(from | mv.captured);
        if is_king {
            next.kings |= to;
        }
        next.turn = self.turn.other();
        if R::SPEC.limits_king_runs && (was_king || self.runs != R::Runs::default()) {
            next.runs = self.runs_after(&next, mv, was_king);
        }
        next
    }

    /// The legal move `mv` with its path, as it is written.
    ///
    /// # Panics
    /// If the move is not legal here.
    #[must_use]
    pub fn route(&self, mv: Move<R>) -> Route {
        if !mv.is_capture() {
            return Route::step(mv.from(), mv.to());
        }
        let diagram = self.diagram();
        let mut routes = Finder::new(&diagram, R::SPEC).routes(mv.from(), mv.to(), mv.captured(), 1);
        routes.pop().expect("a legal move has a path")
    }

    /// Whether a man of the side to move that ends on `to` having taken `captured` is a king then.
    ///
    /// In flight it is crowned on its way exactly if it has taken a piece of the row before the crowning row:
    /// such a piece can be jumped only from or onto the crowning row.
    #[inline(always)]
    fn crowns(&self, to: BitsOf<R>, captured: BitsOf<R>) -> bool {
        let us = self.turn.index();
        to.meets(R::Board::CROWN_ROW[us])
            || (R::SPEC.crowning == Crowning::InFlight && captured.meets(R::Board::ROW_BEFORE_CROWN[us]))
    }

    fn runs_after(&self, next: &Self, mv: Move<R>, was_king: bool) -> R::Runs {
        let (us, them) = (self.turn, self.turn.other());
        let runs =
            self.runs.after_move(us, mv.from(), mv.to(), was_king && !mv.is_capture(), next.men(us) > 0);
        let their_king_stands = runs.runs()[them.index()]
            .square()
            .is_none_or(|square| !mv.captured.meets(bit::<R>(R::Board::bit_of(square))));
        if next.men(them) > 0 && their_king_stands { runs } else { runs.cleared(them) }
    }

    /// A 64-bit key: equal for equal positions, and in practice only for those.
    ///
    /// It is mixed from the words of the position by two wide multiplications, which costs less than keeping it
    /// up to date move by move.
    #[must_use]
    #[inline]
    pub fn key(&self) -> u64 {
        const SALT: [u64; 4] =
            [0x2545_F491_4F6C_DD1D, 0x9E37_79B9_7F4A_7C15, 0xD1B5_4A32_D192_ED03, 0x8CB9_2BA7_2F3D_8DD7];
        let turn = self.turn.index() as u64;
        let pieces = mix(self.pieces[0].folded() ^ SALT[0], self.pieces[1].folded() ^ SALT[1]);
        mix(self.kings.folded() ^ SALT[2] ^ pieces, (self.runs.folded() << 1 | turn) ^ SALT[3])
    }
}

/// The halves of the full product, folded: every bit of the factors reaches every bit of the result.
#[inline(always)]
fn mix(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

//! Anything that can stand on a board: what editors and files hold, before it is known to be valid.

use alloc::vec::Vec;
use core::fmt;

use crate::draws::Material;
use crate::king_run::KingRun;
use crate::position::Position;
use crate::route::{Finder, Route};
use crate::spec::{Rules, Visitor};
use crate::{BoardShape, Color, GameKind, Kind, Move, MoveList, Objective, Piece, Square};

/// Pieces on a board, a side to move, and the king runs where the rules count them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Diagram {
    shape: BoardShape,
    cells: Vec<Option<Piece>>,
    /// Whose turn it is.
    pub turn: Color,
    /// King runs of White and Black, all zero where the rules do not limit them.
    pub runs: [KingRun; 2],
}

/// Why a diagram is not a valid position. An editor may forgive each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// A man stands on the row where it would be crowned.
    ManOnCrownRow(Square, Color),
    /// A side has more pieces than it can start with on such a board.
    TooMany {
        /// Whose pieces.
        color: Color,
        /// How many there are.
        count: usize,
        /// How many there may be.
        limit: usize,
    },
    /// A king run is counted on a square where no king of that side stands.
    RunWithoutKing(Square, Color),
}

impl fmt::Display for Complaint {
    /// In words, squares by their count from 1; [`Variant::explain`](crate::Variant::explain) uses its own names.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, |square| alloc::format!("{}", square.index() + 1))
    }
}

impl Complaint {
    /// Writes the complaint with the given names of squares.
    pub(crate) fn write(
        &self,
        f: &mut impl fmt::Write,
        name: impl Fn(Square) -> alloc::string::String,
    ) -> fmt::Result {
        match *self {
            Self::ManOnCrownRow(square, color) => {
                write!(f, "a {} man on its crowning row ({})", color.name().to_lowercase(), name(square))
            }
            Self::TooMany { color, count, limit } => {
                write!(f, "{} has {count} pieces, at most {limit} are possible", color.name())
            }
            Self::RunWithoutKing(square, color) => {
                write!(
                    f,
                    "king moves are counted for {} on {}, where it has no king",
                    color.name(),
                    name(square)
                )
            }
        }
    }
}

impl Diagram {
    /// An empty board.
    #[must_use]
    pub fn empty(shape: BoardShape, turn: Color) -> Self {
        Self { shape, cells: alloc::vec![None; shape.len().into()], turn, runs: [KingRun::default(); 2] }
    }

    /// The board's shape.
    #[must_use]
    pub fn shape(&self) -> BoardShape {
        self.shape
    }

    /// What stands on a square of the board.
    ///
    /// # Panics
    /// If the square is not on this board.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<Piece> {
        self.cells[square.index()]
    }

    /// Puts a piece on a square, or nothing.
    ///
    /// # Panics
    /// If the square is not on this board.
    pub fn set(&mut self, square: Square, piece: Option<Piece>) {
        self.cells[square.index()] = piece;
    }

    /// The pieces with their squares, in square order.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> {
        self.shape.squares().filter_map(|square| Some((square, self.at(square)?)))
    }

    /// Number of pieces of a side and kind.
    #[must_use]
    pub fn count(&self, color: Color, kind: Kind) -> usize {
        self.pieces().filter(|&(_, piece)| piece == Piece { color, kind }).count()
    }

    /// What counts for draws.
    #[must_use]
    pub fn material(&self) -> Material {
        let mut material = Material::default();
        for (square, piece) in self.pieces() {
            let side = piece.color.index();
            match piece.kind {
                Kind::Man => material.men[side] += 1,
                Kind::King => {
                    material.kings[side] += 1;
                    material.on_main_road[side] |= self.shape.on_main_road(square);
                }
            }
        }
        material
    }

    /// Men of the side on the row where they would be crowned.
    fn men_on_crown_row(&self, color: Color) -> impl Iterator<Item = Square> {
        self.pieces()
            .filter(move |&(square, piece)| {
                piece == Piece::man(color) && self.shape.is_crown_row(square, color)
            })
            .map(|(square, _)| square)
    }

    /// All complaints; none means that the diagram is a valid position.
    #[must_use]
    pub fn check(&self) -> Vec<Complaint> {
        let limit = usize::from(self.shape.most_pieces());
        let mut complaints = Vec::new();
        for color in Color::BOTH {
            complaints
                .extend(self.men_on_crown_row(color).map(|square| Complaint::ManOnCrownRow(square, color)));
            let count = self.count(color, Kind::Man) + self.count(color, Kind::King);
            if count > limit {
                complaints.push(Complaint::TooMany { color, count, limit });
            }
            if let Some(square) = self.runs[color.index()].square()
                && self.at(square) != Some(Piece::king(color))
            {
                complaints.push(Complaint::RunWithoutKing(square, color));
            }
        }
        complaints
    }

    /// Makes kings of all men that stand on their crowning row.
    pub fn crown_stranded_men(&mut self) {
        for color in Color::BOTH {
            let stranded: Vec<_> = self.men_on_crown_row(color).collect();
            for square in stranded {
                self.set(square, Some(Piece::king(color)));
            }
        }
    }

    /// Whether the game is over by its objective, whatever could still be moved.
    #[must_use]
    pub fn is_finished(&self, kind: GameKind) -> bool {
        kind.objective == Objective::FirstKing && self.pieces().any(|(_, piece)| piece.is_king())
    }

    /// The legal moves, each with the route that is written down.
    ///
    /// # Errors
    /// The complaints, if the diagram is not valid.
    pub fn moves(&self, kind: GameKind) -> Result<Vec<Route>, Vec<Complaint>> {
        self.listed(kind, 1)
    }

    /// Every way in which a hand can make the legal moves: as [`moves`](Self::moves), but a capture stands once
    /// for each order of its victims and each choice of landing squares.
    ///
    /// # Errors
    /// The complaints, if the diagram is not valid.
    pub fn routes(&self, kind: GameKind) -> Result<Vec<Route>, Vec<Complaint>> {
        self.listed(kind, usize::MAX)
    }

    fn listed(&self, kind: GameKind, routes_per_move: usize) -> Result<Vec<Route>, Vec<Complaint>> {
        struct Listed<'a>(&'a Diagram, usize);
        impl Visitor for Listed<'_> {
            type Output = Result<Vec<Route>, Vec<Complaint>>;
            fn visit<R: Rules>(self) -> Self::Output {
                let Self(diagram, routes_per_move) = self;
                let mut list = MoveList::<R>::new();
                Position::<R>::new(diagram)?.moves_into(&mut list);
                let finder = Finder::new(diagram, R::SPEC);
                Ok(list
                    .into_iter()
                    .flat_map(|mv| finder.routes(mv.from(), mv.to(), mv.captured(), routes_per_move))
                    .collect())
            }
        }
        if self.is_finished(kind) {
            return Ok(Vec::new());
        }
        kind.rules().with(Listed(self, routes_per_move))
    }

    /// The diagram after a move, which must be legal here.
    ///
    /// # Panics
    /// If the diagram is not of this game's board.
    #[must_use]
    pub fn after(&self, kind: GameKind, route: &Route) -> Self {
        struct After<'a>(&'a Diagram, &'a Route);
        impl Visitor for After<'_> {
            type Output = Diagram;
            fn visit<R: Rules>(self) -> Diagram {
                let Self(diagram, route) = self;
                let mv = Move::<R>::new(route.from(), route.to(), route.taken.iter().copied());
                Position::<R>::forgiving(diagram).after(mv).diagram()
            }
        }
        kind.rules().with(After(self, route))
    }

    /// The 64-bit key of the position under these rules, as the search uses it.
    ///
    /// # Panics
    /// If the diagram is not of this game's board.
    #[must_use]
    pub fn key(&self, kind: GameKind) -> u64 {
        struct Key<'a>(&'a Diagram);
        impl Visitor for Key<'_> {
            type Output = u64;
            fn visit<R: Rules>(self) -> u64 {
                Position::<R>::forgiving(self.0).key()
            }
        }
        kind.rules().with(Key(self))
    }

    /// Whether the side to move can take something.
    ///
    /// # Panics
    /// If the diagram is not of this game's board.
    #[must_use]
    pub fn can_capture(&self, kind: GameKind) -> bool {
        struct Can<'a>(&'a Diagram);
        impl Visitor for Can<'_> {
            type Output = bool;
            fn visit<R: Rules>(self) -> bool {
                Position::<R>::forgiving(self.0).can_capture()
            }
        }
        kind.rules().with(Can(self))
    }
}

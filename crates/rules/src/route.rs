//! A move as a hand makes it: the squares in order and the pieces taken on the way.

use alloc::vec::Vec;

use crate::spec::{Crowning, Landing, Spec};
use crate::{BoardShape, Diagram, Piece, Square};

/// A move with its path.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Route {
    /// The starting square, the square landed on after each piece taken, and so the goal as the last.
    pub squares: Vec<Square>,
    /// The squares of the pieces taken, in the order in which they are taken.
    pub taken: Vec<Square>,
}

impl Route {
    /// A move that takes nothing.
    pub(crate) fn step(from: Square, to: Square) -> Self {
        Self { squares: alloc::vec![from, to], taken: Vec::new() }
    }

    /// Where the piece starts.
    #[must_use]
    pub fn from(&self) -> Square {
        self.squares[0]
    }

    /// Where it ends.
    #[must_use]
    pub fn to(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// Whether it takes anything.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        !self.taken.is_empty()
    }

    /// The pieces taken, in square order.
    #[must_use]
    pub fn taken_set(&self) -> Vec<Square> {
        let mut set = self.taken.clone();
        set.sort_unstable();
        set
    }

    /// Whether both lead from the same square to the same square.
    #[must_use]
    pub fn same_ends(&self, other: &Self) -> bool {
        self.from() == other.from() && self.to() == other.to()
    }

    /// Whether both are the same move: equal ends and equal captured set.
    #[must_use]
    pub fn same_move(&self, other: &Self) -> bool {
        self.same_ends(other) && self.taken_set() == other.taken_set()
    }
}

/// Finds the ways to make a move that is known to be legal, by walking the board square by square.
pub(crate) struct Finder<'a> {
    diagram: &'a Diagram,
    shape: BoardShape,
    spec: Spec,
}

/// A half-made capture.
struct Walk<'a> {
    to: Square,
    piece: Piece,
    origin: Square,
    captured: &'a [Square],
    squares: Vec<Square>,
    taken: Vec<Square>,
    found: Vec<Route>,
    most: usize,
}

impl<'a> Finder<'a> {
    pub(crate) fn new(diagram: &'a Diagram, spec: Spec) -> Self {
        Self { diagram, shape: diagram.shape(), spec }
    }

    /// At most `most` routes of the move. The first is the one that is written: jumping on in the same line, it
    /// lands directly behind each piece.
    pub(crate) fn routes(
        &self,
        from: Square,
        to: Square,
        captured: impl Iterator<Item = Square>,
        most: usize,
    ) -> Vec<Route> {
        let captured: Vec<_> = captured.collect();
        let Some(piece) = self.diagram.at(from) else { return Vec::new() };
        if captured.is_empty() {
            return alloc::vec![Route::step(from, to)];
        }
        let mut walk = Walk {
            to,
            piece,
            origin: from,
            captured: &captured,
            squares: alloc::vec![from],
            taken: Vec::new(),
            found: Vec::new(),
            most,
        };
        self.follow(&mut walk, from, piece.is_king(), None);
        walk.found
    }

    fn is_free(&self, walk: &Walk<'_>, square: Square) -> bool {
        square == walk.origin
            || self.diagram.at(square).is_none()
            || (self.spec.lifted_at_once && walk.taken.contains(&square))
    }

    fn follow(&self, walk: &mut Walk<'_>, at: Square, king: bool, arrived: Option<usize>) {
        if walk.taken.len() == walk.captured.len() {
            if at == walk.to {
                walk.found.push(Route { squares: walk.squares.clone(), taken: walk.taken.clone() });
            }
            return;
        }
        let takes = if king { self.spec.king_takes } else { self.spec.man_takes };
        let takes = if walk.piece.color == crate::Color::White { takes } else { takes.turned() };
        for direction in (0..8).filter(|&d| takes.has(d)) {
            if walk.found.len() < walk.most && (self.spec.turns_back || arrived != Some(direction ^ 1)) {
                self.jump(walk, at, king, direction);
            }
        }
    }

    fn jump(&self, walk: &mut Walk<'_>, at: Square, king: bool, direction: usize) {
        let flies = king && self.spec.king_flies;
        let mut met = self.shape.step(at, direction);
        while let Some(square) = met
            && flies
            && self.is_free(walk, square)
        {
            met = self.shape.step(square, direction);
        }
        let Some(victim) =
            met.filter(|square| walk.captured.contains(square) && !walk.taken.contains(square))
        else {
            return;
        };
        walk.taken.push(victim);
        let mut land = self.shape.step(victim, direction);
        while let Some(square) = land
            && self.is_free(walk, square)
        {
            self.land(walk, square, king, direction);
            if !flies || self.spec.landing == Landing::Behind {
                break;
            }
            land = self.shape.step(square, direction);
        }
        walk.taken.pop();
    }

    fn land(&self, walk: &mut Walk<'_>, square: Square, king: bool, direction: usize) {
        let crown_row = !king && self.shape.is_crown_row(square, walk.piece.color);
        if crown_row && self.spec.crowning == Crowning::EndsMove && walk.taken.len() < walk.captured.len() {
            return;
        }
        let king = king || (crown_row && self.spec.crowning == Crowning::InFlight);
        walk.squares.push(square);
        self.follow(walk, square, king, Some(direction));
        walk.squares.pop();
    }
}

//! The Frisian limit on king moves: the only state beside the pieces that decides what is legal.

use core::fmt::Debug;
use core::hash::Hash;

use crate::{Color, Square};

/// A king of one side and how many quiet moves in a row it has made (1 to 3); 0 = none counted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct KingRun {
    moves: u8,
    square: u8,
}

impl KingRun {
    /// The longest run allowed while the side has men.
    pub const LIMIT: u8 = 3;

    /// A run of `moves` (cut to 3) by the king on `square`; no run if `moves` is 0.
    #[must_use]
    pub fn new(square: Square, moves: u8) -> Self {
        if moves == 0 {
            Self::default()
        } else {
            Self { moves: moves.min(Self::LIMIT), square: square.index() as u8 }
        }
    }

    /// Quiet moves made in a row, 0 to 3.
    #[must_use]
    pub fn moves(self) -> u8 {
        self.moves
    }

    /// Where the counted king stands, if one is counted.
    #[must_use]
    pub fn square(self) -> Option<Square> {
        (self.moves > 0).then_some(Square::new(self.square))
    }

    /// The king that may make no quiet move now.
    #[must_use]
    pub fn exhausted(self) -> Option<Square> {
        (self.moves >= Self::LIMIT).then_some(Square::new(self.square))
    }
}

/// The runs of both sides, or nothing where the rules do not limit them.
pub trait KingRuns: Copy + Eq + Hash + Debug + Default + Send + Sync + 'static {
    /// Made from the runs of White and Black.
    fn from_runs(runs: [KingRun; 2]) -> Self;
    /// The runs of White and Black.
    fn runs(self) -> [KingRun; 2];
    /// The runs as a number, 0 where there are none, for hashing.
    fn folded(self) -> u64;

    /// The runs after one of `color` moved from `from` to `to`, where it has men if `has_men`, and the move was
    /// `quiet` and by a king if `quiet_king`.
    #[must_use]
    fn after_move(self, color: Color, from: Square, to: Square, quiet_king: bool, has_men: bool) -> Self {
        let mut runs = self.runs();
        let run = &mut runs[color.index()];
        *run = match (quiet_king && has_men, run.square() == Some(from)) {
            (false, _) => KingRun::default(),
            (true, true) => KingRun::new(to, run.moves() + 1),
            (true, false) => KingRun::new(to, 1),
        };
        Self::from_runs(runs)
    }

    /// The runs after the counted king of `color` was taken, or its last man.
    #[must_use]
    fn cleared(self, color: Color) -> Self {
        let mut runs = self.runs();
        runs[color.index()] = KingRun::default();
        Self::from_runs(runs)
    }
}

/// Runs where the rules do not limit them: none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Unlimited;

impl KingRuns for Unlimited {
    #[inline(always)]
    fn from_runs(_: [KingRun; 2]) -> Self {
        Self
    }

    #[inline(always)]
    fn runs(self) -> [KingRun; 2] {
        [KingRun::default(); 2]
    }

    #[inline(always)]
    fn folded(self) -> u64 {
        0
    }
}

/// Runs where three are the limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Limited([KingRun; 2]);

impl KingRuns for Limited {
    #[inline(always)]
    fn from_runs(runs: [KingRun; 2]) -> Self {
        Self(runs)
    }

    #[inline(always)]
    fn runs(self) -> [KingRun; 2] {
        self.0
    }

    #[inline(always)]
    fn folded(self) -> u64 {
        let [white, black] = self.0;
        u64::from(white.moves) << 24
            | u64::from(white.square) << 16
            | u64::from(black.moves) << 8
            | u64::from(black.square)
    }
}

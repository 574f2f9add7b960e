//! How pieces move and take: the values in which rules differ, and the trait that binds them to a board.

use crate::bits::Bits;
use crate::board::{Board, Directions, direction};
use crate::board::{Diagonal8, Diagonal10, Diagonal12};
use crate::king_run::KingRuns;
use crate::rules::{
    Armenian, Art2decInternational, Art2decRussian, Czech, English, EnglishOptional, Frisian, International,
    Italian, Killer, Pool, Russian, Spanish, Thai, Turkish,
};

/// Where a king may come down behind a piece it has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Landing {
    /// On any free square behind, but where one of them lets the capture go on, only on such a one.
    GoOn,
    /// Directly behind the piece.
    Behind,
    /// As [`GoOn`](Self::GoOn), but directly behind if the last piece taken is a king.
    BehindLastKing,
    /// On any free square behind; what must be taken next is judged from that square alone.
    EachAlone,
}

/// What happens when a man reaches the last row by a capture.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Crowning {
    /// It is crowned and the move ends.
    EndsMove,
    /// It goes on as a man if it can, and is crowned only if it ends its move there.
    AtRest,
    /// It becomes a king at once, goes on as a king and stays one.
    InFlight,
}

/// Which captures go before others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    /// None: every capture may be chosen.
    Free,
    /// Most pieces.
    Most,
    /// Most pieces, then most kings among them.
    MostThenKings,
    /// A capture by a king before one by a man.
    KingFirst,
    /// Highest value, a king counting just under two men; then with a king.
    Value,
    /// Most pieces; with a king; most kings among them; kings met earliest.
    Italian,
}

impl Priority {
    /// The key of a capture that has taken nothing yet.
    pub(crate) const fn start(self, with_king: bool) -> u32 {
        match self {
            Self::KingFirst | Self::Value => with_king as u32,
            Self::Italian => (with_king as u32) << 23,
            Self::Free | Self::Most | Self::MostThenKings => 0,
        }
    }

    /// What taking the piece number `nth` (from 0) adds to the key. Captures with the highest key are legal.
    ///
    /// The Italian key holds, from the top, the count (8 bits), the capturing king (1), the number of kings
    /// taken (7), and one bit for each piece of the line, set where it is a king, the first piece highest.
    #[inline(always)]
    pub(crate) const fn gain(self, takes_king: bool, nth: u32) -> u32 {
        let king = takes_king as u32;
        match self {
            Self::Free | Self::KingFirst => 0,
            Self::Most => 1,
            Self::MostThenKings => 1 << 8 | king,
            Self::Value => 2 * (100 + 99 * king),
            Self::Italian => 1 << 24 | king << 16 | king << (15 - nth),
        }
    }
}

/// The rules of movement as values. Directions are White's; Black's are turned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    /// Where a man steps.
    pub man_steps: Directions,
    /// Where a man takes.
    pub man_takes: Directions,
    /// Where a king steps.
    pub king_steps: Directions,
    /// Where a king takes.
    pub king_takes: Directions,
    /// Whether a king moves any distance.
    pub king_flies: bool,
    /// Where a capturing king comes down.
    pub landing: Landing,
    /// What a capture through or onto the last row makes of a man.
    pub crowning: Crowning,
    /// Which captures go before others.
    pub priority: Priority,
    /// Whether each piece leaves the board as it is taken, not at the end of the move.
    pub lifted_at_once: bool,
    /// Whether a capture may turn straight back.
    pub turns_back: bool,
    /// Whether a man may take a king.
    pub man_takes_king: bool,
    /// Whether captures are optional and may be broken off.
    pub optional: bool,
    /// Whether a king may not make more than three quiet moves in a row while its side has men.
    pub limits_king_runs: bool,
}

impl Spec {
    /// Whether every move of a man brings it nearer to its crowning row, so that no position without kings can
    /// come twice.
    #[must_use]
    pub const fn men_only_advance(&self) -> bool {
        !self.man_steps.has(direction::W)
    }
}

/// Rules known at compile time: a board and a [`Spec`].
pub trait Rules: Copy + Eq + core::fmt::Debug + Send + Sync + 'static {
    /// The board with its layout.
    type Board: Board;
    /// Record of king runs, where the rules limit them.
    type Runs: KingRuns;
    /// The values.
    const SPEC: Spec;
}

/// The word of the rules' board.
pub type BitsOf<R> = <<R as Rules>::Board as Board>::Bits;

/// Rules chosen at run time. [`with`](Self::with) is the one door from here to [`Rules`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(missing_docs, reason = "each is documented at its type in `rules`")]
pub enum RulesId {
    English,
    EnglishOptional,
    International8,
    International10,
    International12,
    Russian,
    Pool,
    Italian,
    Spanish,
    Czech,
    Turkish,
    Armenian,
    Thai,
    Frisian,
    Killer,
    Art2decRussian,
    Art2decInternational,
}

/// Something to be done under rules that are known only at run time.
pub trait Visitor {
    /// What comes out.
    type Output;
    /// Does it under the rules `R`.
    fn visit<R: Rules>(self) -> Self::Output;
}

impl RulesId {
    /// Calls the visitor with the rules of this name.
    pub fn with<V: Visitor>(self, visitor: V) -> V::Output {
        match self {
            Self::English => visitor.visit::<English>(),
            Self::EnglishOptional => visitor.visit::<EnglishOptional>(),
            Self::International8 => visitor.visit::<International<Diagonal8>>(),
            Self::International10 => visitor.visit::<International<Diagonal10>>(),
            Self::International12 => visitor.visit::<International<Diagonal12>>(),
            Self::Russian => visitor.visit::<Russian>(),
            Self::Pool => visitor.visit::<Pool>(),
            Self::Italian => visitor.visit::<Italian>(),
            Self::Spanish => visitor.visit::<Spanish>(),
            Self::Czech => visitor.visit::<Czech>(),
            Self::Turkish => visitor.visit::<Turkish>(),
            Self::Armenian => visitor.visit::<Armenian>(),
            Self::Thai => visitor.visit::<Thai>(),
            Self::Frisian => visitor.visit::<Frisian>(),
            Self::Killer => visitor.visit::<Killer>(),
            Self::Art2decRussian => visitor.visit::<Art2decRussian>(),
            Self::Art2decInternational => visitor.visit::<Art2decInternational>(),
        }
    }

    /// The values of these rules.
    #[must_use]
    pub fn spec(self) -> Spec {
        struct Values;
        impl Visitor for Values {
            type Output = Spec;
            fn visit<R: Rules>(self) -> Spec {
                R::SPEC
            }
        }
        self.with(Values)
    }

    /// The shape of these rules' board.
    #[must_use]
    pub fn shape(self) -> crate::BoardShape {
        struct Shape;
        impl Visitor for Shape {
            type Output = crate::BoardShape;
            fn visit<R: Rules>(self) -> crate::BoardShape {
                R::Board::SHAPE
            }
        }
        self.with(Shape)
    }
}

/// The word of bit `index` under rules `R`.
#[inline(always)]
pub(crate) fn bit<R: Rules>(index: u8) -> BitsOf<R> {
    BitsOf::<R>::bit(index)
}

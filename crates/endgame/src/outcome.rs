//! What a table knows of a position.

use core::fmt;

/// How the game ends with best play, for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Outcome {
    /// The side to move loses.
    Loss,
    /// Nobody wins.
    Draw,
    /// The side to move wins.
    Win,
}

impl Outcome {
    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Self {
        match self {
            Self::Loss => Self::Win,
            Self::Draw => Self::Draw,
            Self::Win => Self::Loss,
        }
    }
}

/// An outcome with how long it takes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Known {
    /// For the side to move.
    pub outcome: Outcome,
    /// Plies to the end of the game where one side plays for the shortest way and the other for the longest; `None` for
    /// draws and where the tables do not tell.
    pub plies: Option<u32>,
}

impl Known {
    /// Nobody wins.
    pub const DRAW: Self = Self { outcome: Outcome::Draw, plies: None };

    /// A game that is over.
    #[must_use]
    pub const fn over(outcome: Outcome) -> Self {
        Self { outcome, plies: Some(0) }
    }

    /// What the position before a move is worth if the move leads to this.
    #[must_use]
    pub fn before(self) -> Self {
        let plies = if self.outcome == Outcome::Draw { None } else { self.plies.map(|plies| plies + 1) };
        Self { outcome: self.outcome.turned(), plies }
    }

    /// What the position after a best move is worth.
    #[must_use]
    pub fn after(self) -> Self {
        Self { outcome: self.outcome.turned(), plies: self.plies.map(|plies| plies.saturating_sub(1)) }
    }

    /// A rank by which the side to move chooses: wins first, the shorter the better; then draws; then losses, the longer
    /// the better.
    #[must_use]
    pub fn rank(self) -> i32 {
        let plies = self.plies.unwrap_or(0).min(1 << 20) as i32;
        match self.outcome {
            Outcome::Win => (1 << 21) - plies,
            Outcome::Draw => 0,
            Outcome::Loss => plies - (1 << 21),
        }
    }

    /// Moves that the winner still has to make, where the tables tell.
    #[must_use]
    pub fn winners_moves(self) -> Option<u32> {
        match self.outcome {
            Outcome::Win => self.plies.map(|plies| plies.div_ceil(2)),
            Outcome::Draw => None,
            Outcome::Loss => self.plies.map(|plies| plies / 2),
        }
    }
}

impl fmt::Display for Known {
    /// `win in 14`, `loss`, `draw`; plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.outcome {
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
            Outcome::Win => "win",
        })?;
        match self.plies {
            Some(plies) => write!(f, " in {plies}"),
            None => Ok(()),
        }
    }
}

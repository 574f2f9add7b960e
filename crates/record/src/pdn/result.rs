//! How a game ended, as files write it.

use damier_rules::GameKind;

/// The result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum GameResult {
    /// White has won.
    WhiteWins,
    /// Black has won.
    BlackWins,
    /// Nobody has won.
    Draw,
    /// Both have lost, as an arbiter may decide.
    BothLose,
    /// Not known, or not finished.
    #[default]
    Open,
}

impl GameResult {
    /// The result that a word stands for, in either way of counting points.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Self> {
        Some(match word {
            "1-0" | "2-0" => Self::WhiteWins,
            "0-1" | "0-2" => Self::BlackWins,
            "1/2-1/2" | "1-1" | "½-½" => Self::Draw,
            "0-0" => Self::BothLose,
            "*" => Self::Open,
            _ => return None,
        })
    }

    /// The word for it: `2-0` in international and Canadian games, `1-0` in all others.
    #[must_use]
    pub fn word(self, kind: GameKind) -> &'static str {
        let two_points = matches!(kind.variant.variant().game_type, 20 | 27);
        match self {
            Self::WhiteWins if two_points => "2-0",
            Self::WhiteWins => "1-0",
            Self::BlackWins if two_points => "0-2",
            Self::BlackWins => "0-1",
            Self::Draw if two_points => "1-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Open => "*",
        }
    }
}

//! How a game ends other than by the position on the board.

use damier_rules::Color;

/// How the players ended the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// This side gave up.
    Resigned(Color),
    /// This side's time has run out.
    OutOfTime(Color),
    /// Both agreed on a draw.
    Agreed,
}

impl Ending {
    /// Who has won; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self {
            Self::Resigned(loser) | Self::OutOfTime(loser) => Some(loser.other()),
            Self::Agreed => None,
        }
    }
}

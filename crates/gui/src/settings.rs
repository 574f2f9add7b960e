//! What a person has set for all games.

use crate::board_kind::BoardKind;
use crate::palette::Theme;

/// How the window behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings {
    /// What the window wears.
    pub(crate) theme: Theme,
    /// What the board is made of.
    pub(crate) board: BoardKind,
    /// Whether nothing travels and nothing blinks.
    pub(crate) reduced_motion: bool,
}

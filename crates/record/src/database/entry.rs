//! A line of the list.

use damier_rules::VariantId;

use crate::pdn::{GameResult, Place};

/// A value of the list's table of names; see [`Database::name`](super::Database::name).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Name(pub(super) u32);

impl Name {
    pub(super) fn index(self) -> usize {
        self.0 as usize
    }
}

/// What the list says of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Where the game begins in the text.
    pub place: Place,
    /// The offset behind it.
    pub(super) end: usize,
    /// The tag `White`.
    pub white: Name,
    /// The tag `Black`.
    pub black: Name,
    /// The tag `Event`.
    pub event: Name,
    /// The tag `Date`.
    pub date: Name,
    /// The year in the date, if one can be seen.
    pub year: Option<u16>,
    /// How it ended.
    pub result: GameResult,
    /// What is played.
    pub variant: VariantId,
    /// The moves of the main line, of both sides.
    pub plies: u32,
}

//! What is played, as commands name it.

use clap::Args;
use damier_rules::{GameKind, NoGiveaway, VariantId};

use crate::contest::variant;

/// A variant, and whether its objective is reversed.
#[derive(Args, Clone, Copy, Debug)]
pub struct PlayedKind {
    /// The variant.
    #[arg(value_parser = variant)]
    variant: VariantId,
    /// Reverse the objective.
    #[arg(long)]
    giveaway: bool,
}

impl PlayedKind {
    /// The kind of game.
    ///
    /// # Errors
    /// If the variant has no giveaway form.
    pub fn kind(self) -> Result<GameKind, NoGiveaway> {
        kind(self.variant, self.giveaway)
    }
}

/// The variant's own kind of game, or its giveaway form.
///
/// # Errors
/// If it has none.
pub fn kind(variant: VariantId, giveaway: bool) -> Result<GameKind, NoGiveaway> {
    if giveaway { GameKind::giveaway(variant) } else { Ok(GameKind::new(variant)) }
}

//! What a game is played by: a variant and an objective.

use core::fmt;

use crate::spec::RulesId;
use crate::variant::{Objective, VariantId};

/// A variant with its objective: what a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameKind {
    /// The variant.
    pub variant: VariantId,
    /// The variant's objective, or giveaway.
    pub objective: Objective,
}

/// The variant cannot be played with the objective reversed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has no giveaway form: {1}")]
pub struct NoGiveaway(pub VariantId, &'static str);

impl GameKind {
    /// The variant with its own objective.
    #[must_use]
    pub fn new(variant: VariantId) -> Self {
        Self { variant, objective: variant.variant().objective }
    }

    /// The variant with the objective reversed.
    ///
    /// # Errors
    /// For breakthrough and antidraughts.
    pub fn giveaway(variant: VariantId) -> Result<Self, NoGiveaway> {
        match variant.variant().objective {
            Objective::Win => Ok(Self { variant, objective: Objective::Giveaway }),
            Objective::Giveaway => Err(NoGiveaway(variant, "its objective is reversed already")),
            Objective::FirstKing => Err(NoGiveaway(variant, "the first king ends the game")),
        }
    }

    /// Every kind there is: the variants, and their giveaway forms after them.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = VariantId::ALL.iter().copied().map(Self::new);
        plain.chain(VariantId::ALL.iter().copied().filter_map(|variant| Self::giveaway(variant).ok()))
    }

    /// Whether the objective is reversed by choice, not by the variant.
    #[must_use]
    pub fn is_giveaway_form(self) -> bool {
        self.objective != self.variant.variant().objective
    }

    /// How pieces move and take.
    #[must_use]
    pub fn rules(self) -> RulesId {
        self.variant.variant().rules
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.variant)?;
        if self.is_giveaway_form() { write!(f, " giveaway") } else { Ok(()) }
    }
}

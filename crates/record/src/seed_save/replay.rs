//! From board to board: which legal moves the steps of a file are, and whose rules they follow.

use damier_rules::{Diagram, GameKind, Route, VariantId};

use super::{RuleMode, SeedSave, board};

impl SeedSave {
    /// The start position, which a file never stores, and the board after each step.
    #[must_use]
    pub fn boards(&self) -> Vec<Diagram> {
        let start = board::BOARD.variant().start();
        std::iter::once(start).chain(self.steps.iter().map(|step| step.diagram.clone())).collect()
    }

    /// For each step the legal move that leads from the board before it to its own, if there is exactly one. In
    /// variants of other boards there is none.
    #[must_use]
    pub fn routes(&self, kind: GameKind) -> Vec<Option<Route>> {
        let boards = self.boards();
        boards.windows(2).map(|pair| between(kind, &pair[0], &pair[1])).collect()
    }

    /// The Art2Dec variant under which more steps are legal moves; the Russian one if both have as many.
    #[must_use]
    pub fn variant_guess(&self) -> VariantId {
        let legal = |variant| self.routes(GameKind::new(variant)).iter().flatten().count();
        if legal(VariantId::Art2decInternational) > legal(VariantId::Art2decRussian) {
            VariantId::Art2decInternational
        } else {
            VariantId::Art2decRussian
        }
    }

    /// The variant with the objective that the file names, as far as the variant can be played with it.
    #[must_use]
    pub fn kind(&self, variant: VariantId) -> GameKind {
        match self.settings.rule_mode {
            RuleMode::Classic => GameKind::new(variant),
            RuleMode::Giveaway => GameKind::giveaway(variant).unwrap_or(GameKind::new(variant)),
        }
    }
}

/// The one legal move between two boards.
pub(super) fn between(kind: GameKind, before: &Diagram, after: &Diagram) -> Option<Route> {
    if before.shape() != kind.variant.variant().shape() {
        return None;
    }
    let legal = before.moves(kind).ok()?;
    let mut fitting = legal.into_iter().filter(|route| before.after(kind, route) == *after);
    let route = fitting.next()?;
    fitting.next().is_none().then_some(route)
}

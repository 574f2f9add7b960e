//! What the window is opened with.

use damier_app::{Document, Language, Players};
use damier_engine::{Level, ToEngine};
use damier_rules::{Color, GameKind, VariantId};

/// What the window is opened with; what is left open has a sensible value.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What is played; international draughts if left open.
    pub kind: Option<GameKind>,
    /// A position or a saved game.
    pub document: Option<Document>,
    /// Who plays; a person with White against level 3 if left open.
    pub players: Option<Players>,
    /// Whether the game that was cut short last time goes on.
    pub resume: bool,
    /// What the system speaks.
    pub language: Language,
    /// What the weaker levels draw their chance from.
    pub seed: u64,
    /// What is said to the engine before anything else: its options.
    pub engine: Vec<ToEngine>,
}

impl Options {
    pub(crate) fn kind(&self) -> GameKind {
        self.kind.unwrap_or(GameKind::new(VariantId::International))
    }

    pub(crate) fn players(&self) -> Players {
        let level = Level::new(3).unwrap_or(Level::LOWEST);
        self.players.unwrap_or(Players::against(level, Color::White))
    }
}

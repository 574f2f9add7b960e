//! Openings drawn by lot, so that a game does not always begin alike. They are made from the rules and a search;
//! `crates/engine/examples/ballots.rs` says how.

use damier_record::notation;
use damier_rules::VariantId;

use crate::command::Effect;
use crate::session::Session;
use crate::texts;

/// The moves of an opening, as players write them: `11-15 23-19 8-11`.
pub type Ballot = &'static str;

/// The openings that may be drawn in a variant; none where it has no such custom.
pub fn ballots(variant: VariantId) -> impl Iterator<Item = Ballot> {
    let text = match variant {
        VariantId::English | VariantId::EnglishOptional => include_str!("../ballots/english.txt"),
        VariantId::Italian => include_str!("../ballots/italian.txt"),
        VariantId::Russian => include_str!("../ballots/russian.txt"),
        VariantId::Brazilian => include_str!("../ballots/brazilian.txt"),
        _ => "",
    };
    text.lines().filter(|line| !line.starts_with('#'))
}

impl Session {
    /// Plays an opening drawn by lot.
    pub(crate) fn play_ballot(&mut self, effects: &mut Vec<Effect>) {
        let openings: Vec<_> = ballots(self.kind().variant).collect();
        if openings.is_empty() || !self.game.played().is_empty() {
            return;
        }
        self.drop_request(effects);
        let drawn = openings[(self.draw_seed() % openings.len() as u64) as usize];
        for text in drawn.split_whitespace() {
            match notation::read(self.kind(), self.game.diagram(), text) {
                Ok(route) if self.play(&route) => {}
                _ => return,
            }
        }
        self.message = Some(texts::ballot(drawn));
    }
}

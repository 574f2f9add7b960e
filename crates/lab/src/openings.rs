//! Where games begin: every position that so many moves can lead to, each once.

use std::collections::HashSet;

use damier_rules::{Game, GameKind};

/// The openings of so many plies that lead to different positions in which the game goes on.
pub fn openings(kind: GameKind, plies: u32) -> Vec<Game> {
    let mut level = vec![Game::new(kind)];
    for _ in 0..plies {
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for game in &level {
            for route in game.moves() {
                let mut longer = game.clone();
                longer.play(&route).expect("a listed move is legal");
                if longer.verdict().is_none() && seen.insert(longer.diagram().clone()) {
                    next.push(longer);
                }
            }
        }
        level = next;
    }
    level
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::VariantId;

    #[test]
    fn transpositions_count_once() {
        let kind = GameKind::new(VariantId::English);
        assert_eq!(openings(kind, 1).len(), 7);
        assert_eq!(openings(kind, 2).len(), 49);
        assert!(openings(kind, 3).len() < 302, "transpositions are left out");
    }
}

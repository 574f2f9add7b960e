//! The engine plays itself in every variant and objective: every game is ended by a rule.
//!
//! `DAMIER_GAMES` sets the number of games a kind; `cargo xtask games N` does so.

mod answers;

use damier_engine::ToEngine;
use damier_rules::{Game, GameKind};

/// No game can be longer: each capture or man's move is one of some hundreds, and between two of them the draw
/// rules allow some eighty plies.
const MOST_PLIES: usize = 4000;

fn play(kind: GameKind, seed: u64, thinker: &mut damier_engine::Thinker) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut game = Game::new(kind);
    answers::tell(thinker, ToEngine::NewGame);
    while game.verdict().is_none() {
        let plies = game.played().len();
        assert!(plies < MOST_PLIES, "{kind}: no end, seed {seed}");
        // A few moves at random, so that no two games are alike.
        let best = if plies < 6 {
            let moves = game.moves();
            moves[chance.usize(..moves.len())].clone()
        } else {
            let (best, report) = answers::ask(thinker, &game, answers::nodes(500));
            assert!(report.nodes <= 500, "{kind}: {} nodes", report.nodes);
            best.unwrap_or_else(|| panic!("{kind}: no move, seed {seed} ply {plies}"))
        };
        game.play(&best).unwrap_or_else(|error| panic!("{kind}: {error}, seed {seed} ply {plies}"));
    }
}

#[test]
fn every_game_against_itself_ends_by_a_rule() {
    let games = std::env::var("DAMIER_GAMES").map_or(1, |text| text.parse().expect("a number of games"));
    let mut thinker = answers::thinker();
    for kind in GameKind::all() {
        for seed in 0..games {
            play(kind, seed, &mut thinker);
        }
    }
}

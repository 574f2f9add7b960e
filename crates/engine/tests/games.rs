//! The engine plays itself in every variant and objective: every game is ended by a rule.
//!
//! `DAMIER_GAMES` sets the number of games a kind, `DAMIER_NODES` the nodes a move; `cargo xtask games N` does so. Where
//! the system tells how much memory was in use at most, that is the table and a bounded rest, however many games.

mod answers;

use damier_engine::ToEngine;
use damier_rules::{Game, GameKind};

/// No game can be longer: each capture or man's move is one of some hundreds, and between two of them the draw
/// rules allow some eighty plies.
const MOST_PLIES: usize = 4000;

/// Size of the table, in MiB, which is that of an engine to which nothing is said.
const TABLE: u64 = 64;
/// Memory that may be in use beside the table, in MiB.
const MOST_BESIDE: u64 = 64;

/// A number from the environment.
fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |text| text.parse().expect("a number"))
}

/// The most memory that this process has had, in MiB, as Linux tells it.
fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(peak.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()?.div_ceil(1024))
}

fn play(kind: GameKind, seed: u64, most: u64, thinker: &mut damier_engine::Thinker) {
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
            let (best, report) = answers::ask(thinker, &game, answers::nodes(most));
            assert!(report.nodes <= most, "{kind}: {} nodes", report.nodes);
            best.unwrap_or_else(|| panic!("{kind}: no move, seed {seed} ply {plies}"))
        };
        game.play(&best).unwrap_or_else(|error| panic!("{kind}: {error}, seed {seed} ply {plies}"));
    }
}

#[test]
fn every_game_against_itself_ends_by_a_rule() {
    let (games, most) = (number("DAMIER_GAMES", 1), number("DAMIER_NODES", 500));
    let mut thinker = damier_engine::Thinker::default();
    for kind in GameKind::all() {
        for seed in 0..games {
            play(kind, seed, most, &mut thinker);
        }
    }
    if let Some(peak) = peak_memory() {
        println!(
            "{games} games a kind, {most} nodes a move: {peak} MiB at most, the table's {TABLE} included"
        );
        assert!(peak <= TABLE + MOST_BESIDE, "{peak} MiB");
    }
}

//! Writes the openings that may be drawn by lot in a variant: every sequence of three moves after which a search of
//! fixed size finds neither side better by more than a limit, one for each position.
//!
//! `cargo run --release -p damier-engine --example ballots -- english > crates/app/ballots/english.txt`

use std::collections::BTreeSet;

use damier_engine::{Effort, FromEngine, Limits, Request, Score, Thinker, ToEngine};
use damier_rules::{Game, GameKind, Route, VariantId};

/// Moves of an opening.
const LENGTH: usize = 3;
/// Positions that are searched for each.
const NODES: u64 = 150_000;
/// How much better a side may stand, in hundredths of a man.
const LIMIT: i32 = 40;

fn main() {
    let name = std::env::args().nth(1).unwrap_or_default();
    let Some(&id) = VariantId::ALL.iter().find(|id| id.variant().name == name) else {
        eprintln!("ballots: the name of a variant is wanted, as english");
        return;
    };
    println!(
        "# Openings of three moves in {name}, balanced within {LIMIT} hundredths of a man by a search of {NODES}"
    );
    println!("# positions: made by `cargo run --release -p damier-engine --example ballots -- {name}`.");
    let mut seen = BTreeSet::new();
    let mut thinker = Thinker::default();
    openings(&mut Game::new(GameKind::new(id)), &mut |game| {
        let diagram = format!("{:?}", game.diagram());
        if seen.insert(diagram) && is_even(&mut thinker, game) {
            let moves: Vec<_> = game.played().iter().map(|route| written(id, route)).collect();
            println!("{}", moves.join(" "));
        }
    });
}

/// Calls for every game of that length.
fn openings(game: &mut Game, found: &mut impl FnMut(&Game)) {
    if game.played().len() == LENGTH {
        return found(game);
    }
    for route in game.moves() {
        if game.play(&route).is_ok() {
            openings(game, found);
            game.undo();
        }
    }
}

fn written(id: VariantId, route: &Route) -> String {
    let name = |square| id.variant().square_name(square);
    let sign = if route.is_capture() { 'x' } else { '-' };
    format!("{}{sign}{}", name(route.from()), name(route.to()))
}

fn is_even(thinker: &mut Thinker, game: &Game) -> bool {
    let limits = Limits { nodes: Some(NODES), ..Limits::default() };
    let mut even = false;
    thinker.follow_alone(ToEngine::NewGame, &mut |_| {});
    thinker.follow_alone(ToEngine::Go(Request::of(1, game, Effort::Limits(limits))), &mut |said| {
        if let FromEngine::Done { report, .. } = said {
            even = matches!(report.score, Score::Even(score) if score.abs() <= LIMIT);
        }
    });
    even
}

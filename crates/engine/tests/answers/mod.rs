//! Asking the engine in tests.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(dead_code, reason = "each test uses its part")]

use damier_engine::{Effort, FromEngine, Limits, Report, Request, Thinker, ToEngine};
use damier_rules::{Game, GameKind, Route, VariantId};

pub fn game(variant: &str, fen: &str) -> Game {
    let id = VariantId::from_name(variant).unwrap();
    let diagram = damier_record::fen::read_position(fen, id).unwrap();
    Game::from_diagram(GameKind::new(id), diagram).unwrap()
}

pub fn nodes(nodes: u64) -> Effort {
    Effort::Limits(Limits { nodes: Some(nodes), ..Limits::default() })
}

pub fn depth(depth: u32) -> Effort {
    Effort::Limits(Limits { depth: Some(depth), ..Limits::default() })
}

/// A small engine: tests run many.
pub fn thinker() -> Thinker {
    let mut thinker = Thinker::default();
    tell(&mut thinker, ToEngine::SetOption { name: "hash".into(), value: "1".into() });
    thinker
}

/// One with the tables of a folder.
pub fn with_tables(folder: &str) -> Thinker {
    let mut thinker = thinker();
    let set = ToEngine::SetOption { name: "tables".into(), value: folder.into() };
    assert!(tell(&mut thinker, set).is_empty());
    thinker
}

/// One with the tables that come with the project.
pub fn shipped() -> Thinker {
    with_tables(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables"))
}

pub fn tell(thinker: &mut Thinker, message: ToEngine) -> Vec<FromEngine> {
    let mut answers = Vec::new();
    thinker.follow_alone(message, &mut |answer| answers.push(answer));
    answers
}

pub fn ask(thinker: &mut Thinker, game: &Game, effort: Effort) -> (Option<Route>, Report) {
    match tell(thinker, ToEngine::Go(Request::of(7, game, effort))).pop() {
        Some(FromEngine::Done { number: 7, best, report }) => (best, report),
        other => panic!("{other:?}"),
    }
}

//! What the engine answers: wins, limits, levels, and requests that make no sense.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod answers;

use std::time::{Duration, Instant};

use answers::{ask, depth, game, nodes, tell, thinker};
use damier_engine::{Effort, Engine, FromEngine, Level, Limits, Request, Score, ToEngine};
use damier_rules::{Game, GameKind, VariantId, Verdict};

fn start(name: &str) -> Game {
    Game::new(GameKind::new(VariantId::from_name(name).unwrap()))
}

#[test]
fn it_prefers_the_shorter_win() {
    // 22x13 leaves a won game, 27-32 wins at once by blocking the last man.
    let game = game("english", "W:WK27:B28");
    let (best, report) = ask(&mut thinker(), &game, depth(6));
    let mut after = game.clone();
    after.play(&best.unwrap()).unwrap();
    assert!(matches!(after.verdict(), Some(Verdict::Win { .. })));
    assert_eq!(report.score, Score::Win(1));
}

#[test]
fn it_knows_the_objective() {
    // To lose all pieces White offers its last man; to win it would go on to crown.
    let id = VariantId::International;
    let diagram = damier_record::fen::read_position("W:W22:B11,6", id).unwrap();
    for (kind, wins) in [(GameKind::giveaway(id).unwrap(), true), (GameKind::new(id), false)] {
        let game = Game::from_diagram(kind, diagram.clone()).unwrap();
        let (_, report) = ask(&mut thinker(), &game, depth(9));
        assert_eq!(matches!(report.score, Score::Win(_)), wins, "{kind}: {:?}", report.score);
    }
    let race = answers::game("breakthrough", "W:W11:B30");
    assert_eq!(ask(&mut thinker(), &race, depth(5)).1.score, Score::Win(3));
}

#[test]
fn it_knows_draws() {
    let lone = game("international", "W:WK46:BK4");
    assert_eq!(ask(&mut thinker(), &lone, depth(12)).1.score, Score::Even(0));
}

/// Checkora#301: the computer shuffled for ever when it could win.
#[test]
fn two_kings_win_against_one_in_english() {
    for fen in ["W:WK18,K22:BK1", "B:BK15,K11:WK32"] {
        let mut game = game("english", fen);
        let strong = game.turn();
        let mut thinker = thinker();
        for _ in 0..80 {
            if game.verdict().is_some() {
                break;
            }
            let (best, _) = ask(&mut thinker, &game, nodes(200_000));
            game.play(&best.unwrap()).unwrap();
            assert!(game.occurrences() < 3);
        }
        assert_eq!(game.verdict().and_then(|verdict| verdict.winner()), Some(strong), "{fen}");
    }
}

#[test]
fn equal_requests_get_equal_answers() {
    let game = start("international");
    let answer = |effort| {
        let (best, report) = ask(&mut thinker(), &game, effort);
        (best, report.score, report.nodes, report.line)
    };
    assert_eq!(answer(nodes(20_000)), answer(nodes(20_000)));
    let weak = |seed| answer(Effort::Level { level: Level::LOWEST, seed });
    assert_eq!(weak(3), weak(3));
    let first = weak(0).0;
    assert!((1..20).any(|seed| weak(seed).0 != first), "weak levels vary");
}

/// Checkora#770: thinking for ever.
#[test]
fn every_level_answers_in_time_in_every_variant() {
    for &id in VariantId::ALL {
        let game = Game::new(GameKind::new(id));
        for level in Level::all().filter(|level| level.number() <= 6) {
            let began = Instant::now();
            let (best, _) = ask(&mut thinker(), &game, Effort::Level { level, seed: 1 });
            assert!(best.is_some(), "{id} {level}");
            assert!(began.elapsed() < Duration::from_secs(5), "{id} {level}: {:?}", began.elapsed());
        }
    }
}

#[test]
fn one_move_is_answered_at_once_and_none_with_none() {
    let began = Instant::now();
    let forced = game("english", "W:WK29:BK25");
    let master = Effort::Level { level: Level::HIGHEST, seed: 0 };
    assert!(ask(&mut thinker(), &forced, master).0.is_some());
    assert!(ask(&mut thinker(), &game("english", "B:WK32:B28"), master).0.is_none());
    assert!(ask(&mut thinker(), &game("breakthrough", "B:WK3:B28"), master).0.is_none());
    assert!(began.elapsed() < Duration::from_secs(1));
}

#[test]
fn a_request_that_makes_no_sense_is_refused_with_the_reason() {
    let refused = |request| match tell(&mut thinker(), ToEngine::Go(request)).pop() {
        Some(FromEngine::Error { number: Some(1), message }) => message,
        other => panic!("{other:?}"),
    };
    let game = start("international");
    let mut illegal = Request::of(1, &game, depth(1));
    illegal.moves = vec![game.moves()[0].clone(); 2];
    assert_eq!(refused(illegal), "move 2: this move is not legal here");
    let mut other_board = Request::of(1, &game, depth(1));
    other_board.start = start("english").start().clone();
    assert!(refused(other_board).contains("not played on such a board"));
    let answers = tell(&mut thinker(), ToEngine::SetOption { name: "hash".into(), value: "-3".into() });
    assert!(matches!(&answers[..], [FromEngine::Error { message, .. }] if message.contains("1 to 65536")));
}

fn wait(engine: &Engine) -> FromEngine {
    let patience = Instant::now() + Duration::from_secs(20);
    while Instant::now() < patience {
        match engine.recv_timeout(Duration::from_secs(1)).unwrap() {
            Some(FromEngine::Progress(_)) | None => {}
            Some(answer) => return answer,
        }
    }
    panic!("no answer");
}

#[test]
fn stop_ends_an_endless_search_and_a_new_request_overtakes_the_old() {
    let mut engine = Engine::spawn(|| ()).unwrap();
    let game = start("international");
    let endless = |number| ToEngine::Go(Request::of(number, &game, Effort::Limits(Limits::default())));
    engine.send(endless(1)).unwrap();
    engine.send(endless(2)).unwrap();
    assert!(matches!(wait(&engine), FromEngine::Done { number: 1, .. }));
    std::thread::sleep(Duration::from_millis(50));
    let began = Instant::now();
    engine.send(ToEngine::Stop).unwrap();
    assert!(matches!(wait(&engine), FromEngine::Done { number: 2, best: Some(_), .. }));
    assert!(began.elapsed() < Duration::from_millis(500), "{:?}", began.elapsed());
    engine.send(ToEngine::Quit).unwrap();
    assert!(engine.send(endless(3)).is_err());
}

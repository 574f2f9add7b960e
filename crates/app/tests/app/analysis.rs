//! The analysis that can be switched on.

use damier_app::{Command, Effect, Players};
use damier_engine::{FromEngine, Known, Outcome, Report, Score, TableWord, ToEngine};
use damier_rules::{Color, VariantId};

use crate::desk::{Desk, level};

/// Lets the engine report a score with the first legal move as its line.
fn report(desk: &mut Desk, score: i32) {
    let asked = desk.asked.as_ref().expect("something was asked");
    let line = desk.session.game().moves().into_iter().take(1).collect();
    let report = Report {
        number: asked.number,
        depth: 9,
        score: Score::Even(score),
        nodes: 500,
        line,
        ..Report::default()
    };
    desk.say(Command::Engine(FromEngine::Progress(report)));
}

#[test]
fn it_follows_the_position_that_is_shown() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Analyse(true));
    let first = desk.asked.as_ref().expect("the position is looked at").number;
    assert!(!desk.session.is_thinking(), "nobody has to wait for it");
    report(&mut desk, 30);
    let view = desk.view().analysis.unwrap();
    assert_eq!((view.score.as_str(), view.depth, view.running), ("+0.30", 9, true));
    assert!(view.share.unwrap() > 0.5);
    desk.click("32 28");
    assert!(desk.asked.as_ref().is_some_and(|asked| asked.number > first));
    report(&mut desk, 30);
    assert_eq!(desk.view().analysis.unwrap().score, "-0.30", "from White's side, Black is to move");
    desk.say(Command::Analyse(false));
    assert!(matches!(desk.effects[..], [Effect::Engine(ToEngine::Stop)]));
    assert!(desk.view().analysis.is_none());
}

#[test]
fn the_computers_move_goes_before() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(3), Color::White));
    desk.say(Command::Analyse(true));
    desk.click("32 28");
    assert!(desk.session.is_thinking());
    desk.engine_moves();
    assert_eq!(desk.plies(), 2);
    assert!(desk.view().analysis.unwrap().running, "then it goes on");
}

#[test]
fn a_click_on_its_line_shows_the_position() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Analyse(true));
    report(&mut desk, 0);
    desk.say(Command::FollowLine(1));
    assert_eq!((desk.view().ply, desk.plies()), (1, 0));
    desk.say(Command::PlayFromHere);
    assert_eq!(desk.plies(), 1);
}

#[test]
fn it_tells_what_endgame_tables_say() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28");
    desk.say(Command::Analyse(true));
    let moves = desk.session.game().moves();
    let lost = Known { outcome: Outcome::Loss, plies: Some(14) };
    let word = TableWord {
        known: lost,
        drawn_by: None,
        moves: vec![(moves[0].clone(), lost), (moves[1].clone(), lost)],
    };
    let number = desk.asked.as_ref().unwrap().number;
    let report = Report { number, score: Score::Loss(14), table: Some(word), ..Report::default() };
    desk.say(Command::Engine(FromEngine::Progress(report)));
    let (text, each) = desk.view().analysis.unwrap().table.unwrap();
    assert_eq!(text, "table: White wins in 14", "Black is to move");
    assert_eq!(each.len(), 2);
    assert_eq!(each[0].1, "White wins in 14");
    desk.say(Command::Engine(FromEngine::Note("endgame table left aside: x".into())));
    assert!(!desk.session.is_over() && desk.view().message.detail.contains("left aside"));
}

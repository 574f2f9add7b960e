//! What is asked of the engine, and what becomes of late answers.

use damier_app::{Command, Effect, Players};
use damier_engine::{Effort, FromEngine, ToEngine};
use damier_rules::{Color, GameKind, VariantId};

use crate::desk::{Desk, level};

fn thinking() -> Desk {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.click("32 28").engine_moves();
    desk.click("31 27");
    assert!(desk.session.is_thinking());
    desk
}

#[test]
fn a_pending_answer_is_dropped_by_whatever_changes_the_game() {
    let players = Players::against(level(2), Color::White);
    let kind = GameKind::new(VariantId::International);
    let commands = [
        Command::Undo,
        Command::NewGame { kind, players },
        Command::Open { name: "x".into(), text: "W:W32,31:B19,20".into() },
        Command::SetSide(Color::Black),
        Command::SetLevel(level(5)),
        Command::Browse(1),
        Command::Resign,
    ];
    for command in commands {
        let mut desk = thinking();
        let late = desk.answer(desk.session.game().moves().first().cloned());
        desk.say(command.clone());
        let stopped = desk.effects.iter().any(|effect| matches!(effect, Effect::Engine(ToEngine::Stop)));
        assert!(stopped, "{command:?}");
        let plies = desk.plies();
        let result = desk.view().result;
        desk.say(late);
        assert_eq!(desk.plies(), plies, "{command:?}");
        assert_eq!(desk.view().result, result, "{command:?}");
    }
}

#[test]
fn after_looking_back_the_computer_is_asked_again() {
    let mut desk = thinking();
    let first = desk.asked.as_ref().unwrap().number;
    desk.say(Command::Browse(0)).say(Command::Cancel);
    let second = desk.asked.as_ref().unwrap().number;
    assert!(second > first);
    desk.engine_moves();
    assert_eq!(desk.plies(), 4);
}

#[test]
fn a_new_level_asks_again_at_that_level() {
    let mut desk = thinking();
    desk.say(Command::SetLevel(level(7)));
    let effort = desk.asked.as_ref().unwrap().effort;
    assert!(matches!(effort, Effort::Level { level: asked, .. } if asked == level(7)));
    assert_eq!(desk.view().players[1].name, level(7).name());
}

#[test]
fn an_answer_counts_once() {
    let mut desk = thinking();
    let answer = desk.answer(desk.session.game().moves().first().cloned());
    desk.say(answer.clone()).say(answer);
    assert_eq!(desk.plies(), 4);
}

#[test]
fn the_request_tells_the_whole_game() {
    let desk = thinking();
    let request = desk.asked.as_ref().unwrap();
    assert_eq!(request.moves, desk.session.game().played());
    assert_eq!(&request.start, desk.session.game().start());
}

#[test]
fn clicks_while_it_thinks_do_nothing() {
    let mut desk = thinking();
    let before = desk.diagram().clone();
    desk.click("37 31 18 22");
    assert_eq!(desk.diagram(), &before);
    assert_eq!(desk.headline(), "Not your turn.");
}

#[test]
fn a_hint_is_shown_and_not_played() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.say(Command::Hint);
    assert!(desk.session.is_thinking());
    desk.engine_moves();
    assert_eq!(desk.plies(), 0);
    assert!(desk.view().hint.is_some());
    assert!(desk.headline().starts_with("Try "));
    desk.click("32 28");
    assert!(desk.view().hint.is_none());
}

#[test]
fn a_move_during_the_search_for_a_hint_goes_first() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.say(Command::Hint);
    let late = desk.answer(desk.session.game().moves().first().cloned());
    desk.click("32 28");
    assert_eq!(desk.plies(), 1);
    desk.say(late);
    assert_eq!(desk.plies(), 1);
    assert!(desk.session.is_thinking(), "about its own move");
}

#[test]
fn an_engine_that_fails_is_told_of_and_can_be_tried_again() {
    let illegal =
        thinking().session.game().start().moves(GameKind::new(VariantId::International)).unwrap()[0].clone();
    for best in [None, Some(illegal)] {
        let mut desk = thinking();
        let answer = desk.answer(best);
        desk.say(answer);
        assert_eq!(desk.plies(), 3);
        assert_eq!(desk.headline(), "The computer player stopped.");
        assert!(desk.view().can_move_now);
        desk.say(Command::MoveNow).engine_moves();
        assert_eq!(desk.plies(), 4);
    }
    let mut desk = thinking();
    let number = Some(desk.asked.as_ref().unwrap().number);
    desk.say(Command::Engine(FromEngine::Error { number, message: "no memory".into() }));
    assert_eq!(desk.headline(), "The computer player stopped.");
}

#[test]
fn move_now_asks_for_an_answer_at_once() {
    let mut desk = thinking();
    desk.say(Command::MoveNow);
    assert!(matches!(desk.effects[..], [Effect::Engine(ToEngine::Stop)]));
    desk.engine_moves();
    assert_eq!(desk.plies(), 4);
}

//! Taking back and playing again.

use damier_app::{Command, Players};
use damier_rules::{Color, VariantId};

use crate::desk::{COMPUTERS, Desk, level};

#[test]
fn undo_gives_the_person_the_turn_back() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.click("32 28").engine_moves();
    assert_eq!(desk.plies(), 2);
    desk.say(Command::Undo);
    assert_eq!(desk.plies(), 0);
    assert!(desk.session.awaits_human());
    desk.say(Command::Redo);
    assert_eq!(desk.plies(), 2);
    assert!(!desk.session.is_thinking());
}

#[test]
fn undo_before_the_answer_takes_one_back() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.click("32 28").say(Command::Undo);
    assert_eq!(desk.plies(), 0);
    assert!(desk.session.awaits_human());
}

#[test]
fn the_computers_opening_move_stays() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::Black));
    desk.engine_moves();
    assert!(!desk.view().can_undo);
    desk.say(Command::Undo);
    assert_eq!(desk.plies(), 1);
    let reply = desk.session.game().moves()[0].clone();
    desk.say(Command::Click(reply.from())).say(Command::Click(reply.to())).engine_moves();
    assert_eq!(desk.plies(), 3);
    desk.say(Command::Undo);
    assert_eq!(desk.plies(), 1);
    assert!(desk.session.awaits_human());
}

#[test]
fn two_persons_take_back_one_move() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23").say(Command::Undo);
    assert_eq!(desk.plies(), 1);
}

#[test]
fn undo_works_after_the_end() {
    let mut desk = Desk::position(VariantId::English, "W:WK27:B28");
    desk.click("27 32");
    assert!(desk.view().result.unwrap().starts_with("White wins by blocking"));
    desk.say(Command::Undo);
    assert!(desk.view().result.is_none());
    assert!(desk.at("27").is_some());
    desk.say(Command::Redo);
    assert!(desk.view().result.is_some());

    let mut desk = Desk::against_computer(VariantId::English, "W:WK27:B28");
    desk.click("27 32").say(Command::Undo);
    assert!(desk.session.awaits_human());
}

#[test]
fn a_whole_game_can_be_taken_back_and_played_again() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    let mut states = Vec::new();
    let state = |desk: &Desk| {
        let game = desk.session.game();
        let view = desk.view();
        (game.diagram().clone(), game.now().counters(), game.now().occurrences(), view.rows, view.result)
    };
    while desk.plies() < 100 && desk.session.awaits_human() {
        states.push(state(&desk));
        let moves = desk.session.game().moves();
        let text =
            damier_record::notation::full(VariantId::International, &moves[desk.plies() * 7 % moves.len()]);
        desk.say(Command::Type(text));
    }
    let last = state(&desk);
    for expected in states.iter().rev() {
        desk.say(Command::Undo);
        assert_eq!(&state(&desk), expected);
    }
    desk.say(Command::Undo);
    for expected in states.iter().skip(1).chain([&last]) {
        desk.say(Command::Redo);
        assert_eq!(&state(&desk), expected);
    }
}

#[test]
fn playing_on_forgets_what_was_taken_back() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23").say(Command::Undo);
    desk.click("20 24");
    assert!(!desk.view().can_redo);
}

#[test]
fn looking_back_shows_and_returns() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23").say(Command::Browse(1));
    let view = desk.view();
    assert!(view.browsing && view.ply == 1);
    assert!(view.square(desk.square("19")).piece.is_some());
    desk.click("20 24");
    assert_eq!(desk.plies(), 2, "the past is not changed");
    desk.say(Command::Cancel);
    assert!(!desk.view().browsing);
    desk.say(Command::Browse(0)).say(Command::Browse(2));
    assert!(!desk.view().browsing, "the last position is the game itself");
}

#[test]
fn two_computers_rest_after_an_undo() {
    let mut desk = Desk::new(VariantId::International, COMPUTERS());
    desk.engine_moves().engine_moves();
    assert_eq!(desk.plies(), 2);
    desk.say(Command::Undo);
    assert!(!desk.session.is_thinking());
    desk.say(Command::MoveNow);
    assert!(desk.session.is_thinking());
}

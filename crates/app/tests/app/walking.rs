//! Looking back, replaying and going on from there, with time told by the test.

use core::time::Duration;

use damier_app::{Command, Mark, Mode, Players, Tone};
use damier_rules::{Color, VariantId};

use crate::desk::{COMPUTERS, Desk, level};

fn four_moves() -> Desk {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23 28 19 14 23");
    assert_eq!(desk.plies(), 4);
    desk
}

fn tick(desk: &mut Desk, milliseconds: u64) {
    desk.say(Command::Tick(Duration::from_millis(milliseconds)));
}

#[test]
fn a_game_goes_on_from_the_position_looked_at() {
    let mut desk = four_moves();
    desk.say(Command::Browse(2)).say(Command::PlayFromHere);
    assert_eq!(desk.plies(), 2);
    assert!(!desk.view().browsing);
    desk.say(Command::Redo).say(Command::Redo);
    assert_eq!(desk.plies(), 4, "what followed is kept");
    desk.say(Command::Browse(0)).say(Command::PlayFromHere);
    desk.click("33 28");
    assert!(!desk.view().can_redo, "until another move is made");
}

#[test]
fn playing_from_here_without_looking_back_changes_nothing() {
    let mut desk = four_moves();
    desk.say(Command::PlayFromHere);
    assert_eq!(desk.plies(), 4);
}

#[test]
fn a_resigned_game_goes_on_from_an_earlier_position() {
    let mut desk = four_moves();
    desk.say(Command::Resign).say(Command::Browse(1)).say(Command::PlayFromHere);
    assert!(desk.view().result.is_none());
    assert_eq!(desk.plies(), 1);
}

#[test]
fn the_computer_goes_on_from_there_if_it_is_to_move() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.click("32 28").engine_moves();
    desk.say(Command::Browse(1));
    assert!(!desk.session.is_thinking());
    desk.say(Command::PlayFromHere);
    assert!(desk.session.is_thinking());
}

#[test]
fn a_replay_steps_by_itself_and_ends_with_the_game() {
    let mut desk = four_moves();
    desk.say(Command::SetDelay(Duration::from_millis(1000)));
    tick(&mut desk, 10_000);
    desk.say(Command::Replay(0));
    assert!(desk.view().replaying);
    assert_eq!(desk.view().message.tone, Tone::Replay);
    assert_eq!(desk.session.quiet_for(), Some(Duration::from_millis(1000)));
    tick(&mut desk, 10_999);
    assert_eq!(desk.view().ply, 0);
    tick(&mut desk, 11_000);
    assert_eq!(desk.view().ply, 1);
    assert_eq!(desk.marked(Mark::ReplayTo), ["28"]);
    assert_eq!(desk.marked(Mark::ReplayFrom), ["32"]);
    for second in 12..=14 {
        tick(&mut desk, second * 1000);
    }
    let view = desk.view();
    assert!(!view.replaying && !view.browsing && view.ply == 4);
    assert_eq!(desk.session.quiet_for(), None);
}

#[test]
fn a_replay_from_the_middle_stops_on_escape_or_a_click() {
    for number in 0..2 {
        let mut desk = four_moves();
        desk.say(Command::Replay(2));
        let stop = if number == 0 { Command::Cancel } else { Command::Click(desk.square("32")) };
        tick(&mut desk, 400);
        assert_eq!(desk.view().ply, 3);
        desk.say(stop);
        assert!(!desk.view().replaying && desk.view().browsing, "it stays where it was");
        assert_eq!(desk.marked(Mark::BrowseTo).len(), 1);
        tick(&mut desk, 60_000);
        assert_eq!(desk.view().ply, 3);
        desk.say(Command::Cancel);
        assert!(!desk.view().browsing);
    }
}

#[test]
fn the_computer_takes_its_time() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.say(Command::SetDelay(Duration::from_millis(2000)));
    tick(&mut desk, 5000);
    desk.click("32 28");
    tick(&mut desk, 5100);
    desk.engine_moves();
    assert_eq!(desk.plies(), 1, "the answer is kept back");
    assert!(desk.session.is_thinking());
    assert_eq!(desk.session.quiet_for(), Some(Duration::from_millis(1900)));
    let again = desk.answer(desk.session.game().moves().first().cloned());
    desk.say(again);
    tick(&mut desk, 6999);
    assert_eq!(desk.plies(), 1);
    tick(&mut desk, 7000);
    assert_eq!(desk.plies(), 2);
    assert!(!desk.session.is_thinking());
}

#[test]
fn move_now_does_not_wait_and_undo_drops_a_move_kept_back() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.say(Command::SetDelay(Duration::from_millis(2000)));
    desk.click("32 28").engine_moves().say(Command::MoveNow);
    assert_eq!(desk.plies(), 2);
    desk.click("31 27").engine_moves().say(Command::Undo);
    tick(&mut desk, 60_000);
    assert_eq!(desk.plies(), 2);
}

#[test]
fn a_slow_answer_is_not_delayed_more() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(2), Color::White));
    desk.say(Command::SetDelay(Duration::from_millis(500)));
    desk.click("32 28");
    tick(&mut desk, 900);
    desk.engine_moves();
    assert_eq!(desk.plies(), 2);
}

#[test]
fn a_game_of_two_computers_is_paused_and_goes_on() {
    let mut desk = Desk::new(VariantId::International, COMPUTERS());
    desk.engine_moves();
    let late = desk.answer(desk.session.game().moves().first().cloned());
    desk.say(Command::Pause(true)).say(late);
    assert_eq!(desk.plies(), 1);
    assert!(desk.view().paused && !desk.session.is_thinking());
    desk.say(Command::SetLevel(level(5)));
    assert!(desk.view().paused, "a new level does not end a pause");
    desk.say(Command::Pause(false));
    assert!(desk.session.is_thinking());
    desk.engine_moves();
    assert_eq!(desk.plies(), 2);
}

#[test]
fn modes_change_in_the_middle_of_a_game_and_keep_the_level() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(6), Color::White));
    desk.say(Command::SetMode(Mode::Manual));
    assert_eq!(desk.session.players(), Players::HUMANS);
    desk.click("32 28 19 23");
    assert!(!desk.view().can_pause);
    desk.say(Command::SetMode(Mode::SemiAuto(Color::Black)));
    assert!(desk.session.is_thinking(), "White is the computer now");
    assert_eq!(desk.session.players().level(), Some(level(6)));
    desk.say(Command::SetMode(Mode::Manual)).say(Command::SetLevel(level(2)));
    desk.say(Command::SetMode(Mode::FullAuto));
    assert_eq!(desk.session.players().level(), Some(level(2)));
    assert!(desk.view().can_pause);
    for mode in Mode::ALL {
        assert_eq!(mode.players(level(1)).mode(), mode);
    }
}

#[test]
fn a_replay_is_paused_goes_on_and_begins_anew() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23").say(Command::LoopReplays(true)).say(Command::Replay(0));
    let at = |desk: &mut Desk, seconds| {
        desk.say(Command::Tick(Duration::from_secs(seconds)));
        desk.view().ply
    };
    assert_eq!(at(&mut desk, 1), 1);
    desk.say(Command::PauseReplay(true));
    assert!(desk.view().replaying && desk.view().replay_paused);
    assert_eq!(at(&mut desk, 5), 1);
    assert_eq!(desk.session.quiet_for(), None, "nothing happens by itself meanwhile");
    desk.say(Command::PauseReplay(false));
    let seen: Vec<_> = (6..12).map(|seconds| at(&mut desk, seconds)).collect();
    assert_eq!(seen, [2, 0, 1, 2, 0, 1]);
    desk.say(Command::LoopReplays(false));
    assert_eq!(at(&mut desk, 12), 2);
    at(&mut desk, 13);
    assert!(!desk.view().replaying && !desk.view().browsing);
}

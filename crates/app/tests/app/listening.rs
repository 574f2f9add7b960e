//! What is to be heard.

use core::time::Duration;

use damier_app::{Command, Effect, Players, Settings, Sound, TimeControl, Volume};
use damier_rules::{Color, VariantId};

use crate::desk::{Desk, level};

fn heard(desk: &Desk) -> Vec<Sound> {
    let sound = |effect: &Effect| match effect {
        Effect::Play(sound) => Some(*sound),
        _ => None,
    };
    desk.effects.iter().filter_map(sound).collect()
}

#[test]
fn moves_captures_and_crownings_have_their_sounds() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    assert_eq!(heard(desk.click("32 28")), [Sound::Move]);
    assert_eq!(heard(desk.click("28")), []);
    assert_eq!(heard(desk.click("19 23")), [Sound::Move]);
    assert_eq!(heard(desk.click("28 19")), [Sound::Capture(1)]);
    let mut desk = Desk::position(VariantId::International, "W:W7:B45");
    assert_eq!(heard(&desk), [], "a position that is opened makes no move");
    assert_eq!(heard(desk.click("7 2")), [Sound::Crown]);
    let mut desk = Desk::position(VariantId::International, "W:WK7:B45");
    assert_eq!(heard(desk.click("7 2")), [Sound::Move], "a king is not crowned again");
}

#[test]
fn what_cannot_be_done_knocks_and_the_end_is_heard() {
    let mut desk = Desk::position(VariantId::International, "W:W32,31:B28,5");
    assert_eq!(heard(desk.click("31")), [Sound::Refused]);
    assert_eq!(heard(desk.click("31")), [Sound::Refused], "again");
    let mut desk = Desk::against_computer(VariantId::International, "W:W32:B28");
    assert_eq!(heard(desk.click("32 23")), [Sound::Capture(1), Sound::Win]);
    let mut desk = Desk::new(VariantId::English, Players::against(level(3), Color::White));
    assert_eq!(heard(desk.say(Command::Resign)), [Sound::Loss]);
}

#[test]
fn a_replay_is_heard_and_silence_is_silent() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23").say(Command::Replay(0));
    assert_eq!(heard(desk.say(Command::Tick(Duration::from_secs(1)))), [Sound::Move]);
    desk.say(Command::Cancel).say(Command::Cancel);
    let silent = Settings { volume: Volume::Off, ..desk.session.settings().clone() };
    desk.say(Command::Set(silent));
    assert_eq!(heard(desk.click("28 19")), []);
    assert_eq!(desk.plies(), 3);
}

#[test]
fn the_last_ten_seconds_tick() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    let control = TimeControl::from_text("15").expect("fifteen seconds");
    desk.say(Command::SetClock(Some(control))).click("32 28");
    let mut ticks = 0;
    for tenths in 1..=140 {
        desk.say(Command::Tick(Duration::from_millis(100 * tenths)));
        ticks += heard(&desk).iter().filter(|&&sound| sound == Sound::Tick).count();
    }
    assert_eq!(ticks, 10);
}

//! Clocks and agreed draws, with time told by the test.

use core::time::Duration;

use damier_app::{Bonus, Command, Effect, Players, TimeControl};
use damier_engine::Score;
use damier_rules::{Color, VariantId};

use crate::desk::{Desk, level};

fn tick(desk: &mut Desk, seconds: u64) {
    desk.say(Command::Tick(Duration::from_secs(seconds)));
}

fn with_clock(bonus: Bonus) -> Desk {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::SetClock(Some(TimeControl { main: Duration::from_secs(60), bonus })));
    desk
}

fn times(desk: &Desk) -> [String; 2] {
    desk.view().players.map(|player| player.clock.expect("there are clocks").text)
}

#[test]
fn clocks_run_from_the_first_move_on_and_undo_sets_them_back() {
    let mut desk = with_clock(Bonus::Increment(Duration::from_secs(5)));
    tick(&mut desk, 10);
    assert_eq!(times(&desk), ["1:00", "1:00"]);
    desk.click("32 28");
    tick(&mut desk, 30);
    assert_eq!(times(&desk), ["1:05", "0:40"]);
    desk.click("19 23");
    assert_eq!(times(&desk), ["1:05", "0:45"]);
    desk.say(Command::Undo);
    assert_eq!(times(&desk), ["1:05", "1:00"]);
}

#[test]
fn a_delay_comes_before_the_time_runs_and_a_pause_stops_it() {
    let mut desk = with_clock(Bonus::Delay(Duration::from_secs(5)));
    desk.click("32 28");
    tick(&mut desk, 4);
    assert_eq!(times(&desk)[1], "1:00");
    tick(&mut desk, 8);
    assert_eq!(times(&desk)[1], "0:57");
    desk.say(Command::Pause(true));
    tick(&mut desk, 1000);
    assert_eq!(times(&desk)[1], "0:57");
}

#[test]
fn who_has_no_time_left_loses_until_it_is_taken_back() {
    let mut desk = with_clock(Bonus::None);
    desk.click("32 28");
    assert_eq!(desk.session.quiet_for(), Some(Duration::from_secs(1)));
    tick(&mut desk, 61);
    assert_eq!(desk.view().result.as_deref(), Some("White wins on time"));
    assert!(!desk.session.awaits_human());
    desk.say(Command::Undo);
    assert!(desk.view().result.is_none());
}

#[test]
fn files_keep_the_clocks() {
    let mut desk = with_clock(Bonus::Increment(Duration::from_secs(2)));
    desk.click("32 28");
    tick(&mut desk, 17);
    desk.click("19 23").say(Command::Save { name: "a.pdn".into() });
    let Some(Effect::WriteFile { text, .. }) = desk.effects.first().cloned() else {
        panic!("a file is written")
    };
    assert!(text.contains("[TimeControl \"60+2\"]"), "{text}");
    let mut other = Desk::new(VariantId::International, Players::HUMANS);
    other.say(Command::Open { name: "a.pdn".into(), text });
    assert_eq!(times(&other), times(&desk));
}

#[test]
fn time_controls_are_written_and_read() {
    for text in ["300", "300+5", "60d3"] {
        assert_eq!(TimeControl::from_text(text).map(TimeControl::to_text).as_deref(), Some(text));
    }
    for text in ["", "0", "5+", "-", "a", "3 + 4"] {
        assert_eq!(TimeControl::from_text(text), None, "{text:?}");
    }
}

#[test]
fn two_persons_agree_on_a_draw() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::OfferDraw);
    assert_eq!(desk.headline(), "White offers a draw.");
    desk.click("32 28 19 23");
    desk.say(Command::OfferDraw);
    assert!(desk.view().result.is_none(), "the move has declined it");
}

#[test]
fn an_offer_stands_until_the_other_side_has_moved() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::OfferDraw).click("32 28").say(Command::OfferDraw);
    assert_eq!(desk.view().result.as_deref(), Some("Draw by agreement"));
    desk.say(Command::Undo);
    assert!(desk.view().result.is_none());
}

#[test]
fn the_computer_takes_a_draw_only_where_it_stands_no_better() {
    for (score, taken) in [(Score::Even(-80), true), (Score::Even(80), false), (Score::Loss(9), true)] {
        let mut desk = Desk::new(VariantId::International, Players::against(level(3), Color::White));
        desk.click("32 28");
        let best = desk.session.game().moves().first().cloned();
        let mut answer = desk.answer(best);
        if let Command::Engine(damier_engine::FromEngine::Done { report, .. }) = &mut answer {
            report.score = score;
        }
        // The report is made for the side that thought.
        desk.say(answer).say(Command::OfferDraw);
        let drawn = desk.view().result.is_some();
        assert_eq!(drawn, taken, "{score:?}");
    }
}

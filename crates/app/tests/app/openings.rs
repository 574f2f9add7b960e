//! Openings drawn by lot, moves that are written, and reasons for advice.

use std::collections::BTreeSet;

use damier_app::{Command, Players, ballots, completions};
use damier_rules::{GameKind, VariantId};

use crate::desk::Desk;

#[test]
fn every_ballot_can_be_played_and_none_is_there_twice() {
    for &variant in VariantId::ALL {
        let mut ends = BTreeSet::new();
        for ballot in ballots(variant) {
            let mut desk = Desk::new(variant, Players::HUMANS);
            for text in ballot.split_whitespace() {
                desk.say(Command::Type(text.to_owned()));
            }
            assert_eq!(desk.plies(), 3, "{variant:?}: {ballot}");
            assert!(ends.insert(format!("{:?}", desk.diagram())), "{variant:?}: {ballot} is there twice");
        }
        let custom = [VariantId::English, VariantId::Italian, VariantId::Russian, VariantId::Brazilian];
        assert_eq!(custom.contains(&variant), ends.len() > 80 && variant != VariantId::EnglishOptional);
    }
}

#[test]
fn a_ballot_is_drawn_once_and_by_chance() {
    let mut drawn = BTreeSet::new();
    let mut desk = Desk::new(VariantId::English, Players::HUMANS);
    for _ in 0..20 {
        let kind = GameKind::new(VariantId::English);
        desk.say(Command::NewGame { kind, players: Players::HUMANS }).say(Command::PlayBallot);
        assert_eq!(desk.plies(), 3);
        assert_eq!(desk.headline(), "The ballot is drawn.");
        drawn.insert(desk.view().message.detail);
        desk.say(Command::PlayBallot);
        assert_eq!(desk.plies(), 3, "a game that has begun keeps its opening");
    }
    assert!(drawn.len() > 5, "{drawn:?}");
    let mut other = Desk::new(VariantId::Turkish, Players::HUMANS);
    assert_eq!(other.say(Command::PlayBallot).plies(), 0);
}

#[test]
fn a_move_that_is_being_written_is_completed() {
    let desk = Desk::new(VariantId::International, Players::HUMANS);
    assert_eq!(completions(&desk.session, ""), {
        let mut all = vec!["31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29", "34-30", "35-30"];
        all.sort_unstable();
        all
    });
    assert_eq!(completions(&desk.session, "32"), ["32-27", "32-28"]);
    assert_eq!(completions(&desk.session, "32 28"), ["32-28"]);
    assert_eq!(completions(&desk.session, "4"), [""; 0]);
    let desk = Desk::position(VariantId::Russian, "W:Wc3:Bd4,h8");
    let capture = completions(&desk.session, "C3x");
    assert_eq!(capture.len(), 1, "{capture:?}");
}

#[test]
fn the_second_hint_tells_why() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Hint).engine_moves();
    let first = desk.headline();
    assert!(first.starts_with("Try ") && first.ends_with('.'), "{first}");
    let move_ = first.trim_start_matches("Try ").trim_end_matches('.').to_owned();
    desk.say(Command::Hint);
    let message = desk.view().message;
    assert!(message.headline.starts_with(&format!("Try {move_}: ")), "{message:?}");
    assert_eq!(message.detail, format!("It expects {move_}."));
    assert!(!desk.session.is_thinking());
}

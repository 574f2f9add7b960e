//! The capture rule changed in the middle of a game.

use damier_app::{Command, Effect, Players};
use damier_rules::VariantId;

use crate::desk::Desk;

/// English draughts in which Black could take at once.
fn with_a_capture() -> Desk {
    let mut desk = Desk::new(VariantId::English, Players::HUMANS);
    desk.click("11 15 22 18");
    assert_eq!(desk.plies(), 2);
    desk
}

fn quiet_moves(desk: &Desk) -> usize {
    desk.session.game().moves().iter().filter(|route| !route.is_capture()).count()
}

#[test]
fn the_rule_holds_from_the_next_move_on_and_undo_crosses_it() {
    let mut desk = with_a_capture();
    assert_eq!(quiet_moves(&desk), 0);
    assert!(desk.view().rule.compulsory && desk.view().rule.can_change);
    desk.say(Command::ChangeCaptureRule);
    assert!(!desk.view().rule.compulsory);
    assert!(quiet_moves(&desk) > 0);
    desk.click("9 13");
    assert_eq!(desk.plies(), 3);
    desk.say(Command::Undo);
    assert!(!desk.view().rule.compulsory, "it was changed before that move");
    desk.say(Command::Undo);
    assert!(desk.view().rule.compulsory, "here it was not yet changed");
    desk.say(Command::Redo).say(Command::Redo);
    assert_eq!(desk.plies(), 3);
    assert!(!desk.view().rule.compulsory);
    desk.say(Command::Browse(1));
    assert!(desk.view().rule.compulsory, "looking back shows the rule of that time");
}

#[test]
fn changing_it_twice_changes_nothing() {
    let mut desk = with_a_capture();
    desk.say(Command::ChangeCaptureRule).say(Command::ChangeCaptureRule);
    assert!(desk.view().rule.compulsory);
    desk.say(Command::Save { name: "a.pdn".into() });
    let Some(Effect::WriteFile { text, .. }) = desk.effects.first() else { panic!("a file is written") };
    assert!(!text.contains("capture"), "{text}");
}

#[test]
fn files_keep_it() {
    let mut desk = with_a_capture();
    desk.say(Command::ChangeCaptureRule).click("9 13").say(Command::ChangeCaptureRule);
    desk.say(Command::Save { name: "a.pdn".into() });
    let Some(Effect::WriteFile { text, .. }) = desk.effects.first().cloned() else {
        panic!("a file is written")
    };
    let mut other = Desk::new(VariantId::International, Players::HUMANS);
    other.say(Command::Open { name: "a.pdn".into(), text });
    assert_eq!(other.plies(), 3);
    assert_eq!(other.diagram(), desk.diagram());
    assert!(other.view().rule.compulsory);
    other.say(Command::Undo);
    assert!(!other.view().rule.compulsory);
    other.say(Command::Undo);
    assert!(other.view().rule.compulsory);
}

#[test]
fn games_with_one_rule_say_so() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::ChangeCaptureRule);
    assert!(desk.view().rule.compulsory);
    assert_eq!(desk.headline(), "This game has one capture rule.");
}

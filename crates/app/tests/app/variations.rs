//! Variations, comments and signs.

use damier_app::{Command, Effect, Players};
use damier_rules::VariantId;

use crate::desk::Desk;

fn two_lines() -> Desk {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23 28 19 14 23");
    desk.say(Command::Browse(1)).say(Command::PlayFromHere).click("17 21");
    desk
}

fn texts(desk: &Desk) -> Vec<String> {
    let rows = desk.view().rows;
    let variations = rows.iter().flat_map(|row| &row.variations);
    variations
        .map(|line| line.moves.iter().map(|mv| mv.text.as_str()).collect::<Vec<_>>().join(" "))
        .collect()
}

#[test]
fn another_move_keeps_the_old_line_as_a_variation() {
    let desk = two_lines();
    assert_eq!(desk.plies(), 2);
    assert_eq!(texts(&desk), ["1... 19-23 2. 28x19 14x23"]);
}

#[test]
fn what_is_taken_back_and_played_otherwise_is_gone() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28").say(Command::Undo).click("33 28");
    assert!(texts(&desk).is_empty());
}

#[test]
fn a_variation_is_looked_at_and_gone_on_with() {
    let mut desk = two_lines();
    let node = desk.view().rows[0].variations[0].moves[1].node;
    desk.say(Command::Visit(node));
    let view = desk.view();
    assert!(view.browsing && view.in_variation);
    assert_eq!((view.ply, view.plies), (3, 4));
    assert!(desk.view().square(desk.square("19")).piece.is_some_and(|piece| piece.color.name() == "White"));
    desk.say(Command::Cancel);
    assert_eq!(desk.view().ply, 2, "back in the game");
    desk.say(Command::Visit(node)).say(Command::PlayFromHere);
    assert_eq!(desk.plies(), 3);
    assert_eq!(texts(&desk), ["1... 17-21", "2... 14x23"]);
    desk.click("13 24");
    assert_eq!(desk.plies(), 4);
}

#[test]
fn a_variation_can_be_taken_out() {
    let mut desk = two_lines();
    let node = desk.view().rows[0].variations[0].moves[2].node;
    desk.say(Command::Visit(node)).say(Command::DeleteVariation);
    assert!(texts(&desk).is_empty());
    assert_eq!(desk.plies(), 2);
}

#[test]
fn comments_signs_and_variations_are_saved_and_come_back() {
    let mut desk = two_lines();
    desk.say(Command::Comment("a bold try".into())).say(Command::Sign(1)).say(Command::Sign(5));
    assert_eq!(desk.view().note.unwrap().signs, [5], "one judgement a move");
    assert_eq!(desk.view().rows[0].second.as_ref().unwrap().text, "17-21!?");
    desk.say(Command::Save { name: "a.pdn".into() });
    let Some(Effect::WriteFile { text, .. }) = desk.effects.first().cloned() else {
        panic!("a file is written")
    };
    let mut other = Desk::new(VariantId::International, Players::HUMANS);
    other.say(Command::Open { name: "a.pdn".into(), text });
    assert_eq!(texts(&other), texts(&desk));
    assert_eq!(other.view().rows[0].second.as_ref().unwrap().text, "17-21!?");
    assert_eq!(other.view().note.unwrap().comment, "a bold try");
}

//! Moves made by hand.

use damier_app::{Command, Mark, Players};
use damier_rules::VariantId;

use crate::desk::Desk;

#[test]
fn a_quiet_move_is_two_clicks() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32");
    assert_eq!(desk.marked(Mark::Selected), ["32"]);
    assert_eq!(desk.marked(Mark::Target), ["27", "28"]);
    desk.click("28");
    assert_eq!(desk.plies(), 1);
    assert_eq!(desk.view().rows[0].first.as_ref().unwrap().text, "32-28");
    assert_eq!(desk.marked(Mark::LastFrom), ["32"]);
    assert_eq!(desk.marked(Mark::LastTo), ["28"]);
}

#[test]
fn a_double_click_gives_one_move() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 28");
    assert_eq!(desk.plies(), 1);
    desk.say(Command::Type("19-23".into())).say(Command::Type("19-23".into()));
    assert_eq!(desk.plies(), 2);
}

#[test]
fn captures_with_one_pair_of_ends_are_told_apart_by_a_piece() {
    for (victim, other) in [("32", "37"), ("37", "32")] {
        let mut desk = Desk::position(VariantId::International, "W:WK4:B13,20,32,37");
        desk.click("4 15");
        assert_eq!(desk.plies(), 0, "nothing is guessed");
        assert_eq!(desk.marked(Mark::Choice), ["32", "37"]);
        assert_eq!(desk.headline(), "Which man do you take?");
        desk.click(victim);
        assert_eq!(desk.plies(), 1);
        assert!(desk.at(victim).is_none());
        assert!(desk.at(other).is_some());
    }
}

#[test]
fn the_same_captures_are_told_apart_hop_by_hop() {
    let mut desk = Desk::position(VariantId::International, "W:WK4:B13,20,32,37");
    desk.click("4 27");
    assert_eq!(desk.plies(), 1, "only one capture lands on 27");
    assert!(desk.at("32").is_none());
}

#[test]
fn a_choice_can_be_cancelled() {
    let mut desk = Desk::position(VariantId::International, "W:WK4:B13,20,32,37");
    desk.click("4 15").say(Command::Cancel);
    assert!(desk.marked(Mark::Choice).is_empty());
    assert!(desk.marked(Mark::Selected).is_empty());
    assert_eq!(desk.marked(Mark::MustCapture), ["4"]);
}

#[test]
fn the_longer_jump_of_a_king_goes_all_the_way() {
    let fen = "W:WK32,21:B17,19,27";
    let mut desk = Desk::position(VariantId::English, fen);
    assert_eq!(desk.marked(Mark::MustCapture), ["21", "32"]);
    desk.click("32");
    assert_eq!(desk.marked(Mark::Hop), ["23"]);
    assert_eq!(desk.marked(Mark::CaptureTarget), ["16"]);
    assert_eq!(desk.marked(Mark::Victim(1)), ["27"]);
    assert_eq!(desk.marked(Mark::Victim(2)), ["19"]);
    desk.click("23");
    assert!(desk.at("16").is_some() && desk.at("19").is_none());
    let mut desk = Desk::position(VariantId::English, fen);
    desk.click("21 14");
    assert!(desk.at("14").is_some());
}

#[test]
fn a_piece_half_way_is_shown_there_and_what_it_took_fades() {
    let mut desk = Desk::position(VariantId::EnglishOptional, "W:WK32,21:B17,19,27");
    desk.click("32 23");
    assert_eq!(desk.plies(), 0);
    let view = desk.view();
    assert!(view.square(desk.square("23")).piece.is_some());
    assert!(view.square(desk.square("32")).piece.is_none());
    assert!(view.square(desk.square("27")).faded);
    assert_eq!(desk.headline(), "Go on, or stop here.");
}

#[test]
fn an_optional_chain_ends_at_the_second_click() {
    let mut desk = Desk::position(VariantId::EnglishOptional, "W:WK32,21:B17,19,27");
    desk.click("32 23 23");
    assert_eq!(desk.plies(), 1);
    assert!(desk.at("23").is_some() && desk.at("19").is_some() && desk.at("27").is_none());

    let mut desk = Desk::position(VariantId::EnglishOptional, "W:WK32,21:B17,19,27");
    desk.click("32 23").say(Command::StopChain);
    assert_eq!(desk.plies(), 1);

    let mut desk = Desk::position(VariantId::EnglishOptional, "W:WK32,21:B17,19,27");
    desk.click("32 23 16");
    assert!(desk.at("16").is_some() && desk.at("19").is_none());
}

#[test]
fn optional_capture_leaves_the_quiet_moves() {
    let mut desk = Desk::position(VariantId::EnglishOptional, "W:W22,30:B1,18");
    assert!(desk.marked(Mark::MustCapture).is_empty());
    desk.click("30");
    assert_eq!(desk.marked(Mark::Target), ["25", "26"]);
    desk.click("25");
    assert_eq!(desk.plies(), 1);
}

#[test]
fn a_piece_can_be_let_go() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 22");
    assert!(desk.marked(Mark::Selected).is_empty(), "an empty square that is no goal");
    desk.click("32").say(Command::Cancel);
    assert!(desk.marked(Mark::Selected).is_empty(), "Esc");
    desk.click("32 32");
    assert!(desk.marked(Mark::Selected).is_empty(), "a second click");
    desk.click("32 33");
    assert_eq!(desk.marked(Mark::Selected), ["33"], "another piece");
}

#[test]
fn a_blocked_piece_answers_and_nothing_hangs() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("50");
    assert_eq!(desk.headline(), "50 is blocked.");
    assert!(desk.marked(Mark::Selected).is_empty());
    desk.click("32 28");
    assert_eq!(desk.plies(), 1);
}

#[test]
fn a_drag_back_home_leaves_the_piece_selected() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    let (from, to) = (desk.square("32"), desk.square("28"));
    desk.say(Command::Lift(from)).say(Command::Drop(Some(from)));
    assert_eq!(desk.plies(), 0);
    assert_eq!(desk.marked(Mark::Selected), ["32"]);
    desk.say(Command::Click(to));
    assert_eq!(desk.plies(), 1);
}

#[test]
fn an_illegal_drop_changes_nothing() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    let from = desk.square("32");
    let before = desk.diagram().clone();
    for to in [None, Some("22"), Some("33"), Some("19")] {
        let to = to.map(|name| desk.square(name));
        desk.say(Command::Lift(from)).say(Command::Drop(to));
        assert_eq!(desk.plies(), 0);
        assert_eq!(desk.diagram(), &before);
        assert_eq!(desk.view().square(from).piece, before.at(from));
    }
    desk.say(Command::Lift(from));
    desk.say(Command::Drop(Some(desk.square("28"))));
    assert_eq!(desk.plies(), 1);
}

#[test]
fn names_stay_with_their_squares_when_the_board_turns() {
    for &id in VariantId::ALL {
        let mut desk = Desk::new(id, Players::HUMANS);
        let before = desk.view();
        desk.say(Command::Flip);
        let after = desk.view();
        assert_eq!(before.squares, after.squares);
        let last = after.side - 1;
        for (old, new) in before.squares.iter().zip(&after.squares) {
            let ((row, column), (seen_row, seen_column)) = (before.seen(old), after.seen(new));
            assert_eq!((last - row, last - column), (seen_row, seen_column));
            assert_eq!(after.seen_at(seen_row, seen_column).unwrap().name, old.name);
        }
    }
}

#[test]
fn black_sits_at_the_bottom_for_a_person_who_plays_black() {
    use damier_rules::Color;
    let against = |color| Players::against(crate::desk::level(1), color);
    assert!(Desk::new(VariantId::English, against(Color::Black)).view().flipped);
    assert!(!Desk::new(VariantId::English, against(Color::White)).view().flipped);
    assert!(!Desk::new(VariantId::English, Players::HUMANS).view().flipped);
    let mut desk = Desk::new(VariantId::English, against(Color::White));
    desk.say(Command::SetSide(Color::Black));
    assert!(desk.view().flipped);
    desk.say(Command::Flip).say(Command::SetSide(Color::Black));
    assert!(!desk.view().flipped, "turned by hand, it stays so");
}

#[test]
fn squares_have_names_to_be_heard() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    let label = |desk: &Desk, name: &str| desk.view().square(desk.square(name)).label.clone();
    assert_eq!(label(&desk, "32"), "32, white man, can move");
    assert_eq!(label(&desk, "50"), "50, white man");
    assert_eq!(label(&desk, "25"), "25, empty");
    desk.click("32");
    assert_eq!(label(&desk, "28"), "28, empty, can be reached");
}

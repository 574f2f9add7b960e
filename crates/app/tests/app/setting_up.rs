//! Positions set up by hand.

use damier_app::{Command, Players, SetUpStep};
use damier_rules::{Color, Kind, Piece, VariantId};

use crate::desk::Desk;

fn step(desk: &mut Desk, step: SetUpStep) {
    desk.say(Command::SetUp(step));
}

#[test]
fn a_position_is_put_together_repaired_and_played() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    step(&mut desk, SetUpStep::Begin);
    step(&mut desk, SetUpStep::Clear);
    step(&mut desk, SetUpStep::Tool(Some(Piece::man(Color::White))));
    desk.click("4 33");
    step(&mut desk, SetUpStep::Tool(Some(Piece::man(Color::Black))));
    desk.click("49 50 50");
    let setup = desk.view().setup.unwrap();
    assert_eq!(setup.complaints.len(), 2, "{:?}", setup.complaints);
    assert!(setup.can_crown);
    step(&mut desk, SetUpStep::Play);
    assert!(desk.view().setup.is_some(), "what is not valid is not played");
    step(&mut desk, SetUpStep::Crown);
    assert!(desk.view().setup.unwrap().complaints.is_empty());
    step(&mut desk, SetUpStep::Turn(Color::Black));
    step(&mut desk, SetUpStep::Play);
    assert!(desk.view().setup.is_none());
    assert_eq!(desk.session.game().turn(), Color::Black);
    assert!(desk.at("49").is_some_and(|piece| piece.kind == Kind::King));
    assert!(desk.at("50").is_none(), "the second click took it away");
}

#[test]
fn pieces_are_dragged_and_beside_the_board_they_are_gone() {
    let mut desk = Desk::new(VariantId::Russian, Players::HUMANS);
    step(&mut desk, SetUpStep::Begin);
    let (from, to) = (desk.square("c3"), desk.square("d4"));
    desk.say(Command::Lift(from)).say(Command::Drop(Some(to)));
    let piece = |desk: &Desk, square| desk.view().square(square).piece;
    assert!(piece(&desk, from).is_none() && piece(&desk, to).is_some());
    desk.say(Command::Lift(to)).say(Command::Drop(None));
    assert!(piece(&desk, to).is_none());
}

#[test]
fn mirroring_twice_gives_the_same_and_escape_leaves_the_game_as_it_was() {
    for &variant in VariantId::ALL {
        let mut desk = Desk::new(variant, Players::HUMANS);
        step(&mut desk, SetUpStep::Begin);
        let pieces = |desk: &Desk| desk.view().squares.into_iter().map(|view| view.piece).collect::<Vec<_>>();
        let before = pieces(&desk);
        step(&mut desk, SetUpStep::Mirror);
        step(&mut desk, SetUpStep::Mirror);
        assert_eq!(pieces(&desk), before);
        step(&mut desk, SetUpStep::Clear);
        desk.say(Command::Cancel);
        assert_eq!(pieces(&desk), before);
        assert!(desk.session.awaits_human());
    }
}

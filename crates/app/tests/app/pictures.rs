//! The position and the game as pictures.

use damier_app::{Command, Effect, Players};
use damier_rules::VariantId;

use crate::desk::Desk;

fn export(desk: &mut Desk, name: &str) -> Effect {
    desk.say(Command::Export { name: name.into() });
    desk.effects.pop().expect("something is to be written")
}

#[test]
fn the_ending_of_the_name_tells_what_is_drawn() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28 19 23").say(Command::Browse(1));
    let Effect::WriteFile { text, .. } = export(&mut desk, "a.svg") else { panic!("a text") };
    assert!(text.starts_with("<svg") && text.contains("B:"), "the position looked at");
    let Effect::WriteFile { text, .. } = export(&mut desk, "a.HTML") else { panic!("a text") };
    assert!(text.contains("19-23"), "the whole game");
    let Effect::Draw { svgs, .. } = export(&mut desk, "a.png") else { panic!("a picture") };
    assert_eq!(svgs.len(), 1);
    let Effect::Draw { svgs, name } = export(&mut desk, "a.gif") else { panic!("pictures") };
    assert_eq!((svgs.len(), name.as_str()), (3, "a.gif"));
    assert!(svgs.windows(2).all(|pair| pair[0] != pair[1]));
}

#[test]
fn a_picture_is_no_game_to_be_opened_again() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    for (name, recent) in [("a.png", 0), ("a.pdn", 1)] {
        desk.say(Command::Written { name: name.into(), problem: None });
        assert_eq!(desk.headline(), "Saved.");
        assert_eq!(desk.session.recent().len(), recent, "{name}");
    }
}

//! What outlives the program.

use damier_app::{Command, Effect, Players, Settings, Slot, Theme};
use damier_rules::{Color, VariantId};

use crate::desk::{Desk, level};

fn kept(desk: &Desk, wanted: Slot) -> Option<String> {
    desk.effects.iter().find_map(|effect| match effect {
        Effect::Keep { slot, text } if *slot == wanted => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn settings_are_kept_when_they_change_and_come_back() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    let settings = Settings { theme: Theme::Dark, ..Settings::default() };
    desk.say(Command::Set(settings.clone()));
    let text = kept(&desk, Slot::Settings).expect("they have changed");
    desk.say(Command::Set(settings.clone()));
    assert_eq!(kept(&desk, Slot::Settings), None, "they have not");
    let mut next = Desk::new(VariantId::International, Players::HUMANS);
    next.say(Command::Recall { slot: Slot::Settings, text });
    assert_eq!(next.session.settings(), &settings);
}

#[test]
fn broken_settings_give_the_usual_and_a_notice() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Recall { slot: Slot::Settings, text: "theme = 7".into() });
    assert_eq!(desk.session.settings(), &Settings::default());
    assert_eq!(desk.headline(), "The settings could not be read.");
}

#[test]
fn a_game_cut_short_goes_on_with_its_players() {
    let mut desk = Desk::new(VariantId::Frisian, Players::against(level(5), Color::White));
    let route = desk.session.game().moves()[0].clone();
    desk.say(Command::Click(route.from())).say(Command::Click(route.to()));
    desk.engine_moves();
    let text = kept(&desk, Slot::Game).expect("a move was made");
    let mut next = Desk::new(VariantId::International, Players::HUMANS);
    next.say(Command::Recall { slot: Slot::Game, text });
    assert_eq!(next.session.kind(), desk.session.kind());
    assert_eq!(next.session.players(), desk.session.players());
    assert_eq!(next.diagram(), desk.diagram());
    assert_eq!(next.plies(), 2);
}

#[test]
fn a_game_that_is_over_is_not_kept() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28").say(Command::Resign);
    assert_eq!(kept(&desk, Slot::Game).as_deref(), Some(""));
}

#[test]
fn the_last_files_are_remembered() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    for name in ["a.fen", "b.fen", "a.fen"] {
        desk.say(Command::Open { name: name.into(), text: "W:W33:B12".into() });
    }
    desk.say(Command::Open { name: "bad.fen".into(), text: "no position at all".into() });
    assert_eq!(desk.session.recent(), ["a.fen", "b.fen"]);
    desk.say(Command::Written { name: "c.pdn".into(), problem: None });
    let text = kept(&desk, Slot::Recent).expect("the list has changed");
    let mut next = Desk::new(VariantId::International, Players::HUMANS);
    next.say(Command::Recall { slot: Slot::Recent, text });
    assert_eq!(next.session.recent(), ["c.pdn", "a.fen", "b.fen"]);
}

#[test]
fn a_file_of_several_games_has_a_list_of_them() {
    let text = "[White \"Ada\"]\n[GameType \"20\"]\n1. 32-28 1-1\n\n[White \"Bea\"]\n[GameType \"20\"]\n1. 33-28 18-22 *\n";
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Open { name: "two.pdn".into(), text: text.into() });
    let library = desk.session.library().expect("two games");
    assert_eq!(library.games[1].white, "Bea");
    assert_eq!((library.games[0].plies, library.games[1].plies), (1, 2));
    desk.say(Command::OpenGame(1));
    assert_eq!(desk.plies(), 2);
    assert_eq!(desk.session.library().map(|library| library.open), Some(1));
    desk.say(Command::OpenGame(9));
    assert_eq!(desk.plies(), 2, "there is no such game");
}

#[test]
fn moves_by_hand_wait_to_be_confirmed_where_that_is_set() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Set(Settings { confirm_moves: true, ..Settings::default() }));
    desk.click("32 28");
    assert_eq!((desk.plies(), desk.headline().as_str()), (0, "Play 32-28?"));
    desk.say(Command::Cancel);
    desk.click("32 28 28");
    assert_eq!(desk.plies(), 1);
    desk.click("19 23").say(Command::Confirm);
    assert_eq!(desk.plies(), 2);
}

#[test]
fn one_click_is_enough_where_one_move_fits() {
    let mut desk = Desk::position(VariantId::International, "W:W32,31:B28,5");
    desk.click("32");
    assert_eq!(desk.plies(), 0);
    desk.say(Command::Cancel).say(Command::Set(Settings { one_click: true, ..Settings::default() }));
    desk.click("32");
    assert_eq!(desk.plies(), 1);
}

#[test]
fn the_board_turns_to_the_side_to_move_where_that_is_set() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Set(Settings { auto_flip: true, ..Settings::default() }));
    assert!(!desk.view().flipped);
    desk.click("32 28");
    assert!(desk.view().flipped);
}

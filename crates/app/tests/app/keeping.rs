//! What outlives the program.

use core::time::Duration;

use damier_app::{Bonus, Command, Effect, Mode, Player, Players, Settings, Slot, Theme, TimeControl};
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

/// What a session is, as far as a person can tell.
fn seen(desk: &Desk) -> impl PartialEq + std::fmt::Debug + use<> {
    let view = desk.view();
    let squares: Vec<_> = view.squares.iter().map(|square| (square.name.clone(), square.piece)).collect();
    let session = &desk.session;
    let place = (session.kind(), desk.plies(), desk.diagram().clone(), session.is_over());
    let clocks = view.players.map(|player| player.clock.map(|clock| clock.text));
    // Nodes have other numbers in a tree that was read; nobody sees them.
    let rows = format!("{:?}", view.rows);
    let rows: Vec<_> =
        rows.split("NodeId(").map(|part| part.trim_start_matches(char::is_numeric).to_owned()).collect();
    (place, session.players(), session.level(), view.flipped, rows, clocks, view.result, squares)
}

/// Variations, a place that is looked at, clocks, the other side of the board, a change of level, an end that no rule
/// tells: all of it stands in the file.
#[test]
fn what_is_saved_opens_as_the_same_session() {
    let minutes = TimeControl { main: Duration::from_secs(300), bonus: Bonus::None };
    for (players, steps) in [
        (Players::HUMANS, 4),
        (Players::against(level(5), Color::Black), 5),
        (Players::against(level(2), Color::White), 6),
        (Players { white: Player::Computer(level(1)), black: Player::Computer(level(4)) }, 3),
    ] {
        for way in 0..6 {
            let mut desk = Desk::new(VariantId::International, players);
            desk.say(Command::SetClock(Some(minutes)));
            while desk.plies() < steps {
                if desk.session.awaits_human() {
                    let route = desk.session.game().moves()[0].clone();
                    desk.say(Command::Click(route.from())).say(Command::Click(route.to()));
                } else {
                    desk.engine_moves();
                }
                desk.say(Command::Tick(Duration::from_secs(7 * desk.plies() as u64)));
            }
            desk.say(Command::Pause(true));
            match way {
                0 => desk.say(Command::Browse(1)).say(Command::Flip),
                1 => desk.say(Command::Browse(2)).say(Command::PlayFromHere),
                2 => desk.say(Command::SetLevel(level(7))),
                3 => desk.say(Command::Resign),
                4 => {
                    desk.say(Command::Browse(2)).say(Command::PlayFromHere);
                    let other = desk.session.game().moves()[3].clone();
                    let text = damier_record::notation::full(VariantId::International, &other);
                    desk.say(Command::SetMode(Mode::Manual)).say(Command::Type(text));
                    desk.say(Command::Comment("tried".into())).say(Command::Browse(1))
                }
                _ => desk.say(Command::Comment("at the end".into())),
            };
            desk.say(Command::Pause(true)).say(Command::Save { name: "game.pdn".into() });
            let [Effect::WriteFile { text, .. }] = &desk.effects[..] else { panic!("one file to write") };
            let mut other = Desk::new(VariantId::English, Players::against(level(3), Color::White));
            other.say(Command::Open { name: "game.pdn".into(), text: text.clone() });
            assert_eq!(seen(&other), seen(&desk), "{way}: {text}");
            other.say(Command::Save { name: "game.pdn".into() });
            let [Effect::WriteFile { text: again, .. }] = &other.effects[..] else {
                panic!("one file to write")
            };
            assert_eq!(again, text);
        }
    }
}

#[test]
fn a_game_for_others_tells_nothing_of_this_program() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(3), Color::White));
    desk.click("32 28");
    let text = damier_app::game_as_pdn(&desk.session);
    assert!(!text.contains("[Mode ") && !text.contains("[Level "), "{text}");
}

#[test]
fn players_whom_a_file_names_stay_named() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(3), Color::White));
    let text = "[White \"Ada\"] [Black \"Bea\"] [GameType \"20\"] 1. 32-28 18-23 *";
    desk.say(Command::Open { name: "a.pdn".into(), text: text.into() });
    desk.say(Command::Save { name: "a.pdn".into() });
    let [Effect::WriteFile { text, .. }] = &desk.effects[..] else { panic!("one file to write") };
    assert!(text.contains("[White \"Ada\"]") && text.contains("[Black \"Bea\"]"), "{text}");
}

#[test]
fn a_game_of_several_is_saved_among_them() {
    let text = "[White \"Ada\"]\n[GameType \"20\"]\n1. 32-28 1-1\n\n[White \"Bea\"]\n[GameType \"20\"]\n1. 33-28 18-22 *\n\n[White \"Cleo\"]\n[GameType \"20\"]\n1. 31-27 *\n";
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Open { name: "three.pdn".into(), text: text.into() });
    desk.say(Command::OpenGame(1)).say(Command::Comment("good".into()));
    desk.say(Command::Save { name: "three.pdn".into() });
    desk.say(Command::OpenGame(2)).say(Command::Comment("better".into()));
    desk.say(Command::Save { name: "three.pdn".into() });
    let [Effect::WriteFile { text: saved, .. }] = &desk.effects[..] else { panic!("one file to write") };
    let games = damier_record::pdn::read(saved, None);
    let names: Vec<_> = games.iter().map(|game| game.record.tags.get("White")).collect();
    assert_eq!(names, [Some("Ada"), Some("Bea"), Some("Cleo")], "{saved}");
    assert!(saved.contains("good") && saved.contains("better"), "{saved}");
    assert!(saved.starts_with("[White \"Ada\"]\n[GameType \"20\"]\n1. 32-28 1-1\n"), "{saved}");
    assert_eq!(desk.session.library().map(|library| library.games.len()), Some(3));
}

//! Settings, keys, set-up, variations and what else the panel offers.

use damier_app::{Command, Mark, Players, Theme, view};
use damier_engine::Level;
use damier_gui::Options;
use damier_rules::{Color, GameKind, VariantId};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;

use crate::desk::{Memory, app, click, click_square, plies, say, window, window_for_two, window_with};

#[test]
fn settings_and_the_game_last_until_the_next_start() {
    let files = Memory::default();
    let options = Options { resume: true, ..Options::default() };
    let size = vec2(1280.0, 800.0);
    let mut window = window_with(options.clone(), files.clone(), size);
    let kind = GameKind::new(VariantId::Frisian);
    say(&mut window, Command::NewGame { kind, players: Players::HUMANS });
    click(&mut window, "Settings");
    window.get_by_label("Dark").click();
    window.run_steps(2);
    click(&mut window, "Gold and dark");
    click(&mut window, "Done");
    click_square(&mut window, "32");
    click_square(&mut window, "28");
    drop(window);
    let window = window_with(options, files.clone(), size);
    assert_eq!(app(&window).session().settings().theme, Theme::Dark);
    assert_eq!(app(&window).session().kind(), kind);
    assert_eq!(plies(&window), 1, "the game goes on where it was cut short");
    let other = window_with(Options::default(), files, size);
    assert_eq!(plies(&other), 0, "a game that was asked for begins anew");
}

#[test]
fn letters_and_digits_are_commands() {
    let mut window = window_for_two(VariantId::English);
    let mut press = |key| {
        window.key_press(key);
        window.run_steps(2);
        let session = app(&window).session();
        (session.level().name(), view(session).rule.compulsory)
    };
    for (key, name) in [
        (Key::Num0, "Beginner"),
        (Key::Num1, "Easy"),
        (Key::Num2, "Steady"),
        (Key::Num3, "Sharp"),
        (Key::Num4, "Severe"),
        (Key::Num9, "Master"),
        (Key::Minus, "Severe"),
        (Key::Plus, "Master"),
    ] {
        assert_eq!(press(key).0, name);
    }
    assert!(!press(Key::F).1);
    assert!(press(Key::F).1);
    window.key_press(Key::C);
    window.run_steps(2);
    window.get_by_label("How to play");
    window.get_by_label_contains("Who can capture has to");
    window.key_press(Key::Escape);
    window.run_steps(3);
    window.key_press(Key::F1);
    window.run_steps(2);
    window.get_by_label("Capture compulsory or optional, from the next move on");
}

#[test]
fn a_position_is_set_up_with_the_pointer() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "Menu");
    window.get_by_label_contains("Set up a position").click();
    window.run_steps(3);
    click(&mut window, "Clear");
    window.get_by_label("White man").click();
    window.run_steps(2);
    click_square(&mut window, "4");
    window.get_by_label("Black king").click();
    window.run_steps(2);
    click_square(&mut window, "45");
    click(&mut window, "Crown the men");
    window.get_by_label("Play").click();
    window.run_steps(3);
    window.get_by_label_contains("square 4, white king");
    assert!(app(&window).session().awaits_human());
}

#[test]
fn variations_stand_in_the_list_and_can_be_clicked() {
    let mut window = window_for_two(VariantId::International);
    for square in ["32", "28", "19", "23"] {
        click_square(&mut window, square);
    }
    say(&mut window, Command::Browse(1));
    click(&mut window, "Play from here");
    for square in ["17", "21"] {
        click_square(&mut window, square);
    }
    window.get_by_label("1... 19-23").click();
    window.run_steps(3);
    window.get_by_label_contains("square 23, black man");
    click(&mut window, "Comment");
    window.get_by_label("!?").click();
    window.run_steps(2);
    click(&mut window, "Done");
    window.get_by_label("1... 19-23!?");
}

#[test]
fn clocks_and_draws_are_on_the_table() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "New game");
    window.get_by_label("Two players").click();
    window.run_steps(2);
    window.get_by_label("5 + 5 s").click();
    window.run_steps(2);
    click(&mut window, "Start game");
    assert_eq!(window.get_all_by_label("clock 5:00").count(), 2);
    window.get_by_label("Draw").click();
    window.run_steps(2);
    window.get_by_label("White offers a draw.");
    for square in ["32", "28"] {
        click_square(&mut window, square);
    }
    window.get_by_label("Draw").click();
    window.run_steps(2);
    window.get_by_label("Draw by agreement");
}

#[test]
fn the_analysis_has_a_bar_and_a_line_to_be_clicked() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "Thinking");
    for _ in 0..2000 {
        window.run_steps(1);
        if view(app(&window).session()).analysis.is_some_and(|analysis| !analysis.line.is_empty()) {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    window.get_by_label_contains("evaluation ");
    say(&mut window, Command::FollowLine(1));
    assert_eq!(view(app(&window).session()).ply, 1);
    assert_eq!(plies(&window), 0);
    click(&mut window, "Thinking");
    assert!(view(app(&window).session()).analysis.is_none());
}

#[test]
fn a_move_waits_for_enter_where_that_is_set() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "Settings");
    click(&mut window, "Moves are shown first");
    click(&mut window, "Done");
    for square in ["32", "28"] {
        click_square(&mut window, square);
    }
    assert_eq!(plies(&window), 0);
    click(&mut window, "Play it");
    assert_eq!(plies(&window), 1);
}

#[test]
fn games_of_a_file_are_listed_and_the_clipboard_is_read() {
    let mut window = window(VariantId::International);
    let text = "[White \"Ada\"]\n[GameType \"20\"]\n1. 32-28 1-1\n\n[White \"Bea\"]\n[GameType \"20\"]\n1. 33-28 18-22 *\n";
    window.event(egui::Event::Paste(text.to_owned()));
    window.run_steps(3);
    assert_eq!(plies(&window), 1);
    window.key_press(Key::G);
    window.run_steps(3);
    window.get_by_label_contains("2. Bea").click();
    window.run_steps(3);
    assert_eq!(plies(&window), 2);
    assert!(view(app(&window).session()).squares.iter().any(|square| square.has(Mark::LastTo)));
    window.key_press_modifiers(Modifiers::NONE, Key::Home);
    window.run_steps(2);
    assert_eq!(view(app(&window).session()).ply, 0);
    let players = app(&window).session().players();
    assert_eq!(players, Players::against(Level::LOWEST, Color::White));
}

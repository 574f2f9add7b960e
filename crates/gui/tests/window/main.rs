//! The window, driven by the names that those hear who cannot see it.

mod desk;
mod extras;
mod languages;
mod pointing;
mod whole_games;
mod wishes;

use std::time::{Duration, Instant};

use damier_app::{Command, Document, Players, view};
use damier_gui::Options;
use damier_rules::{Color, GameKind, VariantId};
use egui::{Key, Modifiers, vec2};
use egui_kittest::kittest::Queryable;

use desk::{
    Memory, Window, app, click, click_square, drag, plies, say, wait_for_person, window, window_for_two,
    window_with,
};

#[test]
fn two_clicks_make_a_move_and_undo_takes_it_back() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "square 32, white man");
    click(&mut window, "square 28, empty");
    assert_eq!(plies(&window), 1);
    window.get_by_label("1. 32-28");
    window.get_by_label_contains("square 28, white man");
    click(&mut window, "Undo");
    assert_eq!(plies(&window), 0);
    window.get_by_label_contains("square 32, white man, can move");
    click(&mut window, "Redo");
    assert_eq!(plies(&window), 1);
}

#[test]
fn the_computer_answers() {
    let mut window = window(VariantId::International);
    click_square(&mut window, "32");
    click_square(&mut window, "28");
    wait_for_person(&mut window);
    assert_eq!(plies(&window), 2);
}

#[test]
fn a_new_game_is_chosen_on_its_sheet() {
    let mut window = window(VariantId::International);
    click(&mut window, "New game");
    window.get_by_label("Russian").click();
    window.run_steps(2);
    window.get_by_label("Two players").click();
    window.run_steps(2);
    click(&mut window, "Start game");
    assert_eq!(app(&window).session().kind(), GameKind::new(VariantId::Russian));
    assert_eq!(app(&window).session().players(), Players::HUMANS);
    click_square(&mut window, "c3");
    click_square(&mut window, "d4");
    assert_eq!(plies(&window), 1);
}

#[test]
fn every_square_has_its_name_on_every_board() {
    for &id in VariantId::ALL {
        let window = window_for_two(id);
        for square in view(app(&window).session()).squares {
            window.get_by_label(&format!("square {}", square.label));
        }
    }
}

#[test]
fn flipping_turns_names_with_their_squares() {
    let mut window = window_for_two(VariantId::International);
    let place = |window: &Window, name: &str| {
        window.get_by_label_contains(&format!("square {name}, ")).rect().center()
    };
    let (first, last) = (place(&window, "1"), place(&window, "50"));
    click(&mut window, "Flip board");
    assert!(place(&window, "1").distance(last) < 2.0);
    assert!(place(&window, "50").distance(first) < 2.0);
    click_square(&mut window, "32");
    click_square(&mut window, "28");
    assert_eq!(plies(&window), 1);
}

#[test]
fn a_piece_is_dragged_and_a_bad_drop_changes_nothing() {
    let mut window = window_for_two(VariantId::International);
    drag(&mut window, "32", "22");
    assert_eq!(plies(&window), 0);
    drag(&mut window, "32", "28");
    assert_eq!(plies(&window), 1);
    drag(&mut window, "19", "19");
    assert_eq!(plies(&window), 1);
    click_square(&mut window, "23");
    assert_eq!(plies(&window), 2);
}

#[test]
fn the_keyboard_alone_plays() {
    let mut window = window_for_two(VariantId::International);
    window.get_by_label_contains("square 32, ").focus();
    window.run_steps(2);
    window.key_press(Key::Enter);
    window.run_steps(2);
    window.key_press(Key::ArrowUp);
    window.run_steps(3);
    let focused =
        |window: &Window, name: &str| window.get_by_label_contains(&format!("square {name}, ")).is_focused();
    assert!(focused(&window, "27") || focused(&window, "28"));
    window.key_press(Key::Space);
    window.run_steps(2);
    assert_eq!(plies(&window), 1);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    window.run_steps(2);
    assert_eq!(plies(&window), 0);
    window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
    window.run_steps(2);
    assert_eq!(plies(&window), 1);
}

#[test]
fn tab_goes_through_the_squares() {
    let mut window = window_for_two(VariantId::English);
    window.get_by_label_contains("square 1, ").focus();
    window.run_steps(2);
    window.key_press(Key::Tab);
    window.run_steps(2);
    assert!(window.get_by_label_contains("square 2, ").is_focused());
}

#[test]
fn moves_in_the_list_are_looked_at_and_escape_returns() {
    let mut window = window_for_two(VariantId::International);
    for square in ["32", "28", "19", "23", "28", "19"] {
        click_square(&mut window, square);
    }
    assert_eq!(plies(&window), 3);
    window.get_by_label("1. 32-28").click();
    window.run_steps(2);
    window.get_by_label_contains("square 28, white man");
    window.key_press(Key::Escape);
    window.run_steps(2);
    window.get_by_label_contains("square 28, empty");
}

#[test]
fn a_game_is_saved_and_opened_by_name() {
    let files = Memory::default();
    let options = Options { kind: Some(GameKind::new(VariantId::Art2decRussian)), ..Options::default() };
    let mut window = window_with(options, files.clone(), vec2(900.0, 700.0));
    let kind = GameKind::new(VariantId::Art2decRussian);
    say(&mut window, Command::NewGame { kind, players: Players::HUMANS });
    click_square(&mut window, "C3");
    click_square(&mut window, "D4");
    for (button, path) in [("Save", "mine.txt"), ("Open", "mine.txt")] {
        window.get_by_label(button).click();
        window.run_steps(3);
        if button == "Save" {
            // What is suggested gives way.
            window.key_press_modifiers(Modifiers::COMMAND, Key::A);
            window.run_steps(2);
            let mut lines = window.get_all_by_role(egui::accesskit::Role::TextInput);
            lines
                .find(egui_kittest::Node::is_focused)
                .expect("the sheet's line has the keyboard")
                .type_text(path);
        } else {
            say(&mut window, Command::NewGame { kind, players: Players::HUMANS });
        }
        window.run_steps(2);
        window.key_press(Key::Enter);
        window.run_steps(3);
    }
    assert!(files.0.borrow()["mine.txt"].starts_with("CHECKERS_GAME"));
    assert_eq!(plies(&window), 1);
}

#[test]
fn a_document_is_opened_at_the_start() {
    let document = Document { name: "p.fen".to_owned(), text: "W:WK4:B13,20,32,37".to_owned() };
    let options = Options { document: Some(document), ..Options::default() };
    let mut window = window_with(options, Memory::default(), vec2(1000.0, 700.0));
    click_square(&mut window, "4");
    click_square(&mut window, "15");
    window.get_by_label("Which man do you take?");
    click(&mut window, "square 37, black man");
    // The computer may have answered already.
    assert!(plies(&window) >= 1);
}

#[test]
fn windows_of_all_sizes_can_be_played_in() {
    for size in [
        vec2(1280.0, 800.0),
        vec2(640.0, 480.0),
        vec2(390.0, 844.0),
        vec2(844.0, 390.0),
        vec2(1920.0, 1080.0),
    ] {
        let mut window = window_with(Options::default(), Memory::default(), size);
        let kind = GameKind::new(VariantId::Canadian);
        say(&mut window, Command::NewGame { kind, players: Players::HUMANS });
        click_square(&mut window, "44");
        click_square(&mut window, "38");
        assert_eq!(plies(&window), 1, "{size:?}");
        click(&mut window, "New game");
        window.get_by_label("Start game");
    }
}

#[test]
fn mode_level_and_speed_are_chosen_in_the_panel() {
    let mut window = window_for_two(VariantId::International);
    for (button, choice) in
        [("Level: ", "Champion"), ("Speed: ", "2 s"), ("Mode: Manual", "Semi-Auto, White")]
    {
        click(&mut window, button);
        window.get_by_label(choice).click();
        window.run_steps(3);
    }
    let session = app(&window).session();
    assert_eq!(session.delay(), Duration::from_secs(2));
    assert_eq!(session.level().name(), "Champion");
    assert_eq!(session.players(), Players::against(session.level(), Color::White));
    window.get_by_label("Level: Champion");
    click(&mut window, "Pause");
    assert!(app(&window).session().is_paused());
    click(&mut window, "Resume");
    assert!(!app(&window).session().is_paused());
}

#[test]
fn arrows_walk_through_the_game_and_enter_plays_from_there() {
    let mut window = window_for_two(VariantId::International);
    for square in ["32", "28", "19", "23", "28", "19"] {
        click_square(&mut window, square);
    }
    let press = |window: &mut Window, key| {
        window.key_press(key);
        window.run_steps(2);
        view(app(window).session()).ply
    };
    assert_eq!(press(&mut window, Key::ArrowUp), 2);
    assert_eq!(press(&mut window, Key::ArrowUp), 1);
    assert_eq!(press(&mut window, Key::ArrowDown), 2);
    assert_eq!(press(&mut window, Key::Home), 0);
    assert_eq!(press(&mut window, Key::End), 3);
    assert_eq!(press(&mut window, Key::PageUp), 2);
    assert_eq!(plies(&window), 3);
    press(&mut window, Key::Enter);
    assert_eq!(plies(&window), 2);
    click(&mut window, "Redo");
    assert_eq!(plies(&window), 3);
}

#[test]
fn a_game_is_replayed_by_itself_until_escape() {
    let mut window = window_for_two(VariantId::International);
    for square in ["32", "28", "19", "23", "28", "19"] {
        click_square(&mut window, square);
    }
    click(&mut window, "Replay");
    assert!(view(app(&window).session()).replaying);
    window.run_steps(40);
    assert!(!view(app(&window).session()).browsing, "it has come to the end");
    click(&mut window, "Replay");
    window.key_press(Key::Escape);
    window.run_steps(2);
    let shown = view(app(&window).session());
    assert!(shown.browsing && !shown.replaying);
    click(&mut window, "Play from here");
    assert!(plies(&window) < 3);
}

#[test]
fn marks_blink_only_for_a_while_and_not_with_reduced_motion() {
    for still in [false, true] {
        let document = Document { name: "p.fen".to_owned(), text: "W:W32,31:B28,5".to_owned() };
        let options = Options { document: Some(document), ..Options::default() };
        let mut window = window_with(options, Memory::default(), vec2(1000.0, 700.0));
        if still {
            click(&mut window, "Settings");
            click(&mut window, "Reduce motion");
            click(&mut window, "Done");
        }
        let asks = |window: &Window| {
            let output = window.output();
            let delay = output.viewport_output.values().map(|view| view.repaint_delay).min();
            delay.is_some_and(|delay| delay < Duration::from_millis(100))
        };
        window.run_steps(4);
        if !still {
            assert!(asks(&window), "it blinks");
        }
        window.run_steps(60);
        // The pictures of the pieces may still be under way.
        let patience = Instant::now() + Duration::from_secs(20);
        while asks(&window) {
            assert!(Instant::now() < patience, "something asks for frames for ever");
            std::thread::sleep(Duration::from_millis(5));
            window.run_steps(1);
        }
    }
}

#[test]
fn themes_and_boards_are_changed_on_the_settings_sheet() {
    let mut window = window_for_two(VariantId::International);
    let ground = |window: &Window| window.ctx.global_style().visuals.panel_fill;
    let light = ground(&window);
    let mut seen = vec![light];
    click(&mut window, "Settings");
    for theme in ["Dark", "High contrast", "Light"] {
        window.get_by_label(theme).click();
        window.run_steps(3);
        seen.push(ground(&window));
    }
    assert!(seen[0] == seen[3] && seen[1] != light && seen[2] != seen[1], "{seen:?}");
    for board in ["Flat", "High contrast board", "Wood"] {
        click(&mut window, board);
    }
    click(&mut window, "Done");
    click_square(&mut window, "32");
    click_square(&mut window, "28");
    assert_eq!(plies(&window), 1);
}

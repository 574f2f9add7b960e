//! What is pointed at is what is seen, however soon it is pointed at, and fingers find it.

use damier_app::{Command, Mark, Players, view};
use damier_gui::Options;
use damier_rules::{GameKind, VariantId};
use egui::accesskit::Role;
use egui::{Event, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{By, NodeT, Queryable};

use crate::desk::{Memory, Window, app, click, say, window_for_two, window_with};

/// A click whose press and release come between two frames.
fn quick_click(window: &Window, at: Pos2) {
    window.event(Event::PointerMoved(at));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        window.event(Event::PointerButton { pos: at, button, pressed, modifiers });
    }
}

/// The squares that are selected, by their names.
fn selected(window: &Window) -> Vec<String> {
    let view = view(app(window).session());
    let selected = view.squares.iter().filter(|square| square.has(Mark::Selected));
    selected.map(|square| square.name.clone()).collect()
}

/// Where a square of a board is.
fn place(window: &Window, name: &str) -> Pos2 {
    window.get_by_label_contains(&format!("square {name}, ")).rect().center()
}

#[test]
fn a_click_right_behind_a_new_game_is_meant_for_its_board() {
    let at = place(&window_for_two(VariantId::International), "31");
    let mut window = window_for_two(VariantId::English);
    let kind = GameKind::new(VariantId::International);
    let begin = Command::NewGame { kind, players: Players::HUMANS };
    window.state_mut().as_mut().expect("the first frame made it").say(begin);
    assert!(!app(&window).is_drawn(), "the board that is there is not yet to be seen");
    window.step();
    assert!(app(&window).is_drawn());
    quick_click(&window, at);
    window.step();
    assert_eq!(selected(&window), ["31"]);
}

#[test]
fn a_click_right_behind_a_button_is_meant_for_what_the_button_brought() {
    let mut window = window_for_two(VariantId::International);
    let at = place(&window, "31");
    click(&mut window, "New game");
    let start = window.get_by_label("Start game").rect().center();
    quick_click(&window, start);
    window.step();
    quick_click(&window, at);
    window.step();
    assert_eq!(selected(&window), ["31"], "no sheet is in the way any more");
}

#[test]
fn a_click_that_takes_long_is_a_click() {
    let mut window = window_for_two(VariantId::International);
    let at = place(&window, "31");
    window.hover_at(at);
    window.step();
    window.drag_at(at);
    window.run_steps(30);
    window.drop_at(at);
    window.run_steps(2);
    assert_eq!(selected(&window), ["31"], "a frame may take its time");
}

/// The controls that are smaller than a finger, the squares of the board and the names of groups apart.
fn small(window: &Window) -> Vec<String> {
    let controls =
        [Role::Button, Role::RadioButton, Role::CheckBox, Role::ComboBox, Role::TextInput, Role::MenuItem];
    let screen = window.ctx.content_rect();
    let mut found = Vec::new();
    for node in window.get_all(By::new().predicate(move |node| controls.contains(&node.role()))) {
        let label = node.accesskit_node().label().unwrap_or_default();
        let seen = node.rect().intersect(screen);
        // What is scrolled out of sight, or half of it, is scrolled into sight first.
        if label.starts_with("square ") || seen != node.rect() {
            continue;
        }
        if seen.width() < 43.9 || seen.height() < 43.9 {
            found.push(format!("{label} {:?}", seen.size()));
        }
    }
    found
}

#[test]
fn fingers_find_every_control() {
    for size in [vec2(390.0, 844.0), vec2(844.0, 390.0)] {
        let options = Options {
            kind: Some(GameKind::new(VariantId::International)),
            players: Some(Players::HUMANS),
            ..Options::default()
        };
        let mut window = window_with(options, Memory::default(), size);
        app(&window).mind_fingers(true);
        for text in ["32-28", "18-23", "33-29", "12-18"] {
            say(&mut window, Command::Type(text.into()));
        }
        window.run_steps(3);
        let look = |window: &Window, scene: &str| {
            let found = small(window);
            assert!(found.is_empty(), "{size}, {scene}: {found:#?}");
        };
        look(&window, "playing");
        say(&mut window, Command::Analyse(true));
        look(&window, "thinking");
        say(&mut window, Command::Analyse(false));
        say(&mut window, Command::Browse(2));
        look(&window, "looking back");
        say(&mut window, Command::Cancel);
        for name in ["Menu", "New game", "Settings"] {
            window.get_by_label(name).click();
            window.run_steps(3);
            look(&window, name);
            window.key_press(egui::Key::Escape);
            window.run_steps(3);
        }
        say(&mut window, Command::SetUp(damier_app::SetUpStep::Begin));
        look(&window, "setting up");
    }
}

//! Whole games against the computer, each made in one way only: by the names of squares, by dragging, by keys.

use damier_app::{Players, view};
use damier_engine::Level;
use damier_gui::Options;
use damier_rules::{Color, GameKind, Route, Square, VariantId};
use egui::{Key, vec2};
use egui_kittest::kittest::Queryable;

use crate::desk::{Memory, Window, app, click_square, drag, plies, wait_for_person, window_with};

/// How a person moves.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Hand {
    Names,
    Drag,
    Keys,
}

fn name(window: &Window, square: Square) -> String {
    app(window).session().kind().variant.variant().square_name(square)
}

/// Row and column of the square that the keyboard is on.
fn focused(window: &Window) -> Option<(u8, u8)> {
    let seen = view(app(window).session());
    let on = |view: &&damier_app::SquareView| {
        window.get_by_label_contains(&format!("square {}, ", view.name)).is_focused()
    };
    seen.squares.iter().find(on).map(|view| seen.seen(view))
}

fn press(window: &mut Window, key: Key) {
    window.key_press(key);
    window.run_steps(2);
}

/// Takes the keyboard to a square: by Tab onto the board, by arrows from square to square.
fn go_to(window: &mut Window, square: Square, at: &mut Option<(u8, u8)>) {
    let seen = view(app(window).session());
    let goal = seen.seen(seen.square(square));
    for _ in 0..40 {
        let Some((row, column)) = *at else {
            press(window, Key::Tab);
            *at = focused(window);
            continue;
        };
        let key = match (row.cmp(&goal.0), column.cmp(&goal.1)) {
            (core::cmp::Ordering::Less, _) => Key::ArrowDown,
            (core::cmp::Ordering::Greater, _) => Key::ArrowUp,
            (_, core::cmp::Ordering::Less) => Key::ArrowRight,
            (_, core::cmp::Ordering::Greater) => Key::ArrowLeft,
            _ => return,
        };
        press(window, key);
        *at = focused(window);
    }
    panic!("the keyboard does not reach {}", name(window, square));
}

/// Makes a move, square by square, until it is played.
fn play(window: &mut Window, route: &Route, hand: Hand, at: &mut Option<(u8, u8)>) {
    let before = plies(window);
    let touch = |window: &mut Window, square, at: &mut Option<(u8, u8)>| {
        if hand == Hand::Keys {
            go_to(window, square, at);
            press(window, Key::Enter);
        } else {
            let name = name(window, square);
            click_square(window, &name);
        }
    };
    if hand == Hand::Drag {
        for hop in route.squares.windows(2).filter(|hop| hop[0] != hop[1]) {
            if plies(window) == before {
                let (from, to) = (name(window, hop[0]), name(window, hop[1]));
                drag(window, &from, &to);
            }
        }
    } else {
        for &square in &route.squares {
            if plies(window) == before {
                touch(window, square, at);
            }
        }
    }
    if plies(window) == before {
        // Where the chain could go on, a second click on the piece ends it.
        touch(window, route.to(), at);
    }
    assert!(plies(window) > before, "{hand:?}: {route:?}");
}

fn play_whole_game(variant: VariantId, side: Color, hand: Hand) {
    let kind = Some(GameKind::new(variant));
    let options =
        Options { kind, players: Some(Players::against(Level::LOWEST, side)), seed: 3, ..Options::default() };
    let mut window = window_with(options, Memory::default(), vec2(800.0, 600.0));
    let mut chance: usize = 11;
    let mut at = None;
    loop {
        wait_for_person(&mut window);
        let session = app(&window).session();
        if session.is_over() {
            break;
        }
        let routes = session.game().routes();
        chance = chance.wrapping_mul(1_103_515_245).wrapping_add(12_345) % (1 << 31);
        let route: Route = routes[(chance >> 8) % routes.len()].clone();
        assert!(plies(&window) < 600, "the game does not end");
        play(&mut window, &route, hand, &mut at);
    }
    let result = view(app(&window).session()).result.expect("the game is over");
    window.get_by_label_contains(&result);
}

#[test]
fn international_by_names() {
    play_whole_game(VariantId::International, Color::White, Hand::Names);
}

#[test]
fn english_with_optional_capture_by_names() {
    play_whole_game(VariantId::EnglishOptional, Color::Black, Hand::Names);
}

#[test]
fn russian_by_dragging() {
    play_whole_game(VariantId::Russian, Color::White, Hand::Drag);
}

#[test]
fn frisian_by_dragging() {
    play_whole_game(VariantId::Frisian, Color::Black, Hand::Drag);
}

#[test]
fn italian_by_keys() {
    play_whole_game(VariantId::Italian, Color::White, Hand::Keys);
}

#[test]
fn turkish_by_keys() {
    play_whole_game(VariantId::Turkish, Color::White, Hand::Keys);
}

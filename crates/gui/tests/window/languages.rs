//! Every language fits the window, and there is no word that only English has.

use damier_app::{Command, Language, Players, word};
use damier_gui::Options;
use damier_rules::{GameKind, VariantId};
use egui::{Id, Key, Modifiers, Rect, Shape, Vec2, vec2};
use egui_kittest::kittest::Queryable;

use crate::desk::{Memory, Window, say, window_with};

fn window_in(language: Language, size: Vec2) -> Window {
    let kind = Some(GameKind::new(VariantId::International));
    let options = Options { kind, players: Some(Players::HUMANS), language, ..Options::default() };
    let mut window = window_with(options, Memory::default(), size);
    for text in ["32-28", "18-23", "33-29"] {
        say(&mut window, Command::Type(text.into()));
    }
    window
}

/// The texts that are cut off at their sides.
fn clipped(window: &Window) -> Vec<String> {
    fn texts(shape: &Shape, clip: Rect, found: &mut Vec<String>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, found)),
            Shape::Text(text) => {
                let rect = text.visual_bounding_rect();
                let is_seen = clip.intersects(rect.shrink(1.0));
                if is_seen && (rect.right() > clip.right() + 2.0 || rect.left() < clip.left() - 2.0) {
                    found.push(text.galley.text().to_owned());
                }
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    for shape in &window.output().shapes {
        texts(&shape.shape, shape.clip_rect, &mut found);
    }
    found
}

/// The window as it plays, and each of its sheets.
fn scenes(language: Language, size: Vec2, mut look: impl FnMut(&str, &Window)) {
    let mut window = window_in(language, size);
    look("playing", &window);
    say(&mut window, Command::Browse(1));
    look("looking back", &window);
    window.key_press(Key::Escape);
    window.run_steps(2);
    for (name, key, modifiers) in [
        ("new game", Key::N, Modifiers::NONE),
        ("how to play", Key::C, Modifiers::NONE),
        ("keys", Key::Questionmark, Modifiers::NONE),
        ("comment", Key::E, Modifiers::NONE),
    ] {
        window.key_press_modifiers(modifiers, key);
        window.run_steps(3);
        look(name, &window);
        window.key_press(Key::Escape);
        window.run_steps(3);
    }
    let settings = word(language, "Settings").expect("every language has the word");
    window.get_by_label(&settings).click();
    window.run_steps(3);
    look("settings", &window);
}

#[test]
fn every_language_fits_where_english_does() {
    for size in [vec2(1280.0, 800.0), vec2(640.0, 480.0)] {
        let mut english = Vec::new();
        scenes(Language::English, size, |_, window| english.push(clipped(window).len()));
        for &language in Language::ALL {
            let mut place = 0;
            scenes(language, size, |scene, window| {
                let found = clipped(window);
                assert!(found.len() <= english[place], "{language:?}, {size}, {scene}: {found:?}");
                place += 1;
            });
        }
    }
}

#[test]
fn all_words_of_the_window_are_in_the_languages() {
    let mut unknown: Vec<String> = Vec::new();
    scenes(Language::French, vec2(1280.0, 800.0), |_, window| {
        unknown.extend(window.ctx.data(|data| data.get_temp::<Vec<String>>(Id::NULL)).unwrap_or_default());
    });
    unknown.sort();
    unknown.dedup();
    assert!(unknown.is_empty(), "{unknown:?}");
}

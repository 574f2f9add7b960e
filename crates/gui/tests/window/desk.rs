//! A window for tests, driven by the names that those hear who cannot see it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use damier_app::{Command, Players};
use damier_engine::Level;
use damier_gui::{App, Files, Options, Slot};
use damier_rules::{Color, GameKind, VariantId};
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

/// Files in memory.
#[derive(Clone, Default)]
pub struct Memory(pub Rc<RefCell<HashMap<String, String>>>);

impl Files for Memory {
    fn read(&self, name: &str) -> Result<String, String> {
        self.0.borrow().get(name).cloned().ok_or_else(|| "no such file".to_owned())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.0.borrow_mut().insert(name.to_owned(), text.to_owned());
        Ok(())
    }

    fn keep(&mut self, slot: Slot, text: &str) -> Result<(), String> {
        self.write(&format!("{slot:?}"), text)
    }

    fn recall(&self, slot: Slot) -> Option<String> {
        self.read(&format!("{slot:?}")).ok()
    }
}

pub type Window = Harness<'static, Option<App>>;

pub fn window_with(options: Options, files: Memory, size: egui::Vec2) -> Window {
    let mut harness = Harness::builder().with_size(size).with_max_steps(40).build_ui_state(
        move |ui, app: &mut Option<App>| {
            let files = files.clone();
            app.get_or_insert_with(|| App::new(ui.ctx(), &options, Box::new(files))).show(ui);
        },
        None,
    );
    harness.run_steps(3);
    harness
}

pub fn window(variant: VariantId) -> Window {
    let options = Options {
        kind: Some(GameKind::new(variant)),
        players: Some(Players::against(Level::LOWEST, Color::White)),
        ..Options::default()
    };
    window_with(options, Memory::default(), vec2(1280.0, 800.0))
}

/// Two persons, so that nothing moves by itself.
pub fn window_for_two(variant: VariantId) -> Window {
    let mut window = window(variant);
    let kind = GameKind::new(variant);
    say(&mut window, Command::NewGame { kind, players: Players::HUMANS });
    window
}

pub fn app(window: &Window) -> &App {
    window.state().as_ref().expect("the first frame made it")
}

pub fn say(window: &mut Window, command: Command) {
    window.state_mut().as_mut().expect("the first frame made it").say(command);
    window.run_steps(2);
}

pub fn plies(window: &Window) -> usize {
    app(window).session().game().played().len()
}

pub fn click(window: &mut Window, name: &str) {
    window.get_by_label_contains(name).click();
    window.run_steps(3);
}

pub fn click_square(window: &mut Window, name: &str) {
    click(window, &format!("square {name}, "));
}

pub fn drag(window: &mut Window, from: &str, to: &str) {
    let place = |window: &Window, name: &str| {
        window.get_by_label_contains(&format!("square {name}, ")).rect().center()
    };
    let (from, to) = (place(window, from), place(window, to));
    window.hover_at(from);
    window.run_steps(1);
    window.drag_at(from);
    window.run_steps(1);
    for step in [0.3, 0.7] {
        window.hover_at(from.lerp(to, step) + vec2(0.0, 12.0));
        window.run_steps(1);
    }
    window.hover_at(to);
    window.run_steps(1);
    window.drop_at(to);
    window.run_steps(3);
}

/// Gives the engine's thread time, and frames to the window, until a person is to move or the game is over.
pub fn wait_for_person(window: &mut Window) {
    let patience = Instant::now() + Duration::from_secs(20);
    while app(window).session().is_thinking() {
        assert!(Instant::now() < patience, "the engine does not answer");
        std::thread::sleep(Duration::from_millis(1));
        window.run_steps(1);
    }
}

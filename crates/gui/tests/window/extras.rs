//! Files chosen in dialogs, pictures, moves that are written, ballots, replays and their buttons.

use std::cell::RefCell;
use std::rc::Rc;

use damier_app::{Board, Command, MarkColors, PieceSet, Players, Volume, view};
use damier_engine::{EngineGone, FromEngine, Level, ToEngine};
use damier_gui::{App, Choice, EngineLink, Errand, Files, Options, Reply, Slot, Speaker, World};
use damier_rules::{Color, GameKind, VariantId};
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;

use crate::desk::{
    Memory, Window, app, click, click_square, plies, say, wait_for_person, window_for_two, window_with,
};

/// Files whose dialogs answer as they are told to.
#[derive(Clone, Default)]
struct Dialogs {
    files: Memory,
    answer: Rc<RefCell<Option<Choice>>>,
    asked: Rc<RefCell<Vec<(Errand, String)>>>,
}

impl Files for Dialogs {
    fn read(&self, name: &str) -> Result<String, String> {
        self.files.read(name)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        self.files.write(name, text)
    }

    fn choose(&mut self, errand: Errand, suggested: &str, answer: Reply<Choice>) -> bool {
        self.asked.borrow_mut().push((errand, suggested.to_owned()));
        let told = self.answer.borrow().clone();
        told.is_some_and(|choice| {
            answer(choice);
            true
        })
    }

    fn draw(&mut self, name: &str, svgs: Vec<String>, answer: Reply<Result<(), String>>) {
        answer(self.files.write(name, &svgs.join("\n")));
    }

    fn keep(&mut self, _: Slot, _: &str) -> Result<(), String> {
        Ok(())
    }

    fn recall(&self, _: Slot) -> Option<String> {
        None
    }
}

fn window_with_dialogs(files: &Dialogs) -> Window {
    let (files, size) = (files.clone(), vec2(1280.0, 800.0));
    let options = Options { players: Some(Players::HUMANS), ..Options::default() };
    let mut window = Harness::builder().with_size(size).with_max_steps(40).build_ui_state(
        move |ui, app: &mut Option<App>| {
            app.get_or_insert_with(|| App::new(ui.ctx(), &options, Box::new(files.clone()))).show(ui);
        },
        None,
    );
    window.run_steps(3);
    window
}

#[test]
fn files_are_chosen_in_the_dialogs_of_the_system() {
    let files = Dialogs::default();
    let mut window = window_with_dialogs(&files);
    click_square(&mut window, "32");
    click_square(&mut window, "28");
    for (name, key) in [("a.pdn", Key::S), ("a.png", Key::E), ("a.gif", Key::E), ("a.html", Key::E)] {
        *files.answer.borrow_mut() = Some(Choice::File(name.to_owned()));
        window.key_press_modifiers(Modifiers::COMMAND, key);
        window.run_steps(4);
        window.get_by_label("Saved.");
    }
    let written = files.files.0.borrow().clone();
    assert!(written["a.pdn"].contains("32-28") && written["a.png"].starts_with("<svg"));
    assert_eq!(written["a.gif"].matches("<svg").count(), 2);
    assert!(written["a.html"].contains("<html"));
    assert_eq!(files.asked.borrow()[1], (Errand::Export, "a.png".to_owned()), "as the game is called");
    let kind = GameKind::new(VariantId::International);
    say(&mut window, Command::NewGame { kind, players: Players::HUMANS });
    *files.answer.borrow_mut() = Some(Choice::Nothing);
    click(&mut window, "Open");
    assert_eq!(plies(&window), 0, "nothing was chosen");
    *files.answer.borrow_mut() = Some(Choice::File("a.pdn".to_owned()));
    click(&mut window, "Open");
    window.run_steps(2);
    assert_eq!(plies(&window), 1);
}

#[test]
fn where_there_is_no_dialog_a_path_is_asked_for() {
    for answer in [None, Some(Choice::NoDialog)] {
        let files = Dialogs::default();
        *files.answer.borrow_mut() = answer;
        let mut window = window_with_dialogs(&files);
        click(&mut window, "Save");
        window.run_steps(3);
        window.get_by_label("Path of the file");
        window.key_press(Key::Enter);
        window.run_steps(3);
        assert!(files.files.0.borrow().contains_key("game.pdn"), "what is suggested fits");
    }
}

#[test]
fn a_move_is_written_and_completed() {
    let mut window = window_for_two(VariantId::International);
    window.key_press(Key::Slash);
    window.run_steps(3);
    window.get_by_label("What can be played:");
    let line = window.get_all_by_role(egui::accesskit::Role::TextInput).find(egui_kittest::Node::is_focused);
    line.expect("the line has the keyboard").type_text("3228");
    window.run_steps(2);
    window.get_by_label("No move is written like this.");
    for _ in 0..2 {
        window.key_press(Key::Backspace);
    }
    window.run_steps(2);
    window.get_by_label("32-27");
    let line = window.get_all_by_role(egui::accesskit::Role::TextInput).find(egui_kittest::Node::is_focused);
    line.expect("the line has the keyboard").type_text("-28");
    window.run_steps(2);
    window.get_by_label("Enter plays it:");
    window.key_press(Key::Enter);
    window.run_steps(3);
    assert_eq!(plies(&window), 1);
    window.get_by_label("1. 32-28");
}

#[test]
fn a_ballot_is_chosen_where_the_variant_has_them() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "New game");
    assert!(window.query_by_label("Ballot").is_none());
    window.get_by_label("Russian").click();
    window.run_steps(2);
    window.get_by_label("Two players").click();
    window.run_steps(2);
    window.get_by_label("Ballot").click();
    window.run_steps(2);
    click(&mut window, "Start game");
    assert_eq!(plies(&window), 3);
    window.get_by_label("The ballot is drawn.");
}

#[test]
fn a_replay_has_the_buttons_of_a_tape() {
    let mut window = window_for_two(VariantId::International);
    for square in ["32", "28", "19", "23"] {
        click_square(&mut window, square);
    }
    let ply = |window: &Window| view(app(window).session()).ply;
    // Two moves are soon over.
    say(&mut window, Command::LoopReplays(true));
    click(&mut window, "Replay");
    click(&mut window, "Pause replay");
    assert!(view(app(&window).session()).replay_paused);
    click(&mut window, "To the start");
    assert!(!view(app(&window).session()).replaying, "a step by hand ends the replay");
    for (button, expected) in [("One move on", 1), ("One move back", 0)] {
        click(&mut window, button);
        assert_eq!(ply(&window), expected, "{button}");
    }
    click(&mut window, "Replays begin anew: on");
    click(&mut window, "Replays begin anew: off");
    click(&mut window, "Replay from here");
    let mut seen = Vec::new();
    for _ in 0..120 {
        window.run_steps(1);
        seen.push(ply(&window));
    }
    assert!(seen.windows(2).any(|pair| pair == [2, 0]), "{seen:?}");
    window.key_press(Key::P);
    window.run_steps(2);
    assert!(view(app(&window).session()).replay_paused);
}

#[test]
fn looks_and_sounds_are_set_and_kept() {
    let mut window = window_for_two(VariantId::International);
    click(&mut window, "Settings");
    for name in ["Print", "Ink", "Colour-blind safe", "Loud"] {
        window.get_by_label(name).click();
        window.run_steps(3);
    }
    click(&mut window, "Done");
    let settings = app(&window).session().settings().clone();
    assert_eq!((settings.board, settings.pieces), (Board::Print, PieceSet::Ink));
    assert_eq!((settings.marks, settings.volume), (MarkColors::Safe, Volume::Loud));
    click_square(&mut window, "32");
    click_square(&mut window, "28");
    assert_eq!(plies(&window), 1);
}

#[test]
fn moves_are_heard() {
    #[derive(Clone, Default)]
    struct Ear(Rc<RefCell<usize>>);
    impl Speaker for Ear {
        fn play(&mut self, samples: Vec<f32>) {
            assert!(!samples.is_empty());
            *self.0.borrow_mut() += 1;
        }
    }
    let ear = Ear::default();
    let heard = ear.clone();
    let options = Options { players: Some(Players::HUMANS), ..Options::default() };
    let mut window = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui_state(
        move |ui, app: &mut Option<App>| {
            let make = || {
                App::new(ui.ctx(), &options, Box::new(Memory::default())).with_speaker(Box::new(ear.clone()))
            };
            app.get_or_insert_with(make).show(ui);
        },
        None,
    );
    window.run_steps(3);
    click_square(&mut window, "32");
    assert_eq!(*heard.0.borrow(), 0);
    click_square(&mut window, "28");
    assert_eq!(*heard.0.borrow(), 1);
}

/// An engine that dies whenever it is asked for something.
struct Mortal {
    asked: bool,
}

impl EngineLink for Mortal {
    fn send(&mut self, message: ToEngine) -> Result<(), EngineGone> {
        self.asked |= matches!(message, ToEngine::Go(_));
        Ok(())
    }

    fn try_recv(&mut self) -> Result<Option<FromEngine>, EngineGone> {
        if self.asked { Err(EngineGone) } else { Ok(None) }
    }
}

#[test]
fn an_engine_that_dies_is_told_of_and_can_be_asked_again() {
    let options =
        Options { players: Some(Players::against(Level::LOWEST, Color::Black)), ..Options::default() };
    let starts = Rc::new(RefCell::new(0));
    let counted = starts.clone();
    let mut window = Harness::builder().with_size(vec2(1280.0, 800.0)).build_ui_state(
        move |ui, app: &mut Option<App>| {
            let make = || {
                let counted = counted.clone();
                let start_engine = move |ctx: &egui::Context| {
                    *counted.borrow_mut() += 1;
                    // The first two die; the third is a real one.
                    if *counted.borrow() < 3 {
                        return Some(Box::new(Mortal { asked: false }) as Box<dyn EngineLink>);
                    }
                    let ctx = ctx.clone();
                    let engine = damier_engine::Engine::spawn(move || ctx.request_repaint()).ok()?;
                    Some(Box::new(engine) as Box<dyn EngineLink>)
                };
                let native = World::native(Box::new(Memory::default()));
                let world = World { start_engine: Box::new(start_engine), ..native };
                App::inside(ui.ctx(), &options, world)
            };
            app.get_or_insert_with(make).show(ui);
        },
        None,
    );
    window.run_steps(3);
    window.get_by_label("The computer player stopped.");
    assert_eq!(plies(&window), 0);
    for _ in 0..2 {
        window.get_by_label("Resume").click();
        window.run_steps(3);
    }
    wait_for_person(&mut window);
    assert_eq!(plies(&window), 1, "the third engine plays");
    assert_eq!(*starts.borrow(), 3);
}

#[test]
fn closing_does_not_wait_for_the_engine() {
    let mut window = window_for_two(VariantId::International);
    // Analysis has no end of its own.
    say(&mut window, Command::Analyse(true));
    window.run_steps(2);
    assert!(view(app(&window).session()).analysis.is_some());
    let began = std::time::Instant::now();
    drop(window);
    assert!(began.elapsed() < std::time::Duration::from_secs(2), "{:?}", began.elapsed());
}

#[test]
fn a_frame_costs_little() {
    let document =
        damier_app::Document { name: "p.fen".into(), text: "W:W32,31,37,41,46:B28,5,9,14,K10".into() };
    let options = Options { document: Some(document), ..Options::default() };
    let mut window = window_with(options, Memory::default(), vec2(1280.0, 800.0));
    window.run_steps(20);
    let frames = (0..200).map(|_| {
        let began = std::time::Instant::now();
        window.run_steps(1);
        began.elapsed()
    });
    let mut frames: Vec<_> = frames.collect();
    frames.sort_unstable();
    let (least, median) = (frames[0], frames[100]);
    println!("a frame at 1280 × 800: {least:.1?} at least, {median:.1?} in the middle");
    // Whatever else the machine does, some frames are not disturbed.
    assert!(least < std::time::Duration::from_millis(8), "{least:?}");
}

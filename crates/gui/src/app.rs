//! The program in its window: one session, one engine, one view a frame.

use std::time::Duration;

use damier_app::{Command, Effect, Session, update, view};
use damier_engine::{Engine, FromEngine};
use egui::{Context, Ui};

use crate::board::BoardView;
use crate::files::Files;
use crate::keys::{self, Asked};
use crate::layout::WindowLayout;
use crate::options::Options;
use crate::palette::Palette;
use crate::panel::Panel;
use crate::settings::Settings;
use crate::sheets::{FileSheet, NewGameSheet, Outcome, Sheet};
use crate::theme;

/// How long the computer takes at least for a move, until another speed is chosen.
const FIRST_DELAY: Duration = Duration::from_millis(500);

/// The program inside a window, or inside a test.
pub struct App {
    session: Session,
    engine: Option<Engine>,
    files: Box<dyn Files>,
    board: BoardView,
    panel: Panel,
    sheet: Option<Sheet>,
    settings: Settings,
    /// The file that was opened or saved last.
    path: String,
}

impl App {
    /// Starts the program: dresses egui, starts the engine, opens the document.
    #[must_use]
    pub fn new(ctx: &Context, options: &Options, files: Box<dyn Files>) -> Self {
        theme::apply(ctx);
        let mut app = Self {
            session: Session::new(options.kind(), options.players(), options.seed),
            engine: None,
            files,
            board: BoardView::default(),
            panel: Panel::default(),
            sheet: None,
            settings: Settings::default(),
            path: String::new(),
        };
        app.start_engine(ctx);
        app.say(Command::SetDelay(FIRST_DELAY));
        if let Some(document) = &options.document {
            app.path.clone_from(&document.name);
            app.say(Command::Open { name: document.name.clone(), text: document.text.clone() });
        }
        app.say(Command::MoveNow);
        app
    }

    /// What is going on.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Passes a command to the program and does what it asks for.
    pub fn say(&mut self, command: Command) {
        for effect in update(&mut self.session, command) {
            match effect {
                Effect::Engine(message) => {
                    let sent = self.engine.as_mut().is_some_and(|engine| engine.send(message).is_ok());
                    if !sent {
                        self.engine_is_gone();
                    }
                }
                Effect::WriteFile { name, text } => {
                    let problem = self.files.write(&name, &text).err();
                    self.say(Command::Written { name, problem });
                }
            }
        }
    }

    fn start_engine(&mut self, ctx: &Context) {
        let ctx = ctx.clone();
        self.engine = Engine::spawn(move || ctx.request_repaint()).ok();
    }

    fn engine_is_gone(&mut self) {
        self.engine = None;
        if self.session.is_thinking() {
            let message = "it has ended unexpectedly".to_owned();
            self.say(Command::Engine(FromEngine::Error { number: None, message }));
        }
    }

    fn hear_engine(&mut self, ctx: &Context) {
        if self.engine.is_none() {
            self.start_engine(ctx);
        }
        loop {
            let Some(engine) = &self.engine else { return };
            match engine.try_recv() {
                Ok(Some(said)) => self.say(Command::Engine(said)),
                Ok(None) => return,
                Err(_) => return self.engine_is_gone(),
            }
        }
    }

    /// Draws one frame and obeys what was asked in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let colors = theme::of(ui.ctx());
        let now = ui.input(|input| input.time);
        self.say(Command::Tick(Duration::from_secs_f64(now.max(0.0))));
        self.hear_engine(&ui.ctx().clone());
        let view = view(&self.session);
        let mut asked = if self.sheet.is_none() { keys::read(ui, &view) } else { Vec::new() };
        let parts = WindowLayout::new(ui.ctx().content_rect());
        ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, colors.table);
        let variant = self.session.kind().variant.variant();
        let commands = self.board.show(ui, parts.board, &view, variant, &self.settings);
        asked.extend(commands.into_iter().map(Asked::Command));
        asked.extend(self.panel.show(ui, parts.panel, &view, &self.board));
        self.show_sheet(ui.ctx());
        self.take_dropped_files(ui.ctx());
        if !asked.is_empty() {
            // What was asked is seen at once, not with the next movement of the pointer.
            ui.ctx().request_repaint();
        }
        for what in asked {
            self.obey(what);
        }
        if let Some(quiet) = self.session.quiet_for() {
            ui.ctx().request_repaint_after(quiet);
        }
    }

    fn obey(&mut self, asked: Asked) {
        match asked {
            Asked::Command(command) => self.say(command),
            Asked::NewGame => {
                self.sheet =
                    Some(Sheet::NewGame(NewGameSheet::new(self.session.kind(), self.session.players())));
            }
            Asked::Settings => self.sheet = Some(Sheet::Settings),
            Asked::Open => self.sheet = Some(Sheet::File(FileSheet::new(&self.path, false))),
            Asked::Save => self.sheet = Some(Sheet::File(FileSheet::new(&self.path, true))),
        }
    }

    /// The colours that the window wears.
    pub(crate) fn palette(&self) -> &'static Palette {
        self.settings.theme.palette()
    }

    fn show_sheet(&mut self, ctx: &Context) {
        let Some(sheet) = &mut self.sheet else { return };
        let theme = self.settings.theme;
        let outcome = sheet.show(ctx, &*self.files, &mut self.settings);
        if self.settings.theme != theme {
            theme::wear(ctx, self.settings.theme);
            ctx.request_repaint();
        }
        match outcome {
            Outcome::Open => {}
            Outcome::Closed => self.sheet = None,
            Outcome::Done(command) => {
                self.sheet = None;
                if let Command::Open { name, .. } | Command::Save { name } = &command {
                    self.path.clone_from(name);
                }
                self.say(command);
                ctx.request_repaint();
            }
        }
    }

    fn take_dropped_files(&mut self, ctx: &Context) {
        let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        for file in dropped {
            let name = file.path().display().to_string();
            match self.files.read(&name) {
                Ok(text) => self.say(Command::Open { name, text }),
                Err(problem) => self.say(Command::Unreadable { name, problem }),
            }
        }
    }
}

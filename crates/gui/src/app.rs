//! The program in its window: one session, one engine, one view a frame.

use std::mem::{Discriminant, discriminant};
use std::time::Duration;

use damier_app::{Command, Effect, MarkColors, Session, Slot, update, view, word};
use damier_engine::{FromEngine, ToEngine};
use damier_rules::VariantId;
use egui::{Context, Ui};

use crate::board::BoardView;
use crate::errands::{self, Inbox, News};
use crate::evaluation;
use crate::files::{Choice, Errand, Files};
use crate::keys::{self, Asked};
use crate::layout::WindowLayout;
use crate::options::Options;
use crate::palette::Theme;
use crate::panel::{Around, Panel};
use crate::sheets::{
    EntrySheet, FileSheet, GamesSheet, HowToPlaySheet, NewGameSheet, NoteSheet, Outcome, Sheet,
};
use crate::sounds::{Orchestra, Speaker};
use crate::speech::speak;
use crate::theme;
use crate::world::{EngineLink, StartEngine, World};

/// How long the computer takes at least for a move, until another speed is chosen.
const FIRST_DELAY: Duration = Duration::from_millis(500);

/// The program inside a window, or inside a test.
pub struct App {
    session: Session,
    engine: Option<Box<dyn EngineLink>>,
    start_engine: StartEngine,
    /// What a new engine is told before anything else.
    engine_options: Vec<ToEngine>,
    files: Box<dyn Files>,
    inbox: Inbox,
    orchestra: Orchestra,
    ctx: Context,
    board: BoardView,
    panel: Panel,
    sheet: Option<Sheet>,
    /// What the window wears, its marks, and how large everything is, in percent.
    worn: (Theme, MarkColors, u16),
    /// The file that was opened or saved last.
    path: String,
    /// Whether it was said that the game under way cannot be kept.
    told_of_no_room: bool,
    /// Whether the system wishes that nothing moves on the screen.
    calm: bool,
    /// The engine has one thread and cannot have more.
    thinks_alone: bool,
    /// What was drawn last.
    drawn: Option<Stage>,
}

/// What the meaning of a place on the screen depends on: where the squares lie, and what lies over them.
#[derive(Clone, Copy, PartialEq)]
struct Stage {
    variant: VariantId,
    flipped: bool,
    sheet: Option<Discriminant<Sheet>>,
}

impl App {
    /// Starts the program on a computer, see [`inside`](Self::inside).
    #[cfg(not(target_arch = "wasm32"))]
    #[must_use]
    pub fn new(ctx: &Context, options: &Options, files: Box<dyn Files>) -> Self {
        Self::inside(ctx, options, World::native(files))
    }

    /// Starts the program: dresses egui, starts the engine, opens the document.
    #[must_use]
    pub fn inside(ctx: &Context, options: &Options, world: World) -> Self {
        let World { files, start_engine, thinks_alone, fonts } = world;
        theme::apply(ctx, fonts);
        let mut app = Self {
            session: Session::new(options.kind(), options.players(), options.seed),
            engine: None,
            engine_options: options.engine.clone(),
            start_engine,
            files,
            inbox: Inbox::default(),
            orchestra: Orchestra::default(),
            ctx: ctx.clone(),
            board: BoardView::default(),
            panel: Panel::default(),
            sheet: None,
            worn: (Theme::default(), MarkColors::Usual, 100),
            path: String::new(),
            told_of_no_room: false,
            calm: false,
            thinks_alone,
            drawn: None,
        };
        app.start_engine(ctx);
        app.say(Command::SystemLanguage(options.language));
        app.say(Command::SetDelay(FIRST_DELAY));
        for slot in [Slot::Settings, Slot::Recent, Slot::Game] {
            if let Some(text) = app.files.recall(slot).filter(|_| slot != Slot::Game || options.resume) {
                app.say(Command::Recall { slot, text });
            }
        }
        app.dress(ctx);
        if let Some(document) = &options.document {
            app.path.clone_from(&document.name);
            app.say(Command::Open { name: document.name.clone(), text: document.text.clone() });
        }
        if options.document.is_some() || app.session.game().played().is_empty() {
            app.say(Command::MoveNow);
        }
        app
    }

    /// Lets sounds be heard by that speaker; without one the window is silent.
    #[must_use]
    pub fn with_speaker(mut self, speaker: Box<dyn Speaker>) -> Self {
        self.orchestra.speaker = Some(speaker);
        self
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
                Effect::Draw { name, svgs } => self.inbox.draw(&self.ctx, &mut *self.files, &name, svgs),
                Effect::Play(sound) => self.orchestra.play(sound, self.session.settings().volume.factor()),
                Effect::Keep { slot, text } => {
                    // Who has no room for settings plays all the same; a game that cannot be kept is told of.
                    if let (Err(problem), Slot::Game) = (self.files.keep(slot, &text), slot)
                        && !std::mem::replace(&mut self.told_of_no_room, true)
                    {
                        self.say(Command::Written {
                            name: word(self.session.language(), "The game for the next start")
                                .unwrap_or_default(),
                            problem: Some(problem),
                        });
                    }
                }
            }
        }
    }

    fn start_engine(&mut self, ctx: &Context) {
        self.engine = (self.start_engine)(ctx);
        if let Some(engine) = &mut self.engine {
            for option in &self.engine_options {
                // An engine that has ended already is noticed when it is heard.
                let _ = engine.send(option.clone());
            }
        }
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
            let Some(engine) = &mut self.engine else { return };
            match engine.try_recv() {
                Ok(Some(said)) => self.say(Command::Engine(said)),
                Ok(None) => return,
                Err(_) => return self.engine_is_gone(),
            }
        }
    }

    /// Lets time go by and hears the engine without a frame, for those who do not look. `now` is counted as the frames'
    /// is. Answers when something is due, if anything is.
    pub fn live(&mut self, ctx: &Context, now: Duration) -> Option<Duration> {
        self.say(Command::Tick(now));
        self.hear_engine(ctx);
        if self.engine.is_none() {
            // Whoever asks next finds another one.
            self.start_engine(ctx);
        }
        self.session.quiet_for()
    }

    /// Draws one frame and obeys what was asked in it.
    pub fn show(&mut self, ui: &mut Ui) {
        speak(ui.ctx(), self.session.language());
        let colors = theme::of(ui.ctx());
        let now = ui.input(|input| input.time);
        self.say(Command::Tick(Duration::from_secs_f64(now.max(0.0))));
        self.hear_engine(&ui.ctx().clone());
        self.hear_news();
        self.dress(ui.ctx());
        let stage = self.stage();
        let view = view(&self.session);
        let mut asked = if self.sheet.is_none() { keys::read(ui, &view) } else { Vec::new() };
        let mut parts = WindowLayout::new(ui.ctx().content_rect());
        ui.painter().rect_filled(ui.ctx().content_rect(), 0.0, colors.table);
        let variant = self.session.kind().variant.variant();
        if let Some(analysis) = &view.analysis {
            let bar = take_left(&mut parts.board, evaluation::WIDTH);
            evaluation::show(ui, bar, parts.board, analysis, view.flipped);
        }
        let mut settings = self.session.settings().clone();
        if self.calm {
            settings.motion = damier_app::Motion::Off;
        }
        let commands = self.board.show(ui, parts.board, &view, variant, &settings);
        asked.extend(commands.into_iter().map(Asked::Command));
        let around = Around { linked: self.files.address().is_some(), thinks_alone: self.thinks_alone };
        asked.extend(self.panel.show(ui, parts.panel, &view, &self.board, around));
        self.show_sheet(ui.ctx());
        self.take_dropped_files(ui.ctx());
        let is_asked = !asked.is_empty();
        for what in asked {
            self.obey(ui.ctx(), what);
        }
        self.drawn = Some(stage);
        if is_asked || !self.is_drawn() {
            // What was asked is seen at once, and the next click is meant for that, not for what was here.
            ui.ctx().request_discard("something was asked");
            ui.ctx().request_repaint();
        }
        if let Some(quiet) = self.session.quiet_for() {
            ui.ctx().request_repaint_after(quiet);
        }
    }

    fn stage(&self) -> Stage {
        Stage {
            variant: self.session.kind().variant,
            flipped: self.session.is_flipped(),
            sheet: self.sheet.as_ref().map(discriminant),
        }
    }

    /// Whether the last frame drew the squares where they are now. What is pointed at before is not yet to be seen, and
    /// has to wait for a frame.
    #[must_use]
    pub fn is_drawn(&self) -> bool {
        self.drawn == Some(self.stage())
    }

    /// Tells whether fingers are pointed with, which need larger things than a mouse.
    pub fn mind_fingers(&self, fingers: bool) {
        theme::mind_fingers(&self.ctx, fingers);
    }

    fn obey(&mut self, ctx: &Context, asked: Asked) {
        match asked {
            Asked::Command(command) => self.say(command),
            Asked::NewGame => {
                self.sheet =
                    Some(Sheet::NewGame(NewGameSheet::new(self.session.kind(), self.session.players())));
            }
            Asked::Settings => self.sheet = Some(Sheet::Settings),
            Asked::Keys => self.sheet = Some(Sheet::Keys),
            Asked::HowToPlay => self.sheet = Some(Sheet::HowToPlay(HowToPlaySheet::new(self.session.kind()))),
            Asked::Note => {
                self.sheet = view(&self.session).note.map(|note| Sheet::Note(NoteSheet::new(&note)));
            }
            Asked::Games => {
                self.sheet = self.session.library().map(|_| Sheet::Games(GamesSheet::default()));
            }
            Asked::Copy => ctx.copy_text(damier_app::game_as_pdn(&self.session)),
            Asked::CopyPosition => ctx.copy_text(damier_app::position_as_fen(&self.session)),
            Asked::CopyLink => {
                if let Some(address) = self.files.address() {
                    ctx.copy_text(format!("{address}?{}", damier_app::Link::query(&self.session)));
                }
            }
            Asked::Enter => self.sheet = Some(Sheet::Entry(EntrySheet::default())),
            Asked::Paste => ctx.send_viewport_cmd(egui::ViewportCommand::RequestPaste),
            Asked::File(errand) => {
                let suggested = errands::suggestion(errand, &self.path);
                if !self.inbox.choose(ctx, &mut *self.files, errand, &suggested) {
                    self.ask_for_path(errand);
                }
            }
            Asked::Recent => self.ask_for_path(Errand::Open),
        }
    }

    /// The window's own way to name a file.
    fn ask_for_path(&mut self, errand: Errand) {
        let suggested = errands::suggestion(errand, &self.path);
        self.sheet = Some(Sheet::File(FileSheet::new(&suggested, errand)));
    }

    fn hear_news(&mut self) {
        for news in self.inbox.news() {
            match news {
                News::Chosen(errand, Choice::File(name)) => {
                    self.say_all(vec![errands::command(errand, name, &*self.files)]);
                }
                News::Chosen(errand, Choice::NoDialog) => self.ask_for_path(errand),
                News::Chosen(_, Choice::Nothing) => {}
                News::Written { name, problem } => self.say(Command::Written { name, problem }),
            }
        }
    }

    /// Leads the keyboard to a square, as when something beside the window has its own way over the board.
    pub fn focus_square(&mut self, square: damier_rules::Square) {
        self.board.focus = Some(square);
    }

    /// The square that the keyboard is on.
    #[must_use]
    pub fn focused_square(&self, ctx: &Context) -> Option<damier_rules::Square> {
        let focused = ctx.memory(egui::Memory::focused)?;
        let shape = self.session.kind().variant.variant().shape();
        shape.squares().find(|&square| crate::board::square_id(square) == focused)
    }

    /// Where the squares were drawn last.
    #[must_use]
    pub fn board(&self) -> Option<crate::layout::BoardLayout> {
        self.board.layout
    }

    /// The colour behind everything, each part 0 to 1.
    #[must_use]
    pub fn background(&self) -> [f32; 4] {
        self.worn.0.palette().table.to_normalized_gamma_f32()
    }

    /// Tells whether the system wishes that nothing moves on the screen, whatever the settings say.
    pub fn keep_calm(&mut self, calm: bool) {
        self.calm = calm;
    }

    /// Follows the settings, and the system where they say so.
    fn dress(&mut self, ctx: &Context) {
        let settings = self.session.settings();
        let theme = Theme::of(settings.theme, ctx.system_theme());
        let wanted = (theme, settings.marks, settings.scale);
        if wanted != self.worn {
            self.worn = wanted;
            theme::wear(ctx, wanted.0, wanted.1);
            ctx.set_zoom_factor(f32::from(wanted.2) / 100.0);
            ctx.request_repaint();
        }
    }

    fn show_sheet(&mut self, ctx: &Context) {
        let Some(sheet) = &mut self.sheet else { return };
        match sheet.show(ctx, &*self.files, &self.session) {
            Outcome::Open => {}
            Outcome::Closed => self.sheet = None,
            Outcome::Said(commands) => self.say_all(commands),
            Outcome::Done(commands) => {
                self.sheet = None;
                self.say_all(commands);
            }
            Outcome::Then(commands, asked) => {
                self.sheet = None;
                self.say_all(commands);
                self.obey(ctx, asked);
            }
        }
    }

    fn say_all(&mut self, commands: Vec<Command>) {
        for command in commands {
            if let Command::Open { name, .. } | Command::Save { name } = &command {
                self.path.clone_from(name);
            }
            self.say(command);
        }
        self.ctx.request_repaint();
    }

    fn take_dropped_files(&mut self, ctx: &Context) {
        let dropped = ctx.input_mut(|input| std::mem::take(&mut input.raw.dropped_files));
        for file in dropped {
            let name = file.path().display().to_string();
            self.say_all(vec![errands::command(Errand::Open, name, &*self.files)]);
        }
    }
}

fn take_left(rest: &mut egui::Rect, width: f32) -> egui::Rect {
    let (left, right) = rest.split_left_right_at_x(rest.left() + width);
    *rest = right;
    left
}

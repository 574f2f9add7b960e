//! The program on a canvas, and what the page's script can ask of it.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use damier_app::{Command, Language, Link, Mode, SetUpStep, view};
use damier_engine::Level;
use damier_gui::{App, Options, World};
use damier_rules::{Color, GameKind, Square, VariantId};
use egui::Context;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::early::Early;
use crate::host;
use crate::mirror::Mirror;
use crate::touch::Fingers;
use crate::words;

/// The running program.
#[wasm_bindgen]
pub struct Page {
    desk: Rc<RefCell<Desk>>,
    ctx: Context,
    // Its event handlers live as long as it does.
    _runner: eframe::WebRunner,
}

#[wasm_bindgen]
impl Page {
    /// Starts the program on a canvas. `query` is that of the page's address, `plain` and `bold` are the faces, `seed`
    /// is what the weaker levels draw their chance from, and `languages` are the tags of those that the person reads, with
    /// commas between them.
    ///
    /// # Errors
    /// If the browser has no WebGL.
    pub async fn start(
        canvas: web_sys::HtmlCanvasElement,
        query: String,
        plain: Vec<u8>,
        bold: Vec<u8>,
        seed: f64,
        languages: String,
    ) -> Result<Page, JsValue> {
        let runner = eframe::WebRunner::new();
        let made = Rc::new(RefCell::new(None));
        let here = Rc::clone(&made);
        let create = move |creation: &eframe::CreationContext<'_>| {
            let ctx = creation.egui_ctx.clone();
            let language = words::first_of(&languages);
            let app = open(&ctx, &query, host::world(plain, bold), seed as u64, language);
            let desk = Rc::new(RefCell::new(Desk { app, mirrored: String::new() }));
            here.replace(Some((Rc::clone(&desk), ctx)));
            Ok(Box::new(Shell { desk, fingers: Fingers::default(), early: Early::default() })
                as Box<dyn eframe::App>)
        };
        runner.start(canvas, eframe::WebOptions::default(), Box::new(create)).await?;
        let (desk, ctx) = made.take().ok_or("the window was not made")?;
        Ok(Self { desk, ctx, _runner: runner })
    }

    fn say(&self, command: Command) {
        let mut desk = self.desk.borrow_mut();
        desk.app.say(command);
        desk.mirror(&self.ctx);
        self.ctx.request_repaint();
    }

    /// Lets time go by and hears the engine, whether or not the browser draws meanwhile. `now` are the page's seconds;
    /// the answer tells in how many milliseconds this is wanted again, and is negative if it is not.
    pub fn live(&self, now: f64) -> f64 {
        let mut desk = self.desk.borrow_mut();
        let due = desk.app.live(&self.ctx, Duration::from_secs_f64(now.max(0.0)));
        desk.mirror(&self.ctx);
        self.ctx.request_repaint();
        due.map_or(-1.0, |due| due.as_secs_f64() * 1000.0)
    }

    /// A click on the square of that index.
    pub fn click(&self, square: u8) {
        self.say(Command::Click(Square::new(square)));
    }

    /// The keyboard is on the square of that index.
    pub fn focus(&self, square: u8) {
        self.desk.borrow_mut().app.focus_square(Square::new(square));
        self.ctx.request_repaint();
    }

    /// Whether the browser is told to move as little as possible.
    pub fn calm(&self, calm: bool) {
        self.desk.borrow_mut().app.keep_calm(calm);
        self.ctx.request_repaint();
    }

    /// Whether fingers are pointed with.
    pub fn fingers(&self, fingers: bool) {
        self.desk.borrow().app.mind_fingers(fingers);
        self.ctx.request_repaint();
    }

    /// A move as players write it.
    pub fn type_move(&self, text: String) {
        self.say(Command::Type(text));
    }

    /// Shows the position after so many moves.
    pub fn browse(&self, ply: usize) {
        self.say(Command::Browse(ply));
    }

    /// Opens a file.
    pub fn open(&self, name: String, text: String) {
        self.say(Command::Open { name, text });
    }

    /// A file that cannot be read.
    pub fn unreadable(&self, name: String, problem: String) {
        self.say(Command::Unreadable { name, problem });
    }

    /// A game that could not be kept, though it was handed over.
    pub fn unsaved(&self, name: String, problem: String) {
        self.say(Command::Written { name, problem: Some(problem) });
    }

    /// What the page says, as JSON, in the first of these languages that the program speaks; see [`words`](crate::words).
    #[must_use]
    pub fn words(languages: &str) -> String {
        words::to_json(words::first_of(languages))
    }

    /// Draws the position or the game into a file; the ending of its name tells how.
    pub fn export_as(&self, name: String) {
        self.say(Command::Export { name });
    }

    /// Saves the game under that name.
    pub fn save(&self, name: String) {
        self.say(Command::Save { name });
    }

    /// A new game: of a variant by name, its giveaway form or not, against a level from 1 to 8, or 0 for two persons;
    /// `black` if the person plays Black. Names and levels that there are not change nothing.
    pub fn new_game(&self, variant: &str, giveaway: bool, level: u8, black: bool) {
        let Some(variant) = VariantId::from_name(variant) else { return };
        let plain = GameKind::new(variant);
        let kind = if giveaway { GameKind::giveaway(variant).unwrap_or(plain) } else { plain };
        let human = if black { Color::Black } else { Color::White };
        let players = match Level::new(level) {
            Some(level) => Mode::SemiAuto(human).players(level),
            None => Mode::Manual.players(Level::LOWEST),
        };
        self.say(Command::NewGame { kind, players });
    }

    /// One of the commands that need no more than their name. Unknown names change nothing.
    pub fn ask(&self, name: &str) {
        let command = match name {
            "undo" => Command::Undo,
            "redo" => Command::Redo,
            "hint" => Command::Hint,
            "move-now" => Command::MoveNow,
            "resign" => Command::Resign,
            "draw" => Command::OfferDraw,
            "flip" => Command::Flip,
            "capture-rule" => Command::ChangeCaptureRule,
            "confirm" => Command::Confirm,
            "stop-here" => Command::StopChain,
            "cancel" => Command::Cancel,
            "play-from-here" => Command::PlayFromHere,
            "set-up" => Command::SetUp(SetUpStep::Begin),
            "analyse" => Command::Analyse(true),
            "analyse-no-more" => Command::Analyse(false),
            _ => return,
        };
        self.say(command);
    }
}

/// Opens the program with what the address asks for, or where it was left.
fn open(ctx: &Context, query: &str, world: World, seed: u64, language: Language) -> App {
    let link = Link::read(query);
    let asked = link.as_ref().ok().and_then(Option::as_ref);
    let options = Options {
        kind: asked.map(|link| link.kind),
        document: asked.and_then(|link| link.document.clone()),
        resume: asked.is_none(),
        seed,
        language,
        ..Options::default()
    };
    let mut app = App::inside(ctx, &options, world).with_speaker(Box::new(host::Loudspeaker));
    if let Err(problem) = link {
        app.say(Command::Unreadable { name: "link".to_owned(), problem });
    }
    app
}

/// The program, for the canvas and for the script.
struct Desk {
    app: App,
    /// The mirror as it was shown last.
    mirrored: String,
}

impl Desk {
    /// Shows the mirror, if it has changed.
    fn mirror(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        let field = self.app.board().map(|board| {
            let squares = board.square(0, 0).union(board.square(board.side - 1, board.side - 1)) * zoom;
            [squares.left(), squares.top(), squares.width()]
        });
        let focused = self.app.focused_square(ctx);
        let session = self.app.session();
        let mirror = Mirror::of(session, &view(session), field, focused).to_json();
        if mirror != self.mirrored {
            host::mirror(&mirror);
            self.mirrored = mirror;
        }
    }
}

/// The window with what the page adds to it.
struct Shell {
    desk: Rc<RefCell<Desk>>,
    fingers: Fingers,
    early: Early,
}

impl Shell {
    fn take_dropped_files(&self, ctx: &Context, raw: &mut egui::RawInput) {
        for file in std::mem::take(&mut raw.dropped_files) {
            let (desk, ctx) = (Rc::clone(&self.desk), ctx.clone());
            wasm_bindgen_futures::spawn_local(async move {
                let name = file.path().display().to_string();
                let command = match file.bytes_async().await {
                    Ok(bytes) => Command::Open { name, text: String::from_utf8_lossy(&bytes).into_owned() },
                    Err(problem) => Command::Unreadable { name, problem },
                };
                desk.borrow_mut().app.say(command);
                ctx.request_repaint();
            });
        }
    }
}

impl eframe::App for Shell {
    fn raw_input_hook(&mut self, ctx: &Context, raw: &mut egui::RawInput) {
        let drawn = self.desk.borrow().app.is_drawn();
        if self.early.sort(drawn, &mut raw.events) {
            ctx.request_repaint();
        }
        self.fingers.sort(&mut raw.events);
        self.take_dropped_files(ctx, raw);
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let mut desk = self.desk.borrow_mut();
        desk.app.show(ui);
        desk.mirror(ui.ctx());
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.desk.borrow().app.background()
    }
}

//! Where the window reads, writes and keeps things.

use damier_app::Slot;

/// What a file is wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Errand {
    /// To open a game or a position.
    Open,
    /// To save the game.
    Save,
    /// To draw the position or the game.
    Export,
}

impl Errand {
    /// The kinds of files that fit, each with its name for people and the endings of its names; the first is the
    /// usual one.
    #[must_use]
    pub fn kinds(self) -> &'static [(&'static str, &'static [&'static str])] {
        match self {
            Self::Open => &[("Games and positions", &["pdn", "txt", "fen"]), ("All files", &["*"])],
            Self::Save => {
                &[("Game (PDN)", &["pdn"]), ("Art2Dec game", &["txt"]), ("Position (FEN)", &["fen"])]
            }
            Self::Export => &[
                ("Picture (PNG)", &["png"]),
                ("Picture (SVG)", &["svg"]),
                ("The game as GIF", &["gif"]),
                ("The game as a page (HTML)", &["html"]),
            ],
        }
    }

    /// What the dialog is called.
    #[must_use]
    pub fn title(self) -> &'static str {
        match self {
            Self::Open => "Open game",
            Self::Save => "Save game",
            Self::Export => "Export picture or page",
        }
    }
}

/// What a person chose in a dialog of the system.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Choice {
    /// This file.
    File(String),
    /// None.
    Nothing,
    /// There was no dialog to choose in.
    NoDialog,
}

/// How an answer comes back while the window goes on.
pub type Reply<T> = Box<dyn FnOnce(T) + Send>;

/// Reads and writes texts by name, and keeps a few from one run of the program to the next.
pub trait Files {
    /// The text of a file.
    ///
    /// # Errors
    /// In words, why it cannot be read.
    fn read(&self, name: &str) -> Result<String, String>;

    /// Writes a file.
    ///
    /// # Errors
    /// In words, why it cannot be written.
    fn write(&mut self, name: &str, text: &str) -> Result<(), String>;

    /// Lets a person choose a file in a dialog of the system, which begins with the suggested name. Says whether there
    /// will be an answer; if not, the window asks for a path itself.
    fn choose(&mut self, errand: Errand, suggested: &str, answer: Reply<Choice>) -> bool {
        let _ = (suggested, answer);
        self.take(errand)
    }

    /// Draws SVG texts into a file: PNG or, of several, GIF, by the ending of its name. The answer is, in words, why
    /// it could not be written.
    fn draw(&mut self, name: &str, svgs: Vec<String>, answer: Reply<Result<(), String>>) {
        let _ = (name, svgs);
        answer(Err("pictures of this kind cannot be made here".to_owned()));
    }

    /// Keeps a text; an empty one is forgotten. The old text is lost only once the new one is safe.
    ///
    /// # Errors
    /// In words, why it cannot be kept.
    fn keep(&mut self, slot: Slot, text: &str) -> Result<(), String>;

    /// What was kept; `None` if nothing was.
    fn recall(&self, slot: Slot) -> Option<String>;

    /// Takes an errand upon itself, for instance with a dialog of the platform; what comes of it is said to
    /// [`App::say`](crate::App::say) later. Answers false if the window is to ask for a name.
    fn take(&mut self, _errand: Errand) -> bool {
        false
    }

    /// The address at which this program can be opened with a position, if it has one.
    fn address(&self) -> Option<String> {
        None
    }
}

//! Keys that work wherever the focus is: one table, from which the help is made too.

use damier_app::{Command, ViewModel};
use damier_engine::Level;
use egui::{Key, Modifiers, Ui};

use crate::files::Errand;

/// What keys and buttons ask of the window.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time, for the time of a frame")]
pub(crate) enum Asked {
    /// A command for the program.
    Command(Command),
    /// The sheet for a new game.
    NewGame,
    /// The sheet of settings.
    Settings,
    /// A file, to be chosen in a dialog.
    File(Errand),
    /// The sheet of files used last, and for a path.
    Recent,
    /// The sheet on which a move is written.
    Enter,
    /// What the clipboard holds, to be opened.
    Paste,
    /// The list of the file's games.
    Games,
    /// The sheet that tells the rules.
    HowToPlay,
    /// The sheet for a comment and signs.
    Note,
    /// The sheet of keys.
    Keys,
    /// The game to the clipboard.
    Copy,
    /// The position to the clipboard.
    CopyPosition,
    /// An address that opens the position to the clipboard.
    CopyLink,
}

/// Some keys that do the same.
#[derive(Clone, Copy)]
pub(crate) struct Binding {
    keys: &'static [(Modifiers, Key)],
    /// How the help writes the keys.
    pub(crate) shown: &'static str,
    /// What they do, in words.
    pub(crate) does: &'static str,
    ask: fn(&ViewModel) -> Option<Asked>,
    /// Whether they mean something else while a square has the keyboard.
    free_only: bool,
}

const NONE: Modifiers = Modifiers::NONE;
const CTRL: Modifiers = Modifiers::COMMAND;

const fn binding(
    keys: &'static [(Modifiers, Key)],
    shown: &'static str,
    does: &'static str,
    ask: fn(&ViewModel) -> Option<Asked>,
) -> Binding {
    Binding { keys, shown, does, ask, free_only: false }
}

const fn when_free(binding: Binding) -> Binding {
    Binding { free_only: true, ..binding }
}

fn say(command: Command) -> Option<Asked> {
    Some(Asked::Command(command))
}

fn level(number: u8) -> Option<Asked> {
    Level::new(number).and_then(|level| say(Command::SetLevel(level)))
}

/// The keys, those with modifiers first: Ctrl+Z is no Z.
pub(crate) const KEYS: &[Binding] = &[
    binding(
        &[(CTRL.plus(Modifiers::SHIFT), Key::Z), (CTRL, Key::Y), (NONE, Key::R)],
        "Ctrl+Y, R",
        "play again",
        |_| say(Command::Redo),
    ),
    binding(&[(CTRL, Key::Z), (NONE, Key::U)], "Ctrl+Z, U", "take back", |_| say(Command::Undo)),
    binding(&[(CTRL, Key::O)], "Ctrl+O", "open a file", |_| Some(Asked::File(Errand::Open))),
    binding(&[(CTRL, Key::S)], "Ctrl+S", "save", |_| Some(Asked::File(Errand::Save))),
    binding(&[(CTRL, Key::E)], "Ctrl+E", "export a picture, a GIF or a page", |_| {
        Some(Asked::File(Errand::Export))
    }),
    binding(&[(CTRL.plus(Modifiers::SHIFT), Key::C)], "Ctrl+Shift+C", "copy the position", |_| {
        Some(Asked::CopyPosition)
    }),
    binding(&[], "Ctrl+C", "copy the game", |_| None),
    binding(&[], "Ctrl+V", "open what the clipboard holds", |_| None),
    binding(&[(NONE, Key::Slash)], "/", "write a move", |view| view.can_type.then_some(Asked::Enter)),
    binding(&[(CTRL, Key::N), (NONE, Key::N)], "N", "new game", |_| Some(Asked::NewGame)),
    binding(&[(NONE, Key::H)], "H", "hint; again: why", |view| {
        view.can_hint.then_some(Asked::Command(Command::Hint))
    }),
    binding(&[(NONE, Key::F)], "F", "capture compulsory or optional, from the next move on", |_| {
        say(Command::ChangeCaptureRule)
    }),
    binding(&[(NONE, Key::B)], "B", "flip the board", |_| say(Command::Flip)),
    binding(&[(NONE, Key::M)], "M", "make the computer move now", |_| say(Command::MoveNow)),
    binding(&[(NONE, Key::A)], "A", "analysis on or off", |view| {
        say(Command::Analyse(view.analysis.is_none()))
    }),
    binding(&[(NONE, Key::C)], "C", "how to play", |_| Some(Asked::HowToPlay)),
    binding(&[(NONE, Key::E)], "E", "comment and signs of the move shown", |_| Some(Asked::Note)),
    binding(&[(NONE, Key::G)], "G", "games of the file", |_| Some(Asked::Games)),
    binding(&[(NONE, Key::Num0)], "0", "level Beginner", |_| level(1)),
    binding(&[(NONE, Key::Num1)], "1", "level Easy", |_| level(2)),
    binding(&[(NONE, Key::Num2)], "2", "level Steady", |_| level(4)),
    binding(&[(NONE, Key::Num3)], "3", "level Sharp", |_| level(6)),
    binding(&[(NONE, Key::Num4)], "4", "level Severe", |_| level(7)),
    binding(&[(NONE, Key::Num9)], "9", "level Master", |_| level(8)),
    binding(&[(NONE, Key::Plus), (NONE, Key::Equals)], "+", "one level stronger", |view| {
        level(view.level.number() + 1)
    }),
    binding(&[(NONE, Key::Minus)], "-", "one level weaker", |view| level(view.level.number() - 1)),
    binding(&[(NONE, Key::P)], "P", "pause the computer or a replay, or let it go on", |view| {
        if view.replaying {
            return say(Command::PauseReplay(!view.replay_paused));
        }
        view.can_pause.then_some(Asked::Command(Command::Pause(!view.paused)))
    }),
    binding(&[(NONE, Key::PageUp)], "Page Up", "the position before", back),
    binding(&[(NONE, Key::PageDown)], "Page Down", "the position after", on_one),
    binding(&[(NONE, Key::Home)], "Home", "the start of the game", |_| say(Command::Browse(0))),
    binding(&[(NONE, Key::End)], "End", "its end", |view| say(Command::Browse(view.plies))),
    when_free(binding(
        &[(NONE, Key::ArrowUp), (NONE, Key::ArrowLeft)],
        "Up, Left",
        "the position before",
        back,
    )),
    when_free(binding(
        &[(NONE, Key::ArrowDown), (NONE, Key::ArrowRight)],
        "Down, Right",
        "the position after",
        on_one,
    )),
    when_free(binding(
        &[(NONE, Key::Enter)],
        "Enter",
        "go on from the position looked at; confirm a move",
        |view| {
            if view.to_confirm {
                return say(Command::Confirm);
            }
            (view.browsing && !view.replaying).then_some(Asked::Command(Command::PlayFromHere))
        },
    )),
    binding(&[(NONE, Key::Escape)], "Esc", "let go, stop, or return to the game", |_| say(Command::Cancel)),
    binding(
        &[(NONE, Key::Questionmark), (Modifiers::SHIFT, Key::Slash), (NONE, Key::F1)],
        "?",
        "these keys",
        |_| Some(Asked::Keys),
    ),
];

fn back(view: &ViewModel) -> Option<Asked> {
    say(Command::Browse(view.ply.saturating_sub(1)))
}

fn on_one(view: &ViewModel) -> Option<Asked> {
    say(Command::Browse((view.ply + 1).min(view.plies)))
}

/// Reads the keys of this frame. While a text is being typed, keys are letters.
pub(crate) fn read(ui: &Ui, view: &ViewModel) -> Vec<Asked> {
    if ui.ctx().text_edit_focused() {
        return Vec::new();
    }
    let free = ui.ctx().memory(|memory| memory.focused().is_none());
    let mut asked = Vec::new();
    for binding in KEYS.iter().filter(|binding| free || !binding.free_only) {
        let pressed = binding
            .keys
            .iter()
            .any(|&(modifiers, key)| ui.input_mut(|input| input.consume_key(modifiers, key)));
        if pressed {
            asked.extend((binding.ask)(view));
        }
    }
    ui.input(|input| {
        for event in &input.events {
            match event {
                egui::Event::Copy => asked.push(Asked::Copy),
                egui::Event::Paste(text) => {
                    let name = "clipboard".to_owned();
                    asked.push(Asked::Command(Command::Open { name, text: text.clone() }));
                }
                _ => {}
            }
        }
    });
    asked
}

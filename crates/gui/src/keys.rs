//! Keys that work wherever the focus is.

use damier_app::{Command, ViewModel};
use egui::{Key, Modifiers, Ui};

/// What keys ask of the window.
#[derive(Clone, Debug)]
pub(crate) enum Asked {
    /// A command for the program.
    Command(Command),
    /// The sheet for a new game.
    NewGame,
    /// The sheet of settings.
    Settings,
    /// The sheet for opening a file.
    Open,
    /// The sheet for saving.
    Save,
}

/// Reads the keys of this frame. While a text is being typed, keys are letters.
pub(crate) fn read(ui: &Ui, view: &ViewModel) -> Vec<Asked> {
    let mut asked = Vec::new();
    let mut on = |modifiers: Modifiers, key: Key, what: Asked| {
        if ui.input_mut(|input| input.consume_key(modifiers, key)) {
            asked.push(what);
        }
    };
    if ui.ctx().text_edit_focused() {
        return asked;
    }
    on(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z, Asked::Command(Command::Redo));
    on(Modifiers::COMMAND, Key::Z, Asked::Command(Command::Undo));
    on(Modifiers::COMMAND, Key::Y, Asked::Command(Command::Redo));
    on(Modifiers::COMMAND, Key::O, Asked::Open);
    on(Modifiers::COMMAND, Key::S, Asked::Save);
    on(Modifiers::COMMAND, Key::N, Asked::NewGame);
    on(Modifiers::NONE, Key::U, Asked::Command(Command::Undo));
    on(Modifiers::NONE, Key::R, Asked::Command(Command::Redo));
    on(Modifiers::NONE, Key::H, Asked::Command(Command::Hint));
    on(Modifiers::NONE, Key::F, Asked::Command(Command::Flip));
    on(Modifiers::NONE, Key::N, Asked::NewGame);
    on(Modifiers::NONE, Key::M, Asked::Command(Command::MoveNow));
    on(Modifiers::NONE, Key::Escape, Asked::Command(Command::Cancel));
    let browse = |ply: usize| Asked::Command(Command::Browse(ply));
    let (back, on_one) = (view.ply.saturating_sub(1), (view.ply + 1).min(view.plies));
    on(Modifiers::NONE, Key::PageUp, browse(back));
    on(Modifiers::NONE, Key::PageDown, browse(on_one));
    on(Modifiers::NONE, Key::Home, browse(0));
    on(Modifiers::NONE, Key::End, browse(view.plies));
    // On a square arrows and Enter mean something else.
    if ui.ctx().memory(|memory| memory.focused().is_none()) {
        on(Modifiers::NONE, Key::ArrowUp, browse(back));
        on(Modifiers::NONE, Key::ArrowDown, browse(on_one));
        if view.browsing && !view.replaying {
            on(Modifiers::NONE, Key::Enter, Asked::Command(Command::PlayFromHere));
        }
    }
    asked
}

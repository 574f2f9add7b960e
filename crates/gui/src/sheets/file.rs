//! Opening and saving by the name of a file.

use damier_app::Command;
use egui::{Key, RichText, TextEdit, Ui};

use super::{Outcome, heading, primary_button};
use crate::files::Files;
use crate::theme;

/// A line for a path, to open or to save.
pub(crate) struct FileSheet {
    path: String,
    saving: bool,
    /// Whether the line has been given the keyboard.
    focused: bool,
}

impl FileSheet {
    /// A sheet that suggests a path.
    pub(crate) fn new(path: &str, saving: bool) -> Self {
        Self { path: path.to_owned(), saving, focused: false }
    }

    pub(crate) fn show(&mut self, ui: &mut Ui, files: &dyn Files, recent: &[String]) -> Outcome {
        let colors = theme::of(ui.ctx());
        let (title, verb) = if self.saving { ("Save game", "Save") } else { ("Open game", "Open") };
        if heading(ui, title) {
            return Outcome::Closed;
        }
        let hint =
            if self.saving { "Where to, as games/mine.txt" } else { "A saved game or a position (FEN)" };
        let edit = TextEdit::singleline(&mut self.path)
            .hint_text(hint)
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(10, 8));
        let line = ui.add(edit);
        let label = ui.label(RichText::new("Path of the file").font(theme::plain(13.0)).color(colors.ink2));
        let line = line.labelled_by(label.id);
        if !std::mem::replace(&mut self.focused, true) {
            line.request_focus();
        }
        let entered = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let pressed = ui
            .with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| primary_button(ui, verb))
            .inner;
        let chosen = if self.saving { None } else { recent_file(ui, recent) };
        if let Some(name) = &chosen {
            self.path.clone_from(name);
        }
        if !(pressed || entered || chosen.is_some()) || self.path.trim().is_empty() {
            return Outcome::Open;
        }
        let name = self.path.trim().to_owned();
        Outcome::Done(vec![if self.saving {
            Command::Save { name }
        } else {
            match files.read(&name) {
                Ok(text) => Command::Open { name, text },
                Err(problem) => Command::Unreadable { name, problem },
            }
        }])
    }
}

/// The files used last; the one that is clicked.
fn recent_file(ui: &mut Ui, recent: &[String]) -> Option<String> {
    let colors = theme::of(ui.ctx());
    if !recent.is_empty() {
        super::label(ui, "Used last");
    }
    let row = |ui: &mut Ui, name: &String| {
        let text = RichText::new(name).font(theme::plain(14.0)).color(colors.ink);
        ui.add(egui::Button::selectable(false, text).truncate()).clicked()
    };
    recent.iter().filter(|name| row(ui, name)).last().cloned()
}

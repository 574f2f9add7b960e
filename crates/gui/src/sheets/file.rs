//! Opening and saving by the name of a file.

use egui::{Key, RichText, TextEdit, Ui};

use super::{Outcome, heading, primary_button};
use crate::errands;
use crate::files::{Errand, Files};
use crate::speech::say;
use crate::theme;

/// A line for a path, to open or to save.
pub(crate) struct FileSheet {
    path: String,
    errand: Errand,
    /// Whether the line has been given the keyboard.
    focused: bool,
}

impl FileSheet {
    /// A sheet that suggests a path.
    pub(crate) fn new(path: &str, errand: Errand) -> Self {
        Self { path: path.to_owned(), errand, focused: false }
    }

    pub(crate) fn show(&mut self, ui: &mut Ui, files: &dyn Files, recent: &[String]) -> Outcome {
        let colors = theme::of(ui.ctx());
        let (verb, hint) = match self.errand {
            Errand::Open => ("Open", "A game (PDN), a saved game or a position (FEN)"),
            Errand::Save => ("Save", "Where to, as games/mine.pdn"),
            Errand::Export => ("Export", "Where to, as mine.png, .svg, .gif or .html"),
        };
        if heading(ui, self.errand.title()) {
            return Outcome::Closed;
        }
        let edit = TextEdit::singleline(&mut self.path)
            .hint_text(say(ui, hint))
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(10, 8));
        let line = ui.add(edit);
        let label =
            ui.label(RichText::new(say(ui, "Path of the file")).font(theme::plain(13.0)).color(colors.ink2));
        let line = line.labelled_by(label.id);
        if !std::mem::replace(&mut self.focused, true) {
            line.request_focus();
        }
        let entered = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let pressed = ui
            .with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| primary_button(ui, verb))
            .inner;
        let chosen = if self.errand == Errand::Open { recent_file(ui, recent) } else { None };
        if let Some(name) = &chosen {
            self.path.clone_from(name);
        }
        if !(pressed || entered || chosen.is_some()) || self.path.trim().is_empty() {
            return Outcome::Open;
        }
        let name = self.path.trim().to_owned();
        Outcome::Done(vec![errands::command(self.errand, name, files)])
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

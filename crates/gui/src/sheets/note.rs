//! The sheet for what is to be said of a move: a comment, and a sign.

use damier_app::{Command, NoteView, Session, signs, view};
use egui::{TextEdit, Ui};

use super::{Outcome, heading, label, primary_button};
use crate::speech::say;

/// The comment as it is being written.
pub(crate) struct NoteSheet {
    comment: String,
    focused: bool,
}

impl NoteSheet {
    /// A sheet with what is written already.
    pub(crate) fn new(note: &NoteView) -> Self {
        Self { comment: note.comment.clone(), focused: false }
    }

    pub(crate) fn show(&mut self, ui: &mut Ui, session: &Session) -> Outcome {
        let view = view(session);
        let Some(note) = view.note else { return Outcome::Closed };
        if heading(ui, "Comment") {
            return Outcome::Closed;
        }
        let edit = TextEdit::multiline(&mut self.comment)
            .hint_text(say(ui, "What is to be said of this move"))
            .desired_rows(3)
            .desired_width(f32::INFINITY);
        let line = ui.add(edit);
        if !std::mem::replace(&mut self.focused, true) {
            line.request_focus();
        }
        let mut said = Vec::new();
        if note.is_move {
            label(ui, "Sign");
            ui.horizontal(|ui| {
                for &(number, sign) in signs() {
                    if ui.selectable_label(note.signs.contains(&number), sign).clicked() {
                        said.push(Command::Sign(number));
                    }
                }
            });
        }
        let mut done = false;
        let mut deleted = false;
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Max), |ui| {
            done = primary_button(ui, "Done");
            deleted = view.in_variation && ui.button(say(ui, "Delete variation")).clicked();
        });
        if deleted {
            return Outcome::Done(vec![Command::DeleteVariation]);
        }
        if done {
            said.push(Command::Comment(self.comment.clone()));
            return Outcome::Done(said);
        }
        if said.is_empty() { Outcome::Open } else { Outcome::Said(said) }
    }
}

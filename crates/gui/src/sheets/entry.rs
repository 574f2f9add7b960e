//! Writing a move, which is completed meanwhile.

use damier_app::{Command, Session, completions};
use egui::{Key, RichText, TextEdit, Ui, vec2};

use super::{Outcome, heading};
use crate::speech::say;
use crate::theme;

/// A move as far as it is written.
#[derive(Default)]
pub(crate) struct EntrySheet {
    typed: String,
    focused: bool,
}

impl EntrySheet {
    pub(crate) fn show(&mut self, ui: &mut Ui, session: &Session) -> Outcome {
        let colors = theme::of(ui.ctx());
        if heading(ui, "Write a move") {
            return Outcome::Closed;
        }
        let edit = TextEdit::singleline(&mut self.typed)
            .hint_text(say(ui, "As the list writes it: 32-28, c3:e5"))
            .font(theme::plain(17.0))
            .desired_width(f32::INFINITY)
            .margin(egui::Margin::symmetric(12, 8));
        let line = ui.add(edit);
        if !std::mem::replace(&mut self.focused, true) {
            line.request_focus();
        }
        let fitting = completions(session, &self.typed);
        let entered = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let mut chosen = None;
        if entered && !self.typed.trim().is_empty() {
            // The only move that is left need not be written to its end.
            chosen = Some(if let [only] = &fitting[..] { only.clone() } else { self.typed.clone() });
        }
        let help = match &fitting[..] {
            [] => "No move is written like this.",
            [_] => "Enter plays it:",
            _ => "What can be played:",
        };
        ui.label(RichText::new(say(ui, help)).font(theme::plain(13.5)).color(colors.ink2));
        theme::scroll("fitting").show(ui, |ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            ui.horizontal_wrapped(|ui| {
                for text in &fitting {
                    let name = RichText::new(text).font(theme::bold(14.5));
                    if ui
                        .add(egui::Button::new(name).min_size(vec2(72.0, theme::reach(ui.ctx(), 32.0))))
                        .clicked()
                    {
                        chosen = Some(text.clone());
                    }
                }
            });
        });
        chosen.map_or(Outcome::Open, |text| Outcome::Done(vec![Command::Type(text)]))
    }
}

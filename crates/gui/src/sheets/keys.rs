//! The sheet of keys, made from the table that the keys are read by.

use egui::{Grid, RichText, Ui};

use super::{Outcome, heading};
use crate::keys::KEYS;
use crate::speech::say;
use crate::theme;

/// What the keyboard does on the board itself, where egui moves the focus.
const ON_THE_BOARD: [(&str, &str); 3] = [
    ("Tab", "to the board, and from square to square"),
    ("←↑↓→", "on the board: to the next square"),
    ("Enter, Space", "on the board: take a piece, put it down"),
];

/// Draws the keys.
pub(crate) fn show(ui: &mut Ui) -> Outcome {
    let colors = theme::of(ui.ctx());
    if heading(ui, "Keys") {
        return Outcome::Closed;
    }
    let table = KEYS.iter().map(|binding| (binding.shown, binding.does));
    theme::scroll("keys").show(ui, |ui| {
        ui.spacing_mut().interact_size.y = 21.0;
        // The bar of the list keeps off the words.
        ui.set_max_width(ui.available_width() - 12.0);
        Grid::new("keys").num_columns(2).spacing([24.0, 6.0]).show(ui, |ui| {
            for (shown, does) in table.chain(ON_THE_BOARD) {
                ui.label(RichText::new(shown).font(theme::bold(14.5)).color(colors.brass));
                let does = capitalised(&say(ui, does));
                ui.add(egui::Label::new(RichText::new(does).color(colors.ink)).wrap());
                ui.end_row();
            }
        });
    });
    Outcome::Open
}

/// A text with its first letter large. Some words of the table are those of buttons, others are not.
fn capitalised(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

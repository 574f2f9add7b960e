//! The sheet of what is set for all games.

use egui::{RichText, Ui};

use super::{Outcome, heading, label, primary_button, segments};
use crate::board_kind::BoardKind;
use crate::palette::Theme;
use crate::settings::Settings;
use crate::theme;

/// Draws the settings; a change is seen at once.
pub(crate) fn show(ui: &mut Ui, settings: &mut Settings) -> Outcome {
    let colors = theme::of(ui.ctx());
    if heading(ui, "Settings") {
        return Outcome::Closed;
    }
    label(ui, "Theme");
    segments(ui, &mut settings.theme, &Theme::ALL);
    label(ui, "Board");
    segments(ui, &mut settings.board, &BoardKind::ALL);
    label(ui, "Motion");
    segments(ui, &mut settings.reduced_motion, &[(false, "Full motion"), (true, "Reduce motion")]);
    let help = "Reduced, pieces do not travel and marks do not blink.";
    ui.label(RichText::new(help).font(theme::plain(14.0)).color(colors.ink2));
    let done =
        ui.with_layout(egui::Layout::bottom_up(egui::Align::Max), |ui| primary_button(ui, "Done")).inner;
    if done { Outcome::Closed } else { Outcome::Open }
}

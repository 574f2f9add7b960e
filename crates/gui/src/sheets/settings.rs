//! The sheet of what is set for all games; a change is seen at once.

use damier_app::{
    Board, Command, Coordinates, Language, MarkColors, Motion, PieceSet, Session, Settings, Theme, Volume,
};
use egui::Ui;

use super::{Outcome, heading, label, primary_button, segments};
use crate::speech::say;
use crate::theme::{self, reach};

/// Draws the settings.
pub(crate) fn show(ui: &mut Ui, session: &Session) -> Outcome {
    if heading(ui, "Settings") {
        return Outcome::Closed;
    }
    let mut settings = session.settings().clone();
    let mut done = false;
    let height = (ui.available_height() - 56.0).max(80.0);
    theme::scroll("settings").max_height(height).show(ui, |ui| {
        choices(ui, &mut settings);
    });
    ui.with_layout(egui::Layout::bottom_up(egui::Align::Max), |ui| done = primary_button(ui, "Done"));
    let changed = (settings != *session.settings()).then_some(Command::Set(settings));
    match (done, changed) {
        (true, changed) => Outcome::Done(changed.into_iter().collect()),
        (false, Some(command)) => Outcome::Said(vec![command]),
        (false, None) => Outcome::Open,
    }
}

/// Under this width, in points, everything stands in one column.
const TWO_COLUMNS: f32 = 780.0;

fn choices(ui: &mut Ui, settings: &mut Settings) {
    if ui.available_width() < TWO_COLUMNS {
        looks(ui, settings);
        manners(ui, settings);
        return;
    }
    ui.columns(2, |columns| {
        looks(&mut columns[0], settings);
        manners(&mut columns[1], settings);
    });
}

fn looks(ui: &mut Ui, settings: &mut Settings) {
    label(ui, "Theme");
    segments(ui, &mut settings.theme, Theme::ALL);
    label(ui, "Board");
    segments(ui, &mut settings.board, Board::ALL);
    label(ui, "Pieces");
    segments(ui, &mut settings.pieces, PieceSet::ALL);
    label(ui, "Colours of marks");
    segments(ui, &mut settings.marks, MarkColors::ALL);
    label(ui, "Names of squares");
    segments(ui, &mut settings.coordinates, Coordinates::ALL);
}

fn manners(ui: &mut Ui, settings: &mut Settings) {
    label(ui, "Motion");
    segments(ui, &mut settings.motion, Motion::ALL);
    label(ui, "Sounds");
    segments(ui, &mut settings.volume, Volume::ALL);
    label(ui, "Size of everything");
    let scales = Settings::SCALES.map(|scale| (scale, format!("{scale} %")));
    let scales: Vec<_> = scales.iter().map(|(scale, name)| (*scale, name.as_str())).collect();
    segments(ui, &mut settings.scale, &scales);
    label(ui, "Language");
    let chosen =
        settings.language.map_or_else(|| say(ui, "As the system"), |chosen| chosen.name().to_owned());
    egui::ComboBox::from_id_salt("language").selected_text(chosen).show_ui(ui, |ui| {
        let system = say(ui, "As the system");
        ui.selectable_value(&mut settings.language, None, system);
        for &language in Language::ALL {
            ui.selectable_value(&mut settings.language, Some(language), language.name());
        }
    });
    label(ui, "Moves");
    // An empty box is told from its paper by a line.
    let line = egui::Stroke::new(1.5, crate::theme::of(ui.ctx()).ink2);
    ui.visuals_mut().widgets.inactive.bg_stroke = line;
    ui.visuals_mut().widgets.hovered.bg_stroke = line;
    ui.spacing_mut().interact_size.y = reach(ui.ctx(), 24.0);
    ui.spacing_mut().item_spacing.y = 4.0;
    let words = say(ui, "One click plays where a single move fits");
    ui.checkbox(&mut settings.one_click, words);
    let words = say(ui, "Moves are shown first and played when confirmed");
    ui.checkbox(&mut settings.confirm_moves, words);
    let words = say(ui, "The board turns to the side to move (two persons)");
    ui.checkbox(&mut settings.auto_flip, words);
}

//! Sheets laid over the window: a new game, opening, saving.

mod file;
mod new_game;

use damier_app::Command;
use egui::{Color32, Context, Id, Margin, Modal, Ui, Vec2};

use crate::files::Files;
use crate::theme;

pub(crate) use file::FileSheet;
pub(crate) use new_game::NewGameSheet;

/// A sheet that is open.
pub(crate) enum Sheet {
    NewGame(NewGameSheet),
    File(FileSheet),
}

/// What became of a sheet in this frame.
pub(crate) enum Outcome {
    Open,
    Closed,
    Done(Command),
}

impl Sheet {
    /// Draws the sheet over everything else.
    pub(crate) fn show(&mut self, ctx: &Context, files: &dyn Files) -> Outcome {
        let window = ctx.content_rect();
        let wished = match self {
            Self::NewGame(_) => Vec2::new(1060.0, 700.0),
            Self::File(_) => Vec2::new(460.0, 190.0),
        };
        let size = wished.min(window.size() - Vec2::splat(24.0));
        let frame = egui::Frame::new()
            .fill(theme::PANEL)
            .corner_radius(16.0)
            .inner_margin(Margin::same(if size.x < 500.0 { 14 } else { 26 }))
            .shadow(egui::Shadow {
                offset: [0, 12],
                blur: 40,
                spread: 0,
                color: Color32::from_black_alpha(56),
            });
        let backdrop = Color32::from_rgba_unmultiplied(42, 33, 27, 110);
        let modal = Modal::new(Id::unique("sheet")).frame(frame).backdrop_color(backdrop);
        let shown = modal.show(ctx, |ui| {
            let inner = size - Vec2::splat(if size.x < 500.0 { 28.0 } else { 52.0 });
            ui.set_min_size(inner);
            ui.set_max_size(inner);
            match self {
                Self::NewGame(sheet) => sheet.show(ui),
                Self::File(sheet) => sheet.show(ui, files),
            }
        });
        match shown.inner {
            Outcome::Open if shown.should_close() => Outcome::Closed,
            outcome => outcome,
        }
    }
}

/// The sheet's title, and a button to close it. Says whether that was pressed.
fn heading(ui: &mut Ui, title: &str) -> bool {
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(title).font(theme::bold(25.0)).color(theme::INK));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            crate::icons::icon_button(ui, crate::icons::Icon::Close, "Close", "Esc", true).clicked()
        })
        .inner
    })
    .inner
}

/// The button that does what the sheet is for.
fn primary_button(ui: &mut Ui, name: &str) -> bool {
    let text = egui::RichText::new(name).font(theme::bold(16.0)).color(theme::ON_WALNUT);
    ui.add_sized(Vec2::new(140.0, 44.0), egui::Button::new(text).fill(theme::WALNUT)).clicked()
}

//! Sheets laid over the window: a new game, files, settings, rules, keys, comments.

mod entry;
mod file;
mod games;
mod how_to_play;
mod keys;
mod new_game;
mod note;
mod settings;

use damier_app::{Command, Session};
use egui::{Color32, Context, Id, Margin, Modal, Ui, Vec2};

use crate::files::Files;
use crate::keys::Asked;
use crate::speech::say;
use crate::theme;

pub(crate) use entry::EntrySheet;
pub(crate) use file::FileSheet;
pub(crate) use games::GamesSheet;
pub(crate) use how_to_play::HowToPlaySheet;
pub(crate) use new_game::NewGameSheet;
pub(crate) use note::NoteSheet;

/// A sheet that is open.
pub(crate) enum Sheet {
    NewGame(NewGameSheet),
    Entry(EntrySheet),
    File(FileSheet),
    Settings,
    Keys,
    HowToPlay(HowToPlaySheet),
    Games(GamesSheet),
    Note(NoteSheet),
}

/// What became of a sheet in this frame.
#[expect(clippy::large_enum_variant, reason = "there is one at a time, for the time of a frame")]
pub(crate) enum Outcome {
    Open,
    Closed,
    /// It stays, and this is to be said.
    Said(Vec<Command>),
    /// It is done with, and this is to be said.
    Done(Vec<Command>),
    /// It is done with, this is to be said, and then something else is asked of the window.
    Then(Vec<Command>, Asked),
}

impl Sheet {
    /// Draws the sheet over everything else.
    pub(crate) fn show(&mut self, ctx: &Context, files: &dyn Files, session: &Session) -> Outcome {
        let colors = theme::of(ctx);
        let window = ctx.content_rect();
        let wished = match self {
            Self::NewGame(_) => Vec2::new(1060.0, 776.0),
            Self::Entry(_) => Vec2::new(380.0, 330.0),
            Self::File(_) => Vec2::new(520.0, 220.0 + 30.0 * session.recent().len() as f32),
            Self::Settings => Vec2::new(920.0, 560.0),
            Self::Keys => Vec2::new(560.0, 700.0),
            Self::HowToPlay(_) => Vec2::new(640.0, 720.0),
            Self::Games(_) => Vec2::new(860.0, 640.0),
            Self::Note(_) => Vec2::new(460.0, 310.0),
        };
        let size = wished.min(window.size() - Vec2::splat(24.0));
        let frame = egui::Frame::new()
            .fill(colors.panel)
            .stroke(egui::Stroke::new(colors.border, colors.line))
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
                Self::Entry(sheet) => sheet.show(ui, session),
                Self::File(sheet) => sheet.show(ui, files, session.recent()),
                Self::Settings => settings::show(ui, session),
                Self::Keys => keys::show(ui),
                Self::HowToPlay(sheet) => sheet.show(ui),
                Self::Games(sheet) => sheet.show(ui, session),
                Self::Note(sheet) => sheet.show(ui, session),
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
    let colors = theme::of(ui.ctx());
    let title = say(ui, title);
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(title).font(theme::title(26.0)).color(colors.ink));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            crate::icons::icon_button(ui, crate::icons::Icon::Close, "Close", "Esc", true).clicked()
        })
        .inner
    })
    .inner
}

/// The button that does what the sheet is for.
fn primary_button(ui: &mut Ui, name: &str) -> bool {
    let colors = theme::of(ui.ctx());
    let text = egui::RichText::new(say(ui, name)).font(theme::bold(16.0)).color(colors.on_walnut);
    ui.add_sized(Vec2::new(140.0, 44.0), egui::Button::new(text).fill(colors.walnut)).clicked()
}

/// The title of a choice.
fn label(ui: &mut Ui, text: &str) {
    let colors = theme::of(ui.ctx());
    ui.add_space(6.0);
    ui.label(egui::RichText::new(say(ui, text)).font(theme::bold(14.0)).color(colors.ink));
}

/// A well of exclusive choices.
fn segments<T: Copy + PartialEq>(ui: &mut Ui, chosen: &mut T, choices: &[(T, &str)]) {
    let colors = theme::of(ui.ctx());
    let well = egui::Frame::new().fill(colors.sunk).corner_radius(10.0).inner_margin(3.0);
    well.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for &(value, name) in choices {
                let name = &say(ui, name);
                let is_chosen = *chosen == value;
                let font = if is_chosen { theme::bold(14.0) } else { theme::plain(14.0) };
                let fill = if is_chosen { colors.raised } else { colors.sunk };
                let text = egui::RichText::new(name).font(font).color(colors.ink);
                let least = Vec2::new(0.0, theme::reach(ui.ctx(), 32.0));
                let button = egui::Button::new(text).fill(fill).corner_radius(8.0).min_size(least);
                // Where all buttons have lines, the chosen one has another.
                let chosen_line = egui::Stroke::new(colors.border, colors.walnut);
                let button = if is_chosen { button.stroke(chosen_line) } else { button };
                let response = ui.add(button);
                response.widget_info(|| {
                    egui::WidgetInfo::selected(egui::accesskit::Role::RadioButton, true, is_chosen, name)
                });
                if response.clicked() {
                    *chosen = value;
                }
            }
        });
    });
}

//! The paper beside the board: title, rule, players, moves, message, buttons.

mod controls;
mod moves;
mod parts;
mod setup;

use damier_app::{Command, Mode, SetUpStep, ViewModel};
use egui::{Rect, Ui, UiBuilder, vec2};

use crate::board::BoardView;
use crate::files::Errand;
use crate::icons::{ICON, Icon, icon_button, wordmark};
use crate::keys::Asked;
use crate::speech::{language, say};
use crate::theme;

/// What the world around the window is like, as far as the panel tells of it.
#[derive(Clone, Copy)]
pub(crate) struct Around {
    /// Positions have addresses.
    pub(crate) linked: bool,
    /// The engine has one thread and cannot have more.
    pub(crate) thinks_alone: bool,
}

/// What the panel keeps between frames.
#[derive(Default)]
pub(crate) struct Panel {
    moves: moves::MoveList,
}

/// Heights of the panel's parts in points.
const TOP_BAR: f32 = 44.0;
const PLAYER: f32 = 52.0;
const MESSAGE: f32 = 56.0;
/// Under this height of all that stands below the title, what is wanted less often is in the menu only.
const SHORT: f32 = 400.0;
/// What is left to the moves, at least, where the players are shown too.
const LEAST_LIST: f32 = 90.0;

impl Panel {
    /// Draws the panel and gives what was asked for.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        space: Rect,
        view: &ViewModel,
        board: &BoardView,
        around: Around,
    ) -> Vec<Asked> {
        let colors = theme::of(ui.ctx());
        ui.painter().rect_filled(space, 0.0, colors.panel);
        let mut asked = Vec::new();
        let margin = if space.width() < 420.0 { vec2(14.0, 10.0) } else { vec2(28.0, 18.0) };
        let mut rest = space.shrink2(margin);

        self.top_bar(&mut child(ui, take_top(&mut rest, TOP_BAR)), view, around.linked, &mut asked);
        rest.min.y += if rest.height() > 600.0 { 8.0 } else { 0.0 };
        let mut head = child(ui, rest);
        parts::title(&mut head, view);
        rest.min.y = head.min_rect().bottom() + 10.0;

        let short = rest.height() < SHORT;
        let buttons_height = parts::buttons_height(rest.width(), short);
        let controls_height = controls::height(ui.ctx(), rest.width(), short);
        if view.setup.is_some() {
            parts::message(&mut child(ui, take_bottom(&mut rest, MESSAGE)), view, &mut asked);
            setup::show(&mut child(ui, rest), view, board, &mut asked);
            return asked;
        }
        let thoughts_height = match &view.analysis {
            Some(analysis) => parts::thoughts_height(ui.ctx(), analysis, around.thinks_alone),
            None => 0.0,
        };
        let fixed = buttons_height + controls_height + thoughts_height + MESSAGE;
        let roomy = rest.height() > fixed + 2.0 * PLAYER + LEAST_LIST;

        let below = [view.flipped as usize, 1 - view.flipped as usize];
        if roomy {
            parts::player(&mut child(ui, take_top(&mut rest, PLAYER)), &view.players[below[1]], board);
            rest.min.y += 6.0;
        }
        let buttons = take_bottom(&mut rest, buttons_height);
        parts::buttons(&mut child(ui, buttons), view, &mut asked);
        let controls = take_bottom(&mut rest, controls_height);
        controls::show(&mut child(ui, controls), view, &mut asked);
        if view.analysis.is_some() {
            let space = take_bottom(&mut rest, thoughts_height);
            parts::thoughts(&mut child(ui, space), view, around.thinks_alone, &mut asked);
        }
        parts::message(&mut child(ui, take_bottom(&mut rest, MESSAGE)), view, &mut asked);
        if roomy {
            parts::player(&mut child(ui, take_bottom(&mut rest, PLAYER)), &view.players[below[0]], board);
        }
        rest.max.y -= 6.0;
        if rest.height() > 34.0 {
            self.moves.show(&mut child(ui, rest), view, &mut asked);
        }
        asked
    }

    fn top_bar(&self, ui: &mut Ui, view: &ViewModel, linked: bool, asked: &mut Vec<Asked>) {
        ui.horizontal_centered(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let width = ui.available_width();
            // What is left beside six buttons.
            let room = width - 6.0 * (theme::reach(ui.ctx(), ICON) + 2.0);
            if room > 34.0 {
                wordmark(ui, 30.0, room > 126.0);
            }
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                menu(ui, view, linked, asked);
                if icon_button(ui, Icon::Settings, "Settings", "", true).clicked() {
                    asked.push(Asked::Settings);
                }
                let mut command = |icon, name, key, enabled, command| {
                    if icon_button(ui, icon, name, key, enabled).clicked() {
                        asked.push(Asked::Command(command));
                    }
                };
                // Where there is no room it is in the menu only.
                if room > 0.0 {
                    command(Icon::Flip, "Flip board", "B", true, Command::Flip);
                }
                command(Icon::Hint, "Hint", "H", view.can_hint, Command::Hint);
                command(Icon::Redo, "Redo", "R", view.can_redo, Command::Redo);
                command(Icon::Undo, "Undo", "U", view.can_undo, Command::Undo);
            });
        });
    }
}

/// What is wanted less often.
fn menu(ui: &mut Ui, view: &ViewModel, linked: bool, asked: &mut Vec<Asked>) {
    let response = icon_button(ui, Icon::Menu, "Menu", "", true);
    let rule = if view.rule.compulsory { "Make capture optional" } else { "Make capture compulsory" };
    let pause = if view.paused { "Let the computer go on" } else { "Pause the computer" };
    let thinking = if view.analysis.is_some() { "Hide its thoughts" } else { "Show its thoughts" };
    let entries = [
        ("How to play", "C", true, Asked::HowToPlay),
        ("Keys", "?", true, Asked::Keys),
        ("Set up a position", "", true, Asked::Command(Command::SetUp(SetUpStep::Begin))),
        (rule, "F", view.rule.can_change, Asked::Command(Command::ChangeCaptureRule)),
        (pause, "P", view.can_pause, Asked::Command(Command::Pause(!view.paused))),
        (thinking, "A", true, Asked::Command(Command::Analyse(view.analysis.is_none()))),
        ("Offer or take a draw", "", view.can_draw, Asked::Command(Command::OfferDraw)),
        ("Give the game up", "", view.can_resign, Asked::Command(Command::Resign)),
        ("Write a move", "/", view.can_type, Asked::Enter),
        ("Open recent, or by path", "", true, Asked::Recent),
        ("Open from the clipboard", "Ctrl+V", true, Asked::Paste),
        ("Export picture, GIF or page", "Ctrl+E", true, Asked::File(Errand::Export)),
        ("Comment and signs", "E", view.note.is_some(), Asked::Note),
        ("Games of this file", "G", true, Asked::Games),
        ("Copy game", "Ctrl+C", true, Asked::Copy),
        ("Copy position", "Ctrl+Shift+C", true, Asked::CopyPosition),
        ("Copy link", "", linked, Asked::CopyLink),
        ("Flip the board", "B", true, Asked::Command(Command::Flip)),
    ];
    egui::Popup::menu(&response).show(|ui| {
        ui.spacing_mut().interact_size.y = theme::reach(ui.ctx(), 28.0);
        ui.spacing_mut().item_spacing.y = 2.0;
        // A low window shows a part of it.
        let most = ui.ctx().content_rect().height() - 32.0;
        egui::ScrollArea::vertical().max_height(most).show(ui, |ui| {
            let spoken = language(ui.ctx());
            ui.menu_button(say(ui, "Who plays"), |ui| {
                for mode in Mode::ALL {
                    if ui
                        .selectable_label(view.mode == mode, mode.name(spoken))
                        .on_hover_text(mode.help(spoken))
                        .clicked()
                    {
                        asked.push(Asked::Command(Command::SetMode(mode)));
                    }
                }
            });
            for (name, key, enabled, what) in entries {
                let name = say(ui, name);
                if ui.add_enabled(enabled, egui::Button::new(name).shortcut_text(key)).clicked() {
                    asked.push(what);
                }
            }
        });
    });
}

fn child(ui: &mut Ui, rect: Rect) -> Ui {
    ui.new_child(UiBuilder::new().max_rect(rect).layout(egui::Layout::top_down(egui::Align::Min)))
}

fn take_top(rest: &mut Rect, height: f32) -> Rect {
    let (top, below) = rest.split_top_bottom_at_y(rest.top() + height);
    *rest = below;
    top
}

fn take_bottom(rest: &mut Rect, height: f32) -> Rect {
    let (above, bottom) = rest.split_top_bottom_at_y(rest.bottom() - height);
    *rest = above;
    bottom
}

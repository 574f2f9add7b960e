//! Who plays, how strong and how fast; while looking back, what can be done from there.

use std::time::Duration;

use damier_app::{Command, Mode, ViewModel};
use damier_engine::Level;
use egui::accesskit::Role;
use egui::{Popup, RichText, Shape, Stroke, Ui, WidgetInfo, vec2};

use crate::keys::Asked;
use crate::theme;

/// The speeds to choose from: what the computer takes at least for a move, in milliseconds.
const DELAYS: [u64; 7] = [0, 250, 500, 1000, 2000, 3000, 5000];

/// Under this width, in points, the controls need two rows; under the second the mode is told in a word.
const LEAST: f32 = 330.0;
const SHORT: f32 = 416.0;

/// The height that the controls need.
pub(crate) fn height(width: f32) -> f32 {
    if width < LEAST { 70.0 } else { 40.0 }
}

/// Draws the controls and adds what was asked for.
pub(crate) fn show(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    let cramped = ui.available_width() < SHORT;
    if ui.available_width() < LEAST {
        ui.spacing_mut().interact_size.y = 28.0;
    }
    ui.spacing_mut().button_padding = vec2(if cramped { 7.0 } else { 9.0 }, 3.0);
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if view.browsing {
            looking_back(ui, view, asked);
        } else {
            playing(ui, view, cramped, asked);
        }
    });
}

fn playing(ui: &mut Ui, view: &ViewModel, cramped: bool, asked: &mut Vec<Asked>) {
    if view.to_confirm {
        if button(ui, "Play it", "Make the move that is shown  Enter") {
            asked.push(Asked::Command(Command::Confirm));
        }
        if button(ui, "Take it back", "Choose another move  Esc") {
            asked.push(Asked::Command(Command::Cancel));
        }
        return;
    }
    let modes = Mode::ALL.map(|mode| (mode, mode.name().to_owned(), mode.help().to_owned()));
    if let Some(mode) = selector(ui, "Mode", view.mode, &modes, cramped) {
        asked.push(Asked::Command(Command::SetMode(mode)));
    }
    let levels: Vec<_> =
        Level::all().map(|level| (level, level.name().to_owned(), level.help().to_owned())).collect();
    if let Some(level) = selector(ui, "Level", view.level, &levels, false) {
        asked.push(Asked::Command(Command::SetLevel(level)));
    }
    speed(ui, view, asked);
    if view.can_pause {
        let (name, help) = match view.paused {
            true => ("Resume", "Let the computer play on"),
            false => ("Pause", "Let the computer stop playing"),
        };
        if button(ui, name, help) {
            asked.push(Asked::Command(Command::Pause(!view.paused)));
        }
    }
}

fn looking_back(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    if view.replaying {
        if button(ui, "Stop", "Stop the replay  Esc") {
            asked.push(Asked::Command(Command::Cancel));
        }
    } else {
        if button(ui, "Play from here", "Go on with the game from this position  Enter") {
            asked.push(Asked::Command(Command::PlayFromHere));
        }
        if button(ui, "Comment", "A comment and a sign for this move  E") {
            asked.push(Asked::Note);
        }
        if button(ui, "Replay from here", "Show the moves from here on, step by step") {
            asked.push(Asked::Command(Command::Replay(view.ply)));
        }
    }
    speed(ui, view, asked);
}

fn speed(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    let delays = DELAYS.map(|delay| {
        let delay = Duration::from_millis(delay);
        let help = "What the computer takes at least for a move, and a replay for a step".to_owned();
        (delay, format!("{} s", delay.as_secs_f32()), help)
    });
    if let Some(delay) = selector(ui, "Speed", view.delay, &delays, false) {
        asked.push(Asked::Command(Command::SetDelay(delay)));
    }
}

fn button(ui: &mut Ui, name: &str, help: &str) -> bool {
    let text = RichText::new(name).font(theme::bold(13.5));
    ui.add(egui::Button::new(text).min_size(vec2(0.0, ui.spacing().interact_size.y)))
        .on_hover_text(help)
        .clicked()
}

/// A button that shows what is chosen and opens the list of what can be. Each choice has a name and an explanation.
fn selector<T: Copy + PartialEq>(
    ui: &mut Ui,
    what: &str,
    chosen: T,
    choices: &[(T, String, String)],
    in_a_word: bool,
) -> Option<T> {
    let colors = theme::of(ui.ctx());
    let shown = choices.iter().find(|(value, ..)| *value == chosen).map_or("", |(_, name, _)| name);
    let short = if in_a_word { shown.split(',').next().unwrap_or(shown) } else { shown };
    // The blanks leave room for the sign that there is more.
    let text = RichText::new(format!("{short}     ")).font(theme::plain(13.5));
    let response = ui.add(egui::Button::new(text).min_size(vec2(0.0, ui.spacing().interact_size.y)));
    let at = response.rect.right_center() - vec2(ui.spacing().button_padding.x + 6.0, -0.5);
    let sign = [vec2(-4.0, -2.5), vec2(4.0, -2.5), vec2(0.0, 3.0)].map(|corner| at + corner);
    ui.painter().add(Shape::convex_polygon(sign.to_vec(), colors.ink2, Stroke::NONE));
    let name = format!("{what}: {shown}");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let mut answer = None;
    Popup::menu(&response).show(|ui| {
        for (value, name, help) in choices {
            let text = RichText::new(name).font(theme::plain(14.5));
            if ui.selectable_label(*value == chosen, text).on_hover_text(help).clicked() {
                answer = Some(*value);
            }
        }
    });
    response.on_hover_text(what);
    answer
}

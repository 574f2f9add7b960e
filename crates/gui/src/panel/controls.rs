//! Who plays, how strong and how fast; while looking back, what can be done from there.

use std::time::Duration;

use damier_app::{Command, Mode, ViewModel, level_help, level_name};
use damier_engine::Level;
use egui::accesskit::Role;
use egui::{Popup, RichText, Shape, Stroke, Ui, WidgetInfo, vec2};

use super::parts::offer;
use crate::icons::{ICON, Icon, icon_button};
use crate::keys::Asked;
use crate::speech::{language, say};
use crate::theme;

/// The speeds to choose from: what the computer takes at least for a move, in milliseconds.
const DELAYS: [u64; 7] = [0, 250, 500, 1000, 2000, 3000, 5000];

/// Under this width, in points, the controls need two rows; under the second the mode is told in a word.
const LEAST: f32 = 330.0;
const SHORT: f32 = 416.0;
/// The height of a row, and that of one of two rows, for a mouse.
const ROW: f32 = 34.0;
const LOW_ROW: f32 = 28.0;
/// What lies above the first row, and between two.
const ABOVE: f32 = 8.0;
const BETWEEN: f32 = 6.0;

/// Whether the buttons of a tape and what stands beside them have no room in one row.
fn is_narrow(ctx: &egui::Context, width: f32) -> bool {
    width < LEAST + TAPE * (theme::reach(ctx, ICON) - ICON)
}

/// The buttons of a tape.
const TAPE: f32 = 6.0;

/// The height that the controls need; where the panel is `short` the menu has what a second row would hold.
pub(crate) fn height(ctx: &egui::Context, width: f32, short: bool) -> f32 {
    let row = |least| theme::reach(ctx, least);
    if is_narrow(ctx, width) && !short {
        ABOVE + 2.0 * row(LOW_ROW) + BETWEEN + 4.0
    } else {
        ABOVE + row(ROW)
    }
}

/// Draws the controls and adds what was asked for.
pub(crate) fn show(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    ui.spacing_mut().item_spacing = vec2(6.0, BETWEEN);
    let narrow = is_narrow(ui.ctx(), ui.available_width());
    let cramped = ui.available_width() < SHORT;
    if narrow {
        ui.spacing_mut().interact_size.y = theme::reach(ui.ctx(), LOW_ROW);
    }
    ui.spacing_mut().button_padding = vec2(if cramped { 7.0 } else { 9.0 }, 3.0);
    ui.add_space(ABOVE);
    let two_rows = ui.max_rect().height() > ABOVE + theme::reach(ui.ctx(), ROW) + BETWEEN;
    if view.browsing {
        ui.horizontal(|ui| transport(ui, view, asked, narrow));
        if narrow && two_rows {
            ui.horizontal(|ui| beside_transport(ui, view, asked, true));
        }
    } else {
        let short = ui.available_width() < LEAST && !two_rows;
        ui.horizontal_wrapped(|ui| playing(ui, view, cramped, short, asked));
    }
}

fn playing(ui: &mut Ui, view: &ViewModel, cramped: bool, short: bool, asked: &mut Vec<Asked>) {
    if view.to_confirm {
        if let Some((name, help, what)) = offer(view).filter(|_| ui.available_width() < LEAST)
            && button(ui, name, help)
        {
            asked.push(what);
        }
        if button(ui, "Take it back", "Choose another move  Esc") {
            asked.push(Asked::Command(Command::Cancel));
        }
        return;
    }
    let language = language(ui.ctx());
    if !short {
        let modes = Mode::ALL.map(|mode| (mode, mode.name(language), mode.help(language)));
        if let Some(mode) = selector(ui, "Mode", view.mode, &modes, cramped) {
            asked.push(Asked::Command(Command::SetMode(mode)));
        }
    }
    let levels: Vec<_> =
        Level::all().map(|level| (level, level_name(language, level), level_help(language, level))).collect();
    if let Some(level) = selector(ui, "Level", view.level, &levels, false) {
        asked.push(Asked::Command(Command::SetLevel(level)));
    }
    speed(ui, view, asked);
    if view.can_pause && !short {
        let (name, help) = match view.paused {
            true => ("Resume", "Let the computer play on  P"),
            false => ("Pause", "Let the computer stop playing  P"),
        };
        if button(ui, name, help) {
            asked.push(Asked::Command(Command::Pause(!view.paused)));
        }
    }
}

/// Walking through the game like a tape.
fn transport(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>, narrow: bool) {
    let last = view.ply >= view.plies;
    let replay = match (view.replaying, view.replay_paused) {
        (true, false) => (Icon::Pause, "Pause replay", "P", Command::PauseReplay(true)),
        (true, true) => (Icon::Play, "Go on with the replay", "P", Command::PauseReplay(false)),
        (false, _) => (Icon::Play, "Replay from here", "", Command::Replay(if last { 0 } else { view.ply })),
    };
    let buttons = [
        (Icon::First, "To the start", "Home", Command::Browse(0)),
        (Icon::Previous, "One move back", "Up", Command::Browse(view.ply.saturating_sub(1))),
        replay,
        (Icon::Next, "One move on", "Down", Command::Browse((view.ply + 1).min(view.plies))),
        (Icon::Last, "To the end", "End", Command::Browse(view.plies)),
    ];
    let tight = ui.available_width() < TAPE * theme::reach(ui.ctx(), ICON);
    ui.spacing_mut().item_spacing.x = if tight { -4.0 } else { 2.0 };
    for (icon, name, key, command) in buttons {
        if icon_button(ui, icon, name, key, true).clicked() {
            asked.push(Asked::Command(command));
        }
    }
    let again = if view.looped { "Replays begin anew: on" } else { "Replays begin anew: off" };
    let response = icon_button(ui, Icon::Loop, again, "", true);
    if view.looped {
        let under = response.rect.shrink2(vec2(10.0, 0.0));
        let line = Stroke::new(2.5, theme::of(ui.ctx()).orange);
        ui.painter().hline(under.x_range(), under.bottom() - 3.0, line);
    }
    if response.clicked() {
        asked.push(Asked::Command(Command::LoopReplays(!view.looped)));
    }
    if !narrow {
        ui.spacing_mut().item_spacing.x = 6.0;
        beside_transport(ui, view, asked, false);
    }
}

fn beside_transport(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>, with_offer: bool) {
    speed(ui, view, asked);
    if let Some((name, help, what)) = offer(view).filter(|_| with_offer) {
        if button(ui, name, help) {
            asked.push(what);
        }
    } else if view.note.is_some() && button(ui, "Comment", "A comment and a sign for this move  E") {
        asked.push(Asked::Note);
    }
}

fn speed(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    let help = say(ui, "What the computer takes at least for a move, and a replay for a step");
    let delays = DELAYS.map(|delay| {
        let delay = Duration::from_millis(delay);
        let help = help.clone();
        (delay, format!("{} s", delay.as_secs_f32()), help)
    });
    if let Some(delay) = selector(ui, "Speed", view.delay, &delays, false) {
        asked.push(Asked::Command(Command::SetDelay(delay)));
    }
}

fn button(ui: &mut Ui, name: &str, help: &str) -> bool {
    let text = RichText::new(say(ui, name)).font(theme::bold(13.5));
    let help = say(ui, help);
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
    let what = &say(ui, what);
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

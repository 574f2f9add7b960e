//! The panel while a position is set up: what a click puts on the board, who is to move, what is wrong with it.

use damier_app::{Command, SetUpStep, ViewModel};
use damier_rules::{Color, Kind, Piece};
use egui::accesskit::Role;
use egui::{RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use super::parts::picture;
use crate::board::BoardView;
use crate::icons::focus_ring;
use crate::keys::Asked;
use crate::speech::say;
use crate::theme;

const TOOLS: [(Option<Piece>, &str); 5] = [
    (Some(Piece { color: Color::White, kind: Kind::Man }), "White man"),
    (Some(Piece { color: Color::White, kind: Kind::King }), "White king"),
    (Some(Piece { color: Color::Black, kind: Kind::Man }), "Black man"),
    (Some(Piece { color: Color::Black, kind: Kind::King }), "Black king"),
    (None, "Eraser"),
];

/// Draws the tools and adds what was asked for.
pub(crate) fn show(ui: &mut Ui, view: &ViewModel, board: &BoardView, asked: &mut Vec<Asked>) {
    let Some(setup) = &view.setup else { return };
    let colors = theme::of(ui.ctx());
    let mut commands = Vec::new();
    let mut step = |step| commands.push(Command::SetUp(step));
    ui.spacing_mut().item_spacing = vec2(8.0, 8.0);
    let title = |ui: &mut Ui, text: &str| {
        ui.add_space(4.0);
        ui.label(RichText::new(say(ui, text)).font(theme::bold(13.5)).color(colors.brass));
    };
    title(ui, "A click puts");
    let side = ((ui.available_width() - 32.0) / 5.0).clamp(30.0, 52.0);
    ui.horizontal(|ui| {
        for (tool, name) in TOOLS {
            let name = &say(ui, name);
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click());
            let chosen = setup.tool == tool;
            response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
            if chosen {
                let line = Stroke::new(2.0, colors.walnut);
                ui.painter().rect(rect, 10.0, colors.raised, line, StrokeKind::Inside);
            } else {
                ui.painter().rect_filled(rect, 10.0, colors.button);
            }
            if tool.is_some() {
                // As on the board: there a dark disc is seen, on dark paper it is not.
                ui.painter().rect_filled(rect.shrink(side * 0.09), 7.0, theme::PEAR[0]);
            }
            focus_ring(ui.painter(), rect, &response);
            let inner = rect.shrink(side * 0.18);
            match tool {
                Some(piece) => picture(ui, piece, inner, board),
                None => {
                    let line = Stroke::new(2.5, colors.ink2);
                    let cross = inner.shrink(side * 0.1);
                    ui.painter().line_segment([cross.left_top(), cross.right_bottom()], line);
                    ui.painter().line_segment([cross.right_top(), cross.left_bottom()], line);
                }
            }
            if response.on_hover_text(name).clicked() {
                step(SetUpStep::Tool(tool));
            }
        }
    });
    title(ui, "To move");
    ui.horizontal(|ui| {
        for color in Color::BOTH {
            if ui.selectable_label(setup.turn == color, say(ui, color.name())).clicked() {
                step(SetUpStep::Turn(color));
            }
        }
    });
    title(ui, "Board");
    ui.horizontal_wrapped(|ui| {
        for (name, what) in [
            ("Clear", SetUpStep::Clear),
            ("Start position", SetUpStep::Start),
            ("Change sides", SetUpStep::Mirror),
        ] {
            if ui.button(say(ui, name)).clicked() {
                step(what);
            }
        }
    });
    ui.add_space(8.0);
    let mut leave = false;
    ui.horizontal_wrapped(|ui| {
        let text = RichText::new(say(ui, "Play")).font(theme::bold(15.0)).color(colors.on_walnut);
        let play =
            egui::Button::new(text).fill(colors.walnut).min_size(vec2(96.0, theme::reach(ui.ctx(), 36.0)));
        if ui.add_enabled(setup.complaints.is_empty(), play).clicked() {
            step(SetUpStep::Play);
        }
        leave = ui.button(say(ui, "Leave")).on_hover_text(say(ui, "Back to the game  Esc")).clicked();
    });
    if setup.can_crown && ui.button(say(ui, "Crown the men on the last row")).clicked() {
        step(SetUpStep::Crown);
    }
    if leave {
        commands.push(Command::Cancel);
    }
    asked.extend(commands.into_iter().map(Asked::Command));
    theme::scroll("complaints").show(ui, |ui| {
        for complaint in &setup.complaints {
            let text = RichText::new(format!("•  {complaint}")).font(theme::plain(14.0)).color(colors.brick);
            ui.add(egui::Label::new(text).wrap());
        }
    });
}

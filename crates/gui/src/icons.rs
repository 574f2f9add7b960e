//! The program's icons and its name, drawn as lines.

use egui::{Color32, Painter, Rect, Response, Sense, Ui, Vec2, WidgetInfo, accesskit::Role, pos2, vec2};

use crate::speech::say;
use crate::strokes::stroke;
use crate::theme;

/// A picture on a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Icon {
    Undo,
    Redo,
    Hint,
    Flip,
    Settings,
    Menu,
    Close,
    NewGame,
    Open,
    Save,
    Replay,
    Thinking,
    Draw,
    Resign,
    MoveNow,
    First,
    Previous,
    Play,
    Pause,
    Next,
    Last,
    Loop,
}

impl Icon {
    fn path(self) -> &'static str {
        match self {
            Self::Undo => "M9 6L4.5 10.5L9 15M5 10.5H14A5 5 0 0 1 14 20.5H10",
            Self::Redo => "M15 6L19.5 10.5L15 15M19 10.5H10A5 5 0 0 0 10 20.5H14",
            Self::Hint => {
                "M9.2 17.5H14.8M10.2 20.8H13.8M9.2 17.5V16L8.4 14.7A6.3 6.3 0 1 1 15.6 14.7L14.8 16V17.5"
            }
            Self::Flip => "M8 4V20M8 20L4.5 16.5M8 20L11.5 16.5M16 20V4M16 4L12.5 7.5M16 4L19.5 7.5",
            Self::Settings => {
                "M4 7H8M12 7H20M8 7A2 2 0 0 0 12 7A2 2 0 0 0 8 7M4 17H12M16 17H20M12 17A2 2 0 0 0 16 17A2 2 0 0 0 12 17"
            }
            Self::Menu => "M5 7H19M5 12H19M5 17H19",
            Self::Close => "M6 6L18 18M18 6L6 18",
            Self::NewGame => "M12 5V19M5 12H19",
            Self::Open => {
                "M3.5 18.5V7A1.5 1.5 0 0 1 5 5.5H9.5L11.5 8H19A1.5 1.5 0 0 1 20.5 9.5V17A1.5 1.5 0 0 1 19 18.5Z"
            }
            Self::Save => {
                "M12 4V14.5M7.5 10.5L12 15L16.5 10.5M4.5 16V18.5A1.5 1.5 0 0 0 6 20H18A1.5 1.5 0 0 0 19.5 18.5V16"
            }
            Self::Replay => "M6.8 7.4A7 7 0 1 1 5.2 13.5M6.5 3.5V7.7H10.7",
            Self::Thinking => "M5 19V13M9.7 19V8M14.3 19V11M19 19V5",
            Self::Draw => "M5.5 9.5H18.5M5.5 14.5H18.5",
            Self::Resign => "M6 21V4M6 5H17.5L15 8.7L17.5 12.5H6",
            Self::MoveNow => "M5 6L11 12L5 18M12.5 6L18.5 12L12.5 18",
            Self::First => "M6.5 6V18M18 6.5L10 12L18 17.5Z",
            Self::Previous => "M15.5 6.5L7.5 12L15.5 17.5Z",
            Self::Play => "M8 5.5L18.5 12L8 18.5Z",
            Self::Pause => "M8.5 6V18M15.5 6V18",
            Self::Next => "M8.5 6.5L16.5 12L8.5 17.5Z",
            Self::Last => "M17.5 6V18M6 6.5L14 12L6 17.5Z",
            Self::Loop => "M19 12A7 7 0 1 1 16.2 6.4M16.6 2.9V6.9H12.6",
        }
    }
}

/// The side of a button with an icon for a mouse, in points.
pub(crate) const ICON: f32 = 36.0;

/// A button that shows an icon; its name is for tooltips and for those who hear the window.
pub(crate) fn icon_button(ui: &mut Ui, icon: Icon, name: &str, key: &str, enabled: bool) -> Response {
    let colors = theme::of(ui.ctx());
    let name = &say(ui, name);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme::reach(ui.ctx(), ICON)), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    let ground = match (enabled, response.is_pointer_button_down_on(), response.hovered()) {
        (true, true, _) => Some(ui.visuals().widgets.active.bg_fill),
        (true, false, true) => Some(colors.sunk),
        _ => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, 10.0, ground);
    }
    focus_ring(ui.painter(), rect, &response);
    let color = if enabled { colors.ink } else { colors.ink2.gamma_multiply(0.45) };
    let picture = Rect::from_center_size(rect.center(), Vec2::splat(22.0));
    stroke(ui.painter(), icon.path(), Vec2::splat(24.0), picture, 1.8, color);
    response.on_hover_text(format!("{name}  {key}"))
}

/// A button with a word under its picture, filling the space that it is given; `on` where it is switched on.
pub(crate) fn tile(ui: &mut Ui, rect: Rect, icon: Icon, name: &str, enabled: bool, on: bool) -> Response {
    let colors = theme::of(ui.ctx());
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let response = ui.allocate_rect(rect, sense);
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, on, name));
    let ground = match (enabled, on, response.is_pointer_button_down_on(), response.hovered()) {
        (_, true, ..) => Some(colors.walnut),
        (true, false, true, _) => Some(colors.button_pressed),
        (true, false, false, true) => Some(colors.button),
        _ => None,
    };
    if let Some(ground) = ground {
        ui.painter().rect_filled(rect, 10.0, ground);
    }
    focus_ring(ui.painter(), rect, &response);
    let color = match (enabled, on) {
        (_, true) => colors.on_walnut,
        (true, false) => colors.ink,
        (false, false) => colors.ink2.gamma_multiply(0.45),
    };
    let picture = Rect::from_center_size(pos2(rect.center().x, rect.top() + 17.0), Vec2::splat(20.0));
    stroke(ui.painter(), icon.path(), Vec2::splat(24.0), picture, 1.8, color);
    let foot = pos2(rect.center().x, rect.bottom() - 5.0);
    // A name that is too long for its place gives its first word, which says enough under a picture; a word that is
    // too long is written smaller.
    let width = |word: &str| ui.painter().layout_no_wrap(word.to_owned(), theme::plain(11.5), color).size().x;
    let room = rect.width() - 4.0;
    let word = if width(name) <= room { name } else { name.split(' ').next().unwrap_or(name) };
    let font = theme::plain(11.5 * (room / width(word)).min(1.0));
    ui.painter().text(foot, egui::Align2::CENTER_BOTTOM, word, font, color);
    response
}

/// The ring around what the keyboard is on.
pub(crate) fn focus_ring(painter: &Painter, rect: Rect, response: &Response) {
    let colors = theme::of(painter.ctx());
    if response.has_focus() {
        let stroke = egui::Stroke::new(2.5, colors.blue);
        painter.rect_stroke(rect.expand(1.0), 11.0, stroke, egui::StrokeKind::Outside);
    }
}

/// The program's sign and name, `height` points high.
pub(crate) fn wordmark(ui: &mut Ui, height: f32, with_name: bool) {
    let colors = theme::of(ui.ctx());
    let name_width = height * 0.75 * 109.0 / 30.0;
    let width = if with_name { height + 10.0 + name_width } else { height };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let painter = ui.painter();
    let unit = height / 32.0;
    let at = |x: f32, y: f32| rect.min + vec2(x, y) * unit;
    for (x, y) in [(2.0, 2.0), (16.0, 16.0)] {
        painter.rect_filled(
            Rect::from_min_size(at(x, y), Vec2::splat(14.0 * unit)),
            2.2 * unit,
            colors.walnut,
        );
    }
    painter.circle_filled(at(16.0, 16.0), 9.1 * unit, colors.panel);
    painter.circle_filled(at(16.0, 16.0), 7.0 * unit, colors.cinnabar);
    if with_name {
        let name = Rect::from_min_size(at(32.0, 4.0) + vec2(10.0, 0.0), vec2(name_width, height * 0.75));
        draw_name(painter, name);
    }
}

const NAME: &str = "M3 4.5V25.5H9A10.5 10.5 0 0 0 9 4.5Z\
    M25 18.5A7 7 0 0 1 39 18.5A7 7 0 0 1 25 18.5M39 11.5V25.5\
    M46.5 25.5V11.5M46.5 17A5.3 5.3 0 0 1 57.1 17V25.5M57.1 17A5.3 5.3 0 0 1 67.7 17V25.5\
    M74.5 13V25.5M81.6 18.5H95.4A6.95 6.95 0 1 0 93 23.6M101.2 25.5V11.5M101.2 17.2A5.4 5.4 0 0 1 106.8 11.8";

fn draw_name(painter: &Painter, rect: Rect) {
    let colors = theme::of(painter.ctx());
    stroke(painter, NAME, vec2(109.0, 30.0), rect, 3.1, colors.ink);
    let scale = rect.width() / 109.0;
    painter.circle_filled(rect.min + vec2(74.5, 6.0) * scale, 3.0 * scale, colors.cinnabar);
}

/// The sign of compulsory capture: a ring in four arcs; of optional capture: a ring of dots.
pub(crate) fn rule_sign(
    painter: &Painter,
    center: egui::Pos2,
    radius: f32,
    color: Color32,
    compulsory: bool,
) {
    if compulsory {
        crate::marks::arcs(painter, center, radius, egui::Stroke::new(2.0, color));
    } else {
        for step in 0..10 {
            let angle = std::f32::consts::TAU * step as f32 / 10.0;
            painter.circle_filled(center + radius * Vec2::angled(angle), 1.2, color);
        }
    }
}

/// Small discs seen edge-on, which count taken pieces.
pub(crate) fn lying_discs(ui: &mut Ui, count: usize, white: bool) {
    let step = 7.1_f32.min(ui.available_width().max(60.0) / count.max(1) as f32);
    let (rect, _) = ui.allocate_exact_size(vec2(step * count as f32 + 2.0, 16.0), Sense::hover());
    let colors = if white { &theme::BOXWOOD } else { &theme::EBONY };
    let outline = if white { colors.shade } else { colors.seam };
    for place in 0..count {
        let corner = pos2(rect.left() + 1.0 + step * place as f32, rect.top() + 1.5);
        let disc = Rect::from_min_size(corner, vec2(step - 1.6, 13.0));
        let stroke = egui::Stroke::new(1.0, outline);
        ui.painter().rect(disc, 2.0, colors.top, stroke, egui::StrokeKind::Inside);
    }
}

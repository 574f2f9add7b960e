//! The list of moves, and the draw counts at its foot.

use damier_app::{Command, CounterView, PlyView, VariationView, ViewModel};
use egui::accesskit::Role;
use egui::{Align2, Rect, RichText, Sense, Stroke, Ui, UiBuilder, WidgetInfo, pos2, vec2};

use crate::icons::focus_ring;
use crate::keys::Asked;
use crate::speech::say;
use crate::theme;

/// The height of a row and of the foot, in points.
const ROW: f32 = 28.0;
const FOOT: f32 = 36.0;
/// What lies above and below a move in its row.
const GAP: f32 = 2.0;

/// What the list keeps between frames.
#[derive(Default)]
pub(crate) struct MoveList {
    /// The ply that was shown last and the height of the list, to scroll only when one changes.
    shown: Option<(usize, f32)>,
}

impl MoveList {
    pub(crate) fn show(&mut self, ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
        let colors = theme::of(ui.ctx());
        let card = ui.max_rect();
        let shadow =
            egui::Shadow { offset: [0, 1], blur: 3, spread: 0, color: egui::Color32::from_black_alpha(40) };
        ui.painter().add(shadow.as_shape(card, 12.0));
        let border = Stroke::new(colors.border, colors.line);
        ui.painter().rect(card, 12.0, colors.raised, border, egui::StrokeKind::Outside);
        let feet = if card.height() > 100.0 { view.counters.len().min(2) } else { 0 };
        let (list, foot) = card.split_top_bottom_at_y(card.bottom() - FOOT * feet as f32);
        let shown = Some((view.ply, list.height()));
        let scroll_to = self.shown != shown;
        self.shown = shown;
        let mut inside = ui.new_child(UiBuilder::new().max_rect(list.shrink2(vec2(12.0, 6.0))));
        inside.set_clip_rect(list.shrink(1.0).intersect(ui.clip_rect()));
        theme::scroll("moves").show(&mut inside, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            if view.rows.is_empty() {
                ui.add_space(6.0);
                let text = RichText::new(say(ui, "The moves will stand here."))
                    .font(theme::plain(14.0))
                    .color(colors.ink2);
                ui.label(text);
            }
            for row in &view.rows {
                let height = theme::reach(ui.ctx(), ROW - 2.0 * GAP) + 2.0 * GAP;
                let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
                let number = pos2(rect.left() + 2.0, rect.center().y);
                let font = theme::plain(13.0);
                ui.painter().text(number, Align2::LEFT_CENTER, row.number.to_string(), font, colors.ink2);
                let half = ((rect.width() - 46.0) / 2.0).min(150.0);
                for (place, ply) in [&row.first, &row.second].into_iter().enumerate() {
                    let left = rect.left() + 46.0 + half * place as f32;
                    let space = Rect::from_min_max(
                        pos2(left, rect.top() + GAP),
                        pos2(left + half, rect.bottom() - GAP),
                    );
                    match ply {
                        Some(ply) => show_ply(ui, space, row.number, ply, view, scroll_to, asked),
                        None if place == 0 => {
                            let at = space.left_center() + vec2(8.0, 0.0);
                            ui.painter().text(at, Align2::LEFT_CENTER, "…", theme::plain(15.0), colors.ink2);
                        }
                        None => {}
                    }
                }
                let comments =
                    [&row.first, &row.second].into_iter().flatten().map(|ply| ply.comment.as_str());
                for comment in comments.filter(|comment| !comment.is_empty()) {
                    show_comment(ui, comment);
                }
                for variation in &row.variations {
                    show_variation(ui, variation, scroll_to, asked);
                }
            }
        });
        if feet > 0 {
            counters(ui, foot, view);
        }
    }
}

/// The draw counts under way.
fn counters(ui: &mut Ui, foot: Rect, view: &ViewModel) {
    let colors = theme::of(ui.ctx());
    let mut rest = foot;
    let radius = egui::CornerRadius { nw: 0, ne: 0, sw: 12, se: 12 };
    ui.painter().rect_filled(foot, radius, colors.sunk.gamma_multiply(0.55));
    for counter in view.counters.iter().take(2) {
        let (row, below) = rest.split_top_bottom_at_y(rest.top() + FOOT);
        rest = below;
        show_counter(ui, row, counter);
    }
}

fn show_ply(
    ui: &mut Ui,
    space: Rect,
    number: usize,
    ply: &PlyView,
    view: &ViewModel,
    scroll_to: bool,
    asked: &mut Vec<Asked>,
) {
    let colors = theme::of(ui.ctx());
    let response = ui.interact(space, ui.scope_id().with(("ply", ply.ply)), Sense::click());
    let name = format!("{number}. {}", ply.text);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, ply.current, &name));
    let font = if ply.current { theme::bold(15.0) } else { theme::plain(15.0) };
    let galley = ui.painter().layout_no_wrap(ply.text.clone(), font, colors.ink);
    let box_width = (galley.size().x + 18.0).min(space.width());
    let ground = Rect::from_min_size(space.min, vec2(box_width, space.height()));
    if ply.current && view.replaying {
        let stroke = Stroke::new(2.0, colors.orange);
        let tint = theme::marks(ui.ctx()).replay.gamma_multiply(0.2);
        ui.painter().rect(ground, 6.0, tint, stroke, egui::StrokeKind::Inside);
    } else if ply.current && view.browsing {
        let stroke = Stroke::new(2.0, colors.cyan);
        ui.painter().rect(ground, 6.0, colors.cyan_ground, stroke, egui::StrokeKind::Inside);
    } else if ply.current {
        ui.painter().rect_filled(ground, 6.0, colors.lime_ground);
        let bar = Rect::from_min_size(ground.min, vec2(3.0, ground.height()));
        ui.painter().rect_filled(bar, 2.0, colors.lime);
    } else if response.hovered() {
        ui.painter().rect_filled(ground, 6.0, colors.sunk);
    }
    focus_ring(ui.painter(), ground, &response);
    let at = pos2(space.left() + 9.0, space.center().y - galley.size().y / 2.0);
    ui.painter().with_clip_rect(space.intersect(ui.clip_rect())).galley(at, galley, colors.ink);
    if ply.current && scroll_to {
        response.scroll_to_me(None);
    }
    if response.clicked() {
        asked.push(Asked::Command(Command::Browse(ply.ply)));
    }
}

fn show_comment(ui: &mut Ui, comment: &str) {
    let colors = theme::of(ui.ctx());
    ui.horizontal_top(|ui| {
        ui.add_space(46.0);
        let text = RichText::new(comment).font(theme::plain(13.5)).italics().color(colors.ink2);
        ui.add(egui::Label::new(text).wrap());
    });
}

/// A variation as running text, of which each move can be clicked.
fn show_variation(ui: &mut Ui, variation: &VariationView, scroll_to: bool, asked: &mut Vec<Asked>) {
    let colors = theme::of(ui.ctx());
    ui.horizontal_top(|ui| {
        ui.add_space(34.0 + 12.0 * variation.depth.min(4) as f32);
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(2.0, 0.0);
            ui.spacing_mut().interact_size.y = theme::reach(ui.ctx(), 22.0);
            ui.spacing_mut().button_padding = vec2(4.0, 1.0);
            for mv in &variation.moves {
                let text = RichText::new(&mv.text).font(theme::plain(14.0)).color(colors.ink2);
                let fill = if mv.current { colors.cyan_ground } else { egui::Color32::TRANSPARENT };
                let response = ui.add(egui::Button::new(text).fill(fill).stroke(Stroke::NONE));
                if mv.current && scroll_to {
                    response.scroll_to_me(None);
                }
                if response.clicked() {
                    asked.push(Asked::Command(Command::Visit(mv.node)));
                }
                if !mv.comment.is_empty() {
                    ui.label(
                        RichText::new(&mv.comment).font(theme::plain(13.5)).italics().color(colors.ink2),
                    );
                }
            }
        });
    });
}

/// A count in words, and as a row of points of which those done are dark.
fn show_counter(ui: &mut Ui, row: Rect, counter: &CounterView) {
    let colors = theme::of(ui.ctx());
    let text = sentence(&counter.text);
    let at = row.left_center() + vec2(14.0, 0.0);
    let galley = ui.painter().layout_no_wrap(text.clone(), theme::plain(13.5), colors.ink2);
    let (width, height) = (galley.size().x, galley.size().y);
    ui.painter().galley(at - vec2(0.0, height / 2.0), galley, colors.ink2);
    let label = ui.interact(row, ui.scope_id().with(&counter.text), Sense::hover());
    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
    let room = row.width() - width - 44.0;
    let step = (room / f32::from(counter.limit)).min(6.4);
    if step < 3.0 {
        return;
    }
    for place in 0..counter.limit {
        let back = f32::from(counter.limit - place) - 0.5;
        let center = pos2(row.right() - 14.0 - step * back, row.center().y);
        let color = if place < counter.done { colors.brass } else { colors.ink2.gamma_multiply(0.25) };
        ui.painter().circle_filled(center, (step * 0.28).max(1.0), color);
    }
}

fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

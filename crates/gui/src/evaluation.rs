//! The bar beside the board that shows who stands better: White's share from White's side up.

use damier_app::{AnalysisView, tr};
use egui::{Rect, Ui, WidgetInfo, accesskit::Role, vec2};

use crate::palette::hex;
use crate::speech::language;
use crate::theme;

/// The room that the bar takes, in points.
pub(crate) const WIDTH: f32 = 22.0;
/// The bar itself.
const BAR: f32 = 12.0;

/// Draws the bar, as high as a board in its room; as long as nothing is known it shows an even game.
pub(crate) fn show(ui: &mut Ui, space: Rect, board: Rect, analysis: &AnalysisView, flipped: bool) {
    let colors = theme::of(ui.ctx());
    let bar = Rect::from_center_size(space.center(), vec2(BAR, board.height().min(board.width()) - 8.0));
    let response = ui.interact(bar, egui::Id::unique("evaluation"), egui::Sense::hover());
    let name = tr(language(ui.ctx()), "evaluation-label", &[("score", analysis.score.clone().into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Meter, true, &name));
    let share = ui.ctx().animate_value_with_time(response.id, analysis.share.unwrap_or(0.5), 0.35);
    let share = share.clamp(0.02, 0.98);
    let (white, black) = (hex(0x00F3_E7CE), hex(0x0034_2A24));
    let (upper, lower) = if flipped { (white, black) } else { (black, white) };
    let at = if flipped { share } else { 1.0 - share };
    let painter = ui.painter();
    painter.rect_filled(bar, 4.0, lower);
    let above = bar.with_max_y(bar.top() + at * bar.height());
    painter.rect_filled(above, 4.0, upper);
    painter.hline(bar.x_range(), bar.center().y, egui::Stroke::new(1.5, colors.cinnabar));
    painter.rect_stroke(bar, 4.0, egui::Stroke::new(1.0, colors.line), egui::StrokeKind::Outside);
    response.on_hover_text(&analysis.score);
}

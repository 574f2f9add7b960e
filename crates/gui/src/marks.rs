//! The marks on squares. Each has a colour and a form of its own, so that neither alone has to be seen.
//!
//! Deep colours wear an ivory casing, bright ones a dark casing: so each stands out from any square and piece.

use damier_app::{Mark, SquareView};
use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

use crate::mark_colors::MarkColors;
use crate::theme;

/// A painter for the marks of squares of one size.
pub(crate) struct Marker<'a> {
    painter: &'a Painter,
    /// The side of a square.
    cell: f32,
    /// The width of strokes.
    width: f32,
    /// How much is seen of what blinks.
    pub(crate) blink: f32,
    /// The colour of plain numbers.
    pub(crate) number: Color32,
    /// The ground under plain numbers, where the board hides them.
    pub(crate) patch: Option<Color32>,
    colors: &'static MarkColors,
}

/// Squares smaller than this have no room to spare.
const SMALL: f32 = 48.0;

/// Four arcs around a centre, on the axes.
pub(crate) fn arcs(painter: &Painter, center: Pos2, radius: f32, stroke: Stroke) {
    for axis in 0..4 {
        let middle = std::f32::consts::FRAC_PI_2 * axis as f32;
        let points: Vec<_> = (0..=12)
            .map(|step| {
                let angle = middle + (step as f32 / 12.0 - 0.5) * 64.0_f32.to_radians();
                center + radius * Vec2::angled(angle)
            })
            .collect();
        for end in [points[0], points[12]] {
            painter.circle_filled(end, stroke.width / 2.0, stroke.color);
        }
        painter.add(Shape::line(points, stroke));
    }
}

impl<'a> Marker<'a> {
    pub(crate) fn new(painter: &'a Painter, cell: f32) -> Self {
        let colors = theme::marks(painter.ctx());
        Self {
            painter,
            cell,
            width: (0.052 * cell).max(2.0),
            blink: 1.0,
            number: theme::NUMBER,
            patch: None,
            colors,
        }
    }

    fn casing(&self) -> f32 {
        (0.42 * self.width).max(1.2)
    }

    /// What lies under numbers and pieces: tints, and the marks of moves that were made.
    pub(crate) fn ground(&self, rect: Rect, view: &SquareView) {
        for mark in &view.marks {
            match mark {
                Mark::Selected => self.tint(rect, theme::SELECTED_SQUARE, 0.42),
                Mark::LastFrom => self.corners(rect, 0.17, 0.14),
                Mark::LastTo => self.corners(rect, 0.25, 0.20),
                Mark::BrowseFrom => self.browse_from(rect),
                Mark::BrowseTo => self.browse_to(rect),
                Mark::ReplayFrom => self.brackets(rect),
                Mark::ReplayTo => self.brackets(rect),
                _ => {}
            }
        }
    }

    /// Where the piece in hand can go; under the pieces.
    pub(crate) fn goals(&self, rect: Rect, view: &SquareView) {
        let center = rect.center();
        for mark in &view.marks {
            match mark {
                Mark::Target => self.ring(center, 0.185 * self.cell, self.width, self.colors.goal),
                Mark::CaptureTarget => {
                    self.ring(center, 0.25 * self.cell, self.width, self.colors.capture);
                    self.point(center, 0.105 * self.cell);
                }
                Mark::Hop => self.point(center, 0.075 * self.cell),
                _ => {}
            }
        }
    }

    /// Rings and boxes over the pieces.
    pub(crate) fn rings(&self, rect: Rect, view: &SquareView) {
        let center = rect.center();
        for mark in &view.marks {
            match *mark {
                Mark::MustCapture => {
                    let radius = 0.452 * self.cell;
                    let width = self.width + 2.0 * self.casing();
                    arcs(
                        self.painter,
                        center,
                        radius,
                        Stroke::new(width, theme::IVORY.gamma_multiply(self.blink)),
                    );
                    let red = self.colors.capture.gamma_multiply(self.blink);
                    arcs(self.painter, center, radius, Stroke::new(self.width, red));
                }
                Mark::Selected => self.ring(center, 0.452 * self.cell, 1.2 * self.width, self.colors.goal),
                Mark::ReplayTo => self.replay_badge(rect),
                Mark::Victim(place) => self.victim(rect, place),
                Mark::Choice => self.choice(center),
                _ => {}
            }
        }
    }

    fn tint(&self, rect: Rect, color: Color32, alpha: f32) {
        self.painter.rect_filled(rect, 0.0, color.gamma_multiply(alpha));
    }

    fn ring(&self, center: Pos2, radius: f32, width: f32, color: Color32) {
        self.painter.circle_stroke(center, radius, Stroke::new(width + 2.0 * self.casing(), theme::IVORY));
        self.painter.circle_stroke(center, radius, Stroke::new(width, color));
    }

    fn point(&self, center: Pos2, radius: f32) {
        self.painter.circle_filled(center, radius + self.casing(), theme::IVORY);
        self.painter.circle_filled(center, radius, self.colors.capture);
    }

    fn frame(&self, rect: Rect, width: f32, color: Color32, casing: Color32) {
        let middle = egui::StrokeKind::Middle;
        self.painter.rect_stroke(rect, 0.0, Stroke::new(width + 2.0 * self.casing(), casing), middle);
        self.painter.rect_stroke(rect, 0.0, Stroke::new(width, color), middle);
    }

    fn victim(&self, rect: Rect, place: u8) {
        let half = Vec2::splat(0.89 * self.cell);
        let square = Rect::from_center_size(rect.center(), half);
        self.frame(square, 0.9 * self.width, self.colors.capture, theme::IVORY);
        if place > 0 {
            let center = square.right_top();
            self.point(center, 0.15 * self.cell);
            if self.cell >= 30.0 {
                let size = 0.21 * self.cell;
                let text = place.to_string();
                self.painter.text(center, Align2::CENTER_CENTER, text, theme::bold(size), Color32::WHITE);
            }
        }
    }

    fn choice(&self, center: Pos2) {
        self.ring(center, 0.445 * self.cell, self.width, self.colors.choice);
        for axis in 0..4 {
            let out = Vec2::angled(std::f32::consts::FRAC_PI_2 * axis as f32);
            let side = out.rot90() * 0.11 * self.cell;
            let foot = center + out * 0.655 * self.cell;
            let points = vec![foot + side, foot - side, center + out * 0.51 * self.cell];
            let casing = Stroke::new(self.casing(), theme::IVORY);
            self.painter.add(Shape::convex_polygon(points, self.colors.choice, casing));
        }
    }

    fn corners(&self, rect: Rect, leg: f32, alpha: f32) {
        self.tint(rect, self.colors.last, alpha);
        let rect = rect.shrink(0.035 * self.cell);
        let leg = leg * self.cell;
        let casing = Stroke::new(0.8 * self.casing(), theme::DARK_CASING);
        for (corner, x, y) in [
            (rect.left_top(), 1.0, 1.0),
            (rect.right_top(), -1.0, 1.0),
            (rect.right_bottom(), -1.0, -1.0),
            (rect.left_bottom(), 1.0, -1.0),
        ] {
            let points = vec![corner, corner + vec2(leg * x, 0.0), corner + vec2(0.0, leg * y)];
            self.painter.add(Shape::convex_polygon(points, self.colors.last, casing));
        }
    }

    fn browse_to(&self, rect: Rect) {
        self.tint(rect, self.colors.browse, 0.22);
        let square = Rect::from_center_size(rect.center(), Vec2::splat(0.90 * self.cell));
        self.frame(square, self.width, self.colors.browse, theme::DARK_CASING);
    }

    fn browse_from(&self, rect: Rect) {
        self.tint(rect, self.colors.browse, 0.14);
        let square = Rect::from_center_size(rect.center(), Vec2::splat(0.90 * self.cell));
        let corners = [square.left_top(), square.right_top(), square.right_bottom(), square.left_bottom()];
        for (place, &from) in corners.iter().enumerate() {
            let to = corners[(place + 1) % 4];
            // Three dashes a side, whole at the corners.
            for (start, end) in [(0.0, 0.2), (0.4, 0.6), (0.8, 1.0)] {
                let dash = [from.lerp(to, start), from.lerp(to, end)];
                let casing = Stroke::new(self.width + 2.0 * self.casing(), theme::DARK_CASING);
                self.painter.line_segment(dash, casing);
            }
        }
        for (place, &from) in corners.iter().enumerate() {
            let to = corners[(place + 1) % 4];
            for (start, end) in [(0.0, 0.2), (0.4, 0.6), (0.8, 1.0)] {
                let inset = self.casing() / self.cell;
                let (start, end) =
                    ((start + inset * f32::from(start > 0.0)), (end - inset * f32::from(end < 1.0)));
                let dash = [from.lerp(to, start), from.lerp(to, end)];
                self.painter.line_segment(dash, Stroke::new(self.width, self.colors.browse));
            }
        }
    }

    /// Brackets in the corners: a move that is replayed.
    fn brackets(&self, rect: Rect) {
        self.tint(rect, self.colors.replay, 0.24);
        let square = Rect::from_center_size(rect.center(), Vec2::splat(0.90 * self.cell));
        let leg = 0.25 * self.cell;
        for (casing, color) in [(self.casing(), theme::DARK_CASING), (0.0, self.colors.replay)] {
            let stroke = Stroke::new(self.width + 2.0 * casing, color);
            for (corner, x, y) in [
                (square.left_top(), 1.0, 1.0),
                (square.right_top(), -1.0, 1.0),
                (square.right_bottom(), -1.0, -1.0),
                (square.left_bottom(), 1.0, -1.0),
            ] {
                let reach = leg + casing;
                let points = vec![corner + vec2(reach * x, 0.0), corner, corner + vec2(0.0, reach * y)];
                self.painter.add(Shape::line(points, stroke));
            }
        }
    }

    fn replay_badge(&self, rect: Rect) {
        let center = rect.center() + vec2(0.41, -0.41) * self.cell;
        let radius = 0.15 * self.cell;
        self.painter.circle_filled(center, radius + self.casing(), theme::DARK_CASING);
        self.painter.circle_filled(center, radius, self.colors.replay);
        let at = |x: f32, y: f32| center + vec2(x, y) * radius;
        let play = vec![at(-0.35, -0.55), at(0.6, 0.0), at(-0.35, 0.55)];
        self.painter.add(Shape::convex_polygon(play, theme::DARK_CASING, Stroke::NONE));
    }

    /// The arrow of a hint.
    pub(crate) fn arrow(&self, from: Pos2, to: Pos2) {
        let out = (to - from).normalized();
        let side = out.rot90();
        let (from, to) = (from + out * 0.16 * self.cell, to - out * 0.10 * self.cell);
        let neck = to - out * 0.30 * self.cell;
        let (shaft, head) = (0.075 * self.cell, 0.19 * self.cell);
        let ivory = Stroke::new(2.0 * (0.028 * self.cell).max(1.2), theme::IVORY);
        let triangle = vec![neck + side * head, to, neck - side * head];
        let bar = vec![from + side * shaft, neck + side * shaft, neck - side * shaft, from - side * shaft];
        for stroke in [ivory, Stroke::NONE] {
            self.painter.add(Shape::convex_polygon(bar.clone(), self.colors.hint, stroke));
            self.painter.add(Shape::convex_polygon(triangle.clone(), self.colors.hint, stroke));
        }
    }

    /// The square on which a dragged piece would come down.
    pub(crate) fn drop_here(&self, rect: Rect) {
        let square = Rect::from_center_size(rect.center(), Vec2::splat(0.94 * self.cell));
        let corners = [
            square.left_top(),
            square.right_top(),
            square.right_bottom(),
            square.left_bottom(),
            square.left_top(),
        ];
        let solid = Stroke::new(self.width + 2.0 * self.casing(), theme::IVORY);
        self.painter.rect_stroke(square, 0.0, solid, egui::StrokeKind::Middle);
        let green = Stroke::new(self.width, self.colors.goal);
        self.painter.extend(Shape::dashed_line(&corners, green, 0.12 * self.cell, 0.08 * self.cell));
    }

    /// The square the keyboard is on.
    pub(crate) fn cursor(&self, rect: Rect) {
        for part in [0.98, 0.86] {
            let square = Rect::from_center_size(rect.center(), Vec2::splat(part * self.cell));
            self.painter.rect_stroke(square, 0.0, Stroke::new(4.0, theme::IVORY), egui::StrokeKind::Middle);
            self.painter.rect_stroke(square, 0.0, Stroke::new(2.0, theme::CURSOR), egui::StrokeKind::Middle);
        }
    }

    /// The name of a square: plain in its corner, or on a tab where the square is spoken of.
    pub(crate) fn number(&self, rect: Rect, name: &str, spoken_of: bool) {
        if self.cell < 34.0 && !spoken_of {
            return;
        }
        let size = (0.155 * self.cell).clamp(8.0, 14.0);
        let corner = rect.min + Vec2::splat(0.04 * self.cell);
        if !spoken_of {
            // On small squares the digits would reach under the piece if the room above them were not used.
            let up = if self.cell < SMALL { vec2(0.02 * self.cell, 0.27 * size) } else { Vec2::ZERO };
            let corner = corner - up;
            let galley = self.painter.layout_no_wrap(name.to_owned(), theme::plain(size), self.number);
            if let Some(patch) = self.patch {
                let ground = Rect::from_min_size(corner, galley.size()).expand2(vec2(2.0, -1.0));
                self.painter.rect_filled(ground, 2.0, patch);
            }
            self.painter.galley(corner, galley, self.number);
            return;
        }
        let galley = self.painter.layout_no_wrap(name.to_owned(), theme::bold(size), theme::DARK_CASING);
        let tab = Rect::from_min_size(corner, galley.size() + vec2(5.0, 0.0)).translate(vec2(-2.0, -1.0));
        self.painter.rect_filled(tab, 3.0, theme::IVORY);
        self.painter.galley(pos2(tab.left() + 2.5, tab.top()), galley, theme::DARK_CASING);
    }
}

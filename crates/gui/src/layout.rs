//! Where things lie: the window's two halves, and the board on whole physical pixels.

use damier_rules::BoardShape;
use egui::{Pos2, Rect, Vec2, pos2};

/// The least width of the frame, in points.
const FRAME: f32 = 16.0;
/// The same where letters and figures stand on it.
const LETTERED_FRAME: f32 = 22.0;
/// The part of a small board's side that its frame has at most: on a phone the squares need the room.
const FRAME_SHARE: f32 = 0.011;
const LETTERED_SHARE: f32 = 0.033;
/// From this side on, in points, a board is not small.
const SMALL: f32 = 500.0;

/// The board on the screen. Every edge of a square lies on a whole physical pixel; the pixels that are left over
/// go to the frame.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BoardLayout {
    /// Squares along a side.
    pub side: u8,
    /// The side of a square, in physical pixels.
    pub cell_px: u32,
    /// The width of the frame, in physical pixels.
    pub frame_px: u32,
    /// The upper left corner of the frame, in physical pixels.
    pub corner_px: (i32, i32),
    /// Physical pixels in a point.
    pub scale: f32,
}

impl BoardLayout {
    /// The largest board that fits into the middle of a space given in points.
    #[must_use]
    pub fn fit(space: Rect, side: u8, lettered: bool, scale: f32) -> Self {
        let (least_frame, share) =
            if lettered { (LETTERED_FRAME, LETTERED_SHARE) } else { (FRAME, FRAME_SHARE) };
        let side_of_all = space.width().min(space.height());
        let least_frame = if side_of_all < SMALL { side_of_all * share } else { least_frame };
        let room = (side_of_all * scale).floor().max(0.0);
        let least_frame = (least_frame * scale).round().min(room / 8.0).floor();
        let cell = ((room - 2.0 * least_frame) / f32::from(side)).floor().max(1.0);
        let frame = ((room - cell * f32::from(side)) / 2.0).floor().max(0.0);
        // A small window keeps its squares large: what is left over never makes the frame twice its width.
        let frame = frame.min(2.0 * least_frame);
        let outer = cell * f32::from(side) + 2.0 * frame;
        let corner = space.center() * scale - Vec2::splat(outer / 2.0);
        Self {
            side,
            cell_px: cell as u32,
            frame_px: frame as u32,
            corner_px: (corner.x.round() as i32, corner.y.round() as i32),
            scale,
        }
    }

    fn point(&self, x: i64, y: i64) -> Pos2 {
        pos2(x as f32 / self.scale, y as f32 / self.scale)
    }

    fn edge(&self, place: u8) -> i64 {
        i64::from(self.frame_px) + i64::from(self.cell_px) * i64::from(place)
    }

    /// The side of a square in points.
    #[must_use]
    pub fn cell(&self) -> f32 {
        self.cell_px as f32 / self.scale
    }

    /// The width of the frame in points.
    #[must_use]
    pub fn frame(&self) -> f32 {
        self.frame_px as f32 / self.scale
    }

    /// The side of the whole board in physical pixels.
    #[must_use]
    pub fn outer_px(&self) -> u32 {
        self.cell_px * u32::from(self.side) + 2 * self.frame_px
    }

    /// The whole board with its frame, in points.
    #[must_use]
    pub fn outer(&self) -> Rect {
        let (x, y) = (i64::from(self.corner_px.0), i64::from(self.corner_px.1));
        let size = i64::from(self.outer_px());
        Rect::from_min_max(self.point(x, y), self.point(x + size, y + size))
    }

    /// The square at a row and column as they are seen, in points.
    #[must_use]
    pub fn square(&self, row: u8, column: u8) -> Rect {
        let (x, y) = (i64::from(self.corner_px.0), i64::from(self.corner_px.1));
        Rect::from_min_max(
            self.point(x + self.edge(column), y + self.edge(row)),
            self.point(x + self.edge(column + 1), y + self.edge(row + 1)),
        )
    }

    /// Row and column, as they are seen, of a point; `None` beside the squares.
    #[must_use]
    pub fn hit(&self, at: Pos2) -> Option<(u8, u8)> {
        let field = self.square(0, 0).union(self.square(self.side - 1, self.side - 1));
        if !field.contains(at) {
            return None;
        }
        let place = (at - field.min) / self.cell();
        let last = self.side - 1;
        Some(((place.y as u8).min(last), (place.x as u8).min(last)))
    }
}

/// The window's parts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct WindowLayout {
    /// Room for the board.
    pub board: Rect,
    /// Room for the panel.
    pub panel: Rect,
}

impl WindowLayout {
    /// Parts a window.
    pub(crate) fn new(window: Rect) -> Self {
        let Vec2 { x: width, y: height } = window.size();
        let margin = match width.min(height) {
            ..500.0 => 8.0,
            ..700.0 => 16.0,
            _ => 24.0,
        };
        if width >= 1.18 * height && width >= 620.0 {
            let least = if height < 600.0 { 220.0 } else { 300.0 };
            let most = if width > 1600.0 { 520.0 } else { 480.0 };
            let panel = (width - height).clamp(least, most);
            let (board, panel) = window.split_left_right_at_x(window.right() - panel);
            Self { board: board.shrink(margin), panel }
        } else {
            // The board as wide as the window, but room for the panel's unalterable parts.
            let board = (width).min(height - 250.0).max(height * 0.4);
            let (board, panel) = window.split_top_bottom_at_y(window.top() + board);
            // On a phone the board is as wide as the screen.
            let inset = if width < SMALL { 0.0 } else { 8.0 };
            Self { board: board.shrink(inset), panel }
        }
    }
}

/// Whether a cell of the board is dark, at a row and column with White at the bottom. (On a board of which all
/// squares are played on, the colour is only for the eye.)
pub(crate) fn is_dark(shape: BoardShape, mirrored: bool, row: u8, column: u8) -> bool {
    let odd = (row + column) % 2 == 1;
    shape == BoardShape::Full8 || odd != mirrored
}

#[cfg(test)]
mod tests {
    use egui::vec2;

    use super::*;

    #[test]
    fn edges_of_squares_are_whole_pixels_at_any_size_and_scale() {
        for scale in [1.0, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0] {
            for side in [8, 10, 12] {
                for size in (200..1400).step_by(7) {
                    let space = Rect::from_min_size(pos2(13.0, 7.3), vec2(size as f32, size as f32 * 0.97));
                    let board = BoardLayout::fit(space, side, side == 8, scale);
                    for place in 0..side {
                        let rect = board.square(place, side - 1 - place);
                        for edge in [rect.left(), rect.right(), rect.top(), rect.bottom()] {
                            let px = edge * scale;
                            assert!((px - px.round()).abs() < 0.01, "{px} at {size}, scale {scale}");
                        }
                    }
                    assert!(
                        space.expand(1.0 / scale).contains_rect(board.outer()),
                        "{size} at scale {scale}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_board_uses_its_room() {
        for size in 300..1500 {
            let space = Rect::from_min_size(Pos2::ZERO, Vec2::splat(size as f32));
            let board = BoardLayout::fit(space, 10, false, 1.0);
            assert!(board.outer_px() + 12 >= size, "{} of {size}", board.outer_px());
        }
    }

    #[test]
    fn the_squares_fill_the_width_of_a_phone() {
        for (width, height) in [(390.0, 844.0), (360.0, 740.0), (412.0, 915.0)] {
            let parts = WindowLayout::new(Rect::from_min_size(Pos2::ZERO, vec2(width, height)));
            for (side, lettered, least) in [(10, false, 0.97), (12, false, 0.96), (8, true, 0.92)] {
                let board = BoardLayout::fit(parts.board, side, lettered, 2.0);
                let share = board.cell() * f32::from(side) / width;
                assert!(share > least, "{side} squares have {share} of {width}");
            }
        }
    }

    #[test]
    fn the_point_in_a_square_hits_it() {
        let space = Rect::from_min_size(pos2(10.0, 20.0), vec2(500.0, 640.0));
        let board = BoardLayout::fit(space, 10, false, 1.5);
        for row in 0..10 {
            for column in 0..10 {
                assert_eq!(board.hit(board.square(row, column).center()), Some((row, column)));
            }
        }
        assert_eq!(board.hit(board.outer().min), None);
    }

    #[test]
    fn windows_of_all_shapes_have_both_parts() {
        for (width, height) in
            [(1280.0, 800.0), (390.0, 844.0), (640.0, 480.0), (844.0, 390.0), (3840.0, 2160.0)]
        {
            let parts = WindowLayout::new(Rect::from_min_size(Pos2::ZERO, vec2(width, height)));
            assert!(parts.board.width() > 200.0 && parts.board.height() > 200.0, "{width}×{height}");
            assert!(parts.panel.width() >= 220.0 && parts.panel.height() >= 180.0, "{width}×{height}");
        }
    }
}

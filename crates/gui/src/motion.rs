//! A piece on its way: what is drawn in the moment after a move.

use damier_app::{Mark, ViewModel};
use damier_rules::{Piece, Square};
use egui::{Context, Pos2, pos2};

/// Seconds for a hop, and more for each square of its way.
const HOP: f64 = 0.15;
const PER_SQUARE: f64 = 0.012;

/// Seconds for a piece that glides home.
const HOME: f64 = 0.2;

/// A piece that was dropped where it may not stand, on its way home.
pub(crate) struct Glide {
    /// Where it belongs.
    pub(crate) home: Square,
    /// Where it was let go.
    from: Pos2,
    began: f64,
    ply: usize,
}

impl Glide {
    pub(crate) fn new(ctx: &Context, view: &ViewModel, home: Square, from: Pos2) -> Self {
        Self { home, from, began: ctx.input(|input| input.time), ply: view.ply }
    }

    /// Where it is now, on its way to the point `goal`; `None` once it is there, or if the drop was a move.
    pub(crate) fn place(&self, ctx: &Context, view: &ViewModel, goal: Pos2, factor: f64) -> Option<Pos2> {
        let passed = ctx.input(|input| input.time) - self.began;
        let there = passed >= HOME * factor || view.ply != self.ply || view.square(self.home).piece.is_none();
        if there {
            return None;
        }
        ctx.request_repaint();
        Some(self.from.lerp(goal, eased((passed / (HOME * factor)) as f32)))
    }
}

/// Fast at first, slow at the end.
fn eased(t: f32) -> f32 {
    1.0 - (1.0 - t).powi(3)
}

/// A piece that is drawn on its way.
#[derive(Clone, Debug)]
pub(crate) struct Motion {
    /// Where it will be; nothing is drawn there meanwhile.
    pub(crate) to: Square,
    pub(crate) piece: Piece,
    stops: Vec<Square>,
    began: f64,
    /// By how much it is slower than usual.
    factor: f64,
}

/// What was seen last, to tell that a move was made.
#[derive(Default)]
pub(crate) struct Mover {
    seen: Option<(usize, Option<Square>)>,
    motion: Option<Motion>,
    /// A move that was dragged is not shown again.
    pub(crate) dragged: bool,
}

impl Mover {
    /// Looks at the view of this frame and gives the piece that is on its way.
    pub(crate) fn watch(&mut self, ctx: &Context, view: &ViewModel, factor: f64) -> Option<Motion> {
        let held = view.squares.iter().find(|square| square.has(Mark::Selected)).map(|square| square.square);
        let (ply, was_held) = self.seen.replace((view.ply, held)).unwrap_or((view.ply, None));
        let now = ctx.input(|input| input.time);
        if view.ply != ply {
            let live = !view.browsing || view.replaying;
            let one_on = view.ply == ply + 1 && live && !std::mem::take(&mut self.dragged);
            self.motion =
                if one_on && factor > 0.0 { Self::start(view, was_held, now, factor) } else { None };
        }
        let motion = self.motion.clone().filter(|motion| now < motion.began + motion.length(view));
        if motion.is_some() {
            ctx.request_repaint();
        } else {
            self.motion = None;
        }
        motion
    }

    fn start(view: &ViewModel, was_held: Option<Square>, now: f64, factor: f64) -> Option<Motion> {
        let to = *view.last_move.last()?;
        let piece = view.square(to).piece?;
        // Of a capture that was clicked hop by hop only the rest is shown.
        let walked = view.last_move.iter().position(|&square| Some(square) == was_held).unwrap_or(0);
        let stops = view.last_move[walked..].to_vec();
        (stops.len() > 1).then_some(Motion { to, piece, stops, began: now, factor })
    }
}

impl Motion {
    fn seconds(&self, view: &ViewModel, hop: &[Square]) -> f64 {
        let cell = |square: Square| view.seen(view.square(square));
        let ((row, column), (to_row, to_column)) = (cell(hop[0]), cell(hop[1]));
        let squares = f64::from(row.abs_diff(to_row).max(column.abs_diff(to_column)));
        self.factor * (HOP + PER_SQUARE * squares)
    }

    fn length(&self, view: &ViewModel) -> f64 {
        self.stops.windows(2).map(|hop| self.seconds(view, hop)).sum()
    }

    /// Where the piece is now, in columns and rows as they are seen.
    pub(crate) fn place(&self, ctx: &Context, view: &ViewModel) -> Pos2 {
        let mut left = ctx.input(|input| input.time) - self.began;
        let cell = |square: Square| {
            let (row, column) = view.seen(view.square(square));
            pos2(f32::from(column), f32::from(row))
        };
        for hop in self.stops.windows(2) {
            let seconds = self.seconds(view, hop);
            if left < seconds {
                let t = (left / seconds) as f32;
                return cell(hop[0]).lerp(cell(hop[1]), eased(t));
            }
            left -= seconds;
        }
        cell(self.to)
    }
}

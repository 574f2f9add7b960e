//! The blinking of marks that must not be missed: for a few seconds, then they stand.

use damier_app::{Mark, ViewModel};
use egui::Context;

/// How long marks blink, and how long one blink takes, in seconds.
const LENGTH: f64 = 5.0;
const PERIOD: f64 = 1.0;
/// Seconds between two frames while something blinks.
const FRAME: f32 = 1.0 / 30.0;

/// Since when a capture has been due.
#[derive(Default)]
pub(crate) struct Blink {
    since: Option<(usize, f64)>,
}

impl Blink {
    /// How much of the marks is seen in this frame, 0.35 to 1. Asks for another frame only while that changes.
    pub(crate) fn opacity(&mut self, ctx: &Context, view: &ViewModel, still: bool) -> f32 {
        let due = view.squares.iter().any(|square| square.has(Mark::MustCapture));
        let held = view.squares.iter().any(|square| square.has(Mark::Selected));
        if !due {
            // Marks come back when the piece in hand is put down; that is no news.
            if !held && !view.browsing {
                self.since = None;
            }
            return 1.0;
        }
        let now = ctx.input(|input| input.time);
        let began = match self.since {
            Some((ply, began)) if ply == view.ply => began,
            _ => self.since.insert((view.ply, now)).1,
        };
        let passed = now - began;
        if still || passed >= LENGTH {
            return 1.0;
        }
        ctx.request_repaint_after_secs(FRAME);
        opacity(passed)
    }
}

fn opacity(passed: f64) -> f32 {
    let wave = 0.5 - 0.5 * (std::f64::consts::TAU * passed / PERIOD).cos();
    (1.0 - 0.65 * wave) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_blink_begins_and_ends_in_full_and_never_vanishes() {
        assert!(opacity(0.0) > 0.99 && opacity(LENGTH) > 0.99);
        assert!((opacity(PERIOD / 2.0) - 0.35).abs() < 0.01);
    }
}

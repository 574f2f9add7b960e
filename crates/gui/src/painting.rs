//! Painting wood and pieces without keeping the window waiting: in threads, or where there are none a little in each
//! frame.

use egui::{Color32, ColorImage, Context};

use crate::sprite::{self, PIECES};
use crate::wood::{self, WoodKey};

/// The pictures for one size.
pub(crate) struct Painted {
    pub(crate) key: WoodKey,
    pub(crate) board: ColorImage,
    /// In the order of [`PIECES`].
    pub(crate) pieces: [ColorImage; PIECES.len()],
}

impl Painted {
    fn new(key: WoodKey, board: Vec<Color32>, pieces: [ColorImage; PIECES.len()]) -> Self {
        let side = wood::side(key);
        Self { key, board: ColorImage::new([side, side], board), pieces }
    }
}

#[cfg(not(target_arch = "wasm32"))]
pub(crate) use threads::Threads as Painting;

#[cfg(target_arch = "wasm32")]
pub(crate) use frames::Frames as Painting;

/// Painting by other threads.
#[cfg(not(target_arch = "wasm32"))]
mod threads {
    use std::sync::mpsc::{Receiver, channel};

    use super::{Color32, Context, PIECES, Painted, WoodKey, sprite, wood};

    /// Pictures that other threads are at work on.
    pub(crate) struct Threads(Receiver<Painted>);

    impl Threads {
        /// Begins to paint, and asks for a frame when it is done.
        pub(crate) fn begin(ctx: &Context, key: WoodKey) -> Self {
            let (sender, receiver) = channel();
            let ctx = ctx.clone();
            std::thread::spawn(move || {
                let pieces = PIECES.map(|piece| sprite::paint_for(piece, key.cell_px, key.pieces));
                // The window may be gone meanwhile.
                let _ = sender.send(Painted::new(key, board(key), pieces));
                ctx.request_repaint();
            });
            Self(receiver)
        }

        /// The pictures, once they are done.
        pub(crate) fn look(&mut self, _ctx: &Context) -> Option<Painted> {
            self.0.try_recv().ok()
        }
    }

    fn board(key: WoodKey) -> Vec<Color32> {
        let side = wood::side(key).max(1);
        let workers = std::thread::available_parallelism().map_or(1, usize::from).min(side);
        let mut pixels = vec![Color32::BLACK; side * side];
        std::thread::scope(|scope| {
            let rows = side.div_ceil(workers);
            for (band, part) in pixels.chunks_mut(rows * side).enumerate() {
                scope.spawn(move || wood::paint_rows(key, band * rows, part));
            }
        });
        pixels
    }
}

/// Painting between frames.
#[cfg(any(target_arch = "wasm32", test))]
mod frames {
    use super::{Color32, ColorImage, Context, PIECES, Painted, WoodKey, sprite, wood};

    /// Pixels of the board that are painted in a frame: some thirty milliseconds.
    const PIXELS: usize = 120_000;

    /// Pictures of which a part is done.
    pub(crate) struct Frames {
        key: WoodKey,
        /// Painted in the first frame.
        pieces: Option<[ColorImage; PIECES.len()]>,
        board: Vec<Color32>,
    }

    impl Frames {
        /// Begins to paint.
        pub(crate) fn begin(ctx: &Context, key: WoodKey) -> Self {
            ctx.request_repaint();
            Self { key, pieces: None, board: Vec::new() }
        }

        /// Paints the next part: the pieces or some rows; asks for a frame for the one after it. The pictures, once they
        /// are done.
        pub(crate) fn look(&mut self, ctx: &Context) -> Option<Painted> {
            let key = self.key;
            let side = wood::side(key).max(1);
            if self.pieces.is_none() {
                self.pieces = Some(PIECES.map(|piece| sprite::paint_for(piece, key.cell_px, key.pieces)));
            } else if self.board.len() < side * side {
                let from = self.board.len();
                let rows = (PIXELS / side).max(1);
                self.board.resize((from + rows * side).min(side * side), Color32::BLACK);
                wood::paint_rows(key, from / side, &mut self.board[from..]);
            }
            if self.board.len() < side * side {
                ctx.request_repaint();
                return None;
            }
            let pieces = self.pieces.take()?;
            Some(Painted::new(key, std::mem::take(&mut self.board), pieces))
        }
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use crate::painting::threads::Threads;

        #[test]
        fn frames_paint_what_threads_paint() {
            let key = WoodKey {
                side: 10,
                cell_px: 33,
                frame_px: 9,
                first_dark: false,
                uniform: false,
                scale: 100,
                board: damier_app::Board::Wood,
                pieces: damier_app::PieceSet::Boxwood,
            };
            let ctx = Context::default();
            let mut frames = Frames::begin(&ctx, key);
            let slowly = std::iter::repeat_with(|| frames.look(&ctx)).take(100).flatten().next();
            let mut threads = Threads::begin(&ctx, key);
            let at_once = std::iter::repeat_with(|| {
                std::thread::sleep(std::time::Duration::from_millis(5));
                threads.look(&ctx)
            });
            let at_once = at_once.take(2000).flatten().next();
            let (slowly, at_once) = (slowly.expect("it ends"), at_once.expect("it ends"));
            assert_eq!(slowly.board.pixels, at_once.board.pixels);
            assert_eq!(slowly.pieces, at_once.pieces);
        }
    }
}

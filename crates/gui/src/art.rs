//! Wood and pieces as textures, made beside the window's frames so that resizing never waits for them.

use damier_rules::Piece;
use egui::{Context, TextureHandle, TextureId, TextureOptions};

use crate::painting::{Painted, Painting};
use crate::sprite;
use crate::wood::WoodKey;

/// How long a size has to stay the same before pictures are made for it, in seconds.
const SETTLED: f64 = 0.12;

struct Textures {
    key: WoodKey,
    board: TextureHandle,
    pieces: [TextureHandle; 4],
}

/// The textures for the present size; until they are made those of another size, or none.
#[derive(Default)]
pub(crate) struct Art {
    ready: Option<Textures>,
    at_work: Option<Painting>,
    wanted: Option<(WoodKey, f64)>,
}

impl Art {
    /// Asks for pictures of that size, and takes over what has been made.
    pub(crate) fn want(&mut self, ctx: &Context, key: WoodKey) {
        self.collect(ctx);
        if self.ready.as_ref().is_some_and(|ready| ready.key == key) {
            return;
        }
        let now = ctx.input(|input| input.time);
        let since = match self.wanted {
            Some((wanted, since)) if wanted == key => since,
            _ => now,
        };
        self.wanted = Some((key, since));
        let first = self.ready.is_none();
        if self.at_work.is_some() {
            return;
        }
        if !first && now - since < SETTLED {
            ctx.request_repaint_after_secs((SETTLED - (now - since)) as f32 + 0.01);
            return;
        }
        self.at_work = Some(Painting::begin(ctx, key));
    }

    fn collect(&mut self, ctx: &Context) {
        let Some(painted) = self.at_work.as_mut().and_then(|painting| painting.look(ctx)) else { return };
        self.at_work = None;
        let Painted { key, board, pieces } = painted;
        let mut place = 0;
        let pieces = pieces.map(|image| {
            place += 1;
            ctx.load_texture(format!("piece {place}"), image, TextureOptions::LINEAR)
        });
        let board = ctx.load_texture("board", board, TextureOptions::LINEAR);
        self.ready = Some(Textures { key, board, pieces });
    }

    /// The board, if its wood is like that of `key` at whatever size.
    pub(crate) fn board(&self, key: WoodKey) -> Option<TextureId> {
        let kind = |key: WoodKey| (key.side, key.first_dark, key.uniform, key.board);
        let like = |old: WoodKey| kind(old) == kind(key);
        self.ready.as_ref().filter(|ready| like(ready.key)).map(|ready| ready.board.id())
    }

    /// A piece.
    pub(crate) fn piece(&self, piece: Piece) -> Option<TextureId> {
        self.ready.as_ref().map(|ready| ready.pieces[sprite::index(piece)].id())
    }
}

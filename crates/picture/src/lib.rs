//! Pictures in points: SVG drawn as PNG ([`png`]) and as a moving GIF ([`gif()`]). The font is built in, so that a
//! picture is the same on every computer; who has it already hands it to a [`Painter`]. No I/O: text comes in, bytes go
//! out.

mod animation;
#[cfg(not(target_arch = "wasm32"))]
mod built_in;
mod painter;

#[cfg(not(target_arch = "wasm32"))]
pub use built_in::{gif, png};
pub use painter::{Painter, Undrawn};

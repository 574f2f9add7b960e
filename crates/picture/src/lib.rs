//! Pictures in points: SVG drawn as PNG ([`png`]) and as a moving GIF ([`gif()`]). The font is built in, so that a
//! picture is the same on every computer. No I/O: text comes in, bytes go out.

mod animation;
mod painter;

pub use animation::gif;
pub use painter::{Undrawn, png};

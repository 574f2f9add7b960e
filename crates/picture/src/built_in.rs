//! Pictures with the font that comes along.

use crate::painter::{Painter, Undrawn};

fn painter() -> Painter {
    Painter::new(notosans::REGULAR_TTF.to_vec())
}

/// The picture as PNG, `size` by `size` points.
///
/// # Errors
/// If the text is no SVG, or no picture has that size.
pub fn png(svg: &str, size: u32) -> Result<Vec<u8>, Undrawn> {
    painter().png(svg, size)
}

/// The pictures as a GIF that begins anew at its end, `size` by `size` points, a second each.
///
/// # Errors
/// If one of the texts is no SVG, or no GIF has that size.
pub fn gif(svgs: impl IntoIterator<Item = String>, size: u32) -> Result<Vec<u8>, Undrawn> {
    painter().gif(svgs, size)
}

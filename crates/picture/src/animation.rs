//! Pictures one after the other as GIF. A frame holds only the part that differs from the one before.

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;

use crate::Undrawn;
use crate::painter::Painter;

/// How long a picture is seen, and the last one, in hundredths of a second.
const SHOWN: u16 = 100;
const LAST_SHOWN: u16 = 300;
/// How thoroughly colours are chosen, 1 (best) to 30.
const HASTE: i32 = 10;

/// A part of a picture.
struct Part {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

impl Painter {
    /// The pictures as a GIF that begins anew at its end, `size` by `size` points, a second each.
    ///
    /// # Errors
    /// If one of the texts is no SVG, or no GIF has that size.
    pub fn gif(&self, svgs: impl IntoIterator<Item = String>, size: u32) -> Result<Vec<u8>, Undrawn> {
        let side = u16::try_from(size).map_err(|_| Undrawn::Size(size))?;
        let packing = |error: gif::EncodingError| Undrawn::Packing(error.to_string());
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, side, side, &[]).map_err(packing)?;
        encoder.set_repeat(Repeat::Infinite).map_err(packing)?;
        let mut before: Option<Pixmap> = None;
        let mut svgs = svgs.into_iter().peekable();
        while let Some(svg) = svgs.next() {
            let points = self.paint(&svg, size)?;
            let mut frame = frame(&points, &changed(before.as_ref(), &points));
            frame.delay = if svgs.peek().is_some() { SHOWN } else { LAST_SHOWN };
            frame.dispose = DisposalMethod::Keep;
            encoder.write_frame(&frame).map_err(packing)?;
            before = Some(points);
        }
        drop(encoder);
        Ok(bytes)
    }
}

/// The least part that holds all points that differ; one point where none does.
fn changed(before: Option<&Pixmap>, points: &Pixmap) -> Part {
    let (width, height) = (points.width() as usize, points.height() as usize);
    let Some(before) = before else { return Part { left: 0, top: 0, width, height } };
    let (old, new) = (before.pixels(), points.pixels());
    let row_differs =
        |&row: &usize| old[row * width..(row + 1) * width] != new[row * width..(row + 1) * width];
    let column_differs =
        |&column: &usize| (0..height).any(|row| old[row * width + column] != new[row * width + column]);
    let (top, bottom) = ends((0..height).filter(row_differs));
    let (left, right) = ends((0..width).filter(column_differs));
    Part { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/// The first and the last of them; 0 where there are none.
fn ends(mut found: impl DoubleEndedIterator<Item = usize>) -> (usize, usize) {
    let first = found.next().unwrap_or_default();
    (first, found.next_back().unwrap_or(first))
}

fn frame(points: &Pixmap, part: &Part) -> Frame<'static> {
    let width = points.width() as usize;
    let mut colors = Vec::with_capacity(part.width * part.height * 4);
    for row in part.top..part.top + part.height {
        for point in &points.pixels()[row * width + part.left..][..part.width] {
            let color = point.demultiply();
            colors.extend([color.red(), color.green(), color.blue(), color.alpha()]);
        }
    }
    // A part of the picture is less than the picture, whose sides are known to fit.
    let short = |length: usize| length as u16;
    let mut frame = Frame::from_rgba_speed(short(part.width), short(part.height), &mut colors, HASTE);
    (frame.left, frame.top) = (short(part.left), short(part.top));
    frame
}

//! Turned pieces, shaded on the processor: one picture for each colour and kind at each size.
//!
//! Lengths are in diameters of the piece, the origin is the middle of its square, `y` points down, and light comes
//! from the upper left.

use damier_app::PieceSet;
use damier_rules::{Color, Kind, Piece};
use egui::{Color32, ColorImage};

use crate::theme::{self, PieceColors};

/// The side of a picture, in diameters: room for the shadow.
pub(crate) const CANVAS: f32 = 1.44;
/// A piece's diameter, in sides of its square.
pub(crate) const DIAMETER: f32 = 0.78;

/// Samples along each side of a pixel.
const SAMPLES: u32 = 3;
/// Where the light meets the face.
const LIGHT: (f32, f32) = (-0.20, -0.26);
/// Pieces smaller than this, in pixels, have fewer grooves.
const SMALL: f32 = 34.0;

/// The four pieces, in the order of [`index`].
pub(crate) const PIECES: [Piece; 4] = [
    Piece::man(Color::White),
    Piece::king(Color::White),
    Piece::man(Color::Black),
    Piece::king(Color::Black),
];

/// The place of a piece among [`PIECES`].
pub(crate) fn index(piece: Piece) -> usize {
    2 * piece.color.index() + usize::from(piece.is_king())
}

/// Paints a piece for squares of that many pixels.
pub(crate) fn paint_for(piece: Piece, cell_px: u32, set: PieceSet) -> ColorImage {
    paint(piece, cell_px as f32 * DIAMETER, set)
}

/// Premultiplied colour, 0 to 1.
type Paint = [f32; 4];

fn over(under: Paint, color: Color32, alpha: f32) -> Paint {
    let alpha = alpha.clamp(0.0, 1.0);
    let top = [f32::from(color.r()) / 255.0, f32::from(color.g()) / 255.0, f32::from(color.b()) / 255.0];
    let mut paint = under.map(|channel| channel * (1.0 - alpha));
    for (channel, color) in paint.iter_mut().zip(top) {
        *channel += color * alpha;
    }
    paint[3] += alpha;
    paint
}

fn paint(piece: Piece, diameter: f32, set: PieceSet) -> ColorImage {
    let size = (diameter * CANVAS).ceil().max(1.0) as usize;
    let turned = Turned::new(piece, diameter, set);
    let pixel = |place: usize| {
        let (x, y) = ((place % size) as f32, (place / size) as f32);
        let mut sum = [0.0; 4];
        for sample in 0..SAMPLES * SAMPLES {
            let (dx, dy) = ((sample % SAMPLES) as f32 + 0.5, (sample / SAMPLES) as f32 + 0.5);
            let at = |along: f32, step: f32| (along + step / SAMPLES as f32 - size as f32 / 2.0) / diameter;
            let (x, y) = (at(x, dx), at(y, dy));
            let paint = if set == PieceSet::Ink { turned.printed(x, y) } else { turned.at(x, y) };
            for (channel, value) in sum.iter_mut().zip(paint) {
                *channel += value;
            }
        }
        let [r, g, b, a] = sum.map(|channel| (channel / (SAMPLES * SAMPLES) as f32 * 255.0).round() as u8);
        Color32::from_rgba_premultiplied(r, g, b, a)
    };
    ColorImage::new([size, size], (0..size * size).map(pixel).collect())
}

/// A piece turned of wood.
struct Turned {
    colors: &'static PieceColors,
    king: bool,
    small: bool,
    /// Where its face and its foot are.
    top: f32,
    base: f32,
}

impl Turned {
    fn new(piece: Piece, diameter: f32, set: PieceSet) -> Self {
        let king = piece.kind == Kind::King;
        let colors = theme::piece_colors(set, piece.color);
        let (top, base) = if king { (-0.055, 0.105) } else { (-0.025, 0.045) };
        Self { colors, king, small: diameter < SMALL, top, base }
    }

    fn at(&self, x: f32, y: f32) -> Paint {
        let mut paint = self.shadow(x, y);
        let Some(depth) = self.depth_in_wall(x, y) else { return paint };
        paint = over(paint, self.wall_color(x), 1.0);
        if depth < 0.014 {
            paint = over(paint, self.colors.outline, 1.0);
        }
        let middle = (self.top + self.base) / 2.0;
        if self.king && y > middle && (x.hypot(y - middle) - 0.49).abs() < 0.01 {
            paint = over(paint, self.colors.seam, 0.9);
        }
        let (face_x, face_y) = (x, y - self.top);
        let radius = face_x.hypot(face_y);
        if radius < 0.4925 { self.face(paint, face_x, face_y, radius) } else { paint }
    }

    /// The piece as a book prints it: a disc with a ring, a king as two discs with a crown.
    fn printed(&self, x: f32, y: f32) -> Paint {
        let mut paint = [0.0; 4];
        let discs: &[f32] = if self.king { &[0.09, -0.05] } else { &[0.0] };
        for &middle in discs {
            let radius = x.hypot(y - middle);
            if radius < 0.5 {
                let line = radius > 0.5 - 0.05;
                paint = over(paint, if line { self.colors.outline } else { self.colors.top }, 1.0);
                if !self.king {
                    paint = over(paint, self.colors.inlay, ring(radius / 0.5, 0.68, 0.07));
                }
            }
        }
        let crown = self.king && in_crown(x / 0.56, (y + 0.05) / 0.56);
        if crown { over(paint, self.colors.inlay, 1.0) } else { paint }
    }

    fn shadow(&self, x: f32, y: f32) -> Paint {
        let down = if self.king { 0.155 } else { 0.095 };
        let distance = (x - 0.03).hypot(y - down) / 0.60;
        let alpha = 0.5 * ((1.0 - distance) / (1.0 - 0.62)).clamp(0.0, 1.0);
        over([0.0; 4], Color32::from_rgb(0x1A, 0x0D, 0x05), alpha)
    }

    /// How deep a point lies inside the piece's outline, `None` outside.
    fn depth_in_wall(&self, x: f32, y: f32) -> Option<f32> {
        let beyond = if y < self.top { self.top - y } else { (y - self.base).max(0.0) };
        let depth = 0.5 - x.hypot(beyond);
        (depth > 0.0).then_some(depth)
    }

    fn wall_color(&self, x: f32) -> Color32 {
        let along = x + 0.5;
        let lighter = self.colors.side.lerp_to_gamma(self.colors.lo, 0.55);
        if along < 0.3 {
            self.colors.side.lerp_to_gamma(lighter, along / 0.3)
        } else if along < 0.6 {
            lighter.lerp_to_gamma(self.colors.side, (along - 0.3) / 0.3)
        } else {
            self.colors.side.lerp_to_gamma(self.colors.shade, (along - 0.6) / 0.4)
        }
    }

    fn face(&self, under: Paint, x: f32, y: f32, radius: f32) -> Paint {
        let colors = self.colors;
        let lit = (x - LIGHT.0).hypot(y - LIGHT.1) / 0.82;
        let mut paint = over(under, gradient(colors.hi, colors.top, colors.lo, lit), 1.0);
        let part = radius / 0.4925;
        // Bevel: light where it faces the light, in shade opposite.
        let facing = -(x + y * 1.3) / (radius.max(0.01) * 1.64);
        let bevel = ring(part, 0.955, 0.032 * 2.0);
        let tone = if facing > 0.0 { colors.hi } else { colors.shade };
        paint = over(paint, tone, bevel * facing.abs() * 0.55);
        let outline_alpha = if self.king { 0.35 } else { 1.0 };
        paint = over(paint, colors.outline, ring(part, 0.986, 0.028) * outline_alpha);
        if self.king { self.crowned(paint, x, y, part) } else { self.grooved(paint, x, y, part, facing) }
    }

    fn grooved(&self, mut paint: Paint, x: f32, y: f32, part: f32, facing: f32) -> Paint {
        let colors = self.colors;
        let grooves: &[f32] = if self.small { &[0.70] } else { &[0.80, 0.64] };
        let hollow = if self.small { 0.36 } else { 0.42 };
        let lower = x.hypot(y - 0.55 * 0.024) / 0.4925;
        for &groove in grooves {
            paint = over(paint, colors.hi, ring(lower, groove, 0.05) * 0.55);
            paint = over(paint, colors.groove, ring(part, groove, 0.048));
        }
        if part < hollow {
            let away = (x + 0.09).hypot(y + 0.11) / 0.36;
            paint = over(paint, gradient(colors.lo, colors.top, colors.hi, away), 0.9);
        }
        let tone = if facing > 0.0 { colors.groove } else { colors.hi };
        over(paint, tone, ring(part, hollow, 0.05) * (0.35 + 0.5 * facing.abs()))
    }

    fn crowned(&self, mut paint: Paint, x: f32, y: f32, part: f32) -> Paint {
        let colors = self.colors;
        let lower = y - 0.018;
        if !self.small {
            let print_part = x.hypot(lower) / 0.4925;
            paint = over(paint, colors.print, ring(print_part, 0.80, 0.055) * 0.7);
            paint = over(paint, colors.inlay, ring(part, 0.80, 0.055));
        }
        let width = if self.small { 0.58 } else { 0.52 };
        if in_crown(x / width, lower / width) {
            paint = over(paint, colors.print, 0.7);
        }
        if in_crown(x / width, y / width) { over(paint, colors.inlay, 1.0) } else { paint }
    }
}

/// 1 in the middle of a ring, 0 outside of it.
fn ring(part: f32, at: f32, width: f32) -> f32 {
    let distance = (part - at).abs() / (width / 2.0);
    (1.6 * (1.0 - distance)).clamp(0.0, 1.0)
}

fn gradient(near: Color32, middle: Color32, far: Color32, t: f32) -> Color32 {
    if t < 0.55 {
        near.lerp_to_gamma(middle, t / 0.55)
    } else {
        middle.lerp_to_gamma(far, ((t - 0.55) / 0.45).min(1.0))
    }
}

/// A crown with three points on a bar, in its own widths, middle at the origin.
const CROWN: [(f32, f32); 7] =
    [(-0.43, 0.19), (-0.50, -0.20), (-0.24, 0.01), (0.0, -0.33), (0.24, 0.01), (0.50, -0.20), (0.43, 0.19)];

fn in_crown(x: f32, y: f32) -> bool {
    if x.abs() < 0.43 && (0.235..0.33).contains(&y) {
        return true;
    }
    let tips = [(-0.50, -0.20), (0.0, -0.33), (0.50, -0.20)];
    if tips.iter().any(|&(tip_x, tip_y)| (x - tip_x).hypot(y - tip_y) < 0.055) {
        return true;
    }
    let mut inside = false;
    for (place, &(x1, y1)) in CROWN.iter().enumerate() {
        let (x2, y2) = CROWN[(place + 1) % CROWN.len()];
        if (y1 > y) != (y2 > y) && x < (x2 - x1) * (y - y1) / (y2 - y1) + x1 {
            inside = !inside;
        }
    }
    inside
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_told_apart_by_their_pictures() {
        for &(set, name) in PieceSet::ALL {
            let images = PIECES.map(|piece| paint_for(piece, 40, set));
            let middle = |image: &ColorImage| image.pixels[image.size[0] / 2 * (image.size[0] + 1)];
            assert!(middle(&images[0]).r() > 180 && middle(&images[2]).r() < 120, "{name}");
            for (place, piece) in PIECES.into_iter().enumerate() {
                assert_eq!(index(piece), place);
                let others = images.iter().enumerate().filter(|(other, _)| *other != place);
                assert!(others.into_iter().all(|(_, image)| image != &images[place]), "{name}");
            }
        }
    }
}

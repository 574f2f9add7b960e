//! The board's wood, grown on the processor: value noise along the grain, another piece of wood for each square.

use damier_app::{Board, PieceSet};
use egui::Color32;

use crate::theme;

/// What is to be painted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct WoodKey {
    pub side: u8,
    pub cell_px: u32,
    pub frame_px: u32,
    /// Whether the square in the upper left corner is dark.
    pub first_dark: bool,
    /// Whether all squares are of the dark wood.
    pub uniform: bool,
    /// Physical pixels in a point, in hundredths.
    pub scale: u32,
    /// What it is made of: wood, or hatched paper.
    pub board: Board,
    /// How the pieces on it look.
    pub pieces: PieceSet,
}

/// A kind of wood.
struct Wood {
    colors: [Color32; 2],
    /// Year rings.
    rings: f32,
    pores: f32,
}

const PEAR: Wood = Wood { colors: theme::PEAR, rings: 0.042, pores: 0.20 };
const MAPLE: Wood = Wood { colors: theme::MAPLE, rings: 0.026, pores: 0.055 };
const WALNUT: Wood = Wood { colors: theme::FRAME, rings: 0.050, pores: 0.22 };

fn hash(x: i32, y: i32) -> f32 {
    let mut h = (x as u32).wrapping_mul(0x85EB_CA6B) ^ (y as u32).wrapping_mul(0xC2B2_AE35);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2C1B_3C6D);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297A_2D39);
    h ^= h >> 15;
    (h >> 8) as f32 / (1 << 24) as f32
}

/// Value noise, 0 to 1.
fn noise(x: f32, y: f32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let (u, v) = (x - left, y - top);
    let (u, v) = (u * u * (3.0 - 2.0 * u), v * v * (3.0 - 2.0 * v));
    let (left, top) = (left as i32, top as i32);
    let upper = hash(left, top) * (1.0 - u) + hash(left + 1, top) * u;
    let lower = hash(left, top + 1) * (1.0 - u) + hash(left + 1, top + 1) * u;
    upper * (1.0 - v) + lower * v
}

fn mix(a: Color32, b: Color32, t: f32) -> [f32; 3] {
    let lerp = |a: u8, b: u8| f32::from(a) + (f32::from(b) - f32::from(a)) * t;
    [lerp(a.r(), b.r()), lerp(a.g(), b.g()), lerp(a.b(), b.b())]
}

impl Wood {
    /// The colour at `u` across and `v` along the grain, in seventieths of a square.
    fn at(&self, u: f32, v: f32) -> [f32; 3] {
        let bend = 26.0 * noise(0.006 * u, 0.0035 * v) + 7.0 * noise(0.02 * u, 0.011 * v);
        let phase = ((u + bend) * self.rings).rem_euclid(1.0);
        let ring = if phase < 0.82 { phase / 0.82 } else { (1.0 - phase) / 0.18 };
        let fibre = 0.6 * noise(0.85 * u, 0.018 * v) + 0.4 * noise(0.3 * u, 0.008 * v);
        let figure = noise(0.012 * u, 0.02 * v);
        let t = 0.40 * ring + 0.32 * fibre + 0.28 * figure;
        let pore = (noise(1.1 * u, 0.07 * v) - 0.8).max(0.0) * 5.0 * self.pores;
        mix(self.colors[0], self.colors[1], t).map(|channel| channel * (1.0 - pore))
    }
}

fn shade(color: [f32; 3], by: f32) -> [f32; 3] {
    color.map(|channel| channel * by)
}

fn over(ground: [f32; 3], color: Color32, alpha: f32) -> [f32; 3] {
    let [r, g, b] = ground;
    let blend = |under: f32, top: u8| under + (f32::from(top) - under) * alpha;
    [blend(r, color.r()), blend(g, color.g()), blend(b, color.b())]
}

/// The side of the whole board with its frame, in pixels.
pub(crate) fn side(key: WoodKey) -> usize {
    (key.cell_px * u32::from(key.side) + 2 * key.frame_px) as usize
}

/// Paints whole rows of the board with its frame, the first of them being `first`.
pub(crate) fn paint_rows(key: WoodKey, first: usize, rows: &mut [Color32]) {
    let size = side(key);
    for (place, pixel) in rows.iter_mut().enumerate() {
        let (x, y) = (place % size, first + place / size);
        let [r, g, b] = pixel_at(&key, size as i32, x as i32, y as i32);
        *pixel = Color32::from_rgb(r as u8, g as u8, b as u8);
    }
}

fn pixel_at(key: &WoodKey, size: i32, x: i32, y: i32) -> [f32; 3] {
    let frame = key.frame_px as i32;
    let inside = (frame..size - frame).contains(&x) && (frame..size - frame).contains(&y);
    if key.board == Board::Print {
        return print_pixel(key, size, x, y);
    }
    if inside { square_pixel(key, x - frame, y - frame) } else { frame_pixel(key, size, x, y) }
}

fn square_pixel(key: &WoodKey, x: i32, y: i32) -> [f32; 3] {
    let cell = key.cell_px as i32;
    let (column, row) = (x / cell, y / cell);
    let odd = (row + column) % 2 == 1;
    let dark = key.uniform || odd != key.first_dark;
    // In seventieths of a square, so that the figure is the same at every size.
    let unit = 70.0 / cell as f32;
    let (u, v) = ((x % cell) as f32 * unit, (y % cell) as f32 * unit);
    let (offset_u, offset_v) =
        (900.0 * hash(row * 31 + 7, column * 17 + 3), 900.0 * hash(row * 13 + 5, column * 41 + 11));
    let chance = hash(row * 7 + 1, column * 5 + 2) - 0.5;
    if !dark {
        return shade(MAPLE.at(v + offset_u, u + offset_v), 1.0 + 0.035 * chance);
    }
    let step = if key.uniform && odd { 0.95 } else { 1.0 };
    let color = shade(PEAR.at(u + offset_u, v + offset_v), step * (1.0 + 0.05 * chance));
    let line = (key.scale as f32 / 100.0).round().max(1.0) as i32;
    if x % cell < line || y % cell < line { over(color, theme::EDGE, 0.22) } else { color }
}

/// Paper; dark squares are hatched, and a line goes round the field.
fn print_pixel(key: &WoodKey, size: i32, x: i32, y: i32) -> [f32; 3] {
    let paper = mix(theme::PRINT_PAPER, theme::PRINT_PAPER, 0.0);
    let (frame, cell) = (key.frame_px as i32, key.cell_px as i32);
    let (x, y, side) = (x - frame, y - frame, size - 2 * frame);
    // How far the middle of the pixel is from the field, negative inside.
    let beyond = |along: i32| (-along - 1).max(along - side) as f32 + 0.5;
    let outside = beyond(x).max(beyond(y)) / (key.scale as f32 / 100.0);
    if outside > 0.0 {
        return if outside < 1.6 { over(paper, theme::PRINT_INK, 1.0) } else { paper };
    }
    let odd = (x / cell + y / cell) % 2 == 1;
    if !key.uniform && odd == key.first_dark {
        return paper;
    }
    let step = cell as f32 / 11.0;
    let across = ((x % cell + y % cell) as f32 / std::f32::consts::SQRT_2).rem_euclid(step);
    let covered = (0.11 * step + 0.5 - (across - step / 2.0).abs()).clamp(0.0, 1.0);
    let strength = if key.uniform && odd { 0.45 } else { 0.62 };
    over(paper, theme::PRINT_INK, strength * covered)
}

fn frame_pixel(key: &WoodKey, size: i32, x: i32, y: i32) -> [f32; 3] {
    let point = key.scale as f32 / 100.0;
    let unit = 70.0 / key.cell_px as f32;
    let last = size - 1;
    let (left, top, right, bottom) = (x, y, last - x, last - y);
    let outside = left.min(top).min(right).min(bottom);
    let upright = left.min(right) <= top.min(bottom);
    let (across, along) = if upright { (x, y) } else { (y, x) };
    let piece = if upright { (left < right) as i32 } else { 2 + (top < bottom) as i32 };
    let offset = 300.0 * (piece + 1) as f32;
    let mut color = WALNUT.at(across as f32 * unit + offset, along as f32 * unit + offset);
    let from_field = key.frame_px as i32 - outside;
    let from_field = from_field as f32 / point;
    if (2.5..4.5).contains(&from_field) || from_field <= 1.0 {
        color = over(color, theme::GROOVE, 0.85);
    } else if (5.0..6.0).contains(&from_field) {
        color = over(color, theme::INLAY, 0.55);
    }
    let rim = outside as f32 / point;
    if rim < 1.2 {
        let lit = outside == left || outside == top;
        color = if lit { over(color, Color32::WHITE, 0.22) } else { over(color, Color32::BLACK, 0.35) };
    }
    // Mitred corners: a fine dark seam on the diagonals.
    let diagonal = (left.min(right) - top.min(bottom)).abs();
    if diagonal == 0 { over(color, theme::GROOVE, 0.5) } else { color }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_have_their_own_wood_and_colour() {
        let key = WoodKey {
            side: 8,
            cell_px: 20,
            frame_px: 8,
            first_dark: false,
            uniform: false,
            scale: 100,
            board: Board::Wood,
            pieces: PieceSet::Boxwood,
        };
        assert_eq!(side(key), 176);
        let mut pixels = vec![Color32::BLACK; 176 * 176];
        paint_rows(key, 0, &mut pixels);
        let at = |row: usize, column: usize| pixels[(8 + row * 20 + 10) * 176 + 8 + column * 20 + 10];
        assert!(at(0, 0).r() > at(0, 1).r() + 30, "light and dark");
        assert_ne!(at(0, 1), at(1, 0));
        paint_rows(WoodKey { board: Board::Print, ..key }, 0, &mut pixels);
        let darkest = |row: usize, column: usize| {
            let place = |step: usize| (8 + row * 20 + 10) * 176 + 8 + column * 20 + step;
            (1..19).map(|step| pixels[place(step)].r()).min()
        };
        assert!(darkest(0, 0) > Some(240) && darkest(0, 1) < Some(200), "paper and hatching");
    }
}

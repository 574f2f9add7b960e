//! A board in letters, for terminals, scripts and braille lines.

use damier_record::picture::Numbering;
use damier_rules::{Color, Diagram, Kind, Piece, Square, Variant};

/// How a board is drawn.
#[derive(Clone, Copy, Debug, Default)]
pub struct Style {
    /// With `w W b B` instead of the draughtsmen of Unicode.
    pub ascii: bool,
    /// With Black at the bottom.
    pub flipped: bool,
    /// Which squares have their names: along the edge, each of them, or none.
    pub numbering: Numbering,
}

/// Draws a diagram. In the usual style each line ends with the names of its first and last square, or begins with its
/// rank.
pub fn draw(variant: &Variant, diagram: &Diagram, style: Style) -> String {
    let side = diagram.shape().side();
    let usual = style.numbering == Numbering::Usual;
    let lettered = usual && variant.notation != damier_rules::Notation::Numbers;
    let mut text = String::new();
    for seen_row in 0..side {
        let squares: Vec<_> = (0..side).map(|column| at(variant, style, side, seen_row, column)).collect();
        let cells: Vec<_> = squares.iter().map(|square| cell(variant, diagram, *square, style)).collect();
        let line = cells.join(" ");
        let names: Vec<_> = squares.iter().flatten().map(|&square| variant.square_name(square)).collect();
        let (first, last) =
            (names.first().map_or("", String::as_str), names.last().map_or("", String::as_str));
        if lettered {
            let rank = if style.flipped { seen_row + 1 } else { side - seen_row };
            text += format!("{rank:>2}  {line}").trim_end();
        } else if usual {
            text += &format!("    {line}   {first:>2} to {last}");
        } else {
            text += format!("    {line}").trim_end();
        }
        text.push('\n');
    }
    if lettered {
        let files = (0..side).map(|column| {
            let column = if style.flipped { side - 1 - column } else { column };
            char::from(b'a' + column).to_string()
        });
        text += &format!("    {}\n", files.collect::<Vec<_>>().join(" "));
    }
    text
}

fn at(variant: &Variant, style: Style, side: u8, row: u8, column: u8) -> Option<Square> {
    if style.flipped {
        variant.drawn_at(side - 1 - row, side - 1 - column)
    } else {
        variant.drawn_at(row, column)
    }
}

fn cell(variant: &Variant, diagram: &Diagram, square: Option<Square>, style: Style) -> String {
    let every = style.numbering == Numbering::Every;
    let Some(square) = square else { return " ".repeat(if every { 3 } else { 1 }) };
    let sign = match (diagram.at(square), style.ascii) {
        (None, true) => ".",
        (None, false) => "·",
        (Some(piece), true) => letter(piece),
        (Some(piece), false) => draughtsman(piece),
    };
    if every { format!("{sign}{:<2}", variant.square_name(square)) } else { sign.to_owned() }
}

fn letter(piece: Piece) -> &'static str {
    match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => "w",
        (Color::White, Kind::King) => "W",
        (Color::Black, Kind::Man) => "b",
        (Color::Black, Kind::King) => "B",
    }
}

fn draughtsman(piece: Piece) -> &'static str {
    match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => "⛀",
        (Color::White, Kind::King) => "⛁",
        (Color::Black, Kind::Man) => "⛂",
        (Color::Black, Kind::King) => "⛃",
    }
}

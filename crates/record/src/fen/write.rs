//! Writing FEN: one form for each position.

use damier_rules::{Color, Diagram, Notation, Piece, Square, VariantId};

use super::{counts_king_moves, letter};

/// Writes a position: White's pieces first, in the order of the variant's squares, three men or more in a row of
/// numbers as a range. In Frisian games the king runs follow, Black's first, unless none is counted.
///
/// The diagram should be of the variant's board.
#[must_use]
pub fn write(diagram: &Diagram, variant: VariantId) -> String {
    let mut text = String::from(letter(diagram.turn));
    for color in Color::BOTH {
        text.push(':');
        text.push(letter(color));
        text.push_str(&list(diagram, variant, color));
    }
    if counts_king_moves(variant) && diagram.runs.iter().any(|run| run.moves() > 0) {
        text.push(':');
        for color in [Color::Black, Color::White] {
            let run = diagram.runs[color.index()];
            text.push_str(&format!("+{}", run.moves()));
            if let Some(square) = run.square() {
                text.push_str(&format!("{:02}", variant.variant().number(square)));
            }
        }
    }
    text
}

fn list(diagram: &Diagram, variant: VariantId, color: Color) -> String {
    let pieces = diagram.pieces().filter(|(_, piece)| piece.color == color);
    let words = match variant.variant().notation {
        Notation::Numbers => by_number(pieces, variant),
        Notation::Letters | Notation::Capitals => by_letter(pieces, variant),
    };
    words.join(",")
}

/// `K` before a king's square.
fn mark(piece: Piece) -> &'static str {
    if piece.is_king() { "K" } else { "" }
}

fn by_letter(pieces: impl Iterator<Item = (Square, Piece)>, variant: VariantId) -> Vec<String> {
    let variant = variant.variant();
    let mut pieces: Vec<_> = pieces.collect();
    // From White's side up, each row from the left as it is drawn.
    pieces.sort_by_key(|&(square, _)| {
        (std::cmp::Reverse(variant.shape().row_column(square).0), variant.drawn_column(square))
    });
    pieces
        .into_iter()
        .map(|(square, piece)| format!("{}{}", mark(piece), variant.algebraic(square)))
        .collect()
}

fn by_number(pieces: impl Iterator<Item = (Square, Piece)>, variant: VariantId) -> Vec<String> {
    let mut pieces: Vec<_> =
        pieces.map(|(square, piece)| (variant.variant().number(square), piece)).collect();
    pieces.sort_by_key(|&(number, _)| number);
    let in_one_run = |a: &(u8, Piece), b: &(u8, Piece)| !a.1.is_king() && !b.1.is_king() && a.0 + 1 == b.0;
    let mut words = Vec::new();
    for run in pieces.chunk_by(in_one_run) {
        match run {
            [(first, _), _, .., (last, _)] => words.push(format!("{first}-{last}")),
            few => words.extend(few.iter().map(|&(number, piece)| format!("{}{number}", mark(piece)))),
        }
    }
    words
}

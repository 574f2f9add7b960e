//! The board of a line: 64 digits, one for each square from a8 to h1, light squares included.

use damier_rules::{BoardShape, Color, Diagram, Kind, Piece, VariantId};

/// Squares of the whole board.
pub(super) const CELLS: usize = 64;
const SIDE: usize = 8;

/// The variant whose squares and limits the boards have; the other Art2Dec variant has the same.
pub(super) const BOARD: VariantId = VariantId::Art2decRussian;

/// The piece of a digit, or no piece; `None` for other characters.
fn piece(digit: char) -> Option<Option<Piece>> {
    Some(match digit {
        '0' => None,
        '1' => Some(Piece::man(Color::White)),
        '2' => Some(Piece::king(Color::White)),
        '3' => Some(Piece::man(Color::Black)),
        '4' => Some(Piece::king(Color::Black)),
        _ => return None,
    })
}

fn digit(piece: Option<Piece>) -> char {
    match piece.map(|piece| (piece.color, piece.kind)) {
        None => '0',
        Some((Color::White, Kind::Man)) => '1',
        Some((Color::White, Kind::King)) => '2',
        Some((Color::Black, Kind::Man)) => '3',
        Some((Color::Black, Kind::King)) => '4',
    }
}

/// Reads a board. Each complaint comes with the place in the digits, from 0. A piece on a light square is left out;
/// a wrong character or a wrong number of them makes the board unreadable.
pub(super) fn read(digits: &str, turn: Color) -> (Option<Diagram>, Vec<(usize, String)>) {
    let count = digits.chars().count();
    if count != CELLS {
        return (None, vec![(0, format!("a board has {CELLS} digits, here are {count}"))]);
    }
    let mut complaints = Vec::new();
    let mut diagram = Diagram::empty(BoardShape::Diagonal8, turn);
    let mut readable = true;
    for (place, digit) in digits.chars().enumerate() {
        let Some(piece) = piece(digit) else {
            complaints.push((place, format!("`{digit}` in a board, a digit from 0 to 4 was expected")));
            readable = false;
            continue;
        };
        let Some(piece) = piece else { continue };
        match BOARD.variant().drawn_at((place / SIDE) as u8, (place % SIDE) as u8) {
            Some(square) => diagram.set(square, Some(piece)),
            None => {
                let what = if piece.is_king() { "king" } else { "man" };
                let cell = cell_name(place);
                complaints.push((place, format!("a {what} stands on {cell}, not a playing square")));
            }
        }
    }
    if readable {
        complaints.extend(diagram.check().iter().map(|complaint| (0, BOARD.variant().explain(complaint))));
    }
    (readable.then_some(diagram), complaints)
}

/// Whether the word is a board, be it a wrong one.
pub(super) fn is_board(word: &str) -> bool {
    word.len() == CELLS && word.bytes().all(|byte| byte.is_ascii_digit())
}

/// File and rank of any place of the board.
fn cell_name(place: usize) -> String {
    format!("{}{}", char::from(b'a' + (place % SIDE) as u8), SIDE - place / SIDE)
}

/// The digits of a board.
pub(super) fn write(diagram: &Diagram) -> String {
    (0..CELLS)
        .map(|place| {
            let square = BOARD.variant().drawn_at((place / SIDE) as u8, (place % SIDE) as u8);
            digit(square.and_then(|square| diagram.at(square)))
        })
        .collect()
}

//! Positions and moves as the protocol writes them.
//!
//! A position is the side to move and a letter for each square, in the order of the variant's own numbers (on 64
//! squares a8 to h1): `w` `b` men, `W` `B` kings, `e` empty. A move is `from-to`, or from, to and the pieces taken with
//! `x` between them, in any order.

use damier_rules::{BoardShape, Color, Diagram, GameKind, Kind, Piece, Route, Square, Variant, VariantId};

/// Why a text is not a position or a move.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// The first letter is not a side.
    #[error("a position begins with W or B, not with `{0}`")]
    Turn(String),
    /// There are too few or too many letters.
    #[error("a position of {variant} has {expected} letters, not {found}")]
    Length {
        /// The variant.
        variant: VariantId,
        /// With the one for the turn.
        expected: usize,
        /// Counted.
        found: usize,
    },
    /// A letter stands for nothing.
    #[error("letter {place} of the position is `{letter}`: w, b, W, B or e was expected")]
    Letter {
        /// Counted from 1, the turn's included.
        place: usize,
        /// The letter.
        letter: char,
    },
    /// A move cannot be read.
    #[error("`{0}` is not a move")]
    Move(String),
    /// A move is not legal in its position.
    #[error("`{0}` is not legal")]
    Illegal(String),
}

/// The squares in the protocol's order.
fn squares(variant: &Variant) -> Vec<Square> {
    let mut squares: Vec<_> = variant.shape().squares().collect();
    if variant.shape() != BoardShape::Full8 {
        squares.sort_by_key(|&square| variant.number(square));
    }
    squares
}

fn letter(piece: Option<Piece>) -> char {
    match piece {
        None => 'e',
        Some(Piece { color: Color::White, kind: Kind::Man }) => 'w',
        Some(Piece { color: Color::Black, kind: Kind::Man }) => 'b',
        Some(Piece { color: Color::White, kind: Kind::King }) => 'W',
        Some(Piece { color: Color::Black, kind: Kind::King }) => 'B',
    }
}

/// Writes a position.
#[must_use]
pub fn write_position(diagram: &Diagram, variant: VariantId) -> String {
    let turn = if diagram.turn == Color::White { 'W' } else { 'B' };
    let letters = squares(variant.variant()).into_iter().map(|square| letter(diagram.at(square)));
    std::iter::once(turn).chain(letters).collect()
}

/// Reads a position.
///
/// # Errors
/// If it is not one of this variant's board. Whether it is valid is not looked at.
pub fn read_position(text: &str, variant: VariantId) -> Result<Diagram, TextError> {
    let squares = squares(variant.variant());
    let (expected, found) = (squares.len() + 1, text.chars().count());
    let mut letters = text.chars();
    let turn = match letters.next() {
        Some('W') => Color::White,
        Some('B') => Color::Black,
        other => return Err(TextError::Turn(other.map(String::from).unwrap_or_default())),
    };
    if found != expected {
        return Err(TextError::Length { variant, expected, found });
    }
    let mut diagram = Diagram::empty(variant.variant().shape(), turn);
    for ((square, letter), place) in squares.into_iter().zip(letters).zip(2..) {
        let piece = match letter {
            'e' => continue,
            'w' => Piece::man(Color::White),
            'b' => Piece::man(Color::Black),
            'W' => Piece::king(Color::White),
            'B' => Piece::king(Color::Black),
            letter => return Err(TextError::Letter { place, letter }),
        };
        diagram.set(square, Some(piece));
    }
    Ok(diagram)
}

/// Writes a move.
#[must_use]
pub fn write_move(route: &Route, variant: VariantId) -> String {
    let variant = variant.variant();
    let name = |square: Square| variant.square_name(square).to_lowercase();
    if !route.is_capture() {
        return format!("{}-{}", name(route.from()), name(route.to()));
    }
    let mut names = vec![name(route.from()), name(route.to())];
    names.extend(route.taken_set().into_iter().map(name));
    names.join("x")
}

/// Reads a move of a position.
///
/// # Errors
/// If it cannot be read or is not legal there.
pub fn read_move(text: &str, kind: GameKind, diagram: &Diagram) -> Result<Route, TextError> {
    let unreadable = || TextError::Move(text.to_owned());
    let variant = kind.variant.variant();
    let squares: Vec<_> = text
        .split(['-', 'x'])
        .map(|name| variant.square_named(name))
        .collect::<Option<_>>()
        .ok_or_else(unreadable)?;
    let [from, to, taken @ ..] = &squares[..] else { return Err(unreadable()) };
    let mut taken = taken.to_vec();
    taken.sort_unstable();
    let moves = diagram.moves(kind).map_err(|_| TextError::Illegal(text.to_owned()))?;
    moves
        .into_iter()
        .find(|route| route.from() == *from && route.to() == *to && route.taken_set() == taken)
        .ok_or_else(|| TextError::Illegal(text.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_position_is_written_as_scan_has_it() {
        let id = VariantId::International;
        let text = write_position(&id.variant().start(), id);
        assert_eq!(text, format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20)));
    }

    #[test]
    fn positions_and_moves_are_read_back_in_every_variant() {
        for kind in GameKind::all() {
            let mut chance = fastrand::Rng::with_seed(9);
            let mut diagram = kind.variant.variant().start();
            for _ in 0..60 {
                let moves = diagram.moves(kind).unwrap();
                let mut read = read_position(&write_position(&diagram, kind.variant), kind.variant).unwrap();
                // The protocol does not carry Frisian king runs.
                read.runs = diagram.runs;
                assert_eq!(read, diagram, "{kind}");
                for route in &moves {
                    let text = write_move(route, kind.variant);
                    assert!(read_move(&text, kind, &diagram).unwrap().same_move(route), "{kind} {text}");
                }
                let Some(route) = chance.choice(moves) else { break };
                diagram = diagram.after(kind, &route);
            }
        }
    }

    #[test]
    fn captures_name_their_pieces_in_any_order() {
        let kind = GameKind::new(VariantId::International);
        let diagram = damier_record::fen::read_position("W:WK4:B13,20,32,37", kind.variant).unwrap();
        let route = read_move("4x15x32x20x13", kind, &diagram).unwrap();
        assert_eq!(write_move(&route, kind.variant), "4x15x13x20x32");
        assert_eq!(read_move("4x15", kind, &diagram), Err(TextError::Illegal("4x15".into())));
        assert_eq!(read_move("4", kind, &diagram), Err(TextError::Move("4".into())));
    }

    #[test]
    fn what_is_no_position_is_told_why() {
        let id = VariantId::English;
        let error = |text: &str| read_position(text, id).unwrap_err().to_string();
        assert!(error("").contains("begins with W or B"));
        assert!(error("Wbb").contains("33 letters, not 3"));
        assert!(error(&format!("W{}z", "e".repeat(31))).contains("letter 33"));
    }
}

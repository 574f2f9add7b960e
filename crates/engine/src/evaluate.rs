//! What a quiet position is worth: material, advancement, mobility.
//!
//! The values are in hundredths of a man, for the side to move, as if the objective were to win.

use damier_rules::{Board, Color, Position, Rules};

/// A man.
pub(crate) const MAN: i32 = 100;
/// A king that flies is worth about three men, one that steps much less (Art2Dec, JOUTE and Ludo Genie seeds).
const FLYING_KING: i32 = 300;
const STEPPING_KING: i32 = 140;
/// What a man gains by a row.
const ROW: i32 = 3;
/// What a man on its own base row is worth more: it keeps the enemy from crowning.
const GUARD: i32 = 8;

/// The worth of the position for the side to move.
pub(crate) fn evaluate<R: Rules>(position: &Position<R>, mobility: i32) -> i32 {
    let us = position.turn();
    side(position, us) - side(position, us.other()) + mobility
}

fn side<R: Rules>(position: &Position<R>, color: Color) -> i32 {
    let king = if R::SPEC.king_flies { FLYING_KING } else { STEPPING_KING };
    let men: i32 = position.men_squares(color).map(|square| man::<R>(square, color)).sum();
    men + king * position.kings(color) as i32
}

fn man<R: Rules>(square: damier_rules::Square, color: Color) -> i32 {
    let shape = R::Board::SHAPE;
    let row = i32::from(shape.row_column(square).0);
    let advanced = match color {
        Color::White => i32::from(shape.side()) - 1 - row,
        Color::Black => row,
    };
    MAN + ROW * advanced + if advanced == 0 { GUARD } else { 0 }
}

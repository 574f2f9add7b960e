//! What a quiet position is worth, by hand-made values: material, advancement, centre, back row, formations, main
//! road, mobility, endings.
//!
//! The values are in hundredths of a man, for the side to move, as if the objective were to win. The list follows the
//! seeds (Art2Dec, JOUTE, Ludo Genie).

use damier_rules::draws::Material;
use damier_rules::{Board, BoardShape, Color, Position, Rules, Square};

const MAN: i32 = 100;
/// A king that flies is worth about three men, one that steps much less.
const FLYING_KING: i32 = 300;
const STEPPING_KING: i32 = 140;
/// What a man gains by a row.
const ROW: i32 = 2;
/// What a man gains in the middle columns.
const CENTRE: i32 = 4;
/// What a man on its own base row is worth more: it keeps the enemy from crowning.
const GUARD: i32 = 6;
/// What a pair of men, one behind the other, is worth more.
const BACKED: i32 = 1;
/// What a flying king on the main road is worth more.
const MAIN_ROAD: i32 = 12;
/// What a king gains by each step from the edge.
const KING_CENTRE: i32 = 2;
/// What an extra man gains by each piece that has left the board: who is ahead exchanges.
const EXCHANGE: i32 = 1;

/// The values by square, made once a search.
pub(crate) struct Evaluator {
    men: [[i32; 72]; 2],
    kings: [i32; 72],
    flies: bool,
    most_pieces: i32,
}

impl Evaluator {
    /// The values for rules `R`.
    pub(crate) fn new<R: Rules>() -> Self {
        let shape = R::Board::SHAPE;
        let mut evaluator = Self {
            men: [[0; 72]; 2],
            kings: [0; 72],
            flies: R::SPEC.king_flies,
            most_pieces: 2 * i32::from(shape.most_pieces()),
        };
        for square in shape.squares() {
            for color in Color::BOTH {
                evaluator.men[color.index()][square.index()] = man(shape, square, color);
            }
            evaluator.kings[square.index()] = king(shape, square, R::SPEC.king_flies);
        }
        evaluator
    }

    /// The worth of the position for the side to move; `mobility` is its quiet moves less the opponent's.
    pub(crate) fn evaluate<R: Rules>(&self, position: &Position<R>, mobility: i32) -> i32 {
        let us = position.turn();
        let value = self.side(position, us) - self.side(position, us.other()) + mobility;
        if position.has_kings() { self.ending(position.material(), us, value) } else { value }
    }

    fn side<R: Rules>(&self, position: &Position<R>, color: Color) -> i32 {
        let men: i32 =
            position.men_squares(color).map(|square| self.men[color.index()][square.index()]).sum();
        let kings: i32 = position.king_squares(color).map(|square| self.kings[square.index()]).sum();
        men + kings + BACKED * position.backed(color) as i32
    }

    /// With few pieces: who is ahead gains by exchanges, and what can hardly be won counts little.
    fn ending(&self, material: Material, us: Color, value: i32) -> i32 {
        let pieces = |color: Color| i32::from(material.men[color.index()] + material.kings[color.index()]);
        let (ours, theirs) = (pieces(us), pieces(us.other()));
        let value = value + (ours - theirs) * EXCHANGE * (self.most_pieces - ours - theirs) / 4;
        let weaker = if ours < theirs { us } else { us.other() };
        let holds = material.kings[weaker.index()] > 0;
        if !self.flies || !holds {
            return value;
        }
        // A flying king holds against few; on the main road against more.
        match ours.max(theirs) {
            0..=2 => value / 8,
            3 if material.on_main_road[weaker.index()] => value / 8,
            _ if (ours - theirs).abs() <= 1 => value / 2,
            _ => value,
        }
    }
}

fn man(shape: BoardShape, square: Square, color: Color) -> i32 {
    let (row, column) = shape.row_column(square);
    let (last, row, column) = (i32::from(shape.side()) - 1, i32::from(row), i32::from(column));
    let advanced = if color == Color::White { last - row } else { row };
    let from_edge = column.min(last - column);
    let guard = if advanced == 0 { GUARD } else { 0 };
    MAN + ROW * advanced + CENTRE * from_edge.min(3) / 3 + guard
}

fn king(shape: BoardShape, square: Square, flies: bool) -> i32 {
    let (row, column) = shape.row_column(square);
    let (last, row, column) = (shape.side() - 1, row, column);
    let from_edge = row.min(last - row).min(column.min(last - column));
    if !flies {
        STEPPING_KING + KING_CENTRE * i32::from(from_edge)
    } else if shape.on_main_road(square) {
        FLYING_KING + MAIN_ROAD
    } else {
        FLYING_KING
    }
}

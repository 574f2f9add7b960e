//! What a quiet position is worth, by hand-made values: material, advancement, centre, back row, formations, main
//! road, mobility, endings.
//!
//! The values are in hundredths of a man, for the side to move, as if the objective were to win. The list follows the
//! seeds (Art2Dec, JOUTE, Ludo Genie).

use std::sync::Arc;

use damier_rules::draws::Material;
use damier_rules::{Board, BoardShape, Color, MoveList, Objective, Position, Rules, Square};

use crate::learned::{Seen, Weights};

/// What the parts of a position are worth.
pub(crate) struct Values {
    /// A king that flies.
    flying_king: i32,
    /// A king that steps.
    stepping_king: i32,
    /// What a man gains by a row.
    row: i32,
    /// What a man gains in the middle columns.
    centre: i32,
    /// What a man on its own base row is worth more: it keeps the enemy from crowning.
    guard: i32,
    /// What a pair of men, one behind the other, is worth more.
    backed: i32,
    /// What a flying king on the main road is worth more.
    main_road: i32,
    /// What a stepping king gains by each step from the edge.
    king_centre: i32,
    /// What a quiet move more than the opponent has is worth.
    mobility: i32,
    /// What an extra man gains by each four pieces that have left the board: who is ahead exchanges.
    exchange: i32,
    /// Whether endings that can hardly be won count little.
    endings: bool,
}

/// A man, by which everything else is measured.
const MAN: i32 = 100;

impl Values {
    /// All the engine knows.
    pub(crate) const FULL: Self = Self {
        flying_king: 300,
        stepping_king: 140,
        row: 2,
        centre: 4,
        guard: 6,
        backed: 1,
        main_road: 12,
        king_centre: 2,
        mobility: 1,
        exchange: 1,
        endings: true,
    };

    /// Material, advancement and centre, as the levels Player and Champion have judged from the beginning. It stays as it
    /// is, so that their games feel the same in every edition.
    pub(crate) const SMALL: Self = Self {
        flying_king: 300,
        stepping_king: 150,
        row: 2,
        centre: 4,
        guard: 0,
        backed: 0,
        main_road: 0,
        king_centre: 0,
        mobility: 0,
        exchange: 0,
        endings: false,
    };
}

/// What judges positions in a search.
pub(crate) enum Evaluator {
    /// By hand-made values.
    HandMade(Box<BySquare>),
    /// By weights learnt from games.
    Learned(Arc<Weights>),
}

impl Evaluator {
    /// What is seen of positions before any.
    pub(crate) fn begin<R: Rules>(&self) -> Seen<R> {
        match self {
            Self::HandMade(_) => Seen::default(),
            Self::Learned(weights) => weights.begin(),
        }
    }

    /// The worth of a quiet position for the side to move; `None` if it has no move. The list is scratch space.
    #[inline]
    pub(crate) fn judge<R: Rules>(
        &self,
        position: &Position<R>,
        objective: Objective,
        seen: &mut Seen<R>,
        scratch: &mut MoveList<R>,
    ) -> Option<i32> {
        Some(match self {
            Self::HandMade(values) => {
                let [ours, theirs] = moves_of_both(position, scratch);
                if ours == 0 {
                    return None;
                }
                let value = values.evaluate(position, ours as i32 - theirs as i32);
                if objective == Objective::Giveaway { -value } else { value }
            }
            Self::Learned(weights) => {
                if !position.can_move() {
                    return None;
                }
                let value = weights.value(position, seen, scratch);
                if position.turn() == Color::White { value } else { -value }
            }
        })
    }
}

/// The moves of the side to move and of the other. Where that one threatens to take, the moves that it has left tell
/// nothing, so that it counts as having as many.
pub(crate) fn moves_of_both<R: Rules>(position: &Position<R>, scratch: &mut MoveList<R>) -> [u32; 2] {
    let ours = position.count_moves(scratch) as u32;
    let passed = position.passed();
    [ours, if passed.can_capture() { ours } else { passed.count_moves(scratch) as u32 }]
}

/// Hand-made values by square, made once a search.
pub(crate) struct BySquare {
    men: [[i32; 72]; 2],
    kings: [i32; 72],
    values: &'static Values,
    flies: bool,
    most_pieces: i32,
}

impl BySquare {
    /// Spreads values over the squares of rules `R`.
    pub(crate) fn new<R: Rules>(values: &'static Values) -> Self {
        let shape = R::Board::SHAPE;
        let mut evaluator = Self {
            men: [[0; 72]; 2],
            kings: [0; 72],
            values,
            flies: R::SPEC.king_flies,
            most_pieces: 2 * i32::from(shape.most_pieces()),
        };
        for square in shape.squares() {
            for color in Color::BOTH {
                evaluator.men[color.index()][square.index()] = values.man(shape, square, color);
            }
            evaluator.kings[square.index()] = values.king(shape, square, R::SPEC.king_flies);
        }
        evaluator
    }

    /// The worth of the position for the side to move; `mobility` is its quiet moves less the opponent's.
    fn evaluate<R: Rules>(&self, position: &Position<R>, mobility: i32) -> i32 {
        let us = position.turn();
        let value = self.side(position, us) - self.side(position, us.other());
        let value = value + self.values.mobility * mobility;
        if self.values.endings && position.has_kings() {
            self.ending(position.material(), us, value)
        } else {
            value
        }
    }

    fn side<R: Rules>(&self, position: &Position<R>, color: Color) -> i32 {
        let men: i32 =
            position.men_squares(color).map(|square| self.men[color.index()][square.index()]).sum();
        let kings: i32 = position.king_squares(color).map(|square| self.kings[square.index()]).sum();
        men + kings + self.values.backed * position.backed(color) as i32
    }

    /// With few pieces: who is ahead gains by exchanges, and what can hardly be won counts little.
    fn ending(&self, material: Material, us: Color, value: i32) -> i32 {
        let pieces = |color: Color| i32::from(material.men[color.index()] + material.kings[color.index()]);
        let (ours, theirs) = (pieces(us), pieces(us.other()));
        let value = value + (ours - theirs) * self.values.exchange * (self.most_pieces - ours - theirs) / 4;
        if self.flies { value * endgame_eighths(&material) / 8 } else { value }
    }
}

/// How much of its value a position with flying kings keeps, in eighths: endings that can hardly be won count little.
pub(crate) fn endgame_eighths(material: &Material) -> i32 {
    let pieces = |color: Color| i32::from(material.men[color.index()] + material.kings[color.index()]);
    let (white, black) = (pieces(Color::White), pieces(Color::Black));
    // Who is behind; both, where nobody is.
    let holds = |color: Color, than: i32| pieces(color) <= than && material.kings[color.index()] > 0;
    let holders = [holds(Color::White, black), holds(Color::Black, white)];
    if holders == [false; 2] {
        return 8;
    }
    let on_main_road = (0..2).any(|side| holders[side] && material.on_main_road[side]);
    // A flying king holds against few; on the main road against more.
    match white.max(black) {
        0..=2 => 1,
        3 if on_main_road => 1,
        _ if (white - black).abs() <= 1 => 4,
        _ => 8,
    }
}

impl Values {
    fn man(&self, shape: BoardShape, square: Square, color: Color) -> i32 {
        let (row, column) = shape.row_column(square);
        let (last, row, column) = (i32::from(shape.side()) - 1, i32::from(row), i32::from(column));
        let advanced = if color == Color::White { last - row } else { row };
        let from_edge = column.min(last - column);
        let guard = if advanced == 0 { self.guard } else { 0 };
        MAN + self.row * advanced + self.centre * from_edge.min(3) / 3 + guard
    }

    fn king(&self, shape: BoardShape, square: Square, flies: bool) -> i32 {
        let (row, column) = shape.row_column(square);
        let last = shape.side() - 1;
        let from_edge = row.min(last - row).min(column.min(last - column));
        if !flies {
            self.stepping_king + self.king_centre * i32::from(from_edge)
        } else if shape.on_main_road(square) {
            self.flying_king + self.main_road
        } else {
            self.flying_king
        }
    }
}

//! Evaluation by patterns of men, squares and steps of kings, balance, whose turn it is, each with a weight for the
//! opening and one for the end, blended by the pieces on the board.
//!
//! The value is linear in the weights. A position and its counterpart, turned with the colours changed, have opposite
//! values exactly. Patterns are found from the men row by row: a table gives for each row and each placing of men in it
//! what it adds to the numbers of all patterns at once.

use damier_rules::{Board, BoardShape, Color, Position, Rules};

use super::blocks::PLACINGS;
use super::layout::Layout;

/// In how many parts a hundredth of a man is divided.
pub const UNIT: i32 = 16;

/// Patterns whose numbers are worked out together.
const WIDTH: usize = 16;
type Lanes = [u16; WIDTH];

/// Weights of patterns, ready for use.
#[derive(Clone, Debug)]
pub struct Patterns {
    layout: Layout,
    /// By [`Layout`]: for the opening and for the end, each in parts of hundredths of a man.
    weights: Vec<[i16; 2]>,
    /// Where the table of each pattern begins; those first that are not turned.
    tables: Vec<usize>,
    not_turned: usize,
    /// By row, men of one side in it, and group of patterns.
    rows: Vec<Lanes>,
}

impl Patterns {
    /// Weights in the order of a layout. Placings that a symmetry carries into each other must have
    /// weights that agree, see [`Layout::images`].
    ///
    /// # Panics
    /// If there are not as many as the layout says.
    #[must_use]
    pub fn new(layout: Layout, weights: Vec<[i16; 2]>) -> Self {
        assert_eq!(weights.len(), layout.len(), "as many weights as the layout says");
        let tables = layout.blocks.iter().map(|block| block.table * PLACINGS).collect();
        let not_turned = layout.blocks.iter().filter(|block| !block.readings[0].turned).count();
        let rows = rows(&layout);
        Self { layout, weights, tables, not_turned, rows }
    }

    /// What the weights are for.
    #[must_use]
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// A weight by its place in the layout: for the opening and for the end, in parts of hundredths of a man.
    #[must_use]
    pub fn weight(&self, index: usize) -> [i16; 2] {
        self.weights[index]
    }

    /// All weights of the opening, then all of the end.
    pub(super) fn by_phase(&self) -> impl Iterator<Item = i16> {
        [0, 1].into_iter().flat_map(|phase| self.weights.iter().map(move |pair| pair[phase]))
    }

    /// The worth of a position for White in hundredths of a man; `moves` are those that White and Black have, where the
    /// layout counts them.
    #[must_use]
    pub fn value<R: Rules>(&self, position: &Position<R>, moves: [u32; 2]) -> i32 {
        let [opening, end] = match groups(R::Board::SHAPE) {
            1 => self.men::<R, 1>(position),
            2 => self.men::<R, 2>(position),
            _ => self.men::<R, 3>(position),
        };
        let mut sum = [opening, end];
        let layout = &self.layout;
        let mut add = |index: usize, sign: i32| {
            for (sum, &weight) in sum.iter_mut().zip(&self.weights[index]) {
                *sum += sign * i32::from(weight);
            }
        };
        for (color, sign) in [(Color::White, 1), (Color::Black, -1)] {
            if position.kings(color) > 0 {
                for square in position.king_squares(color) {
                    let square = if color == Color::White { square } else { R::Board::SHAPE.turned(square) };
                    add(layout.king(square), sign);
                }
                add(layout.steps_index(position.king_steps(color)), sign);
            }
            if layout.counts_moves() {
                add(layout.moves_index(moves[color.index()]), sign);
            }
        }
        add(layout.turn(), if position.turn() == Color::White { 1 } else { -1 });
        let material = position.material();
        let share = layout.opening(&material);
        let blended = sum[0] * share + sum[1] * (layout.most() - share);
        blended / (layout.most() * UNIT) * layout.eighths(&material) / 8
    }

    /// The weights of patterns and leanings.
    #[inline(always)]
    fn men<R: Rules, const GROUPS: usize>(&self, position: &Position<R>) -> [i32; 2] {
        let shape = R::Board::SHAPE;
        let sums = Color::BOTH.map(|color| {
            let mut sums = [[0u16; WIDTH]; GROUPS];
            for row in 0..usize::from(shape.side()) {
                let place = (row << shape.row_len()) + position.men_in_row(color, row);
                let adds: &[Lanes; GROUPS] = self.rows[place * GROUPS..].first_chunk().expect("all groups");
                for (sums, adds) in sums.iter_mut().zip(adds) {
                    *sums = std::array::from_fn(|lane| sums[lane].wrapping_add(adds[lane]));
                }
            }
            sums
        });
        let [white, black] = &sums;
        let (white, black) = (white.as_flattened(), black.as_flattened());
        let weigh = |patterns: std::ops::Range<usize>, twice: &[u16]| {
            let mut sum = [0; 2];
            for pattern in patterns {
                let placing = white[pattern] + black[pattern] + twice[pattern];
                let [opening, end] = self.weights[self.tables[pattern] + usize::from(placing)];
                sum[0] += i32::from(opening);
                sum[1] += i32::from(end);
            }
            sum
        };
        let plain = weigh(0..self.not_turned, black);
        let turned = weigh(self.not_turned..self.tables.len(), white);
        let leaning = |side: &[u16]| self.weights[self.layout.leaning_index(side[self.tables.len()] as i16)];
        let (left, right) = (leaning(white), leaning(black));
        [0, 1].map(|phase| plain[phase] - turned[phase] + i32::from(left[phase]) - i32::from(right[phase]))
    }
}

/// Groups of patterns, with one place more for the leaning.
const fn groups(shape: BoardShape) -> usize {
    match shape {
        BoardShape::Diagonal8 => 1,
        BoardShape::Diagonal10 => 2,
        BoardShape::Diagonal12 | BoardShape::Full8 => 3,
    }
}

/// What the men of a row add to the numbers of all patterns, and to the leaning.
fn rows(layout: &Layout) -> Vec<Lanes> {
    let shape = layout.shape();
    let groups = groups(shape);
    let in_row = usize::from(shape.row_len());
    let mut rows = vec![[0; WIDTH]; (usize::from(shape.side()) << in_row) * groups];
    for square in shape.squares() {
        let (row, place) = (square.index() / in_row, square.index() % in_row);
        let mut adds = vec![0u16; groups * WIDTH];
        for (add, block) in adds.iter_mut().zip(&layout.blocks) {
            let squares = &block.readings[0].squares;
            *add =
                squares.iter().position(|&other| other == square).map_or(0, |place| 3u16.pow(place as u32));
        }
        adds[layout.blocks.len()] = layout.leans(shape.row_column(square).1) as u16;
        for men in (0..1usize << in_row).filter(|men| men >> place & 1 == 1) {
            let here = &mut rows[((row << in_row) + men) * groups..][..groups];
            for (sum, &add) in here.as_flattened_mut().iter_mut().zip(&adds) {
                *sum = u16::wrapping_add(*sum, add);
            }
        }
    }
    rows
}

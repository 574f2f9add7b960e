//! What there is a weight for, and in which order the weights stand.

use damier_rules::draws::Material;
use damier_rules::{BoardShape, Color, GameKind, MoveList, Objective, Position, Rules, Square};

use super::blocks::{Block, PLACINGS, Reading, blocks};
use crate::evaluate::{endgame_eighths, moves_of_both};

/// Steps of kings, and of all pieces, that are told apart.
const KING_STEPS: usize = 16;
const MOVES: usize = 32;
/// Leanings of a side's men to the left or right that are told apart, and how many half columns make one.
const LEANINGS: usize = 16;
const LEANING: u32 = 3;

/// What there is a weight for: for each table of patterns the placings of men in it, then for a side the squares of its
/// kings, the steps they have, the leaning of its men, whether it is to move, and in giveaway the number of its moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    shape: BoardShape,
    objective: Objective,
    flies: bool,
    pub(crate) blocks: Vec<Block>,
    tables: usize,
}

/// A weight that counts in a position, for White or against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its place in the layout.
    pub index: usize,
    /// Whether it counts against White.
    pub negative: bool,
}

/// How much of its value a position keeps, in eighths: endings that can hardly be won count little.
pub(super) fn kept_eighths(objective: Objective, flies: bool, material: &Material) -> i32 {
    if objective == Objective::Win && flies { endgame_eighths(material) } else { 8 }
}

impl Layout {
    /// The layout for what is played.
    #[must_use]
    pub fn of(kind: GameKind) -> Self {
        let shape = kind.rules().shape();
        let (blocks, tables) = blocks(shape);
        let flies = kind.rules().spec().king_flies;
        Self { shape, objective: kind.objective, flies, blocks, tables }
    }

    /// Number of weights.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "every board has patterns")]
    pub fn len(&self) -> usize {
        self.move_counts() + if self.counts_moves() { MOVES } else { 0 }
    }

    /// The number of tables of patterns, which stand first, and of placings in each.
    #[must_use]
    pub fn tables(&self) -> (usize, usize) {
        (self.tables, PLACINGS)
    }

    /// Number of patterns in every position.
    #[must_use]
    pub fn patterns(&self) -> usize {
        self.blocks.len()
    }

    /// All squares of the board.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        self.shape.squares()
    }

    /// By square: how many patterns it is part of.
    #[must_use]
    pub fn cover(&self) -> Vec<f32> {
        let of = |square| {
            let covers = |block: &&Block| block.readings[0].squares.contains(&square);
            self.blocks.iter().filter(covers).count() as f32
        };
        self.shape.squares().map(of).collect()
    }

    /// The squares that a table's placings are made of: a man of White's on the first adds 1 to the number of a placing
    /// and one of Black's 2, on the second 3 and 6, and so on.
    #[must_use]
    pub fn squares_of_table(&self, table: usize) -> &[Square] {
        &self.first_of(table).readings[0].squares
    }

    /// Which placings of a table the board's symmetries carry into each other: for each symmetry the number of every
    /// placing's image, and whether the weight changes its sign. The first is the placing itself.
    #[must_use]
    pub fn images(&self, table: usize) -> Vec<(Vec<usize>, bool)> {
        let readings = &self.first_of(table).readings;
        let here = &readings[0].squares;
        let image = |reading: &Reading| {
            let place = |square| reading.squares.iter().position(|&other| other == square);
            let places: Vec<_> = here.iter().filter_map(|&square| place(square)).collect();
            let of = |placing: usize| {
                let digit = |index: usize| placing / 3usize.pow(index as u32) % 3;
                let digit = |index| if reading.turned { [0, 2, 1][digit(index)] } else { digit(index) };
                places.iter().enumerate().map(|(index, &place)| digit(index) * 3usize.pow(place as u32)).sum()
            };
            ((0..PLACINGS).map(of).collect(), reading.turned)
        };
        readings.iter().map(image).collect()
    }

    /// The rectangle by which a table was made.
    fn first_of(&self, table: usize) -> &Block {
        self.blocks.iter().find(|block| block.table == table).expect("every table was made by a rectangle")
    }

    /// Whether the number of moves counts, which has to be told then.
    #[must_use]
    pub fn counts_moves(&self) -> bool {
        self.objective == Objective::Giveaway
    }

    /// The moves that White and Black have, as they count; nothing where they do not. The list is scratch space.
    #[must_use]
    pub fn moves<R: Rules>(&self, position: &Position<R>, scratch: &mut MoveList<R>) -> [u32; 2] {
        if !self.counts_moves() {
            return [0; 2];
        }
        let [ours, theirs] = moves_of_both(position, scratch);
        if position.turn() == Color::White { [ours, theirs] } else { [theirs, ours] }
    }

    pub(super) fn kings(&self) -> usize {
        self.tables * PLACINGS
    }

    pub(super) fn king_steps(&self) -> usize {
        self.kings() + self.shape.len() as usize
    }

    pub(super) fn leaning(&self) -> usize {
        self.king_steps() + KING_STEPS
    }

    pub(super) fn turn(&self) -> usize {
        self.leaning() + LEANINGS
    }

    pub(super) fn move_counts(&self) -> usize {
        self.turn() + 1
    }

    /// The place of the weight for a king of White's on a square.
    #[must_use]
    pub fn king(&self, square: Square) -> usize {
        self.kings() + square.index()
    }

    pub(super) fn steps_index(&self, steps: u32) -> usize {
        self.king_steps() + (steps as usize).min(KING_STEPS - 1)
    }

    pub(super) fn leaning_index(&self, leaning: i16) -> usize {
        self.leaning() + ((u32::from(leaning.unsigned_abs()) / LEANING) as usize).min(LEANINGS - 1)
    }

    pub(super) fn moves_index(&self, moves: u32) -> usize {
        self.move_counts() + (moves as usize).min(MOVES - 1)
    }

    /// How far right a man of the row and column stands, in half columns from the middle.
    pub(super) fn leans(&self, column: u8) -> i16 {
        2 * i16::from(column) - (i16::from(self.shape.side()) - 1)
    }

    pub(super) fn shape(&self) -> BoardShape {
        self.shape
    }

    /// Weights of the opening count so much of [`most`](Self::most), those of the end the rest.
    #[must_use]
    pub fn opening(&self, material: &Material) -> i32 {
        let pieces = material.men.iter().chain(&material.kings).map(|&count| i32::from(count)).sum::<i32>();
        pieces.min(self.most())
    }

    /// The pieces of both sides at the start.
    #[must_use]
    pub fn most(&self) -> i32 {
        2 * i32::from(self.shape.most_pieces())
    }

    /// How much of its value a position keeps, in eighths: endings that can hardly be won count little.
    #[must_use]
    pub fn eighths(&self, material: &Material) -> i32 {
        kept_eighths(self.objective, self.flies, material)
    }

    /// All that counts in a position, `moves` being those that White and Black have; the patterns first, always in the same
    /// order. This is the plain way; the engine looks the same up by rows.
    #[must_use]
    pub fn terms<R: Rules>(&self, position: &Position<R>, moves: [u32; 2]) -> Vec<Term> {
        let diagram = position.diagram();
        let mut terms = Vec::new();
        for block in &self.blocks {
            let reading = &block.readings[0];
            let placing = reading.placing(|square| diagram.at(square));
            terms.push(Term { index: block.table * PLACINGS + placing, negative: reading.turned });
        }
        for color in Color::BOTH {
            let negative = color == Color::Black;
            let mut add = |index| terms.push(Term { index, negative });
            let mut kings = false;
            for square in position.king_squares(color) {
                add(self.king(if negative { self.shape.turned(square) } else { square }));
                kings = true;
            }
            if kings {
                add(self.steps_index(position.king_steps(color)));
            }
            let men = position.men_squares(color).map(|square| self.leans(self.shape.row_column(square).1));
            add(self.leaning_index(men.sum()));
            if position.turn() == color {
                add(self.turn());
            }
            if self.counts_moves() {
                add(self.moves_index(moves[color.index()]));
            }
        }
        terms
    }

    /// A number that tells this layout from others, so that weights for others are refused.
    pub(super) fn fingerprint(&self) -> u32 {
        let told = format!(
            "{:?} {KING_STEPS} {LEANINGS} {LEANING} {MOVES} {} {}",
            (self.shape, self.objective, self.flies, &self.blocks),
            self.len(),
            super::UNIT
        );
        crc32fast::hash(told.as_bytes())
    }
}

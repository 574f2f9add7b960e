//! Evaluation by a small net learnt from games: sums of numbers that each piece brings by its square, cut to a range, and
//! weighed for the number of pieces on the board.
//!
//! A position is seen twice, with the eyes of either side: its own pieces and the other's, the board turned so that it
//! plays upwards. Both see by the same numbers, so that a position and its counterpart, turned with the colours changed,
//! have opposite values exactly. All numbers are whole: a value is the same on every machine.

use damier_rules::{BoardShape, Color, GameKind, Objective, Piece, Position, Rules, Square};

use super::layout::kept_eighths;

/// Sums that each view of a position is made of.
pub const HIDDEN: usize = 128;
/// What a sum counts at most.
pub const FULL: i16 = 255;
/// In how many parts a hundredth of a man is divided, at a full sum.
pub const PART: i32 = 16;
/// The last layer's weights are told apart by the pieces on the board: so many stages from few to many.
pub const STAGES: usize = 4;

type Sums = [i16; HIDDEN];

/// What a net for a kind of game looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetLayout {
    shape: BoardShape,
    objective: Objective,
    flies: bool,
}

impl NetLayout {
    /// The layout for what is played.
    #[must_use]
    pub fn of(kind: GameKind) -> Self {
        let rules = kind.rules();
        Self { shape: rules.shape(), objective: kind.objective, flies: rules.spec().king_flies }
    }

    /// Number of inputs: own men, own kings, the other's men and kings, by square.
    #[must_use]
    pub fn inputs(&self) -> usize {
        4 * self.shape.len() as usize
    }

    /// The input of a piece, as a side sees it.
    #[must_use]
    pub fn input(&self, view: Color, square: Square, piece: Piece) -> usize {
        let square = if view == Color::White { square } else { self.shape.turned(square) };
        let kind = 2 * usize::from(piece.color != view) + usize::from(piece.is_king());
        kind * self.shape.len() as usize + square.index()
    }

    /// The stage of a position with so many pieces.
    #[must_use]
    pub fn stage(&self, pieces: u32) -> usize {
        let most = 2 * usize::from(self.shape.most_pieces());
        (pieces as usize).saturating_sub(1).min(most - 1) * STAGES / most
    }

    /// How much of its value a position keeps, in eighths: endings that can hardly be won count little.
    #[must_use]
    pub fn eighths<R: Rules>(&self, position: &Position<R>) -> i32 {
        kept_eighths(self.objective, self.flies, &position.material())
    }
}

/// What the net has seen: a position, and the sums of both views of it. The next position is brought up from it by what
/// differs.
#[derive(Clone, Debug)]
pub struct Seen<R: Rules> {
    position: Position<R>,
    sums: [Sums; 2],
}

impl<R: Rules> Default for Seen<R> {
    /// An empty board.
    fn default() -> Self {
        Self { position: Position::of_pieces(Color::White, []), sums: [[0; HIDDEN]; 2] }
    }
}

/// A net, ready for use.
#[derive(Clone, Debug)]
pub struct Net {
    layout: NetLayout,
    /// By input: what a piece brings.
    first: Vec<Sums>,
    /// What the sums begin with.
    base: Sums,
    /// By stage: the weights of the mover's view and of the other's.
    last: [[Sums; 2]; STAGES],
    /// By stage, in [`PART`]s of hundredths of a man.
    shift: [i16; STAGES],
}

impl NetLayout {
    /// Number of weights: of the inputs, what the sums begin with, and by stage the weights of both views and a shift.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "every board has squares")]
    pub fn len(&self) -> usize {
        (self.inputs() + 1 + 2 * STAGES) * HIDDEN + STAGES
    }

    /// A number that tells this layout from others, so that weights for others are refused.
    pub(super) fn fingerprint(&self) -> u32 {
        crc32fast::hash(format!("net {self:?} {HIDDEN} {FULL} {PART} {STAGES}").as_bytes())
    }
}

impl Net {
    /// A net of weights in the order of the layout's [`len`](NetLayout::len).
    ///
    /// # Panics
    /// If there are not as many as the layout says.
    #[must_use]
    pub fn new(layout: NetLayout, weights: &[i16]) -> Self {
        assert_eq!(weights.len(), layout.len(), "as many weights as the layout says");
        let (rows, shift) = weights.as_chunks();
        let (first, rest) = rows.split_at(layout.inputs());
        let last = |stage: usize| [rest[1 + 2 * stage], rest[2 + 2 * stage]];
        Self {
            layout,
            first: first.to_vec(),
            base: rest[0],
            last: std::array::from_fn(last),
            shift: std::array::from_fn(|stage| shift[stage]),
        }
    }

    /// What the net is for.
    #[must_use]
    pub fn layout(&self) -> &NetLayout {
        &self.layout
    }

    /// The weights in the order in which [`new`](Self::new) takes them.
    #[must_use]
    pub fn weights(&self) -> Vec<i16> {
        let rows = self.first.iter().chain([&self.base]).chain(self.last.as_flattened());
        rows.flatten().chain(&self.shift).copied().collect()
    }

    /// What the net sees of an empty board.
    #[must_use]
    pub fn begin<R: Rules>(&self) -> Seen<R> {
        Seen { sums: [self.base; 2], ..Seen::default() }
    }

    /// The worth of a position for White in hundredths of a man. What was seen must be of this net.
    #[must_use]
    pub fn value<R: Rules>(&self, position: &Position<R>, seen: &mut Seen<R>) -> i32 {
        self.look(position, seen);
        let turn = position.turn();
        let stage = self.layout.stage(Color::BOTH.map(|color| position.pieces(color)).iter().sum());
        // The greatest sum there can be, of 2 · 128 full ones and a shift, is just below 2³¹.
        let views = [turn, turn.other()].map(|view| &seen.sums[view.index()]);
        let sum: i32 = views.iter().zip(&self.last[stage]).map(|(sums, weights)| weigh(sums, weights)).sum();
        let value = (sum + i32::from(self.shift[stage]) * i32::from(FULL)) / (i32::from(FULL) * PART);
        let value = value * self.layout.eighths(position) / 8;
        if turn == Color::White { value } else { -value }
    }

    /// Brings what was seen up to a position.
    #[inline]
    fn look<R: Rules>(&self, position: &Position<R>, seen: &mut Seen<R>) {
        let Seen { position: before, sums } = seen;
        self.change(sums, position.pieces_beyond(before), i16::wrapping_add);
        self.change(sums, before.pieces_beyond(position), i16::wrapping_sub);
        *before = *position;
    }

    /// Adds to the sums of both views what pieces bring, or takes it from them.
    #[inline]
    fn change(
        &self,
        sums: &mut [Sums; 2],
        pieces: impl Iterator<Item = (Square, Piece)>,
        by: impl Fn(i16, i16) -> i16,
    ) {
        pieces.for_each(|(square, piece)| {
            for (view, sums) in Color::BOTH.into_iter().zip(&mut *sums) {
                let brought = &self.first[self.layout.input(view, square, piece)];
                sums.iter_mut().zip(brought).for_each(|(sum, &brought)| *sum = by(*sum, brought));
            }
        });
    }
}

/// The sums, cut to their range, by their weights.
#[inline]
fn weigh(sums: &Sums, weights: &Sums) -> i32 {
    let each = sums.iter().zip(weights);
    each.map(|(&sum, &weight)| i32::from(sum.clamp(0, FULL)) * i32::from(weight)).sum()
}

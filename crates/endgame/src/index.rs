//! Numbers for the positions of a class: every placement has one, and every number is a placement's.
//!
//! The side to move is seen as White. Its men come first, by how many of them stand on their own base row, where no man
//! of the other side can: then the squares left for the other men are known. The rest are choices of squares from what
//! is free, counted by binomial coefficients (the combinatorial number system).

use damier_rules::{BoardShape, Color, Piece, Position, Rules, Square};

use crate::class::{Class, MOST_PIECES};

/// The squares of each group of pieces, seen with the side to move as White.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Placement {
    our_men: u128,
    our_kings: u128,
    their_men: u128,
    their_kings: u128,
}

/// The numbers of a class's positions.
#[derive(Clone, Debug)]
pub struct Index {
    class: Class,
    shape: BoardShape,
    slices: Vec<Slice>,
    size: u64,
}

/// The positions with so many of our men on the base row.
#[derive(Clone, Copy, Debug)]
struct Slice {
    start: u64,
    /// Our men on the base row, and elsewhere.
    men: [usize; 2],
    /// Choices for our men elsewhere, their men, our kings, their kings.
    elsewhere: u64,
    their_men: u64,
    our_kings: u64,
    their_kings: u64,
}

const SQUARES: usize = 72;

/// How many sets of `k` can be chosen from `n`.
const BINOMIAL: [[u64; MOST_PIECES as usize + 1]; SQUARES + 1] = {
    let mut table = [[0; MOST_PIECES as usize + 1]; SQUARES + 1];
    let mut n = 0;
    while n <= SQUARES {
        table[n][0] = 1;
        let mut k = 1;
        while k <= MOST_PIECES as usize && n > 0 {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

fn choices(squares: usize, pieces: u8) -> u64 {
    BINOMIAL[squares][usize::from(pieces)]
}

impl Index {
    /// The numbers of a class on a board.
    #[must_use]
    pub fn new(shape: BoardShape, class: Class) -> Self {
        let (len, row) = (usize::from(shape.len()), usize::from(shape.row_len()));
        let Class { us, them } = class;
        let mut slices = Vec::new();
        let mut start = 0;
        for base in 0..=us.men {
            let away = us.men - base;
            let men = usize::from(us.men + them.men);
            let slice = Slice {
                start,
                men: [base.into(), away.into()],
                elsewhere: choices(len - 2 * row, away),
                their_men: choices(len - row - usize::from(away), them.men),
                our_kings: choices(len - men, us.kings),
                their_kings: choices(len - men - usize::from(us.kings), them.kings),
            };
            start +=
                choices(row, base) * slice.elsewhere * slice.their_men * slice.our_kings * slice.their_kings;
            slices.push(slice);
        }
        Self { class, shape, slices, size: start }
    }

    /// The class.
    #[must_use]
    pub fn class(&self) -> Class {
        self.class
    }

    /// Number of positions with one side to move.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.size
    }

    /// The number of a position of this class.
    #[must_use]
    #[inline]
    pub fn of<R: Rules>(&self, position: &Position<R>) -> u64 {
        let turn = position.turn();
        let last = self.shape.len() - 1;
        let seen = |square: Square| {
            let index = square.index() as u8;
            1u128 << if turn == Color::White { index } else { last - index }
        };
        let (us, them) = (turn, turn.other());
        self.number(&Placement {
            our_men: position.men_squares(us).map(seen).fold(0, |set, bit| set | bit),
            our_kings: position.king_squares(us).map(seen).fold(0, |set, bit| set | bit),
            their_men: position.men_squares(them).map(seen).fold(0, |set, bit| set | bit),
            their_kings: position.king_squares(them).map(seen).fold(0, |set, bit| set | bit),
        })
    }

    /// The position of a number, White to move.
    ///
    /// # Panics
    /// If the number is not under [`size`](Self::size).
    #[must_use]
    pub fn position<R: Rules>(&self, number: u64) -> Position<R> {
        let placement = self.placement(number);
        let groups = [
            (placement.our_men, Piece::man(Color::White)),
            (placement.our_kings, Piece::king(Color::White)),
            (placement.their_men, Piece::man(Color::Black)),
            (placement.their_kings, Piece::king(Color::Black)),
        ];
        let pieces = groups
            .into_iter()
            .flat_map(|(set, piece)| bits(set).map(move |bit| (Square::new(bit as u8), piece)));
        Position::of_pieces(Color::White, pieces)
    }

    fn base(&self) -> u32 {
        u32::from(self.shape.len() - self.shape.row_len())
    }

    fn number(&self, placement: &Placement) -> u64 {
        let &Placement { our_men, our_kings, their_men, their_kings } = placement;
        let row = u32::from(self.shape.row_len());
        let at_base = our_men >> self.base() << self.base();
        let slice = &self.slices[at_base.count_ones() as usize];
        let men = our_men | their_men;
        let mut number = rank(at_base >> self.base(), 0);
        number = number * slice.elsewhere + rank((our_men ^ at_base) >> row, 0);
        number = number * slice.their_men + rank(their_men, our_men);
        number = number * slice.our_kings + rank(our_kings, men);
        number = number * slice.their_kings + rank(their_kings, men | our_kings);
        slice.start + number
    }

    fn placement(&self, number: u64) -> Placement {
        assert!(number < self.size, "the class has no such position");
        let slice = &self.slices[self.slices.partition_point(|slice| slice.start <= number) - 1];
        let mut rest = number - slice.start;
        let mut digit = |base: u64| {
            let digit = rest % base;
            rest /= base;
            digit
        };
        let their_kings = digit(slice.their_kings);
        let our_kings = digit(slice.our_kings);
        let their_men = digit(slice.their_men);
        let elsewhere = digit(slice.elsewhere);
        let row = u32::from(self.shape.row_len());
        let our_men =
            unrank(rest, slice.men[0], 0) << self.base() | unrank(elsewhere, slice.men[1], 0) << row;
        let their_men = unrank(their_men, self.class.them.men.into(), our_men);
        let men = our_men | their_men;
        let our_kings = unrank(our_kings, self.class.us.kings.into(), men);
        let their_kings = unrank(their_kings, self.class.them.kings.into(), men | our_kings);
        Placement { our_men, our_kings, their_men, their_kings }
    }
}

fn bits(mut set: u128) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let bit = (set != 0).then(|| set.trailing_zeros())?;
        set &= set - 1;
        Some(bit)
    })
}

/// The number of a set among the sets of its size, on the squares that are not `taken`.
#[inline]
fn rank(set: u128, taken: u128) -> u64 {
    let mut number = 0;
    for (nth, bit) in bits(set).enumerate() {
        let before = (taken & ((1 << bit) - 1)).count_ones();
        number += BINOMIAL[(bit - before) as usize][nth + 1];
    }
    number
}

/// The set of that number with so many squares, none of them `taken`.
#[inline]
fn unrank(mut number: u64, pieces: usize, taken: u128) -> u128 {
    let mut set = 0;
    let mut below = SQUARES;
    for nth in (1..=pieces).rev() {
        let square = (0..below).rev().find(|&square| BINOMIAL[square][nth] <= number).unwrap_or(0);
        number -= BINOMIAL[square][nth];
        below = square;
        set |= 1 << free_square(square as u32, taken);
    }
    set
}

/// The square that is number `nth` among those not taken.
fn free_square(nth: u32, taken: u128) -> u32 {
    let mut square = nth;
    for bit in bits(taken) {
        if bit > square {
            break;
        }
        square += 1;
    }
    square
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kind::TableKind;
    use damier_rules::{VariantId, Visitor};

    /// Positions of so many pieces, each placement once.
    fn placements(variant: VariantId, pieces: u8) -> u64 {
        let shape = variant.variant().shape();
        let class = |class: Class| Index::new(shape, class).size();
        let one_sided = |pieces: u8| -> u64 {
            let (len, row) = (usize::from(shape.len()), usize::from(shape.row_len()));
            let side = |men: u8| choices(len - row, men) * choices(len - usize::from(men), pieces - men);
            2 * (0..=pieces).map(side).sum::<u64>()
        };
        let both: u64 = Class::all(pieces).into_iter().flat_map(Class::pair).map(class).sum();
        both + one_sided(pieces)
    }

    /// Chinook's counts, which take in positions where one side has nothing.
    #[test]
    fn english_positions_are_as_many_as_published() {
        let published = [120, 6_972, 261_224, 7_092_774, 148_688_232, 2_503_611_964];
        for (pieces, count) in (1..).zip(published) {
            assert_eq!(placements(VariantId::English, pieces), count, "{pieces} pieces");
        }
    }

    struct Both<'a>(&'a Index, u64);

    impl Visitor for Both<'_> {
        type Output = ();

        fn visit<R: Rules>(self) {
            let Self(index, number) = self;
            let position = index.position::<R>(number);
            assert!(Position::<R>::new(&position.diagram()).is_ok(), "{position:?}");
            assert_eq!(Class::of(&position), index.class());
            assert_eq!(index.of(&position), number);
        }
    }

    #[test]
    fn numbers_and_positions_go_both_ways() {
        let mut chance = fastrand::Rng::with_seed(1);
        for &id in VariantId::ALL {
            let kind = TableKind::from(id);
            for class in (2..=MOST_PIECES).flat_map(|pieces| kind.classes(pieces)).flat_map(Class::pair) {
                let index = Index::new(kind.game.rules().shape(), class);
                let ends = [0, index.size() - 1];
                for number in ends.into_iter().chain((0..20).map(|_| chance.u64(0..index.size()))) {
                    kind.game.rules().with(Both(&index, number));
                }
            }
        }
    }
}

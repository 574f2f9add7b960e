//! Which games share a table, and which classes a table can hold exactly.

use core::fmt;

use damier_rules::draws::{DrawKind, draw_rules};
use damier_rules::{GameKind, Objective, VariantId};

use crate::class::Class;

/// All that decides the results of a game: rules of movement, objective, and the one draw rule that looks at the
/// position alone. Games that agree in these share tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TableKind {
    /// The first game of its kind, after which the tables are named.
    pub game: GameKind,
    /// Whether one piece each is a draw unless something can be taken at once.
    pub one_each: bool,
}

impl TableKind {
    /// What the tables of a game are.
    #[must_use]
    pub fn of(game: GameKind) -> Self {
        let traits = |game: GameKind| {
            let one_each = draw_rules(game).iter().any(|rule| matches!(rule.kind, DrawKind::OneEach));
            (game.rules(), game.objective, one_each)
        };
        let first = GameKind::all().find(|other| traits(*other) == traits(game)).unwrap_or(game);
        Self { game: first, one_each: traits(game).2 }
    }

    /// The tables of a folder of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        GameKind::all().map(Self::of).find(|kind| kind.name() == name)
    }

    /// The name of their folder: `english`, `russian-giveaway`.
    #[must_use]
    pub fn name(self) -> String {
        self.game.to_string().replace(' ', "-")
    }

    /// All variants and forms that use these tables.
    pub fn games(self) -> impl Iterator<Item = GameKind> {
        GameKind::all().filter(move |game| Self::of(*game) == self)
    }

    /// A number that changes with the rules.
    #[must_use]
    pub fn hash(self) -> u64 {
        let rules = self.game.rules();
        let text =
            format!("{:?} {:?} {:?} {}", rules.shape(), rules.spec(), self.game.objective, self.one_each);
        fnv(text.as_bytes())
    }

    /// Whether the pieces alone decide the results of a class.
    ///
    /// A rule that limits king moves while the side has men makes the run a part of the position. It never counts for
    /// a side of kings alone or of a single man, and such sides stay so: a crowned single man is a king alone. Where
    /// the first king wins, a position with a king is over.
    #[must_use]
    pub fn holds(self, class: Class) -> bool {
        if self.game.objective == Objective::FirstKing {
            return class.us.kings == 0 && class.them.kings == 0;
        }
        let runs_count = |men: u8, kings: u8| men > 0 && men + kings > 1;
        let [us, them] = [class.us, class.them];
        !self.game.rules().spec().limits_king_runs
            || !(runs_count(us.men, us.kings) || runs_count(them.men, them.kings))
    }

    /// The leading classes of so many pieces that can be built, in the order in which they can.
    #[must_use]
    pub fn classes(self, pieces: u8) -> Vec<Class> {
        Class::all(pieces).into_iter().filter(|class| self.holds(*class)).collect()
    }

    /// The most pieces on the board of this game.
    #[must_use]
    pub fn most_pieces(self) -> u8 {
        2 * self.game.rules().shape().most_pieces()
    }
}

impl From<VariantId> for TableKind {
    fn from(variant: VariantId) -> Self {
        Self::of(GameKind::new(variant))
    }
}

impl fmt::Display for TableKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.name())
    }
}

/// The 64-bit FNV-1a hash (Fowler, Noll, Vo).
pub(crate) fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xCBF2_9CE4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_with_the_same_results_share_tables() {
        let same = |a, b| assert_eq!(TableKind::from(a), TableKind::from(b));
        same(VariantId::Brazilian, VariantId::International8x8);
        same(VariantId::Portuguese, VariantId::Spanish);
        same(VariantId::Frysk, VariantId::Frisian);
        let anti = GameKind::giveaway(VariantId::International).unwrap();
        assert_eq!(TableKind::of(anti), TableKind::from(VariantId::Antidraughts));
        let mut hashes: Vec<_> =
            GameKind::all().map(TableKind::of).map(|kind| (kind.hash(), kind.name())).collect();
        hashes.sort();
        hashes.dedup();
        let different = hashes.len();
        hashes.dedup_by_key(|pair| pair.0);
        assert_eq!(hashes.len(), different, "one hash, one folder");
        for game in GameKind::all() {
            let kind = TableKind::of(game);
            assert_eq!(TableKind::named(&kind.name()), Some(kind));
        }
    }

    #[test]
    fn classes_lead_to_classes_that_are_held() {
        for kind in GameKind::all().map(TableKind::of) {
            for class in (2..=4).flat_map(|pieces| kind.classes(pieces)) {
                assert!(kind.holds(class.turned()));
            }
        }
        let frisian = TableKind::from(VariantId::Frisian);
        assert!(frisian.holds("kk-k".parse().unwrap()) && frisian.holds("m-kk".parse().unwrap()));
        assert!(!frisian.holds("km-k".parse().unwrap()) && !frisian.holds("mm-k".parse().unwrap()));
    }
}

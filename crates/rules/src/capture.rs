//! Captures followed to their end: one chain search for all rules.

use crate::bits::Bits;
use crate::board::{Board, each_direction};
use crate::generate::seen_by;
use crate::moves::{Move, MoveList};
use crate::spec::{BitsOf, Crowning, Landing, Priority, Rules, bit};

/// The search for all captures of a position, piece by piece.
pub(crate) struct Chain<'a, R: Rules, const WHITE: bool> {
    them: BitsOf<R>,
    victims_of_men: BitsOf<R>,
    their_kings: BitsOf<R>,
    /// Free squares, with the one the capturing piece has left.
    empty: BitsOf<R>,
    from: u8,
    /// Highest key so far; the list holds captures of that key only.
    best: u32,
    list: &'a mut MoveList<R>,
}

/// What a chain has taken so far.
struct Taken<R: Rules> {
    set: BitsOf<R>,
    count: u32,
    key: u32,
}

impl<R: Rules> Clone for Taken<R> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<R: Rules> Copy for Taken<R> {}

impl<R: Rules> Taken<R> {
    #[inline(always)]
    fn nothing(with_king: bool) -> Self {
        Self { set: BitsOf::<R>::EMPTY, count: 0, key: R::SPEC.priority.start(with_king) }
    }
}

/// From how many captured pieces on two chains can be the same move: the same pieces in another order need a
/// closed path of three; a straight line taken from several landing squares, two.
const fn twins_from(landing: Landing) -> u32 {
    if matches!(landing, Landing::EachAlone) { 2 } else { 3 }
}

impl<'a, R: Rules, const WHITE: bool> Chain<'a, R, WHITE> {
    #[inline(always)]
    pub(crate) fn new(
        them: BitsOf<R>,
        victims_of_men: BitsOf<R>,
        their_kings: BitsOf<R>,
        empty: BitsOf<R>,
        list: &'a mut MoveList<R>,
    ) -> Self {
        Self { them, victims_of_men, their_kings, empty, from: 0, best: 0, list }
    }

    /// Finds the captures of the king on bit `from`.
    #[inline(always)]
    pub(crate) fn start_king(&mut self, from: u8) {
        let (origin, empty) = (bit::<R>(from), self.empty);
        self.from = from;
        self.empty |= origin;
        each_direction!(R::SPEC.king_takes, D => {
            self.king_takes::<D>(origin, Taken::nothing(true));
        });
        self.empty = empty;
    }

    /// Finds the captures of the man on bit `from`.
    #[inline(always)]
    pub(crate) fn start_man(&mut self, from: u8) {
        let (origin, empty) = (bit::<R>(from), self.empty);
        self.from = from;
        self.empty |= origin;
        self.man_takes(origin, Taken::nothing(false));
        self.empty = empty;
    }

    /// Squares that are free once `taken` is taken.
    #[inline(always)]
    fn free(&self, taken: BitsOf<R>) -> BitsOf<R> {
        if R::SPEC.lifted_at_once { self.empty | taken } else { self.empty }
    }

    #[inline(always)]
    fn with(&self, taken: Taken<R>, victim: BitsOf<R>) -> Taken<R> {
        let gain = R::SPEC.priority.gain(victim.meets(self.their_kings), taken.count);
        Taken { set: taken.set | victim, count: taken.count + 1, key: taken.key + gain }
    }

    /// Follows a man's captures from `at`; says whether there is one.
    fn man_takes(&mut self, at: BitsOf<R>, taken: Taken<R>) -> bool {
        let mut goes_on = false;
        each_direction!(seen_by::<WHITE>(R::SPEC.man_takes), D => {
            let victim = R::Board::step::<D>(at) & self.victims_of_men & !taken.set;
            let land = R::Board::step::<D>(victim) & self.free(taken.set);
            if !land.is_empty() {
                goes_on = true;
                self.man_lands::<D>(land, self.with(taken, victim));
            }
        });
        goes_on
    }

    /// A man has jumped in direction `D` and stands on `land`.
    #[inline(always)]
    fn man_lands<const D: usize>(&mut self, land: BitsOf<R>, taken: Taken<R>) {
        let on_crown_row = land.meets(R::Board::CROWN_ROW[usize::from(!WHITE)]);
        let goes_on = match R::SPEC.crowning {
            Crowning::EndsMove if on_crown_row => false,
            Crowning::InFlight if on_crown_row => self.king_turns::<D>(land, taken),
            _ => self.man_takes(land, taken),
        };
        if !goes_on || R::SPEC.optional {
            self.ends(land, taken);
        }
    }

    /// Follows a king's captures from `at` that begin in direction `D`; says whether there is one.
    fn king_takes<const D: usize>(&mut self, at: BitsOf<R>, taken: Taken<R>) -> bool {
        let free = self.free(taken.set);
        let mut met = R::Board::step::<D>(at);
        while R::SPEC.king_flies && met.meets(free) {
            met = R::Board::step::<D>(met);
        }
        let victim = met & self.them & !taken.set;
        let first = R::Board::step::<D>(victim) & free;
        if first.is_empty() {
            return false;
        }
        let taken = self.with(taken, victim);
        let free = self.free(taken.set);
        if !R::SPEC.king_flies || R::SPEC.landing == Landing::Behind {
            self.king_stands::<D>(first, taken);
        } else if R::SPEC.landing == Landing::EachAlone {
            self.each_landing::<D>(first, free, |chain, land| chain.king_stands::<D>(land, taken));
        } else {
            // Going straight on is the same from every landing square, so it is followed from the first only.
            let mut goes_on = self.king_takes::<D>(first, taken);
            self.each_landing::<D>(first, free, |chain, land| goes_on |= chain.king_turns::<D>(land, taken));
            if !goes_on {
                let behind_only =
                    R::SPEC.landing == Landing::BehindLastKing && victim.meets(self.their_kings);
                let free = if behind_only { first } else { free };
                self.each_landing::<D>(first, free, |chain, land| chain.ends(land, taken));
            }
        }
        true
    }

    /// Calls `each` for the squares of `free` from `first` on in direction `D`.
    #[inline(always)]
    fn each_landing<const D: usize>(
        &mut self,
        first: BitsOf<R>,
        free: BitsOf<R>,
        mut each: impl FnMut(&mut Self, BitsOf<R>),
    ) {
        let mut land = first;
        while !land.is_empty() {
            each(self, land);
            land = R::Board::step::<D>(land) & free;
        }
    }

    /// A king has come to `land` in direction `D` and has to go on from there if it can.
    #[inline(always)]
    fn king_stands<const D: usize>(&mut self, land: BitsOf<R>, taken: Taken<R>) {
        let straight = self.king_takes::<D>(land, taken);
        let turned = self.king_turns::<D>(land, taken);
        if !(straight || turned) || R::SPEC.optional {
            self.ends(land, taken);
        }
    }

    /// Follows a king's captures from `land` that leave the line `D` it came on; says whether there is one.
    #[inline(always)]
    fn king_turns<const D: usize>(&mut self, land: BitsOf<R>, taken: Taken<R>) -> bool {
        let mut goes_on = false;
        each_direction!(R::SPEC.king_takes, TURN => {
            if TURN != D && (TURN != D ^ 1 || R::SPEC.turns_back) {
                goes_on |= self.king_takes::<TURN>(land, taken);
            }
        });
        goes_on
    }

    /// The capture ends on `land`: it is kept if no better one is known.
    fn ends(&mut self, land: BitsOf<R>, taken: Taken<R>) {
        if R::SPEC.priority != Priority::Free {
            if taken.key < self.best {
                return;
            }
            if taken.key > self.best {
                self.best = taken.key;
                self.list.clear();
            }
        }
        let mv = Move { from: self.from, to: land.first(), captured: taken.set };
        if taken.count < twins_from(R::SPEC.landing) || !self.list.contains(&mv) {
            self.list.push(mv);
        }
    }
}

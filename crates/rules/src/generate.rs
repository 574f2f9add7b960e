//! The move generator: one text for all rules, in which the rules' constants fold away.
//!
//! Quiet moves are found for all pieces of a kind at once, direction by direction. Captures are looked for the
//! same way and followed up, piece by piece, in [`capture`](crate::capture).

use crate::bits::Bits;
use crate::board::{Board, each_direction};
use crate::capture::Chain;
use crate::king_run::KingRuns;
use crate::moves::{Move, MoveList};
use crate::position::Position;
use crate::spec::{BitsOf, Rules, bit};
use crate::{Color, board::Directions};

impl<R: Rules> Position<R> {
    /// Fills the list with the legal moves, each once.
    #[inline]
    pub fn moves_into(&self, list: &mut MoveList<R>) {
        match self.turn {
            Color::White => self.moves_of::<true>(list),
            Color::Black => self.moves_of::<false>(list),
        }
    }

    /// Fills the list with the legal captures, each once. Where capture is compulsory and the list is not
    /// empty then, these are all legal moves.
    #[inline]
    pub fn captures_into(&self, list: &mut MoveList<R>) {
        list.clear();
        match self.turn {
            Color::White => self.captures_of::<true>(list),
            Color::Black => self.captures_of::<false>(list),
        }
    }

    /// Number of legal moves. The list is scratch space and is left holding the captures.
    #[inline]
    pub fn count_moves(&self, scratch: &mut MoveList<R>) -> u64 {
        match self.turn {
            Color::White => self.count_of::<true>(scratch),
            Color::Black => self.count_of::<false>(scratch),
        }
    }

    /// Whether the side to move can take something.
    #[must_use]
    #[inline]
    pub fn can_capture(&self) -> bool {
        match self.turn {
            Color::White => Sides::<R, true>::new(self).can_capture(),
            Color::Black => Sides::<R, false>::new(self).can_capture(),
        }
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    #[inline]
    pub fn can_move(&self) -> bool {
        let mut quiet = false;
        let mut see = |_: BitsOf<R>, _| quiet = true;
        match self.turn {
            Color::White => Sides::<R, true>::new(self).each_quiet(self, &mut see),
            Color::Black => Sides::<R, false>::new(self).each_quiet(self, &mut see),
        }
        quiet || self.can_capture()
    }

    /// How many squares the kings of a side can step to, each counted for every direction it is reached from.
    #[must_use]
    pub fn king_steps(&self, color: Color) -> u32 {
        let mut steps = 0;
        match color {
            Color::White => Sides::<R, true>::new(self).each_king_step(self, |to, _| steps += to.count()),
            Color::Black => Sides::<R, false>::new(self).each_king_step(self, |to, _| steps += to.count()),
        }
        steps
    }

    /// The same position with the other side to move.
    #[must_use]
    pub fn passed(&self) -> Self {
        Self { turn: self.turn.other(), ..*self }
    }

    /// Calls `each` with every position from which a quiet move of the other side that crowns nothing leads here.
    /// Whether that side had to take instead, and king runs, are not looked at.
    #[inline]
    pub fn retreats(&self, each: impl FnMut(Self)) {
        match self.turn {
            Color::White => self.retreats_of::<false>(each),
            Color::Black => self.retreats_of::<true>(each),
        }
    }

    /// The retreats of the side that has moved, `WHITE` or not.
    #[inline(always)]
    fn retreats_of<const WHITE: bool>(&self, mut each: impl FnMut(Self)) {
        let mover = self.passed();
        let sides = Sides::<R, WHITE>::new(&mover);
        let mut back = |from: BitsOf<R>, to: BitsOf<R>, kings: BitsOf<R>| {
            let mut before = mover;
            let own = &mut before.pieces[usize::from(!WHITE)];
            *own = (*own & !to) | from;
            before.kings = kings;
            each(before);
        };
        each_direction!(seen_by::<WHITE>(R::SPEC.man_steps).turned(), D => {
            for from in (R::Board::step::<D>(sides.men) & sides.empty).indices() {
                let to = bit::<R>(from.wrapping_add_signed(-R::Board::DELTA[D]));
                back(bit::<R>(from), to, mover.kings);
            }
        });
        // A king's quiet move can be made both ways.
        each_direction!(R::SPEC.king_steps, D => {
            let mut targets = R::Board::step::<D>(sides.kings) & sides.empty;
            let mut delta = R::Board::DELTA[D];
            while !targets.is_empty() {
                for from in targets.indices() {
                    let (from, to) = (bit::<R>(from), bit::<R>(from.wrapping_add_signed(-delta)));
                    back(from, to, (mover.kings & !to) | from);
                }
                if !R::SPEC.king_flies {
                    break;
                }
                targets = R::Board::step::<D>(targets) & sides.empty;
                delta += R::Board::DELTA[D];
            }
        });
    }

    #[inline(always)]
    fn moves_of<const WHITE: bool>(&self, list: &mut MoveList<R>) {
        list.clear();
        self.captures_of::<WHITE>(list);
        if list.is_empty() || R::SPEC.optional {
            Sides::<R, WHITE>::new(self).each_quiet(self, |targets, delta| {
                list.extend(targets.indices().map(|to| Move {
                    from: to.wrapping_add_signed(-delta),
                    to,
                    captured: BitsOf::<R>::EMPTY,
                }));
            });
        }
    }

    #[inline(always)]
    fn captures_of<const WHITE: bool>(&self, list: &mut MoveList<R>) {
        let sides = Sides::<R, WHITE>::new(self);
        let (men, kings) = (sides.capturing_men(), sides.capturing_kings());
        if !men.is_empty() || !kings.is_empty() {
            sides.captures(men, kings, list);
        }
    }

    #[inline(always)]
    fn count_of<const WHITE: bool>(&self, scratch: &mut MoveList<R>) -> u64 {
        scratch.clear();
        self.captures_of::<WHITE>(scratch);
        let mut count = scratch.len() as u64;
        if count == 0 || R::SPEC.optional {
            Sides::<R, WHITE>::new(self).each_quiet(self, |targets, _| count += u64::from(targets.count()));
        }
        count
    }
}

/// A position as the side to move sees it, `WHITE` or not.
#[derive(Clone, Copy)]
struct Sides<R: Rules, const WHITE: bool> {
    men: BitsOf<R>,
    kings: BitsOf<R>,
    them: BitsOf<R>,
    their_kings: BitsOf<R>,
    empty: BitsOf<R>,
}

/// The directions as the side to move has them.
pub(crate) const fn seen_by<const WHITE: bool>(directions: Directions) -> Directions {
    if WHITE { directions } else { directions.turned() }
}

impl<R: Rules, const WHITE: bool> Sides<R, WHITE> {
    #[inline(always)]
    fn new(position: &Position<R>) -> Self {
        let [white, black] = position.pieces;
        let (us, them) = if WHITE { (white, black) } else { (black, white) };
        Self {
            men: us & !position.kings,
            kings: us & position.kings,
            them,
            their_kings: them & position.kings,
            empty: R::Board::SQUARES & !(us | them),
        }
    }

    /// Calls `each` with sets of squares that pieces may step to, and the bit distance they come from.
    #[inline(always)]
    fn each_quiet(&self, position: &Position<R>, mut each: impl FnMut(BitsOf<R>, i8)) {
        each_direction!(seen_by::<WHITE>(R::SPEC.man_steps), D => {
            let targets = R::Board::step::<D>(self.men) & self.empty;
            if !targets.is_empty() {
                each(targets, R::Board::DELTA[D]);
            }
        });
        self.each_king_step(position, each);
    }

    /// The same for kings alone.
    #[inline(always)]
    fn each_king_step(&self, position: &Position<R>, mut each: impl FnMut(BitsOf<R>, i8)) {
        let kings = self.free_kings(position);
        if kings.is_empty() {
            return;
        }
        each_direction!(R::SPEC.king_steps, D => {
            let mut targets = R::Board::step::<D>(kings) & self.empty;
            let mut delta = R::Board::DELTA[D];
            while !targets.is_empty() {
                each(targets, delta);
                if !R::SPEC.king_flies {
                    break;
                }
                targets = R::Board::step::<D>(targets) & self.empty;
                delta += R::Board::DELTA[D];
            }
        });
    }

    /// The kings that may make a quiet move: all but one whose run is exhausted.
    #[inline(always)]
    fn free_kings(&self, position: &Position<R>) -> BitsOf<R> {
        if !R::SPEC.limits_king_runs {
            return self.kings;
        }
        match position.runs.runs()[usize::from(!WHITE)].exhausted() {
            Some(square) => self.kings & !bit::<R>(R::Board::bit_of(square)),
            None => self.kings,
        }
    }

    /// The pieces a man may take.
    #[inline(always)]
    fn victims_of_men(&self) -> BitsOf<R> {
        if R::SPEC.man_takes_king { self.them } else { self.them & !self.their_kings }
    }

    #[inline(always)]
    fn can_capture(&self) -> bool {
        !self.capturing_men().is_empty() || !self.capturing_kings().is_empty()
    }

    /// The men that can take something.
    #[inline(always)]
    fn capturing_men(&self) -> BitsOf<R> {
        let victims = self.victims_of_men();
        let mut men = BitsOf::<R>::EMPTY;
        each_direction!(seen_by::<WHITE>(R::SPEC.man_takes).turned(), D => {
            // From the free square back over the victim to the man.
            let jumped = R::Board::step::<D>(self.empty) & victims;
            men |= R::Board::step::<D>(jumped) & self.men;
        });
        men
    }

    /// The kings that can take something; flying, at least those.
    #[inline(always)]
    fn capturing_kings(&self) -> BitsOf<R> {
        let mut capturing = BitsOf::<R>::EMPTY;
        if self.kings.is_empty() {
            return capturing;
        }
        each_direction!(R::SPEC.king_takes, D => {
            let behind = R::Board::step::<D>(self.approach::<D>()) & self.empty;
            if !behind.is_empty() {
                capturing = self.kings;
            }
        });
        capturing
    }

    /// The enemy pieces that a king meets first in direction `D`.
    #[inline(always)]
    fn approach<const D: usize>(&self) -> BitsOf<R> {
        let mut next = R::Board::step::<D>(self.kings);
        if !R::SPEC.king_flies {
            return next & self.them;
        }
        let mut met = next;
        loop {
            next &= self.empty;
            if next.is_empty() {
                return met & self.them;
            }
            next = R::Board::step::<D>(next);
            met |= next;
        }
    }

    #[inline(never)]
    fn captures(&self, men: BitsOf<R>, kings: BitsOf<R>, list: &mut MoveList<R>) {
        let mut chain =
            Chain::<R, WHITE>::new(self.them, self.victims_of_men(), self.their_kings, self.empty, list);
        for king in kings.indices() {
            chain.start_king(king);
        }
        for man in men.indices() {
            chain.start_man(man);
        }
    }
}

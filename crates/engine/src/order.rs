//! Which moves to look at first: what the search has learnt of quiet moves.

use damier_rules::{Move, Rules};

use crate::tuning::Tuning;

const SQUARES: usize = 72;
/// The history of a move stays within plus and minus this.
const MOST_CREDIT: i32 = 16_384;

/// A move, as those after it remember it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Trace {
    /// From times [`SQUARES`] plus to.
    ends: usize,
    to: usize,
}

impl Trace {
    pub(crate) fn of<R: Rules>(mv: Move<R>) -> Self {
        let to = mv.to().index();
        Self { ends: mv.from().index() * SQUARES + to, to }
    }
}

/// What is learnt in one search, by one thread.
pub(crate) struct Memory {
    tuning: Tuning,
    /// By from and to.
    history: Vec<i32>,
    /// By the goal of the move before, and the goal.
    continuation: Vec<i32>,
    /// The answer that refuted a move last, by its ends.
    counters: Vec<u32>,
}

impl Memory {
    pub(crate) fn new(tuning: Tuning) -> Self {
        let squares = SQUARES * SQUARES;
        Self { tuning, history: vec![0; squares], continuation: vec![0; squares], counters: vec![0; squares] }
    }

    /// Ranks the moves, the best highest: the table's, large captures, killers, the counter-move, then by history.
    pub(crate) fn rank<R: Rules>(
        &self,
        list: &[Move<R>],
        ranks: &mut Vec<i32>,
        table_move: u32,
        killers: [u32; 2],
        before: Trace,
    ) {
        let counter = if self.tuning.counter_moves { self.counters[before.ends] } else { 0 };
        ranks.clear();
        ranks.extend(list.iter().map(|&mv| {
            let code = mv.code();
            if code == table_move {
                i32::MAX
            } else if mv.is_capture() {
                5_000_000 + mv.captured_count() as i32
            } else if self.tuning.killers && killers.contains(&code) {
                4_000_000
            } else if code == counter {
                3_000_000
            } else {
                self.credit(mv, before)
            }
        }));
    }

    /// Brings the best of the moves from `place` on there, the first of equals, so that results repeat.
    pub(crate) fn bring_best<R: Rules>(list: &mut [Move<R>], ranks: &mut [i32], place: usize) {
        let mut best = place;
        for other in place + 1..ranks.len() {
            if ranks[other] > ranks[best] {
                best = other;
            }
        }
        list.swap(place, best);
        ranks.swap(place, best);
    }

    /// How well a quiet move has done, in this search.
    pub(crate) fn credit<R: Rules>(&self, mv: Move<R>, before: Trace) -> i32 {
        let trace = Trace::of(mv);
        let history = if self.tuning.history { self.history[trace.ends] } else { 0 };
        let continuation =
            if self.tuning.continuation { self.continuation[before.to * SQUARES + trace.to] } else { 0 };
        history + continuation
    }

    /// The last of these quiet moves cut; those before it did not.
    pub(crate) fn learn<R: Rules>(&mut self, tried: &[Move<R>], depth: i32, before: Trace) {
        let Some((&best, others)) = tried.split_last() else { return };
        let bonus = (32 * depth * depth).min(MOST_CREDIT / 4);
        self.counters[before.ends] = best.code();
        self.adjust(best, bonus, before);
        for &mv in others {
            self.adjust(mv, -bonus, before);
        }
    }

    fn adjust<R: Rules>(&mut self, mv: Move<R>, bonus: i32, before: Trace) {
        let trace = Trace::of(mv);
        for credit in [&mut self.history[trace.ends], &mut self.continuation[before.to * SQUARES + trace.to]]
        {
            // The nearer to the limit, the less is added.
            *credit += bonus - *credit * bonus.abs() / MOST_CREDIT;
        }
    }
}

//! Retrograde analysis of a class and its turned one.
//!
//! First every position is looked at forwards: moves that take or crown lead to classes that are known, the others are
//! counted. Then results spread backwards, level by level, a level being the plies to the end: what leads to a loss is
//! won, and a position all of whose moves lead to wins is lost. What is left is drawn.

use std::sync::atomic::{AtomicU16, AtomicU32, AtomicU64, AtomicUsize, Ordering::Relaxed};

use damier_rules::{BoardShape, MoveList, Position, Rules};

use crate::class::Class;
use crate::file::Summary;
use crate::index::Index;
use crate::kind::TableKind;
use crate::outcome::{Known, Outcome};
use crate::tables::{Scratch, Tables, better, no_move, over};

/// What is known of a position while it is worked on: two bits of what, one for positions that files leave out, and 13
/// bits for the plies, or for the count of moves not yet refuted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct State(u16);

impl State {
    const OPEN: u16 = 0;
    const WIN: u16 = 1 << 14;
    const LOSS: u16 = 2 << 14;
    const DRAW: u16 = 3 << 14;
    const WHAT: u16 = 3 << 14;
    const LEFT_OUT: u16 = 1 << 13;
    const COUNT: u16 = Self::LEFT_OUT - 1;

    fn of(known: Known, left_out: bool) -> Self {
        let what = match known.outcome {
            Outcome::Win => Self::WIN,
            Outcome::Draw => Self::DRAW,
            Outcome::Loss => Self::LOSS,
        };
        let plies = known.plies.unwrap_or(0).min(Self::COUNT.into()) as u16;
        Self(what | if left_out { Self::LEFT_OUT } else { 0 } | plies)
    }

    fn what(self) -> u16 {
        self.0 & Self::WHAT
    }

    fn plies(self) -> u16 {
        self.0 & Self::COUNT
    }

    /// Whether the position is left out of files.
    pub(crate) fn is_left_out(self) -> bool {
        self.0 & Self::LEFT_OUT != 0
    }

    /// The result once all is done: what nobody has decided is drawn.
    pub(crate) fn known(self) -> Known {
        let outcome = match self.what() {
            Self::WIN => Outcome::Win,
            Self::LOSS => Outcome::Loss,
            _ => return Known::DRAW,
        };
        Known { outcome, plies: Some(self.plies().into()) }
    }
}

/// Positions that a thread takes at a time.
const STRIDE: usize = 1 << 14;

/// The class and its turned one, solved or on the way.
pub(crate) struct Pair<'a> {
    tables: &'a Tables,
    kind: TableKind,
    pub(crate) indexes: Vec<Index>,
    states: Vec<Vec<AtomicU16>>,
    threads: usize,
    /// The deepest level that has a position.
    deepest: AtomicU32,
}

/// Bytes that a pair needs while it is solved.
pub(crate) fn memory(shape: BoardShape, class: Class) -> u64 {
    class.pair().into_iter().map(|class| 2 * Index::new(shape, class).size()).sum()
}

impl<'a> Pair<'a> {
    /// Prepares a class whose smaller classes are in the tables.
    pub(crate) fn new(tables: &'a Tables, class: Class, threads: usize) -> Self {
        let kind = tables.kind();
        let shape = kind.game.rules().shape();
        let indexes: Vec<_> = class.pair().into_iter().map(|class| Index::new(shape, class)).collect();
        let states =
            indexes.iter().map(|index| (0..index.size()).map(|_| AtomicU16::new(0)).collect()).collect();
        Self { tables, kind, indexes, states, threads, deepest: AtomicU32::new(0) }
    }

    /// Solves it; `tell` hears how many positions have been looked at. `None` if a smaller table is missing.
    pub(crate) fn solve<R: Rules>(&self, tell: &(dyn Fn(u64) + Sync)) -> Option<()> {
        let missing = AtomicU64::new(0);
        self.each_stride(|side, from, to| {
            let mut worker = Worker::<R>::new(self, side);
            for number in from..to {
                match worker.first_look(number as u64) {
                    Some(state) => self.set(side, number, state),
                    None => _ = missing.fetch_add(1, Relaxed),
                }
            }
            tell((to - from) as u64);
        });
        if missing.load(Relaxed) > 0 {
            return None;
        }
        let mut level = 0;
        while level <= self.deepest.load(Relaxed) {
            self.each_stride(|side, from, to| {
                let mut worker = None;
                for number in from..to {
                    let state = State(self.states[side][number].load(Relaxed));
                    let decided = matches!(state.what(), State::WIN | State::LOSS);
                    if decided && u32::from(state.plies()) == level {
                        let worker = worker.get_or_insert_with(|| Worker::<R>::new(self, side));
                        worker.spread(number as u64, state, level as u16);
                    }
                }
            });
            level += 1;
        }
        Some(())
    }

    /// Runs `work` on all strides of both sides, on all threads.
    fn each_stride(&self, work: impl Fn(usize, usize, usize) + Sync) {
        let strides: Vec<_> = self.states.iter().map(|states| states.len().div_ceil(STRIDE)).collect();
        let next = AtomicUsize::new(0);
        let run = || {
            loop {
                let stride = next.fetch_add(1, Relaxed);
                let (side, stride) = if stride < strides[0] { (0, stride) } else { (1, stride - strides[0]) };
                if strides.get(side).is_none_or(|count| stride >= *count) {
                    break;
                }
                work(side, stride * STRIDE, ((stride + 1) * STRIDE).min(self.states[side].len()));
            }
        };
        std::thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(run);
            }
            run();
        });
    }

    fn set(&self, side: usize, number: usize, state: State) {
        self.states[side][number].store(state.0, Relaxed);
        self.note(state);
    }

    fn note(&self, state: State) {
        if matches!(state.what(), State::WIN | State::LOSS) {
            self.deepest.fetch_max(state.plies().into(), Relaxed);
        }
    }

    /// The solved positions of a side, in their order.
    pub(crate) fn states(&self, side: usize) -> impl ExactSizeIterator<Item = State> {
        self.states[side].iter().map(|state| State(state.load(Relaxed)))
    }

    /// The same from a number on.
    pub(crate) fn states_from(&self, side: usize, from: usize) -> impl Iterator<Item = State> {
        self.states[side][from..].iter().map(|state| State(state.load(Relaxed)))
    }

    /// What a side holds in all.
    pub(crate) fn summary(&self, side: usize) -> Summary {
        let mut summary = Summary::default();
        for (number, state) in (0..).zip(self.states(side)) {
            match state.known().outcome {
                Outcome::Win => summary.wins += 1,
                Outcome::Draw => summary.draws += 1,
                Outcome::Loss => summary.losses += 1,
            }
            if state.known().outcome == Outcome::Win && u64::from(state.plies()) > summary.longest.1 {
                summary.longest = (number, state.plies().into());
            }
        }
        summary
    }
}

/// One thread's work on one side of a pair.
struct Worker<'a, R: Rules> {
    pair: &'a Pair<'a>,
    side: usize,
    other: usize,
    list: MoveList<R>,
    scratch: Scratch<R>,
}

impl<'a, R: Rules> Worker<'a, R> {
    fn new(pair: &'a Pair<'a>, side: usize) -> Self {
        let other = pair.indexes.len() - 1 - side;
        Self { pair, side, other, list: MoveList::new(), scratch: Scratch::default() }
    }

    /// What the moves that leave the class make of a position, or how many stay in it; `None` if a table is missing.
    fn first_look(&mut self, number: u64) -> Option<State> {
        let pair = self.pair;
        let position = pair.indexes[self.side].position::<R>(number);
        let left_out = Tables::leave_out(&position);
        if let Some(known) = over(pair.kind, &position) {
            return Some(State::of(known, left_out));
        }
        let (leaving, staying) = self.leaving(&position)?;
        if self.list.is_empty() {
            return Some(State::of(no_move(pair.kind.game.objective), left_out));
        }
        if pair.kind.one_each && position.material().is_one_each() && !position.can_capture() {
            return Some(State::of(Known::DRAW, left_out));
        }
        Some(match leaving {
            Some(known) if staying == 0 || known.outcome == Outcome::Win => State::of(known, left_out),
            _ => State(State::OPEN | staying),
        })
    }

    /// The best of the moves that take or crown, and how many others there are. The moves stay in the list.
    fn leaving(&mut self, position: &Position<R>) -> Option<(Option<Known>, u16)> {
        let us = position.turn();
        let kings = position.kings(us);
        position.moves_into(&mut self.list);
        let (mut best, mut staying) = (None, 0);
        for &mv in &self.list {
            let next = position.after(mv);
            if mv.is_capture() || next.kings(us) > kings {
                let known = self.pair.tables.value(&next, &mut self.scratch)?;
                best = better(best, Known { plies: known.plies.or(Some(0)), ..known }.before());
            } else {
                staying += 1;
            }
        }
        Some((best, staying))
    }

    /// Tells the positions before this one, decided at this level, what it means for them.
    fn spread(&mut self, number: u64, state: State, level: u16) {
        let pair = self.pair;
        let position = pair.indexes[self.side].position::<R>(number);
        let index = &pair.indexes[self.other];
        let lost = state.what() == State::LOSS;
        position.retreats(|before| {
            let number = index.of(&before) as usize;
            if lost {
                self.wins(number, level + 1);
            } else {
                self.loses_a_move(number, &before, level + 1);
            }
        });
    }

    /// A move of this position wins in so many plies.
    fn wins(&self, number: usize, plies: u16) {
        let won = State(State::WIN | plies.min(State::COUNT));
        let slot = &self.pair.states[self.other][number];
        let mut now = slot.load(Relaxed);
        loop {
            let state = State(now);
            // A win by a move that leaves the class may be longer; where something must be taken there is no other.
            let better = match state.what() {
                State::OPEN => true,
                State::WIN => state.plies() > plies && !state.is_left_out(),
                _ => false,
            };
            if !better {
                return;
            }
            match slot.compare_exchange_weak(now, won.0, Relaxed, Relaxed) {
                Ok(_) => return self.pair.note(won),
                Err(changed) => now = changed,
            }
        }
    }

    /// A move of this position is refuted; if it was the last, the position is lost, or what its moves out of the class
    /// are worth.
    fn loses_a_move(&mut self, number: usize, position: &Position<R>, plies: u16) {
        let slot = &self.pair.states[self.other][number];
        let mut now = slot.load(Relaxed);
        loop {
            if State(now).what() != State::OPEN || now == 0 {
                return;
            }
            match slot.compare_exchange_weak(now, now - 1, Relaxed, Relaxed) {
                Ok(_) => break,
                Err(changed) => now = changed,
            }
        }
        if now != 1 {
            return;
        }
        let refuted = Known { outcome: Outcome::Loss, plies: Some(plies.into()) };
        // The tables had all that was asked for at the first look.
        let leaving = self.leaving(position).and_then(|(leaving, _)| leaving);
        let known = better(leaving, refuted).unwrap_or(refuted);
        self.pair.set(self.other, number, State::of(known, false));
    }
}

//! The search: iterative deepening over the root moves. The tree below them is [`node`](crate::node)'s.
//!
//! A search is a function of its task and of the table: one thread with fixed nodes gives the same result every time.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use damier_endgame::Scratch;
use damier_rules::draws::{Counters, DrawKind, DrawRule};
use damier_rules::{Move, MoveList, Objective, Position, Rules};

use crate::endings::Probing;
use crate::evaluate::Evaluator;
use crate::learned::Seen;
use crate::node::{Node, Ply};
use crate::order::{Memory, Trace};
use crate::table::Shared;
use crate::tuning::Tuning;
use crate::value::{INFINITE, MOST_PLIES, Value, WIN, WINNING};

/// What is searched and how long.
#[derive(Clone, Copy)]
pub(crate) struct Task<'a, R: Rules> {
    pub(crate) position: Position<R>,
    pub(crate) objective: Objective,
    pub(crate) draw_rules: &'a [DrawRule],
    pub(crate) counters: Counters,
    /// Keys of the positions that led here, this one left out.
    pub(crate) history: &'a [u64],
    pub(crate) tuning: Tuning,
    pub(crate) tables: Option<Probing<'a>>,
    /// The moves to choose from; all if there are none.
    pub(crate) among: &'a [Move<R>],
    pub(crate) bounds: Bounds,
    pub(crate) signals: &'a Signals<'a>,
}

/// Where a search ends.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Bounds {
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    /// No iteration is begun after this.
    pub(crate) soft: Option<Duration>,
    /// The search stops at this.
    pub(crate) hard: Option<Duration>,
    /// Whether a decided result is still looked into, as analysis wants it.
    pub(crate) endless: bool,
}

/// What all threads of a search share.
pub(crate) struct Signals<'a> {
    /// Whether to stop, asked of the world outside.
    pub(crate) stop: &'a (dyn Fn() -> bool + Sync),
    /// Set by the first thread when it is done.
    pub(crate) finished: AtomicBool,
    /// Positions visited by the other threads.
    pub(crate) nodes: AtomicU64,
    /// Time that counts against the bounds.
    pub(crate) elapsed: &'a (dyn Fn() -> Duration + Sync),
}

/// A root move with what the last iteration thought of it.
#[derive(Clone)]
pub(crate) struct RootMove<R: Rules> {
    pub(crate) mv: Move<R>,
    pub(crate) value: Value,
    pub(crate) line: Vec<Move<R>>,
}

/// The result of one iteration.
pub(crate) struct Iteration<'a, R: Rules> {
    pub(crate) depth: u32,
    pub(crate) deepest: u32,
    pub(crate) nodes: u64,
    /// Best first; only as many as were asked for have true values.
    pub(crate) roots: &'a [RootMove<R>],
}

pub(crate) struct Search<'a, R: Rules> {
    pub(crate) task: Task<'a, R>,
    pub(crate) table: Shared<'a>,
    pub(crate) evaluator: &'a Evaluator,
    pub(crate) seen: Seen<R>,
    pub(crate) plies: Vec<Ply<R>>,
    /// Keys on the path, game history first.
    pub(crate) path: Vec<u64>,
    pub(crate) memory: Memory,
    pub(crate) repetition_draws: bool,
    pub(crate) fresh_counters: Counters,
    /// Room for moves that tables are asked about.
    pub(crate) scratch: Scratch<R>,
    /// Plies of the iteration under way.
    pub(crate) depth: u32,
    /// The longest line met in it.
    pub(crate) deepest: u32,
    pub(crate) nodes: u64,
    pub(crate) stopped: bool,
    /// Whether this thread only helps another.
    helper: bool,
}

/// Half the first window around the last value, in hundredths of a man.
const WINDOW: Value = 12;
/// From this depth on values are steady enough for a window.
const WINDOW_DEPTH: u32 = 4;
/// Nodes between two looks at clock and flags.
const LOOK_EVERY: u64 = 1024;

impl<'a, R: Rules> Search<'a, R> {
    pub(crate) fn new(task: Task<'a, R>, table: Shared<'a>, evaluator: &'a Evaluator, helper: bool) -> Self {
        Self {
            table,
            seen: evaluator.begin(),
            evaluator,
            plies: (0..=MOST_PLIES).map(|_| Ply::new()).collect(),
            path: task.history.to_vec(),
            memory: Memory::new(task.tuning),
            repetition_draws: task.draw_rules.iter().any(|rule| matches!(rule.kind, DrawKind::Repetition(_))),
            fresh_counters: Counters::new(task.draw_rules, &Default::default()),
            scratch: Scratch::default(),
            depth: 0,
            deepest: 0,
            nodes: 0,
            stopped: false,
            helper,
            task,
        }
    }

    /// Positions visited by all threads.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes + self.task.signals.nodes.load(Relaxed)
    }

    /// Searches deeper and deeper until a bound is reached, telling each full iteration. The best `lines` root moves
    /// get their true values, which a choice among good moves needs.
    pub(crate) fn run(&mut self, lines: usize, mut tell: impl FnMut(&Iteration<'_, R>)) -> Vec<RootMove<R>> {
        let mut list = MoveList::<R>::new();
        self.task.position.moves_into(&mut list);
        list.retain(|mv| self.task.among.is_empty() || self.task.among.contains(mv));
        let mut roots: Vec<_> =
            list.iter().map(|&mv| RootMove { mv, value: -INFINITE, line: vec![mv] }).collect();
        let lines = lines.clamp(1, roots.len().max(1));
        let bounds = self.task.bounds;
        let most = bounds.depth.unwrap_or(MOST_PLIES / 2).clamp(1, MOST_PLIES / 2);
        self.path.push(self.task.position.key());
        for depth in 1..=most {
            (self.depth, self.deepest) = (depth, 0);
            for line in 0..lines {
                self.find_best(&mut roots[line..], depth as i32);
            }
            if self.stopped {
                break;
            }
            tell(&Iteration { depth, deepest: self.deepest, nodes: self.nodes(), roots: &roots });
            let decided = roots.first().is_none_or(|best| best.value.abs() >= WIN - depth as i32);
            let late = bounds.soft.is_some_and(|soft| (self.task.signals.elapsed)() >= soft);
            if (decided && !bounds.endless) || late {
                break;
            }
        }
        self.path.pop();
        roots
    }

    /// Brings the best of the root moves to the front, looking first near where its value was.
    fn find_best(&mut self, roots: &mut [RootMove<R>], depth: i32) {
        let guess = roots.first().map_or(0, |root| root.value);
        let narrow = self.task.tuning.aspiration && self.depth >= WINDOW_DEPTH && guess.abs() < WINNING;
        let mut half = if narrow { WINDOW } else { INFINITE };
        let (mut low, mut high) = ((guess - half).max(-INFINITE), (guess + half).min(INFINITE));
        loop {
            let value = self.search_roots(roots, low, high, depth);
            half = if half > 16 * WINDOW { INFINITE } else { half * 4 };
            if self.stopped || (value > low && value < high) {
                return;
            }
            if value <= low {
                low = (value - half).max(-INFINITE);
            }
            if value >= high {
                high = (value + half).min(INFINITE);
            }
        }
    }

    /// One pass over the root moves. What a pass that is cut short has found better counts at once.
    fn search_roots(
        &mut self,
        roots: &mut [RootMove<R>],
        mut alpha: Value,
        beta: Value,
        depth: i32,
    ) -> Value {
        let root = Node { position: self.task.position, counters: self.task.counters };
        let mut best = -INFINITE;
        for index in 0..roots.len() {
            let mv = roots[index].mv;
            let next = self.after(&root, mv);
            let mut value = -INFINITE;
            if index > 0 {
                value = -self.search(&next, -alpha - 1, -alpha, depth - 1, 1, Trace::of(mv), 0);
            }
            if (index == 0 || value > alpha) && !self.stopped {
                value = -self.search(&next, -beta, -alpha, depth - 1, 1, Trace::of(mv), 0);
            }
            if self.stopped {
                break;
            }
            best = best.max(value);
            if value > alpha || index == 0 {
                let line = [&[mv], self.plies[1].line.as_slice()].concat();
                roots[index] = RootMove { mv, value, line };
                roots[..=index].rotate_right(1);
                alpha = alpha.max(value);
            }
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// Counts a position and looks now and then whether to stop.
    #[inline]
    pub(crate) fn count_node(&mut self) {
        self.nodes += 1;
        let bounds = &self.task.bounds;
        if bounds.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(LOOK_EVERY) {
            let signals = self.task.signals;
            self.stopped |= (signals.stop)()
                || signals.finished.load(Relaxed)
                || bounds.hard.is_some_and(|hard| (signals.elapsed)() >= hard);
            if self.helper {
                signals.nodes.fetch_add(LOOK_EVERY, Relaxed);
            }
        }
    }
}

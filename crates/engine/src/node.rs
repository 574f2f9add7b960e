//! The tree below the root: principal variations, extensions, reductions, and play beyond the horizon until nothing
//! has to be taken. One text for all rules.

use std::sync::LazyLock;

use damier_rules::draws::{Counters, DrawKind, MoveEffect};
use damier_rules::{Move, MoveList, Objective, Position, Rules};

use crate::order::{Memory, Trace};
use crate::search::Search;
use crate::table::{Bound, Known};
use crate::value::{DRAW, INFINITE, MOST_PLIES, Value, WIN, WINNING};

/// A position with the draw counts that led to it.
#[derive(Clone, Copy)]
pub(crate) struct Node<R: Rules> {
    pub(crate) position: Position<R>,
    pub(crate) counters: Counters,
}

/// What one ply of the search keeps between its nodes.
pub(crate) struct Ply<R: Rules> {
    list: MoveList<R>,
    ranks: Vec<i32>,
    /// Quiet moves looked at in the node under way.
    tried: Vec<Move<R>>,
    pub(crate) line: Vec<Move<R>>,
    killers: [u32; 2],
}

impl<R: Rules> Ply<R> {
    pub(crate) fn new() -> Self {
        Self {
            list: MoveList::new(),
            ranks: Vec::new(),
            tried: Vec::new(),
            line: Vec::new(),
            killers: [0; 2],
        }
    }
}

/// How many plies less a late move is looked at, by depth and place.
static REDUCTIONS: LazyLock<[[i32; MOST_REDUCED]; MOST_REDUCED]> = LazyLock::new(|| {
    let reduction = |depth: usize, index: usize| {
        if depth < 2 || index < 1 {
            0
        } else {
            (0.3 + (depth as f64).ln() * (index as f64).ln() / 2.0) as i32
        }
    };
    std::array::from_fn(|depth| std::array::from_fn(|index| reduction(depth, index)))
});
/// Depths and places that are told apart there.
const MOST_REDUCED: usize = 64;

/// The least depth at which a node is searched less deeply for want of a table move.
const NO_TABLE_MOVE_DEPTH: i32 = 4;
/// The least depth at which a probable cut is tried.
const PROBABLE_CUT_DEPTH: i32 = 4;
/// The greatest depth at which a judgement far outside the window is believed.
const FUTILITY_DEPTH: i32 = 2;
/// How many hundredths of a man quiet moves may gain by each ply of depth.
const FUTILITY_MARGIN: Value = 80;
/// How many hundredths of a man may be lost by each ply of depth.
const REVERSE_FUTILITY_MARGIN: Value = 60;
/// The least depth at which the table's move is asked whether it is the only good one.
const SINGULAR_DEPTH: i32 = 7;
/// How many hundredths of a man a ply of depth it must be better.
const SINGULAR_MARGIN: Value = 2;

impl<R: Rules> Search<'_, R> {
    pub(crate) fn after(&self, node: &Node<R>, mv: Move<R>) -> Node<R> {
        let position = node.position.after(mv);
        // No rule about few pieces can hold where there is no king, and men moving make progress.
        let counters = if position.has_kings() || node.position.has_kings() {
            let mover = node.position.turn();
            let moves_man = node.position.moves_man(mv);
            let effect = MoveEffect {
                mover,
                captures: mv.is_capture(),
                moves_man,
                crowns: moves_man && position.kings(mover) > node.position.kings(mover),
            };
            node.counters.after(self.task.draw_rules, effect, &position.material())
        } else {
            self.fresh_counters
        };
        Node { position, counters }
    }

    /// The value of a position that ends the game without a look at its moves.
    fn ended(&self, node: &Node<R>, key: u64, ply: u32) -> Option<Value> {
        if !node.position.has_kings() && R::SPEC.men_only_advance() {
            return None;
        }
        if self.task.objective == Objective::FirstKing {
            return Some(ply as i32 - WIN);
        }
        let material = node.position.material();
        let one_each = || {
            material.is_one_each()
                && self.task.draw_rules.iter().any(|rule| matches!(rule.kind, DrawKind::OneEach))
                && !node.position.can_capture()
        };
        let drawn = (self.repetition_draws && self.path.contains(&key))
            || node.counters.exceeded(self.task.draw_rules, &material).is_some()
            || one_each();
        // Who has no move left has lost before anything is counted.
        (drawn && node.position.can_move()).then_some(DRAW)
    }

    /// The value where the side to move cannot.
    fn no_move(&self, ply: u32) -> Value {
        let loss = ply as i32 - WIN;
        if self.task.objective == Objective::Giveaway { -loss } else { loss }
    }

    /// The value of a node within the window. `before` is the move that led here; the move of code `skipped` is
    /// left out, 0 for none.
    #[expect(clippy::too_many_arguments, reason = "window, depth and place in the tree belong together")]
    pub(crate) fn search(
        &mut self,
        node: &Node<R>,
        mut alpha: Value,
        beta: Value,
        mut depth: i32,
        ply: u32,
        before: Trace,
        skipped: u32,
    ) -> Value {
        self.plies[ply as usize].line.clear();
        self.deepest = self.deepest.max(ply);
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        let tuning = self.task.tuning;
        let key = node.position.key();
        if skipped == 0
            && let Some(value) = self.ended(node, key, ply)
        {
            return value;
        }
        if skipped == 0
            && let Some(value) = self.by_tables(node, ply)
        {
            return value;
        }
        let capture = node.position.can_capture();
        if ply + 1 >= MOST_PLIES || (depth <= 0 && self.is_quiet(node, depth, capture)) {
            return self.quiet_value(node, alpha, beta, capture, ply);
        }

        let wide = beta - alpha > 1;
        let known = if skipped == 0 && depth >= 0 { self.table.probe(key, ply) } else { None };
        if let Some(known) = known
            && !wide
            && known.depth >= depth
            && match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= beta,
                Bound::AtMost => known.value <= alpha,
            }
        {
            return known.value;
        }
        let table_move = known.map_or(0, |known| known.move_code);
        if tuning.no_table_move && table_move == 0 && depth >= NO_TABLE_MOVE_DEPTH && skipped == 0 {
            depth -= 1;
        }
        if tuning.probable_cut && !wide && !capture && skipped == 0 {
            if let Some(value) = self.probable_cut(node, beta, depth, ply, before) {
                return value;
            }
            if self.stopped {
                return DRAW;
            }
        }

        let judged = if wide || capture || skipped != 0 { None } else { self.judged_early(node, depth, ply) };
        if tuning.reverse_futility
            && let Some(value) = judged
            && value - REVERSE_FUTILITY_MARGIN * depth >= beta
        {
            return value;
        }
        let hope = judged.map(|value| value + FUTILITY_MARGIN * depth);
        let hope = hope.filter(|&hope| tuning.futility && hope <= alpha);

        let mut list = std::mem::take(&mut self.plies[ply as usize].list);
        let mut tried = std::mem::take(&mut self.plies[ply as usize].tried);
        tried.clear();
        node.position.moves_into(&mut list);
        if skipped != 0 {
            list.retain(|mv| mv.code() != skipped);
        }
        let mut best = if list.is_empty() { self.no_move(ply) } else { -INFINITE };
        if list.is_empty() && skipped != 0 {
            best = alpha;
        }
        let here = &mut self.plies[ply as usize];
        let mut ranks = std::mem::take(&mut here.ranks);
        self.memory.rank(&list, &mut ranks, table_move, here.killers, before);
        let free = tuning.single_reply && list.len() == 1 && depth > 0 && ply < 2 * self.depth;
        let old_alpha = alpha;
        let mut best_code = 0;
        self.path.push(key);
        for index in 0..list.len() {
            Memory::bring_best(&mut list, &mut ranks, index);
            let mv = list[index];
            let next = self.after(node, mv);
            if let Some(hope) = hope.filter(|_| index > 0 && best > -WINNING && !next.position.can_capture())
            {
                best = best.max(hope);
                continue;
            }
            let deeper = free
                || (index == 0
                    && table_move == mv.code()
                    && self.is_singular(node, known, depth, ply, before, list.len()));
            let rest = match depth {
                _ if deeper => depth,
                1.. => depth - 1,
                // Beyond the horizon only quiet moves count.
                _ => depth - i32::from(!mv.is_capture()),
            };
            if self.stopped {
                break;
            }
            let value = self.follow(&next, mv, index, (alpha, beta), rest, ply, before);
            if self.stopped {
                break;
            }
            if !mv.is_capture() {
                tried.push(mv);
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_code = mv.code();
                    self.keep_line(mv, ply);
                    if value >= beta {
                        if !mv.is_capture() {
                            self.reward(&tried, depth, ply, before);
                        }
                        break;
                    }
                }
            }
        }
        self.path.pop();
        if !self.stopped && skipped == 0 && depth >= 0 && !list.is_empty() {
            let bound = match best {
                _ if best >= beta => Bound::AtLeast,
                _ if best > old_alpha => Bound::Exact,
                _ => Bound::AtMost,
            };
            self.table.store(key, ply, Known { move_code: best_code, value: best, depth, bound });
        }
        let here = &mut self.plies[ply as usize];
        (here.list, here.ranks, here.tried) = (list, ranks, tried);
        best
    }

    /// Whether a position at the horizon may be judged: nothing must be taken, and at its first sight the opponent
    /// does not threaten to take either. Where a crowning decides, a man that is lost tells too little.
    fn is_quiet(&self, node: &Node<R>, depth: i32, capture: bool) -> bool {
        if !self.task.tuning.quiescence {
            return true;
        }
        if capture && !R::SPEC.optional {
            return false;
        }
        let threats = self.task.tuning.threats && self.task.objective != Objective::FirstKing;
        !(threats && depth == 0 && node.position.passed().can_capture())
    }

    /// What a quiet position near the horizon looks worth.
    fn judged_early(&mut self, node: &Node<R>, depth: i32, ply: u32) -> Option<Value> {
        let tuning = self.task.tuning;
        let is_wanted = tuning.futility || tuning.reverse_futility;
        if !is_wanted || !(1..=FUTILITY_DEPTH).contains(&depth) {
            return None;
        }
        let scratch = &mut self.plies[ply as usize].list;
        let value = self.evaluator.judge(&node.position, self.task.objective, &mut self.seen, scratch)?;
        Some(value.clamp(1 - WINNING, WINNING - 1))
    }

    /// A value that a shallow search finds so far above beta that the deep one will hardly be below.
    fn probable_cut(
        &mut self,
        node: &Node<R>,
        beta: Value,
        depth: i32,
        ply: u32,
        before: Trace,
    ) -> Option<Value> {
        if depth < PROBABLE_CUT_DEPTH || beta.abs() >= WINNING {
            return None;
        }
        let far = beta + 30 + 4 * depth;
        // The node itself is searched again, so that it must not be a repetition of itself: it is not on the path yet.
        let value = self.search(node, far - 1, far, depth / 2 - 1, ply, before, 0);
        (value >= far && !self.stopped).then_some(value.min(WINNING - 1).max(beta))
    }

    /// Whether the table's move is the only good one: all others together fall short of it.
    fn is_singular(
        &mut self,
        node: &Node<R>,
        known: Option<Known>,
        depth: i32,
        ply: u32,
        before: Trace,
        moves: usize,
    ) -> bool {
        let Some(known) = known.filter(|known| known.bound != Bound::AtMost) else { return false };
        let worth = self.task.tuning.singular
            && depth >= SINGULAR_DEPTH
            && known.depth >= depth - 3
            && known.value.abs() < WINNING
            && moves > 1
            && ply < 2 * self.depth;
        if !worth {
            return false;
        }
        let target = known.value - SINGULAR_MARGIN * depth;
        // The node is searched again without the move, so it must not see itself on the path.
        self.path.pop();
        let value = self.search(node, target - 1, target, depth / 2, ply, before, known.move_code);
        self.path.push(node.position.key());
        value < target && !self.stopped
    }

    /// The value of a move: the first with the full window, the others against the best so far, late ones less deeply
    /// first.
    #[expect(clippy::too_many_arguments, reason = "window, depth and place in the tree belong together")]
    fn follow(
        &mut self,
        next: &Node<R>,
        mv: Move<R>,
        index: usize,
        (alpha, beta): (Value, Value),
        rest: i32,
        ply: u32,
        before: Trace,
    ) -> Value {
        let trace = Trace::of(mv);
        if index == 0 {
            return -self.search(next, -beta, -alpha, rest, ply + 1, trace, 0);
        }
        let less = if self.task.tuning.late_moves && !mv.is_capture() {
            self.reduction(next, mv, index, beta - alpha > 1, rest, before)
        } else {
            0
        };
        let mut value = -self.search(next, -alpha - 1, -alpha, rest - less, ply + 1, trace, 0);
        if value > alpha && less > 0 && !self.stopped {
            value = -self.search(next, -alpha - 1, -alpha, rest, ply + 1, trace, 0);
        }
        if value > alpha && value < beta && !self.stopped {
            value = -self.search(next, -beta, -alpha, rest, ply + 1, trace, 0);
        }
        value
    }

    /// How many plies less a late quiet move is looked at.
    fn reduction(
        &self,
        next: &Node<R>,
        mv: Move<R>,
        index: usize,
        wide: bool,
        rest: i32,
        before: Trace,
    ) -> i32 {
        let last = MOST_REDUCED - 1;
        let mut less = REDUCTIONS[((rest + 1).max(0) as usize).min(last)][index.min(last)];
        // A piece offered is often the first move of a combination.
        less -= i32::from(next.position.can_capture());
        less -= i32::from(wide);
        less -= self.memory.credit(mv, before) / 12_000;
        less.clamp(0, (rest - 1).max(0))
    }

    /// The value at the horizon, where nothing must be taken.
    fn quiet_value(&mut self, node: &Node<R>, alpha: Value, beta: Value, capture: bool, ply: u32) -> Value {
        let scratch = &mut self.plies[ply as usize].list;
        let Some(value) = self.evaluator.judge(&node.position, self.task.objective, &mut self.seen, scratch)
        else {
            return self.no_move(ply);
        };
        let value = value.clamp(1 - WINNING, WINNING - 1);
        if !capture || !self.task.tuning.quiescence || value >= beta || ply + 1 >= MOST_PLIES {
            return value;
        }
        self.optional_captures(node, alpha.max(value), beta, ply).max(value)
    }

    /// Plays out captures that nobody is obliged to make.
    fn optional_captures(&mut self, node: &Node<R>, mut alpha: Value, beta: Value, ply: u32) -> Value {
        let mut list = std::mem::take(&mut self.plies[ply as usize].list);
        node.position.captures_into(&mut list);
        let mut best = -INFINITE;
        for &mv in &list {
            let next = self.after(node, mv);
            let value = -self.search(&next, -beta, -alpha, -1, ply + 1, Trace::of(mv), 0);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.plies[ply as usize].list = list;
        best
    }

    fn keep_line(&mut self, mv: Move<R>, ply: u32) {
        let (head, tail) = self.plies.split_at_mut(ply as usize + 1);
        let line = &mut head[ply as usize].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0].line);
    }

    /// Remembers that the last of these quiet moves cut.
    fn reward(&mut self, tried: &[Move<R>], depth: i32, ply: u32, before: Trace) {
        let killers = &mut self.plies[ply as usize].killers;
        if let Some(best) = tried.last()
            && killers[0] != best.code()
        {
            *killers = [best.code(), killers[0]];
        }
        self.memory.learn(tried, depth.max(1), before);
    }
}

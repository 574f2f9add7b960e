//! The search: iterative deepening, principal variations, quiescence through captures. One text for all rules.
//!
//! A search is a function of its arguments and of the table: fixed nodes give the same result every time.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use damier_rules::draws::{Counters, DrawKind, DrawRule, MoveEffect};
use damier_rules::{Move, MoveList, Objective, Position, Rules};

use crate::evaluate::evaluate;
use crate::messages::Limits;
use crate::table::{Bound, Known, Table};
use crate::value::{DRAW, INFINITE, MATE_RANGE, MOST_PLIES, Value, WIN};

/// What is searched and how long.
pub(crate) struct Task<'a, R: Rules> {
    pub(crate) position: Position<R>,
    pub(crate) objective: Objective,
    pub(crate) draw_rules: &'a [DrawRule],
    pub(crate) counters: Counters,
    /// Keys of the positions that led here, this one left out.
    pub(crate) history: Vec<u64>,
    pub(crate) limits: Limits,
    pub(crate) stop: &'a AtomicBool,
    /// Time since the request came.
    pub(crate) elapsed: &'a dyn Fn() -> Duration,
}

/// A root move with what the last full iteration thought of it.
pub(crate) struct RootMove<R: Rules> {
    pub(crate) mv: Move<R>,
    pub(crate) value: Value,
    pub(crate) line: Vec<Move<R>>,
}

/// The result of one iteration.
pub(crate) struct Iteration<'a, R: Rules> {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// Best first.
    pub(crate) roots: &'a [RootMove<R>],
}

/// What one ply of the search keeps between its nodes.
struct Ply<R: Rules> {
    list: MoveList<R>,
    order: Vec<i32>,
    line: Vec<Move<R>>,
    killers: [u32; 2],
}

impl<R: Rules> Ply<R> {
    fn new() -> Self {
        Self { list: MoveList::new(), order: Vec::new(), line: Vec::new(), killers: [0; 2] }
    }
}

/// The draw state of a node.
#[derive(Clone, Copy)]
struct Node<R: Rules> {
    position: Position<R>,
    counters: Counters,
}

pub(crate) struct Search<'a, R: Rules> {
    task: &'a Task<'a, R>,
    table: &'a mut Table,
    plies: Vec<Ply<R>>,
    /// Keys on the path, game history first.
    path: Vec<u64>,
    /// How often a quiet move from square to square was good: `from * 72 + to`.
    history: Vec<i32>,
    repetition_draws: bool,
    fresh_counters: Counters,
    /// Plies of the iteration under way.
    depth: u32,
    nodes: u64,
    stopped: bool,
}

const SQUARES: usize = 72;

impl<'a, R: Rules> Search<'a, R> {
    pub(crate) fn new(task: &'a Task<'a, R>, table: &'a mut Table) -> Self {
        table.grow_older();
        Self {
            task,
            table,
            plies: (0..=MOST_PLIES).map(|_| Ply::new()).collect(),
            path: task.history.clone(),
            history: vec![0; SQUARES * SQUARES],
            repetition_draws: task.draw_rules.iter().any(|rule| matches!(rule.kind, DrawKind::Repetition(_))),
            fresh_counters: Counters::new(task.draw_rules, &Default::default()),
            depth: 0,
            nodes: 0,
            stopped: false,
        }
    }

    /// Positions visited.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Searches deeper and deeper until a limit is reached, telling each full iteration. With `all_values` every
    /// root move gets its true value, which a choice among good moves needs; else only the best does.
    pub(crate) fn run(
        &mut self,
        all_values: bool,
        mut tell: impl FnMut(&Iteration<'_, R>),
    ) -> Vec<RootMove<R>> {
        let mut list = MoveList::<R>::new();
        self.task.position.moves_into(&mut list);
        let mut roots: Vec<_> =
            list.iter().map(|&mv| RootMove { mv, value: -INFINITE, line: vec![mv] }).collect();
        let deepest = self.task.limits.depth.unwrap_or(MOST_PLIES / 2).clamp(1, MOST_PLIES / 2);
        for depth in 1..=deepest {
            self.iterate(&mut roots, depth, all_values);
            if self.stopped {
                break;
            }
            tell(&Iteration { depth, nodes: self.nodes, roots: &roots });
            let decided = roots.first().is_none_or(|best| best.value.abs() >= WIN - depth as i32);
            if decided && self.task.limits != Limits::default() {
                break;
            }
        }
        roots
    }

    fn iterate(&mut self, roots: &mut Vec<RootMove<R>>, depth: u32, all_values: bool) {
        self.depth = depth;
        self.path.push(self.task.position.key());
        if all_values {
            self.judge_all(roots, depth as i32 - 1);
        } else {
            self.find_best(roots, depth as i32 - 1);
        }
        self.path.pop();
    }

    /// Gives every root move its value; what is cut short changes nothing.
    fn judge_all(&mut self, roots: &mut Vec<RootMove<R>>, depth: i32) {
        let root = Node { position: self.task.position, counters: self.task.counters };
        let mut judged = Vec::new();
        for &RootMove { mv, .. } in roots.iter() {
            let value = -self.search(&self.after(&root, mv), -INFINITE, INFINITE, depth, 1);
            if self.stopped {
                return;
            }
            judged.push(RootMove { mv, value, line: self.line_from(mv) });
        }
        judged.sort_by_key(|root| -root.value);
        *roots = judged;
    }

    /// Brings the best root move to the front. What an iteration that is cut short has found better counts at once.
    fn find_best(&mut self, roots: &mut [RootMove<R>], depth: i32) {
        let root = Node { position: self.task.position, counters: self.task.counters };
        let mut alpha = -INFINITE;
        for index in 0..roots.len() {
            let mv = roots[index].mv;
            let next = self.after(&root, mv);
            let mut value = -INFINITE;
            if index > 0 {
                value = -self.search(&next, -alpha - 1, -alpha, depth, 1);
            }
            if (index == 0 || value > alpha) && !self.stopped {
                value = -self.search(&next, -INFINITE, -alpha, depth, 1);
            }
            if self.stopped {
                return;
            }
            if value > alpha {
                alpha = value;
                roots[index] = RootMove { mv, value, line: self.line_from(mv) };
                roots[..=index].rotate_right(1);
            }
        }
    }

    /// The line expected after a root move.
    fn line_from(&self, mv: Move<R>) -> Vec<Move<R>> {
        [&[mv], self.plies[1].line.as_slice()].concat()
    }

    fn after(&self, node: &Node<R>, mv: Move<R>) -> Node<R> {
        let position = node.position.after(mv);
        // No rule about few pieces can hold where there is no king, and men moving make progress.
        let counters = if position.has_kings() || node.position.has_kings() {
            let moves_man = node.position.moves_man(mv);
            let effect = MoveEffect {
                mover: node.position.turn(),
                captures: mv.is_capture(),
                moves_man,
                crowns: moves_man
                    && position.kings(node.position.turn()) > node.position.kings(node.position.turn()),
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
        drawn.then_some(DRAW)
    }

    /// The value where the side to move cannot.
    fn no_move(&self, ply: u32) -> Value {
        let loss = ply as i32 - WIN;
        if self.task.objective == Objective::Giveaway { -loss } else { loss }
    }

    fn count_node(&mut self) {
        self.nodes += 1;
        let limits = &self.task.limits;
        if limits.nodes.is_some_and(|most| self.nodes >= most) {
            self.stopped = true;
        }
        if self.nodes.is_multiple_of(1024)
            && (self.task.stop.load(Ordering::Relaxed)
                || limits.time.is_some_and(|most| (self.task.elapsed)() >= most))
        {
            self.stopped = true;
        }
    }

    fn search(&mut self, node: &Node<R>, mut alpha: Value, beta: Value, depth: i32, ply: u32) -> Value {
        self.plies[ply as usize].line.clear();
        self.count_node();
        if self.stopped {
            return DRAW;
        }
        let key = node.position.key();
        if let Some(value) = self.ended(node, key, ply) {
            return value;
        }
        let capture = node.position.can_capture();
        if (depth <= 0 && (!capture || R::SPEC.optional)) || ply + 1 >= MOST_PLIES {
            return self.quiet_value(node, alpha, beta, capture, ply);
        }

        let wide = beta - alpha > 1;
        let known = self.table.probe(key, ply);
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

        let mut list = std::mem::take(&mut self.plies[ply as usize].list);
        node.position.moves_into(&mut list);
        let value = if list.is_empty() {
            self.no_move(ply)
        } else {
            self.order(&mut list, known.map_or(0, |known| known.move_code), ply);
            // A forced reply costs no depth, as long as the line does not outgrow the search.
            let rest = if list.len() == 1 && ply < 2 * self.depth { depth } else { depth - 1 };
            self.path.push(key);
            let old_alpha = alpha;
            let mut best = -INFINITE;
            let mut best_code = 0;
            for (index, &mv) in list.iter().enumerate() {
                let value = self.follow(node, mv, index, alpha, beta, rest, ply);
                if self.stopped {
                    break;
                }
                if value > best {
                    best = value;
                    if value > alpha {
                        alpha = value;
                        best_code = mv.code();
                        self.keep_line(mv, ply);
                        if value >= beta {
                            self.reward(mv, depth, ply);
                            break;
                        }
                    }
                }
            }
            self.path.pop();
            if !self.stopped {
                let bound = match best {
                    _ if best >= beta => Bound::AtLeast,
                    _ if best > old_alpha => Bound::Exact,
                    _ => Bound::AtMost,
                };
                self.table.store(key, ply, Known { move_code: best_code, value: best, depth, bound });
            }
            best
        };
        self.plies[ply as usize].list = list;
        value
    }

    /// The value of a move: the first with the full window, the others against the best so far.
    #[expect(clippy::too_many_arguments, reason = "the window and the place in the tree belong together")]
    fn follow(
        &mut self,
        node: &Node<R>,
        mv: Move<R>,
        index: usize,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: u32,
    ) -> Value {
        let next = self.after(node, mv);
        if index == 0 {
            return -self.search(&next, -beta, -alpha, depth, ply + 1);
        }
        // Late quiet moves are looked at less deeply first.
        let reduced = if index >= 4 && depth >= 3 && !mv.is_capture() { depth - 1 } else { depth };
        let mut value = -self.search(&next, -alpha - 1, -alpha, reduced, ply + 1);
        if value > alpha && reduced < depth && !self.stopped {
            value = -self.search(&next, -alpha - 1, -alpha, depth, ply + 1);
        }
        if value > alpha && value < beta && !self.stopped {
            value = -self.search(&next, -beta, -alpha, depth, ply + 1);
        }
        value
    }

    /// The value at the horizon, where nothing must be taken.
    fn quiet_value(&mut self, node: &Node<R>, alpha: Value, beta: Value, capture: bool, ply: u32) -> Value {
        let position = &node.position;
        let scratch = &mut self.plies[ply as usize].list;
        let ours = position.count_moves(scratch) as i32;
        if ours == 0 {
            return self.no_move(ply);
        }
        let passed = position.passed();
        let theirs = if passed.can_capture() { ours } else { passed.count_moves(scratch) as i32 };
        let value = evaluate(position, ours - theirs);
        let value = if self.task.objective == Objective::Giveaway { -value } else { value };
        if !capture || value >= beta || ply + 1 >= MOST_PLIES {
            return value.clamp(1 - MATE_RANGE, MATE_RANGE - 1);
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
            let value = -self.search(&next, -beta, -alpha, 0, ply + 1);
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.plies[ply as usize].list = list;
        best
    }

    /// Best moves first: the table's, then captures by size, killers, and by history.
    fn order(&mut self, list: &mut MoveList<R>, table_move: u32, ply: u32) {
        let Ply { order, killers, .. } = &mut self.plies[ply as usize];
        order.clear();
        order.extend(list.iter().map(|&mv| {
            let code = mv.code();
            if code == table_move {
                i32::MIN
            } else if mv.is_capture() {
                -2_000_000 - mv.captured_count() as i32
            } else if killers.contains(&code) {
                -1_000_000
            } else {
                -self.history[place(mv)]
            }
        }));
        // Insertion keeps equals in the generator's order, so that results repeat.
        for end in 1..list.len() {
            let mut at = end;
            while at > 0 && order[at - 1] > order[at] {
                order.swap(at - 1, at);
                list.swap(at - 1, at);
                at -= 1;
            }
        }
    }

    fn keep_line(&mut self, mv: Move<R>, ply: u32) {
        let (head, tail) = self.plies.split_at_mut(ply as usize + 1);
        let line = &mut head[ply as usize].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&tail[0].line);
    }

    /// Remembers a quiet move that refuted the opponent's last.
    fn reward(&mut self, mv: Move<R>, depth: i32, ply: u32) {
        if mv.is_capture() {
            return;
        }
        let killers = &mut self.plies[ply as usize].killers;
        if killers[0] != mv.code() {
            *killers = [mv.code(), killers[0]];
        }
        let credit = &mut self.history[place(mv)];
        *credit = (*credit + depth * depth).min(900_000);
    }
}

fn place<R: Rules>(mv: Move<R>) -> usize {
    mv.from().index() * SQUARES + mv.to().index()
}

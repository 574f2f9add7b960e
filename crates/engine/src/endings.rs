//! What endgame tables say of the position to be searched, and of positions in the tree.
//!
//! Tables know nothing of draws by counted moves. A win counts as one only if it is in time: if the winner needs no more
//! moves than any count can leave, or if the line that both sides play by the tables ends before a count makes it a draw.

use damier_endgame::{Class, Known, Outcome, Tables};
use damier_rules::{Game, Move, Position, Route, Rules, Verdict};

use crate::messages::{Report, Score, TableWord};
use crate::node::Node;
use crate::search::Search;
use crate::value::{DRAW, Value, WIN, WINNING, score};

/// The value of a win whose length the tables do not tell, below all that the search has counted out.
const UNCOUNTED_WIN: Value = WINNING - 500;
/// Where the tables do not tell how long a win takes, it counts only while the counts allow so many moves.
const UNCOUNTED_MOVES: u16 = 12;

/// The tables of a search.
#[derive(Clone, Copy)]
pub(crate) struct Probing<'a> {
    tables: &'a Tables,
    /// Positions with more pieces are not looked up.
    most_pieces: u8,
    /// Whether a win counts only where no count can come before it, however the other side defends.
    only_sure: bool,
}

/// What the tables say of the root.
pub(crate) struct RootWord<R: Rules> {
    /// What is told to others.
    pub(crate) word: TableWord,
    /// The moves to search: those that keep the result; where its length is known and in time, only the best of them.
    pub(crate) moves: Vec<Move<R>>,
    /// The line that both sides play by the tables to the end, the whole game's; empty for draws, and where it is not
    /// known.
    line: Vec<Route>,
    /// The value, unless it is a win or a loss of unknown length.
    value: Option<Value>,
}

impl<R: Rules> RootWord<R> {
    /// Leaves it to the search to look at all moves, as who asks for several lines wants it.
    pub(crate) fn only_tell(&mut self) {
        self.moves.clear();
        self.line.clear();
        self.value = None;
    }

    /// Whether the quickest win is a draw by counted moves, so that the search has to look for another.
    pub(crate) fn is_late(&self) -> bool {
        self.word.drawn_by.is_some() && self.word.known.outcome == Outcome::Win
    }

    /// Whether there is nothing to be searched.
    pub(crate) fn is_settled(&self) -> bool {
        !self.line.is_empty() && !self.is_late()
    }

    /// Whether the search knows better: a longer win that is in time.
    fn is_outdone(&self, report: &Report) -> bool {
        self.is_late() && matches!(report.score, Score::Win(_))
    }

    /// The move that the tables play, unless it is the search's to choose.
    pub(crate) fn choice(&self, report: &Report) -> Option<Route> {
        self.line.first().filter(|_| !self.is_outdone(report)).cloned()
    }

    /// Says in a report what the tables know better than the search.
    pub(crate) fn amend(&self, report: &mut Report) {
        report.table = Some(self.word.clone());
        if self.is_outdone(report) {
            return;
        }
        if let Some(value) = self.value {
            report.score = score(value);
        }
        if !self.line.is_empty() {
            report.line = self.line.clone();
        }
    }
}

impl<'a> Probing<'a> {
    /// Looks everything up that is in the tables.
    pub(crate) fn new(tables: &'a Tables) -> Self {
        Self { tables, most_pieces: tables.most_pieces(), only_sure: false }
    }

    /// Looks up only what comes after a capture: what is known of the root says nothing of how to go on.
    pub(crate) fn below<R: Rules>(self, root: &Position<R>) -> Self {
        Self { most_pieces: self.most_pieces.min(Class::of(root).pieces().saturating_sub(1)), ..self }
    }

    /// Takes no win for one that a count may forestall.
    pub(crate) fn only_sure(self) -> Self {
        Self { only_sure: true, ..self }
    }

    /// What the tables say of a game's position, if they have all that its moves lead to.
    pub(crate) fn root<R: Rules>(&self, game: &Game) -> Option<RootWord<R>> {
        let position = Position::<R>::forgiving(game.diagram());
        let moves = self.tables.moves(&position)?;
        let &(_, best) = moves.iter().max_by_key(|(_, known)| known.rank())?;
        let (line, drawn_by) = if best.plies.is_some() { self.line::<R>(game) } else { (Vec::new(), None) };
        let late = drawn_by.is_some() && best.outcome == Outcome::Win;
        let keeps =
            |known: &Known| if late { known.outcome == Outcome::Win } else { known.rank() == best.rank() };
        let kept = moves.iter().filter(|(_, known)| keeps(known)).map(|(mv, _)| *mv).collect();
        let value = match best {
            _ if drawn_by.is_some() => Some(DRAW),
            Known { outcome: Outcome::Draw, .. } => Some(DRAW),
            Known { outcome: Outcome::Win, plies: Some(plies) } => Some(WIN - plies as Value),
            Known { outcome: Outcome::Loss, plies: Some(plies) } => Some(plies as Value - WIN),
            Known { plies: None, .. } => None,
        };
        let mut moves: Vec<_> = moves.into_iter().map(|(mv, known)| (position.route(mv), known)).collect();
        moves.sort_by_key(|(_, known)| -known.rank());
        Some(RootWord { word: TableWord { known: best, drawn_by, moves }, moves: kept, line, value })
    }

    /// The line that both sides play by the tables, and the draw rule that ends it before its time.
    fn line<R: Rules>(&self, game: &Game) -> (Vec<Route>, Option<String>) {
        let mut game = game.clone();
        let mut line = Vec::new();
        loop {
            if let Some(verdict) = game.verdict() {
                let drawn_by = match verdict {
                    Verdict::Draw(rule) => Some(rule.name.to_owned()),
                    Verdict::Win { .. } => None,
                };
                return (line, drawn_by);
            }
            let position = Position::<R>::forgiving(game.diagram());
            let best = self.tables.moves(&position).and_then(|moves| {
                moves.into_iter().max_by_key(|(_, known): &(_, Known)| known.rank()).map(|(mv, _)| mv)
            });
            let Some(mv) = best else { return (line, None) };
            let route = position.route(mv);
            if game.play(&route).is_err() {
                return (line, None);
            }
            line.push(route);
        }
    }
}

impl<R: Rules> Search<'_, R> {
    /// The value of a position in the tree, if the tables decide it.
    #[inline]
    pub(crate) fn by_tables(&mut self, node: &Node<R>, ply: u32) -> Option<Value> {
        let Probing { tables, most_pieces, only_sure } = self.task.tables?;
        if Class::of(&node.position).pieces() > most_pieces {
            return None;
        }
        let known = tables.look_up(&node.position)?;
        if known.outcome == Outcome::Draw {
            return Some(DRAW);
        }
        let win = match known.plies {
            Some(plies) => {
                self.is_in_time(tables, only_sure, *node, known).then(|| WIN - (ply + plies) as Value)?
            }
            None => {
                let left = node.counters.moves_left(self.task.draw_rules, &node.position.material());
                left.is_none_or(|left| left >= UNCOUNTED_MOVES).then(|| UNCOUNTED_WIN - ply as Value)?
            }
        };
        Some(if known.outcome == Outcome::Win { win } else { -win })
    }

    /// Whether a win of known length comes before any count makes it a draw.
    fn is_in_time(&mut self, tables: &Tables, only_sure: bool, mut node: Node<R>, mut known: Known) -> bool {
        let rules = self.task.draw_rules;
        while let Some(needed) = known.winners_moves() {
            let material = node.position.material();
            if node.counters.moves_sure(rules, &material).is_none_or(|sure| needed <= sure.into()) {
                return true;
            }
            if only_sure || node.counters.exceeded(rules, &material).is_some() {
                return false;
            }
            let Some(mv) = tables.best_move(&node.position, known, &mut self.scratch) else { return false };
            node = self.after(&node, mv);
            known = known.after();
        }
        false
    }
}

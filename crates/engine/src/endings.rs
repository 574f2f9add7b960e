//! What endgame tables say of the position to be searched, and of positions in the tree.
//!
//! Tables know nothing of draws by counted moves. A win counts as one only if it is in time: in the tree if the winner
//! needs no more moves than the counts that run still allow, at the root if the line that both sides play by the table
//! ends before any rule makes it a draw.

use damier_endgame::{Class, Known, Outcome, Tables};
use damier_rules::draws::DrawRule;
use damier_rules::{Game, Move, Position, Route, Rules};

use crate::messages::{Report, TableWord};
use crate::node::Node;
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
}

/// What the tables say of the root.
pub(crate) struct RootWord<R: Rules> {
    /// What is told to others.
    pub(crate) word: TableWord,
    /// The moves that keep the result, and of those with a known length the best.
    pub(crate) moves: Vec<Move<R>>,
    /// The line that both sides play by the tables to the end; empty for draws, and where it is not known or not in time.
    pub(crate) line: Vec<Route>,
    /// The value, unless it is a win or a loss of unknown length.
    pub(crate) value: Option<Value>,
}

impl<R: Rules> RootWord<R> {
    /// Leaves it to the search to look at all moves, as who asks for several lines wants it.
    pub(crate) fn only_tell(&mut self) {
        self.moves.clear();
        self.line.clear();
        self.value = None;
    }

    /// Says in a report what the tables know better than the search.
    pub(crate) fn amend(&self, report: &mut Report) {
        report.table = Some(self.word.clone());
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
        Self { tables, most_pieces: tables.most_pieces() }
    }

    /// Looks up only what comes after a capture: what is known of the root says nothing of how to go on.
    pub(crate) fn below<R: Rules>(self, root: &Position<R>) -> Self {
        Self { most_pieces: self.most_pieces.min(Class::of(root).pieces().saturating_sub(1)), ..self }
    }

    /// The value of a position in the tree, if the tables decide it.
    #[inline]
    pub(crate) fn value<R: Rules>(&self, node: &Node<R>, draw_rules: &[DrawRule], ply: u32) -> Option<Value> {
        if Class::of(&node.position).pieces() > self.most_pieces {
            return None;
        }
        let outcome = self.tables.probe(&node.position)?;
        if outcome == Outcome::Draw {
            return Some(DRAW);
        }
        let known = self.tables.look_up(&node.position)?;
        let left = node.counters.moves_left(draw_rules, &node.position.material());
        let needed = known.winners_moves().unwrap_or(UNCOUNTED_MOVES.into());
        if left.is_some_and(|left| needed > left.into()) {
            return None;
        }
        let win = match known.plies {
            Some(plies) => WIN - (ply + plies) as Value,
            None => UNCOUNTED_WIN - ply as Value,
        };
        Some(if outcome == Outcome::Win { win } else { -win })
    }

    /// What the tables say of a game's position, if they have all that its moves lead to.
    pub(crate) fn root<R: Rules>(&self, game: &Game) -> Option<RootWord<R>> {
        let position = Position::<R>::forgiving(game.diagram());
        let moves = self.tables.moves(&position)?;
        let &(_, best) = moves.iter().max_by_key(|(_, known)| known.rank())?;
        let kept = moves.iter().filter(|(_, known)| known.rank() == best.rank()).map(|(mv, _)| *mv).collect();
        let (mut line, drawn_by) =
            if best.plies.is_some() { self.line::<R>(game) } else { (Vec::new(), None) };
        let value = match best {
            _ if drawn_by.is_some() => {
                line.clear();
                Some(DRAW)
            }
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
                    damier_rules::Verdict::Draw(rule) => Some(rule.name.to_owned()),
                    damier_rules::Verdict::Win { .. } => None,
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

//! A game under way: the position, what led to it, and what the rules say of it.

use alloc::vec::Vec;
use core::fmt;

use crate::draws::{Counter, Counters, DrawKind, DrawRule, MoveEffect, draw_rules};
use crate::{Color, Complaint, Diagram, GameKind, Kind, Objective, Route};

/// Why a side has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WinReason {
    /// The loser has no pieces left.
    NoPieces,
    /// The loser has pieces but no move.
    Blocked,
    /// The winner crowned the first king (breakthrough).
    FirstKing,
    /// Giveaway: the winner has no pieces left.
    AllGiven,
    /// Giveaway: the winner has pieces but no move.
    NoMove,
}

/// How the rules have ended a game.
#[derive(Clone, Copy, Debug)]
pub enum Verdict {
    /// A side has won.
    Win {
        /// Which.
        winner: Color,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has, by this rule.
    Draw(DrawRule),
}

impl Verdict {
    /// Who has won; `None` for a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Color> {
        match self {
            Self::Win { winner, .. } => Some(*winner),
            Self::Draw(_) => None,
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Win { winner, reason } => {
                let (winner, loser) = (winner.name(), winner.other().name());
                match reason {
                    WinReason::NoPieces => write!(f, "{winner} wins: {loser} has no pieces left"),
                    WinReason::Blocked => write!(f, "{winner} wins by blocking: {loser} has no move"),
                    WinReason::FirstKing => write!(f, "{winner} wins: the first king"),
                    WinReason::AllGiven => write!(f, "{winner} wins: all pieces given away"),
                    WinReason::NoMove => write!(f, "{winner} wins: no move left"),
                }
            }
            Self::Draw(rule) => write!(f, "Draw: {rule}"),
        }
    }
}

/// A move that cannot be played here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("this move is not legal here")]
pub struct IllegalMove;

/// One position of a game, with what the rules have counted up to it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Stage {
    diagram: Diagram,
    counters: Counters,
    key: u64,
}

/// A game under way. Moves can be played after a draw too: a replayed file never stops on a draw rule.
#[derive(Clone, Debug)]
pub struct Game {
    kind: GameKind,
    rules: Vec<DrawRule>,
    stages: Vec<Stage>,
    moves: Vec<Route>,
}

impl Game {
    /// A game from the variant's start position.
    #[must_use]
    pub fn new(kind: GameKind) -> Self {
        Self::forgiving(kind, kind.variant.variant().start())
    }

    /// A game from a position, in which draw counts start anew.
    ///
    /// # Errors
    /// The diagram's complaints, if it is not valid.
    pub fn from_diagram(kind: GameKind, diagram: Diagram) -> Result<Self, Vec<Complaint>> {
        let complaints = diagram.check();
        if complaints.is_empty() { Ok(Self::forgiving(kind, diagram)) } else { Err(complaints) }
    }

    fn forgiving(kind: GameKind, diagram: Diagram) -> Self {
        let rules = draw_rules(kind);
        let counters = Counters::new(&rules, &diagram.material());
        let key = diagram.key(kind);
        Self { kind, rules, stages: alloc::vec![Stage { diagram, counters, key }], moves: Vec::new() }
    }

    /// The same game with the draw counts of the starting position as given, as a file keeps them.
    #[must_use]
    pub fn with_counters(mut self, counters: Counters) -> Self {
        self.stages.truncate(1);
        self.moves.clear();
        self.stages[0].counters = counters;
        self
    }

    /// What is played.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        self.kind
    }

    fn stage(&self) -> &Stage {
        &self.stages[self.moves.len()]
    }

    /// The position.
    #[must_use]
    pub fn diagram(&self) -> &Diagram {
        &self.stage().diagram
    }

    /// The position after `ply` moves, 0 for the start.
    #[must_use]
    pub fn diagram_at(&self, ply: usize) -> Option<&Diagram> {
        self.stages.get(ply).map(|stage| &stage.diagram)
    }

    /// The starting position.
    #[must_use]
    pub fn start(&self) -> &Diagram {
        &self.stages[0].diagram
    }

    /// The moves played.
    #[must_use]
    pub fn played(&self) -> &[Route] {
        &self.moves
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.diagram().turn
    }

    /// The legal moves, each with the route that is written down; none if the game is over by its objective.
    #[must_use]
    pub fn moves(&self) -> Vec<Route> {
        self.diagram().moves(self.kind).expect("a game holds valid positions only")
    }

    /// Every way in which a hand can make the legal moves.
    #[must_use]
    pub fn routes(&self) -> Vec<Route> {
        self.diagram().routes(self.kind).expect("a game holds valid positions only")
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If it is not legal in this position; the game is unchanged then.
    pub fn play(&mut self, route: &Route) -> Result<(), IllegalMove> {
        if !self.moves().iter().any(|legal| legal.same_move(route)) {
            return Err(IllegalMove);
        }
        let before = &self.stage().diagram;
        let diagram = before.after(self.kind, route);
        let effect = before.effect(&diagram, route);
        let counters = self.stage().counters.after(&self.rules, effect, &diagram.material());
        let key = diagram.key(self.kind);
        self.stages.push(Stage { diagram, counters, key });
        self.moves.push(route.clone());
        Ok(())
    }

    /// Takes the last move back and gives it; `None` at the start.
    pub fn undo(&mut self) -> Option<Route> {
        let route = self.moves.pop()?;
        self.stages.pop();
        Some(route)
    }

    /// What the rules say of the position: `None` while the game goes on.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.decided().or_else(|| self.drawn().map(Verdict::Draw))
    }

    /// A win, if there is one.
    fn decided(&self) -> Option<Verdict> {
        let Stage { diagram, .. } = self.stage();
        if self.kind.objective == Objective::FirstKing {
            let king = diagram.pieces().find(|(_, piece)| piece.is_king());
            if let Some((_, king)) = king {
                return Some(Verdict::Win { winner: king.color, reason: WinReason::FirstKing });
            }
        }
        if !self.moves().is_empty() {
            return None;
        }
        let mover = diagram.turn;
        let bare = diagram.pieces().all(|(_, piece)| piece.color != mover);
        let (winner, reason) = match (self.kind.objective, bare) {
            (Objective::Giveaway, true) => (mover, WinReason::AllGiven),
            (Objective::Giveaway, false) => (mover, WinReason::NoMove),
            (_, true) => (mover.other(), WinReason::NoPieces),
            (_, false) => (mover.other(), WinReason::Blocked),
        };
        Some(Verdict::Win { winner, reason })
    }

    /// The draw rule that has come true, if one has.
    fn drawn(&self) -> Option<DrawRule> {
        let stage = self.stage();
        let material = stage.diagram.material();
        let by_count = stage.counters.exceeded(&self.rules, &material);
        let by_position = || {
            self.rules.iter().position(|rule| match rule.kind {
                DrawKind::Repetition(times) => self.occurrences() >= times.into(),
                DrawKind::OneEach => material.is_one_each() && !stage.diagram.can_capture(self.kind),
                _ => false,
            })
        };
        by_count.or_else(by_position).map(|index| self.rules[index])
    }

    /// How often the position has stood on the board, this time included.
    #[must_use]
    pub fn occurrences(&self) -> usize {
        let now = self.stage();
        self.stages.iter().filter(|stage| stage.key == now.key && stage.diagram == now.diagram).count()
    }

    /// The keys of the positions before this one, from the start on, for a search that sees repetitions.
    #[must_use]
    pub fn keys_before(&self) -> Vec<u64> {
        self.stages[..self.moves.len()].iter().map(|stage| stage.key).collect()
    }

    /// The draw counts at the start.
    #[must_use]
    pub fn start_counters(&self) -> Counters {
        self.stages[0].counters
    }

    /// The draw counts as they stand.
    #[must_use]
    pub fn counters(&self) -> Counters {
        self.stage().counters
    }

    /// The draw counts under way, to be shown.
    #[must_use]
    pub fn running_counters(&self) -> Vec<Counter> {
        self.stage().counters.running(&self.rules, &self.diagram().material()).collect()
    }
}

impl Diagram {
    /// What a move that leads to `after` means for the draw counts.
    fn effect(&self, after: &Self, route: &Route) -> MoveEffect {
        let moves_man = self.at(route.from()).is_some_and(|piece| piece.kind == Kind::Man);
        let is_king = after.at(route.to()).is_some_and(|piece| piece.kind == Kind::King);
        MoveEffect { mover: self.turn, captures: route.is_capture(), moves_man, crowns: moves_man && is_king }
    }
}

//! The front door: everything a program says to the engine, and everything the engine answers.
//!
//! The same messages run in a thread, over a pipe and in a browser's worker. Each request carries a number, and
//! so does its answer: who has asked something else meanwhile drops the late one.

use core::fmt;
use core::time::Duration;

use damier_endgame::Known;
use damier_rules::draws::Counters;
use damier_rules::{Diagram, GameKind, Route};

use crate::level::Level;

/// Said to the engine.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ToEngine {
    /// Forget what was learnt of the last game.
    NewGame,
    /// Change an option; names and ranges are those of [`options`](crate::options()).
    SetOption {
        /// The option's name.
        name: String,
        /// The value as text.
        value: String,
    },
    /// Judge this kind of game by the weights of a file from now on, in place of those that come with the engine.
    Weights {
        /// What they are for.
        kind: GameKind,
        /// The bytes of the file.
        file: Vec<u8>,
    },
    /// Use these endgame tables until another kind of game is searched; for those who cannot name a folder.
    Tables {
        /// What they are for.
        kind: GameKind,
        /// The bytes of their files, one after the other.
        files: Vec<u8>,
    },
    /// Search for a move.
    Go(Request),
    /// Answer the running request at once with the best move so far.
    Stop,
    /// The move that was pondered on has been played: from now on time counts.
    PonderHit,
    /// End; nothing is answered after this.
    Quit,
}

/// A position with what led to it, and how long to think about it.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Request {
    /// Comes back with the answers.
    pub number: u64,
    /// What is played.
    pub kind: GameKind,
    /// The position from which the moves lead.
    pub start: Diagram,
    /// The draw counts at `start`.
    pub counters: Counters,
    /// The moves from `start` to the position to be searched.
    pub moves: Vec<Route>,
    /// How long and how well to think.
    pub effort: Effort,
    /// Whether the opponent is still to play the last move: time counts from [`ToEngine::PonderHit`] on only.
    pub ponder: bool,
    /// How many of the best moves to judge, 1 or more.
    pub lines: u32,
}

/// How long and how well to think.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Effort {
    /// As a player of that level.
    Level {
        /// The level.
        level: Level,
        /// What the level's chance is drawn from: equal seeds give equal moves.
        seed: u64,
    },
    /// As well as possible within limits.
    Limits(Limits),
    /// As well as possible on a clock.
    Clock(Clock),
}

/// A player's clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clock {
    /// Time left.
    pub left: Duration,
    /// Time added for each move.
    pub increment: Duration,
    /// Moves until more time is given, if that is so.
    pub moves_to_go: Option<u32>,
}

/// Limits of a search: the first one reached ends it. Without any it runs until [`ToEngine::Stop`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// Plies.
    pub depth: Option<u32>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<Duration>,
}

/// Said by the engine.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum FromEngine {
    /// A deeper look at the running request.
    Progress(Report),
    /// The request's answer. Exactly one for each request that is not overtaken by another.
    Done {
        /// The request's number.
        number: u64,
        /// The best move; `None` if there is no legal move.
        best: Option<Route>,
        /// What it rests on.
        report: Report,
    },
    /// Something worth knowing; the engine goes on.
    Note(String),
    /// A message that cannot be followed.
    Error {
        /// The request's number, where it was a request.
        number: Option<u64>,
        /// What is wrong.
        message: String,
    },
}

/// What a search has found so far.
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Report {
    /// The request's number.
    pub number: u64,
    /// Plies searched in full.
    pub depth: u32,
    /// Plies of the longest line looked at.
    pub deepest: u32,
    /// How many thousandths of the table the search has filled.
    pub fullness: u32,
    /// For the side to move.
    pub score: Score,
    /// Positions visited.
    pub nodes: u64,
    /// Since the request came.
    pub time: Duration,
    /// The line expected, best move first.
    pub line: Vec<Route>,
    /// The other lines that were asked for, with their scores, best first.
    pub others: Vec<(Score, Vec<Route>)>,
    /// What endgame tables say of the position, if they know it.
    pub table: Option<TableWord>,
}

/// What endgame tables say of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TableWord {
    /// The result for the side to move, draws by counted moves left aside.
    pub known: Known,
    /// The rule by which best play is drawn before the end all the same.
    pub drawn_by: Option<String>,
    /// Each move with what it is worth for the side to move, the best first.
    pub moves: Vec<(Route, Known)>,
}

impl fmt::Display for TableWord {
    /// `table: win in 14`, `table: draw`, `table: win in 40, but drawn before (king moves)`; plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table: {}", self.known)?;
        match &self.drawn_by {
            Some(rule) => write!(f, ", but drawn before ({rule})"),
            None => Ok(()),
        }
    }
}

/// A judgement for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Score {
    /// In hundredths of a man.
    Even(i32),
    /// Wins within so many plies.
    Win(u32),
    /// Loses within so many plies.
    Loss(u32),
}

impl Default for Score {
    fn default() -> Self {
        Self::Even(0)
    }
}

impl fmt::Display for Score {
    /// `+0.35`, `win in 7`, `loss in 12`; plies.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Even(hundredths) => {
                let sign = if hundredths < 0 { '-' } else { '+' };
                write!(f, "{sign}{}.{:02}", hundredths.abs() / 100, hundredths.abs() % 100)
            }
            Self::Win(plies) => write!(f, "win in {plies}"),
            Self::Loss(plies) => write!(f, "loss in {plies}"),
        }
    }
}

//! An engine of the Hub protocol as a process.

use std::time::{Duration, Instant};

use damier_engine::{Effort, Score};
use damier_rules::{Game, GameKind, Route};

use super::client::{Client, Heard, Unsuited};
use crate::process::{Peer, PeerError};

/// How long an engine may take to get ready.
const START: Duration = Duration::from_secs(20);

/// What went wrong with an engine.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    /// The process.
    #[error(transparent)]
    Peer(#[from] PeerError),
    /// It cannot do what is wanted of it.
    #[error("{name} is not suited: {reason}")]
    Unsuited {
        /// What it calls itself.
        name: String,
        /// Why.
        reason: Unsuited,
    },
    /// It says so itself.
    #[error("the engine complains: {0}")]
    Complains(String),
    /// It played a move that is none.
    #[error("the engine's move cannot be played: {0}")]
    BadMove(String),
}

/// An engine's move, and what it thinks of the position if it has said so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// The move.
    pub route: Route,
    /// The last score it has told, for the side to move.
    pub score: Option<Score>,
}

/// A running engine. Dropping it asks it to quit, and ends it if it does not.
pub struct HubEngine {
    peer: Peer,
    client: Client,
}

impl HubEngine {
    /// Starts a program with its arguments and gets it ready.
    ///
    /// # Errors
    /// If it cannot be started, ends, is silent for twenty seconds, does not play the game or lacks an option.
    pub fn start(
        command: &[String],
        kind: GameKind,
        options: &[(String, String)],
    ) -> Result<Self, EngineError> {
        let mut engine = Self { peer: Peer::start(command)?, client: Client::new(kind) };
        engine.peer.say(&Client::greeting().to_string())?;
        engine.wait_for(&Heard::Waits)?;
        let lines = engine.client.set_up(options);
        let name = || if engine.name().is_empty() { command[0].clone() } else { engine.name().to_owned() };
        for line in lines.map_err(|reason| EngineError::Unsuited { name: name(), reason })? {
            engine.peer.say(&line.to_string())?;
        }
        engine.wait_for(&Heard::Ready)?;
        Ok(engine)
    }

    /// What the engine calls itself.
    #[must_use]
    pub fn name(&self) -> &str {
        self.client.name()
    }

    /// Forgets the last game.
    ///
    /// # Errors
    /// If the engine has ended.
    pub fn begin(&mut self) -> Result<(), EngineError> {
        Ok(self.peer.say("new-game")?)
    }

    /// The engine's move for the position of a game, within `patience`.
    ///
    /// # Errors
    /// If it ends, stays silent, complains, or gives a move that cannot be played.
    pub fn think(&mut self, game: &Game, effort: Effort, patience: Duration) -> Result<Answer, EngineError> {
        for line in Client::search(game, effort) {
            self.peer.say(&line.to_string())?;
        }
        let until = Instant::now() + patience;
        let mut score = None;
        loop {
            let line = self.peer.hear(until.saturating_duration_since(Instant::now()))?;
            match self.client.hear(&line, Some(game)) {
                Heard::Judges(now) => score = Some(now),
                Heard::Move(route) => return Ok(Answer { route, score }),
                Heard::BadMove(word) => return Err(EngineError::BadMove(word)),
                Heard::Complains(message) => return Err(EngineError::Complains(message)),
                Heard::Waits | Heard::Ready | Heard::Nothing => {}
            }
        }
    }

    fn wait_for(&mut self, wanted: &Heard) -> Result<(), EngineError> {
        let until = Instant::now() + START;
        loop {
            let line = self.peer.hear(until.saturating_duration_since(Instant::now()))?;
            match self.client.hear(&line, None) {
                heard if heard == *wanted => return Ok(()),
                Heard::Complains(message) => return Err(EngineError::Complains(message)),
                _ => {}
            }
        }
    }
}

impl Drop for HubEngine {
    fn drop(&mut self) {
        // If it has ended already there is nobody to tell.
        let _ = self.peer.say("quit");
    }
}

//! An engine at the board: our own in this process, or another program that speaks Hub.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use damier_engine::{Effort, FromEngine, Request, Thinker, ToEngine, Watch};
use damier_link::hub::HubEngine;
use damier_rules::{Game, GameKind, Route};

/// What another program may need beyond the time it was given.
const PATIENCE: Duration = Duration::from_secs(10);

/// Which engine, and how it is set.
#[derive(Clone, Debug, Default)]
pub struct Setting {
    /// Program and arguments of another engine; ours if empty.
    pub command: Vec<String>,
    /// Names and values.
    pub options: Vec<(String, String)>,
}

/// An engine at the board.
pub enum Player {
    Own(Box<Own>),
    Hub(HubEngine),
}

/// Our own engine.
pub struct Own {
    thinker: Thinker,
    number: u64,
}

impl Player {
    /// Gets an engine ready for games of a kind.
    pub fn new(setting: &Setting, kind: GameKind) -> Result<Self> {
        if !setting.command.is_empty() {
            return Ok(Self::Hub(HubEngine::start(&setting.command, kind, &setting.options)?));
        }
        let mut own = Own { thinker: Thinker::default(), number: 0 };
        for (name, value) in &setting.options {
            let set = ToEngine::SetOption { name: name.clone(), value: value.clone() };
            if let Some(FromEngine::Error { message, .. }) = own.say(set).pop() {
                bail!(message);
            }
        }
        Ok(Self::Own(Box::new(own)))
    }

    /// Forgets the last game.
    pub fn begin(&mut self) -> Result<()> {
        match self {
            Self::Own(own) => {
                own.say(ToEngine::NewGame);
            }
            Self::Hub(engine) => engine.begin()?,
        }
        Ok(())
    }

    /// The move for the position of a game.
    pub fn choose(&mut self, game: &Game, effort: Effort) -> Result<Route> {
        match self {
            Self::Own(own) => own.choose(game, effort),
            Self::Hub(engine) => {
                let time = match effort {
                    Effort::Limits(limits) => limits.time.unwrap_or_default(),
                    Effort::Clock(clock) => clock.left,
                    Effort::Level { .. } => Duration::ZERO,
                };
                Ok(engine.think(game, effort, time + PATIENCE)?)
            }
        }
    }
}

impl Own {
    fn say(&mut self, message: ToEngine) -> Vec<FromEngine> {
        let (stop, began) = (AtomicBool::new(false), Instant::now());
        let elapsed = || began.elapsed();
        let mut answers = Vec::new();
        let watch = Watch { stop: &stop, elapsed: &elapsed };
        self.thinker.follow(message, &watch, &mut |answer| answers.push(answer));
        answers
    }

    fn choose(&mut self, game: &Game, effort: Effort) -> Result<Route> {
        self.number += 1;
        match self.say(ToEngine::Go(Request::of(self.number, game, effort))).pop() {
            Some(FromEngine::Done { best: Some(best), .. }) => Ok(best),
            other => bail!("no move: {other:?}"),
        }
    }
}

//! An engine at the board.

use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use damier_engine::{Effort, FromEngine, Limits, Request, Thinker, ToEngine, Watch};
use damier_rules::{Game, Route};

/// How long a player may think about a move.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    pub limits: Limits,
}

/// An engine of our own, in this process.
pub struct Player {
    thinker: Thinker,
    pace: Pace,
    number: u64,
}

impl Player {
    /// An engine with options `name=value`.
    pub fn new(options: &[(String, String)], pace: Pace) -> Result<Self> {
        let mut player = Self { thinker: Thinker::default(), pace, number: 0 };
        for (name, value) in options {
            let set = ToEngine::SetOption { name: name.clone(), value: value.clone() };
            if let Some(FromEngine::Error { message, .. }) = player.say(set).pop() {
                bail!(message);
            }
        }
        Ok(player)
    }

    fn say(&mut self, message: ToEngine) -> Vec<FromEngine> {
        let (stop, began) = (AtomicBool::new(false), Instant::now());
        let elapsed = || began.elapsed();
        let mut answers = Vec::new();
        let watch = Watch { stop: &stop, elapsed: &elapsed };
        self.thinker.follow(message, &watch, &mut |answer| answers.push(answer));
        answers
    }

    /// Forgets the last game.
    pub fn begin(&mut self) {
        self.say(ToEngine::NewGame);
    }

    /// The move for the position of a game, and how long it took.
    pub fn choose(&mut self, game: &Game) -> Result<(Route, Duration)> {
        self.number += 1;
        let began = Instant::now();
        let request = Request::of(self.number, game, Effort::Limits(self.pace.limits));
        match self.say(ToEngine::Go(request)).pop() {
            Some(FromEngine::Done { best: Some(best), .. }) => Ok((best, began.elapsed())),
            other => bail!("no move: {other:?}"),
        }
    }
}

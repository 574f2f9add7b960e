//! Our own engine in this process.

use std::panic::{AssertUnwindSafe, catch_unwind};

use anyhow::{Context, Result, bail};
use damier_engine::{Effort, FromEngine, Report, Request, Thinker, ToEngine};
use damier_rules::{Game, GameKind, Route};

/// Our own engine. It is a function of what it is told: after [`begin`](Self::begin) nothing is left of earlier games.
#[derive(Default)]
pub struct Own {
    thinker: Thinker,
    number: u64,
}

impl Own {
    /// An engine with options set. Beside its own there is `weights`, the name of a file with weights for this kind of game.
    ///
    /// # Errors
    /// In the engine's words, if there is no such option or value; if a file cannot be read.
    pub fn new(kind: GameKind, options: &[(String, String)]) -> Result<Self> {
        let mut own = Self::default();
        for (name, value) in options {
            let set = if name == "weights" {
                ToEngine::Weights { kind, file: std::fs::read(value).with_context(|| value.clone())? }
            } else {
                ToEngine::SetOption { name: name.clone(), value: value.clone() }
            };
            if let Some(FromEngine::Error { message, .. }) = own.say(set).pop() {
                bail!(message);
            }
        }
        Ok(own)
    }

    /// Forgets the last game.
    pub fn begin(&mut self) {
        self.number = 0;
        self.say(ToEngine::NewGame);
    }

    /// The move for the position of a game, if there is one, and what it rests on; `see` sees each deeper look.
    ///
    /// # Errors
    /// In words, if the engine refuses the request or panics.
    pub fn think(
        &mut self,
        game: &Game,
        effort: Effort,
        mut see: impl FnMut(&Report),
    ) -> Result<(Option<Route>, Report), String> {
        self.number += 1;
        self.answer(Request::of(self.number, game, effort), &mut see)
    }

    /// The same for any request.
    ///
    /// # Errors
    /// In words, if the engine refuses the request or panics.
    pub fn answer(
        &mut self,
        request: Request,
        mut see: impl FnMut(&Report),
    ) -> Result<(Option<Route>, Report), String> {
        let go = ToEngine::Go(request);
        // What it leaves behind is thrown away with it.
        let answers = catch_unwind(AssertUnwindSafe(|| self.say(go))).map_err(|_| "it panics".to_owned())?;
        for answer in &answers {
            if let FromEngine::Progress(report) = answer {
                see(report);
            }
        }
        match answers.into_iter().next_back() {
            Some(FromEngine::Done { best, report, .. }) => Ok((best, report)),
            Some(FromEngine::Error { message, .. }) => Err(message),
            _ => Err("it gives no answer".to_owned()),
        }
    }

    fn say(&mut self, message: ToEngine) -> Vec<FromEngine> {
        let mut answers = Vec::new();
        self.thinker.follow_alone(message, &mut |answer| answers.push(answer));
        answers
    }
}

//! An engine at the board: our own in this process, a program that speaks Hub, or one that listens for DXP games.

use std::time::Duration;

use anyhow::{Context, Result, bail};
use damier_engine::{Effort, Level, Score};
use damier_link::dxp::{DxpEngine, DxpError};
use damier_link::hub::{EngineError, HubEngine};
use damier_link::process::PeerError;
use damier_rules::{Color, Game, GameKind, Route};

use crate::own::Own;
use crate::pace::Pace;

/// Which engine, and how it is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    pub source: Source,
    /// Names and values.
    pub options: Vec<(String, String)>,
}

/// Where an engine comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Our own, as well as it can.
    Own,
    /// Our own at a level.
    Level(Level),
    /// A program with its arguments that speaks Hub.
    Hub(Vec<String>),
    /// A program that listens at an address for games over DXP.
    Dxp(String),
}

impl Setting {
    /// What the engine is called in files and summaries.
    pub fn name(&self) -> String {
        let mut name = match &self.source {
            Source::Own => "Damier".to_owned(),
            Source::Level(level) => format!("Damier level {}", level.number()),
            Source::Hub(command) => command.join(" "),
            Source::Dxp(address) => format!("dxp {address}"),
        };
        for (option, value) in &self.options {
            name += &format!(" {option}={value}");
        }
        name
    }
}

/// A move, and what its player thinks of the position before it.
#[derive(Clone, Debug)]
pub struct Answer {
    pub route: Route,
    pub score: Option<Score>,
}

/// Why a player gives no move that can be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It has ended, or says what cannot be followed.
    Crash(String),
    /// It does not answer in time.
    Silent(String),
    /// Its move is not legal.
    Illegal(String),
    /// It gives up.
    Resigns,
}

impl From<EngineError> for Fault {
    fn from(error: EngineError) -> Self {
        let words = error.to_string();
        match error {
            EngineError::Peer(PeerError::Silent(_)) => Self::Silent(words),
            EngineError::BadMove(_) => Self::Illegal(words),
            _ => Self::Crash(words),
        }
    }
}

impl From<DxpError> for Fault {
    fn from(error: DxpError) -> Self {
        let words = error.to_string();
        match error {
            DxpError::Silent => Self::Silent(words),
            DxpError::BadMove { .. } => Self::Illegal(words),
            DxpError::Stops(1) => Self::Resigns,
            _ => Self::Crash(words),
        }
    }
}

/// An engine at the board.
pub struct Player {
    setting: Setting,
    kind: GameKind,
    engine: Option<Engine>,
}

enum Engine {
    Own(Box<Own>),
    Hub(HubEngine),
    Dxp(DxpEngine),
}

impl Player {
    /// Gets an engine ready for games of a kind.
    ///
    /// # Errors
    /// If it cannot be started, or does not play such games or have such options.
    pub fn new(setting: &Setting, kind: GameKind) -> Result<Self> {
        let mut player = Self { setting: setting.clone(), kind, engine: None };
        player.start()?;
        Ok(player)
    }

    fn start(&mut self) -> Result<()> {
        let options = &self.setting.options;
        let engine = match &self.setting.source {
            Source::Own | Source::Level(_) => Engine::Own(Box::new(Own::new(self.kind, options)?)),
            Source::Hub(command) => Engine::Hub(HubEngine::start(command, self.kind, options)?),
            Source::Dxp(_) if !options.is_empty() => bail!("DXP has no options"),
            Source::Dxp(_) if self.kind.is_giveaway_form() => bail!("DXP knows no giveaway"),
            Source::Dxp(address) => Engine::Dxp(DxpEngine::connect(address)?),
        };
        self.engine = Some(engine);
        Ok(())
    }

    /// Forgets the last game and begins one from a position, with a colour. An engine that was lost is started again.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn begin(&mut self, game: &Game, color: Color, pace: Pace) -> Result<()> {
        if let Some(Engine::Hub(engine)) = &mut self.engine
            && engine.begin().is_err()
        {
            self.engine = None;
        }
        if self.engine.is_none() {
            self.start().with_context(|| format!("{} cannot be started again", self.setting.name()))?;
        }
        match &mut self.engine {
            Some(Engine::Own(own)) => own.begin(),
            Some(Engine::Dxp(engine)) => {
                let (minutes, moves) = pace.in_dxp()?;
                engine.begin(game, color, minutes, moves)?;
            }
            Some(Engine::Hub(_)) | None => {}
        }
        Ok(())
    }

    /// The move for the position of a game, `left` being what the player has on its clock, if it has one. A player at
    /// a level draws its chance from `seed`.
    ///
    /// # Errors
    /// If there is none; the engine will be started again then.
    pub fn choose(&mut self, game: &Game, pace: Pace, left: Duration, seed: u64) -> Result<Answer, Fault> {
        let effort = match self.setting.source {
            Source::Level(level) => Effort::Level { level, seed },
            _ => pace.effort(left),
        };
        let answer = match &mut self.engine {
            Some(Engine::Own(own)) => match own.think(game, effort, |_| ()) {
                Ok((Some(route), report)) => Ok(Answer { route, score: Some(report.score) }),
                Ok((None, _)) => Err(Fault::Crash("it finds no move".into())),
                Err(words) => Err(Fault::Crash(words)),
            },
            Some(Engine::Hub(engine)) => engine
                .think(game, effort, pace.patience(left))
                .map(|answer| Answer { route: answer.route, score: answer.score })
                .map_err(Fault::from),
            Some(Engine::Dxp(engine)) => engine
                .think(game, pace.patience(left))
                .map(|route| Answer { route, score: None })
                .map_err(Fault::from),
            None => Err(Fault::Crash("it is not there".into())),
        };
        if let Err(Fault::Crash(_) | Fault::Silent(_)) = answer {
            self.engine = None;
        }
        answer
    }

    /// Ends a game, `won` being whether the player has won it; `None` for a draw.
    pub fn end(&mut self, game: &Game, won: Option<bool>) {
        if let Some(Engine::Dxp(engine)) = &mut self.engine {
            engine.end(game, won);
        }
    }
}

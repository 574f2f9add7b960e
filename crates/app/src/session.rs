//! Everything that is going on: the game, who plays it, and what a person has in hand.

use core::time::Duration;

use damier_engine::{Level, Report};
use damier_record::notation;
use damier_rules::{Color, Game, GameKind, Route, Square, VariantId};

use crate::document::Opened;
use crate::hand::Pick;
use crate::players::Players;
use crate::thinking::Thinking;
use crate::view::MessageView;

/// The whole state of the program.
#[derive(Clone, Debug)]
pub struct Session {
    pub(crate) game: Game,
    /// The moves played, as they are written.
    pub(crate) written: Vec<String>,
    /// Moves taken back, the next to be played again last.
    pub(crate) undone: Vec<Route>,
    pub(crate) players: Players,
    /// What the person holds.
    pub(crate) pick: Option<Pick>,
    /// Who gave up.
    pub(crate) resigned: Option<Color>,
    /// The ply that is looked back at.
    pub(crate) browse: Option<usize>,
    /// When the next step of a replay is due, while one runs.
    pub(crate) replay: Option<Duration>,
    /// The time, as the world outside told it last.
    pub(crate) now: Duration,
    /// How long the computer takes at least for a move, and a replay for a step.
    pub(crate) delay: Duration,
    /// The computer's level, kept while no computer plays.
    pub(crate) level: Level,
    /// How the board was turned by hand.
    pub(crate) turned: Option<bool>,
    pub(crate) thinking: Option<Thinking>,
    /// The number of the last request to the engine.
    pub(crate) requests: u64,
    /// Whether the computer waits for [`Command::MoveNow`](crate::Command::MoveNow).
    pub(crate) resting: bool,
    /// The engine's advice for this position.
    pub(crate) hint: Option<Route>,
    /// What the engine thought last, and for whom.
    pub(crate) report: Option<(Color, Report)>,
    /// The answer to the last command.
    pub(crate) message: Option<MessageView>,
    /// The file as it was opened.
    pub(crate) opened: Option<Opened>,
    seed: u64,
}

impl Session {
    /// A new game. The seed is what the weaker levels draw their chance from. Call
    /// [`update`](crate::update()) with [`Command::MoveNow`](crate::Command::MoveNow) to let a computer begin.
    #[must_use]
    pub fn new(kind: GameKind, players: Players, seed: u64) -> Self {
        Self {
            game: Game::new(kind),
            written: Vec::new(),
            undone: Vec::new(),
            players,
            pick: None,
            resigned: None,
            browse: None,
            replay: None,
            now: Duration::ZERO,
            delay: Duration::ZERO,
            level: players.level().or(Level::new(3)).unwrap_or(Level::LOWEST),
            turned: None,
            thinking: None,
            requests: 0,
            resting: false,
            hint: None,
            report: None,
            message: None,
            opened: None,
            seed,
        }
    }

    /// The game as it stands.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What is played.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        self.game.kind()
    }

    /// Who plays.
    #[must_use]
    pub fn players(&self) -> Players {
        self.players
    }

    /// Whether the game has ended, by the rules or by resignation.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.resigned.is_some() || self.game.verdict().is_some()
    }

    /// Whether a person is to move in the position that is shown.
    #[must_use]
    pub fn awaits_human(&self) -> bool {
        self.browse.is_none() && !self.is_over() && self.players.is_human(self.game.turn())
    }

    /// Whether the engine is asked for something.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// How long the computer takes at least for a move, and a replay for a step.
    #[must_use]
    pub fn delay(&self) -> Duration {
        self.delay
    }

    /// Whether the computer's moves wait for [`Command::Pause`](crate::Command::Pause) to be taken back.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.resting
    }

    /// The computer's level, also while no computer plays.
    #[must_use]
    pub fn level(&self) -> Level {
        self.level
    }

    /// Whether the board is drawn with Black at the bottom.
    #[must_use]
    pub fn is_flipped(&self) -> bool {
        self.turned.unwrap_or(self.players.lone_human() == Some(Color::Black))
    }

    /// Puts another game in place of this one.
    pub(crate) fn replace_game(&mut self, game: Game, players: Players) {
        let (requests, seed, now, delay) = (self.requests, self.seed, self.now, self.delay);
        let level = players.level().unwrap_or(self.level);
        let empty = Self::new(GameKind::new(VariantId::International), players, 0);
        *self = Self { game, requests, seed, now, delay, level, ..empty };
    }

    pub(crate) fn name(&self, square: Square) -> String {
        self.kind().variant.variant().square_name(square)
    }

    /// A fresh seed for the engine's chance.
    pub(crate) fn draw_seed(&mut self) -> u64 {
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.seed >> 16
    }

    /// The one door through which moves come, whoever makes them. Says whether the move was legal.
    pub(crate) fn play(&mut self, route: &Route) -> bool {
        let text = notation::short(self.kind(), route, &self.game.moves());
        if self.game.play(route).is_err() {
            return false;
        }
        self.written.push(text);
        self.settle();
        true
    }

    /// Takes the last move back.
    pub(crate) fn take_back(&mut self) {
        if let Some(route) = self.game.undo() {
            self.written.pop();
            self.undone.push(route);
            self.settle();
        }
    }

    /// What belongs to one position only does not outlive it.
    fn settle(&mut self) {
        self.pick = None;
        self.hint = None;
        self.message = None;
    }

    /// The ply to which undo goes: the last one at which a person decided.
    pub(crate) fn undo_goal(&self) -> Option<usize> {
        let played = self.game.played().len();
        let self_play = Color::BOTH.iter().all(|&color| !self.players.is_human(color));
        (0..played)
            .rev()
            .find(|&ply| self_play || self.turn_at(ply).is_some_and(|turn| self.players.is_human(turn)))
    }

    /// Whose turn it was at a ply.
    pub(crate) fn turn_at(&self, ply: usize) -> Option<Color> {
        self.game.diagram_at(ply).map(|diagram| diagram.turn)
    }
}

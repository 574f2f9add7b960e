//! Everything that is going on: the game, who plays it, and what a person has in hand.

use core::time::Duration;

use damier_engine::{Level, Report};
use damier_record::notation;
use damier_record::pdn::NodeId;
use damier_rules::{Color, Game, GameKind, Route, Square, VariantId};

use crate::analysis::Analysis;
use crate::clock::Clock;
use crate::document::Opened;
use crate::ending::Ending;
use crate::hand::Pick;
use crate::library::Library;
use crate::line::Line;
use crate::players::{Mode, Players};
use crate::settings::Settings;
use crate::setup::SetUp;
use crate::story::Story;
use crate::texts::Message;
use crate::thinking::{Purpose, Thinking};
use crate::walk::Replay;
use crate::words::Language;

/// The whole state of the program.
#[derive(Clone, Debug)]
pub struct Session {
    /// The game under way.
    pub(crate) game: Line,
    /// The game with its variations.
    pub(crate) story: Story,
    /// Moves taken back, the next to be played again last.
    pub(crate) undone: Vec<NodeId>,
    /// Whether moves taken back stay as a variation when others are made.
    pub(crate) keep_undone: bool,
    pub(crate) settings: Settings,
    /// What is spoken where the settings name no language.
    pub(crate) system_language: Language,
    pub(crate) players: Players,
    /// What the person holds.
    pub(crate) pick: Option<Pick>,
    /// A move by hand that is shown and waits to be confirmed.
    pub(crate) unconfirmed: Option<Route>,
    /// How the players ended the game.
    pub(crate) ended: Option<Ending>,
    /// Who offers a draw, until the other side has moved.
    pub(crate) draw_offer: Option<Color>,
    /// The players' clocks.
    pub(crate) clock: Option<Clock>,
    /// The ply that is looked back at.
    pub(crate) browse: Option<usize>,
    /// The line that is looked at, where it is not the game's.
    pub(crate) aside: Option<Line>,
    /// A position that is being set up.
    pub(crate) setup: Option<SetUp>,
    /// What the engine thinks of the position that is shown, while that is wanted.
    pub(crate) analysis: Option<Analysis>,
    /// The file of several games that this one comes from.
    pub(crate) library: Option<Library>,
    /// The files opened or saved last, the latest first.
    pub(crate) recent: Vec<String>,
    /// What was kept of the game last.
    pub(crate) kept: String,
    /// The replay under way.
    pub(crate) replay: Option<Replay>,
    /// Whether replays begin anew at their end.
    pub(crate) looped: bool,
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
    pub(crate) message: Option<Message>,
    /// The file as it was opened.
    pub(crate) opened: Option<Opened>,
    seed: u64,
}

impl Session {
    /// A new game. The seed is what the weaker levels draw their chance from. Call
    /// [`update`](crate::update()) with [`Command::MoveNow`](crate::Command::MoveNow) to let a computer begin.
    #[must_use]
    pub fn new(kind: GameKind, players: Players, seed: u64) -> Self {
        let (story, game) = Story::of(&Game::new(kind));
        Self {
            game,
            story,
            undone: Vec::new(),
            keep_undone: false,
            settings: Settings::default(),
            system_language: Language::default(),
            players,
            pick: None,
            unconfirmed: None,
            ended: None,
            draw_offer: None,
            clock: None,
            browse: None,
            aside: None,
            setup: None,
            analysis: None,
            library: None,
            recent: Vec::new(),
            kept: String::new(),
            replay: None,
            looped: false,
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
    pub fn game(&self) -> &Line {
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

    /// What is set for all games.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The language that is spoken.
    #[must_use]
    pub fn language(&self) -> Language {
        self.settings.language.unwrap_or(self.system_language)
    }

    /// The files opened or saved last, the latest first.
    #[must_use]
    pub fn recent(&self) -> &[String] {
        &self.recent
    }

    /// Whether the game has ended, by the rules or by its players.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended.is_some() || self.game.verdict().is_some()
    }

    /// Whether a person is to move in the position that is shown.
    #[must_use]
    pub fn awaits_human(&self) -> bool {
        self.browse.is_none()
            && self.setup.is_none()
            && !self.is_over()
            && self.players.is_human(self.game.turn())
    }

    /// Whether the engine is asked for something.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.thinking.as_ref().is_some_and(|thinking| thinking.purpose != Purpose::Analysis)
    }

    /// The file of several games that this one comes from.
    #[must_use]
    pub fn library(&self) -> Option<&Library> {
        self.library.as_ref()
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
        let alone = self.players.lone_human();
        let follows = self.settings.auto_flip && self.players.mode() == Mode::Manual;
        let below = if follows { Some(self.shown_turn()) } else { alone };
        self.turned.unwrap_or(below == Some(Color::Black))
    }

    /// The line that is looked at and how many of its moves led to the position that is shown.
    pub(crate) fn shown(&self) -> (&Line, usize) {
        let line = self.aside.as_ref().unwrap_or(&self.game);
        (line, self.browse.unwrap_or(line.played().len()))
    }

    /// The node of the position that is shown; `None` in a line that is only shown.
    pub(crate) fn shown_node(&self) -> Option<NodeId> {
        let (line, ply) = self.shown();
        match ply.checked_sub(1) {
            None => Some(self.story.root),
            Some(last) => line.nodes.get(last).copied(),
        }
    }

    fn shown_turn(&self) -> Color {
        let (line, ply) = self.shown();
        line.diagram_at(ply).map_or(self.game.turn(), |diagram| diagram.turn)
    }

    /// Puts another game in place of this one.
    pub(crate) fn replace_game(&mut self, story: Story, game: Line, players: Players) {
        let fresh = Self::new(GameKind::new(VariantId::International), players, 0);
        let old = std::mem::replace(self, fresh);
        self.level = players.level().unwrap_or(old.level);
        (self.story, self.game) = (story, game);
        (self.requests, self.seed, self.now, self.delay) = (old.requests, old.seed, old.now, old.delay);
        (self.settings, self.recent, self.kept) = (old.settings, old.recent, old.kept);
        self.looped = old.looped;
        self.system_language = old.system_language;
        self.analysis = old.analysis.map(|_| Analysis::default());
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
        let mover = self.game.turn();
        if self.game.play(route).is_err() {
            return false;
        }
        self.story.add(&mut self.game, route, text);
        if let Some(clock) = &mut self.clock {
            clock.press(mover);
            self.story.clocks.insert(self.story.end_of(&self.game), clock.left);
        }
        // An offer is declined by a move.
        self.draw_offer = self.draw_offer.filter(|&color| color == mover);
        self.settle();
        true
    }

    /// Takes the last move back.
    pub(crate) fn take_back(&mut self) {
        let node = self.story.end_of(&self.game);
        if self.game.undo().is_some() {
            self.undone.push(node);
            self.draw_offer = None;
            let shown = self.story.clocks.get(&self.story.end_of(&self.game)).copied();
            if let Some(clock) = &mut self.clock {
                clock.set(shown);
            }
            self.settle();
        }
    }

    /// A move forgets what was taken back, but for what follows it.
    pub(crate) fn forget_undone(&mut self, route: &Route) {
        let Some(&next) = self.undone.last() else { return };
        if self.story.tree().node(next).route().is_some_and(|next| next.same_move(route)) {
            self.undone.pop();
            return;
        }
        if !std::mem::take(&mut self.keep_undone) {
            self.story.forget(next);
        }
        self.undone.clear();
    }

    /// What belongs to one position only does not outlive it.
    fn settle(&mut self) {
        self.pick = None;
        self.unconfirmed = None;
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
    #[must_use]
    pub fn turn_at(&self, ply: usize) -> Option<Color> {
        self.game.diagram_at(ply).map(|diagram| diagram.turn)
    }
}

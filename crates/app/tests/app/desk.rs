//! A session with short names for what tests do to it.

use damier_app::{Command, Effect, Mark, Player, Players, Session, ViewModel, update, view};
use damier_engine::{FromEngine, Level, Report, Request, Score, ToEngine};
use damier_rules::{Color, Diagram, GameKind, Piece, Route, Square, VariantId};

pub struct Desk {
    pub session: Session,
    /// The request that was sent last.
    pub asked: Option<Request>,
    pub effects: Vec<Effect>,
}

pub fn level(number: u8) -> Level {
    Level::new(number).expect("a level of that number")
}

impl Desk {
    pub fn new(variant: VariantId, players: Players) -> Self {
        Self::of(GameKind::new(variant), players)
    }

    pub fn of(kind: GameKind, players: Players) -> Self {
        let mut desk = Self { session: Session::new(kind, players, 1), asked: None, effects: Vec::new() };
        desk.say(Command::MoveNow);
        desk
    }

    /// Two persons before a position like `W:WK4:B13,20`.
    pub fn position(variant: VariantId, fen: &str) -> Self {
        let mut desk = Self::new(variant, Players::HUMANS);
        desk.say(Command::Open { name: "test".into(), text: fen.into() });
        assert_eq!(desk.session.kind().variant, variant);
        desk
    }

    /// A person against the computer before a position; the person has the move.
    pub fn against_computer(variant: VariantId, fen: &str) -> Self {
        let mut desk = Self::new(variant, Players::against(level(3), Color::White));
        desk.say(Command::Open { name: "test".into(), text: fen.into() });
        desk
    }

    pub fn say(&mut self, command: Command) -> &mut Self {
        self.effects = update(&mut self.session, command);
        for effect in &self.effects {
            if let Effect::Engine(ToEngine::Go(request)) = effect {
                self.asked = Some(request.clone());
            }
        }
        self
    }

    pub fn square(&self, name: &str) -> Square {
        self.session.kind().variant.variant().square_named(name).expect("a square of this board")
    }

    pub fn click(&mut self, names: &str) -> &mut Self {
        for name in names.split_whitespace() {
            let square = self.square(name);
            self.say(Command::Click(square));
        }
        self
    }

    pub fn view(&self) -> ViewModel {
        view(&self.session)
    }

    pub fn diagram(&self) -> &Diagram {
        self.session.game().diagram()
    }

    pub fn at(&self, name: &str) -> Option<Piece> {
        self.diagram().at(self.square(name))
    }

    pub fn plies(&self) -> usize {
        self.session.game().played().len()
    }

    pub fn headline(&self) -> String {
        self.view().message.headline
    }

    /// The names of the squares with a mark.
    pub fn marked(&self, mark: Mark) -> Vec<String> {
        self.view().squares.into_iter().filter(|view| view.has(mark)).map(|view| view.name).collect()
    }

    /// The engine's answer to the request that was sent last.
    pub fn answer(&self, best: Option<Route>) -> Command {
        let number = self.asked.as_ref().expect("something was asked").number;
        let report = Report {
            number,
            depth: 1,
            score: Score::Even(0),
            nodes: 1,
            time: core::time::Duration::ZERO,
            line: best.iter().cloned().collect(),
            ..Report::default()
        };
        Command::Engine(FromEngine::Done { number, best, report })
    }

    /// Lets the engine answer with the first legal move.
    pub fn engine_moves(&mut self) -> &mut Self {
        let best = self.session.game().moves().first().cloned();
        let answer = self.answer(best);
        self.say(answer)
    }
}

pub const COMPUTERS: fn() -> Players =
    || Players { white: Player::Computer(level(1)), black: Player::Computer(level(1)) };

//! Our side of a game over the protocol: messages in, messages and engine requests out.

use std::time::Duration;

use damier_engine::{Clock, Effort, FromEngine, Request, ToEngine};
use damier_rules::{Color, Diagram, Game, GameKind, VariantId};

use super::message::{GameRequest, Message};
use super::{NAME, text};

/// What is to be done.
#[derive(Clone, Debug)]
pub enum Act {
    /// Send this to the other side.
    Send(Message),
    /// Say this to the engine.
    Tell(ToEngine),
    /// Tell the user.
    Report(String),
    /// The game is over; the connection may be closed.
    End,
}

/// A game over the protocol.
#[derive(Debug)]
pub struct Session {
    variant: VariantId,
    game: Option<Game>,
    ours: Color,
    /// Time left for us, and the moves it is for.
    clock: Clock,
    number: u64,
    /// The request that was sent, until it is accepted.
    asked: Option<GameRequest>,
}

impl Session {
    /// A session in which a game of the variant may be played.
    #[must_use]
    pub fn new(variant: VariantId) -> Self {
        let clock = Clock { left: Duration::from_secs(60), increment: Duration::ZERO, moves_to_go: None };
        Self { variant, game: None, ours: Color::White, clock, number: 0, asked: None }
    }

    /// Asks the other side for a game from a position, or from the start, in which it has that colour.
    pub fn ask(&mut self, follower: Color, minutes: u16, moves: u16, from: Option<&Diagram>) -> Vec<Act> {
        let position = from.map(|diagram| text::write_position(diagram, self.variant));
        let request = GameRequest { name: NAME.to_owned(), follower, minutes, moves, position };
        self.asked = Some(request.clone());
        vec![Act::Send(Message::GameRequest(request))]
    }

    /// The game, once it has begun.
    #[must_use]
    pub fn game(&self) -> Option<&Game> {
        self.game.as_ref()
    }

    /// Follows a message of the other side.
    pub fn follow(&mut self, message: Message) -> Vec<Act> {
        match message {
            Message::Chat(words) => vec![Act::Report(format!("the other side says: {words}"))],
            Message::GameRequest(request) => self.accept(&request),
            Message::GameAccept { name, code } => self.accepted(&name, code),
            Message::Move { from, to, captured, .. } => self.follow_move(from, to, captured),
            Message::GameEnd { reason, .. } => {
                let words = [
                    "the game is over",
                    "the other side gives up",
                    "the other side says draw",
                    "the other side says it has won",
                ];
                let report = words.get(usize::from(reason)).unwrap_or(&words[0]);
                let ours = if self.game.is_some() { vec![self.end_message()] } else { Vec::new() };
                self.game = None;
                let stop = [Act::Tell(ToEngine::Stop), Act::Report((*report).to_owned())];
                stop.into_iter().chain(ours).chain([Act::End]).collect()
            }
            Message::BackRequest { number, color } => self.go_back(number, color),
            Message::BackAnswer(code) => vec![Act::Report(format!("going back was answered with {code}"))],
        }
    }

    /// Plays the engine's answer, if it is the one that is waited for.
    pub fn hear(&mut self, said: &FromEngine) -> Vec<Act> {
        match said {
            FromEngine::Done { number, best: Some(best), report } if *number == self.number => {
                let Some(game) = &mut self.game else { return Vec::new() };
                if game.play(best).is_err() {
                    return vec![Act::Report("the engine's move is not legal".into()), Act::End];
                }
                self.clock.left = self.clock.left.saturating_sub(report.time);
                self.clock.moves_to_go = self.clock.moves_to_go.map(|moves| moves.saturating_sub(1).max(1));
                let seconds = report.time.as_secs().min(9999) as u16;
                let mut acts = vec![Act::Send(text::move_message(best, self.variant, seconds))];
                acts.extend(self.end_if_over());
                acts
            }
            FromEngine::Note(note) => vec![Act::Report(note.clone())],
            FromEngine::Error { message, .. } => vec![Act::Report(message.clone()), Act::End],
            _ => Vec::new(),
        }
    }

    fn kind(&self) -> GameKind {
        GameKind::new(self.variant)
    }

    fn accept(&mut self, request: &GameRequest) -> Vec<Act> {
        let answer = |code| Act::Send(Message::GameAccept { name: NAME.to_owned(), code });
        if self.game.is_some() {
            return vec![answer(3)];
        }
        match self.begin(request, request.follower) {
            Ok(()) => {
                let report = Act::Report(format!("{} asks for a game", request.name));
                [report, answer(0)].into_iter().chain(self.think()).collect()
            }
            Err(reason) => vec![Act::Report(reason), answer(2)],
        }
    }

    fn accepted(&mut self, name: &str, code: u8) -> Vec<Act> {
        let Some(request) = self.asked.take() else { return Vec::new() };
        if code != 0 {
            return vec![Act::Report(format!("{name} does not play (answer {code})")), Act::End];
        }
        match self.begin(&request, request.follower.other()) {
            Ok(()) => [Act::Report(format!("{name} plays"))].into_iter().chain(self.think()).collect(),
            Err(reason) => vec![Act::Report(reason), Act::End],
        }
    }

    fn begin(&mut self, request: &GameRequest, ours: Color) -> Result<(), String> {
        let game = match &request.position {
            None => Game::new(self.kind()),
            Some(position) => {
                let diagram =
                    text::read_position(position, self.variant).map_err(|error| error.to_string())?;
                Game::from_diagram(self.kind(), diagram)
                    .map_err(|_| "the position is not valid".to_owned())?
            }
        };
        self.ours = ours;
        self.game = Some(game);
        self.clock = Clock {
            left: Duration::from_secs(60 * u64::from(request.minutes.max(1))),
            increment: Duration::ZERO,
            moves_to_go: (request.moves > 0).then_some(request.moves.into()),
        };
        Ok(())
    }

    /// Asks the engine for a move, if it is our turn.
    fn think(&mut self) -> Vec<Act> {
        let Some(game) = &self.game else { return Vec::new() };
        if game.turn() != self.ours || game.verdict().is_some() {
            return Vec::new();
        }
        self.number += 1;
        vec![Act::Tell(ToEngine::Go(Request::of(self.number, game, Effort::Clock(self.clock))))]
    }

    fn follow_move(&mut self, from: u8, to: u8, captured: Vec<u8>) -> Vec<Act> {
        let Some(game) = &mut self.game else { return vec![Act::Report("a move without a game".into())] };
        let route = text::read_move(game, from, to, captured).filter(|_| game.turn() != self.ours);
        if route.is_none_or(|route| game.play(&route).is_err()) {
            let report = Act::Report(format!("the other side's move {from}-{to} is not legal"));
            return vec![report, self.end_message(), Act::End];
        }
        let over = self.end_if_over();
        if over.is_empty() { self.think() } else { over }
    }

    /// What we say of the game when it ends.
    fn end_message(&self) -> Act {
        let verdict = self.game.as_ref().and_then(Game::verdict);
        let reason = match verdict.map(|verdict| verdict.winner()) {
            None => 0,
            Some(None) => 2,
            Some(Some(winner)) if winner == self.ours => 3,
            Some(Some(_)) => 1,
        };
        Act::Send(Message::GameEnd { reason, next: false })
    }

    fn end_if_over(&mut self) -> Vec<Act> {
        let Some(verdict) = self.game.as_ref().and_then(Game::verdict) else { return Vec::new() };
        vec![Act::Report(verdict.to_string()), self.end_message()]
    }

    /// Goes back to before that move, if the game has had it.
    fn go_back(&mut self, number: u16, color: Color) -> Vec<Act> {
        let Some(game) = &mut self.game else { return vec![Act::Send(Message::BackAnswer(1))] };
        let first = game.start().turn;
        let ply = 2 * usize::from(number.max(1) - 1) + usize::from(color != first);
        if ply > game.played().len() {
            return vec![Act::Send(Message::BackAnswer(1))];
        }
        while game.played().len() > ply {
            game.undo();
        }
        // A pending answer belongs to a position that is gone.
        self.number += 1;
        let acts = [Act::Tell(ToEngine::Stop), Act::Send(Message::BackAnswer(0))];
        acts.into_iter().chain(self.think()).collect()
    }
}

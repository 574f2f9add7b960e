//! The talk with the engine: what was asked, what is still wanted, and what comes too late.
//!
//! Each request has a number. Whatever changes the game forgets the request under way, so that its answer, when it
//! comes, meets nobody who waits for it.

use core::time::Duration;

use damier_engine::{Effort, FromEngine, Limits, Report, Request, ToEngine};
use damier_rules::{Game, Route};

use crate::clock::Bonus;
use crate::command::Effect;
use crate::players::Player;
use crate::session::Session;
use crate::texts;
use crate::view::panel;
use crate::words::Arg;

/// How long the engine thinks about a hint.
const HINT_TIME: Duration = Duration::from_millis(1000);

/// What no level needs more of for a move.
const PLENTY: Duration = Duration::from_secs(4);
/// Levels up to this one answer at once, whatever their clock shows.
const QUICK_LEVEL: u8 = 4;

/// A request whose answer is awaited.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Thinking {
    number: u64,
    pub(crate) purpose: Purpose,
    /// Since when.
    since: Duration,
    /// The computer's move, kept back until it has taken its time.
    held: Option<Route>,
}

/// What an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Move,
    Hint,
    Analysis,
}

impl Session {
    /// Forgets the request under way.
    pub(crate) fn drop_request(&mut self, effects: &mut Vec<Effect>) {
        if self.thinking.take().is_some_and(|thinking| thinking.held.is_none()) {
            effects.push(Effect::Engine(ToEngine::Stop));
        }
    }

    /// Asks for the computer's move, if it is due.
    pub(crate) fn ask_for_move(&mut self, effects: &mut Vec<Effect>) {
        if !self.computer_is_due() {
            return;
        }
        self.drop_analysis(effects);
        if let Player::Computer(level) = self.players.of(self.game.turn())
            && self.thinking.is_none()
        {
            let seed = self.draw_seed();
            let effort = match self.short_of_time() {
                Some(time) if level.number() > QUICK_LEVEL => {
                    Effort::Limits(Limits { time: Some(time), ..Limits::default() })
                }
                _ => Effort::Level { level, seed },
            };
            let game = self.game.now().clone();
            self.ask(Purpose::Move, &game, effort, effects);
        }
    }

    /// What a player who is short of time can afford for a move: a thirtieth of the rest and most of the increment.
    fn short_of_time(&self) -> Option<Duration> {
        let clock = self.clock?;
        let bonus = match clock.control.bonus {
            Bonus::Increment(bonus) | Bonus::Delay(bonus) => bonus * 4 / 5,
            Bonus::None => Duration::ZERO,
        };
        let time = clock.left[self.game.turn().index()] / 30 + bonus;
        (time < PLENTY).then_some(time)
    }

    /// How long the computer's move is kept back, so that a person can follow; less when its clock runs down.
    fn patience(&self) -> Duration {
        self.clock.map_or(self.delay, |clock| self.delay.min(clock.left[self.game.turn().index()] / 40))
    }

    /// Asks for advice; where it is given, tells its reasons.
    pub(crate) fn ask_for_hint(&mut self, effects: &mut Vec<Effect>) {
        if let Some((hint, (turn, report))) = self.hint.as_ref().zip(self.report.as_ref()) {
            let moves = self.game.moves();
            let text = damier_record::notation::short(self.kind(), hint, &moves);
            let line = panel::moves_in_words(self.game.now(), &report.line).join(" ");
            self.message =
                Some(texts::hint_why(&text, &panel::score(self.language(), *turn, report.score), &line));
            return;
        }
        self.drop_analysis(effects);
        if self.awaits_human() && self.thinking.is_none() {
            let limits = Limits { time: Some(HINT_TIME), ..Limits::default() };
            let game = self.game.now().clone();
            self.ask(Purpose::Hint, &game, Effort::Limits(limits), effects);
        }
    }

    pub(crate) fn ask(&mut self, purpose: Purpose, game: &Game, effort: Effort, effects: &mut Vec<Effect>) {
        self.requests += 1;
        self.thinking = Some(Thinking { number: self.requests, purpose, since: self.now, held: None });
        let request = Request::of(self.requests, game, effort);
        effects.push(Effect::Engine(ToEngine::Go(request)));
    }

    /// Hears what the engine says.
    pub(crate) fn hear(&mut self, said: FromEngine) {
        let awaited = |number: u64| {
            let thinking = self.thinking.as_ref();
            thinking.filter(|thinking| thinking.number == number && thinking.held.is_none())
        };
        match said {
            FromEngine::Progress(report) => {
                let purpose = awaited(report.number).map(|thinking| thinking.purpose);
                match purpose {
                    Some(Purpose::Analysis) => self.take_analysis(report),
                    Some(_) => self.report = Some((self.game.turn(), report)),
                    None => {}
                }
            }
            FromEngine::Done { number, best, report } => {
                if let Some(mut thinking) = awaited(number).cloned() {
                    if thinking.purpose == Purpose::Analysis {
                        self.thinking = None;
                        return self.take_analysis(report);
                    }
                    self.report = Some((self.game.turn(), report));
                    let early =
                        thinking.purpose == Purpose::Move && self.now < thinking.since + self.patience();
                    if early && best.is_some() {
                        thinking.held = best;
                        self.thinking = Some(thinking);
                    } else {
                        self.thinking = None;
                        self.take_answer(thinking.purpose, best);
                    }
                }
            }
            FromEngine::Note(note) => self.message = Some(texts::engine_note(&note)),
            FromEngine::Error { number, message } => {
                if number.is_none_or(|number| awaited(number).is_some()) {
                    self.thinking = None;
                    self.resting = true;
                    self.message = Some(texts::engine_stopped(message));
                }
            }
        }
    }

    /// When the move that is kept back is to be made.
    pub(crate) fn held_until(&self) -> Option<Duration> {
        let thinking = self.thinking.as_ref()?;
        thinking.held.is_some().then(|| thinking.since + self.patience())
    }

    /// Makes the move that is kept back, if there is one.
    pub(crate) fn release(&mut self) -> bool {
        let held = self.thinking.as_mut().and_then(|thinking| thinking.held.take());
        if held.is_some() {
            self.thinking = None;
            self.take_answer(Purpose::Move, held);
            return true;
        }
        false
    }

    fn take_analysis(&mut self, report: Report) {
        if let Some(analysis) = &mut self.analysis {
            analysis.report = Some(report);
        }
    }

    fn take_answer(&mut self, purpose: Purpose, best: Option<Route>) {
        let Some(best) = best else {
            self.resting = true;
            self.message = Some(texts::engine_stopped(Arg::Key("found-no-move")));
            return;
        };
        match purpose {
            Purpose::Move => {
                self.forget_undone(&best);
                if !self.play(&best) {
                    self.resting = true;
                    self.message = Some(texts::engine_stopped(Arg::Key("its-move-is-not-legal")));
                }
            }
            Purpose::Analysis => {}
            Purpose::Hint => {
                let text = damier_record::notation::short(self.kind(), &best, &self.game.moves());
                self.message = Some(texts::hint(&text));
                self.hint = Some(best);
            }
        }
    }
}

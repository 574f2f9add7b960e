//! One game between two players, with our rules as the referee and, if there are any, their clocks.

use std::time::{Duration, Instant};

use anyhow::Result;
use damier_rules::{Color, Game};

use crate::adjudication::{Adjudication, Scores};
use crate::pace::Pace;
use crate::player::{Fault, Player};

/// How a game came to its end, as the tag `Termination` has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules, or because a player gave up.
    Normal,
    /// By what both players think of it.
    Adjudicated,
    /// A player took too long.
    OnTime,
    /// A player's move was not legal.
    IllegalMove,
    /// A player ended, or said what cannot be followed.
    Crash,
}

impl Ending {
    const WORDS: [(Self, &str); 5] = [
        (Self::Normal, "normal"),
        (Self::Adjudicated, "adjudication"),
        (Self::OnTime, "time forfeit"),
        (Self::IllegalMove, "rules infraction"),
        (Self::Crash, "abandoned"),
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(ending, _)| *ending == self).map_or("", |(_, word)| word)
    }

    /// The ending that a word stands for.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(ending, _)| *ending)
    }
}

/// A game that is over.
#[derive(Clone, Debug)]
pub struct Played {
    pub game: Game,
    pub winner: Option<Color>,
    pub ending: Ending,
    /// Why, in a sentence.
    pub reason: String,
}

/// What holds for all games of a match.
#[derive(Clone, Copy, Debug)]
pub struct Conditions {
    pub pace: Pace,
    pub adjudication: Adjudication,
}

/// Plays a game from an opening to its end; White is `players[0]`. `seed` is what players at levels draw from.
///
/// # Errors
/// If a player cannot be got ready. What goes wrong in the game ends the game.
pub fn play(
    start: Game,
    mut players: [&mut Player; 2],
    conditions: &Conditions,
    seed: u64,
) -> Result<Played> {
    for (player, color) in players.iter_mut().zip(Color::BOTH) {
        player.begin(&start, color, conditions.pace)?;
    }
    let played = Table { game: start, scores: Scores::default(), conditions, seed }.play(&mut players);
    for (player, color) in players.iter_mut().zip(Color::BOTH) {
        player.end(&played.game, played.winner.map(|winner| winner == color));
    }
    Ok(played)
}

/// A game under way.
struct Table<'a> {
    game: Game,
    scores: Scores,
    conditions: &'a Conditions,
    seed: u64,
}

impl Table<'_> {
    fn play(mut self, players: &mut [&mut Player; 2]) -> Played {
        let pace = self.conditions.pace;
        let (base, increment) = match pace {
            Pace::Clock(control) => (control.base, control.increment),
            _ => (Duration::MAX, Duration::ZERO),
        };
        let mut clocks = [base; 2];
        loop {
            if let Some(verdict) = self.game.verdict() {
                return self.over(verdict.winner(), Ending::Normal, verdict.to_string());
            }
            if let Some(winner) = self.scores.judge(&self.conditions.adjudication) {
                let reason = winner.map_or("Draw by agreement".to_owned(), |winner| {
                    format!("{} resigns", winner.other().name())
                });
                return self.over(winner, Ending::Adjudicated, reason);
            }
            let mover = self.game.turn();
            let side = usize::from(mover == Color::Black);
            let began = Instant::now();
            // Each move of a game has chance of its own.
            let seed = self.seed << 16 | self.game.played().len() as u64;
            let answer = players[side].choose(&self.game, pace, clocks[side], seed);
            let taken = began.elapsed();
            let late = taken.checked_sub(clocks[side]).filter(|late| !late.is_zero());
            let answer = match (late, answer) {
                (Some(late), _) => Err((Ending::OnTime, format!("{} ms too late", late.as_millis()))),
                (None, Err(fault)) => Err(told(fault)),
                (None, Ok(answer)) => match self.game.play(&answer.route) {
                    Ok(()) => Ok(answer.score),
                    Err(error) => Err((Ending::IllegalMove, error.to_string())),
                },
            };
            match answer {
                Ok(score) => self.scores.add(mover, score),
                Err((ending, reason)) => {
                    let reason = format!("{} loses: {reason}", mover.name());
                    return self.over(Some(mover.other()), ending, reason);
                }
            }
            clocks[side] = (clocks[side] - taken).saturating_add(increment);
        }
    }

    fn over(self, winner: Option<Color>, ending: Ending, reason: String) -> Played {
        Played { game: self.game, winner, ending, reason }
    }
}

fn told(fault: Fault) -> (Ending, String) {
    match fault {
        Fault::Crash(words) => (Ending::Crash, words),
        Fault::Silent(words) => (Ending::OnTime, words),
        Fault::Illegal(words) => (Ending::IllegalMove, words),
        Fault::Resigns => (Ending::Normal, "it gives up".to_owned()),
    }
}

//! What a match says when it is over, or so far.

use std::fmt;

use damier_record::pdn::GameRecord;
use damier_rules::Color;

use crate::elo::Tally;
use crate::log;
use crate::referee::Ending;

/// The ratio of likelihoods beyond which a question counts as decided: 5 % of error on each side.
const DECIDED: f64 = 2.944;

/// The games of a match, counted.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// From the first engine's side.
    pub tally: Tally,
    /// Games that each engine has lost on time, by a crash, by an illegal move.
    faults: [[u32; 2]; 3],
    adjudicated: u32,
    /// The bounds of the question, in Elo.
    question: Option<[f64; 2]>,
}

const FAULTS: [(Ending, &str); 3] =
    [(Ending::OnTime, "on time"), (Ending::Crash, "by a crash"), (Ending::IllegalMove, "by an illegal move")];

impl Summary {
    /// No games yet, and perhaps a question: which of two differences in Elo is it?
    pub fn new(question: Option<[f64; 2]>) -> Self {
        Self { question, ..Self::default() }
    }

    /// Counts the game of that number, from 0; in even ones the first engine has White.
    pub fn add(&mut self, index: usize, record: &GameRecord) {
        let Some((winner, ending)) = log::outcome(record) else { return };
        let first = if index.is_multiple_of(2) { Color::White } else { Color::Black };
        self.tally.add(winner.map(|winner| winner == first));
        self.adjudicated += u32::from(ending == Ending::Adjudicated);
        let fault = FAULTS.iter().position(|(fault, _)| *fault == ending);
        if let (Some(fault), Some(winner)) = (fault, winner) {
            self.faults[fault][usize::from(winner == first)] += 1;
        }
    }

    /// How likely the answer is: the first engine is better by the upper bound rather than by the lower.
    fn likelihood(&self) -> f64 {
        self.question.map_or(0.0, |[low, high]| self.tally.likelihood_ratio(low, high))
    }

    /// Whether the question is decided.
    pub fn is_decided(&self) -> bool {
        self.likelihood().abs() > DECIDED
    }

    /// The score in a line.
    pub fn line(&self) -> String {
        let tally = &self.tally;
        let (elo, error) = tally.elo();
        let score = 100.0 * tally.score();
        format!(
            "+{} ={} -{}, {score:.1} %, Elo {elo:+.0} ± {error:.0}",
            tally.wins, tally.draws, tally.losses
        )
    }
}

impl fmt::Display for Summary {
    /// The score, the answer, and what went wrong, each in a line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.line())?;
        if let Some([low, high]) = self.question {
            let answer = match self.likelihood() {
                ratio if ratio > DECIDED => format!("it is {high:+} rather than {low:+}"),
                ratio if ratio < -DECIDED => format!("it is {low:+} rather than {high:+}"),
                _ => "not decided".to_owned(),
            };
            writeln!(f, "Elo {low:+} or {high:+}: ratio of likelihoods {:.2}, {answer}", self.likelihood())?;
        }
        for ((_, how), [first, second]) in FAULTS.iter().zip(self.faults) {
            if first + second > 0 {
                writeln!(f, "lost {how}: the first {first}, the second {second}")?;
            }
        }
        if self.adjudicated > 0 {
            writeln!(f, "ended by what both thought of it: {}", self.adjudicated)?;
        }
        Ok(())
    }
}

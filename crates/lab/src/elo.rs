//! What a score means: a difference in Elo with its error, and whether a question is decided.

/// Games from the first engine's side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub wins: u32,
    pub draws: u32,
    pub losses: u32,
}

impl Tally {
    /// Counts a game: won, lost, or neither.
    pub fn add(&mut self, won: Option<bool>) {
        match won {
            Some(true) => self.wins += 1,
            Some(false) => self.losses += 1,
            None => self.draws += 1,
        }
    }

    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// From 0 to 1.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// Variance of one game's score.
    fn variance(&self) -> f64 {
        let (mean, games) = (self.score(), f64::from(self.games().max(1)));
        let square = f64::from(self.wins) + f64::from(self.draws) / 4.0;
        (square / games - mean * mean).max(0.0)
    }

    /// The difference in Elo and its error at 95 %.
    pub fn elo(&self) -> (f64, f64) {
        let spread = 1.96 * (self.variance() / f64::from(self.games().max(1))).sqrt();
        let (low, high) = (difference(self.score() - spread), difference(self.score() + spread));
        (difference(self.score()), (high - low) / 2.0)
    }

    /// The log-likelihood ratio of a difference of `high` Elo against one of `low` (normal approximation).
    pub fn likelihood_ratio(&self, low: f64, high: f64) -> f64 {
        // Half a game of each result is added: a row of wins is not all there is to know.
        let [wins, draws, losses] = [self.wins, self.draws, self.losses].map(|games| f64::from(games) + 0.5);
        let games = wins + draws + losses;
        let mean = (wins + draws / 2.0) / games;
        let variance = (wins + draws / 4.0) / games - mean * mean;
        let (low, high) = (expected(low), expected(high));
        f64::from(self.games()) * (high - low) * (2.0 * mean - low - high) / (2.0 * variance)
    }
}

/// The score expected from a difference in Elo.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// The difference in Elo that makes such a score expected, within ±1200.
fn difference(score: f64) -> f64 {
    let score = score.clamp(0.001, 0.999);
    -400.0 * (1.0 / score - 1.0).log10()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_are_no_difference_and_three_quarters_are_190() {
        let even = Tally { wins: 10, draws: 5, losses: 10 };
        assert!(even.elo().0.abs() < 1e-9);
        let better = Tally { wins: 750, draws: 0, losses: 250 };
        assert!((better.elo().0 - 190.8).abs() < 0.1);
        assert!(better.elo().1 > 20.0 && better.elo().1 < 30.0);
    }

    #[test]
    fn the_likelihood_ratio_points_to_what_is_true() {
        assert!(Tally { wins: 600, draws: 0, losses: 400 }.likelihood_ratio(0.0, 10.0) > 2.0);
        assert!(Tally { wins: 400, draws: 0, losses: 600 }.likelihood_ratio(0.0, 10.0) < -2.0);
        assert_eq!(Tally::default().likelihood_ratio(0.0, 10.0), 0.0);
        let [one, many] = [1, 40].map(|wins| Tally { wins, ..Tally::default() }.likelihood_ratio(0.0, 200.0));
        assert!(one < 1.0 && many > 3.0, "only wins decide too, but not at once");
    }
}

//! Ending games that are as good as over, by what both players think of them.

use std::str::FromStr;

use damier_engine::Score;
use damier_rules::Color;

/// When games are ended early; never, unless asked for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Adjudication {
    pub draw: Option<DrawRule>,
    pub resign: Option<ResignRule>,
}

/// A draw, where both players' scores of so many moves in a row lie near zero.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct DrawRule {
    /// The first move that counts, from the opening on.
    first: u32,
    moves: u32,
    /// In hundredths of a man.
    within: i32,
}

/// A loss, where the loser's scores of so many moves in a row are that bad and the winner's that good.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ResignRule {
    moves: u32,
    /// In hundredths of a man.
    beyond: i32,
}

/// Whole numbers, then men, with commas between them.
fn numbers<const N: usize>(text: &str) -> Option<([u32; N], i32)> {
    let (wholes, last) = text.rsplit_once(',')?;
    let wholes: Option<Vec<u32>> = wholes.split(',').map(|word| word.trim().parse().ok()).collect();
    Some((wholes?.try_into().ok()?, men(last)?))
}

/// Men, 0 to 100, in hundredths.
pub fn men(text: &str) -> Option<i32> {
    let men: f64 = text.trim().parse().ok()?;
    (0.0..=100.0).contains(&men).then_some((men * 100.0).round() as i32)
}

impl FromStr for DrawRule {
    type Err = String;

    /// Reads `FIRST,MOVES,MEN`.
    fn from_str(text: &str) -> Result<Self, String> {
        match numbers(text) {
            Some(([first, moves], within)) if moves > 0 => Ok(Self { first, moves, within }),
            _ => Err("FIRST,MOVES,MEN was expected, as in 40,8,0.20".to_owned()),
        }
    }
}

impl FromStr for ResignRule {
    type Err = String;

    /// Reads `MOVES,MEN`.
    fn from_str(text: &str) -> Result<Self, String> {
        match numbers(text) {
            Some(([moves], beyond)) if moves > 0 => Ok(Self { moves, beyond }),
            _ => Err("MOVES,MEN was expected, as in 4,5.00".to_owned()),
        }
    }
}

/// The scores of a game under way.
#[derive(Debug, Default)]
pub struct Scores {
    /// For White, in hundredths of a man, one for each move; `None` where the player has told none.
    for_white: Vec<Option<i32>>,
}

/// More than any judgement.
const WON: i32 = 10_000;

impl Scores {
    /// Hears the score of a move.
    pub fn add(&mut self, mover: Color, score: Option<Score>) {
        let hundredths = score.map(|score| match score {
            Score::Even(hundredths) => hundredths,
            Score::Win(_) => WON,
            Score::Loss(_) => -WON,
        });
        let sign = if mover == Color::White { 1 } else { -1 };
        self.for_white.push(hundredths.map(|hundredths| sign * hundredths));
    }

    /// The result of a game that is as good as over: a winner, or nobody.
    pub fn judge(&self, rules: &Adjudication) -> Option<Option<Color>> {
        let last = |moves: u32, fits: &dyn Fn(i32) -> bool| {
            let plies = 2 * moves as usize;
            self.for_white.len() >= plies
                && self.for_white.iter().rev().take(plies).all(|score| score.is_some_and(fits))
        };
        if let Some(ResignRule { moves, beyond }) = rules.resign {
            if last(moves, &|score| score >= beyond) {
                return Some(Some(Color::White));
            }
            if last(moves, &|score| score <= -beyond) {
                return Some(Some(Color::Black));
            }
        }
        let DrawRule { first, moves, within } = rules.draw?;
        let late = self.for_white.len() >= 2 * (first as usize + moves as usize).saturating_sub(1);
        (late && last(moves, &|score| score.abs() <= within)).then_some(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scores(list: &[i32]) -> Scores {
        let mut scores = Scores::default();
        for (index, &score) in list.iter().enumerate() {
            let mover = if index % 2 == 0 { Color::White } else { Color::Black };
            scores.add(mover, Some(Score::Even(score)));
        }
        scores
    }

    #[test]
    fn a_loss_needs_both_players_word() {
        let rules = Adjudication { resign: Some("2,5".parse().unwrap()), draw: None };
        assert_eq!(scores(&[500, -500, 600, -700]).judge(&rules), Some(Some(Color::White)));
        assert_eq!(scores(&[-500, 500, -600, 700]).judge(&rules), Some(Some(Color::Black)));
        assert_eq!(scores(&[500, 0, 600, -700]).judge(&rules), None);
        assert_eq!(scores(&[600, -700]).judge(&rules), None);
        let mut silent = scores(&[500, -500, 600]);
        silent.add(Color::Black, None);
        assert_eq!(silent.judge(&rules), None);
    }

    #[test]
    fn a_draw_comes_late_and_near_zero() {
        let rules = Adjudication { resign: None, draw: Some("2,1,0.2".parse().unwrap()) };
        assert_eq!(scores(&[0, 0]).judge(&rules), None);
        assert_eq!(scores(&[300, 0, 10, -20]).judge(&rules), Some(None));
        assert_eq!(scores(&[0, 0, 21, 0]).judge(&rules), None);
    }

    #[test]
    fn rules_are_read() {
        for wrong in ["", "1", "1,2", "0,0,1", "1,2,x", "1,2,-3", "a,2,1"] {
            assert!(wrong.parse::<DrawRule>().is_err(), "{wrong}");
        }
        for wrong in ["", "5", "0,5", "1,2,3", "1,-5"] {
            assert!(wrong.parse::<ResignRule>().is_err(), "{wrong}");
        }
    }
}

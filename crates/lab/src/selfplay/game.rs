//! One game of our engine against itself.

use anyhow::{Result, bail};
use damier_engine::{Effort, Limits, Request, Score};
use damier_rules::{Color, Game, GameKind, Objective};

use crate::own::Own;

/// What all games of a run have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Selfplay {
    /// What is played.
    pub kind: GameKind,
    /// Positions a move.
    pub nodes: u64,
    /// From which chance is drawn.
    pub seed: u64,
}

/// A move of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// Its place in the list of legal moves.
    pub index: u16,
    /// What the mover thinks of the position before it, in hundredths of a man; beyond ±[`WON`] a win or a loss was
    /// seen. `None` in the opening, where chance moves.
    pub score: Option<i16>,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// The moves from the variant's start.
    pub plies: Vec<Ply>,
    /// Who won.
    pub winner: Option<Color>,
    /// The key of the last position, by which a reader sees that it has followed the moves rightly.
    pub last_key: u64,
}

/// A score of a win that was seen.
pub const WON: i16 = 10_000;

/// Moves of chance that a game begins with: this many at least, and less than so many more.
const OPENING: std::ops::Range<usize> = 4..13;
/// An opening after which one side is ahead by more than this is not played on.
const FAIR: i16 = 150;
/// Tries until any opening is taken.
const TRIES: usize = 20;
/// The game is won where both think so, by this much and for so many plies.
const RESIGN: (i16, usize) = (500, 6);
/// It is drawn where, from this ply on, both have seen so many plies within so few hundredths of nothing.
const DRAW: (usize, usize, i16) = (80, 20, 8);
/// What has not ended by then is drawn.
const LONGEST: usize = 240;

impl Selfplay {
    /// The game of a number.
    ///
    /// # Errors
    /// If the engine fails.
    pub fn play(&self, engine: &mut Own, number: usize) -> Result<Record> {
        let mut chance =
            fastrand::Rng::with_seed(self.seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
        engine.begin();
        let (mut game, mut plies) = self.opening(engine, &mut chance)?;
        let first = plies.len();
        let winner = loop {
            if let Some(verdict) = game.verdict() {
                break verdict.winner();
            }
            if let Some(winner) = judge(&plies[first..], plies.len(), game.turn(), self.kind.objective) {
                break winner;
            }
            let (index, score) = self.think(engine, &game)?;
            plies.push(Ply { index, score: Some(score) });
            play(&mut game, index);
        };
        Ok(Record { plies, winner, last_key: game.diagram().key(self.kind) })
    }

    /// Moves by chance after which nobody is far ahead.
    fn opening(&self, engine: &mut Own, chance: &mut fastrand::Rng) -> Result<(Game, Vec<Ply>)> {
        for attempt in 1.. {
            let mut game = Game::new(self.kind);
            let mut plies = Vec::new();
            for _ in 0..chance.usize(OPENING) {
                if game.verdict().is_some() {
                    break;
                }
                let index = chance.usize(0..game.moves().len()) as u16;
                plies.push(Ply { index, score: None });
                play(&mut game, index);
            }
            if game.verdict().is_none() && (attempt > TRIES || self.think(engine, &game)?.1.abs() <= FAIR) {
                return Ok((game, plies));
            }
        }
        unreachable!("after so many tries any opening is taken")
    }

    /// The engine's move, by its place in the list, and its score.
    fn think(&self, engine: &mut Own, game: &Game) -> Result<(u16, i16)> {
        let effort = Effort::Limits(Limits { nodes: Some(self.nodes), ..Limits::default() });
        // Without the moves before: what is learnt is what a position is worth by itself.
        let mut request = Request::of_diagram(0, self.kind, game.diagram(), effort);
        request.counters = game.counters();
        let (best, report) = match engine.answer(request, |_| ()) {
            Ok((Some(best), report)) => (best, report),
            Ok((None, _)) => bail!("the engine has no move"),
            Err(message) => bail!(message),
        };
        let index = game.moves().iter().position(|route| route.same_move(&best));
        let Some(index) = index else { bail!("the engine plays an illegal move") };
        let score = match report.score {
            Score::Even(hundredths) => hundredths.clamp(1 - i32::from(WON), i32::from(WON) - 1) as i16,
            Score::Win(plies) => i16::MAX - plies.min(1000) as i16,
            Score::Loss(plies) => plies.min(1000) as i16 - i16::MAX,
        };
        Ok((index as u16, score))
    }
}

fn play(game: &mut Game, index: u16) {
    let route = game.moves().swap_remove(usize::from(index));
    game.play(&route).expect("a listed move is legal");
}

/// The result of a game that is as good as over, seen after `played` plies with `turn` to move: a winner, or nobody.
fn judge(plies: &[Ply], played: usize, turn: Color, objective: Objective) -> Option<Option<Color>> {
    // The scores of the side to move, the last first.
    let last = |count: usize, fits: &dyn Fn(i16) -> bool| {
        plies.len() >= count
            && plies
                .iter()
                .rev()
                .zip([-1, 1].into_iter().cycle())
                .take(count)
                .all(|(ply, sign)| ply.score.is_some_and(|score| fits(sign * score)))
    };
    // Who gives pieces away is ahead by other things than material, so that only a win counts.
    let beyond = if objective == Objective::Win { RESIGN.0 } else { WON };
    if last(RESIGN.1, &|score| score >= beyond) {
        return Some(Some(turn));
    }
    if last(RESIGN.1, &|score| score <= -beyond) {
        return Some(Some(turn.other()));
    }
    let drawn = played >= DRAW.0 && last(DRAW.1, &|score| score.abs() <= DRAW.2);
    (drawn || played >= LONGEST).then_some(None)
}

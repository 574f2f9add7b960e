//! The quiet positions of games, as what counts in each of them.

use std::path::Path;

use anyhow::{Result, bail, ensure};
use damier_engine::learned::{Layout, family};
use damier_rules::{Color, GameKind, MoveList, Position, Rules, Visitor};

use super::sigmoid;
use crate::selfplay::{Record, WON, read};

/// What is kept of the pieces of each position, for what learns from them.
pub trait Sight: Sized {
    /// Nothing yet, of games of a kind.
    fn new(kind: GameKind) -> Self;

    /// Looks at one more position.
    fn see<R: Rules>(&mut self, position: &Position<R>);

    /// The memory that it takes, in bytes.
    fn bytes(&self) -> usize;
}

/// Positions column by column.
pub struct Samples<S> {
    /// What is on the board.
    pub sight: S,
    /// The part of its value that each position keeps.
    pub kept: Vec<f32>,
    /// What White got in the end: 1 for a win, one half for a draw.
    pub result: Vec<f32>,
    /// The search's score for White, in hundredths of a man.
    pub score: Vec<f32>,
    /// Whether the position is held out from learning.
    pub held_out: Vec<bool>,
    /// Games read.
    pub games: usize,
}

/// One game in so many is held out.
const HELD_OUT: usize = 20;

impl<S: Sight> Samples<S> {
    /// The quiet positions of all games of these files.
    ///
    /// # Errors
    /// If a file cannot be read, or holds games of another kind.
    pub fn read(kind: GameKind, files: &[impl AsRef<Path>]) -> Result<Self> {
        let layout = Layout::of(family(kind));
        let mut samples = Self {
            sight: S::new(family(kind)),
            kept: Vec::new(),
            result: Vec::new(),
            score: Vec::new(),
            held_out: Vec::new(),
            games: 0,
        };
        for file in files {
            let path = file.as_ref();
            let (header, games) = read(path)?;
            let (found, wanted) = (header.kind, kind);
            ensure!(family(found) == family(wanted), "{}: games of {found}, not of {wanted}", path.display());
            let followed = kind.rules().with(Follow {
                kind: found,
                layout: &layout,
                games: &games,
                samples: &mut samples,
            });
            if let Err(number) = followed {
                bail!("{}: game {} does not follow the rules as they are now", path.display(), number + 1);
            }
        }
        ensure!(samples.len() > 0, "there are no quiet positions in these games");
        Ok(samples)
    }

    /// Number of positions.
    pub fn len(&self) -> usize {
        self.result.len()
    }

    /// The memory that they take, in bytes.
    pub fn bytes(&self) -> usize {
        self.sight.bytes() + 13 * self.len()
    }

    /// What is to be learnt of a position, `results` being the share of the game's result in it, for a scale in hundredths
    /// of a man.
    pub fn target(&self, position: usize, results: f32, scale: f32) -> f32 {
        results * self.result[position] + (1.0 - results) * sigmoid(self.score[position] / scale)
    }
}

/// Follows the moves of games.
struct Follow<'a, S> {
    kind: GameKind,
    layout: &'a Layout,
    games: &'a [Record],
    samples: &'a mut Samples<S>,
}

impl<S: Sight> Visitor for Follow<'_, S> {
    /// The number of a game that cannot be followed.
    type Output = Result<(), usize>;

    fn visit<R: Rules>(self) -> Self::Output {
        let Self { kind, layout, games, samples } = self;
        let mut list = MoveList::<R>::new();
        let start = Position::<R>::forgiving(&kind.variant.variant().start());
        for (number, game) in games.iter().enumerate() {
            let mut position = start;
            let result = match game.winner {
                Some(Color::White) => 1.0,
                None => 0.5,
                Some(Color::Black) => 0.0,
            };
            for ply in &game.plies {
                // Where something has to be taken, or the end is seen, nobody asks what the position is worth.
                if let Some(score) = ply.score.filter(|score| score.abs() < WON)
                    && !position.can_capture()
                {
                    let score = if position.turn() == Color::White { score } else { -score };
                    samples.sight.see(&position);
                    samples.kept.push(layout.eighths(&position.material()) as f32 / 8.0);
                    samples.result.push(result);
                    samples.score.push(f32::from(score));
                    samples.held_out.push(samples.games.is_multiple_of(HELD_OUT));
                }
                position.moves_into(&mut list);
                let mv = list.get(usize::from(ply.index)).ok_or(number)?;
                position = position.after(*mv);
            }
            if position.diagram().key(kind) != game.last_key {
                return Err(number);
            }
            samples.games += 1;
        }
        Ok(())
    }
}

//! The quiet positions of games, as what counts in each of them.

use std::path::Path;

use anyhow::{Result, bail, ensure};
use damier_engine::learned::{Layout, family};
use damier_rules::{Color, GameKind, MoveList, Position, Rules, Visitor};

use crate::selfplay::{Record, WON, read};

/// Positions column by column.
pub struct Samples {
    /// By pattern and position: the place of its weight.
    pub patterns: Vec<Vec<u32>>,
    /// By pattern: whether its weight counts against White.
    pub negative: Vec<bool>,
    /// Where the other terms of each position begin; one more than there are positions.
    pub first_other: Vec<u32>,
    /// The other terms: twice the place of the weight, one more where it counts against White.
    pub others: Vec<u32>,
    /// The part of the weights of the opening in the blend.
    pub opening: Vec<f32>,
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

impl Samples {
    /// The quiet positions of all games of these files.
    ///
    /// # Errors
    /// If a file cannot be read, or holds games of another kind.
    pub fn read(kind: GameKind, files: &[impl AsRef<Path>]) -> Result<Self> {
        let layout = Layout::of(family(kind));
        let mut samples = Self {
            patterns: Vec::new(),
            negative: Vec::new(),
            first_other: vec![0],
            others: Vec::new(),
            opening: Vec::new(),
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
        let numbers = self.patterns.iter().map(Vec::len).sum::<usize>() + self.others.len() + 5 * self.len();
        4 * numbers + self.len()
    }

    /// The other terms of a position.
    pub fn others(&self, position: usize) -> &[u32] {
        &self.others[self.first_other[position] as usize..self.first_other[position + 1] as usize]
    }
}

/// Follows the moves of games.
struct Follow<'a> {
    kind: GameKind,
    layout: &'a Layout,
    games: &'a [Record],
    samples: &'a mut Samples,
}

impl Visitor for Follow<'_> {
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
                    samples.add(
                        layout,
                        &position,
                        (f32::from(score), result),
                        samples.games.is_multiple_of(HELD_OUT),
                    );
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

impl Samples {
    fn add<R: Rules>(
        &mut self,
        layout: &Layout,
        position: &Position<R>,
        (score, result): (f32, f32),
        held_out: bool,
    ) {
        let terms = layout.terms(position, layout.moves(position, &mut MoveList::new()));
        let (patterns, others) = terms.split_at(layout.patterns());
        if self.patterns.is_empty() {
            self.patterns = vec![Vec::new(); patterns.len()];
            self.negative = patterns.iter().map(|term| term.negative).collect();
        }
        for (column, term) in self.patterns.iter_mut().zip(patterns) {
            column.push(term.index as u32);
        }
        self.others.extend(others.iter().map(|term| 2 * term.index as u32 + u32::from(term.negative)));
        self.first_other.push(self.others.len() as u32);
        let material = position.material();
        self.opening.push(layout.opening(&material) as f32 / layout.most() as f32);
        self.kept.push(layout.eighths(&material) as f32 / 8.0);
        self.result.push(result);
        self.score.push(score);
        self.held_out.push(held_out);
    }
}

//! A small net while it is learnt.
//!
//! A group of positions is divided into parts, whatever the number of threads, each with sums of its own that are added in
//! order: so how many threads there are changes nothing.

use damier_engine::learned::net::{FULL, HIDDEN, PART, STAGES};
use damier_engine::learned::{Net, NetLayout, Weights};
use damier_rules::{Color, GameKind, Kind, Piece, Position, Rules};

use super::adam::Learnt;
use super::samples::{Samples, Sight};
use super::{Model, Schedule, sigmoid};

/// The pieces of each position.
pub struct Pieces {
    layout: NetLayout,
    /// Where the pieces of each position begin; one more than there are positions.
    first: Vec<u32>,
    /// The inputs of pieces as White sees them.
    inputs: Vec<u16>,
    /// Whether Black is to move.
    black: Vec<bool>,
}

impl Sight for Pieces {
    fn new(kind: GameKind) -> Self {
        Self { layout: NetLayout::of(kind), first: vec![0], inputs: Vec::new(), black: Vec::new() }
    }

    fn see<R: Rules>(&mut self, position: &Position<R>) {
        let pieces = position.diagram();
        let input = |(square, piece)| self.layout.input(Color::White, square, piece) as u16;
        self.inputs.extend(pieces.pieces().map(input));
        self.first.push(self.inputs.len() as u32);
        self.black.push(position.turn() == Color::Black);
    }

    fn bytes(&self) -> usize {
        4 * self.first.len() + 2 * self.inputs.len() + self.black.len()
    }
}

impl Pieces {
    fn of(&self, position: usize) -> &[u16] {
        &self.inputs[self.first[position] as usize..self.first[position + 1] as usize]
    }
}

/// What the first layer's weights may be at most, so that no sum of them overflows in the engine.
const MOST: f32 = 1.98;
/// Parts of a group of positions.
const PARTS: usize = 8;

type Row = [f32; HIDDEN];

/// The net, in natural units of chance.
pub struct NetModel {
    layout: NetLayout,
    /// By input, then what the sums begin with.
    first: Learnt<HIDDEN>,
    /// By stage, for the mover's view and the other's.
    last: Learnt<HIDDEN>,
    /// By stage.
    shift: Learnt<STAGES>,
    /// By input as White sees it: as Black sees it.
    turned: Vec<u16>,
    scale: f32,
    steps: i32,
}

/// A part's sums for a step.
struct Slopes {
    first: Vec<Row>,
    last: Vec<Row>,
    shift: [f32; STAGES],
}

/// What the net makes of a position: of its pieces and whether Black is to move.
struct Looked<'a> {
    pieces: &'a [u16],
    black: bool,
    stage: usize,
    /// Of both views, the mover's first.
    sums: [Row; 2],
    /// For the mover.
    value: f32,
}

impl NetModel {
    /// A net of chance; `scale` is in hundredths of a man.
    pub fn new(kind: GameKind, scale: f32, seed: u64) -> Self {
        let layout = NetLayout::of(kind);
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut row = |most: f32| -> Row { std::array::from_fn(|_| most * (2.0 * chance.f32() - 1.0)) };
        let first = (0..=layout.inputs()).map(|_| row(0.2)).collect();
        let last = (0..2 * STAGES).map(|_| row(0.1)).collect();
        let mut turned = vec![0; layout.inputs()];
        for square in kind.rules().shape().squares() {
            for color in Color::BOTH {
                for kind in [Kind::Man, Kind::King] {
                    let piece = Piece { color, kind };
                    let [white, black] = Color::BOTH.map(|view| layout.input(view, square, piece));
                    turned[white] = black as u16;
                }
            }
        }
        Self {
            layout,
            first: Learnt::new(first),
            last: Learnt::new(last),
            shift: Learnt::new(vec![[0.0; STAGES]]),
            turned,
            scale,
            steps: 0,
        }
    }

    /// The inputs of a position as a side sees it.
    fn inputs<'a>(&'a self, pieces: &'a [u16], black: bool) -> impl Iterator<Item = usize> + 'a {
        pieces
            .iter()
            .map(move |&input| usize::from(if black { self.turned[usize::from(input)] } else { input }))
    }

    /// The sums of a view.
    fn sums(&self, pieces: &[u16], black: bool) -> Row {
        let first = &self.first.weights;
        let mut sums = first[self.layout.inputs()];
        for input in self.inputs(pieces, black) {
            let brought = &first[input];
            sums = std::array::from_fn(|place| sums[place] + brought[place]);
        }
        sums
    }

    /// The value for the mover of a position by its sums, the mover's first.
    fn weigh(&self, sums: &[Row; 2], stage: usize) -> f32 {
        let last = &self.last.weights[2 * stage..][..2];
        let each = sums.as_flattened().iter().zip(last.as_flattened());
        each.map(|(sum, weight)| sum.clamp(0.0, 1.0) * weight).sum::<f32>() + self.shift.weights[0][stage]
    }

    /// Looks at a position.
    fn look<'a>(&self, samples: &'a Samples<Pieces>, position: usize) -> Looked<'a> {
        let (pieces, black) = (samples.sight.of(position), samples.sight.black[position]);
        let stage = self.layout.stage(pieces.len() as u32);
        let sums = [black, !black].map(|view| self.sums(pieces, view));
        let value = self.weigh(&sums, stage) * samples.kept[position];
        Looked { pieces, black, stage, sums, value }
    }

    /// Adds to the slopes what a position says.
    fn add(&self, slopes: &mut Slopes, samples: &Samples<Pieces>, position: usize, share: f32, results: f32) {
        let Looked { pieces, black, stage, sums, value } = self.look(samples, position);
        let target = samples.target(position, results, self.scale);
        let target = if black { 1.0 - target } else { target };
        let slope = (sigmoid(value) - target) * samples.kept[position] * share;
        slopes.shift[stage] += slope;
        for (index, (view, sums)) in [black, !black].into_iter().zip(&sums).enumerate() {
            let place = 2 * stage + index;
            let last = &mut slopes.last[place];
            for (last, sum) in last.iter_mut().zip(sums) {
                *last += slope * sum.clamp(0.0, 1.0);
            }
            let weights = &self.last.weights[place];
            let inner = |place: usize| {
                if sums[place] > 0.0 && sums[place] < 1.0 { slope * weights[place] } else { 0.0 }
            };
            let inner: Row = std::array::from_fn(inner);
            for input in self.inputs(pieces, view).chain([self.layout.inputs()]) {
                for (sum, inner) in slopes.first[input].iter_mut().zip(&inner) {
                    *sum += inner;
                }
            }
        }
    }
}

impl Model for NetModel {
    type Sight = Pieces;

    fn scale(&self) -> f32 {
        self.scale
    }

    fn value(&self, samples: &Samples<Pieces>, position: usize) -> f32 {
        let Looked { black, value, .. } = self.look(samples, position);
        if black { -value } else { value }
    }

    fn learn(&mut self, samples: &Samples<Pieces>, batch: &[u32], schedule: &Schedule, rate: f32) {
        let share = 1.0 / batch.len() as f32;
        let zeros = |rows: &Learnt<HIDDEN>| vec![[0.0; HIDDEN]; rows.weights.len()];
        let none = || Slopes { first: zeros(&self.first), last: zeros(&self.last), shift: [0.0; STAGES] };
        let mut parts: Vec<_> =
            batch.chunks(batch.len().div_ceil(PARTS)).map(|positions| (positions, none())).collect();
        let size = parts.len().div_ceil(schedule.threads);
        std::thread::scope(|scope| {
            for parts in parts.chunks_mut(size) {
                let this = &*self;
                scope.spawn(move || {
                    for (positions, slopes) in parts {
                        for &position in *positions {
                            this.add(slopes, samples, position as usize, share, schedule.results);
                        }
                    }
                });
            }
        });
        let Self { first, last, shift, steps, .. } = self;
        let add = |all: &mut [Row], part: &[Row]| {
            for (sum, slope) in all.as_flattened_mut().iter_mut().zip(part.as_flattened()) {
                *sum += slope;
            }
        };
        for (_, slopes) in &parts {
            add(&mut first.gradient, &slopes.first);
            add(&mut last.gradient, &slopes.last);
            for (sum, slope) in shift.gradient[0].iter_mut().zip(&slopes.shift) {
                *sum += slope;
            }
        }
        *steps += 1;
        first.step(*steps, rate, 0.0, 0.0);
        last.step(*steps, rate, 0.0, 0.0);
        shift.step(*steps, rate, 0.0, 0.0);
        for weight in first.weights.as_flattened_mut() {
            *weight = weight.clamp(-MOST, MOST);
        }
    }

    fn weights(&self) -> Weights {
        let whole = |factor: f32| move |weight: &f32| (weight * factor).round() as i16;
        let unit = self.scale * PART as f32;
        let first = self.first.weights.as_flattened().iter().map(whole(f32::from(FULL)));
        let last = self.last.weights.as_flattened().iter().map(whole(unit));
        let shift = self.shift.weights.as_flattened().iter().map(whole(unit));
        Weights::Net(Box::new(Net::new(self.layout, &first.chain(last).chain(shift).collect::<Vec<_>>())))
    }
}

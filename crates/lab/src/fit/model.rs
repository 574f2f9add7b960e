//! The weights while they are learnt: logistic regression by Adam, in small groups of positions.
//!
//! A pattern's weight is the sum of what its men bring by their squares, which all placings share, and of what is its
//! own. Where symmetries carry a table into itself, placings share what is their own too. Work is spread over threads so
//! that every sum is taken in one order: how many threads there are changes nothing.

use damier_engine::learned::{Layout, UNIT, Weights};

use super::samples::Samples;

/// A weight for the opening and one for the end.
type Pair = [f32; 2];

/// How fast and how long to learn.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    /// Times that every position is seen.
    pub epochs: usize,
    /// Positions in a group.
    pub batch: usize,
    /// The first step's size, in natural units of chance; it falls to nothing.
    pub rate: f32,
    /// By how much weights shrink in a step, times the step's size.
    pub decay: f32,
    /// By how much, for each pattern that a position has, a step is shortened where the gradient is small. Adam makes steps
    /// of one length whatever the gradient, also for what is met in one position of a group: on boards with many
    /// patterns such chance placings would add up to more than a man.
    pub caution: f32,
    /// The share of the game's result in what is learnt; the rest is the search's score.
    pub results: f32,
    /// Threads.
    pub threads: usize,
}

/// Weights with what Adam keeps of each.
#[derive(Clone)]
struct Learnt {
    weights: Vec<Pair>,
    gradient: Vec<Pair>,
    mean: Vec<Pair>,
    square: Vec<Pair>,
}

/// How much of the past Adam's means keep.
const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;
/// Keeps it from dividing by nothing.
const TINY: f32 = 1e-8;

impl Learnt {
    fn new(weights: Vec<Pair>) -> Self {
        let zeros = vec![[0.0; 2]; weights.len()];
        Self { weights, gradient: zeros.clone(), mean: zeros.clone(), square: zeros }
    }

    /// A step down the gradient, which is forgotten then; `step` counts from 1.
    fn step(&mut self, step: i32, rate: f32, decay: f32, caution: f32) {
        let corrected = rate * (1.0 - SQUARE.powi(step)).sqrt() / (1.0 - MEAN.powi(step));
        let each = self.weights.iter_mut().zip(&mut self.gradient).zip(&mut self.mean).zip(&mut self.square);
        for (((weight, gradient), mean), square) in each {
            for phase in 0..2 {
                let g = std::mem::take(&mut gradient[phase]);
                mean[phase] = MEAN * mean[phase] + (1.0 - MEAN) * g;
                square[phase] = SQUARE * square[phase] + (1.0 - SQUARE) * g * g;
                weight[phase] -= corrected * mean[phase] / (square[phase].sqrt() + TINY + caution);
                weight[phase] -= rate * decay * weight[phase];
            }
        }
    }
}

/// A table of patterns.
struct Table {
    /// By place and colour of a man.
    men: Learnt,
    /// By placing.
    own: Learnt,
    images: Vec<(Vec<usize>, bool)>,
    /// What is looked up: all of it together.
    sum: Vec<Pair>,
    gradient: Vec<Pair>,
}

/// The place of each digit of a placing that is a man, as an index into [`Table::men`].
fn men_of(placing: usize, places: usize) -> impl Iterator<Item = usize> {
    let digit = move |place: usize| placing / 3usize.pow(place as u32) % 3;
    (0..places).filter_map(move |place| Some(2 * place + digit(place).checked_sub(1)?))
}

impl Table {
    fn sum_up(&mut self, men_of: &[Vec<usize>]) {
        let plain: Vec<Pair> = self
            .own
            .weights
            .iter()
            .zip(men_of)
            .map(|(own, men)| men.iter().fold(*own, |sum, &man| add(sum, self.men.weights[man], 1.0)))
            .collect();
        self.sum.fill([0.0; 2]);
        for (images, negative) in &self.images {
            let sign = if *negative { -1.0 } else { 1.0 };
            for (sum, &image) in self.sum.iter_mut().zip(images) {
                *sum = add(*sum, plain[image], sign);
            }
        }
    }

    /// Gives each part its share of the gradient, and takes a step.
    fn step(&mut self, men_of: &[Vec<usize>], step: i32, rate: f32, decay: f32, caution: f32) {
        for (images, negative) in &self.images {
            let sign = if *negative { -1.0 } else { 1.0 };
            for (gradient, &image) in self.gradient.iter().zip(images) {
                if *gradient != [0.0; 2] {
                    self.own.gradient[image] = add(self.own.gradient[image], *gradient, sign);
                }
            }
        }
        self.gradient.fill([0.0; 2]);
        for (gradient, men) in self.own.gradient.iter().zip(men_of) {
            if *gradient != [0.0; 2] {
                for &man in men {
                    self.men.gradient[man] = add(self.men.gradient[man], *gradient, 1.0);
                }
            }
        }
        self.men.step(step, rate, 0.0, caution);
        self.own.step(step, rate, decay, caution);
        self.sum_up(men_of);
    }
}

fn add(a: Pair, b: Pair, sign: f32) -> Pair {
    [a[0] + sign * b[0], a[1] + sign * b[1]]
}

/// The chance of a value in natural units.
pub fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// All weights, in natural units of chance.
pub struct Model {
    layout: Layout,
    tables: Vec<Table>,
    others: Learnt,
    /// Where the others begin in the layout.
    first_other: usize,
    men_of: Vec<Vec<usize>>,
    /// Hundredths of a man in a natural unit.
    scale: f32,
    steps: i32,
}

impl Model {
    /// The plainest judgement: so much a man and so much a king, in hundredths of a man.
    pub fn new(layout: Layout, man: f32, king: f32, scale: f32) -> Self {
        let (count, placings) = layout.tables();
        let places = layout.squares_of_table(0).len();
        let men_of: Vec<Vec<usize>> =
            (0..placings).map(|placing| men_of(placing, places).collect()).collect();
        let covered = layout.cover();
        let table = |table: usize| {
            let images = layout.images(table);
            let squares = layout.squares_of_table(table);
            // A symmetry tells what is a table's own once more.
            let share = |place: &usize| man / scale / covered[squares[*place].index()] / images.len() as f32;
            let men = (0..places).flat_map(|place| [share(&place), -share(&place)]).map(|worth| [worth; 2]);
            let mut table = Table {
                men: Learnt::new(men.collect()),
                own: Learnt::new(vec![[0.0; 2]; placings]),
                images,
                sum: vec![[0.0; 2]; placings],
                gradient: vec![[0.0; 2]; placings],
            };
            table.sum_up(&men_of);
            table
        };
        let first_other = count * placings;
        let mut others = vec![[0.0; 2]; layout.len() - first_other];
        for square in layout.squares() {
            others[layout.king(square) - first_other] = [king / scale; 2];
        }
        let tables = (0..count).map(table).collect();
        Self { layout, tables, others: Learnt::new(others), first_other, men_of, scale, steps: 0 }
    }

    /// The value of a position in natural units.
    fn value(&self, samples: &Samples, position: usize) -> f32 {
        let placings = self.men_of.len();
        let mut sum = [0.0; 2];
        for (column, &negative) in samples.patterns.iter().zip(&samples.negative) {
            let index = column[position] as usize;
            let weight = self.tables[index / placings].sum[index % placings];
            sum = add(sum, weight, if negative { -1.0 } else { 1.0 });
        }
        for &term in samples.others(position) {
            let weight = self.others.weights[(term >> 1) as usize - self.first_other];
            sum = add(sum, weight, if term & 1 == 1 { -1.0 } else { 1.0 });
        }
        let opening = samples.opening[position];
        samples.kept[position] * (sum[0] * opening + sum[1] * (1.0 - opening))
    }

    /// What is to be learnt of a position.
    fn target(&self, samples: &Samples, position: usize, results: f32) -> f32 {
        results * samples.result[position] + (1.0 - results) * sigmoid(samples.score[position] / self.scale)
    }

    /// Learns from a group of positions, at a rate.
    pub fn learn(&mut self, samples: &Samples, batch: &[u32], schedule: &Schedule, rate: f32) {
        let share = 1.0 / batch.len() as f32;
        let mut slopes = vec![[0.0; 2]; batch.len()];
        let size = batch.len().div_ceil(schedule.threads);
        std::thread::scope(|scope| {
            for (slopes, batch) in slopes.chunks_mut(size).zip(batch.chunks(size)) {
                let this = &*self;
                scope.spawn(move || {
                    for (slope, &position) in slopes.iter_mut().zip(batch) {
                        let position = position as usize;
                        let miss = sigmoid(this.value(samples, position))
                            - this.target(samples, position, schedule.results);
                        let opening = samples.opening[position];
                        let miss = miss * samples.kept[position] * share;
                        *slope = [miss * opening, miss * (1.0 - opening)];
                    }
                });
            }
        });
        self.steps += 1;
        let (placings, steps, men_of) = (self.men_of.len(), self.steps, &self.men_of);
        let (others, first_other) = (&mut self.others, self.first_other);
        let caution = schedule.caution * samples.patterns.len() as f32;
        let per_thread = self.tables.len().div_ceil(schedule.threads);
        let slopes = &slopes;
        std::thread::scope(|scope| {
            for (group, tables) in self.tables.chunks_mut(per_thread).enumerate() {
                scope.spawn(move || {
                    let first = group * per_thread;
                    for (column, &negative) in samples.patterns.iter().zip(&samples.negative) {
                        let Some(index) = (column[0] as usize / placings).checked_sub(first) else {
                            continue;
                        };
                        let Some(table) = tables.get_mut(index) else { continue };
                        let sign = if negative { -1.0 } else { 1.0 };
                        for (&slope, &position) in slopes.iter().zip(batch) {
                            let gradient = &mut table.gradient[column[position as usize] as usize % placings];
                            *gradient = add(*gradient, slope, sign);
                        }
                    }
                    for table in tables {
                        table.step(men_of, steps, rate, schedule.decay, caution);
                    }
                });
            }
            for (&slope, &position) in slopes.iter().zip(batch) {
                for &term in samples.others(position as usize) {
                    let gradient = &mut others.gradient[(term >> 1) as usize - first_other];
                    *gradient = add(*gradient, slope, if term & 1 == 1 { -1.0 } else { 1.0 });
                }
            }
            others.step(steps, rate, 0.0, caution);
        });
    }

    /// The mean loss over these positions, in nats, with the results' share that is learnt.
    pub fn loss(&self, samples: &Samples, positions: &[u32], schedule: &Schedule) -> f64 {
        let size = positions.len().div_ceil(schedule.threads).max(1);
        let mut losses = vec![0.0f32; positions.len()];
        std::thread::scope(|scope| {
            for (losses, positions) in losses.chunks_mut(size).zip(positions.chunks(size)) {
                scope.spawn(move || {
                    for (loss, &position) in losses.iter_mut().zip(positions) {
                        let chance = sigmoid(self.value(samples, position as usize));
                        let target = self.target(samples, position as usize, schedule.results);
                        *loss = log_loss(chance, target);
                    }
                });
            }
        });
        losses.iter().map(|&loss| f64::from(loss)).sum::<f64>() / positions.len() as f64
    }

    /// The weights as the engine keeps them.
    pub fn weights(&self) -> Weights {
        let unit = self.scale * UNIT as f32;
        let all = self.tables.iter().flat_map(|table| &table.sum).chain(&self.others.weights);
        let kept = all.map(|pair| pair.map(|weight| (weight * unit).round() as i16));
        Weights::new(self.layout.clone(), kept.collect())
    }
}

/// What it costs, in nats, to have thought `chance` where it was `target`.
pub fn log_loss(chance: f32, target: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

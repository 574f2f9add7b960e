//! Weights of patterns while they are learnt: logistic regression.
//!
//! A pattern's weight is the sum of what its men bring by their squares, which all placings share, and of what is its
//! own. Where symmetries carry a table into itself, placings share what is their own too. Work is spread over threads so
//! that every sum is taken in one order: how many threads there are changes nothing.

use damier_engine::learned::{Layout, Patterns, UNIT, Weights};
use damier_rules::{GameKind, MoveList, Objective, Position, Rules};

use super::adam::Learnt;
use super::samples::{Samples, Sight};
use super::{Model, Schedule, sigmoid};

/// The terms that count in each position.
pub struct Terms {
    layout: Layout,
    /// By pattern and position: the place of its weight.
    patterns: Vec<Vec<u32>>,
    /// By pattern: whether its weight counts against White.
    negative: Vec<bool>,
    /// Where the other terms of each position begin; one more than there are positions.
    first_other: Vec<u32>,
    /// The other terms: twice the place of the weight, one more where it counts against White.
    others: Vec<u32>,
    /// The part of the weights of the opening in the blend.
    opening: Vec<f32>,
}

impl Sight for Terms {
    fn new(kind: GameKind) -> Self {
        Self {
            layout: Layout::of(kind),
            patterns: Vec::new(),
            negative: Vec::new(),
            first_other: vec![0],
            others: Vec::new(),
            opening: Vec::new(),
        }
    }

    fn see<R: Rules>(&mut self, position: &Position<R>) {
        let layout = &self.layout;
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
        self.opening.push(layout.opening(&position.material()) as f32 / layout.most() as f32);
    }

    fn bytes(&self) -> usize {
        let places = self.patterns.iter().map(Vec::len).sum::<usize>();
        4 * (places + self.others.len() + self.first_other.len() + self.opening.len())
    }
}

impl Terms {
    /// The other terms of a position.
    fn others(&self, position: usize) -> &[u32] {
        &self.others[self.first_other[position] as usize..self.first_other[position + 1] as usize]
    }
}

/// A weight for the opening and one for the end.
type Pair = [f32; 2];

/// A table of patterns.
struct Table {
    /// By place and colour of a man.
    men: Learnt<2>,
    /// By placing.
    own: Learnt<2>,
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

/// All weights, in natural units of chance.
pub struct PatternModel {
    layout: Layout,
    tables: Vec<Table>,
    others: Learnt<2>,
    /// Where the others begin in the layout.
    first_other: usize,
    men_of: Vec<Vec<usize>>,
    /// Hundredths of a man in a natural unit.
    scale: f32,
    steps: i32,
}

impl PatternModel {
    /// The plainest judgement: so much a man and so much a king; `scale` is in hundredths of a man.
    pub fn new(kind: GameKind, scale: f32) -> Self {
        let layout = Layout::of(kind);
        let sign = if kind.objective == Objective::Giveaway { -1.0 } else { 1.0 };
        let (man, king) = (sign * 100.0, sign * if kind.rules().spec().king_flies { 300.0 } else { 140.0 });
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
}

impl Model for PatternModel {
    type Sight = Terms;

    fn scale(&self) -> f32 {
        self.scale
    }

    fn value(&self, samples: &Samples<Terms>, position: usize) -> f32 {
        let sight = &samples.sight;
        let placings = self.men_of.len();
        let mut sum = [0.0; 2];
        for (column, &negative) in sight.patterns.iter().zip(&sight.negative) {
            let index = column[position] as usize;
            let weight = self.tables[index / placings].sum[index % placings];
            sum = add(sum, weight, if negative { -1.0 } else { 1.0 });
        }
        for &term in sight.others(position) {
            let weight = self.others.weights[(term >> 1) as usize - self.first_other];
            sum = add(sum, weight, if term & 1 == 1 { -1.0 } else { 1.0 });
        }
        let opening = sight.opening[position];
        samples.kept[position] * (sum[0] * opening + sum[1] * (1.0 - opening))
    }

    fn learn(&mut self, samples: &Samples<Terms>, batch: &[u32], schedule: &Schedule, rate: f32) {
        let sight = &samples.sight;
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
                            - samples.target(position, schedule.results, this.scale);
                        let opening = sight.opening[position];
                        let miss = miss * samples.kept[position] * share;
                        *slope = [miss * opening, miss * (1.0 - opening)];
                    }
                });
            }
        });
        self.steps += 1;
        let (placings, steps, men_of) = (self.men_of.len(), self.steps, &self.men_of);
        let (others, first_other) = (&mut self.others, self.first_other);
        let caution = schedule.caution * sight.patterns.len() as f32;
        let per_thread = self.tables.len().div_ceil(schedule.threads);
        let slopes = &slopes;
        std::thread::scope(|scope| {
            for (group, tables) in self.tables.chunks_mut(per_thread).enumerate() {
                scope.spawn(move || {
                    let first = group * per_thread;
                    for (column, &negative) in sight.patterns.iter().zip(&sight.negative) {
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
                for &term in sight.others(position as usize) {
                    let gradient = &mut others.gradient[(term >> 1) as usize - first_other];
                    *gradient = add(*gradient, slope, if term & 1 == 1 { -1.0 } else { 1.0 });
                }
            }
            others.step(steps, rate, 0.0, caution);
        });
    }

    fn weights(&self) -> Weights {
        let unit = self.scale * UNIT as f32;
        let all = self.tables.iter().flat_map(|table| &table.sum).chain(&self.others.weights);
        let kept = all.map(|pair| pair.map(|weight| (weight * unit).round() as i16));
        Weights::Patterns(Patterns::new(self.layout.clone(), kept.collect()))
    }
}

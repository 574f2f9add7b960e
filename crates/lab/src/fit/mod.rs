//! `damier-lab fit`: weights from games.

mod adam;
mod curve;
mod net;
mod patterns;
mod samples;

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use damier_engine::learned::{Weights, family};
use damier_rules::GameKind;
use indicatif::{ProgressBar, ProgressStyle};

use crate::played_kind::PlayedKind;
use net::NetModel;
use patterns::PatternModel;
use samples::{Samples, Sight};

/// `damier-lab fit`.
#[derive(Args, Debug)]
pub struct Work {
    #[command(flatten)]
    played: PlayedKind,
    /// Files of games, as selfplay writes them.
    #[arg(required = true)]
    games: Vec<PathBuf>,
    /// The file for the weights.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// A picture of the loss, as SVG.
    #[arg(long, value_name = "FILE")]
    curve: Option<PathBuf>,
    /// A small net instead of patterns.
    #[arg(long)]
    net: bool,
    /// Times that every position is seen.
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    epochs: u32,
    /// Positions that a step is taken from.
    #[arg(long, default_value_t = 8192, value_parser = clap::value_parser!(u32).range(1..))]
    batch: u32,
    /// The size of the first step: 0.01 for patterns, in natural units of chance, and 0.004 for a net, if left out.
    #[arg(long)]
    rate: Option<f32>,
    /// By how much weights of patterns shrink in a step, times the step's size.
    #[arg(long, default_value_t = 0.02, conflicts_with = "net")]
    decay: f32,
    /// By how much steps are shortened for rare placings, for each pattern of a position.
    #[arg(long, default_value_t = 3e-5, conflicts_with = "net")]
    caution: f32,
    /// The share of the games' results in what is learnt, from 0 to 1; the rest is the search's scores.
    #[arg(long, default_value_t = 0.1)]
    results: f32,
    /// Hundredths of a man in a natural unit of chance; found from scores and results if left out.
    #[arg(long)]
    scale: Option<f32>,
    /// From which the order of the positions is drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Threads; the result is the same with any number.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: u32,
}

/// Learns weights and writes them.
///
/// # Errors
/// If games cannot be read or are of another kind, or files cannot be written.
pub fn run(work: &Work, out: &mut impl Write) -> Result<()> {
    let kind = work.played.kind()?;
    ensure!((0.0..=1.0).contains(&work.results), "--results is a share, from 0 to 1");
    let (weights, losses) = if work.net {
        fit(kind, work, 0.004, |kind, scale| NetModel::new(kind, scale, work.seed), out)?
    } else {
        fit(kind, work, 0.01, PatternModel::new, out)?
    };
    let pack = |bytes: &[u8]| zstd::bulk::compress(bytes, 19);
    let file = weights.to_file(kind, pack).context("the weights cannot be compressed")?;
    std::fs::write(&work.out, &file).with_context(|| work.out.display().to_string())?;
    writeln!(out, "{}: {} KiB", work.out.display(), file.len().div_ceil(1024))?;
    if let Some(path) = &work.curve {
        let title = format!("{kind}: loss by epoch");
        std::fs::write(path, curve::svg(&title, &losses)).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

/// What is learnt: weights that tell a chance to win.
trait Model: Sync {
    /// What it looks at.
    type Sight: Sight + Sync;

    /// Hundredths of a man in a natural unit.
    fn scale(&self) -> f32;

    /// The value of a position for White, in natural units.
    fn value(&self, samples: &Samples<Self::Sight>, position: usize) -> f32;

    /// Learns from a group of positions, at a rate.
    fn learn(&mut self, samples: &Samples<Self::Sight>, batch: &[u32], schedule: &Schedule, rate: f32);

    /// The weights as the engine keeps them.
    fn weights(&self) -> Weights;

    /// The mean loss over these positions, in nats, with the results' share that is learnt.
    fn loss(&self, samples: &Samples<Self::Sight>, positions: &[u32], schedule: &Schedule) -> f64 {
        let size = positions.len().div_ceil(schedule.threads).max(1);
        let mut losses = vec![0.0f32; positions.len()];
        std::thread::scope(|scope| {
            for (losses, positions) in losses.chunks_mut(size).zip(positions.chunks(size)) {
                scope.spawn(move || {
                    for (loss, &position) in losses.iter_mut().zip(positions) {
                        let chance = sigmoid(self.value(samples, position as usize));
                        let target = samples.target(position as usize, schedule.results, self.scale());
                        *loss = log_loss(chance, target);
                    }
                });
            }
        });
        losses.iter().map(|&loss| f64::from(loss)).sum::<f64>() / positions.len() as f64
    }
}

/// Losses before and after every epoch: of some of what is learnt, and of what is held out.
type Losses = Vec<[f64; 2]>;

/// Learns weights from games; `begin` gives those that nothing was learnt of, for a kind of game and a scale.
fn fit<M: Model>(
    kind: GameKind,
    work: &Work,
    rate: f32,
    begin: impl FnOnce(GameKind, f32) -> M,
    out: &mut impl Write,
) -> Result<(Weights, Losses)> {
    let samples = Samples::<M::Sight>::read(kind, &work.games)?;
    let mut order: Vec<u32> = (0..samples.len() as u32).collect();
    fastrand::Rng::with_seed(work.seed).shuffle(&mut order);
    let (held_out, learnt): (Vec<u32>, Vec<u32>) =
        order.into_iter().partition(|&position| samples.held_out[position as usize]);
    ensure!(!learnt.is_empty(), "there are too few games to learn from");
    let scale = work.scale.unwrap_or_else(|| scale(&samples));
    writeln!(
        out,
        "{kind}: {} positions of {} games, {} of them held out, {} MiB; {scale:.0} hundredths of a man a unit",
        samples.len(),
        samples.games,
        held_out.len(),
        samples.bytes() >> 20
    )?;
    let schedule = Schedule {
        epochs: work.epochs as usize,
        batch: work.batch as usize,
        rate: work.rate.unwrap_or(rate),
        decay: work.decay,
        caution: work.caution,
        results: work.results,
        threads: work.threads as usize,
    };
    let mut model = begin(family(kind), scale);
    let losses = learn(&mut model, &samples, &learnt, &held_out, &schedule, out)?;
    Ok((model.weights(), losses))
}

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

/// Learns, and tells the losses before and after every epoch: of some of what is learnt, and of what is held out.
fn learn<M: Model>(
    model: &mut M,
    samples: &Samples<M::Sight>,
    learnt: &[u32],
    held_out: &[u32],
    schedule: &Schedule,
    out: &mut impl Write,
) -> Result<Losses> {
    let some = &learnt[..learnt.len().min(held_out.len().max(1))];
    let batches = learnt.len().div_ceil(schedule.batch);
    let bar = ProgressBar::new((schedule.epochs * batches) as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} steps {msg} {eta}")?);
    let mut losses = Vec::new();
    for epoch in 0..=schedule.epochs {
        let both = [some, held_out].map(|positions| model.loss(samples, positions, schedule));
        losses.push(both);
        bar.set_message(format!("held out {:.4}", both[1]));
        bar.suspend(|| writeln!(out, "epoch {epoch}: learnt {:.5}, held out {:.5}", both[0], both[1]))?;
        if epoch == schedule.epochs {
            break;
        }
        for (index, batch) in learnt.chunks(schedule.batch).enumerate() {
            let done = (epoch * batches + index) as f32 / (schedule.epochs * batches) as f32;
            let rate = schedule.rate * (1.0 + (std::f32::consts::PI * done).cos()) / 2.0;
            model.learn(samples, batch, schedule, rate);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(losses)
}

/// The hundredths of a man in a natural unit with which the scores tell the results best, from 40 to 1000.
fn scale<S: Sight>(samples: &Samples<S>) -> f32 {
    let loss = |scale: f32| -> f64 {
        let each = samples.score.iter().zip(&samples.result);
        each.map(|(&score, &result)| f64::from(log_loss(sigmoid(score / scale), result))).sum()
    };
    let (mut low, mut high) = (40.0f32, 1000.0f32);
    while high - low > 1.0 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    (low + high) / 2.0
}

/// The chance of a value in natural units.
fn sigmoid(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// What it costs, in nats, to have thought `chance` where it was `target`.
fn log_loss(chance: f32, target: f32) -> f32 {
    let chance = chance.clamp(1e-6, 1.0 - 1e-6);
    -(target * chance.ln() + (1.0 - target) * (1.0 - chance).ln())
}

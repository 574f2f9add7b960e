//! Matches: every opening twice, colours changed, spread over threads.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_engine::Limits;
use damier_rules::{Color, Game, GameKind, VariantId};
use indicatif::{ProgressBar, ProgressStyle};

use crate::elo::Tally;
use crate::game;
use crate::openings::openings;
use crate::player::{Pace, Player};

/// `damier-lab match`.
#[derive(Args, Debug)]
pub struct Match {
    /// Options of the first engine, `name=value`, repeated.
    #[arg(long, value_parser = option)]
    first: Vec<(String, String)>,
    /// Options of the second engine.
    #[arg(long, value_parser = option)]
    second: Vec<(String, String)>,
    /// The variant.
    #[arg(long, value_parser = variant)]
    variant: VariantId,
    /// Reverse the objective.
    #[arg(long)]
    giveaway: bool,
    /// Games, two for each opening; the openings are spread evenly.
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Plies of the openings.
    #[arg(long, default_value_t = 3)]
    opening: u32,
    /// Positions a move.
    #[arg(long)]
    nodes: Option<u64>,
    /// Milliseconds a move.
    #[arg(long)]
    time: Option<u64>,
    /// Plies a move.
    #[arg(long)]
    depth: Option<u32>,
    /// Games at a time.
    #[arg(long, default_value_t = 1)]
    concurrency: usize,
    /// Stop when it is decided whether the first is better by the second number of Elo than by the first.
    #[arg(long, num_args = 2, allow_negative_numbers = true, value_names = ["LOW", "HIGH"])]
    sprt: Option<Vec<f64>>,
}

fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}

fn variant(name: &str) -> Result<VariantId, String> {
    VariantId::from_name(name).ok_or_else(|| format!("there is no variant `{name}`"))
}

/// The ratio of likelihoods beyond which a question counts as decided: 5 % of error on each side.
const DECIDED: f64 = 2.944;

impl Match {
    fn kind(&self) -> Result<GameKind> {
        Ok(if self.giveaway { GameKind::giveaway(self.variant)? } else { GameKind::new(self.variant) })
    }

    fn pace(&self) -> Result<Pace> {
        let limits =
            Limits { depth: self.depth, nodes: self.nodes, time: self.time.map(Duration::from_millis) };
        if limits == Limits::default() {
            bail!("a match needs --nodes, --time or --depth");
        }
        Ok(Pace { limits })
    }

    /// The openings of the match, each to be played twice.
    fn starts(&self) -> Result<Vec<Game>> {
        let all = openings(self.kind()?, self.opening);
        let pairs = self.games.div_ceil(2).min(all.len());
        Ok((0..pairs).map(|index| all[index * all.len() / pairs].clone()).collect())
    }

    fn is_decided(&self, tally: &Tally) -> bool {
        self.sprt.as_ref().is_some_and(|bounds| tally.likelihood_ratio(bounds[0], bounds[1]).abs() > DECIDED)
    }
}

/// Plays the match and prints its result.
pub fn run(args: &Match, out: &mut impl Write) -> Result<()> {
    let starts = args.starts()?;
    let pace = args.pace()?;
    let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    let bar = ProgressBar::new(2 * starts.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")?);
    let failures: Vec<_> = std::thread::scope(|scope| {
        let work = || -> Result<()> {
            let mut first = Player::new(&args.first, pace)?;
            let mut second = Player::new(&args.second, pace)?;
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(start) = starts.get(index / 2) else { return Ok(()) };
                let first_color = if index.is_multiple_of(2) { Color::White } else { Color::Black };
                let players = match first_color {
                    Color::White => [&mut first, &mut second],
                    Color::Black => [&mut second, &mut first],
                };
                let (winner, _) = game::play(start.clone(), players)?;
                let mut tally = tally.lock().map_err(|_| anyhow::anyhow!("another game has failed"))?;
                match winner {
                    None => tally.draws += 1,
                    Some(color) if color == first_color => tally.wins += 1,
                    Some(_) => tally.losses += 1,
                }
                bar.inc(1);
                bar.set_message(line(&tally));
                if args.is_decided(&tally) {
                    return Ok(());
                }
            }
        };
        let workers: Vec<_> = (0..args.concurrency.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()?.err()).collect()
    });
    bar.finish_and_clear();
    if let Some(failure) = failures.into_iter().next() {
        return Err(failure).context("a game has failed");
    }
    let tally = tally.into_inner().map_err(|_| anyhow::anyhow!("a game has failed"))?;
    writeln!(out, "{} {}", args.kind()?, line(&tally))?;
    Ok(())
}

fn line(tally: &Tally) -> String {
    let (elo, error) = tally.elo();
    format!(
        "+{} ={} -{}, {:.1} %, Elo {elo:+.0} ± {error:.0}",
        tally.wins,
        tally.draws,
        tally.losses,
        100.0 * tally.score()
    )
}

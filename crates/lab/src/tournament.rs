//! Matches: every opening twice, colours changed, spread over threads.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use damier_engine::{Effort, Limits};
use damier_rules::{Color, Game, GameKind, VariantId};
use indicatif::{ProgressBar, ProgressStyle};

use crate::elo::Tally;
use crate::game;
use crate::openings::openings;
use crate::player::{Player, Setting};

/// `damier-lab match`.
#[derive(Args, Debug)]
pub struct Match {
    /// Options of the first engine, `name=value`, repeated.
    #[arg(long, value_parser = option)]
    first: Vec<(String, String)>,
    /// Options of the second engine.
    #[arg(long, value_parser = option)]
    second: Vec<(String, String)>,
    /// The first engine as a program that speaks Hub, with its arguments in one text; ours if left out.
    #[arg(long, value_name = "COMMAND")]
    first_program: Option<String>,
    /// The second engine as a program.
    #[arg(long, value_name = "COMMAND")]
    second_program: Option<String>,
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

    fn effort(&self) -> Result<Effort> {
        let limits =
            Limits { depth: self.depth, nodes: self.nodes, time: self.time.map(Duration::from_millis) };
        if limits == Limits::default() {
            bail!("a match needs --nodes, --time or --depth");
        }
        Ok(Effort::Limits(limits))
    }

    /// The first engine and the second.
    fn settings(&self) -> [Setting; 2] {
        let setting = |program: &Option<String>, options: &[(String, String)]| Setting {
            command: program.iter().flat_map(|text| text.split_whitespace()).map(str::to_owned).collect(),
            options: options.to_vec(),
        };
        [setting(&self.first_program, &self.first), setting(&self.second_program, &self.second)]
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
    let (kind, starts, effort) = (args.kind()?, args.starts()?, args.effort()?);
    let [first, second] = args.settings();
    let (next, tally) = (AtomicUsize::new(0), Mutex::new(Tally::default()));
    let bar = ProgressBar::new(2 * starts.len() as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")?);
    let failures: Vec<_> = std::thread::scope(|scope| {
        let work = || -> Result<()> {
            let mut first = Player::new(&first, kind).context("the first engine")?;
            let mut second = Player::new(&second, kind).context("the second engine")?;
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(start) = starts.get(index / 2) else { return Ok(()) };
                let first_color = if index.is_multiple_of(2) { Color::White } else { Color::Black };
                let players = match first_color {
                    Color::White => [&mut first, &mut second],
                    Color::Black => [&mut second, &mut first],
                };
                let game = game::play(start.clone(), players, effort)
                    .with_context(|| format!("game {}", index + 1))?;
                let winner = game.verdict().and_then(|verdict| verdict.winner());
                let mut tally = tally.lock().map_err(|_| anyhow!("another game has failed"))?;
                tally.add(winner.map(|winner| winner == first_color));
                bar.inc(1);
                bar.set_message(line(&tally));
                if args.is_decided(&tally) {
                    next.store(usize::MAX / 2, Ordering::Relaxed);
                    return Ok(());
                }
            }
        };
        let workers: Vec<_> = (0..args.concurrency.max(1)).map(|_| scope.spawn(work)).collect();
        workers.into_iter().filter_map(|worker| worker.join().ok()?.err()).collect()
    });
    bar.finish_and_clear();
    if let Some(failure) = failures.into_iter().next() {
        return Err(failure);
    }
    let tally = tally.into_inner().map_err(|_| anyhow!("a game has failed"))?;
    writeln!(out, "{kind} {}", line(&tally))?;
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

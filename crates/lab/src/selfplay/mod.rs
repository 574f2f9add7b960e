//! `damier-lab selfplay`: games of our engine against itself, from which evaluation is learnt.
//!
//! A game is a function of the variant, the seed, its number, the nodes and the weights. A shard is the games whose
//! numbers leave the same rest, and can always be made again.

mod game;
mod shard;

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::str::FromStr;

use anyhow::{Context, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::contest::option;
use crate::in_order::in_order;
use crate::own::Own;
use crate::played_kind::PlayedKind;
use game::Selfplay;
pub use game::{Record, WON};
pub use shard::read;
use shard::{Header, Shard};

/// `damier-lab selfplay`.
#[derive(Args, Debug)]
pub struct Work {
    #[command(flatten)]
    played: PlayedKind,
    /// Games of all shards together.
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Positions a move.
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// The folder for the games, one file a shard.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Which part of the games to play, as in 1/4.
    #[arg(long, default_value = "1/1", value_name = "I/N")]
    shard: Part,
    /// From which all chance is drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: u32,
    /// Options of the engine, `name=value`, repeated.
    #[arg(long, value_parser = option)]
    option: Vec<(String, String)>,
}

/// One of several parts, from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    part: u32,
    of: u32,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (part, of) = text.split_once('/').unwrap_or_default();
        match (part.parse(), of.parse()) {
            (Ok(part), Ok(of)) if (1..=of).contains(&part) => Ok(Self { part, of }),
            _ => Err("a shard is I/N, from 1/N to N/N".to_owned()),
        }
    }
}

/// Plays the games that the shard's file lacks.
///
/// # Errors
/// If the variant has no such form, the engine fails, or the file cannot be written.
pub fn run(work: &Work, out: &mut impl Write) -> Result<()> {
    let Work { played, nodes, seed, shard: Part { part, of }, .. } = *work;
    let kind = played.kind()?;
    let options = [("hash".to_owned(), "1".to_owned())].into_iter().chain(work.option.iter().cloned());
    let options: Vec<_> = options.collect();
    let told: Vec<_> = options.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let header = Header {
        kind,
        origin: format!("seed={seed}\nshard={part}/{of}\nnodes={nodes}\nengine={}\n", told.join(" ")),
    };
    std::fs::create_dir_all(&work.out).with_context(|| work.out.display().to_string())?;
    let path = work.out.join(format!("{}-{seed}-{part}-of-{of}.games", kind.to_string().replace(' ', "-")));
    let (mut shard, had) = Shard::open(&path, &header)?;
    // The shard's games are those numbers that leave its rest.
    let count = (work.games + of - part) / of;
    let selfplay = Selfplay { kind, nodes, seed };
    let bar = ProgressBar::new(u64::from(count)).with_position(had as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} games {per_sec} {eta}")?);
    // Is refused here rather than in a thread.
    Own::new(kind, &options)?;
    let mut plies = 0;
    in_order(
        work.threads as usize,
        had..count as usize,
        || Own::new(kind, &options),
        |engine, index| match engine {
            Ok(engine) => selfplay.play(engine, index * of as usize + part as usize - 1),
            Err(error) => Err(anyhow::anyhow!("{error}")),
        },
        |_, game| -> Result<_> {
            let game = game?;
            plies += game.plies.len();
            shard.add(game)?;
            bar.inc(1);
            Ok(ControlFlow::Continue(()))
        },
    )?;
    shard.flush()?;
    bar.finish_and_clear();
    let played = (count as usize).saturating_sub(had);
    writeln!(out, "{}: {} games, {played} of them new, {plies} moves", path.display(), had + played)?;
    Ok(())
}

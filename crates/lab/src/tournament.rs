//! Playing a match: every opening twice, colours changed, spread over threads, told and written in order.

use std::io::Write;
use std::ops::ControlFlow;

use anyhow::{Context, Result};
use damier_rules::{Game, GameKind};
use indicatif::{ProgressBar, ProgressStyle};

use crate::contest::Contest;
use crate::in_order::in_order;
use crate::log::Log;
use crate::player::{Player, Setting};
use crate::referee::{self, Conditions, Played};
use crate::summary::Summary;

/// A match as its players' threads see it.
struct Match<'a> {
    kind: GameKind,
    settings: [Setting; 2],
    starts: &'a [Game],
    conditions: Conditions,
}

/// Plays the match and prints its result.
///
/// # Errors
/// If the match makes no sense, an engine cannot be got ready, or the games cannot be written.
pub fn run(args: &Contest, out: &mut impl Write) -> Result<()> {
    let (starts, header) = (args.starts()?, args.header()?);
    let count = 2 * starts.len();
    let mut summary = Summary::new(args.question()?);
    let (mut log, records) = match &args.pdn {
        Some(path) => Log::open(path, &header, &starts).map(|(log, records)| (Some(log), records))?,
        None => (None, Vec::new()),
    };
    for (index, record) in records.iter().enumerate() {
        summary.add(index, record);
    }
    let first = if summary.is_decided() { count } else { records.len() };
    let this = Match {
        kind: args.kind()?,
        settings: args.settings()?,
        starts: &starts,
        conditions: args.conditions()?,
    };
    writeln!(out, "{}: {} against {}, {count} games", header.event, header.names[0], header.names[1])?;
    if first > 0 {
        writeln!(out, "{} of them played before", records.len())?;
    }
    out.flush()?;
    let bar = ProgressBar::new(count as u64).with_position(first as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")?);
    let result = in_order(
        args.concurrency as usize,
        first..count,
        || None,
        |players, index| this.play(index, players),
        |index, game| -> Result<_> {
            let record = header.record(index, &game?);
            summary.add(index, &record);
            if let Some(log) = &mut log {
                log.add(&record)?;
            }
            bar.inc(1);
            bar.set_message(summary.line());
            Ok(if summary.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    );
    bar.finish_and_clear();
    result?;
    write!(out, "{summary}")?;
    Ok(())
}

impl Match<'_> {
    fn play(&self, index: usize, players: &mut Option<[Player; 2]>) -> Result<Played> {
        let mut ready = match players.take() {
            Some(players) => players,
            None => {
                let [first, second] = &self.settings;
                let first = Player::new(first, self.kind).context("the first engine")?;
                [first, Player::new(second, self.kind).context("the second engine")?]
            }
        };
        let [first, second] = &mut ready;
        let sides = if index.is_multiple_of(2) { [first, second] } else { [second, first] };
        let played = referee::play(self.starts[index / 2].clone(), sides, &self.conditions, index as u64)
            .with_context(|| format!("game {}", index + 1));
        *players = Some(ready);
        played
    }
}

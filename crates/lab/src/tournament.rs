//! Playing a match: every opening twice, colours changed, spread over threads, told and written in order.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Context, Result};
use damier_rules::{Game, GameKind};
use indicatif::{ProgressBar, ProgressStyle};

use crate::contest::Contest;
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
    /// The number of the next game, from 0.
    next: AtomicUsize,
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
        next: AtomicUsize::new(first),
    };
    writeln!(out, "{}: {} against {}, {count} games", header.event, header.names[0], header.names[1])?;
    if first > 0 {
        writeln!(out, "{} of them played before", records.len())?;
    }
    out.flush()?;
    let bar = ProgressBar::new(count as u64).with_position(first as u64);
    bar.set_style(ProgressStyle::with_template("{bar:30} {pos}/{len} {msg} {eta}")?);
    let result = std::thread::scope(|scope| -> Result<()> {
        let (sender, played) = channel();
        let workers = (args.concurrency as usize).min(count - first);
        for _ in 0..workers {
            let (sender, this) = (sender.clone(), &this);
            scope.spawn(move || this.work(&sender));
        }
        drop(sender);
        // Games are counted in their order, so that two runs are equal however their threads are served.
        let (mut waiting, mut due) = (BTreeMap::new(), first);
        let mut follow = || -> Result<()> {
            for (index, game) in &played {
                waiting.insert(index, game?);
                while let Some(game) = waiting.remove(&due) {
                    let record = header.record(due, &game);
                    summary.add(due, &record);
                    if let Some(log) = &mut log {
                        log.add(&record)?;
                    }
                    due += 1;
                    bar.inc(1);
                    bar.set_message(summary.line());
                    if summary.is_decided() {
                        return Ok(());
                    }
                }
            }
            Ok(())
        };
        let result = follow();
        this.next.store(count, Ordering::Relaxed);
        result
    });
    bar.finish_and_clear();
    result?;
    write!(out, "{summary}")?;
    Ok(())
}

impl Match<'_> {
    /// Plays games until there are none left or nobody listens any more.
    fn work(&self, sender: &Sender<(usize, Result<Played>)>) {
        let mut players = None;
        loop {
            let index = self.next.fetch_add(1, Ordering::Relaxed);
            if index >= 2 * self.starts.len() {
                return;
            }
            let played = self.play(index, &mut players);
            if sender.send((index, played)).is_err() {
                return;
            }
        }
    }

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

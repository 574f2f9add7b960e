//! `damier-lab tables win`: won positions of the tables, played to the end by our engine with them against itself
//! without.

use std::io::Write;
use std::ops::ControlFlow;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_engine::{Effort, Limits};
use damier_record::fen;
use damier_rules::{Color, Diagram, Game, GameKind};

use crate::adjudication::Adjudication;
use crate::in_order::in_order;
use crate::own::Own;
use crate::pace::Pace;
use crate::player::{Player, Setting, Source};
use crate::referee::{self, Conditions};

/// How the positions are played.
#[derive(Args, Clone, Copy, Debug)]
pub struct Play {
    /// Milliseconds a move, of both sides.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    time: u64,
    /// Games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    concurrency: u32,
}

/// How a position ended.
enum Ended {
    Won,
    /// A draw rule comes before the win, so that there is nothing to be won.
    Late,
    /// Why it was not won.
    Missed(String),
}

/// Plays positions that White, to move, wins by the tables of that folder.
///
/// # Errors
/// If one is not won, after all have been played.
pub fn run(kind: GameKind, starts: &[Diagram], folder: &str, play: Play, out: &mut impl Write) -> Result<()> {
    let time = Duration::from_millis(play.time);
    let limits = Limits { time: Some(time), ..Limits::default() };
    let conditions = Conditions { pace: Pace::Move(limits), adjudication: Adjudication::default() };
    let with = vec![("tables".to_owned(), folder.to_owned())];
    let own = |options: &[(String, String)]| {
        Player::new(&Setting { source: Source::Own, options: options.to_vec() }, kind)
    };
    let ready = || -> Result<_> { Ok((Own::new(kind, &with)?, own(&with)?, own(&[])?)) };
    let (mut won, mut late, mut missed) = (0, 0, 0);
    in_order(
        play.concurrency as usize,
        0..starts.len(),
        ready,
        |players, number| -> Result<Ended> {
            let (judge, white, black) = players.as_mut().map_err(|error| anyhow::anyhow!("{error:#}"))?;
            let game = Game::from_diagram(kind, starts[number].clone())
                .map_err(|complaints| anyhow::anyhow!("{complaints:?}"))?;
            let look = Effort::Limits(Limits { depth: Some(1), ..Limits::default() });
            let (_, report) = judge.think(&game, look, |_| ()).map_err(anyhow::Error::msg)?;
            if report.table.context("the tables do not know it")?.drawn_by.is_some() {
                return Ok(Ended::Late);
            }
            let played = referee::play(game, [white, black], &conditions, number as u64)?;
            let is_won = played.winner == Some(Color::White);
            Ok(if is_won { Ended::Won } else { Ended::Missed(played.reason) })
        },
        |number, ended| -> Result<ControlFlow<()>> {
            match ended? {
                Ended::Won => won += 1,
                Ended::Late => late += 1,
                Ended::Missed(reason) => {
                    missed += 1;
                    writeln!(out, "not won: {}: {reason}", fen::write(&starts[number], kind.variant))?;
                    out.flush()?;
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    let (all, time) = (won + missed, play.time);
    writeln!(
        out,
        "{kind}, {time} ms a move: {won} of {all} won, {late} left out that a draw rule ends before"
    )?;
    if missed > 0 {
        bail!("{missed} won positions were not won");
    }
    Ok(())
}

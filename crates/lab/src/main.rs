//! The laboratory: what tells whether a change of the engine is one for the better.

mod adjudication;
mod contest;
mod elo;
mod fit;
mod in_order;
mod log;
mod openings;
mod own;
mod pace;
mod played_kind;
mod player;
mod referee;
mod selfplay;
mod suite;
mod summary;
mod tables;
mod tournament;
mod winning;

use std::io::{Write, stderr, stdout};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "damier-lab", about = "What tells whether a change of the engine is one for the better")]
struct Cli {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Let two engines play each other, every opening with both colours.
    Match(Box<contest::Contest>),
    /// Let our engine solve positions whose best moves are known.
    Suite(suite::Suite),
    /// Let our engine play itself, and keep the games to learn from.
    Selfplay(selfplay::Work),
    /// Learn weights for the evaluation from games.
    Fit(fit::Work),
    /// Endgame tables: perfect play when few pieces are left.
    Tables(tables::TablesArgs),
}

/// What bad input ends with, as clap's own errors do.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let mut out = stdout().lock();
    let result = match Cli::parse().work {
        Work::Match(args) => tournament::run(&args, &mut out),
        Work::Suite(args) => suite::run(&args, &mut out),
        Work::Fit(args) => fit::run(&args, &mut out),
        Work::Selfplay(args) => selfplay::run(&args, &mut out),
        Work::Tables(args) => tables::run(&args, &mut out),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to be told where even this cannot be written.
            let _ = writeln!(stderr(), "damier-lab: {error:#}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

//! The laboratory: what tells whether a change of the engine is one for the better.

mod elo;
mod game;
mod openings;
mod player;
mod tournament;

use std::io::stdout;

use anyhow::Result;
use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(name = "damier-lab", about = "Matches between engines")]
struct Cli {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand)]
enum Work {
    /// Let two engines play each other, every opening with both colours.
    Match(tournament::Match),
}

fn main() -> Result<()> {
    match Cli::parse().work {
        Work::Match(args) => tournament::run(&args, &mut stdout().lock()),
    }
}

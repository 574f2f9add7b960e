//! The project's chores: `cargo xtask ci`, and the checks that are too long for `cargo test`.

mod checksum;
mod ci;
mod cost;
mod fuzz;
mod instructions;
mod interop;
mod perft;
mod shell;
mod shots;
mod smoke;
mod web;

use anyhow::Result;
use clap::{Parser, Subcommand};

use shell::cargo;

#[derive(Parser)]
#[command(about = "The project's chores")]
struct Cli {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Everything a change has to pass: tests, lints, documentation, wasm, the window.
    Ci {
        /// With the long checks: more perft, more second opinions, more games.
        #[arg(long)]
        long: bool,
    },
    /// Count every perft figure up to so many nodes.
    Perft {
        /// Leave out figures above this.
        #[arg(long)]
        limit: u64,
        /// Only this variant.
        #[arg(long)]
        variant: Option<String>,
    },
    /// Compare the move generators on so many positions in each game.
    SecondOpinion {
        /// Positions.
        positions: u64,
    },
    /// Let the engine play so many games against itself in each game, and look at its memory.
    Games {
        /// Games.
        games: u64,
    },
    /// Read random bytes as games, positions, moves, saves and lines of the Hub protocol.
    Fuzz {
        /// Minutes for each of them.
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
        minutes: u32,
        /// Only this one.
        #[arg(long)]
        target: Option<String>,
    },
    /// Count instructions a perft leaf, with valgrind.
    Instructions,
    /// Compare the search's checksum in debug, release and wasm, and look at the size for a browser.
    Checksum,
    /// Let programs of others drive our engine and play it.
    Interop,
    /// Draw the window in twelve scenes, to be looked at.
    Shots {
        /// Physical pixels in a point.
        #[arg(long, default_value_t = 1.0)]
        scale: f32,
    },
    /// Open the window on a virtual display and look whether it draws.
    Smoke,
    /// Measure what the window costs: memory, time at rest, frames while the engine thinks.
    Cost,
    /// Make the page for browsers, in the folder `dist`.
    Web(web::Web),
}

fn main() -> Result<()> {
    match Cli::parse().chore {
        Chore::Ci { long } => ci::run(long),
        Chore::Perft { limit, variant } => perft::run(limit, variant.as_deref()),
        Chore::SecondOpinion { positions } => second_opinion(positions),
        Chore::Games { games } => games_against_itself(games),
        Chore::Checksum => checksum::run(),
        Chore::Cost => cost::run(),
        Chore::Fuzz { minutes, target } => fuzz::run(minutes, target.as_deref()),
        Chore::Instructions => instructions::run(),
        Chore::Interop => interop::run(),
        Chore::Shots { scale } => shots::run(scale),
        Chore::Smoke => smoke::build_and_run(),
        Chore::Web(web) => web::run(&web),
    }
}

fn second_opinion(positions: u64) -> Result<()> {
    cargo("test --package damier-rules --test second_opinion")
        .env("DAMIER_POSITIONS", positions.to_string())
        .run()
}

fn games_against_itself(games: u64) -> Result<()> {
    cargo("test --package damier-engine --features embedded --test games -- --nocapture")
        .env("DAMIER_GAMES", games.to_string())
        .env("DAMIER_NODES", "1000")
        .run()
}

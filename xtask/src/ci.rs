//! Everything a change has to pass.

use anyhow::Result;

use crate::shell::{Run, cargo};
use crate::{checksum, games_against_itself, interop, perft, second_opinion, smoke, web};

/// The crates that a browser can run.
const FOR_WASM: &str =
    "-p damier-rules -p damier-record -p damier-endgame -p damier-engine -p damier-link -p damier-app";

/// The test command is the README's.
pub fn run(long: bool) -> Result<()> {
    cargo("fmt --all --check").run()?;
    cargo("test --workspace").run()?;
    smoke::run()?;
    cargo("clippy --workspace --all-targets -- -D warnings").run()?;
    cargo("doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings").run()?;
    Run::new("rustup", ["target", "add", "wasm32-unknown-unknown"]).run()?;
    cargo(&format!("check --target wasm32-unknown-unknown --lib {FOR_WASM}")).run()?;
    checksum::run()?;
    interop::run()?;
    web::run(&web::Web::test())?;
    if long {
        cargo("test --package damier-app --test app laws").env("DAMIER_POSITIONS", "10000").run()?;
        perft::run(2_000_000_000, None)?;
        second_opinion(200_000)?;
        games_against_itself(1000)?;
    }
    println!("\nall checks passed");
    Ok(())
}

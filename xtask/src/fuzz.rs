//! Readers under random bytes, with cargo-fuzz: `cargo xtask fuzz --minutes 10`. What it finds becomes a test.

use anyhow::Result;

use crate::shell::{Run, cargo, need};

/// What is fuzzed: the programs under `fuzz/fuzz_targets`.
const TARGETS: [&str; 5] = ["pdn", "fen", "moves", "saves", "hub"];
/// The longest input in bytes: all that can be wrong is wrong in a short text.
const LONGEST: u32 = 4096;

/// Runs each target, or the one named, for so many minutes.
pub fn run(minutes: u32, target: Option<&str>) -> Result<()> {
    need(&[("cargo-fuzz", "none; `cargo install cargo-fuzz` makes it")])?;
    // The sanitizer is a switch of nightly compilers; others take it when told that they are one.
    let bootstrap = |run: Run| run.env("RUSTC_BOOTSTRAP", "1");
    for name in TARGETS.iter().filter(|name| target.is_none_or(|target| target == **name)) {
        let words = format!(
            "fuzz run {name} -- -max_total_time={} -max_len={LONGEST} -timeout=20 -print_final_stats=1",
            60 * minutes
        );
        bootstrap(cargo(&words)).run()?;
    }
    Ok(())
}

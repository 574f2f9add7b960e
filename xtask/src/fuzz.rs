//! Readers under random bytes, by libFuzzer: `cargo xtask fuzz --minutes 10`. What it finds becomes a test.

use anyhow::Result;

use crate::shell::{Run, cargo, target};

/// What is fuzzed: the programs under `fuzz/fuzz_targets`.
const TARGETS: [&str; 5] = ["pdn", "fen", "moves", "saves", "hub"];
/// The longest input in bytes: all that can be wrong is wrong in a short text.
const LONGEST: u32 = 4096;
/// Has the compiler count which edges of the program are passed and what is compared with what, which libFuzzer steers
/// by, and check every sum. An address sanitizer would find nothing where there is no unsafe code.
const COUNTING: &str = "--cfg fuzzing -Cdebug-assertions -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table -Cllvm-args=-sanitizer-coverage-trace-compares";

/// Runs each target, or the one named, for so many minutes. Inputs worth keeping stay under `target/fuzz`, where the next
/// run goes on from them, and an input that fails is named.
pub fn run(minutes: u32, only: Option<&str>) -> Result<()> {
    let folder = target("fuzz");
    let host = Run::new("rustc", ["--print", "host-tuple"]).output()?;
    let host = host.trim();
    // Where the target is named, the flags are for the programs only, not for what builds them.
    cargo(&format!("build --release --manifest-path fuzz/Cargo.toml --target {host} --target-dir {folder}"))
        .env("RUSTFLAGS", COUNTING)
        .run()?;
    for name in TARGETS.iter().filter(|name| only.is_none_or(|only| only == **name)) {
        let corpus = format!("{folder}/inputs-{name}");
        std::fs::create_dir_all(&corpus)?;
        let time = format!("-max_total_time={}", 60 * minutes);
        let (longest, failed) = (format!("-max_len={LONGEST}"), format!("-artifact_prefix={folder}/{name}-"));
        let program = format!("{folder}/{host}/release/{name}");
        Run::new(&program, [&*corpus, &time, &longest, &failed, "-timeout=20", "-print_final_stats=1"])
            .run()?;
    }
    Ok(())
}

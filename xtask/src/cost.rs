//! What the window costs: memory, time when nothing happens, and frames while the engine thinks.

use std::fs;
use std::thread::sleep;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::shell::{cargo, target};
use crate::smoke::{Display, Ended};

/// What a program takes to come to rest after it has opened its window.
const SETTLES: Duration = Duration::from_secs(5);
const RESTS: Duration = Duration::from_secs(10);

/// Builds the program as it is given to people and prints the figures that `docs/window.md` tells.
pub fn run() -> Result<()> {
    let display = Display::open("1280x800")?;
    cargo("build --release --package damier").run()?;
    cargo("build --release --package damier-gui --examples").run()?;

    let empty = display.start_program("release/examples/empty_window", &target("cost"), &[])?;
    sleep(SETTLES);
    let least = memory(&empty)?;
    drop(empty);

    let mut program =
        display.start_program("release/damier", &target("cost"), &["play", "--side", "both"])?;
    display.look(&mut program, &target("cost.png"))?;
    sleep(SETTLES);
    let all = memory(&program)?;
    println!("memory: {all} MiB, an empty window {least} MiB: {} MiB more", all - least);
    let before = processor_ticks(&program)?;
    sleep(RESTS);
    println!("nothing happens for {RESTS:?}: {} hundredths of a second", processor_ticks(&program)? - before);
    drop(program);

    display.start_program("release/examples/frames", &target("cost"), &[])?.wait()
}

/// What lies in memory, in MiB.
fn memory(program: &Ended) -> Result<i64> {
    let status = told_by_kernel(program, "status")?;
    let kib =
        status.lines().find_map(|line| line.strip_prefix("VmRSS:")?.trim().strip_suffix(" kB")?.parse().ok());
    let kib: i64 = kib.context("the system tells no VmRSS")?;
    Ok(kib / 1024)
}

/// The time it has had on processors, in ticks of the kernel, a hundredth of a second each.
fn processor_ticks(program: &Ended) -> Result<u64> {
    let stat = told_by_kernel(program, "stat")?;
    // The name, in brackets, may hold anything; what follows it are the fields from the third on.
    let (_, fields) = stat.rsplit_once(')').context("the system tells no name")?;
    let times = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    Ok(times.sum::<Result<u64, _>>()?)
}

fn told_by_kernel(program: &Ended, file: &str) -> Result<String> {
    let path = format!("/proc/{}/{file}", program.id());
    fs::read_to_string(&path).with_context(|| path.clone())
}

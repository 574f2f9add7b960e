//! Instructions a perft leaf, counted by valgrind's callgrind: a figure that does not depend on the machine's
//! mood. What the program does before and after the count is left out by taking the difference of two depths.

use anyhow::{Context, Result};

use crate::shell::{Run, cargo, need, target};

/// Variant and the deeper of the two depths.
const CASES: &[(&str, u32)] = &[
    ("international", 7),
    ("english", 9),
    ("russian", 8),
    ("frisian", 7),
    ("canadian", 6),
    ("italian", 9),
    ("killer", 7),
    ("thai", 8),
    ("turkish", 6),
    ("armenian", 5),
];

/// Prints a table.
pub fn run() -> Result<()> {
    need(&[("valgrind", "valgrind")])?;
    cargo("build --release --package damier-rules --example perft").run()?;
    println!("\n{:<16} {:>6} {:>12} {:>18}", "variant", "depth", "leaves", "instructions/leaf");
    for &(variant, depth) in CASES {
        let (deep, shallow) = (count(variant, depth)?, count(variant, 1)?);
        let per_leaf = (deep.1 - shallow.1) as f64 / deep.0 as f64;
        println!("{variant:<16} {depth:>6} {:>12} {per_leaf:>18.1}", deep.0);
    }
    Ok(())
}

/// Leaves and instructions.
fn count(variant: &str, depth: u32) -> Result<(u64, u64)> {
    let depth = depth.to_string();
    let program = target("release/examples/perft");
    let arguments = ["--tool=callgrind", "--callgrind-out-file=/dev/null", &program, variant, &depth];
    let text = Run::new("valgrind", arguments).output()?;
    let leaves = text.lines().find_map(|line| line.trim().parse().ok()).context("perft prints its count")?;
    let instructions = text
        .lines()
        .find_map(|line| line.split_once("Collected :")?.1.trim().parse().ok())
        .context("callgrind prints what it collected")?;
    Ok((leaves, instructions))
}

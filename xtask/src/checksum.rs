//! The checksum of search and evaluation: equal wherever it is computed.

use anyhow::{Context, Result, bail};

use crate::shell::{Run, cargo, need, target};

/// Plies by which the searches are shallower than in `damier bench`, so that this is quick.
const SHALLOWER: &str = "4";
const BUILD: &str = "build --package damier-engine --example bench --features embedded";

/// Compares debug, release and wasm.
pub fn run() -> Result<()> {
    need(&[("node", "nodejs")])?;
    Run::new("rustup", ["target", "add", "wasm32-wasip1"]).run()?;
    cargo(BUILD).run()?;
    cargo(&format!("{BUILD} --release")).run()?;
    cargo(&format!("{BUILD} --profile wasm --target wasm32-wasip1")).run()?;
    let wasm = target("wasm32-wasip1/wasm/examples/bench.wasm");
    let runner = format!("{}/wasm/run.mjs", env!("CARGO_MANIFEST_DIR"));
    let debug = counted(Run::new(&target("debug/examples/bench"), [SHALLOWER]))?;
    let others = [
        ("release", Run::new(&target("release/examples/bench"), [SHALLOWER])),
        ("wasm", Run::new("node", ["--no-warnings", &runner, &wasm, SHALLOWER])),
    ];
    for (name, run) in others {
        let nodes = counted(run)?;
        if nodes != debug {
            bail!("the search differs: {debug} nodes in debug, {nodes} in {name}");
        }
    }
    println!("nodes {debug} in debug, release and wasm");
    Ok(())
}

/// The figure that a run prints.
fn counted(run: Run) -> Result<u64> {
    let text = run.output()?;
    let figure = text.lines().find_map(|line| line.strip_prefix("nodes ")?.trim().parse().ok());
    figure.with_context(|| format!("no line `nodes N` in {text}"))
}

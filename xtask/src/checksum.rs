//! The checksum of the search: equal wherever it is computed, and the engine small enough for a browser.

use anyhow::{Context, Result, bail};

use crate::shell::{Run, cargo, need, target};

/// Plies by which the searches are shallower than in `damier bench`, so that this is quick.
const SHALLOWER: &str = "4";
/// The most bytes that the engine may have when it is packed with gzip.
const MOST_BYTES: u64 = 600 * 1024;

const BUILD: &str = "build --package damier-engine --example bench";

/// Compares debug, release and wasm, and looks at the size.
pub fn run() -> Result<()> {
    need(&[("node", "nodejs"), ("gzip", "gzip")])?;
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
    let bytes = packed(&wasm)?;
    println!("the engine for wasm has {bytes} bytes when it is packed");
    if bytes > MOST_BYTES {
        bail!("{bytes} bytes are more than {MOST_BYTES}");
    }
    Ok(())
}

/// The figure that a run prints.
fn counted(run: Run) -> Result<u64> {
    let text = run.output()?;
    let figure = text.lines().find_map(|line| line.strip_prefix("nodes ")?.trim().parse().ok());
    figure.with_context(|| format!("no line `nodes N` in {text}"))
}

/// The size of a file when it is packed.
fn packed(file: &str) -> Result<u64> {
    Run::new("gzip", ["--best", "--keep", "--force", file]).output()?;
    let packed = format!("{file}.gz");
    Ok(std::fs::metadata(&packed).with_context(|| packed)?.len())
}

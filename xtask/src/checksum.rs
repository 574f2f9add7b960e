//! The checksum of search and evaluation: equal wherever it is computed.

use anyhow::{Context, Result, bail};

use crate::shell::{Run, cargo, need, target};

/// Plies by which the searches are shallower than in `damier bench`, so that this is quick.
const SHALLOWER: &str = "4";
/// Node's quick calls into the system read a WASI program's memory where it was before it grew,
/// and crash (nodejs/node issue 53087).
const NODE: [&str; 2] = ["--no-warnings", "--no-turbo-fast-api-calls"];
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
    let debug = figures(Run::new(&target("debug/examples/bench"), [SHALLOWER]))?;
    let others = [
        ("release", Run::new(&target("release/examples/bench"), [SHALLOWER])),
        ("wasm", Run::new("node", NODE.into_iter().chain([&*runner, &wasm, SHALLOWER]))),
    ];
    for (name, run) in others {
        let found = figures(run)?;
        if found != debug {
            bail!("the engine differs: {debug:?} in debug, {found:?} in {name}");
        }
    }
    let [nodes, values] = debug;
    println!("nodes {nodes}, values {values} in debug, release and wasm");
    Ok(())
}

/// The nodes and the values that a run prints.
fn figures(run: Run) -> Result<[u64; 2]> {
    let text = run.output()?;
    let figure = |name: &str| {
        let mut words = text.split_whitespace();
        words.find(|word| *word == name);
        words.next()?.parse().ok()
    };
    let both = figure("nodes").zip(figure("values"));
    both.map(|(nodes, values)| [nodes, values]).with_context(|| format!("no figures in {text}"))
}

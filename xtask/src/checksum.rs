//! The checksum of search and evaluation: equal wherever it is computed; and how much faster that goes without a
//! browser.

use anyhow::{Context, Result, bail};

use crate::shell::{Run, cargo, need, target};

/// Plies by which the searches are shallower than in `damier bench`, so that this is quick.
const SHALLOWER: &str = "4";
/// Runs of each, of which the fastest tells the speed.
const TIMES: usize = 3;
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
    let mut fastest = [0; 2];
    for _ in 0..TIMES {
        let runs = [
            ("release", Run::new(&target("release/examples/bench"), [SHALLOWER])),
            ("wasm", Run::new("node", NODE.into_iter().chain([&*runner, &wasm, SHALLOWER]))),
        ];
        for ((name, run), fastest) in runs.into_iter().zip(&mut fastest) {
            let found = figures(run)?;
            if found.sums != debug.sums {
                bail!("the engine differs: {:?} in debug, {:?} in {name}", debug.sums, found.sums);
            }
            *fastest = found.speed.max(*fastest);
        }
    }
    let ([nodes, values], [native, wasm]) = (debug.sums, fastest);
    println!("nodes {nodes}, values {values} in debug, release and wasm");
    println!("nodes a second: {native} native, {wasm} in wasm, {} %", 100 * wasm / native.max(1));
    Ok(())
}

/// What a run prints.
struct Figures {
    /// The nodes and the values.
    sums: [u64; 2],
    /// Nodes a second.
    speed: u64,
}

fn figures(run: Run) -> Result<Figures> {
    let text = run.output()?;
    let figure = |name: &str| {
        let mut words = text.split_whitespace();
        words.find(|word| *word == name);
        words.next()?.parse().ok()
    };
    let all = (|| Some(Figures { sums: [figure("nodes")?, figure("values")?], speed: figure("speed")? }))();
    all.with_context(|| format!("no figures in {text}"))
}

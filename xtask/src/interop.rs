//! Our engine with programs that somebody else wrote: pydraughts drives it over Hub and plays it over DXP, dame-rs
//! plays it over Hub. Both come from the Python package index, in a version that is fixed here, into a folder of their
//! own.

use anyhow::{Result, bail};

use crate::shell::{Run, cargo, need, target};

const PACKAGES: [&str; 2] = ["pydraughts==0.6.7", "dame-rs==0.2.0"];

/// Plays games both ways.
pub fn run() -> Result<()> {
    need(&[("python3", "python3")])?;
    cargo("build --package damier --package damier-lab --no-default-features").run()?;
    let (folder, program) = (target("interop"), target("debug/damier"));
    let python = format!("{folder}/bin/python");
    Run::new("python3", ["-m", "venv", &folder]).run()?;
    Run::new(&python, ["-m", "pip", "install", "--quiet", PACKAGES[0], PACKAGES[1]]).run()?;
    for name in ["hub", "dxp"] {
        let script = format!("{}/interop/{name}.py", env!("CARGO_MANIFEST_DIR"));
        Run::new(&python, [script.as_str(), &program]).run()?;
    }
    let dame = format!("{python} -m dame hub");
    let arguments =
        ["match", "--variant", "international", "--time", "20", "--games", "4", "--second-program", &dame];
    let summary = Run::new(&target("debug/damier-lab"), arguments).output()?;
    println!("\n{summary}");
    // In a match faults lose their game; here there must be none.
    if summary.contains("\nlost ") {
        bail!("a player has failed");
    }
    Ok(())
}

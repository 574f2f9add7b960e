//! The real window, on a virtual display with software rendering: does it open, draw and close?

use std::process::{Child, Command};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::shell::{Run, cargo, need, target};

/// A drawn board has thousands of colours, an empty window a handful.
const COLOURS: u32 = 1000;
const PATIENCE: Duration = Duration::from_secs(60);

/// Builds the program and opens its window on a virtual display.
pub fn build_and_run() -> Result<()> {
    cargo("build --package damier").run()?;
    run()
}

/// Opens the window of the program that is built, by `cargo test` for instance.
pub fn run() -> Result<()> {
    need(&[("xvfb-run", "xvfb"), ("xdotool", "xdotool"), ("import", "imagemagick")])?;
    let this = std::env::current_exe()?;
    let this = this.to_str().context("the path of this program is text")?;
    let screen = "--server-args=-screen 0 1280x800x24";
    Run::new("xvfb-run", ["-a", screen, this, "smoke-inside"]).env("LIBGL_ALWAYS_SOFTWARE", "1").run()
}

/// Inside the display.
pub fn inside() -> Result<()> {
    let path = target("debug/damier");
    let mut program = Command::new(&path).spawn().with_context(|| path)?;
    let result = look(&mut program);
    let ended = program.kill();
    program.wait()?;
    result?;
    Ok(ended?)
}

fn look(program: &mut Child) -> Result<()> {
    let (began, picture) = (Instant::now(), target("smoke.png"));
    let mut colours = 0;
    while began.elapsed() < PATIENCE {
        if let Some(status) = program.try_wait()? {
            bail!("the program ended by itself: {status}");
        }
        let window = Run::new("xdotool", ["search", "--onlyvisible", "--name", "Damier"]).output();
        if window.is_ok() {
            Run::new("import", ["-window", "root", &picture]).output()?;
            colours = Run::new("identify", ["-format", "%k", &picture]).output()?.trim().parse()?;
            if colours >= COLOURS {
                println!(
                    "window drawn after {:.1} s: {colours} colours, {picture}",
                    began.elapsed().as_secs_f64()
                );
                return Ok(());
            }
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    bail!("no board within {PATIENCE:?}: {colours} colours in {picture}")
}

//! The real window, on a virtual display with software rendering: does it open, draw and close?

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
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
    println!("\n== the window on a virtual display");
    need(&[("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("import", "imagemagick")])?;
    let display = Display::open()?;
    let path = target("debug/damier");
    let mut program = Ended(
        Command::new(&path)
            .env("DISPLAY", &display.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .spawn()
            .with_context(|| path)?,
    );
    display.look(&mut program.0)
}

/// A process that is ended when we are done with it.
struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A display that nobody sees.
struct Display {
    name: String,
    _server: Ended,
}

impl Display {
    /// Starts a display server; it chooses the number itself and tells it.
    fn open() -> Result<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .context("cannot start Xvfb")?;
        let output = server.stdout.take().context("Xvfb has an output")?;
        let server = Ended(server);
        let mut number = String::new();
        BufReader::new(output).read_line(&mut number)?;
        if number.trim().is_empty() {
            bail!("Xvfb opens no display");
        }
        Ok(Self { name: format!(":{}", number.trim()), _server: server })
    }

    fn run<'a>(&self, program: &str, arguments: impl IntoIterator<Item = &'a str>) -> Result<String> {
        Run::new(program, arguments).env("DISPLAY", &self.name).output()
    }

    /// Waits until the program's window shows a board.
    fn look(&self, program: &mut Child) -> Result<()> {
        let (began, picture) = (Instant::now(), target("smoke.png"));
        let mut colours = 0;
        while began.elapsed() < PATIENCE {
            if let Some(status) = program.try_wait()? {
                bail!("the program ended by itself: {status}");
            }
            if self.run("xdotool", ["search", "--onlyvisible", "--name", "Damier"]).is_ok() {
                self.run("import", ["-window", "root", &picture])?;
                colours = self.run("identify", ["-format", "%k", &picture])?.trim().parse()?;
                if colours >= COLOURS {
                    let seconds = began.elapsed().as_secs_f64();
                    println!("window drawn after {seconds:.1} s: {colours} colours, {picture}");
                    return Ok(());
                }
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        bail!("no board within {PATIENCE:?}: {colours} colours in {picture}")
    }
}

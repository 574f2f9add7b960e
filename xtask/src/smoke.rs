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
    let display = Display::open("1280x800")?;
    let mut program = display.start(&target("smoke"), &[])?;
    display.look(&mut program, &target("smoke.png"))
}

/// A process that is ended when we are done with it.
pub struct Ended(Child);

impl Drop for Ended {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A display that nobody sees.
pub struct Display {
    name: String,
    _server: Ended,
}

impl Display {
    /// Starts a display server of that size in pixels; it chooses the number itself and tells it.
    pub fn open(size: &str) -> Result<Self> {
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{size}x24"), "-nolisten", "tcp"])
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

    /// Starts the program that is built; its settings lie in that folder.
    pub fn start(&self, home: &str, arguments: &[&str]) -> Result<Ended> {
        let path = target("debug/damier");
        let program = Command::new(&path)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("DAMIER_HOME", home)
            .spawn();
        Ok(Ended(program.with_context(|| path)?))
    }

    pub fn run<'a>(&self, program: &str, arguments: impl IntoIterator<Item = &'a str>) -> Result<String> {
        Run::new(program, arguments).env("DISPLAY", &self.name).output()
    }

    /// Waits until the program's window shows a board.
    pub fn look(&self, program: &mut Ended, picture: &str) -> Result<()> {
        let began = Instant::now();
        let mut colours = 0;
        while began.elapsed() < PATIENCE {
            if let Some(status) = program.0.try_wait()? {
                bail!("the program ended by itself: {status}");
            }
            if self.run("xdotool", ["search", "--onlyvisible", "--name", "Damier"]).is_ok() {
                self.run("import", ["-window", "root", picture])?;
                colours = self.run("identify", ["-format", "%k", picture])?.trim().parse()?;
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

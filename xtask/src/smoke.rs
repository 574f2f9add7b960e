//! The real window, on a virtual display with software rendering: does it open, draw and close?

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

use crate::shell::{Run, cargo, need, target};

/// A drawn board has thousands of colours, an empty window a handful.
const COLOURS: u32 = 1000;
const PATIENCE: Duration = Duration::from_secs(60);
/// What software rendering takes for the frame that answers a key, what a person waits for what it brings about, and
/// how often a person tries.
const STEP: Duration = Duration::from_millis(400);
const ANSWER: Duration = Duration::from_secs(4);
const TRIES: u32 = 5;

/// Builds the program and opens its window on a virtual display.
pub fn build_and_run() -> Result<()> {
    cargo("build --package damier").run()?;
    run()
}

/// Opens the window of the program that is built, by `cargo test` for instance.
pub fn run() -> Result<()> {
    println!("\n== the window on a virtual display");
    let display = Display::open("1280x800")?;
    let mut program = display.start(&target("smoke"), &[])?;
    display.look(&mut program, &target("smoke.png"))?;
    drop(program);
    goes_on(&display)
}

/// Ten moves that are written by keys.
const MOVES: [&str; 10] =
    ["32-28", "19-23", "28x19", "14x23", "37-32", "10-14", "41-37", "14-19", "46-41", "5-10"];

/// Plays ten moves, saves, kills the program and starts it again: the game goes on where it was.
fn goes_on(display: &Display) -> Result<()> {
    let home = target("smoke-resume");
    // It may be the first time.
    let _ = std::fs::remove_dir_all(&home);
    std::fs::create_dir_all(&home)?;
    let picture = format!("{home}/window.png");
    let mut program = display.start(&home, &["play", "--side", "both"])?;
    display.look(&mut program, &picture)?;
    display.focus()?;
    let kept = format!("{home}/unfinished.pdn");
    for mv in MOVES {
        let made = || std::fs::read_to_string(&kept).is_ok_and(|text| text.contains(mv));
        display.write("slash", mv, made)?;
    }
    let played = format!("{home}/ten.pdn");
    display.save(&played)?;
    // As a cut of the current does: nothing can be tidied up.
    drop(program);
    let mut program = display.start(&home, &[])?;
    display.look(&mut program, &picture)?;
    display.focus()?;
    let resumed = format!("{home}/again.pdn");
    display.save(&resumed)?;
    let (played, resumed) = (std::fs::read_to_string(played)?, std::fs::read_to_string(resumed)?);
    if MOVES.iter().any(|mv| !played.contains(mv)) || played != resumed {
        bail!("the game does not go on where it was:\n{played}\n{resumed}");
    }
    println!("ten moves, saved, killed, started again: the game goes on");
    Ok(())
}

/// A process that is ended when we are done with it.
pub struct Ended(Child);

impl Ended {
    /// The number of the process.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Waits until it has ended by itself.
    pub fn wait(mut self) -> Result<()> {
        let status = self.0.wait()?;
        if status.success() { Ok(()) } else { bail!("the program ended with {status}") }
    }
}

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
    /// Physical pixels in a point of the windows on it.
    pub scale: f32,
    _server: Ended,
}

impl Display {
    /// Starts a display server of that size in pixels, which stays when its last window closes; it chooses the number
    /// itself and tells it, and may need a moment more before it lets anybody in. Names the programs that are missing.
    pub fn open(size: &str) -> Result<Self> {
        need(&[("Xvfb", "xvfb"), ("xdotool", "xdotool"), ("import", "imagemagick")])?;
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &format!("{size}x24"), "-nolisten", "tcp", "-noreset"])
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
        let display = Self { name: format!(":{}", number.trim()), scale: 1.0, _server: server };
        let start = Instant::now();
        while let Err(error) = display.run("xdotool", ["getdisplaygeometry"]) {
            if start.elapsed() > PATIENCE {
                return Err(error.context("Xvfb lets nobody in"));
            }
            std::thread::sleep(STEP);
        }
        Ok(display)
    }

    /// Starts the program that is built; its settings lie in that folder.
    pub fn start(&self, home: &str, arguments: &[&str]) -> Result<Ended> {
        self.start_program("debug/damier", home, arguments)
    }

    /// Starts a program that cargo has built.
    pub fn start_program(&self, path: &str, home: &str, arguments: &[&str]) -> Result<Ended> {
        let path = target(path);
        let program = Command::new(&path)
            .args(arguments)
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env("LIBGL_ALWAYS_SOFTWARE", "1")
            .env("WINIT_X11_SCALE_FACTOR", self.scale.to_string())
            .env("DAMIER_HOME", home)
            .spawn();
        Ok(Ended(program.with_context(|| path)?))
    }

    pub fn run<'a>(&self, program: &str, arguments: impl IntoIterator<Item = &'a str>) -> Result<String> {
        Run::new(program, arguments).env("DISPLAY", &self.name).output()
    }

    /// Gives the window the keyboard.
    pub fn focus(&self) -> Result<()> {
        let found = self.run("xdotool", ["search", "--onlyvisible", "--name", "Damier"])?;
        let window = found.lines().next().unwrap_or_default();
        self.run("xdotool", ["windowfocus", window])?;
        std::thread::sleep(STEP);
        Ok(())
    }

    fn key(&self, key: &str) -> Result<()> {
        self.run("xdotool", ["key", key])?;
        std::thread::sleep(STEP);
        Ok(())
    }

    /// Opens a sheet by a key and writes a line on it, again if a busy machine has swallowed a part of it.
    fn write(&self, key: &str, text: &str, done: impl Fn() -> bool) -> Result<()> {
        for _ in 0..TRIES {
            self.key("Escape")?;
            self.key(key)?;
            self.key("ctrl+a")?;
            self.run("xdotool", ["type", "--delay", "40", text])?;
            std::thread::sleep(STEP);
            self.key("Return")?;
            let began = Instant::now();
            while began.elapsed() < ANSWER {
                if done() {
                    return Ok(());
                }
                std::thread::sleep(STEP / 4);
            }
        }
        bail!("{text} has no effect")
    }

    /// Saves the game under that path; where there is no dialog of the system the window asks for it itself.
    fn save(&self, path: &str) -> Result<()> {
        self.write("ctrl+s", path, || std::path::Path::new(path).exists())
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

//! Pictures of the window in twelve scenes, to be looked at: themes, boards, sizes, and what happens at the table.

use std::time::Duration;

use anyhow::{Context, Result};

use crate::shell::{cargo, target};
use crate::smoke::Display;

struct Scene {
    name: &'static str,
    /// Points.
    size: (u32, u32),
    /// As in `settings.toml`.
    settings: &'static str,
    /// What is opened.
    game: &'static str,
    /// Keys that are pressed then; a pair of numbers is a click.
    input: &'static str,
}

const LIGHT: &str = "theme = \"light\"";
const DARK: &str = "theme = \"dark\"";
const GOLD: &str = "theme = \"dark\"\npieces = \"gold\"";
const CONTRAST: &str = "theme = \"high-contrast\"\nboard = \"high-contrast\"";
const LINES: &str = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 (2... 13x24 3. 37-32 {A quiet answer.}) 3. 37-32 10-14 *";
const SMALL: &str = "[GameType \"25\"]\n1. c3-d4 d6-c5 2. b2-c3 f6-g5 *";
const LARGE: &str = "[GameType \"27\"]\n1. 44-38 *";
const CHOICE: &str = "W:WK4:B13,20,32,37";
const MUST: &str = "W:W32,31,37,41,46:B28,5,9,14,K10";

const PRINT: &str = "theme = \"light\"\nboard = \"print\"\npieces = \"ink\"";

const SCENES: [Scene; 12] = [
    scene("play-light", (1280, 800), LIGHT, LINES, ""),
    scene("play-gold", (1280, 800), GOLD, MUST, ""),
    scene("russian-contrast", (1280, 800), CONTRAST, SMALL, ""),
    scene("canadian", (1024, 768), LIGHT, LARGE, ""),
    scene("browse", (1280, 800), DARK, LINES, "Up Up"),
    scene("choice", (1280, 800), LIGHT, CHOICE, "602,75 740,219"),
    scene("thinking-small", (640, 480), LIGHT, LINES, "a"),
    scene("keys", (1280, 800), DARK, LINES, "F1"),
    scene("how-to-play", (1280, 800), LIGHT, SMALL, "c"),
    scene("phone", (390, 844), DARK, LINES, "a"),
    scene("new-game", (1280, 800), LIGHT, LINES, "n"),
    scene("print", (1280, 800), PRINT, MUST, ""),
];

const fn scene(
    name: &'static str,
    size: (u32, u32),
    settings: &'static str,
    game: &'static str,
    input: &'static str,
) -> Scene {
    Scene { name, size, settings, game, input }
}

/// Builds the program and draws the scenes into the folder `shots` beside what cargo builds, with so many physical
/// pixels to a point.
pub fn run(scale: f32) -> Result<()> {
    // As large as the largest scenes are wide and high.
    let (width, height) = (scaled(1280, scale), scaled(844, scale));
    let mut display = Display::open(&format!("{width}x{height}"))?;
    display.scale = scale;
    cargo("build --package damier").run()?;
    for scene in &SCENES {
        draw(&display, scene, scale).with_context(|| scene.name)?;
    }
    Ok(())
}

fn scaled(points: u32, scale: f32) -> u32 {
    (points as f32 * scale).round() as u32
}

fn draw(display: &Display, scene: &Scene, scale: f32) -> Result<()> {
    let suffix = if scale == 1.0 { String::new() } else { format!("@{scale}") };
    let home = target(&format!("shots/{}{suffix}", scene.name));
    std::fs::create_dir_all(&home)?;
    std::fs::write(format!("{home}/settings.toml"), scene.settings)?;
    let game = format!("{home}/game.pdn");
    std::fs::write(&game, scene.game)?;
    let (width, height) = (scaled(scene.size.0, scale).to_string(), scaled(scene.size.1, scale).to_string());
    let mut program = display.start(&home, &[&game])?;
    let picture = format!("{home}.png");
    display.look(&mut program, &picture)?;
    let found = display.run("xdotool", ["search", "--onlyvisible", "--name", "Damier"])?;
    let window = found.lines().next().unwrap_or_default();
    display.run("xdotool", ["windowsize", window, &width, &height])?;
    display.run("xdotool", ["windowmove", window, "0", "0"])?;
    display.run("xdotool", ["windowfocus", window])?;
    // Where it points at nothing.
    display.run("xdotool", ["mousemove", "0", "0"])?;
    pause(1500);
    for input in scene.input.split_whitespace() {
        match input.split_once(',') {
            Some((x, y)) => {
                let (x, y) = (scaled(x.parse()?, scale).to_string(), scaled(y.parse()?, scale).to_string());
                display.run("xdotool", ["mousemove", &x, &y, "click", "1"])?
            }
            None => display.run("xdotool", ["key", input])?,
        };
        pause(600);
    }
    pause(1500);
    display.run("import", ["-window", window, &picture])?;
    println!("{picture}");
    Ok(())
}

fn pause(milliseconds: u64) {
    std::thread::sleep(Duration::from_millis(milliseconds));
}

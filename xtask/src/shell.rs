//! Running other programs, with a word on what was run when it fails.

use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// A program to be run.
pub struct Run {
    command: Command,
    shown: String,
}

/// Cargo with these words.
pub fn cargo(words: &str) -> Run {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let mut run = Run::new(&cargo, words.split_whitespace());
    run.shown = format!("cargo {words}");
    run
}

impl Run {
    /// A program with its arguments.
    pub fn new<'a>(program: &str, arguments: impl IntoIterator<Item = &'a str>) -> Self {
        let mut command = Command::new(program);
        command.args(arguments);
        let shown = format!("{command:?}").replace('"', "");
        Self { command, shown }
    }

    /// Sets a variable of its environment.
    pub fn env(mut self, name: &str, value: impl Into<String>) -> Self {
        self.command.env(name, value.into());
        self
    }

    /// Runs it, its output going where ours goes.
    ///
    /// # Errors
    /// If it cannot be started or fails.
    pub fn run(mut self) -> Result<()> {
        println!("\n== {}", self.shown);
        let status = self.command.status().with_context(|| format!("cannot start {}", self.shown))?;
        if !status.success() {
            bail!("{} failed: {status}", self.shown);
        }
        Ok(())
    }

    /// Runs it and gives what it prints, both streams.
    ///
    /// # Errors
    /// If it cannot be started or fails.
    pub fn output(mut self) -> Result<String> {
        self.command.stdin(Stdio::null());
        let output = self.command.output().with_context(|| format!("cannot start {}", self.shown))?;
        let text =
            String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        if !output.status.success() {
            bail!("{} failed: {}\n{text}", self.shown, output.status);
        }
        Ok(text)
    }
}

/// A file that cargo has built or a check has made.
pub fn target(path: &str) -> String {
    let folder = std::env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".into());
    format!("{folder}/{path}")
}

/// Names the programs that are not installed, with what a Debian system installs for them.
///
/// # Errors
/// If any is missing.
pub fn need(programs: &[(&str, &str)]) -> Result<()> {
    let missing: Vec<_> = programs
        .iter()
        .filter(|(program, _)| Run::new("sh", ["-c", &format!("command -v {program}")]).output().is_err())
        .map(|(program, package)| format!("{program} (Debian package {package})"))
        .collect();
    if missing.is_empty() { Ok(()) } else { bail!("missing: {}", missing.join(", ")) }
}

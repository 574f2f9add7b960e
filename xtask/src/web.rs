//! `cargo xtask web`: the page for browsers, in the folder `dist`, and a server to look at it.

#[cfg(feature = "web")]
mod budget;
#[cfg(feature = "web")]
mod build;
#[cfg(feature = "web")]
mod names;
#[cfg(feature = "web")]
mod serve;
#[cfg(feature = "web")]
mod weigh;

use anyhow::Result;

/// What is wanted.
#[derive(clap::Args, Default)]
pub struct Web {
    /// Serve what is built on the loopback interface, until the program is ended.
    #[arg(long)]
    serve: bool,
    /// The port to serve on.
    #[arg(long, default_value_t = 8017)]
    port: u16,
    /// Serve or try what was built before.
    #[arg(long)]
    as_it_is: bool,
    /// Make the programs smaller with npm's binaryen, which takes minutes.
    #[arg(long)]
    squeeze: bool,
    /// Tell which crates the bytes of the page's program are from, which builds it once more.
    #[arg(long)]
    weigh: bool,
    /// Let a browser try what is built.
    #[arg(long, conflicts_with = "serve")]
    test: bool,
}

impl Web {
    /// Build, weigh and try.
    pub fn test() -> Self {
        Self { test: true, ..Self::default() }
    }
}

/// What writes bindings is much to build and of no use to other chores: it is a feature of this program, which starts
/// itself again with it.
#[cfg(not(feature = "web"))]
pub fn run(web: &Web) -> Result<()> {
    let Web { serve, port, as_it_is, squeeze, weigh, test } = web;
    let mut words = format!("run --quiet --package xtask --features web -- web --port {port}");
    let flags = [
        (serve, "--serve"),
        (as_it_is, "--as-it-is"),
        (squeeze, "--squeeze"),
        (weigh, "--weigh"),
        (test, "--test"),
    ];
    for (flag, name) in flags {
        if *flag {
            words += &format!(" {name}");
        }
    }
    crate::shell::cargo(&words).run()
}

/// Builds, weighs, and serves or tries.
#[cfg(feature = "web")]
pub fn run(web: &Web) -> Result<()> {
    use crate::shell::{Run, need};

    let dist = concat!(env!("CARGO_MANIFEST_DIR"), "/../dist");
    if !web.as_it_is {
        build::build(std::path::Path::new(dist), web.squeeze)?;
        budget::check(std::path::Path::new(dist))?;
    }
    if web.weigh {
        build::weigh()?;
    }
    if web.serve {
        serve::serve(std::path::Path::new(dist), web.port)?;
    }
    if web.test {
        need(&[("chromium", "chromium"), ("npm", "npm"), ("node", "nodejs")])?;
        let tools = build::tools(&["playwright-core@1.65.1", "axe-core@4.14.1"])?;
        let tests = concat!(env!("CARGO_MANIFEST_DIR"), "/web");
        let me = std::env::current_exe()?;
        let files = ["page", "play", "senses", "versions"].map(|name| format!("{tests}/{name}.test.mjs"));
        let words = ["--test", "--test-concurrency=1"].into_iter().chain(files.iter().map(String::as_str));
        Run::new("node", words)
            .env("DAMIER_TOOLS", tools)
            .env("DAMIER_SERVER", me.display().to_string())
            .env("DAMIER_SHOTS", crate::shell::target("web/shots"))
            .run()?;
    }
    Ok(())
}

//! What a visitor has to fetch, packed with gzip as hosts send it.

use std::path::Path;

use anyhow::{Result, bail};

use super::names::is_later;
use crate::shell::{Run, need, target};

/// The most that is fetched until the first board, of code in all, and of the engine alone, in bytes.
const FIRST: u64 = 2_200_000;
const ALL: u64 = 3_000_000;
const ENGINE: u64 = 600 * 1024;

/// What the first board does not wait for.
const AFTER: [&str; 8] =
    ["brain-", "worker-", "easel-", "painter-", "picture-", "icon-", "sw.js", "manifest-"];

/// Prints the sizes and holds them against what is allowed.
pub fn check(dist: &Path) -> Result<()> {
    need(&[("gzip", "gzip")])?;
    let mut sizes = Vec::new();
    for entry in std::fs::read_dir(dist)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        sizes.push((packed(&path)?, path.metadata()?.len(), name));
    }
    sizes.sort();
    println!("\n{:>10} {:>10}  file", "bytes", "gzip");
    for (packed, whole, name) in sizes.iter().rev() {
        println!("{whole:>10} {packed:>10}  {name}");
    }
    let waits = |name: &str| AFTER.iter().any(|start| name.starts_with(start));
    sizes.retain(|size| !is_later(&size.2));
    let first: u64 = sizes.iter().filter(|size| !waits(&size.2)).map(|size| size.0).sum();
    let all: u64 = sizes.iter().map(|size| size.0).sum();
    let engine: u64 = sizes.iter().filter(|size| size.2.starts_with("brain-")).map(|size| size.0).sum();
    println!("to the first board {first} of {FIRST}, in all {all} of {ALL}, the engine {engine} of {ENGINE}");
    if first > FIRST || all > ALL || engine > ENGINE {
        bail!("the page is too large");
    }
    Ok(())
}

fn packed(path: &Path) -> Result<u64> {
    let copy = target("web/packed");
    std::fs::copy(path, &copy)?;
    Run::new("gzip", ["--best", "--force", &copy]).output()?;
    Ok(std::fs::metadata(format!("{copy}.gz"))?.len())
}

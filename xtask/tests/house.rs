//! The rules of the house that the compiler does not know.

use std::path::{Path, PathBuf};
use std::process::Command;

const MOST_LINES: usize = 500;
const EMPTY_NAMES: [&str; 5] = ["util", "utils", "common", "misc", "helpers"];

/// Which crate may use which: itself an arrow's head, then the tails.
const ARROWS: [(&str, &[&str]); 13] = [
    ("rules", &[]),
    ("record", &["rules"]),
    ("picture", &["rules", "record"]),
    ("endgame", &["rules"]),
    ("engine", &["rules", "endgame"]),
    ("link", &["rules", "record", "engine"]),
    ("app", &["rules", "record", "engine", "link"]),
    ("gui", &["rules", "record", "picture", "engine", "link", "app"]),
    ("damier", &["rules", "record", "picture", "engine", "link", "app", "gui"]),
    ("worker", &["rules", "engine"]),
    ("easel", &["picture"]),
    ("web", &["rules", "engine", "app", "gui"]),
    ("lab", &["rules", "record", "endgame", "engine", "link"]),
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    for folder in ["crates", "xtask"] {
        files(&root().join(folder), &mut found);
    }
    found
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn files_are_short_and_say_what_they_are() {
    for path in sources() {
        let (text, name) = (read(&path), path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        assert!(text.lines().count() <= MOST_LINES, "{} has over {MOST_LINES} lines", path.display());
        assert!(!EMPTY_NAMES.contains(&name.as_str()), "{} says nothing by its name", path.display());
        assert!(
            text.starts_with("//!") || text.starts_with("#![doc"),
            "{} does not say what it is",
            path.display()
        );
    }
}

#[test]
fn every_variant_has_its_perft_figures() {
    let mut found: Vec<_> = std::fs::read_dir(root().join("crates/rules/perft"))
        .expect("the figures are there")
        .map(|entry| entry.expect("a folder can be listed").path())
        .map(|path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
        .collect();
    found.sort();
    let mut variants: Vec<_> =
        damier_rules::VariantId::ALL.iter().map(|id| id.variant().name.to_owned()).collect();
    variants.sort();
    assert_eq!(found, variants);
}

#[test]
fn crates_use_only_what_the_design_lets_them() {
    for (name, allowed) in ARROWS {
        let manifest = read(&root().join(format!("crates/{name}/Cargo.toml")));
        let used = manifest.split("[dev-dependencies]").next().unwrap_or_default();
        for other in ARROWS.iter().map(|arrow| arrow.0).filter(|other| *other != name) {
            let uses = used.lines().any(|line| line.starts_with(&format!("damier-{other}")));
            assert!(!uses || allowed.contains(&other), "{name} uses {other}");
        }
    }
}

/// Rules, records and behaviour read no clock and do no I/O; only `rules` knows bits.
#[test]
fn pure_crates_stay_pure() {
    for (folder, banned) in [
        ("crates/rules/src", &["std::fs", "std::io", "std::time", "std::thread"][..]),
        ("crates/record/src", &["std::fs", "std::io", "std::time", "std::thread"]),
        ("crates/picture/src", &["std::fs", "std::io", "std::time", "std::thread"]),
        ("crates/app/src", &["std::fs", "std::io", "std::thread", "Instant", "egui"]),
    ] {
        let mut found = Vec::new();
        files(&root().join(folder), &mut found);
        for path in found {
            let text = read(&path);
            for word in banned {
                assert!(!text.contains(word), "{} uses {word}", path.display());
            }
        }
    }
}

#[test]
fn architecture_is_a_short_read() {
    assert!(read(&root().join("ARCHITECTURE.md")).lines().count() <= 120);
}

/// The README's commands are those that are checked.
#[test]
fn the_readme_names_the_test_command() {
    let readme = read(&root().join("README.md"));
    assert!(readme.contains("cargo run --release") && readme.contains("cargo test --workspace"));
    let ci = read(&root().join("xtask/src/ci.rs"));
    assert!(ci.contains("\"test --workspace\""));
    let hook = Command::new("sh").arg("-n").arg(root().join(".ci/run")).status();
    assert!(hook.is_ok_and(|status| status.success()), ".ci/run is a script");
}

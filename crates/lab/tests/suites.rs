//! `damier-lab suite`: the engine finds our own combinations, and the report tells what it does not.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::process::{Command, Output};

fn suite(file: &str, arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier-lab"));
    command.args(["suite", file]).args(arguments.split_whitespace()).output().unwrap()
}

fn combinations() -> String {
    format!("{}/suites/combinations.txt", env!("CARGO_MANIFEST_DIR"))
}

#[test]
fn the_engine_finds_our_combinations() {
    let output = suite(&combinations(), "--nodes 50000 --option hash=4 --all");
    let report = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{report}");
    let solved =
        |variant| report.lines().filter(|line| line.starts_with("solved") && line.contains(variant)).count();
    for variant in ["international", "russian", "english", "frisian", "italian", "turkish", "brazilian"] {
        assert!(solved(variant) >= 3, "{variant}: {report}");
    }
}

#[test]
fn what_is_missed_or_cannot_be_read_is_told() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("wrong.txt");
    let file = path.to_str().unwrap();
    // The start has no move so bad that the engine would play it.
    std::fs::write(&path, "english; B:W21-32:B1-12; 12-16 10-14; a guess\nenglish; W:WK29:BK25; 29x22\n")
        .unwrap();
    let all = suite(file, "--nodes 3000");
    let report = String::from_utf8(all.stdout).unwrap();
    assert!(all.status.success() && report.ends_with(" of 2 solved\n"), "{report}");
    std::fs::write(&path, "english; B:W9:B1,2; 2-7; loses a man\n").unwrap();
    let missed = suite(file, "--nodes 3000 --all");
    assert_eq!(missed.status.code(), Some(2));
    let report = String::from_utf8(missed.stdout).unwrap();
    assert!(report.starts_with("missed    1  english") && report.contains("instead of 2-7"), "{report}");
    std::fs::write(&path, "english; B:W9:B1,2; 2-7\nenglish; B:W9:B1,2; 2-8\n").unwrap();
    let wrong = suite(file, "--nodes 3000");
    let told = String::from_utf8(wrong.stderr).unwrap();
    assert!(told.contains("wrong.txt: line 2: ") && told.contains("2-8"), "{told}");
    assert_eq!(suite(file, "").status.code(), Some(2), "a bound is needed");
}

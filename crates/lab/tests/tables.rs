//! Endgame tables on the command line: built, killed, gone on with, verified, told of.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

fn lab(words: &str, folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier-lab"));
    command.arg("tables").args(words.split_whitespace()).arg("--dir").arg(folder);
    command
}

/// What a run prints, and what it says on the error stream if it fails.
fn run(words: &str, folder: &Path) -> Result<String, String> {
    let output = lab(words, folder).output().unwrap();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    if output.status.success() { Ok(text(&output.stdout)) } else { Err(text(&output.stderr)) }
}

fn finished(folder: &Path) -> usize {
    let Ok(entries) = std::fs::read_dir(folder.join("english")) else { return 0 };
    entries.filter(|entry| entry.as_ref().unwrap().path().extension().unwrap() == "table").count()
}

#[test]
fn a_build_that_is_killed_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let mut killed = 0;
    for least in [1, 4, 6] {
        let mut child =
            lab("build english --pieces 3 --threads 1", folder).stdout(Stdio::null()).spawn().unwrap();
        let patience = Instant::now() + Duration::from_secs(60);
        while finished(folder) < least && Instant::now() < patience {
            std::thread::sleep(Duration::from_millis(1));
        }
        child.kill().unwrap();
        killed += usize::from(!child.wait().unwrap().success());
        let there = finished(folder);
        assert!(there >= least);
        if there < 9 {
            let info = run("info english", folder).unwrap();
            assert!(info.contains("2 pieces: "), "what is there is whole: {info}");
        }
    }
    assert!(killed > 0, "one was killed on its way");
    let there = finished(folder);
    let text = run("build english --pieces 3 --threads 2", folder).unwrap();
    assert!(text.contains(&format!("{there} there already")), "{text}");
    let text = run("verify english", folder).unwrap();
    assert_eq!(text, "english: 199520 positions are right\n");
    let text = run("stats english", folder).unwrap();
    let all: Vec<_> =
        text.lines().find(|line| line.starts_with("all 3")).unwrap().split_whitespace().collect();
    assert_eq!(all[2..], ["196032", "100250", "8477", "87305"]);
    let text = run("sample english --pieces 3 --count 5 --result draw", folder).unwrap();
    assert_eq!(text.lines().count(), 5);
    let text = run("speed english --positions 1000", folder).unwrap();
    assert!(text.lines().count() == 2 && text.contains("1000 results with distances looked up"), "{text}");
    let text = run("win english --pieces 3 --count 4 --time 1", folder).unwrap();
    assert_eq!(text, "english, 1 ms a move: 4 of 4 won, 0 left out that a draw rule ends before\n");

    let file = folder.join("english/kk-k.table");
    let mut bytes = std::fs::read(&file).unwrap();
    let last = bytes.len() - 9;
    bytes[last] ^= 4;
    std::fs::write(&file, &bytes).unwrap();
    let error = run("verify english", folder).unwrap_err();
    assert!(error.contains("the table says nothing") || error.contains("the moves say nothing"), "{error}");
    std::fs::write(&file, &bytes[..40]).unwrap();
    let error = run("info english", folder).unwrap_err();
    assert!(error.contains("cannot be read"), "{error}");
    let text = run("build english --pieces 3", folder).unwrap();
    assert!(text.contains("made anew: ") && text.contains("1 class to make"), "{text}");
    assert!(run("verify english", folder).is_ok());
}

#[test]
fn what_cannot_be_exact_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let text = run("build frisian --pieces 3", folder.path()).unwrap();
    assert!(
        text.contains("not made") && text.contains("mm-k") && text.contains("5 classes to make"),
        "{text}"
    );
    assert!(run("verify frisian --samples 20000", folder.path()).is_ok());
    let error = run("stats russian", folder.path()).unwrap_err();
    assert!(error.contains("there are no tables in"), "{error}");
    let error = run("build english --pieces 7", folder.path()).unwrap_err();
    assert!(error.contains("7"), "{error}");
}

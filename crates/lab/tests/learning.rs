//! From games of the engine against itself to weights that it plays with, at a small scale.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn lab(words: &str, folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier-lab"));
    command.current_dir(folder).args(words.split_whitespace()).output().unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const CONTEST: &str =
    "match --variant russian --nodes 200 --games 4 --second without=learned --first weights=one.weights";

#[test]
fn weights_are_learnt_from_shards_and_played_with() {
    let folder = folder("learning");
    let bytes = |name: &str| std::fs::read(folder.join(name)).unwrap();
    // Two shards of fifty games, the second in two threads and in two sittings.
    printed(&lab("selfplay russian --games 100 --nodes 60 --shard 1/2 --out a", &folder));
    printed(&lab("selfplay russian --games 100 --nodes 60 --shard 2/2 --threads 2 --out a", &folder));
    let second = "a/russian-1-2-of-2.games";
    let whole = bytes(second);
    std::fs::write(folder.join(second), &whole[..whole.len() / 2]).unwrap();
    let told = printed(&lab("selfplay russian --games 100 --nodes 60 --shard 2/2 --out a", &folder));
    assert!(told.contains("50 games"), "{told}");
    assert_eq!(bytes(second), whole, "a shard can always be made again");
    let games = format!("a/russian-1-1-of-2.games {second}");
    for form in ["", "--net"] {
        let fit = |out: &str, threads: u32| {
            let words = format!(
                "fit russian {games} {form} --batch 256 --epochs 3 --threads {threads} --out {out} --curve {out}.svg"
            );
            printed(&lab(&words, &folder))
        };
        let told = fit("one.weights", 1);
        assert_eq!(
            told.lines().skip(1).collect::<Vec<_>>()[..4],
            fit("two.weights", 3).lines().skip(1).collect::<Vec<_>>()[..4]
        );
        assert_eq!(bytes("one.weights"), bytes("two.weights"), "threads change nothing");
        let losses: Vec<f64> = told
            .lines()
            .filter_map(|line| {
                line.strip_prefix("epoch ")?.split("learnt ").nth(1)?.split(',').next()?.parse().ok()
            })
            .collect();
        assert!(losses.len() == 4 && losses[3] < losses[0], "{told}");
        assert!(String::from_utf8(bytes("one.weights.svg")).unwrap().contains("<polyline"));
        assert!(printed(&lab(CONTEST, &folder)).contains("Damier weights=one.weights"));
    }
    // What does not fit is refused where it is first met.
    let wrong = lab(&CONTEST.replace("russian", "english"), &folder);
    assert!(refused(&wrong).contains("the weights are for russian, not for english"));
    let wrong = lab(&format!("fit english {games} --out x"), &folder);
    assert!(refused(&wrong).contains("games of russian, not of english"));
    let wrong = lab("fit russian one.weights --out x", &folder);
    assert!(refused(&wrong).contains("one.weights: this is no file of games"));
    let wrong = lab("selfplay russian --games 100 --nodes 70 --shard 2/2 --out a", &folder);
    assert!(refused(&wrong).contains("holds games of another origin"));
}

//! `damier-lab match` as it is called: what it prints, what it writes, and what it makes of engines that fail.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::PathBuf;
use std::process::{Command, Output};

fn lab(arguments: &str) -> Output {
    lab_with(arguments, &[])
}

/// Runs with words, and arguments that may hold blanks.
fn lab_with(words: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier-lab"));
    command.args(words.split_whitespace()).args(arguments).output().unwrap()
}

fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn refused(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// A file of its own for each test.
fn file(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let path = folder.join(name);
    let _ = std::fs::remove_file(&path);
    path
}

const SMALL: &str =
    "match --variant russian --nodes 300 --games 8 --first hash=1 --second hash=1 --second without=killers";

#[test]
fn two_runs_are_byte_equal_however_many_threads_they_have() {
    let (one, two) = (file("one.pdn"), file("two.pdn"));
    let first = lab_with(SMALL, &["--pdn", one.to_str().unwrap()]);
    let second = lab_with(SMALL, &["--concurrency", "3", "--pdn", two.to_str().unwrap()]);
    assert_eq!(printed(&first), printed(&second));
    let text = std::fs::read_to_string(&one).unwrap();
    assert_eq!(text, std::fs::read_to_string(&two).unwrap());
    let games = damier_record::pdn::read(&text, None);
    assert_eq!(games.len(), 8);
    assert!(games.iter().all(|game| game.complaints.is_empty()));
    let tag = |index: usize, name| games[index].record.tags.get(name);
    assert_eq!((tag(0, "Round"), tag(7, "Round")), (Some("1.1"), Some("4.2")));
    assert_eq!((tag(0, "White"), tag(1, "Black")), (Some("Damier hash=1"), Some("Damier hash=1")));
    assert_eq!(tag(0, "Black"), Some("Damier hash=1 without=killers"));
    assert!(games.iter().all(|game| game.record.tags.get("Termination") == Some("normal")));
}

#[test]
fn an_interrupted_match_goes_on_and_ends_as_if_it_had_not_been() {
    let (whole, torn) = (file("whole.pdn"), file("torn.pdn"));
    let summary = printed(&lab_with(SMALL, &["--pdn", whole.to_str().unwrap()]));
    let text = std::fs::read_to_string(&whole).unwrap();
    let third = text.match_indices("[Event").nth(3).unwrap().0;
    for end in [0, 3, 40, third, third + 20, third + 300, text.len() - 1, text.len()] {
        std::fs::write(&torn, &text[..end]).unwrap();
        let again = printed(&lab_with(SMALL, &["--pdn", torn.to_str().unwrap()]));
        assert_eq!(again.lines().last(), summary.lines().last(), "torn at {end}");
        assert_eq!(std::fs::read_to_string(&torn).unwrap(), text, "torn at {end}");
    }
}

#[test]
fn files_of_others_are_left_alone() {
    let path = file("other.pdn");
    for other in
        ["[Event \"Club\"]\n\n1. c3-b4 *\n", "1. c3-b4", "Dear diary", &"[Event \"x\"]\n1-0\n".repeat(9)]
    {
        std::fs::write(&path, other).unwrap();
        let words = refused(&lab_with(SMALL, &["--pdn", path.to_str().unwrap()]));
        assert!(words.contains("other.pdn:1: this is not game 1 of the match: "), "{words}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
    }
    let mine = file("mine.pdn");
    printed(&lab_with(SMALL, &["--pdn", mine.to_str().unwrap()]));
    let changed = SMALL.replace("300", "301");
    let words = refused(&lab_with(&changed, &["--pdn", mine.to_str().unwrap()]));
    assert!(
        words.contains("Event is `russian, 300 nodes a move`, not `russian, 301 nodes a move`"),
        "{words}"
    );
}

#[test]
fn levels_play_each_other_and_repeat_themselves() {
    let words = "match --variant english --games 6 --first-level 1 --second-level 3";
    let summary = printed(&lab(words));
    assert_eq!(summary, printed(&lab(words)));
    assert!(
        summary.starts_with("english, levels: Damier level 1 against Damier level 3, 6 games\n+"),
        "{summary}"
    );
    let words = refused(&lab("match --variant english --first-level 9"));
    assert!(words.contains("there is no level `9`"), "{words}");
}

#[test]
fn a_question_is_decided_early_and_lost_games_end_early() {
    let words = "match --variant english --games 400 --nodes 300 --second-level 1 --first hash=1";
    let summary = printed(&lab_with(words, &["--sprt", "0", "200", "--resign", "2,2"]));
    assert!(summary.contains(" it is +200 rather than +0\n"), "{summary}");
    assert!(summary.contains("ended by what both thought of it: "), "{summary}");
    let counts = summary.lines().nth(1).unwrap().split([' ', '+', '=', '-', ',']);
    let games: u32 = counts.filter_map(|word| word.parse::<u32>().ok()).take(3).sum();
    assert!(games < 400, "{summary}");
    let drawn = printed(&lab("match --variant international --games 2 --nodes 100 --draw 1,2,100"));
    assert!(drawn.contains("\n+0 =2 -0, 50.0 %"), "{drawn}");
}

#[test]
fn clocks_run() {
    let words = "match --variant russian --games 2 --clock 0.5+0.02 --first hash=1 --second hash=1";
    let summary = printed(&lab(words));
    assert!(summary.contains("clock 0.5+0.02") && !summary.contains("lost on time"), "{summary}");
}

#[test]
fn openings_come_from_files() {
    let list = file("list.fen");
    std::fs::write(&list, "# won\nW:WK14,K18,K22,K23:B5\nW:WK14,K18,K22,K23:B5\n").unwrap();
    let words = "match --variant english --nodes 200 --games 50";
    let summary = printed(&lab_with(words, &["--openings", list.to_str().unwrap()]));
    assert!(summary.contains(" 2 games\n+1 =0 -1"), "{summary}");
    std::fs::write(&list, "W:WK1:B12\nW:W99:B1\n").unwrap();
    let words = refused(&lab_with(words, &["--openings", list.to_str().unwrap()]));
    assert!(words.contains("list.fen: line 2: column 4"), "{words}");
}

#[test]
fn what_makes_no_sense_is_refused() {
    for (words, reason) in [
        ("match --variant chess --nodes 5", "there is no variant `chess`"),
        ("match --variant russian", "a match needs --nodes, --time, --depth or --clock"),
        ("match --variant russian --clock 1 --nodes 5", "cannot be used with"),
        ("match --variant russian --nodes 5 --first luck=1", "the first engine: there is no option `luck`"),
        ("match --variant russian --nodes 5 --second-program no-such-engine", "cannot start no-such-engine"),
        ("match --variant russian --nodes 5 --sprt 5 5", "two different numbers"),
        ("match --variant breakthrough --giveaway --nodes 5", "no giveaway form"),
        ("match --variant russian --nodes 5 --openings no-such-file", "no-such-file"),
    ] {
        let told = refused(&lab(words));
        assert!(told.contains(reason), "{words}: {told}");
    }
}

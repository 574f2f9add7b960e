//! The program as scripts use it: what it prints, and what it says of bad input.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use damier_rules::VariantId;

fn damier(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(arguments)
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[track_caller]
fn prints(arguments: &[&str]) -> String {
    let output = damier(arguments, "");
    let complaints = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{arguments:?}: {complaints}");
    String::from_utf8(output.stdout).unwrap()
}

#[track_caller]
fn refuses(arguments: &[&str]) -> String {
    let output = damier(arguments, "");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// A file of the test's own, gone when it is dropped.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str, text: &str) -> Self {
        let path = std::env::temp_dir().join(format!("damier-{}-{name}", std::process::id()));
        std::fs::write(&path, text).unwrap();
        Self(path)
    }

    fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

#[test]
fn variants_are_listed() {
    assert_eq!(prints(&["variants"]).lines().count(), 22);
    let json: serde_json::Value = serde_json::from_str(&prints(&["variants", "--json"])).unwrap();
    assert_eq!(json.as_array().unwrap().len(), 22);
    assert!(json.as_array().unwrap().iter().any(|row| row["name"] == "frysk" && row["squares"] == 50));
}

#[test]
fn moves_are_listed_with_path_and_captures() {
    let text = prints(&["moves", "international", "--fen", "W:WK4:B13,20,32,37"]);
    let mut lines: Vec<_> = text.lines().collect();
    lines.sort_unstable();
    assert_eq!(lines, ["4x27x38x15 13 32 20", "4x31x42x15 13 37 20"]);
    assert_eq!(prints(&["moves", "russian"]).lines().count(), 7);
    assert!(prints(&["moves", "russian"]).lines().any(|line| line == "c3-d4"));
    assert_eq!(prints(&["moves", "english", "--fen", "B:WK32:B28"]), "");
    let json: serde_json::Value =
        serde_json::from_str(&prints(&["moves", "english", "--json", "--fen", "W:W22,30:B1,18"])).unwrap();
    assert_eq!(json[0]["path"], "22x15");
    assert_eq!(json[0]["captured"][0], "18");
}

#[test]
fn perft_counts_depth_by_depth() {
    let text = prints(&["perft", "english", "--depth", "5", "--divide"]);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines[..5], ["1 7", "2 49", "3 302", "4 1469", "5 7361"]);
    let split: u64 =
        lines[5..12].iter().map(|line| line.split(' ').nth(1).unwrap().parse::<u64>().unwrap()).sum();
    assert_eq!(split, 7361);
    assert!(lines[12].ends_with("million nodes a second"));
    let json: serde_json::Value =
        serde_json::from_str(&prints(&["perft", "frisian", "--depth", "3", "--json"])).unwrap();
    assert_eq!(json["counts"][1]["nodes"], 81);
}

#[test]
fn a_position_is_shown() {
    let file = Scratch::new("position.fen", "W:WK46,K47,K48:BK5\n");
    let text = prints(&["show", file.path(), "--ascii"]);
    assert!(text.contains("White to move"), "{text}");
    assert!(text.contains("W:WK46,K47,K48:BK5"), "{text}");
    let json: serde_json::Value = serde_json::from_str(&prints(&["show", file.path(), "--json"])).unwrap();
    assert_eq!(json["turn"], "white");
    assert_eq!(json["steps"], 0);
    let blocked = Scratch::new("blocked.fen", "B:WK32:B28");
    let text = prints(&["show", blocked.path(), "--variant", "english"]);
    assert!(text.contains("White wins by blocking"), "{text}");
}

const SAVE: &str = "\
CHECKERS_GAME
RULE_MODE 0
PLAY_MODE 1
AI_LEVEL 1
SPEED 500
MOVES 2
MOVE G3-H4 0303030330303030030303030000000000000001101010000101010110101010
MOVE F6-G5 0303030330303030030300030000003000000001101010000101010110101010
";

#[test]
fn a_saved_game_is_shown_step_by_step() {
    let file = Scratch::new("game.txt", SAVE);
    let text = prints(&["show", file.path()]);
    assert!(text.starts_with("art2dec-russian\nstep 2 of 2, F6-G5\n"), "{text}");
    assert!(prints(&["show", file.path(), "--step", "0"]).contains("step 0 of 2\n"));
    assert!(refuses(&["show", file.path(), "--step", "3"]).contains("no step 3; the last is 2"));
    let damaged = Scratch::new("damaged.txt", &SAVE.replace("MOVES 2", "MOVES 42"));
    let output = damier(&["show", damaged.path()], "");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success() && complaint.contains("42 moves announced, 2 found"), "{complaint}");
}

/// Every step of a real file, where the corpus is present.
#[test]
fn a_real_saved_game_is_shown_at_every_step() {
    let Ok(folder) = std::env::var("DAMIER_CORPUS") else {
        println!("corpus absent");
        return;
    };
    let file = format!("{folder}/pdn/seed_game_beginner.txt");
    for step in 0..=48 {
        let text = prints(&["show", &file, "--step", &step.to_string()]);
        assert!(text.contains(&format!("step {step} of 48")), "{text}");
    }
}

#[test]
fn bad_input_is_named_with_place_and_reason() {
    for (arguments, words) in [
        (&["moves", "chess"][..], &["chess", "international"][..]),
        (&["moves", "international", "--fen", "W:W31,99:B1"], &["99", "column 7"]),
        (&["moves", "international", "--fen", "W:W4:B49"], &["crowning row (4)", "crowning row (49)"]),
        (&["perft", "english"], &["--depth"]),
        (&["perft", "english", "--depth", "0"], &["0"]),
        (&["show", "no-such-file"], &["no-such-file"]),
        (&["play", "--text", "--variant", "breakthrough", "--giveaway"], &["no giveaway form"]),
        (&["play", "--text", "--level", "9"], &["8 Master"]),
        (&["play", "--text", "--fen", "W:W4:B49"], &["crowning row"]),
    ] {
        let complaint = refuses(arguments);
        for word in words {
            assert!(complaint.contains(word), "{arguments:?}: {complaint}");
        }
    }
    let nonsense = Scratch::new("nonsense.fen", "once upon a time");
    let complaint = refuses(&["show", nonsense.path()]);
    assert!(complaint.contains("nonsense.fen") && complaint.contains("column 1"), "{complaint}");
}

#[test]
fn without_display_and_terminal_the_text_game_is_named() {
    let output = damier(&[], "");
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success());
    assert!(complaint.contains("play --text"), "{complaint}");
}

#[test]
fn completions_and_man_page_are_made() {
    assert!(prints(&["completions", "bash"]).contains("perft"));
    assert!(prints(&["man"]).contains(".TH damier"));
}

fn text_game(arguments: &[&str], input: &str) -> String {
    let output = damier(&[&["play", "--text", "--ascii", "--seed", "1"], arguments].concat(), input);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn a_text_game_is_played_from_a_pipe() {
    let text = text_game(&["--level", "1"], "moves\n32-28\nhint\nundo\nflip\nlevel 2\nresign\nquit\n");
    assert!(text.contains("1. White 32-28"), "{text}");
    assert!(text.contains("1. Black "), "{text}");
    assert!(text.contains("Black wins"), "{text}");
    let refused = text_game(&["--variant", "english", "--side", "both"], "24-20\n32\nnonsense\n11-15\n");
    assert!(refused.contains("1. Black 11-15"), "{refused}");
    assert_eq!(refused.matches("1. ").count(), 1, "{refused}");
}

#[test]
fn the_computer_plays_itself_to_the_end() {
    let text = text_game(&["--variant", "breakthrough", "--side", "none", "--level", "1"], "");
    assert!(text.contains("the first king"), "{text}");
    let text = text_game(&["--variant", "english-optional", "--side", "none", "--level", "2"], "");
    assert!(text.contains("wins") || text.contains("Draw"), "{text}");
}

#[test]
fn a_text_game_is_saved_and_loaded() {
    let file = Scratch::new("saved.txt", "");
    let save = format!("c3-d4\nsave {}\nquit\n", file.path());
    text_game(&["--variant", "art2dec-russian", "--side", "both"], &save);
    let written = std::fs::read_to_string(&file.0).unwrap();
    assert!(written.starts_with("CHECKERS_GAME") && written.contains("MOVE C3-D4"), "{written}");
    let text = text_game(&["--side", "both"], &format!("load {}\nmoves\nundo\n", file.path()));
    assert!(text.contains("Art2Dec") || text.contains("B6-A5"), "{text}");
    assert!(text_game(&[], "load no-such-file\n").contains("no-such-file"));
}

const GAMES: &str = "\
[Event \"first\"]
[GameType \"20\"]
1. 32-28 18-23 (1... 17-21!) 2. 38-32 1-1

[GameType \"20\"]
1. 32-28 18-24 2. 38-32 *
";

fn check(arguments: &[&str]) -> (Option<i32>, String) {
    let output = damier(&[&["check"], arguments].concat(), "");
    (output.status.code(), String::from_utf8(output.stdout).unwrap())
}

#[test]
fn files_are_checked_with_a_line_for_each_complaint() {
    let games = Scratch::new("games.pdn", GAMES);
    let (code, text) = check(&[games.path()]);
    let lines: Vec<_> = text.lines().collect();
    assert_eq!((code, lines.len()), (Some(1), 2), "{text}");
    assert!(lines[0].starts_with(&format!("{}:6:10: `18-24` is not legal here", games.path())), "{text}");
    assert_eq!(lines[1], "games 2, moves 4, complaints 1");
    let clean = Scratch::new("clean.pdn", "1. 11-15 23-19 *");
    assert_eq!(check(&[clean.path()]), (Some(0), "games 1, moves 2, complaints 0\n".into()));
    let (code, text) = check(&[clean.path(), "--notes"]);
    assert!(code == Some(0) && text.contains(":1:1: note: no GameType; read as english"), "{text}");
    assert_eq!(check(&[clean.path(), "--variant", "frisian"]).0, Some(1));
    assert_eq!(check(&[clean.path(), "no-such-file"]).0, Some(2));
    let save = Scratch::new("checked.txt", &SAVE.replace("MOVES 2", "MOVES 42"));
    let positions = Scratch::new("checked.fen", "W:W31-50:B1-20\n\nW:W31:B99\n");
    let (code, text) = check(&[save.path(), positions.path()]);
    assert!(code == Some(1) && text.contains("checked.fen:3:8: `99` is no square"), "{text}");
    assert!(text.contains("checked.txt:6:") && text.ends_with("games 2, moves 2, complaints 2\n"), "{text}");
    let nul = Scratch::new("nul.pdn", "1. 32-28 18-23 *\n\0");
    assert!(check(&[nul.path()]).1.contains(":2:1: a NUL byte"));
}

/// Converts a file of that name and text; gives what is written and what is said.
fn converted(name: &str, text: &str, ending: &str, variant: &[&str]) -> (String, String) {
    let input = Scratch::new(name, text);
    let output = Scratch::new(&format!("{name}.out.{ending}"), "");
    let done = damier(&[&["convert", input.path(), output.path()], variant].concat(), "");
    let said = String::from_utf8(done.stderr).unwrap();
    assert!(done.status.success(), "{said}");
    (std::fs::read_to_string(&output.0).unwrap(), said)
}

#[test]
fn files_are_converted_and_losses_told() {
    let (pdn, said) = converted("saved-game.txt", SAVE, "pdn", &[]);
    assert!(pdn.contains("[Variant \"art2dec-russian\"]") && pdn.contains("1. G3-H4 F6-G5 *"), "{pdn}");
    assert_eq!(said, "");
    let (save, said) = converted("back.pdn", &pdn, "txt", &[]);
    assert!(
        save.contains("MOVE F6-G5 0303030330303030030300030000003000000001101010000101010110101010"),
        "{save}"
    );
    assert_eq!(said, "");
    assert_eq!(converted("same.txt", SAVE, "txt", &[]).0, SAVE);
    let (fen, said) = converted("two.pdn", GAMES, "fen", &[]);
    assert_eq!(fen.lines().count(), 2);
    assert!(said.contains("18-24") && said.contains("no place for 4 moves"), "{said}");
    let (pdn, _) =
        converted("positions.fen", "W:W31:B20\nB:WK5:B20\n", "pdn", &["--variant", "international"]);
    assert_eq!(pdn.matches("[FEN ").count(), 2);
    assert_eq!(converted("again.pdn", &pdn, "fen", &[]).0, "W:W31:B20\nB:WK5:B20\n");
    let games = Scratch::new("refused.pdn", GAMES);
    let refused = refuses(&["convert", games.path(), "refused.txt"]);
    assert!(refused.contains("art2dec-russian and art2dec-international only"), "{refused}");
    assert!(refuses(&["convert", games.path(), "refused.doc"]).contains(".pdn"));
}

/// Two of our programs play each other over a connection.
#[test]
fn a_game_is_played_over_a_connection() {
    use std::io::{BufRead, BufReader};
    let mut follower = Command::new(env!("CARGO_BIN_EXE_damier"))
        .args(["dxp", "--variant", "breakthrough", "--port", "0"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(follower.stdout.take().unwrap()).lines();
    let first = lines.next().unwrap().unwrap();
    let port = first.rsplit(':').next().unwrap().to_owned();
    let asks = ["dxp", "--variant", "breakthrough", "--connect", "--port", &port, "--fen", "W:W11:B40"];
    let text = prints(&asks);
    assert!(text.contains("Damier plays") && text.contains("the first king"), "{text}");
    assert!(lines.map(Result::unwrap).any(|line| line.contains("the first king")));
    assert!(follower.wait().unwrap().success());
    assert!(refuses(&["dxp", "--connect", "--port", "1"]).contains("cannot connect to 127.0.0.1:1"));
}

#[test]
fn the_benchmark_is_a_checksum() {
    let count = || {
        let text = prints(&["bench", "--shallower", "6"]);
        text.lines().find_map(|line| line.strip_prefix("nodes ")?.parse::<u64>().ok()).unwrap()
    };
    let text = prints(&["bench", "--shallower", "20"]);
    for id in VariantId::ALL {
        let begins = format!("{id} ");
        assert!(text.lines().any(|line| line.starts_with(&begins)), "{id} is in it");
    }
    let nodes = count();
    assert!(nodes > 1000);
    assert_eq!(nodes, count());
    assert!(refuses(&["bench", "--shallower", "x"]).contains("--shallower"));
}

#[test]
fn analyse_tells_what_endgame_tables_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables");
    let words = ["analyse", "english", "--fen", "W:WK19,K23:B12,K28", "--depth", "3", "--tables"];
    let text = prints(&[&words[..], &[folder]].concat());
    let (_, table) = text.split_once("\ntable: win in ").expect(&text);
    assert_eq!(table.lines().count(), 7, "the plies, then each of six moves: {text}");
    assert!(table.contains("19-24      loss in 2"), "a king given away: {text}");
    let json = prints(&[&words[..], &[folder, "--json"]].concat());
    assert!(json.contains(r#""result": "win""#) || json.contains(r#""result":"win""#), "{json}");
    assert!(!prints(&[&words[..], &[""]].concat()).contains("table:"), "none are wanted");
    assert!(refuses(&[&words[..], &["no/such/folder"]].concat()).contains("there is no such folder"));
}

#[test]
fn the_text_game_tells_what_endgame_tables_say() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables");
    let words = ["play", "--text", "--variant", "english", "--fen", "W:WK19,K23:B12,K28", "--tables", folder];
    let output = damier(&words, "hint\nquit\n");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("table: White wins in "), "{text}");
}

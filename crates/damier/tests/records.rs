//! Files of games as people work with them: searched, explored, converted into pictures, read from a pipe; and saved
//! so that nothing breaks them.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

const GAMES: &str = "\
[White \"Ann\"]\n[Black \"Bob\"]\n[Date \"1937.05.01\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n\
1. 32-28 {first [%csl G28]} 18-23 (1... 17-21) 2. 38-32 2-0\n\n\
[White \"Carl\"]\n[Black \"Ann\"]\n[Date \"1948\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n1. 32-28 17-21 2. 31-26 1-1\n\n\
[White \"Dora\"]\n[Black \"Emil\"]\n[Result \"0-1\"]\n[GameType \"25\"]\n\n1. c3-d4 d6-c5 0-1\n";

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn damier(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = command(arguments).spawn().unwrap();
    // A program that refuses its arguments does not read.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

/// What it prints of a file on its standard input.
#[track_caller]
fn prints(arguments: &[&str], input: &str) -> String {
    let output = damier(arguments, input.as_bytes());
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A folder of the test's own, gone when it is dropped.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("damier-records-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[test]
fn games_are_listed_filtered_sorted_and_exported() {
    let list = prints(&["games", "-"], GAMES);
    assert_eq!(list.lines().count(), 4);
    assert!(list.starts_with("     1  Ann ") && list.ends_with("3 of 3 games\n"), "{list}");
    let found = prints(&["games", "-", "--filter", "player=ann", "--sort=-date", "--json"], GAMES);
    let rows: serde_json::Value = serde_json::from_str(&found).unwrap();
    assert_eq!(rows[0]["white"], "Carl");
    assert_eq!(
        (rows[1]["line"].as_u64(), rows[1]["plies"].as_u64(), rows.as_array().unwrap().len()),
        (Some(1), Some(3), 2)
    );
    let filters = ["games", "-", "--filter", "player=ann", "--filter", "result=draw", "--to", "-"];
    let exported = prints(&filters, GAMES);
    assert!(
        exported.contains("[White \"Carl\"]") && exported.contains("1. 32-28 17-21 2. 31-26 1-1"),
        "{exported}"
    );
    assert!(!exported.contains("Dora"));
    let refused = damier(&["games", "-", "--filter", "rating=9"], b"");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("`rating` is no filter"));
    let refused = damier(&["games", "-"], b"W:W31:B20\n");
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("this is no PDN file"));
}

#[test]
fn moves_from_a_position_are_counted() {
    let table = prints(&["explore", "-", "--fen", "B:W28,31,33-50:B1-20"], GAMES);
    let rows: Vec<Vec<_>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(rows[1], ["18-23", "1", "1", "0", "0", "100%"]);
    assert_eq!(rows[2], ["17-21", "1", "0", "1", "0", "50%"]);
    assert_eq!(table.lines().last(), Some("2 games came to this position, 0 ended in it"));
    let json: serde_json::Value = serde_json::from_str(&prints(&["explore", "-", "--json"], GAMES)).unwrap();
    assert_eq!(
        (json["moves"][0]["move"].as_str(), json["moves"][0]["games"].as_u64()),
        (Some("32-28"), Some(2))
    );
}

#[test]
fn complaints_are_json_too_and_encodings_can_be_named() {
    let output = damier(&["check", "-", "--json"], b"[GameType \"20\"] 1. 32-26 *");
    assert_eq!(output.status.code(), Some(1));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((json["games"].as_u64(), json["told"][0]["column"].as_u64()), (Some(1), Some(20)));
    // Nothing is no game.
    assert_eq!(damier(&["check", "-"], b" \n").status.code(), Some(1));
    let cyrillic = b"[White \"\x91\xa0\xe8\xa0\"] *\n";
    let convert = ["convert", "-", "-", "--to", "pdn", "--encoding", "ibm866"];
    assert!(String::from_utf8(damier(&convert, cyrillic).stdout).unwrap().contains("[White \"Саша\"]"));
    assert_eq!(damier(&["check", "-", "--encoding", "klingon"], b"*").status.code(), Some(2));
}

/// A long file is read part by part, and says the same as a short one.
#[test]
fn long_files_are_checked_without_holding_them() {
    let folder = Folder::new("long");
    let file = folder.file("long.pdn");
    let mut bytes = b"[White \"\xcf\xe5\xf2\xf0\xee\xe2\"]\n[GameType \"20\"]\n\n1. 32-28 {".to_vec();
    bytes.resize(5_000_000, b' ');
    bytes.extend_from_slice(b"} 18-23 1-1\n\n");
    let mut bytes = bytes.repeat(7);
    bytes.extend_from_slice(b"[GameType \"20\"]\n\n1. 32-26 *\n\0");
    std::fs::write(&file, &bytes).unwrap();
    let output = damier(&["check", &file], b"");
    let (told, remarks) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1), "{told}{remarks}");
    let expected =
        [":38:4: `32-26` is not legal here; legal: ", ":39:1: a NUL byte", "games 8, moves 14, complaints 2"];
    assert_eq!(told.lines().count(), expected.len(), "{told}");
    assert!(told.lines().zip(expected).all(|(line, part)| line.contains(part)), "{told}");
    assert!(remarks.contains("read as windows-1251, by the look of it"), "{remarks}");
}

#[test]
fn one_game_of_many_is_shown_and_drawn() {
    let shown = prints(&["show", "-", "--game", "3", "--ascii"], GAMES);
    assert!(shown.starts_with("russian\nstep 2 of 2, d6-c5\n"), "{shown}");
    assert!(
        String::from_utf8(damier(&["show", "-", "--game", "4"], GAMES.as_bytes()).stderr)
            .unwrap()
            .contains("the last is 3")
    );
    let svg = prints(&["convert", "-", "-", "--to", "svg", "--game", "1", "--step", "1"], GAMES);
    assert!(svg.contains("<title>B:W28,31,33-50:B1-20</title>"));
    assert_eq!((svg.matches("href=\"#man-").count(), svg.matches("r=\"44\"").count()), (40, 1));
    let flipped = prints(&["convert", "-", "-", "--to", "svg", "--flipped", "--numbers", "off"], GAMES);
    assert!(!flipped.contains("<text"));
    let html = prints(&["convert", "-", "-", "--to", "html"], GAMES);
    assert_eq!(html.matches("<button data-stop=").count(), 4);
    assert!(
        html.contains("<title>Ann – Bob</title>") && html.contains("first</span>") && !html.contains("@@")
    );
    let hostile = "[White \"</script><b>\"] [GameType \"20\"] 1. 32-28 {<i>@@STOPS@@ & \"} 18-23 </p> *";
    let html = prints(&["convert", "-", "-", "--to", "html"], hostile);
    assert_eq!(html.matches("</script>").count(), 1);
    assert!(
        html.contains("&lt;i&gt;@@STOPS@@ &amp;")
            && !html.contains("<b>")
            && html.matches("</p>").count() == 3
    );
}

#[test]
fn pictures_are_written_by_the_ending() {
    let folder = Folder::new("pictures");
    for (name, begin) in [
        ("a.png", &b"\x89PNG"[..]),
        ("a.gif", b"GIF89a"),
        ("a.svg", b"<svg "),
        ("a.HTML", b"<!DOCTYPE html>"),
    ] {
        let output = damier(&["convert", "-", &folder.file(name), "--size", "128"], GAMES.as_bytes());
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stderr).contains("2 more are left out"));
        assert!(std::fs::read(folder.file(name)).unwrap().starts_with(begin), "{name}");
    }
    let refused = damier(&["convert", "-", &folder.file("b.png"), "--step", "4"], GAMES.as_bytes());
    assert_eq!(refused.status.code(), Some(2));
    assert!(String::from_utf8(refused.stderr).unwrap().contains("there is no step 4; the last is 3"));
    assert!(!Path::new(&folder.file("b.png")).exists());
}

/// A program that is killed while it saves leaves the old file or the new one, never a part.
#[test]
fn killing_a_save_never_breaks_the_file() {
    let folder = Folder::new("killed");
    let (input, output) = (folder.file("in.pdn"), folder.file("out.pdn"));
    let moves = "1. 32-28 18-23 2. 38-32 12-18 *\n\n";
    let text = format!("[GameType \"20\"]\n\n{moves}").repeat(300);
    std::fs::write(&input, &text).unwrap();
    let convert = |name: &str| command(&["convert", &input, name]);
    let whole_time = std::time::Instant::now();
    assert!(convert(&folder.file("whole.pdn")).output().unwrap().status.success());
    let whole_time = whole_time.elapsed();
    let whole = std::fs::read(folder.file("whole.pdn")).unwrap();
    let old = b"the old file".to_vec();
    let (mut kept, mut replaced) = (0, 0);
    for round in 0..200_u32 {
        std::fs::write(&output, &old).unwrap();
        let mut child = convert(&output).spawn().unwrap();
        // The end of the work, where the file is written, is met most often.
        std::thread::sleep(
            whole_time.mul_f64(0.4 + 0.8 * f64::from(round) / 200.0).min(Duration::from_secs(2)),
        );
        child.kill().unwrap();
        child.wait().unwrap();
        let found = std::fs::read(&output).unwrap();
        assert!(found == old || found == whole, "round {round} leaves {} bytes", found.len());
        if found == old { kept += 1 } else { replaced += 1 }
    }
    assert!(kept > 0 && replaced > 0, "{kept} kept, {replaced} replaced: the moments are badly chosen");
}

#[cfg(unix)]
#[test]
fn saving_keeps_links_and_permissions() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("links");
    let (real, link) = (folder.file("real.pdn"), folder.file("link.pdn"));
    std::fs::write(&real, "*").unwrap();
    std::fs::set_permissions(&real, std::fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink(&real, &link).unwrap();
    assert!(damier(&["convert", "-", &link], GAMES.as_bytes()).status.success());
    assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(std::fs::read_to_string(&real).unwrap().contains("[White \"Ann\"]"));
    assert_eq!(std::fs::metadata(&real).unwrap().permissions().mode() & 0o777, 0o640);
    let missing = damier(&["convert", "-", &folder.file("no/such/folder.pdn")], GAMES.as_bytes());
    assert_eq!(missing.status.code(), Some(2));
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 2, "a part of a file is left");
}

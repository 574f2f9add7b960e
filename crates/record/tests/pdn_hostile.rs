//! Files that nobody means well with: long, nested, cut off, binary. Each is read in time and memory that grow with
//! its length and no faster, is complained of, and nothing of it is lost.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::time::{Duration, Instant};

use damier_record::pdn::{self, ReadGame};

/// So many bytes that what grows with their square takes minutes.
const LONG: usize = 400_000;
/// Far more than a slow machine needs for what grows with the length.
const PATIENCE: Duration = Duration::from_secs(30);

#[track_caller]
fn read(name: &str, text: &str) -> Vec<ReadGame> {
    let began = Instant::now();
    let games = pdn::read(text, None);
    let written = pdn::write_games(games.iter().map(|game| &game.record));
    assert!(began.elapsed() < PATIENCE, "{name} takes {:?}", began.elapsed());
    // What is kept and what is told are no longer than a few times the text.
    assert!(written.len() < 20 * text.len() + 1000, "{name} grows to {}", written.len());
    let told: usize =
        games.iter().flat_map(|game| &game.complaints).map(|complaint| complaint.text.len()).sum();
    assert!(told < 20 * text.len() + 1000, "{name} says {told} bytes");
    games
}

#[test]
fn no_pattern_makes_reading_slow() {
    for (before, unit) in [
        ("", "x"),
        ("", "1"),
        ("", "1 "),
        ("", "1. "),
        ("", "/"),
        ("", "/\n"),
        ("", "/FEN "),
        ("", "/ FEN \""),
        ("", "/FEN \"a"),
        ("", "/FEN \"B::\"/"),
        ("", "("),
        ("", ")"),
        ("", "{"),
        ("", "}"),
        ("", "\""),
        ("", "["),
        ("", "[ "),
        ("", "[\n"),
        ("", "[\n\n"),
        ("", "[a \""),
        ("", "[A \"b\"]"),
        ("", "[Dati \"b\"]\n"),
        ("", "\n\n[Event \"b\"]"),
        ("", "\n\n[Event \"b"),
        ("{", "\n\n["),
        ("{", "\n\n[a \""),
        ("{", "\n\n[a \"b\"]"),
        ("", "%"),
        ("", "\n%"),
        ("", ";"),
        ("", "$"),
        ("", "$1 "),
        ("", "!"),
        ("", "*"),
        ("", "* "),
        ("", "1-0 "),
        ("", "1- "),
        ("", "11x"),
        ("", "11x18 18x"),
        ("", "11x11 "),
        ("", "32-28 "),
        ("", "0"),
        ("", "…"),
        ("", "1."),
        ("", "1…"),
        ("", "‼"),
        ("", "1-0‼"),
        ("", "32-28‼"),
        ("", "\u{a0}"),
        ("", "\u{feff}"),
        ("", "\0"),
        ("1. 32-28 ", "(1. 31-27) "),
        ("1. 32-28 ", "(zz) "),
        ("1. 32-28 ", "(zz) (1. 31-27) "),
        ("1. 32-28 ", "(1. 32-28 "),
        ("1. 32-28 ", "(zz "),
        ("1. 32-28 ", "{a} "),
        ("1. 32-28 ", "{a} $1 "),
        ("[FEN \"W:WK44:B11,12,19,27,40\"] 44x32 ", "(44x32) "),
        ("[FEN \"", "W:W1"),
        ("[GameType \"20\"]\n", "1. 32-28 18-23 2. 28x19 14x23 *\n\n"),
    ] {
        let text = before.to_owned() + &unit.repeat(LONG / unit.len());
        read(&format!("{before:?} and {unit:?}"), &text);
    }
}

#[test]
fn ten_thousand_brackets_are_complained_of() {
    let text = format!("[GameType \"20\"]\n\n1. 32-28 {}", "(1. 31-27 ".repeat(10_000));
    let games = read("brackets", &text);
    let complaints = &games[0].complaints;
    assert!(complaints[0].text.contains("not closed"), "{}", complaints[0]);
    assert_eq!(complaints.last().unwrap().text, "9500 more of this kind in this game");
    let closed = text + &")".repeat(10_000) + " *";
    let games = read("closed brackets", &closed);
    assert_eq!(games[0].complaints, []);
    let again = pdn::read(&pdn::write(&games[0].record), None);
    assert!(again[0].record == games[0].record);
}

#[test]
fn what_is_cut_off_is_kept_and_complained_of() {
    for (text, complaint) in [
        ("[GameType \"20\"] 1. 32-28 {and the", "this comment is not closed"),
        ("[GameType \"20\"] 1. 32-28 (1. 31-27", "this variation is not closed"),
        ("[GameType \"20\"] [Event \"Club", "a tag is written"),
        ("[GameType \"20\"] 1. 32-28 /FEN \"W:W31", "a position is written"),
        ("[GameType \"20\"] 1. 32-2", "`32-2` is not legal here"),
        ("[GameType \"20\"] 1. 32-28 18-23 $", "a sign after a move"),
    ] {
        let games = read(text, text);
        assert_eq!(games.len(), 1);
        assert!(
            games[0].complaints.iter().any(|told| told.text.contains(complaint)),
            "{:?}",
            games[0].complaints
        );
        let written = pdn::write(&games[0].record);
        let kept = text.split_whitespace().last().unwrap().trim_start_matches(['{', '"']);
        assert!(written.contains(kept), "{written}");
    }
}

#[test]
fn bytes_of_any_kind_are_read() {
    let mut state = 1_u32;
    let noise: Vec<u8> = std::iter::repeat_with(|| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    })
    .take(LONG)
    .collect();
    let decoded = pdn::decode(noise, None).unwrap();
    assert!(decoded.complaints[0].text.contains("NUL"));
    let games = read("noise", &decoded.text);
    assert!(games.iter().any(|game| !game.complaints.is_empty()));

    // The last character of a text in UTF-8 is cut in half.
    let mut cut = "[White \"Müller\"] 1. 32-28 {für".as_bytes().to_vec();
    cut.extend_from_slice(&"ü".as_bytes()[..1]);
    let decoded = pdn::decode(cut.clone(), Some("utf-8")).unwrap();
    assert_eq!(decoded.remarks, ["some bytes are no UTF-8; they are shown as �"]);
    assert!(decoded.text.starts_with("[White \"Müller\"]"));
    read("cut", &decoded.text);
    assert!(pdn::decode(Vec::new(), None).unwrap().text.is_empty());
    assert!(pdn::read("", None).is_empty() && pdn::read("\u{feff} \r\n", None).is_empty());
}

/// What fuzzing found: what is written of a text reads as the same, and is written the same.
#[test]
fn what_has_been_written_once_settles() {
    for text in [
        "+[ \u{a0}*\u{a0}\u{a0}*\u{a0} ",
        "8:68:3IIJ4: *1-1(",
        "1. 32-28\u{3000}19-23\u{2003}2.\u{a0}28x19 +\u{2029}*\u{85}* ",
    ] {
        let written = |text: &str| pdn::write_games(pdn::read(text, None).iter().map(|game| &game.record));
        let twice = written(&written(text));
        assert_eq!(twice, written(&twice), "{text:?}");
    }
    let wide = pdn::read("[GameType \"20\"] 1.\u{a0}32-28\u{3000}19-23\u{2003}*", None);
    assert_eq!(wide[0].record.tree.main_moves().count(), 2);
    assert!(wide[0].complaints.is_empty(), "{:?}", wide[0].complaints);
}

#[test]
fn a_game_too_long_for_a_tree_is_kept_as_text() {
    let long = "[GameType \"20\"]\n\n1. 32-28 18-23 ".to_owned() + &"2. 2. ".repeat(5 * LONG) + "\n\n";
    let text = long.clone() + "[GameType \"20\"]\n\n1. 31-27 *\n";
    let games = read("a long game", &text);
    assert_eq!(games.len(), 2);
    let complaint = &games[0].complaints[0];
    assert!(complaint.text.contains("longer than 8 MB"), "{complaint}");
    assert_eq!(games[0].record.tree.main_moves().count(), 2);
    assert!(pdn::write(&games[0].record).len() > 3_900_000);
    assert_eq!(games[1].complaints, []);
    assert_eq!(games[1].record.tree.main_moves().count(), 1);
}

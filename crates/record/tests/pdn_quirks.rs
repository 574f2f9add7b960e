//! What real files do to PDN: each quirk reads as the clean form, and what is wrong is told and kept.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use damier_record::pdn::{self, Action, GameRecord, GameResult, ReadGame};
use damier_rules::{GameKind, VariantId};

fn one(text: &str) -> ReadGame {
    let mut games = pdn::read(text, None);
    assert_eq!(games.len(), 1, "{text}: {games:#?}");
    games.remove(0)
}

/// The body as it is written, on one line.
fn body(record: &GameRecord) -> String {
    let text = pdn::write(record);
    text.split_once("\n\n").unwrap().1.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The body of a game of that type, which must be read without a complaint.
#[track_caller]
fn clean(game_type: u8, text: &str) -> String {
    let game = one(&format!("[GameType \"{game_type}\"]\n{text}"));
    assert!(game.complaints.is_empty(), "{text}: {:#?}", game.complaints);
    body(&game.record)
}

#[test]
fn every_way_of_writing_reads_as_the_clean_one() {
    let wanted = "1. 32-28 18-23 2. 38-32 12-18 *";
    for text in [
        "1. 32-28 18-23 2. 38-32 12-18 *",
        "1. 32 - 28 18- 23 2. 38 -32 12 - 18",
        "1.32-28 18-23 2.38-32 12-18",
        "1. 3228 1823 2. 3832 1218 *",
        "1 32-28 18-23 2 38-32 12-18 *",
        "32-28 18-23 38-32 12-18",
        "1. 32 28 18 23 2. 38 32 12 18 *",
        "1. 32-28 1... 18-23 2.\n38-32 2. ... 12-18 *",
        "001. 032-28 18-23 2. 38-32 12-18 *".trim_start_matches("001. 0"),
        "1. 32–28 18—23 2. 38−32, 12-18.",
        "1.\r32-28\r18-23\r2.\r38-32\r12-18\r*",
    ] {
        assert_eq!(clean(20, text), wanted, "{text}");
    }
    let lost = clean(20, "1. 32-28 7... 18-23 8. 38-32 08... 12-18 {x} *");
    assert_eq!(lost, "1. 32-28 18-23 2. 38-32 12-18 {x} *");
    assert_eq!(clean(25, "1. C3D4 d6:c5 *").split(' ').next(), Some("1."));
    assert_eq!(
        clean(20, "1. 34-30 20-25 2. 32-28 25:34 3. 39:30 1-1"),
        "1. 34-30 20-25 2. 32-28 25x34 3. 39x30 1-1"
    );
}

#[test]
fn captures_are_read_hop_by_hop_and_by_part_of_their_path() {
    for written in ["11x18x25", "11x18 18x25", "11x25", "1125", "11:18:25", "11 x 25"] {
        let text = format!("[GameType \"21\"][FEN \"B:B11:W15,22,32\"] 1. {written} 32-28 0-1");
        let game = one(&text);
        assert!(game.complaints.is_empty(), "{written}: {:#?}", game.complaints);
        assert_eq!(body(&game.record), "1. 11x25 32-28 0-1", "{written}");
    }
}

#[test]
fn every_result_ends_a_game_and_none_is_a_move() {
    use GameResult::{BlackWins, BothLose, Draw, Open, WhiteWins};
    let text = "1. 32-28 1-0\n1. 32-28 0-1\n1. 32-28 1/2-1/2\n1. 32-28 2-0\n1. 32-28 0-2\n1. 32-28 1-1\n\
                1. 32-28 0-0\n1. 32-28 *\n1. 32-28 1 - 0\n1. 32-28 2-0 *\n";
    let results: Vec<_> = pdn::read(text, None).iter().map(|game| game.record.result).collect();
    let wanted =
        [WhiteWins, BlackWins, Draw, WhiteWins, BlackWins, Draw, BothLose, Open, WhiteWins, WhiteWins];
    assert_eq!(results, wanted);
    let kept = one("[GameType \"20\"][FEN \"W:W7:B31\"] 1. 7-1 31-36 2. 1- 6 2-0");
    assert!(kept.complaints.is_empty(), "{:#?}", kept.complaints);
    assert_eq!(body(&kept.record), "1. 7-1 31-36 2. 1-6 2-0");
}

#[test]
fn stars_are_forced_moves_or_results() {
    assert_eq!(clean(20, "1. 32-28* 18-23 *"), "1. 32-28 $7 18-23 *");
}

#[test]
fn signs_after_moves_are_read_and_written_once() {
    let text = "1. 32-28! 18-23?? 2. 38-32!? $5 12-18(?) 3. 31-27 $199 7-12‼ $7 $3 *";
    let wanted = "1. 32-28 $1 18-23 $4 2. 38-32 $5 12-18 $2 3. 31-27 $199 7-12 $3 $7 *";
    assert_eq!(clean(20, text), wanted);
    assert_eq!(clean(20, wanted), wanted);
}

#[test]
fn variations_nest_and_comments_keep_their_place() {
    let text = "{before} 1. 32-28 {after} ({second} 1. 33-28 17-22 2. 28x17 12x21 (2... 11x22 3. 31-27 \
                (3. 32-27 {deep}))) (1. 34-29) {behind} 1... 18-23 *";
    assert_eq!(clean(20, text), text);
    // A variation on the first move of a variation is one on the same position.
    assert_eq!(clean(20, "1. 32-28 (1. 33-28 (1. 34-29) 18-23) *"), "1. 32-28 (1. 33-28 18-23) (1. 34-29) *");
}

#[test]
fn positions_and_passed_moves_stand_in_mid_game() {
    let text = "1. 32-28 /FEN \"W::\"/ 2. 28-22 17x28 3. 33x22 /FEN \"B:WK5,30:B1,2\"/ 3... 1-6 4. 5-10 *";
    let game = one(&format!("[GameType \"20\"] {text}"));
    assert!(game.complaints.is_empty(), "{:#?}", game.complaints);
    let again = one(&pdn::write(&game.record));
    assert_eq!(again.record, game.record);
    let skipped = clean(20, "1... 18-23 2. 32-28 *");
    assert_eq!(skipped, "1. /FEN \"B::\"/ 18-23 2. 32-28 *");
}

#[test]
fn an_illegal_move_ends_its_line_and_nothing_else() {
    let text = "[GameType \"20\"]\n1. 32-28 18-23 (1... 18-24 2. 28-22 {why not}) 2. 38-33\n 12-18 foo (bar) 1-0\n\
                [Event \"next\"]\n[GameType \"20\"]\n1. 33-28 *\n";
    let games = pdn::read(text, None);
    assert_eq!(games.len(), 2);
    let complaints: Vec<_> = games[0].complaints.iter().map(ToString::to_string).collect();
    assert_eq!(complaints.len(), 2, "{complaints:#?}");
    assert!(complaints[0].starts_with("2:22: `18-24` is not legal here; legal: "), "{}", complaints[0]);
    assert!(complaints[1].starts_with("2:51: `38-33` is not legal here; legal: 28-22"), "{}", complaints[1]);
    let written = body(&games[0].record);
    assert_eq!(
        written,
        "1. 32-28 18-23 (18-24 2. 28-22 {why not}) 38-33 12-18 foo (bar) 2-0".replace("(18", "(1... 18")
    );
    assert!(games[1].complaints.is_empty());
    assert_eq!(one(&pdn::write(&games[0].record)).record, games[0].record);
}

#[test]
fn what_cannot_be_read_is_named() {
    for (text, place, words) in [
        ("1. 32-28 ; no comment\n18-23 *", "2:10", "`;`"),
        ("1. 32-28 ) 18-23 *", "2:10", "no variation is open"),
        ("1. 32-28 (1. 33-28 18-23", "2:10", "not closed by `)`"),
        ("1. 32-28 {never closed\n18-23", "2:10", "not closed by `}`"),
        ("1. 99-28 *", "2:4", "`99` is no square of international"),
        ("1. hello *", "2:4", "`hello`"),
        ("(1. 32-28) 1. 33-28 *", "2:1", "before any move"),
        ("1. 32-28 $x 18-23 *", "2:10", "$"),
        ("1. 32-28 /FEN \"Q\"/ *", "2:10", "`Q`"),
        ("1. 32-28 (1. 33-28 1-0) 18-23 *", "2:20", "ends a game"),
    ] {
        let game = one(&format!("[GameType \"20\"]\n{text}"));
        let complaints: Vec<_> = game.complaints.iter().map(ToString::to_string).collect();
        assert_eq!(complaints.len(), 1, "{text}: {complaints:#?}");
        assert!(complaints[0].starts_with(&format!("{place}: ")), "{text}: {complaints:#?}");
        assert!(complaints[0].contains(words), "{text}: {complaints:#?}");
        let written = pdn::write(&game.record);
        let again = one(&written);
        assert_eq!(pdn::write(&again.record), written, "{text}");
    }
    let bad_start = one("[GameType \"20\"][FEN \"W:W99:B1\"] 1. 32-28 *");
    assert!(bad_start.complaints[0].text.contains("99"), "{:#?}", bad_start.complaints);
    let written = pdn::write(&bad_start.record);
    assert!(written.contains("[FEN \"W:W99:B1\"]") && written.contains("32-28 *"), "{written}");
    assert_eq!(pdn::write(&one(&written).record), written);
}

#[test]
fn a_forgotten_brace_does_not_swallow_the_next_game() {
    let games = pdn::read("[Event \"a\"]\n1. 32-28 {open\n18-23\n\n[Event \"b\"]\n1. 33-28 {x} *", None);
    assert_eq!(games.len(), 2);
    assert_eq!(games[1].record.tags.get("Event"), Some("b"));
}

#[test]
fn a_short_capture_is_settled_by_what_follows() {
    let head = "[GameType \"20\"][FEN \"W:WK44:B1,11,12,19,27,40\"]";
    for (next, path) in [("12-17", "44x35x2x16x32"), ("11-16", "44x35x8x21x32")] {
        let game = one(&format!("{head} 1. 44x32 {next} *"));
        assert!(game.complaints.is_empty(), "{:#?}", game.complaints);
        assert!(game.notes[0].text.contains(path), "{:#?}", game.notes);
        assert_eq!(body(&game.record), format!("1. {path} {next} *"));
    }
}

#[test]
fn tags_are_read_in_any_order_and_written_in_one() {
    let text = "[Annotator \"A \\\"B\\\" \\\\ C\"]\n[Nero \"Rossi\"]\n[Dati \"Torneo\"]\n[GameType \"22,W,8,8,N1,0\"]\n\
                [White \"?\"]\n[Risultato \"1-0\"]\n[Apertura \"12\"]\n1. 21-17 *";
    let game = one(text);
    assert_eq!(game.record.kind, GameKind::new(VariantId::Italian));
    assert_eq!(
        pdn::write(&game.record),
        "[Event \"Torneo\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n\
         [Black \"Rossi\"]\n[Result \"1-0\"]\n[GameType \"22,W,8,8,N2,1\"]\n\
         [Annotator \"A \\\"B\\\" \\\\ C\"]\n[Apertura \"12\"]\n\n1. 21-17 1-0\n"
    );
}

#[test]
fn the_variant_is_told_by_tags_then_by_the_moves() {
    use VariantId::{Breakthrough, English, International, Killer, Russian, Thai};
    for (tags, variant) in [
        ("[GameType \"96\"]", Breakthrough),
        ("[GameType \"99\"]", International),
        ("[GameType \"20,W,10,10,N1,0\"]", International),
        ("[GameType \"20\"][Variant \"killer\"]", Killer),
        ("[Variant \"Standard\"]", International),
        ("[GameType \"31,B,8,8,N2,0\"]", Thai),
        ("1. c3-d4 d6-c5", Russian),
        ("1. 11-15 23-19", English),
        ("1. 32-28 18-23", International),
    ] {
        assert_eq!(one(tags).record.kind.variant, variant, "{tags}");
    }
    let reversed = one("[GameType \"25\"][Objective \"giveaway\"] 1. c3-d4 *").record;
    assert_eq!(reversed.kind, GameKind::giveaway(VariantId::Russian).unwrap());
    assert_eq!(one(&pdn::write(&reversed)).record, reversed);
    let forced = pdn::read("1. 32-28 18-23 *", Some(VariantId::Frisian));
    assert_eq!(forced[0].record.kind.variant, VariantId::Frisian);
    assert!(one("[GameType \"77\"] 1. 32-28 *").notes[0].text.contains("77"));
}

/// Russian numbers run from different corners in different programs.
#[test]
fn numbers_from_the_other_corner_are_found_by_the_moves() {
    let starts = ["W:W22:B1", "W:W11:B32"].map(|numbers| {
        let game = one(&format!("[GameType \"25\"][FEN \"{numbers}\"] 1. c3-d4 *"));
        assert!(game.complaints.is_empty(), "{:#?}", game.complaints);
        assert_eq!(game.notes.len(), usize::from(numbers.contains("W11")));
        game.record.start
    });
    assert_eq!(starts[0], starts[1]);
}

#[test]
fn encodings_are_found_or_told() {
    let russian =
        "[White \"Иванов Сергей\"]\n[Black \"Петров Николай\"]\n[Event \"Чемпионат города\"]\n1. c3-d4 *";
    for label in ["windows-1251", "ibm866"] {
        let encoding = if label == "ibm866" { encoding_rs::IBM866 } else { encoding_rs::WINDOWS_1251 };
        let (bytes, ..) = encoding.encode(russian);
        for label in [None, Some(label)] {
            let decoded = pdn::decode(bytes.clone(), label).unwrap();
            assert_eq!(decoded.text, russian, "{label:?} {}", decoded.encoding);
        }
    }
    let marked = [b"\xEF\xBB\xBF", russian.as_bytes()].concat();
    assert_eq!(pdn::decode(marked, None).unwrap().text, russian);
    let wide: Vec<u8> =
        "\u{FEFF}".encode_utf16().chain(russian.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    assert_eq!(pdn::decode(wide, None).unwrap().text, russian);
    assert!(pdn::decode(b"", Some("klingon")).is_err());
    let nul = pdn::decode(b"1. 32-28\r\n18-\0", None).unwrap();
    assert!(nul.complaints[0].to_string().starts_with("2:4: a NUL byte"), "{:?}", nul.complaints);
}

#[test]
fn size_and_depth_have_no_limit() {
    let text = format!("[FEN \"W:WK50:BK1\"][GameType \"20\"] {}*", "50-45 1-6 45-50 6-1 ".repeat(25_000));
    let long = one(&text).record;
    assert_eq!(long.tree.main_moves().count(), 100_000);
    assert!(one(&pdn::write(&long)).record == long);
    let nested = format!("[GameType \"20\"] 1. 32-28 {}{}*", "(1. 33-28 ".repeat(1000), ")".repeat(1000));
    let deep = one(&nested).record;
    assert_eq!(deep.tree.node(deep.tree.root()).children().len(), 1001);
    assert!(one(&pdn::write(&deep)).record == deep);
    for hostile in ["(".repeat(10_000), "{".repeat(10_000), "[".repeat(10_000), "x".repeat(1_000_000)] {
        for game in pdn::read(&hostile, None) {
            assert!(!game.complaints.is_empty());
            let _ = pdn::write(&game.record);
        }
    }
    let dos = pdn::read("[GameType \"20\"]\r\n1. 32-28 *\r\n\x1A", None);
    assert!(dos.len() == 1 && dos[0].complaints.is_empty());
    assert!(pdn::read("", None).is_empty() && pdn::read(" \r\n\u{FEFF}", None).is_empty());
}

#[test]
fn a_tree_is_edited() {
    let mut record = one("[GameType \"20\"] 1. 32-28 (1. 33-28) (1. 34-29) 18-23 *").record;
    let root = record.tree.root();
    let [first, second, third] = record.tree.node(root).children()[..] else { panic!("three first moves") };
    assert!(record.tree.promote(second) && !record.tree.promote(second));
    assert!(record.tree.demote(first) && !record.tree.demote(first));
    assert_eq!(record.tree.node(root).children(), [second, third, first]);
    assert_eq!(record.tree.delete(third), Some(root));
    record.tree.set_comment(second, " two\n lines} ");
    assert_eq!(body(&record), "1. 33-28 {two lines)} (1. 32-28 18-23) *");
    assert_eq!(record.tree.delete(root), None);
    let end = record.tree.next(first).unwrap();
    assert_eq!(record.game_at(end).played().len(), 2);
    assert!(matches!(record.tree.node(root).action(), Action::Start));
}

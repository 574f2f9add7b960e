//! Save files of the Art2Dec program: they load, replay and are written back byte by byte, and what is wrong with
//! them is named.

mod corpus;

use damier_record::notation;
use damier_record::seed_save::{self, NotSaved, PlayMode, Reading, RuleMode, SeedSave, Settings};
use damier_rules::{Color, Game, GameKind, VariantId};
use proptest::prelude::*;

/// A short game of our own, with the player digit of the description.
const SHORT: &str = "\
CHECKERS_GAME
RULE_MODE 0
PLAY_MODE 1
AI_LEVEL 1
SPEED 750
MOVES 3
MOVE C3-D4 0303030330303030030303030000000000010000100010100101010110101010 1
MOVE F6-E5 0303030330303030030300030000300000010000100010100101010110101010 0
MOVE D4xF6 0303030330303030030301030000000000000000100010100101010110101010 1
";

fn read(text: &str) -> Reading {
    seed_save::read(text).expect("its first line is right")
}

fn complaints(text: &str) -> Vec<String> {
    read(text).complaints.iter().map(ToString::to_string).collect()
}

#[test]
fn a_right_file_reads_without_complaint() {
    let Reading { save, complaints } = read(SHORT);
    assert_eq!(complaints, []);
    let expected =
        Settings { rule_mode: RuleMode::Classic, play_mode: PlayMode::SemiAuto, ai_level: 1, speed_ms: 750 };
    assert_eq!(*save.settings(), expected);
    let labels: Vec<_> = save.steps().iter().map(|step| step.label.as_str()).collect();
    assert_eq!(labels, ["C3-D4", "F6-E5", "D4xF6"]);
    assert!(save.steps().iter().all(|step| step.player_digit));
    assert_eq!(save.boards().len(), 4);
    let kind = save.kind(save.variant_guess());
    assert_eq!(kind, GameKind::new(VariantId::Art2decRussian));
    assert!(save.routes(kind).iter().all(Option::is_some));
    // The pieces stand on other boards too, but nothing of them is a move there.
    assert!(save.routes(GameKind::new(VariantId::International)).iter().all(Option::is_none));
}

#[test]
fn what_is_not_edited_is_written_byte_by_byte() {
    let crlf = SHORT.replace('\n', "\r\n");
    let odd = SHORT.replace("SPEED 750", "  SPEED   0750 ").replace("MOVES", "\n# remark\nMOVES");
    let bom = format!("\u{feff}{SHORT}");
    for text in [SHORT, &crlf, SHORT.trim_end(), &odd, &bom, "CHECKERS_GAME"] {
        assert_eq!(read(text).save.write(), text);
    }
    assert_eq!(complaints(&crlf), <[&str; 0]>::default());
    assert_eq!(complaints(&odd), ["line 7: unknown keyword `#`"]);
}

#[test]
fn a_text_that_is_no_save_file_is_refused() {
    for text in ["", "[Event \"x\"]\n", "RULE_MODE 0\nCHECKERS_GAME\n"] {
        let error = seed_save::read(text).expect_err("no save file").to_string();
        assert!(error.starts_with("not a save file: line 1 should be `CHECKERS_GAME`, it is `"), "{error}");
    }
}

/// The beginning of a file with a piece where none can stand, and more moves announced than there are.
#[test]
fn impossible_boards_are_named_and_the_rest_is_kept() {
    let text = SHORT
        .replace("MOVES 3", "MOVES 42")
        .replace("0000300000010000100010100101010110101010 0", "0000300030010000100010100101010110101010 0");
    let Reading { save, complaints } = read(&text);
    let shown: Vec<_> = complaints.iter().map(ToString::to_string).collect();
    assert_eq!(
        shown,
        ["line 6: 42 moves announced, 3 found", "line 8: a man stands on a4, not a playing square"]
    );
    assert_eq!((complaints[0].column, complaints[1].column), (7, 44));
    assert_eq!(save.steps().len(), 3);
    assert_eq!(save.write(), text);
}

#[test]
fn every_wrong_line_is_named_with_its_place() {
    let board = "0303030330303030030303030000000000010000100010100101010110101010";
    let cases = [
        ("RULE_MODE 0", "RULE_MODE 7", (2, 11), "RULE_MODE is `7`, 0 (classic) or 1 (giveaway) was expected"),
        ("AI_LEVEL 1", "AI_LEVEL one", (4, 10), "AI_LEVEL is `one`, 0, 1 or 2 was expected"),
        ("SPEED 750", "SPEED", (5, 6), "no value of SPEED, a number of milliseconds was expected"),
        ("SPEED 750", "SPEED 1 2", (5, 9), "`2` behind the value of SPEED"),
        ("SPEED 750", "PLAY_MODE 2", (5, 1), "a second PLAY_MODE; the first counts"),
        ("MOVES 3", "MOVES 2", (6, 7), "2 moves announced, 3 found"),
        ("MOVES 3", "MOVES x", (6, 7), "MOVES is `x`, the number of moves was expected"),
        (board, "03x3", (7, 12), "a board has 64 digits, here are 4"),
        (board, "", (7, 13), "a board has 64 digits, here are 1"),
        (
            board,
            "0303030330303050030303030000000000010000100010100101010110101010",
            (7, 26),
            "`5` in a board, a digit from 0 to 4 was expected",
        ),
        (
            board,
            "0103030330303030030303030000000000010000100010100101010110101010",
            (7, 12),
            "a white man on its crowning row (B8)",
        ),
        (
            board,
            "0303030330303030030303030000000001010000100010100101010110101010",
            (7, 12),
            "White has 13 pieces, at most 12 are possible",
        ),
        ("D4xF6", "", (9, 7), "no label before the board"),
        ("MOVE C3-D4 0303", "MOVE\nMOVE C3-D4 0303", (7, 5), "a label and 64 digits were expected"),
        ("110101010 0\nMOVE D4", "110101010 0\nmove D4", (9, 1), "unknown keyword `move`"),
        (
            "10101010 1\nMOVE F6",
            "10101010 w\nMOVE F6",
            (7, 77),
            "the player to move is `w`, 0 (White) or 1 (Black)",
        ),
    ];
    for (right, wrong, place, message) in cases {
        let text = SHORT.replacen(right, wrong, 1);
        let Reading { save, complaints } = read(&text);
        let found = complaints.iter().any(|complaint| {
            (complaint.line, complaint.column) == place && complaint.message.starts_with(message)
        });
        assert!(found, "{message}: {complaints:?}");
        assert_eq!(save.write(), text);
    }
    let missing = complaints("CHECKERS_GAME\n");
    assert_eq!(missing.len(), 5, "{missing:?}");
}

#[test]
fn the_turn_follows_from_the_count_without_a_digit() {
    let text =
        SHORT.replace(" 1\nMOVE", "\nMOVE").replace(" 0\nMOVE", "\nMOVE").replace("1010 1\n", "1010\n");
    let Reading { save, complaints } = read(&text);
    assert_eq!(complaints, []);
    let turns: Vec<_> = save.steps().iter().map(|step| step.diagram.turn).collect();
    assert_eq!(turns, [Color::Black, Color::White, Color::Black]);
    assert!(save.steps().iter().all(|step| !step.player_digit));
}

#[test]
fn edited_steps_get_a_label_and_the_others_keep_theirs() {
    let kind = GameKind::new(VariantId::Art2decRussian);
    let mut save = read(&SHORT.replace("C3-D4", "A1-A1").replace('\n', "\r\n")).save;
    let reply = notation::read(kind, &save.steps()[2].diagram, "e7xg5").expect("Black takes back");
    save.push(kind, &reply);
    assert_eq!(save.steps()[3].label, "E7xG5");
    assert!(save.write().ends_with(" 0\r\n"), "the digit goes on");
    assert!(save.write().contains("\r\nMOVES 4\r\n") && save.write().contains("MOVE A1-A1 "));
    assert_eq!(complaints(&save.write()), <[&str; 0]>::default());

    let other = notation::read(kind, &save.steps()[2].diagram, "g7xe5").expect("Black takes back otherwise");
    save.set_step(kind, 3, save.steps()[2].diagram.after(kind, &other));
    assert_eq!(save.steps()[3].label, "G7xE5");
    save.set_step(kind, 1, kind.variant.variant().start());
    assert_eq!(save.steps()[1].label, "EDITED");

    save.truncate(1);
    assert_eq!((save.steps().len(), save.boards().len()), (1, 2));
    assert_eq!(read(&save.write()).save, save);
    save.set_settings(Settings { speed_ms: 20, ..*save.settings() });
    assert!(
        save.write().contains("\r\nAI_LEVEL 1\r\nSPEED 20\r\nMOVES 1\r\nMOVE A1-A1 "),
        "{}",
        save.write()
    );
}

#[test]
fn lines_that_were_missing_are_added_where_they_belong() {
    let mut save = read("CHECKERS_GAME").save;
    save.set_settings(Settings { ai_level: 9, ..Settings::default() });
    let kind = GameKind::new(VariantId::Art2decInternational);
    let first = kind.variant.variant().start().moves(kind).expect("the start is valid").remove(0);
    save.push(kind, &first);
    assert!(save.write().starts_with("CHECKERS_GAME\nAI_LEVEL 2\nMOVES 1\nMOVE "), "{}", save.write());
}

#[test]
fn games_that_the_format_cannot_hold_are_refused() {
    let refused = |game: &Game| SeedSave::from_game(game, Settings::default(), true).err();
    let russian = GameKind::new(VariantId::Russian);
    assert_eq!(refused(&Game::new(russian)), Some(NotSaved::Variant(VariantId::Russian)));
    let kind = GameKind::new(VariantId::Art2decRussian);
    let mut other = kind.variant.variant().start();
    other.turn = Color::Black;
    let game = Game::from_diagram(kind, other).expect("it is valid");
    assert_eq!(refused(&game), Some(NotSaved::OtherStart));
}

#[test]
fn levels_go_over_and_back() {
    assert_eq!([0, 1, 2, 200].map(seed_save::level_from_ai), [1, 3, 5, 5]);
    assert_eq!([1, 2, 3, 4, 5, 6, 7, 8].map(seed_save::ai_from_level), [0, 0, 1, 1, 2, 2, 2, 2]);
}

#[test]
fn a_real_file_loads_replays_and_is_written_back() {
    let Some(bytes) = corpus::corpus("pdn/seed_game_beginner.txt") else { return };
    let text = String::from_utf8(bytes).expect("the file is plain");
    let Reading { save, complaints } = read(&text);
    assert_eq!(complaints, []);
    assert_eq!((save.steps().len(), save.settings().play_mode), (48, PlayMode::FullAuto));
    assert_eq!(save.variant_guess(), VariantId::Art2decRussian);
    let routes = save.routes(GameKind::new(VariantId::Art2decRussian));
    assert_eq!(routes.iter().flatten().count(), 48);
    assert_eq!(save.write(), text);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_saved_game_replays(
        choices in prop::collection::vec(any::<u16>(), 0..90),
        giveaway: bool, international: bool, digit: bool,
    ) {
        let variant =
            if international { VariantId::Art2decInternational } else { VariantId::Art2decRussian };
        let kind =
            if giveaway { GameKind::giveaway(variant).expect("it has one") } else { GameKind::new(variant) };
        let mut game = Game::new(kind);
        for choice in choices {
            let legal = game.moves();
            let Some(route) = legal.get(usize::from(choice) % legal.len().max(1)) else { break };
            game.play(route).expect("it is legal");
        }
        let save = SeedSave::from_game(&game, Settings::default(), digit).expect("a game of the program");
        let text = save.write();
        let reading = read(&text);
        prop_assert_eq!(&reading.complaints, &[]);
        prop_assert_eq!(&reading.save, &save);
        prop_assert_eq!(save.kind(variant), kind);
        let routes = save.routes(kind);
        prop_assert_eq!(routes.len(), game.played().len());
        for (ply, (route, played)) in routes.iter().zip(game.played()).enumerate() {
            let route = route.as_ref().expect("every step is legal");
            prop_assert!(route.same_move(played));
            let label = &save.steps()[ply].label;
            match notation::read(kind, &save.boards()[ply], label) {
                Ok(read) => prop_assert!(read.same_move(played), "{}", label),
                Err(notation::MoveError::Ambiguous { candidates, .. }) => {
                    prop_assert!(candidates.iter().any(|other| other.same_move(played)));
                }
                Err(error) => prop_assert!(false, "{}: {}", label, error),
            }
        }
    }

    #[test]
    fn no_text_breaks_the_reader(lines in prop::collection::vec("(MOVE|MOVES|SPEED|RULE_MODE|x)? ?[0-9A-Hx-]{0,70} ?[0-9]{0,3}", 0..6)) {
        let text = format!("CHECKERS_GAME\n{}", lines.join("\n"));
        prop_assert_eq!(read(&text).save.write(), text);
    }
}

//! Moves: every honest form reads as the same move, what is open is asked, and what is written reads back.

use damier_record::fen;
use damier_record::notation::{self, MoveError};
use damier_rules::{Diagram, Game, GameKind, Route, VariantId};
use proptest::prelude::*;

fn position(variant: VariantId, text: &str) -> (GameKind, Diagram) {
    let diagram = fen::read_position(text, variant).unwrap_or_else(|error| panic!("{text}: {error}"));
    (GameKind::new(variant), diagram)
}

/// The whole path of the move that a text means, or the error.
fn read(variant: VariantId, fen: &str, text: &str) -> String {
    let (kind, diagram) = position(variant, fen);
    match notation::read(kind, &diagram, text) {
        Ok(route) => notation::full(variant, &route),
        Err(error) => error.to_string(),
    }
}

/// The legal moves, short.
fn moves(variant: VariantId, fen: &str) -> Vec<String> {
    let (kind, diagram) = position(variant, fen);
    let legal = diagram.moves(kind).expect("checked");
    legal.iter().map(|route| notation::short(kind, route, &legal)).collect()
}

#[test]
fn every_honest_form_reads_as_the_clean_one() {
    use VariantId::{Art2decRussian, English, International, Russian, Thai};
    let start = "W:W31-50:B1-20";
    let cases = [
        (International, start, "32-28", "32-28"),
        (International, start, " 32 28 ", "32-28"),
        (International, start, "3228", "32-28"),
        (International, start, "32 - 28", "32-28"),
        (International, start, "32- 28!?", "32-28"),
        (International, start, "32–28 ??", "32-28"),
        (International, start, "32-28 (?)", "32-28"),
        (International, start, "32-28*", "32-28"),
        (International, start, "d4-e5", "32-28"),
        (International, "B:W32:B7,8", "07-11", "7-11"),
        (International, "B:W32:B7,8", "711", "7-11"),
        (International, "B:W32:B7,8", "0711", "7-11"),
        (International, "B:W32:B7,8", "7 11", "7-11"),
        (International, "W:W32:B28", "32x23", "32x23"),
        (International, "W:W32:B28", "32:23", "32x23"),
        (International, "W:W32:B28", "32-23", "32x23"),
        (International, "W:W32:B28", "32×23", "32x23"),
        (International, "W:W32:B28", "32x23x28", "32x23"),
        (English, "B:B11:W15,22", "11x18 18x25", "11x18x25"),
        (English, "B:B11:W15,22", "1125", "11x18x25"),
        (English, "B:B11:W15,22", "111825", "11x18x25"),
        (English, "B:B11:W15,22", "11x25x22x15", "11x18x25"),
        (Russian, "W:Wc3:Bh8", "c3d4", "c3-d4"),
        (Russian, "W:Wc3:Bh8", "C3-D4", "c3-d4"),
        (Russian, "W:Wc3:Bh8", "c3 d4", "c3-d4"),
        (Russian, "W:Wc3:Bh8", "22-18", "c3-d4"),
        (Russian, "W:Wc3:Bd4,f6", "c3:e5:g7", "c3:e5:g7"),
        (Russian, "W:Wc3:Bd4,f6", "c3xg7", "c3:e5:g7"),
        (Russian, "W:Wc3:Bd4,f6", "c3e5g7", "c3:e5:g7"),
        (Art2decRussian, "B:Be5:Wd4,b2", "E5xA1(+1)", "E5xC3xA1"),
        (Art2decRussian, "B:Be5:Wd4,b2", "e5xa1", "E5xC3xA1"),
        (Thai, "W:W9:B13", "9-14", "9-14"),
        (Thai, "W:W9:B14", "9-18-14", "9-18"),
    ];
    for (variant, fen, text, expected) in cases {
        assert_eq!(read(variant, fen, text), expected, "{variant} {fen} {text}");
    }
}

#[test]
fn errors_say_where_and_what_was_expected() {
    let cases = [
        ("", "column 1: nothing where a square was expected"),
        ("hello", "column 1: `h` where a square was expected"),
        ("32", "column 3: nothing where a second square was expected"),
        ("32-", "column 4: nothing where a second square was expected"),
        ("32-28-", "column 7: nothing where a second square was expected"),
        ("32--28", "column 4: `-` where a second square was expected"),
        ("32/28", "column 3: `/` where a sign such as - or x was expected"),
        ("32-51", "column 4: `51` is no square of international"),
        ("c4-d5", "column 1: `c4` is no square of international"),
        ("9999", "column 1: `9999` is no square of international"),
        ("32-27x", "column 7: nothing where a second square was expected"),
        (
            "33-30",
            "33-30 is not legal here; legal: 31-26, 32-27, 33-28, 34-29, 35-30, 31-27, 32-28, 33-29, 34-30",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(read(VariantId::International, "W:W31-50:B1-20", text), expected, "{text}");
    }
    assert_eq!(
        read(VariantId::International, "B:WK32:B", "1-6"),
        "1-6 is not legal here; there is no legal move"
    );
    let invalid = fen::read("W:W4:B49", VariantId::International).expect("it can be read").diagram;
    let error =
        notation::read(GameKind::new(VariantId::International), &invalid, "4-9").expect_err("invalid");
    assert_eq!(
        error.to_string(),
        "the position is not valid: a white man on its crowning row (4); a black man on its crowning row (49)"
    );
}

/// Two captures with the same ends print with their paths, and the bare ends are asked about.
#[test]
fn equal_ends_are_told_apart() {
    let fen = "W:WK4:B13,20,32,37";
    assert_eq!(moves(VariantId::International, fen), ["4x27x38x15", "4x31x42x15"]);
    let (kind, diagram) = position(VariantId::International, fen);
    let error = notation::read(kind, &diagram, "4x15").expect_err("two fit");
    assert_eq!(error.to_string(), "4x15 could be 4x27x38x15 or 4x31x42x15");
    let MoveError::Ambiguous { candidates, .. } = error else { panic!("{error}") };
    assert_eq!(candidates.len(), 2);
    for text in ["4x27x38x15", "4x27x15", "4x38x15"] {
        assert_eq!(read(VariantId::International, fen, text), "4x27x38x15", "{text}");
    }
    // As the Hub protocol writes it.
    assert_eq!(read(VariantId::International, fen, "4x15x37x20x13"), "4x31x42x15");
}

#[test]
fn a_whole_path_names_its_move_though_a_longer_one_has_its_ends() {
    let fen = "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8";
    assert_eq!(moves(VariantId::Russian, fen).len(), 3);
    let (kind, diagram) = position(VariantId::Russian, fen);
    for (text, taken) in [("f8:b4", 1), ("f8:h6:f4:d6:b4", 4), ("f8:h6:b4", 4), ("h4:b6", 3)] {
        let route = notation::read(kind, &diagram, text).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(route.taken.len(), taken, "{text}");
    }
}

#[test]
fn a_king_that_jumps_on_in_line_is_written_with_the_square_behind() {
    let fen = "W:WK44:B11,12,19,27,40";
    let all = moves(VariantId::International, fen);
    // One ends on 6 and has those ends alone; the others have a twin each.
    assert_eq!(all.len(), 9);
    for text in ["44x6", "44x35x2x16x32", "44x35x8x21x32"] {
        assert!(all.iter().any(|written| written == text), "{text} in {all:?}");
    }
    assert!(read(VariantId::International, fen, "44x32").contains("could be"));
    assert_eq!(read(VariantId::International, fen, "44x2x32"), "44x35x2x16x32");
}

#[test]
fn a_crowned_man_goes_on() {
    assert_eq!(moves(VariantId::Russian, "W:Wh6:Bg7,c5,d2"), ["h6:e1"]);
    assert_eq!(read(VariantId::Russian, "W:Wh6:Bg7,c5,d2", "h6xf8xb4xe1"), "h6:f8:b4:e1");
}

/// A game of random moves.
fn play(kind: GameKind, choices: &[u16], mut each: impl FnMut(&Game, &[Route])) {
    let mut game = Game::new(kind);
    for &choice in choices {
        let legal = game.moves();
        if legal.is_empty() {
            break;
        }
        each(&game, &legal);
        let route = legal[usize::from(choice) % legal.len()].clone();
        game.play(&route).expect("it is legal");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 8, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(choices in prop::collection::vec(any::<u16>(), 120)) {
        for &variant in VariantId::ALL {
            let kind = GameKind::new(variant);
            play(kind, &choices, |game, legal| {
                for route in legal {
                    for text in [notation::short(kind, route, legal), notation::full(variant, route)] {
                        let read = notation::read(kind, game.diagram(), &text);
                        let same = read.as_ref().is_ok_and(|read| read.same_move(route));
                        assert!(same, "{variant}: {text} in {} gave {read:?}",
                            fen::write(game.diagram(), variant));
                    }
                }
            });
        }
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[0-9a-lx:. ()+!-]{0,16}", any in ".{0,12}") {
        for &variant in VariantId::ALL {
            let start = variant.variant().start();
            let _ = notation::read(GameKind::new(variant), &start, &text);
            let _ = notation::read(GameKind::new(variant), &start, &any);
        }
    }
}

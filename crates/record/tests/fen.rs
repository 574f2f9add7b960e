//! FEN: every form that is met reads, what cannot be read says where and why, and what is written reads back.

mod corpus;

use damier_record::fen::{self, FenError};
use damier_rules::{Color, Diagram, Kind, KingRun, Piece, Square, VariantId};
use proptest::prelude::*;

/// Reads, and writes again in the clean form.
fn clean(text: &str, variant: VariantId) -> String {
    match fen::read(text, variant) {
        Ok(read) => fen::write(&read.diagram, variant),
        Err(error) => format!("{error}"),
    }
}

#[test]
fn every_honest_form_reads_as_the_clean_one() {
    use VariantId::{
        Brazilian, Canadian, English, Frisian, International, Italian, Killer, Russian, Spanish, Turkish,
    };
    let cases = [
        (International, "W:W31-50:B1-20", "W:W31-50:B1-20"),
        (International, "W:B1-20:W31-50.", "W:W31-50:B1-20"),
        (International, " w : w 31 - 50 , : b 01-020 . ", "W:W31-50:B1-20"),
        (International, "[FEN \"W:W31-50:B1-20\"]", "W:W31-50:B1-20"),
        (International, "/FEN \"B:W28,31-36,38-50:B1-20\"/", "B:W28,31-36,38-50:B1-20"),
        (International, "\"W:WK5:B\"", "W:WK5:B"),
        (International, "B:W50:B", "B:W50:B"),
        (International, "B:W:B", "B:W:B"),
        (International, "W:WK5:B.", "W:WK5:B"),
        (International, "W:WK5", "W:WK5:B"),
        (International, "B:B13:", "B:W:B13"),
        (International, "W:WK31-33:BK1-K3", "W:WK31,K32,K33:BK1,K2,K3"),
        (International, "W:Wk31 - 33:Bk 1,k2,5 6 7", "W:WK31,K32,K33:BK1,K2,5-7"),
        (International, "?:W31:B1", "W:W31:B1"),
        (English, "?:W31:B1", "B:W31:B1"),
        (International, "W:W30,31,33,34,35,K36,37:B1,2", "W:W30,31,33-35,K36,37:B1,2"),
        (Killer, "W:WK44:B11,12,G19,P24:H7:F12", "W:WK44:B11,12,19,K24"),
        (International, "W:W50:B1:Zanything:H:Q9", "W:W50:B1"),
        (International, "W:W:WK5:B1", "W:WK5:B1"),
        (English, "B:WK7,22,30:B3,K12", "B:WK7,22,30:B3,K12"),
        (English, "B:WG1:BA3", "B:W32:B21"),
        (Russian, "W:Wa1,c3,Kh8:Bb6,d6", "W:Wa1,c3,Kh8:Bb6,d6"),
        (Russian, "W:WA1,C3,kH8:Bb6,KG7", "W:Wa1,c3,Kh8:Bb6,Kg7"),
        (Russian, "W:Wg3:Bg7", "W:Wg3:Bg7"),
        (Brazilian, "W:W21,22,23,24:B1,G2,P3", "W:Wa3,c3,e3,g3:Bb8,d8,Kf8"),
        (Brazilian, "B:W21-23:BG1,K30", "B:Wa3,c3,e3:BKc1,b8"),
        (Brazilian, "B:Wc1,30:B1,G3", "column 7: square c1 is named twice"),
        (Turkish, "W:Wa2-b2:B", "column 4: `a2` where a number at both ends of the range was expected"),
        (Italian, "W:W21-32:B1-12", "W:W21-32:B1-12"),
        (Spanish, "W:W1-12:B21-32", "W:W1-12:B21-32"),
        (Canadian, "W:W43-72:B1-30", "W:W43-72:B1-30"),
        (Canadian, "W:Wa1,l2,Kk1:Bb12", "W:W66,67,K72:B1"),
        (Frisian, "W:W46,K1:B5,K38,K39:H0:F10:+238+1", "W:WK1,46:B5,K38,K39:+238+101"),
        (Frisian, "W:W31-50:B1-20:H0:F1:+0+0", "W:W31-50:B1-20"),
    ];
    for (variant, text, expected) in cases {
        assert_eq!(clean(text, variant), expected, "{variant} {text}");
    }
}

#[test]
fn counts_and_king_runs_are_read() {
    let read = fen::read("B:WK5,31:BK38,20:H12:F031:+238+0", VariantId::Frisian).expect("a lidraughts FEN");
    assert_eq!((read.half_moves, read.move_number), (Some(12), Some(31)));
    let square = VariantId::Frisian.variant().by_number(38).expect("a square");
    assert_eq!(read.diagram.runs, [KingRun::default(), KingRun::new(square, 2)]);
    // Elsewhere the field means nothing.
    let read = fen::read("B:WK5:BK38:+238+0", VariantId::International).expect("an unknown field");
    assert_eq!((read.half_moves, read.diagram.runs), (None, [KingRun::default(); 2]));
}

#[test]
fn errors_say_where_and_what_was_expected() {
    let cases = [
        ("", "column 1: nothing where the side to move was expected: W, B or ?"),
        ("  X:W1:B2", "column 3: `X` where the side to move was expected: W, B or ?"),
        ("W31:B2", "column 1: `W31` where the side to move was expected: W, B or ?"),
        ("W:W31,51:B1", "column 7: `51` is no square of international"),
        ("W:W31,0:B1", "column 7: `0` is no square of international"),
        ("W:W31,+5:B1", "column 7: `+5` is no square of international"),
        ("W:W31,x:B1", "column 7: `x` is no square of international"),
        ("W:W31,a2:B1", "column 7: `a2` is no square of international"),
        ("W:W31,32:B 1,31", "column 14: square 31 is named twice"),
        ("W:W31-33,32:B1", "column 10: square 32 is named twice"),
        ("W:W50-31:B1", "column 4: the range `50-31` runs backwards; the lower number was expected first"),
        ("W:W31-K33:B1", "column 7: `K33` where a man at both ends of the range was expected"),
        ("W:W31:W32:B1", "column 7: a second list of pieces for White"),
        ("W:", "column 3: no list of pieces; `:W` or `:B` with squares was expected"),
        ("B::", "column 4: no list of pieces; `:W` or `:B` with squares was expected"),
        ("W:W31:B1:H99999", "column 11: `99999` where a count up to 65535 was expected"),
        ("[FEN \"W:W31:B1]", "column 6: quotation marks belong to a tag, as in [FEN \"W:W31-50:B1-20\"]"),
        ("[Event \"W:W31:B1\"]", "column 8: quotation marks belong to a tag, as in [FEN \"W:W31-50:B1-20\"]"),
    ];
    for (text, expected) in cases {
        assert_eq!(clean(text, VariantId::International), expected, "{text}");
    }
    let runs = clean("W:WK31:BK1:+401+0", VariantId::Frisian);
    assert!(runs.starts_with("column 13: `401` where a count from 0 to 3"), "{runs}");
    let runs = clean("W:WK31:BK1:+1", VariantId::Frisian);
    assert!(runs.starts_with("column 14: nothing where a count from 0 to 3"), "{runs}");
    // The column counts characters, not bytes.
    assert!(matches!(
        fen::read("W:Wé:B", VariantId::International),
        Err(FenError::UnknownSquare { column: 4, .. })
    ));
}

#[test]
fn impossible_positions_are_refused_with_every_reason() {
    assert_eq!(
        fen::read_position("W:W4:B49", VariantId::International),
        Err(FenError::Invalid {
            complaints: vec![
                "a white man on its crowning row (4)".to_owned(),
                "a black man on its crowning row (49)".to_owned(),
            ],
        })
    );
    assert!(fen::read("W:W4:B49", VariantId::International).is_ok());
    let too_many = fen::read_position("W:W6-27:B", VariantId::International).expect_err("22 pieces");
    assert!(too_many.to_string().contains("White has 22 pieces, at most 20 are possible"), "{too_many}");
}

#[test]
fn start_positions_are_written_as_everywhere() {
    let written = |id: VariantId| fen::write(&id.variant().start(), id);
    assert_eq!(written(VariantId::International), "W:W31-50:B1-20");
    assert_eq!(written(VariantId::English), "B:W21-32:B1-12");
    assert_eq!(written(VariantId::Spanish), "W:W1-12:B21-32");
    assert_eq!(written(VariantId::Thai), "B:W1-8:B25-32");
    assert!(written(VariantId::Art2decRussian).starts_with("W:Wa1,c1,e1,g1,b2,"));
    assert!(written(VariantId::Turkish).starts_with("W:Wa2,b2,"));
}

#[test]
fn positions_of_a_problem_book_read() {
    let Some(bytes) = corpus::corpus("pdn/english_gem_positions.pdn") else { return };
    let text = String::from_utf8(bytes).expect("the file is plain");
    let tags: Vec<_> = text.lines().filter(|line| line.starts_with("[FEN ")).collect();
    assert_eq!(tags.len(), 162);
    for tag in tags {
        let diagram =
            fen::read_position(tag, VariantId::English).unwrap_or_else(|error| panic!("{tag}: {error}"));
        let again = fen::read_position(&fen::write(&diagram, VariantId::English), VariantId::English);
        assert_eq!(again, Ok(diagram), "{tag}");
    }
}

/// Any pieces anywhere, with king runs in Frisian games.
fn any_diagram() -> impl Strategy<Value = (VariantId, Diagram)> {
    let cells = prop::collection::vec(0u8..8, 72);
    let runs = ((0u8..4, 0u8..50), (0u8..4, 0u8..50));
    (prop::sample::select(VariantId::ALL), cells, any::<bool>(), runs).prop_map(|(id, cells, white, runs)| {
        let turn = if white { Color::White } else { Color::Black };
        let mut diagram = Diagram::empty(id.variant().shape(), turn);
        for square in diagram.shape().squares() {
            let cell = cells[square.index()];
            let color = if cell & 1 == 0 { Color::White } else { Color::Black };
            let kind = if cell & 2 == 0 { Kind::Man } else { Kind::King };
            diagram.set(square, (cell < 4).then_some(Piece { color, kind }));
        }
        if matches!(id, VariantId::Frisian | VariantId::Frysk) {
            diagram.runs = [runs.0, runs.1].map(|(moves, square)| KingRun::new(Square::new(square), moves));
        }
        (id, diagram)
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back((variant, diagram) in any_diagram()) {
        let written = fen::write(&diagram, variant);
        let read = fen::read(&written, variant);
        prop_assert_eq!(read.map(|fen| fen.diagram), Ok(diagram), "{}", written);
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[WBwbKkGgHh+0-9a-l:,. \"-]{0,40}", any in ".{0,20}") {
        for &variant in VariantId::ALL {
            let _ = fen::read(&text, variant);
            let _ = fen::read(&any, variant);
        }
    }
}

#[test]
fn a_position_without_a_name_is_guessed_by_its_squares() {
    for (text, guess) in [
        ("B:WK7,22,30:B3,K12", Some(VariantId::English)),
        ("W:W31-50:B1-20", Some(VariantId::International)),
        ("W:W43-72:B1-30", Some(VariantId::Canadian)),
        ("W:Wc3,Ke1:Bd6", Some(VariantId::Russian)),
        ("W:Wc3,Kd1:Bd6", Some(VariantId::Turkish)),
        ("W:W99:B1", None),
        ("once upon a time", None),
    ] {
        assert_eq!(fen::guess(text), guess, "{text}");
    }
}

//! One diagram for each special rule: all legal moves with their paths, and where it matters the position after.

mod written;

use damier_rules::KingRun;
use written::{diagram, fen_of, game, kind, moves, play};

/// Variant, position, legal moves in full.
type Case = (&'static str, &'static str, &'static str);

#[track_caller]
fn check(cases: &[Case]) {
    for &(variant, fen, expected) in cases {
        let mut expected: Vec<_> = expected.split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(moves(variant, fen), expected, "{variant} {fen}");
    }
}

#[track_caller]
fn leads_to(variant: &str, fen: &str, mv: &str, after: &str) {
    let mut game = game(variant, fen);
    play(&mut game, mv);
    assert_eq!(fen_of(&game), after, "{variant} {fen} after {mv}");
}

#[test]
fn taken_pieces_stand_in_the_way_until_the_move_ends() {
    check(&[
        // After taking 8 the king cannot go on over 7, for nothing is jumped twice and 31 still stands.
        ("international", "W:WK48:B7,8,31,34,K42,44", "48x30x2x11x50"),
        ("international", "B:W27,28,38,39,42:BK25", "25x48x31x22x33"),
        // Where pieces leave at once, the line is free again.
        ("turkish", "W:WKa4:Bc4,f4,h6", "a4xd4xh4xh7 a4xd4xh4xh8"),
    ]);
}

#[test]
fn crowning_in_a_capture_ends_the_move_or_not() {
    check(&[
        // Ends the move.
        ("english", "W:W11:B6,7,12", "11x2"),
        ("italian", "W:W10:B6,7", "10x3"),
        ("spanish", "W:W14:B18,26,27", "14x21x30"),
        ("czech", "W:Wf6:Bc7,e7,h6", "f6xd8"),
        ("thai", "W:Wf6:Bc7,e7,h6", "22x31"),
        // In flight: goes on as a king.
        ("russian", "W:Wf6:Bc7,e7,h6", "f6xd8xb6 f6xd8xa5"),
        ("russian", "W:Wh6:Bg7,c5,d2", "h6xf8xb4xe1"),
        ("art2dec-russian", "W:Wf6:Be7,c7", "F6xD8xB6"),
        ("art2dec-international", "W:Wf6:Be7,c7", "F6xD8xB6 F6xD8xA5"),
        // Only at rest: goes on as a man.
        ("brazilian", "W:Wf6:Bc7,e7,h6", "f6xd8xb6"),
        ("pool", "W:Wf6:Bc7,e7,h6", "11x2x9"),
        ("international", "W:W12:B8,9,30", "12x3x14"),
        ("killer", "W:W12:B8,9,30", "12x3x14"),
        ("frisian", "W:W12:B8,9", "12x3x14"),
        // A Turkish man finishes its capture as a man, sideways along the last row.
        ("turkish", "W:Wa6:Ba7,b8,e8,h5", "a6xa8xc8"),
        ("armenian", "W:Wa6:Ba7,b8,e8,h5", "a6xa8xc8"),
    ]);
    leads_to("russian", "W:Wf6:Bc7,e7,h6", "f6xb6", "B:WKb6:Bh6");
    leads_to("brazilian", "W:Wf6:Bc7,e7,h6", "f6xb6", "B:Wb6:Bh6");
    leads_to("turkish", "W:Wa6:Ba7,b8,e8,h5", "a6xc8", "B:WKc8:Bh5,e8");
    leads_to("english", "W:W11:B6,7,12", "11x2", "B:WK2:B6,12");
}

#[test]
fn most_pieces_go_first_a_king_counting_as_one() {
    check(&[
        ("international", "W:W26:B12,K21,31,32", "26x17x8 26x37x28"),
        ("canadian", "W:W40,62:B34,21,56", "40x27x14"),
        ("turkish", "W:WKa1:Ba3,a6,d8", "a1xa4xa8xe8 a1xa4xa8xf8 a1xa4xa8xg8 a1xa4xa8xh8"),
        // Free choice where there is no such rule.
        ("russian", "W:Wg3,Ka1:Bd4,f4", "a1xe5 a1xf6 a1xg7 a1xh8 g3xe5xc3"),
        ("english", "W:WK32,21:B17,19,27", "21x14 32x23x16"),
        ("pool", "W:Wc3:Bd4,d6,b6,f4", "22x15x24 22x15x6x13"),
    ]);
}

#[test]
fn each_step_of_the_italian_cascade_decides() {
    check(&[
        // A man takes no king.
        ("italian", "W:W30:BK26", "30-27"),
        ("italian", "W:W30:B27", "30x23"),
        // Most pieces.
        ("italian", "W:WK21,31:B10,18,27", "31x22x13x6"),
        // With a king rather than with a man.
        ("italian", "W:WK23,31:B19,26,27", "23x30x21"),
        // Most kings.
        ("italian", "W:WK23:B19,K28", "23x32"),
        // Kings met earliest, compared piece by piece.
        ("italian", "W:WK30:B10,K12,K18,20,K26,K27", "30x21x14x5"),
        ("italian", "W:WK30:B10,12,18,K20,K26,27", "30x21x14x5"),
        // Nothing left to decide by.
        ("italian", "W:WK24:B20,28", "24x15 24x31"),
        ("italian", "W:WK31:B18,20,K27,K28", "31x22x13 31x24x15"),
    ]);
}

#[test]
fn spanish_counts_pieces_then_kings_and_czech_puts_kings_first() {
    check(&[
        // One piece each way: the king goes first; then two men before one king.
        ("spanish", "W:WKd5:Bc4,Ke4", "19x10 19x5 19x1"),
        ("portuguese", "W:WKd5:Bc4,Ke4", "19x10 19x5 19x1"),
        ("spanish", "W:WKd5:Bc4,a2,Ke4", "19x10 19x5 19x1"),
        ("czech", "W:Wg3,Ka1:Bd4,f4", "a1xe5 a1xf6 a1xg7 a1xh8"),
        ("czech", "W:Wg3,c1:Bd2,f4", "c1xe3xg5 g3xe5"),
    ]);
}

#[test]
fn frisian_values_a_king_just_under_two_men() {
    check(&[
        // One king beats one man, two men beat one king.
        ("frisian", "W:W33,47:BK29,28,8", "33x24"),
        ("frisian", "W:W33,38:BK29,28,18,K42", "33x22x13"),
        // Of equal values the king must take.
        ("frisian", "W:WK46,32:BK41,K28", "46x37"),
        // Along rows and columns too.
        ("frisian", "W:W28:B22,21,27", "28x17x26x28"),
        ("frisian", "W:W33:B23", "33x13"),
    ]);
}

#[test]
fn a_frisian_king_makes_three_quiet_moves_in_a_row_at_most() {
    let shuffle = "46-41 4-9 41-46 9-4 46-41 4-9";
    let mut three = game("frisian", "W:WK46,40:BK4");
    play(&mut three, shuffle);
    let variant = three.kind().variant.variant();
    let movers: std::collections::BTreeSet<_> =
        three.moves().iter().map(|route| variant.number(route.from())).collect();
    assert_eq!(movers, [40].into(), "only the man may move now");
    // A move of another piece frees the king.
    play(&mut three, "40-35 9-4 41-46");
    // Without men there is no limit, and no run is counted.
    let mut bare = game("frisian", "W:WK46:BK4,6");
    play(&mut bare, shuffle);
    assert_eq!(bare.diagram().runs[0], KingRun::default());
    // Losing the last man clears the count.
    let mut loses_man = game("frisian", "W:WK46,40:BK4");
    play(&mut loses_man, "46-41 4-18 41-46");
    assert_eq!(loses_man.diagram().runs[0].moves(), 2);
    play(&mut loses_man, "18x45");
    assert_eq!(loses_man.diagram().runs[0], KingRun::default());
}

#[test]
fn a_thai_king_lands_directly_behind_and_may_turn_back() {
    check(&[
        ("thai", "W:WKa1:Bb2", "4x11"),
        ("thai", "W:WKa1:Bb2,d4", "4x11x18"),
        ("thai", "W:WKa1:Bc3,c5,e5", "4x15x22 4x15x24"),
        ("thai", "W:WKd4:Bb2,f6", "15x4x25 15x25x4"),
    ]);
}

#[test]
fn a_killer_king_stops_behind_a_king_taken_last() {
    check(&[
        ("killer", "W:WK46:BK37", "46x32"),
        ("killer", "W:WK46:B37", "46x32 46x28 46x23 46x19 46x14 46x10 46x5"),
        ("killer", "W:WK46:B37,K23", "46x32x19"),
        ("killer", "W:WK46:BK37,23", "46x32x19 46x32x14 46x32x10 46x32x5"),
        ("international", "W:WK46:BK37", "46x32 46x28 46x23 46x19 46x14 46x10 46x5"),
    ]);
}

#[test]
fn an_art2dec_king_may_land_anywhere_and_turn_back() {
    check(&[
        // C3 and D4 end the move, though from E5 it would go on.
        ("art2dec-international", "W:WKa1:Bb2,f4", "A1xC3 A1xD4 A1xE5xG3 A1xE5xH2 A1xF6 A1xG7 A1xH8"),
        // Back over the square where the piece taken stood.
        ("art2dec-international", "W:WKd4:Bb2,f6", "D4xA1xG7 D4xA1xH8 D4xG7xA1"),
        // Where a continuing square must be taken.
        ("russian", "W:WKa1:Bc3,f4,f6", "a1xd4xg7 a1xd4xh8 a1xe5xg3 a1xe5xh2"),
    ]);
}

#[test]
fn an_optional_capture_may_be_declined_or_broken_off() {
    check(&[
        ("english-optional", "W:WK32,21:B17,19,27", "21x14 32-28 32x23 32x23x16"),
        ("english-optional", "W:W22,30:B1,18", "22-17 22x15 30-25 30-26"),
        // Crowning ends the turn all the same.
        ("english-optional", "W:W11:B6,7,12", "11x2 11-8"),
    ]);
}

#[test]
fn routes_that_take_the_same_pieces_are_one_move() {
    let (variant, fen) = ("brazilian", "W:Wd4:Be5,e7,c7,c5");
    check(&[(variant, fen, "d4xb6xd8xf6xd4")]);
    let kind = kind(variant);
    let routes = diagram(kind, fen).routes(kind).unwrap();
    assert_eq!(routes.len(), 2, "both ways round");
    assert!(routes[0].same_move(&routes[1]));
}

#[test]
fn routes_that_share_ends_and_take_other_pieces_are_two_moves() {
    check(&[
        ("international", "W:WK4:B13,20,32,37", "4x27x38x15 4x31x42x15"),
        ("russian", "W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8", "f8xb4 f8xh6xf4xd6xb4 h4xf6xd4xb6"),
    ]);
}

#[test]
fn jumping_on_in_a_line_is_written_directly_behind_each_piece() {
    let fen = "W:WKa1:Bb2,e5";
    check(&[("brazilian", fen, "a1xc3xf6 a1xc3xg7 a1xc3xh8")]);
    let kind = kind("brazilian");
    let routes = diagram(kind, fen).routes(kind).unwrap();
    assert_eq!(routes.len(), 6, "a hand may stop on c3 or d4");
}

#[test]
fn armenian_pieces_step_diagonally_and_take_straight() {
    check(&[
        ("armenian", "W:Wd4:Bd5,e6", "d4xd6xf6"),
        ("armenian", "W:Wd4:Bc5,e5,e3", "d4-c4 d4-e4 d4-d5"),
        ("turkish", "W:Wd4:Bh8", "d4-c4 d4-d5 d4-e4"),
    ]);
}

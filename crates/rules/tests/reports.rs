//! Faults that users met in other draughts programs, as cases for this one. The numbers are those of the public
//! reports named beside them.

mod written;

use damier_rules::draws::Counters;
use damier_rules::{Color, Game, Piece, VariantId, Verdict, WinReason};
use written::{diagram, fen_of, game, kind, moves, play};

fn win(game: &Game) -> Option<(Color, WinReason)> {
    match game.verdict() {
        Some(Verdict::Win { winner, reason }) => Some((winner, reason)),
        _ => None,
    }
}

fn draw(game: &Game) -> Option<&'static str> {
    match game.verdict() {
        Some(Verdict::Draw(rule)) => Some(rule.name),
        _ => None,
    }
}

/// pydraughts#28: a chain could be stopped half way.
#[test]
fn a_capture_is_followed_to_its_end() {
    let mut game = game("russian", "W:Wh6:Bg7,c5,d2");
    assert_eq!(moves("russian", "W:Wh6:Bg7,c5,d2"), ["h6xf8xb4xe1"]);
    play(&mut game, "h6xe1");
    assert_eq!(win(&game), Some((Color::White, WinReason::NoPieces)));
}

/// lidraughts#3: a man ending a capture on the last row stayed a man.
#[test]
fn a_man_that_ends_its_capture_on_the_last_row_is_a_king() {
    let fen = "W:W23,48:B8,18,33,43";
    assert_eq!(moves("international", fen), ["23x12x3", "48x39x28"]);
    let mut game = game("international", fen);
    play(&mut game, "23x3");
    let three = kind("international").variant.variant().by_number(3).unwrap();
    assert_eq!(game.diagram().at(three), Some(Piece::king(Color::White)));
    assert_eq!(fen_of(&game), "B:WK3,48:B33,43");
}

/// FreeBoardGames#604, privacy-friendly-dame#20: short kings that jumped from afar.
#[test]
fn a_short_king_jumps_only_what_stands_beside_it() {
    assert_eq!(moves("english", "W:WK29:B22"), ["29-25"]);
    let crowded = "W:WK4,19,21,23,24,26,27,29,30,31:B2,7,8,9,10,12,13,14,18";
    assert_eq!(moves("english", crowded), ["4x11"]);
}

/// privacy-friendly-dame#20: the wrong side began.
#[test]
fn the_right_side_begins() {
    let black_begins = ["english", "english-optional", "pool", "thai"];
    for &id in VariantId::ALL {
        let expected = if black_begins.contains(&id.variant().name) { Color::Black } else { Color::White };
        assert_eq!(id.variant().start().turn, expected, "{id}");
    }
}

/// checkers#3: only the piece that was clicked was checked for captures.
#[test]
fn a_capture_by_any_piece_is_compulsory() {
    assert_eq!(moves("english", "W:W22,30:B1,18"), ["22x15"]);
}

/// py-draughts' American board lists quiet moves beside captures.
#[test]
fn english_men_take_forward_and_stop_when_crowned() {
    assert_eq!(moves("english", "W:W11:B6,7,12"), ["11x2"]);
}

/// MM-NEATv2#392: a king could not finish a double jump.
#[test]
fn a_king_finishes_its_double_jump() {
    assert_eq!(moves("english", "W:WK32,21:B17,19,27"), ["21x14", "32x23x16"]);
}

/// FreeBoardGames#976: lost because the side that had just moved could not move on.
#[test]
fn only_the_side_to_move_can_be_out_of_moves() {
    let mut game = game("english", "W:W22:B6,9,17");
    play(&mut game, "22x13");
    assert!(game.verdict().is_none());
    assert_eq!(game.moves().len(), 2);
}

/// Python-Checkers#9: a blocked side was waited for.
#[test]
fn a_blocked_side_has_lost_at_once() {
    let game = game("english", "B:WK32:B28");
    assert_eq!(win(&game), Some((Color::White, WinReason::Blocked)));
    assert_eq!(game.verdict().unwrap().to_string(), "White wins by blocking: Black has no move");
}

/// raven-checkers#4: declared over although a capture was there.
#[test]
fn a_game_with_a_capture_goes_on() {
    let mut game = game("english", "W:WK29:BK25");
    assert!(game.verdict().is_none());
    play(&mut game, "29x22");
    assert_eq!(win(&game), Some((Color::White, WinReason::NoPieces)));
}

/// jocly#51: one piece each went on.
#[test]
fn turkish_with_one_piece_each_is_drawn_unless_it_can_take() {
    assert_eq!(draw(&game("turkish", "W:WKa1:BKh8")), Some("one piece each"));
    assert!(game("turkish", "W:WKa1:BKa7").verdict().is_none());
}

/// pydraughts#19: the count of king moves went on through a man's move.
#[test]
fn king_moves_count_only_while_no_man_moves() {
    let mut game = game("international", "W:WK1,K2,K46:BK5,K50,K45,6");
    written::shuffle(&mut game, 47);
    assert_eq!(game.running_counters()[0].to_string(), "king moves 23 of 25");
    play(&mut game, "6-11");
    assert!(game.running_counters().is_empty());
    written::shuffle(&mut game, 49);
    assert!(game.verdict().is_none());
    written::shuffle(&mut game, 1);
    assert_eq!(draw(&game), Some("king moves"));
}

/// py-draughts#25: crowning did not reset the clock.
#[test]
fn crowning_and_taking_restart_the_count() {
    let kind = kind("international");
    let start = |fen: &str| {
        let counters: Counters = "- 20/20".parse().unwrap();
        Game::from_diagram(kind, diagram(kind, fen)).unwrap().with_counters(counters)
    };
    let mut crowns = start("W:W7,K46:BK50,45");
    assert_eq!(crowns.running_counters()[0].done, 20);
    play(&mut crowns, "7-1");
    assert!(crowns.running_counters().is_empty());
    let mut takes = start("W:WK46,K31:BK4,36,27");
    play(&mut takes, "31x22");
    assert!(takes.running_counters().is_empty());
}

/// mobile#2415, jfxchess#18: which repetition draws, and from where it is counted.
#[test]
fn the_third_time_a_position_stands_is_a_draw_and_undo_takes_it_back() {
    let mut game = game("international", "W:WK46,K47:BK4,K15,K9");
    for round in 1..=2 {
        assert!(game.verdict().is_none(), "round {round}");
        play(&mut game, "46-41 9-3 41-46 3-9");
    }
    assert_eq!(game.occurrences(), 3, "the start counts");
    assert_eq!(draw(&game), Some("repetition"));
    game.undo();
    assert!(game.verdict().is_none());
    assert!(!game.moves().is_empty(), "a draw does not stop a replay");
}

/// py-draughts#26: a side without pieces.
#[test]
fn a_side_without_pieces_has_lost() {
    let game = game("international", "B:W50:B");
    assert_eq!(win(&game), Some((Color::White, WinReason::NoPieces)));
}

/// py-draughts#47: a man on its own crowning row.
#[test]
fn a_man_on_its_crowning_row_is_named_and_can_be_crowned() {
    let kind = kind("international");
    let error = damier_record::fen::read_position("W:W4:B49", kind.variant).unwrap_err().to_string();
    assert!(error.contains("(4)") && error.contains("(49)"), "{error}");
    let mut diagram = damier_record::fen::read("W:W4:B49", kind.variant).unwrap().diagram;
    assert_eq!(diagram.check().len(), 2);
    diagram.crown_stranded_men();
    assert!(diagram.check().is_empty());
}

/// py-draughts#27: a stale move made a phantom king.
#[test]
fn a_move_cannot_be_played_twice() {
    let mut game = game("international", "W:WK2,25:B14,15,16");
    let route = game.moves().into_iter().find(|route| !route.is_capture()).unwrap();
    game.play(&route).unwrap();
    let before = fen_of(&game);
    assert!(game.play(&route).is_err());
    assert_eq!(fen_of(&game), before);
}

/// basic-computer-games#184: on crowning the old man stayed on the board.
#[test]
fn pieces_never_grow_in_number_in_random_games() {
    let mut chance = fastrand::Rng::with_seed(31);
    for kind in damier_rules::GameKind::all() {
        let mut game = Game::new(kind);
        let pieces = |game: &Game| game.diagram().pieces().count();
        let mut standing = pieces(&game);
        for _ in 0..300 {
            let moves = game.moves();
            if moves.is_empty() {
                break;
            }
            let route = &moves[chance.usize(..moves.len())];
            game.play(route).unwrap();
            assert_eq!(pieces(&game), standing - route.taken.len(), "{kind} {}", fen_of(&game));
            standing = pieces(&game);
        }
    }
}

/// raven-checkers#2, #11: undo after the end, and all the way back.
#[test]
fn undo_goes_back_to_the_start_and_play_comes_again() {
    let mut ended = game("english", "W:WK27:B28");
    play(&mut ended, "27-32");
    assert!(ended.verdict().is_some());
    ended.undo();
    assert!(ended.verdict().is_none());

    let mut chance = fastrand::Rng::with_seed(100);
    let mut game = Game::new(kind("brazilian"));
    let mut seen = Vec::new();
    for _ in 0..100 {
        let moves = game.moves();
        if moves.is_empty() {
            break;
        }
        seen.push((fen_of(&game), game.counters().to_string(), game.occurrences()));
        game.play(&moves[chance.usize(..moves.len())]).unwrap();
    }
    while let Some(expected) = seen.pop() {
        game.undo().unwrap();
        assert_eq!((fen_of(&game), game.counters().to_string(), game.occurrences()), expected);
    }
    assert!(game.undo().is_none());
}

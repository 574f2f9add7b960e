//! Known endings, played by the tables that come with the project.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod answers;

use answers::{ask, depth, game, nodes, shipped, tell, with_tables};
use damier_engine::{FromEngine, Known, Outcome, Request, Score, TableWord, Thinker, ToEngine};
use damier_rules::{BoardShape, Color, Diagram, Game, GameKind, Piece, Square, VariantId};

/// What the tables say of a position.
fn known(thinker: &mut Thinker, game: &Game) -> Known {
    ask(thinker, game, depth(1)).1.table.expect("the tables know it").known
}

/// Plays on, both sides by the tables, and says in how many plies the side to move has won.
fn plies_to_win(thinker: &mut Thinker, mut game: Game) -> Option<usize> {
    let winner = game.turn();
    while game.verdict().is_none() {
        let best = ask(thinker, &game, nodes(2_000)).0.unwrap();
        game.play(&best).unwrap();
    }
    (game.verdict().unwrap().winner() == Some(winner)).then_some(game.played().len())
}

/// A position of kings, White to move.
fn kings(shape: BoardShape, white: &[u8], black: u8) -> Diagram {
    let mut diagram = Diagram::empty(shape, Color::White);
    for square in white {
        diagram.set(Square::new(*square), Some(Piece::king(Color::White)));
    }
    diagram.set(Square::new(black), Some(Piece::king(Color::Black)));
    diagram
}

#[test]
fn english_two_kings_win_against_one_in_the_double_corner() {
    let (kind, shape) = (GameKind::new(VariantId::English), BoardShape::Diagonal8);
    let mut thinker = shipped();
    let mut won = 0;
    for corner in [0, 4] {
        for first in 0..32 {
            for second in
                (first + 1..32).filter(|second| ![first, *second].contains(&corner) && first != corner)
            {
                let diagram = kings(shape, &[first, second], corner);
                let game = Game::from_diagram(kind, diagram).unwrap();
                if known(&mut thinker, &game).outcome == Outcome::Win {
                    let told = known(&mut thinker, &game).plies.unwrap() as usize;
                    assert_eq!(
                        plies_to_win(&mut thinker, game),
                        Some(told),
                        "{first} {second} against {corner}"
                    );
                    won += 1;
                }
            }
        }
    }
    assert!(won > 800, "{won}");
}

/// Two kings against king and man: won with the move, and now and then without it (Payne; Call).
#[test]
fn english_first_position() {
    let mut thinker = shipped();
    for fen in ["W:WK19,K23:B12,K28", "W:W20,K15:B12,K28", "B:W22,K5:BK15,K6"] {
        let game = game("english", fen);
        let (_, report) = ask(&mut thinker, &game, nodes(10_000));
        assert!(matches!(report.score, Score::Win(_)), "{fen}: {:?}", report.score);
        let Score::Win(plies) = report.score else { unreachable!() };
        assert_eq!(report.line.len(), plies as usize, "the line goes to the end");
        assert_eq!(plies_to_win(&mut thinker, game), Some(plies as usize), "{fen}");
    }
    let without_the_move = game("english", "B:WK19,K23:B12,K28");
    let (_, report) = ask(&mut thinker, &without_the_move, nodes(10_000));
    assert_eq!(report.score, Score::Even(0));
    assert_eq!(report.table.unwrap().to_string(), "table: draw");
}

/// Three against three, of which the tables know nothing (Second Position), from its beginning and from where the kings hold
/// the men: an exchange that has to be found far ahead leads to a First Position that the tables know.
#[test]
fn english_second_position_is_won_by_search() {
    for fen in ["W:WK15,20,21:B12,13,K28", "W:WK19,K22,K27:B20,21,K14"] {
        let (mut thinker, mut game) = (shipped(), game("english", fen));
        while game.verdict().is_none() {
            let best = ask(&mut thinker, &game, nodes(200_000)).0.unwrap();
            game.play(&best).unwrap();
        }
        assert_eq!(game.verdict().and_then(|verdict| verdict.winner()), Some(Color::White), "{fen}");
    }
}

/// Five pieces, of which the tables know nothing: they are met in the search.
#[test]
fn english_three_kings_against_two_are_won_by_search() {
    for fen in ["W:WK22,K23,K24:BK31,K32", "B:WK22,K23,K24:BK31,K32", "W:WK5,K13,K17:BK1,K6"] {
        let (mut thinker, mut game) = (shipped(), game("english", fen));
        while game.verdict().is_none() && game.played().len() < 60 {
            let best = ask(&mut thinker, &game, nodes(30_000)).0.unwrap();
            game.play(&best).unwrap();
        }
        assert_eq!(game.verdict().and_then(|verdict| verdict.winner()), Some(Color::White), "{fen}");
    }
}

/// So many positions chosen by chance of three kings against one, White to move and nobody to take, with what the tables
/// say of them.
fn three_kings_against_one(variant: VariantId, tries: usize) -> Vec<(Game, TableWord)> {
    let (kind, shape) = (GameKind::new(variant), variant.variant().shape());
    let mut thinker = shipped();
    let mut chance = fastrand::Rng::with_seed(3);
    let mut found = Vec::new();
    for _ in 0..tries {
        let mut squares: Vec<u8> = (0..shape.len()).collect();
        chance.shuffle(&mut squares);
        let diagram = kings(shape, &squares[..3], squares[3]);
        let mut passed = diagram.clone();
        passed.turn = Color::Black;
        if !diagram.can_capture(kind) && !passed.can_capture(kind) {
            let game = Game::from_diagram(kind, diagram).unwrap();
            let word = ask(&mut thinker, &game, depth(1)).1.table.unwrap();
            found.push((game, word));
        }
    }
    found
}

/// Whether Black's lone king stands on the main road.
fn holds_main_road(game: &Game) -> bool {
    game.diagram().material().on_main_road[Color::Black.index()]
}

/// Petrov's triangle: fifteen moves are always enough, if the lone king does not hold the main road.
#[test]
fn russian_three_kings_win_within_fifteen_moves_off_the_main_road() {
    let mut thinker = shipped();
    let (mut won, mut drawn, mut longest) = (0, 0, 0);
    for (game, word) in three_kings_against_one(VariantId::Russian, 2_000) {
        if word.known.outcome == Outcome::Draw {
            assert!(holds_main_road(&game), "{:?}", game.diagram());
            drawn += 1;
            continue;
        }
        assert_eq!(word.drawn_by, None, "{:?}", game.diagram());
        longest = longest.max(word.known.winners_moves().unwrap());
        if won % 10 == 0 {
            assert!(plies_to_win(&mut thinker, game).is_some());
        }
        won += 1;
    }
    assert!(won > 300 && drawn > 30 && longest <= 15, "{won} won, {drawn} drawn, the longest in {longest}");
}

/// On a hundred squares three kings cannot drive a king that has a road to itself: off the main road too it is a draw,
/// unless it can be caught within a few moves. On the main road it can be caught only by chance of the others' places.
#[test]
fn international_three_kings_seldom_win_on_the_main_road() {
    let mut thinker = shipped();
    let mut counts = [[0; 2]; 2];
    let mut longest = 0;
    for (game, word) in three_kings_against_one(VariantId::International, 4_000) {
        let won = word.known.outcome == Outcome::Win;
        let count = &mut counts[usize::from(holds_main_road(&game))][usize::from(won)];
        *count += 1;
        if won {
            assert_eq!(word.drawn_by, None, "{:?}", game.diagram());
            longest = longest.max(word.known.winners_moves().unwrap());
            if *count % 10 == 0 {
                assert_eq!(plies_to_win(&mut thinker, game), word.known.plies.map(|plies| plies as usize));
            }
        }
    }
    let [[off_drawn, off_won], [on_drawn, on_won]] = counts;
    assert!(off_won > 100 && 3 * off_won < off_drawn, "off the main road: {counts:?}");
    assert!(on_won > 0 && 10 * on_won < on_drawn, "on it: {counts:?}");
    assert!(longest <= 8, "in {longest} moves");
}

/// Where a count runs out first, it is a draw.
#[test]
fn a_win_that_comes_too_late_is_played_as_what_it_is() {
    let mut thinker = shipped();
    let mut game = game("english", "W:WK30,K31:B8,K12");
    let (_, report) = ask(&mut thinker, &game, nodes(1_000));
    assert_eq!(report.table.as_ref().unwrap().known.plies, Some(95));
    assert_eq!(report.score, Score::Win(95), "men move on the way, so that no count runs out");
    // The count of 40 moves is nearly full: nothing is left to be won.
    game = game.with_counters("- 39/39".parse().unwrap());
    let (best, report) = ask(&mut thinker, &game, nodes(1_000));
    assert_eq!(report.score, Score::Even(0));
    let word = report.table.unwrap();
    assert_eq!(
        word.to_string(),
        "table: win in 95, but drawn before (moves without a capture or a man's move)"
    );
    let kept = word.moves.iter().find(|(route, _)| Some(route) == best.as_ref()).unwrap();
    assert_eq!(kept.1.outcome, Outcome::Win, "who errs afterwards loses all the same");
}

#[test]
fn every_move_is_told_with_its_result() {
    let game = game("english", "W:WK19,K23:B12,K28");
    let word = ask(&mut shipped(), &game, depth(1)).1.table.unwrap();
    assert_eq!(word.moves.len(), game.moves().len());
    assert_eq!(word.moves[0].1, word.known);
    assert!(word.moves.windows(2).all(|pair| pair[0].1.rank() >= pair[1].1.rank()));
    assert!(word.moves.iter().any(|(_, known)| known.outcome != Outcome::Win), "one move throws it away");
}

#[test]
fn a_table_that_cannot_be_read_is_left_aside_with_a_note() {
    let folder = tempfile::tempdir().unwrap();
    let own = folder.path().join("english");
    std::fs::create_dir(&own).unwrap();
    let sound = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables/english/kk-k.table");
    let bytes = std::fs::read(sound).unwrap();
    std::fs::write(own.join("kk-k.table"), &bytes[..bytes.len() - 1]).unwrap();
    std::fs::write(own.join("k-k.table"), "Lorem ipsum").unwrap();
    std::fs::copy(sound, own.join("kkk-k.table")).unwrap();
    let mut thinker = with_tables(folder.path().to_str().unwrap());
    let game = game("english", "W:WK18,K22:BK1");
    let answers = tell(&mut thinker, ToEngine::Go(Request::of(1, &game, nodes(5_000))));
    let notes: Vec<_> = answers
        .iter()
        .filter_map(|answer| match answer {
            FromEngine::Note(note) => Some(note.as_str()),
            _ => None,
        })
        .collect();
    for (file, reason) in [
        ("k-k.table", "not an endgame table of Damier"),
        ("kk-k.table", "damaged"),
        ("kkk-k.table", "holds kk-k"),
    ] {
        assert!(notes.iter().any(|note| note.contains(file) && note.ends_with(reason)), "{notes:?}");
    }
    let Some(FromEngine::Done { best: Some(_), report, .. }) = answers.last() else { panic!("{answers:?}") };
    assert_eq!(report.table, None, "it plays on without them");
}

/// As a browser has them: the files of a folder, one after the other.
#[test]
fn tables_in_memory_are_as_good_as_those_in_a_folder() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables/english");
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let files: Vec<u8> = paths.iter().flat_map(|path| std::fs::read(path).unwrap()).collect();
    let of = |name: &str, files: &[u8]| ToEngine::Tables {
        kind: GameKind::new(VariantId::from_name(name).unwrap()),
        files: files.to_vec(),
    };
    let mut thinker = Thinker::default();
    assert!(tell(&mut thinker, of("english", &files)).is_empty());
    let sixth = game("english", "W:WK19,K23:B12,K28");
    let word = ask(&mut thinker, &sixth, depth(1)).1.table;
    assert!(word.is_some());
    assert_eq!(word, ask(&mut shipped(), &sixth, depth(1)).1.table);
    let other = game("italian", "W:WK19,K23:B12,K28");
    assert_eq!(ask(&mut thinker, &other, depth(1)).1.table, None, "they are of other rules");
    assert_eq!(ask(&mut thinker, &sixth, depth(1)).1.table, None, "and are gone then");

    for (bytes, reason) in [
        (files[..files.len() - 1].to_vec(), "damaged"),
        (files[..10].to_vec(), "damaged"),
        ([&files, b"and more".as_slice()].concat(), "not an endgame table of Damier"),
    ] {
        let mut thinker = Thinker::default();
        let answers = tell(&mut thinker, of("english", &bytes));
        let [FromEngine::Note(note)] = answers.as_slice() else { panic!("{answers:?}") };
        assert_eq!(*note, format!("endgame tables left aside: {reason}"));
        assert_eq!(ask(&mut thinker, &sixth, depth(1)).1.table, None);
    }
}

/// Levels that are to be weak do not play endings by heart, and nobody does without the part.
#[test]
fn who_goes_without_tables_does_not_see_them() {
    let mut thinker = shipped();
    let game = game("english", "W:WK19,K23:B12,K28");
    let easy = damier_engine::Effort::Level { level: damier_engine::Level::new(5).unwrap(), seed: 1 };
    assert_eq!(ask(&mut thinker, &game, easy).1.table, None);
    tell(&mut thinker, ToEngine::SetOption { name: "without".into(), value: "tables".into() });
    assert_eq!(ask(&mut thinker, &game, nodes(100)).1.table, None);
}

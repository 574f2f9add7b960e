//! Many games as a list: what it says, what it finds, and that what it opens is what reading the file gives.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod corpus;

use damier_record::database::{Database, Explored, Filter, Lines, Order};
use damier_record::{fen, pdn};
use damier_rules::VariantId;

const GAMES: &str = "\
[Event \"Club\"]\n[Date \"1937.05.??\"]\n[White \"Ann\"]\n[Black \"Bob \\\"the rock\\\"\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n\n\
1. 32-28 18-23 (1... 17-21 2. 31-26) 2. 38-32 {so} 2-0\n\n\
  [White \"Carl\"] [Black \"Ann\"] [Date \"12-3-1948\"] [GameType \"20\"] 1. 32-28 17-21 2. zz 1-1 {the end}\n\n\
[Event \"Cup\"]\n[White \"Dora\"]\n[Black \"Émile\"]\n[Result \"0-1\"]\n[GameType \"21\"]\n[FEN \"W:W22,30:B1,18\"]\n\n1. 22x15 *\n\n\
1. c3-d4 d6-c5 *\n";

fn database() -> Database {
    Database::new(GAMES.into(), None)
}

#[track_caller]
fn finds(filters: &[&str]) -> Vec<usize> {
    let filters: Vec<Filter> = filters.iter().map(|filter| filter.parse().unwrap()).collect();
    database().find(&filters)
}

#[test]
fn the_list_says_what_the_tags_say() {
    let database = database();
    let rows: Vec<_> = (0..database.len())
        .map(|index| {
            let entry = database.entry(index);
            let names = [entry.white, entry.black, entry.event].map(|name| database.name(name));
            (names, entry.year, entry.result.word(damier_rules::GameKind::new(entry.variant)), entry.plies)
        })
        .collect();
    assert_eq!(
        rows,
        [
            (["Ann", "Bob \"the rock\"", "Club"], Some(1937), "2-0", 3),
            (["Carl", "Ann", ""], Some(1948), "1-1", 2),
            (["Dora", "Émile", "Cup"], None, "0-1", 1),
            (["", "", ""], None, "*", 2),
        ]
    );
    assert_eq!(database.entry(3).variant, VariantId::Russian);
}

#[test]
fn filters_find_games() {
    assert_eq!(finds(&[]), [0, 1, 2, 3]);
    assert_eq!(finds(&["player=ann"]), [0, 1]);
    assert_eq!(finds(&["white=ANN"]), [0]);
    assert_eq!(finds(&["black=émile"]), [2]);
    assert_eq!(finds(&["event=cu"]), [2]);
    assert_eq!(finds(&["year=1937"]), [0]);
    assert_eq!(finds(&["year=1940-1950", "result=draw"]), [1]);
    assert_eq!(finds(&["variant=english"]), [2]);
    assert_eq!(finds(&["plies=2-3"]), [0, 1, 3]);
    assert_eq!(finds(&["position=B:W28,31,33-50:B1-20"]), [0, 1]);
    // In a variation of the first game.
    assert_eq!(finds(&["position=W:W28,31,33-50:B1-16,18-21"]), [0, 1]);
    assert_eq!(finds(&["position=W:W31-50:B1-20", "result=white"]), [0]);
    assert_eq!(finds(&["position=english B:W15,30:B1"]), [2]);
    assert_eq!(finds(&["material=2:1"]), [2]);
    assert_eq!(finds(&["material=12:12"]), [3]);
    assert_eq!(finds(&["material=K:1"]), Vec::<usize>::new());
    for (text, complaint) in [
        ("rating=5", "`rating` is no filter"),
        ("ann", "`ann` is no filter"),
        ("year=x", "`x` is no year; 1937 or 1937-1948 was expected"),
        ("result=good", "`good` is no result"),
        ("position=W:W99", "the position `W:W99`"),
        ("material=2K", "`2K` is no material"),
        ("variant=chess", "`chess` is no variant"),
    ] {
        let error = text.parse::<Filter>().unwrap_err().to_string();
        assert!(error.contains(complaint), "{error}");
    }
}

#[test]
fn games_are_sorted_by_any_column() {
    let database = database();
    for (order, sorted) in [
        ("white", [3, 0, 1, 2]),
        ("-date", [1, 0, 2, 3]),
        ("plies", [2, 1, 3, 0]),
        ("variant", [2, 0, 1, 3]),
        ("-result", [3, 1, 2, 0]),
    ] {
        let mut games: Vec<_> = (0..database.len()).collect();
        database.sort(&mut games, order.parse::<Order>().unwrap());
        assert_eq!(games, sorted, "{order}");
    }
    assert!("rating".parse::<Order>().unwrap_err().to_string().contains("`rating`"));
}

#[test]
fn moves_are_counted_with_their_scores() {
    let database = database();
    let position = fen::read_position("B:W28,31,33-50:B1-20", VariantId::International).unwrap();
    let mut explored = Explored::default();
    (0..database.len()).for_each(|index| explored.add(&database, index, &position, Lines::Main));
    let counts: Vec<_> =
        explored.moves.iter().map(|next| (next.games, next.scores, next.white_percent())).collect();
    assert_eq!(counts, [(1, [1, 0, 0], Some(100.0)), (1, [0, 1, 0], Some(50.0))]);
    assert_eq!(explored.ended, 0);
    let end = fen::read_position("W:W28,31,33-50:B1-16,18-21", VariantId::International).unwrap();
    let mut explored = Explored::default();
    (0..database.len()).for_each(|index| explored.add(&database, index, &end, Lines::Main));
    assert_eq!((explored.moves.len(), explored.ended), (0, 1));
}

fn same_as_reading(text: &str) {
    let database = Database::new(text.into(), None);
    let games = pdn::read(text, None);
    assert_eq!(database.len(), games.len());
    for (index, game) in games.iter().enumerate() {
        let opened = database.game(index);
        assert_eq!(opened.complaints, game.complaints, "game {index}");
        assert!(opened.record == game.record, "game {index}");
        assert_eq!(opened.place, game.place);
        assert_eq!(database.entry(index).variant, game.record.kind.variant, "game {index}");
        assert_eq!(database.entry(index).result, game.record.result);
        let mut plies = 0;
        database.replay(index, Lines::Main, |_, next| {
            plies += usize::from(next.is_some());
            core::ops::ControlFlow::Continue(())
        });
        assert_eq!(plies, game.record.game().played().len(), "game {index}");
    }
}

#[test]
fn what_is_opened_is_what_reading_the_file_gives() {
    same_as_reading(GAMES);
    for name in ["intl_nk2003", "czech_2006", "italian_2005_a", "li_frysk_a", "russian_ussr_a", "turkish_one"]
    {
        let Some(bytes) = corpus::corpus(&format!("pdn/{name}.pdn")) else { return };
        same_as_reading(&pdn::decode(bytes, None).unwrap().text);
    }
}

#[test]
fn variations_are_explored_where_that_is_asked_for() {
    let text = "[GameType \"20\"] 1. 32-28 18-23 (1... 17-21 2. 31-26 (2. zz 37-32) 20-24) (1... 19-23) 2. 38-32 2-0\n";
    let database = Database::new(text.into(), None);
    let position = fen::read_position("B:W28,31,33-50:B1-20", VariantId::International).unwrap();
    for (lines, count) in [(Lines::Main, 1), (Lines::All, 3)] {
        let mut explored = Explored::default();
        explored.add(&database, 0, &position, lines);
        assert_eq!(explored.moves.len(), count, "{explored:?}");
    }
    let mut shown = 0;
    database.replay(0, Lines::All, |_, next| {
        shown += usize::from(next.is_some());
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!(shown, 7, "what stands behind `zz` is no move any more");
}

#[test]
fn a_game_is_put_in_place_of_another() {
    let database = database();
    let text = database.with_game(1, "[White \"Eve\"]\n\n1. 31-27 *\n");
    let changed = Database::new(text, None);
    let names: Vec<_> = (0..4).map(|index| changed.name(changed.entry(index).white)).collect();
    assert_eq!(names, ["Ann", "Eve", "Dora", ""]);
    assert_eq!(changed.text(0), database.text(0));
    assert_eq!(changed.text(3), database.text(3));
}

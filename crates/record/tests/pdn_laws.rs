//! Laws of PDN: what is written reads back, in every variant, with variations, comments and signs; no text stops
//! the reader, and what it made of one is written and read the same from then on.

use core::time::Duration;

use damier_record::pdn::{self, ClockFace, Ending, GameRecord, GameResult, Mode, NodeId, SavedSession};
use damier_rules::{Color, Game, GameKind};
use proptest::prelude::*;

/// What a random tree is made of: for each step where to go on and which move to take, and what to write there.
#[derive(Clone, Debug)]
struct Step {
    back: Option<prop::sample::Index>,
    route: prop::sample::Index,
    comment: Option<String>,
    nags: Vec<u16>,
    doing: Doing,
}

#[derive(Clone, Copy, Debug)]
enum Doing {
    Move,
    Pass,
    SetUp,
}

fn step() -> impl Strategy<Value = Step> {
    let back = prop::option::weighted(0.15, any::<prop::sample::Index>());
    let comment = prop::option::weighted(
        0.2,
        prop_oneof![
            "[a-zäЖ%\\[(!$*;/\"1-9 -]{0,90}",
            Just("[%clock w0:29:50 B0:30:00] [%emt 0:00:07.5]".to_owned()),
            Just("here [%csl G32,R05] [%cal Y3228] and there".to_owned()),
        ],
    );
    let doing = prop_oneof![18 => Just(Doing::Move), 1 => Just(Doing::Pass), 1 => Just(Doing::SetUp)];
    let nags = prop::collection::vec(any::<u16>(), 0..2);
    (back, any::<prop::sample::Index>(), comment, nags, doing)
        .prop_map(|(back, route, comment, nags, doing)| Step { back, route, comment, nags, doing })
}

fn kind() -> impl Strategy<Value = GameKind> {
    prop::sample::select(GameKind::all().collect::<Vec<_>>())
}

fn tree(kind: GameKind, skipped: usize, steps: &[Step]) -> GameRecord {
    // Not every game begins at the start.
    let mut game = Game::new(kind);
    for step in steps.iter().take(skipped) {
        let moves = game.moves();
        if !moves.is_empty() {
            let _ = game.play(step.route.get(&moves));
        }
    }
    let counters = game.counters();
    let start = Game::from_diagram(kind, game.diagram().clone());
    let mut record = GameRecord::from_game(&start.map(|game| game.with_counters(counters)).unwrap_or(game));
    let mut nodes: Vec<NodeId> = vec![record.tree.root()];
    let mut at = record.tree.root();
    for step in steps {
        if let Some(back) = step.back {
            at = *back.get(&nodes);
        }
        let game = record.game_at(at);
        let moves = game.routes();
        at = match step.doing {
            Doing::Move if moves.is_empty() => continue,
            Doing::Move => record.tree.add_move(at, step.route.get(&moves)),
            Doing::Pass => record.tree.pass(at),
            // A position of another line.
            Doing::SetUp => {
                let other = record.game_at(*step.route.get(&nodes));
                record.tree.set_up(at, other.diagram().clone())
            }
        };
        nodes.push(at);
        if let Some(comment) = &step.comment {
            record.tree.set_comment(at, comment);
            let parent = record.tree.node(at).parent();
            if parent.is_some_and(|parent| record.tree.node(parent).children()[0] != at) {
                record.tree.set_comment_before(at, comment);
            }
        }
        for &nag in &step.nags {
            record.tree.add_nag(at, nag);
        }
    }
    record
}

/// A session that looks at some node.
fn session(record: &GameRecord, place: &prop::sample::Index) -> SavedSession {
    let mut nodes = vec![record.tree.root()];
    let mut next = 0;
    while next < nodes.len() {
        nodes.extend(record.tree.node(nodes[next]).children());
        next += 1;
    }
    let index = place.index(nodes.len());
    let clock = |color| ClockFace {
        color,
        left: Duration::from_millis(61_500 * index as u64),
        runs: index.is_multiple_of(3),
    };
    SavedSession {
        cursor: Some(nodes[index]),
        present: index.is_multiple_of(5).then(|| nodes[index / 2]),
        ending: [None, Some(Ending::Resigned), Some(Ending::Time), Some(Ending::Agreed)][index % 4],
        mode: [None, Some(Mode::Persons), Some(Mode::Person(Color::Black)), Some(Mode::Computer)][index % 4],
        level: Some(1 + (index % 8) as u8),
        clocks: if index.is_multiple_of(2) {
            vec![clock(Color::White), clock(Color::Black)]
        } else {
            Vec::new()
        },
        bottom: [None, Some(Color::White), Some(Color::Black)][index % 3],
    }
}

#[test]
fn tags_of_a_session_that_are_not_understood_are_told_and_kept() {
    let text = "[GameType \"20\"] [Cursor \"1.1.9\"] [Present \"x\"] [Ending \"bad\"] [Mode \"OTB\"] [Level \"0\"] [Clocks \"w1 x\"] [Orientation \"left\"] 1. 32-28 *";
    let mut record = pdn::read(text, None).remove(0).record;
    let (session, remarks) = SavedSession::read(&record);
    assert_eq!(session, SavedSession::default());
    assert_eq!(remarks.len(), 7);
    assert!(remarks[0].contains("Cursor `1.1.9`"));
    SavedSession { mode: Some(Mode::Persons), ..session }.write(&mut record);
    for kept in ["[Clocks \"w1 x\"]", "[Mode \"OTB\"]"] {
        assert!(pdn::write(&record).contains(kept));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(
        kind in kind(),
        skipped in prop_oneof![Just(0_usize), 0_usize..60],
        steps in prop::collection::vec(step(), 0..60),
        value in "[ -~äЖ]{0,30}",
        place in any::<prop::sample::Index>(),
        result in prop::sample::select(vec![
            GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw, GameResult::BothLose, GameResult::Open,
        ]),
    ) {
        let mut record = tree(kind, skipped, &steps);
        record.tags.push("White", &value);
        record.tags.push("Annotator", &value);
        record.result = result;
        let session = session(&record, &place);
        session.write(&mut record);
        let text = pdn::write(&record);
        let mut games = pdn::read(&text, None);
        prop_assert_eq!(games.len(), 1, "{}", text);
        let game = games.remove(0);
        prop_assert!(game.complaints.is_empty(), "{}\n{:#?}", text, game.complaints);
        prop_assert_eq!(&game.record, &record, "{}", text);
        prop_assert_eq!(pdn::write(&game.record), text);
        // Nodes of two trees are told apart by what is written of them.
        let (again, remarks) = SavedSession::read(&game.record);
        prop_assert!(remarks.is_empty(), "{:?}", remarks);
        let mut written = game.record.clone();
        again.write(&mut written);
        prop_assert_eq!(&written, &record);
        let there = |record: &GameRecord, session: &SavedSession| {
            record.game_at(session.cursor.unwrap_or(record.tree.root())).diagram().clone()
        };
        prop_assert_eq!(there(&game.record, &again), there(&record, &session));
        prop_assert_eq!(
            SavedSession { cursor: None, present: None, ..again },
            SavedSession { cursor: None, present: None, ..session }
        );
    }

    #[test]
    fn any_text_is_read_and_settles(
        pieces in prop::collection::vec(prop::sample::select(vec![
            "1. ", "32-28 ", "18-23 ", "c3-d4 ", "(", ")", "{", "}", "[", "]", "\"", "\n", "\n\n", "%", ";", "$", "7", "x",
            "[Event \"a\"]", "[FEN \"W:W31:B20\"]", "/FEN \"B::\"/", "/FEN \"", "*", " * ", "1-0 ", "!?", "...", " ", "ä", "(?)",
            "38-32 ", "12-18 ", "\\", "[GameType \"20\"]", "[Result \"2-0\"]",
        ]), 0..40),
    ) {
        let text = pieces.concat();
        for game in pdn::read(&text, None) {
            let once = pdn::write(&game.record);
            let again = pdn::read(&once, None);
            let twice = pdn::write_games(again.iter().map(|game| &game.record));
            let third = pdn::write_games(pdn::read(&twice, None).iter().map(|game| &game.record));
            prop_assert_eq!(twice, third, "{:?}\n{}", text, once);
        }
    }
}

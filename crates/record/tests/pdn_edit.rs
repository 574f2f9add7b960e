//! Editing trees: every edit can be taken back and done again, what was edited is written and read, and no line is
//! too long or nested too deep.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use core::time::Duration;

use damier_record::pdn::{
    self, Action, Arrow, Circle, ClockFace, Edit, Editor, GameRecord, MarkColor, NodeId, Remark, TimeOf,
    Tree, read_remarks, write_remarks,
};
use damier_rules::{Color, Game, GameKind, Route, Square, VariantId};
use proptest::prelude::*;

fn international() -> GameRecord {
    GameRecord::new(GameKind::new(VariantId::International))
}

fn read(text: &str) -> GameRecord {
    let mut games = pdn::read(&format!("[GameType \"20\"] {text}"), None);
    assert_eq!(games.len(), 1);
    games.remove(0).record
}

fn body(record: &GameRecord, tree: &Tree) -> String {
    let record = GameRecord { tree: tree.clone(), ..record.clone() };
    pdn::write(&record).split("\n\n").nth(1).unwrap().replace('\n', " ").trim_end().to_owned()
}

/// The node that the moves lead to.
fn node(record: &GameRecord, tree: &Tree, moves: &str) -> NodeId {
    moves.split_whitespace().fold(tree.root(), |at, word| {
        let diagram = GameRecord { tree: tree.clone(), ..record.clone() }.game_at(at).diagram().clone();
        let route = damier_record::notation::read(record.kind, &diagram, word).unwrap();
        let same = |id: &&NodeId| tree.node(**id).route().is_some_and(|other| other.same_move(&route));
        *tree.node(at).children().iter().find(same).unwrap()
    })
}

#[test]
fn lines_are_moved_up_and_down_and_taken_out() {
    let record = read("1. 32-28 (1. 31-27 17-21) (1. 33-28 18-22 {good}) 1... 18-23 (1... 17-21) 2. 38-32 *");
    let mut editor = Editor::new(record.tree.clone());
    let third = node(&record, editor.tree(), "33-28 18-22");
    editor.edit(&Edit::MakeMain(third));
    assert_eq!(
        body(&record, editor.tree()),
        "1. 33-28 (1. 32-28 18-23 (1... 17-21) 2. 38-32) (1. 31-27 17-21) 1... 18-22 {good} *"
    );
    editor.edit(&Edit::Demote(node(&record, editor.tree(), "33-28")));
    let at = editor.edit(&Edit::Delete(node(&record, editor.tree(), "32-28 18-23")));
    assert_eq!(at, node(&record, editor.tree(), "32-28"));
    editor.edit(&Edit::Promote(node(&record, editor.tree(), "31-27")));
    assert_eq!(
        body(&record, editor.tree()),
        "1. 32-28 (1. 31-27 17-21) (1. 33-28 18-22 {good}) 1... 17-21 *"
    );
    while editor.undo().is_some() {}
    assert_eq!(*editor.tree(), record.tree);
    assert!(editor.can_redo() && !editor.can_undo());
}

#[test]
fn an_edit_that_changes_nothing_is_not_remembered() {
    let record = read("1. 32-28 $1 {good} 18-23 *");
    let mut editor = Editor::new(record.tree.clone());
    let first = node(&record, editor.tree(), "32-28");
    let route = record.tree.node(first).route().unwrap().clone();
    editor.edit(&Edit::Comment(first, "bad".into()));
    editor.undo();
    for edit in [
        Edit::Promote(first),
        Edit::Demote(first),
        Edit::MakeMain(first),
        Edit::Comment(first, " good ".into()),
        Edit::AddNag(first, 1),
        Edit::RemoveNag(first, 2),
        Edit::Delete(editor.tree().root()),
        Edit::Move(editor.tree().root(), route),
    ] {
        editor.edit(&edit);
        assert!(!editor.can_undo(), "{edit:?}");
        assert!(editor.can_redo(), "{edit:?}");
    }
    editor.edit(&Edit::AddNag(first, 2));
    assert!(editor.can_undo() && !editor.can_redo());
}

#[test]
fn text_that_cannot_be_read_stays_behind_the_moves() {
    let record = read("1. 32-28 (1. 31-27 17-21) (1. nonsense here) 1... 18-23 *");
    let mut editor = Editor::new(record.tree.clone());
    let unread = *editor.tree().node(editor.tree().root()).children().last().unwrap();
    let second = node(&record, editor.tree(), "31-27");
    editor.edit(&Edit::Promote(unread));
    editor.edit(&Edit::Demote(second));
    assert!(!editor.can_undo());
    for moves in ["31-27", "32-28"] {
        editor.edit(&Edit::Delete(node(&record, editor.tree(), moves)));
    }
    assert_eq!(body(&record, editor.tree()), "1. nonsense here *");
    editor.undo();
    editor.undo();
    assert_eq!(*editor.tree(), record.tree);
}

/// Two kings that walk to and fro for so many plies.
fn walk(plies: usize) -> GameRecord {
    let start = damier_record::fen::read_position("W:WK45:BK1", VariantId::International).unwrap();
    let kind = GameKind::new(VariantId::International);
    let mut record = GameRecord::from_game(&Game::from_diagram(kind, start).unwrap());
    // Along the edge nobody is taken.
    let squares = [(44, 49), (0, 5), (49, 44), (5, 0)];
    let mut at = record.tree.root();
    for ply in 0..plies {
        let (from, to) = squares[ply % 4];
        let route = Route { squares: vec![Square::new(from), Square::new(to)], taken: Vec::new() };
        at = record.tree.add_move(at, &route);
    }
    record
}

#[test]
fn a_line_of_a_hundred_thousand_plies_is_kept() {
    let record = walk(100_000);
    let text = pdn::write(&record);
    let again = pdn::read(&text, None).remove(0);
    assert!(again.complaints.is_empty(), "{:?}", &again.complaints[..1]);
    assert_eq!(again.record.tree.main_moves().count(), 100_000);
    assert!(again.record == record);
    let last = again.record.tree.main_line().last().unwrap();
    assert_eq!(again.record.tree.moves(last), 100_000);
    let mut editor = Editor::new(again.record.tree);
    editor.edit(&Edit::MakeMain(last));
    let first = editor.tree().next(editor.tree().root()).unwrap();
    editor.edit(&Edit::Delete(first));
    assert_eq!(editor.tree().main_moves().count(), 0);
    editor.undo();
    assert_eq!(editor.tree().main_moves().count(), 100_000);
}

#[test]
fn variations_nest_a_thousand_deep() {
    // The walk is always the variation, and some other move the main line.
    let walked = walk(1000);
    let mut record = walk(0);
    let mut at = record.tree.root();
    for route in walked.tree.main_moves() {
        let moves = record.game_at(at).moves();
        let other = moves.iter().find(|other| !other.same_move(route)).unwrap();
        record.tree.add_move(at, other);
        at = record.tree.add_move(at, route);
    }
    let again = pdn::read(&pdn::write(&record), None).remove(0);
    assert!(again.complaints.is_empty(), "{:?}", &again.complaints[..1]);
    assert!(again.record == record);
    assert!(pdn::write(&record).contains(&")".repeat(80)));
}

#[test]
fn what_comments_tell_programs_is_data() {
    let id = VariantId::International;
    let square = |number| id.variant().by_number(number).unwrap();
    let comment =
        "a [%clock w0:29:50 B0:30:00] plan [%csl G32,R05][%cal Y3228] [%eval 0.3] [%clk 1:2:3]b [%emt x] [%";
    let remarks = read_remarks(comment, id);
    let clock = |color, seconds, runs| ClockFace { color, left: Duration::from_secs(seconds), runs };
    assert_eq!(
        remarks,
        [
            Remark::Text("a".into()),
            Remark::Clocks(vec![clock(Color::White, 1790, false), clock(Color::Black, 1800, true)]),
            Remark::Text("plan".into()),
            Remark::Circles(vec![
                Circle { color: MarkColor::Green, square: square(32) },
                Circle { color: MarkColor::Red, square: square(5) },
            ]),
            Remark::Arrows(vec![Arrow { color: MarkColor::Yellow, from: square(32), to: square(28) }]),
            Remark::Other("[%eval 0.3]".into()),
            Remark::Time(TimeOf::Left, Duration::from_secs(3723)),
            Remark::Text("b".into()),
            Remark::Other("[%emt x]".into()),
            Remark::Text("[%".into()),
        ]
    );
    let written = write_remarks(&remarks, id);
    assert_eq!(
        written,
        "a [%clock w0:29:50 B0:30:00] plan [%csl G32,R05] [%cal Y3228] [%eval 0.3] [%clk 1:02:03] b [%emt x] [%"
    );
    assert_eq!(read_remarks(&written, id), remarks);
    // Lettered squares, in either case; a square that does not exist, and letters that are no colours.
    let russian =
        read_remarks("[%csl Gc3,BD4] [%csl Gc4] [%csl Xc3] [%cal Gc3] [%cal Gä3ö]", VariantId::Russian);
    assert!(
        matches!(&russian[..], [Remark::Circles(both), Remark::Other(_), Remark::Other(_), Remark::Other(_), Remark::Other(_)] if both.len() == 2)
    );
    assert_eq!(write_remarks(&russian[..1], VariantId::Russian), "[%csl Gc3,Bd4]");
    assert_eq!(
        write_remarks(&read_remarks("[%csl GC3]", VariantId::Art2decRussian), VariantId::Art2decRussian),
        "[%csl Gc3]"
    );
}

fn remark() -> impl Strategy<Value = Remark> {
    let square = || (0_u8..32).prop_map(Square::new);
    let color =
        || prop::sample::select(vec![MarkColor::Green, MarkColor::Red, MarkColor::Yellow, MarkColor::Blue]);
    let time = || (0_u64..1_000_000_000).prop_map(Duration::from_millis);
    let of = prop::sample::select(vec![TimeOf::Left, TimeOf::Mechanical, TimeOf::Game, TimeOf::Move]);
    let face = (any::<bool>(), time(), any::<bool>()).prop_map(|(white, left, runs)| ClockFace {
        color: if white { Color::White } else { Color::Black },
        left,
        runs,
    });
    let circle = (color(), square()).prop_map(|(color, square)| Circle { color, square });
    let arrow = (color(), square(), square()).prop_map(|(color, from, to)| Arrow { color, from, to });
    prop_oneof![
        (of, time()).prop_map(|(of, time)| Remark::Time(of, time)),
        prop::collection::vec(face, 1..3).prop_map(Remark::Clocks),
        prop::collection::vec(circle, 1..5).prop_map(Remark::Circles),
        prop::collection::vec(arrow, 1..5).prop_map(Remark::Arrows),
        Just(Remark::Other("[%eval -1.5,3]".into())),
    ]
}

/// What a random edit does, and to which node.
fn edit(kind: usize, id: NodeId, record: &GameRecord, choice: prop::sample::Index) -> Option<Edit> {
    Some(match kind {
        0..=3 => {
            let moves = record.game_at(id).routes();
            Edit::Move(id, moves.get(choice.index(moves.len().max(1)))?.clone())
        }
        4 => Edit::Promote(id),
        5 => Edit::Demote(id),
        6 => Edit::MakeMain(id),
        7 => Edit::Delete(id),
        8 => Edit::Comment(id, ["", "a", "b  } c", "[%clk 1:00:00]"][choice.index(4)].into()),
        9 => Edit::AddNag(id, choice.index(4) as u16),
        10 => Edit::RemoveNag(id, choice.index(4) as u16),
        11 => Edit::Pass(id),
        _ => Edit::SetUp(id, record.start.clone()),
    })
}

fn nodes(tree: &Tree) -> Vec<NodeId> {
    let mut found = vec![tree.root()];
    let mut next = 0;
    while next < found.len() {
        let children = tree.node(found[next]).children();
        found.extend(children.iter().filter(|&&id| !matches!(tree.node(id).action(), Action::Unread(_))));
        next += 1;
    }
    found
}

proptest! {
    #[test]
    fn remarks_read_as_they_were_written(
        commands in prop::collection::vec(remark(), 0..6),
        text in "[a-z,.é]{1,9}( [a-z0-9:]{1,9}){0,3}",
        place in any::<prop::sample::Index>(),
        variant in prop::sample::select(VariantId::ALL.to_vec()),
    ) {
        let mut remarks = commands;
        remarks.insert(place.index(remarks.len() + 1), Remark::Text(text));
        let written = write_remarks(&remarks, variant);
        prop_assert_eq!(&read_remarks(&written, variant), &remarks, "{}", written);
        let mut record = international();
        record.tree.set_comment(record.tree.root(), &written);
        let again = pdn::read(&pdn::write(&record), None).remove(0).record;
        prop_assert_eq!(again.tree.node(again.tree.root()).comment(), written);
    }

    #[test]
    fn every_edit_can_be_taken_back_and_done_again(
        edits in prop::collection::vec((0_usize..13, any::<prop::sample::Index>(), any::<prop::sample::Index>()), 1..40),
    ) {
        let mut record = read("1. 32-28 18-23 (1... 17-21 2. x) 2. 38-32 (2. oops) (2. 37-32 $3 {why}) *");
        let mut editor = Editor::new(record.tree.clone());
        let mut states = vec![record.tree.clone()];
        for (kind, place, choice) in edits {
            let id = *place.get(&nodes(editor.tree()));
            record.tree = editor.tree().clone();
            let Some(edit) = edit(kind, id, &record, choice) else { continue };
            editor.edit(&edit);
            if editor.tree() != states.last().unwrap() {
                states.push(editor.tree().clone());
            }
        }
        for state in states.iter().rev().skip(1) {
            // An edit may change what is hidden from comparison; those are taken back too.
            while editor.tree() != state && editor.undo().is_some() {}
            prop_assert_eq!(editor.tree(), state);
        }
        for state in states.iter().skip(1) {
            while editor.tree() != state && editor.redo().is_some() {}
            prop_assert_eq!(editor.tree(), state);
        }
    }
}

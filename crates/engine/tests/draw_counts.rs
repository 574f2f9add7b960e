//! Wins of endgame tables under the draw rules that count moves: won as long as there is time, a draw from then on.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod answers;

use answers::{ask, depth, game, nodes, shipped};
use damier_engine::{Outcome, Score, Thinker};
use damier_rules::draws::{Limit, draw_rules};
use damier_rules::{Game, Verdict};

/// A variant, a position that its table says is won, and the names of the rules whose counts may run meanwhile.
const CASES: &[(&str, &str, &[&str])] = &[
    ("international", "W:WK1,K7,K18:BK35", &["king moves", "lone king against three pieces"]),
    ("international", "W:WK1,K2:BK45", &["king moves", "lone king against two pieces or one"]),
    (
        "russian",
        "W:WKf6,Ke7,Kh8:BKa3",
        &[
            "three kings or more against one",
            "king moves",
            "four or five pieces, both with kings, nothing taken or crowned",
        ],
    ),
    ("russian", "W:WKg1,Kh4,Kg5:BKc3", &["three pieces against a king on the main road"]),
    ("russian", "W:WKb8,Kd8:BKh2", &["king moves", "two pieces or one against a king"]),
    ("pool", "W:WKf6,Ke7,Kh8:BKa3", &["three kings against one", "moves without a capture or a man's move"]),
    ("english", "W:WK18,K23:BK4", &["moves without a capture or a man's move"]),
    ("italian", "W:WK18,K23:BK4", &["moves without a capture or a man's move"]),
];

/// The same game with a count run so far that it leaves so many moves, then one fewer, down to one; no other runs.
fn with_moves_left(game: &Game, rule: &str, most: u32) -> impl Iterator<Item = Game> {
    let rules = draw_rules(game.kind());
    let index = rules.iter().position(|other| other.name == rule).expect(rule);
    let (Limit::Each(limit) | Limit::Strong(limit)) = rules[index].limit().unwrap();
    (1..=most.min(limit.into())).rev().map(move |left| {
        let done = u32::from(limit) - left;
        let text = "- ".repeat(index) + &format!("{done}/{done}");
        game.clone().with_counters(text.parse().unwrap())
    })
}

/// Plays on, both sides as well as they can, to the verdict.
fn played_out(thinker: &mut Thinker, mut game: Game) -> Verdict {
    loop {
        if let Some(verdict) = game.verdict() {
            return verdict;
        }
        let best = ask(thinker, &game, nodes(2_000)).0.unwrap();
        game.play(&best).unwrap();
    }
}

#[test]
fn a_win_counts_up_to_the_last_move_that_a_rule_allows() {
    let mut thinker = shipped();
    for (variant, fen, rules) in CASES {
        let fresh = game(variant, fen);
        let known = ask(&mut thinker, &fresh, depth(1)).1.table.unwrap().known;
        assert_eq!(known.outcome, Outcome::Win, "{variant} {fen}");
        let (moves, plies) = (known.winners_moves().unwrap(), known.plies.unwrap());
        for rule in *rules {
            let place = format!("{variant} {fen} {rule}: {known}");
            let (mut in_time, mut drawn) = (None, None);
            for game in with_moves_left(&fresh, rule, moves) {
                let (best, report) = ask(&mut thinker, &game, nodes(2_000));
                let word = report.table.unwrap();
                if word.drawn_by.is_none() {
                    assert_eq!(report.score, Score::Win(plies), "{place}");
                    in_time = Some(game);
                    continue;
                }
                assert_eq!(word.to_string(), format!("table: {known}, but drawn before ({rule})"));
                let kept = word.moves.iter().find(|(route, _)| Some(route) == best.as_ref()).unwrap();
                assert_eq!(kept.1.outcome, Outcome::Win, "{place}: who errs afterwards loses all the same");
                match report.score {
                    // By another line, in which something is taken sooner.
                    Score::Win(others) => assert!(others >= plies, "{place}"),
                    score => assert_eq!(score, Score::Even(0), "{place}"),
                }
                drawn = drawn.or_else(|| (report.score == Score::Even(0)).then_some(game));
            }
            // The fewest moves with which it is won, and the most with which it is not.
            assert_eq!(played_out(&mut thinker, in_time.unwrap()).winner(), Some(fresh.turn()), "{place}");
            match played_out(&mut thinker, drawn.expect(&place)) {
                Verdict::Draw(drawn) => assert_eq!(drawn.name, *rule, "{place}"),
                Verdict::Win { .. } => panic!("{place}: the rule is not kept"),
            }
        }
    }
}

/// No count of the main road runs yet: it starts when the lone king comes there, and is full before the win.
#[test]
fn a_count_that_starts_on_the_way_is_seen() {
    const RULE: &str = "three pieces against a king on the main road";
    let mut thinker = shipped();
    let game = game("russian", "W:Wa1,a3,Kf8:BKg3");
    assert!(game.running_counters().iter().all(|counter| counter.rule.name != RULE));
    let (_, report) = ask(&mut thinker, &game, nodes(2_000));
    let word = report.table.unwrap();
    assert_eq!((word.known.plies, word.drawn_by.as_deref()), (Some(63), Some(RULE)));
    assert_eq!(report.score, Score::Even(0));
}

//! The draw rules of each variant: what starts a count, what stops it, and how far it runs.

mod written;

use damier_rules::draws::{DrawKind, draw_rules};
use damier_rules::{Game, GameKind, VariantId, Verdict};
use written::{game, kind, play};

/// Lets both sides move kings about until the rules end the game; gives the plies made and the rule.
fn shuffled(game: &mut Game) -> (usize, &'static str) {
    let plies = written::shuffle(game, 1000);
    match game.verdict() {
        Some(Verdict::Draw(rule)) => (plies, rule.name),
        other => panic!("{other:?} after {plies} plies"),
    }
}

#[test]
fn counts_run_to_their_limits() {
    for (variant, fen, plies, rule) in [
        ("international", "W:WK46,K47,K48:BK4", 32, "lone king against three pieces"),
        ("international", "W:WK46,K47,36:BK4", 32, "lone king against three pieces"),
        ("international", "W:WK46,K47:BK4", 10, "lone king against two pieces or one"),
        ("international", "W:WK46,36:BK4", 10, "lone king against two pieces or one"),
        ("international", "W:WK46:BK4", 10, "lone king against two pieces or one"),
        ("international", "W:WK46,K47,K48,K36:BK4", 50, "king moves"),
        ("canadian", "W:WK67,K68,K69:BK5", 32, "lone king against three pieces"),
        ("international-8x8", "W:WK30,K31:BK3", 10, "lone king against two pieces or one"),
        ("killer", "W:WK46,K47:BK4", 50, "king moves"),
        // The strong side's 15th move: ply 29 where it begins, ply 30 where the other does.
        ("russian", "W:WKa1,Kc1,Ke1:BKd8", 29, "three kings or more against one"),
        ("russian", "B:WKa1,Kc1,Ke1:BKd8", 30, "three kings or more against one"),
        ("russian", "W:WKa3,Kc1:BKh2", 9, "two pieces or one against a king"),
        ("russian", "W:WKc1:BKh2", 10, "two pieces or one against a king"),
        ("brazilian", "W:WKa3,Kc1:BKh2", 9, "two pieces or one against a king"),
        ("russian", "W:WKa3,Kc1,Ke1,Kg1:BKd8,Kf8", 30, "king moves"),
        ("pool", "W:WK32,K31,K30:BK1", 25, "three kings against one"),
        ("frisian", "W:WK46,K47:BK4", 13, "two kings against one"),
        ("frisian", "W:WK46:BK4", 4, "king against king"),
        ("spanish", "W:WK1,K2,K3:BK31", 40, "king moves"),
        ("czech", "W:WKa1,Kc1,Ke1:BKd8", 30, "moves without a capture or a man's move"),
        ("english", "W:WK32,K31,K30:BK1,K2", 80, "moves without a capture or a man's move"),
        ("thai", "W:WKa1,Kc1,Ke1:BKd8", 80, "moves without a capture or a man's move"),
        ("antidraughts", "W:WK46,K47:BK4", 50, "king moves"),
        ("russian giveaway", "W:WKa3,Kc1:BKh2", 30, "king moves"),
        ("turkish giveaway", "W:WKa1,Kb1:BKh7", 80, "moves without a capture or a man's move"),
    ] {
        let mut game = game(variant, fen);
        assert_eq!(shuffled(&mut game), (plies, rule), "{variant} {fen}");
    }
}

#[test]
fn a_capture_into_other_counted_material_starts_that_count_and_keeps_the_longer() {
    let running =
        |game: &Game| -> Vec<_> { game.running_counters().iter().map(ToString::to_string).collect() };
    let mut game = game("international", "W:WK46,K47,22:BK15");
    play(&mut game, "46-41 15-4 41-46 4x36");
    assert_eq!(running(&game), ["lone king against three pieces 2 of 16"]);
    play(&mut game, "47-33 36-4");
    assert_eq!(
        running(&game),
        [
            "king moves 1 of 25",
            "lone king against three pieces 3 of 16",
            "lone king against two pieces or one 1 of 5"
        ]
    );
}

#[test]
fn the_main_road_count_begins_again_when_the_lone_king_leaves_it() {
    let main_road = "three pieces against a king on the main road";
    let mut game = game("russian", "W:WKb8,Kc7,Ka7:BKa1");
    let done = |game: &Game| {
        game.running_counters()
            .iter()
            .find(|counter| counter.rule.name == main_road)
            .map_or(0, |counter| counter.done)
    };
    play(&mut game, "a7-g1 a1-h8 g1-a7");
    assert_eq!(done(&game), 2);
    let mut leaves = written::game("russian", "W:WKb8,Kc7,Ka7:BKa1");
    play(&mut leaves, "a7-g1 a1-b2 g1-a7 b2-c1");
    assert_eq!(done(&leaves), 0);
}

#[test]
fn optional_english_knows_no_repetition_and_breakthrough_no_draw() {
    let mut game = game("english-optional", "W:WK32,K31:BK1,K2");
    for _ in 0..4 {
        play(&mut game, "32-28 1-5 28-32 5-1");
    }
    assert_eq!(game.occurrences(), 5);
    assert!(game.verdict().is_none());
    assert!(draw_rules(GameKind::new(VariantId::Breakthrough)).is_empty());
}

#[test]
fn italian_draws_at_the_fourth_time() {
    let mut game = game("italian", "W:WK32,K31:BK1,K2");
    for _ in 0..2 {
        play(&mut game, "32-28 1-5 28-32 5-1");
    }
    assert_eq!(game.occurrences(), 3);
    assert!(game.verdict().is_none());
    play(&mut game, "32-28 1-5 28-32 5-1");
    assert!(matches!(game.verdict(), Some(Verdict::Draw(_))));
}

#[test]
fn every_game_has_its_rules_or_the_fallback() {
    for kind in GameKind::all() {
        let rules = draw_rules(kind);
        let has = |wanted: fn(&DrawKind) -> bool| rules.iter().any(|rule| wanted(&rule.kind));
        let repetition = has(|kind| matches!(kind, DrawKind::Repetition(_)));
        let progress = has(|kind| matches!(kind, DrawKind::NoProgress(_)));
        let plain = !kind.is_giveaway_form();
        assert_eq!(progress, kind.variant != VariantId::Breakthrough, "{kind}");
        let without = [VariantId::Breakthrough, VariantId::EnglishOptional];
        assert_eq!(repetition, !(plain && without.contains(&kind.variant)), "{kind}");
        assert!(rules.iter().all(|rule| !rule.source.is_empty()), "{kind}");
    }
}

#[test]
fn giveaway_is_refused_where_it_has_no_meaning() {
    for id in [VariantId::Breakthrough, VariantId::Antidraughts] {
        let refused = GameKind::giveaway(id).unwrap_err().to_string();
        assert!(refused.contains(id.variant().name), "{refused}");
    }
    assert!(GameKind::giveaway(VariantId::English).is_ok());
}

#[test]
fn who_cannot_move_wins_giveaway_and_the_first_king_wins_breakthrough() {
    let blocked = game("english giveaway", "B:WK32:B28");
    assert_eq!(blocked.verdict().unwrap().to_string(), "Black wins: no move left");
    let bare = written::game("international giveaway", "B:W50:B");
    assert_eq!(bare.verdict().unwrap().to_string(), "Black wins: all pieces given away");
    let mut race = written::game("breakthrough", "W:W7:B40");
    play(&mut race, "7-1");
    assert_eq!(race.verdict().unwrap().to_string(), "White wins: the first king");
    assert!(race.moves().is_empty());
    // Passing through the row in a capture is nothing.
    let mut passing = written::game("breakthrough", "W:W12:B8,9,30");
    play(&mut passing, "12x14");
    assert!(passing.verdict().is_none());
    assert_eq!(kind("breakthrough").to_string(), "breakthrough");
}

#[test]
fn counters_survive_as_text() {
    let mut game = game("russian", "W:WKb8,Kc7,Ka7:BKa1");
    play(&mut game, "a7-g1 a1-h8 g1-a7");
    let text = game.counters().to_string();
    assert_eq!(text.parse::<damier_rules::draws::Counters>().unwrap(), game.counters());
    assert!("3/x".parse::<damier_rules::draws::Counters>().is_err());
}

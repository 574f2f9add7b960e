//! Real files: every game loads, every move replays, and what is written reads as the same games.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod corpus;

use corpus::corpus;
use damier_record::pdn::{self, Action, GameRecord, ReadGame};
use damier_rules::VariantId;

/// File, variant that it is read as, games, single moves.
const FILES: &[(&str, VariantId, usize, usize)] = &[
    ("intl_nk2003.pdn", VariantId::International, 33, 3268),
    ("intl_candidates1995.pdn", VariantId::International, 8, 816),
    ("intl_playok_clocks.pdn", VariantId::International, 4, 535),
    ("intl_compositions_D.pdn", VariantId::International, 18, 176),
    ("czech_2006.pdn", VariantId::Czech, 44, 1994),
    ("russian_ussr_a.pdn", VariantId::Russian, 77, 4303),
    ("italian_2005_a.pdn", VariantId::Italian, 26, 1692),
    ("english_1841.pdn", VariantId::English, 43, 2280),
    ("english_gem_positions.pdn", VariantId::English, 162, 0),
    ("li_standard_a.pdn", VariantId::International, 7, 743),
    ("li_frisian_a.pdn", VariantId::Frisian, 7, 450),
    ("li_frysk_a.pdn", VariantId::Frysk, 13, 738),
    ("li_russian_a.pdn", VariantId::Russian, 5, 390),
    ("li_brazilian_a.pdn", VariantId::Brazilian, 13, 607),
    ("li_breakthrough_a.pdn", VariantId::Breakthrough, 13, 1243),
    ("li_antidraughts_a.pdn", VariantId::Antidraughts, 13, 702),
    ("turkish_one.pdn", VariantId::Turkish, 1, 19),
];

fn games(name: &str) -> Option<Vec<ReadGame>> {
    let bytes = corpus(&format!("pdn/{name}"))?;
    let text = pdn::decode(bytes, None).unwrap().text;
    Some(pdn::read(&text, None))
}

/// The moves of the main line; text that cannot be read is none.
fn plies(record: &GameRecord) -> usize {
    let is_unread = |id| matches!(record.tree.node(id).action(), Action::Unread(_));
    assert!(!record.tree.main_line().any(is_unread));
    record.tree.main_moves().count()
}

#[test]
fn every_game_loads_without_a_complaint() {
    for &(name, variant, count, moves) in FILES {
        let Some(games) = games(name) else { return };
        let complaints: Vec<_> = games.iter().flat_map(|game| &game.complaints).collect();
        assert!(complaints.is_empty(), "{name}: {complaints:#?}");
        assert_eq!(games.len(), count, "{name}");
        assert_eq!(games.iter().map(|game| plies(&game.record)).sum::<usize>(), moves, "{name}");
        let others: Vec<_> = games.iter().filter(|game| game.record.kind.variant != variant).collect();
        let notes: Vec<_> = others.iter().flat_map(|game| &game.notes).collect();
        assert!(others.is_empty(), "{name}: {notes:#?}");
    }
}

#[test]
fn what_is_written_reads_as_the_same_games() {
    for &(name, ..) in FILES {
        let Some(games) = games(name) else { return };
        let records: Vec<_> = games.into_iter().map(|game| game.record).collect();
        let text = pdn::write_games(&records);
        assert!(text.lines().all(|line| line.starts_with('[') || line.chars().count() <= 80), "{name}");
        let again = pdn::read(&text, None);
        assert_eq!(again.len(), records.len(), "{name}");
        for (again, record) in again.iter().zip(&records) {
            assert!(again.complaints.is_empty(), "{name}: {:#?}", again.complaints);
            assert_eq!(again.record, *record, "{name}");
        }
        assert_eq!(pdn::write_games(again.iter().map(|game| &game.record)), text, "{name}");
    }
}

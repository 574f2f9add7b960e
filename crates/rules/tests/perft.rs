//! Every figure of `perft/` up to five million nodes. The rest: `cargo xtask perft --limit N`.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod written;

use damier_rules::{VariantId, perft};

const LIMIT: u64 = 5_000_000;

fn check(variant: VariantId) {
    let path = format!("{}/perft/{variant}.tsv", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let kind = written::kind(variant.variant().name);
    let mut checked = 0;
    for row in table.lines().skip(1) {
        let cells: Vec<_> = row.split('\t').collect();
        let (fen, depth, nodes): (_, u32, u64) =
            (cells[0], cells[1].parse().unwrap(), cells[2].parse().unwrap());
        if nodes <= LIMIT {
            let counted = perft(kind, &written::diagram(kind, fen), depth).unwrap();
            assert_eq!(counted, nodes, "{variant} {fen} depth {depth}");
            checked += 1;
        }
    }
    assert!(checked > 0, "{path} holds figures");
}

#[test]
fn every_variant_counts_as_its_table_says() {
    for &variant in VariantId::ALL {
        check(variant);
    }
}

/// The objective does not change how pieces move.
#[test]
fn giveaway_counts_as_its_variant() {
    for kind in damier_rules::GameKind::all().filter(|kind| kind.is_giveaway_form()) {
        let plain = damier_rules::GameKind::new(kind.variant);
        let start = kind.variant.variant().start();
        assert_eq!(perft(kind, &start, 5), perft(plain, &start, 5), "{kind}");
    }
}

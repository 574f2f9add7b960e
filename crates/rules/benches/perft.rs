//! Speed of the move generator: `cargo bench -p damier-rules` prints leaves a second, from each start position.

use damier_rules::{GameKind, VariantId, perft};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};

fn main() {
    divan::main();
}

/// Depths that take some hundredths of a second each.
const CASES: &[(&str, u32)] = &[
    ("international", 7),
    ("english", 9),
    ("russian", 8),
    ("frisian", 7),
    ("canadian", 6),
    ("italian", 9),
    ("spanish", 9),
    ("czech", 9),
    ("pool", 8),
    ("brazilian", 8),
    ("turkish", 6),
    ("armenian", 5),
    ("thai", 8),
    ("killer", 7),
];

#[divan::bench(args = CASES.iter().map(|(name, _)| *name), sample_count = 10)]
fn start_position(bencher: Bencher<'_, '_>, name: &str) {
    let depth = CASES.iter().find(|case| case.0 == name).map_or(1, |case| case.1);
    let variant = VariantId::from_name(name).expect("the cases name variants");
    let (kind, start) = (GameKind::new(variant), variant.variant().start());
    let leaves = perft(kind, &start, depth).expect("a start position is valid");
    bencher.counter(ItemsCount::new(leaves)).bench(|| perft(black_box(kind), black_box(&start), depth));
}

//! A probe takes no memory: nothing is allocated when a position is looked up, whether its block is unpacked already or not.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::path::Path;

use damier_endgame::{Known, Outcome, Tables};
use damier_rules::{BoardShape, Color, GameKind, Piece, Position, Rules, Square, VariantId, Visitor};

/// Kings on every fourth square against one, looked up twice: from the file, then from the cache.
struct Probes<'a>(&'a Tables);

impl Visitor for Probes<'_> {
    type Output = Vec<Option<Known>>;

    fn visit<R: Rules>(self) -> Self::Output {
        let Self(tables) = self;
        let king = |color, square| (Square::new(square), Piece::king(color));
        let positions: Vec<_> = (0..28)
            .step_by(4)
            .map(|square| {
                let pieces = [king(Color::White, square), king(Color::White, square + 1)];
                Position::<R>::of_pieces(Color::White, pieces.into_iter().chain([king(Color::Black, 31)]))
            })
            .collect();
        let mut found = Vec::with_capacity(2 * positions.len());
        let taken = allocation_counter::measure(|| {
            for _ in 0..2 {
                found.extend(positions.iter().map(|position| tables.look_up(position)));
                assert!(positions.iter().all(|position| tables.probe(position).is_some()));
            }
        });
        assert_eq!(taken.count_total, 0);
        found
    }
}

#[test]
fn a_probe_takes_no_memory() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/tables"));
    let kind = GameKind::new(VariantId::English);
    assert_eq!(kind.rules().shape(), BoardShape::Diagonal8);
    let (tables, errors) = Tables::open(folder, kind, 32 << 20);
    assert!(errors.is_empty(), "{errors:?}");
    let found = kind.rules().with(Probes(&tables));
    assert!(found.iter().all(|known| known.is_some_and(|known| known.outcome == Outcome::Win)), "{found:?}");
}

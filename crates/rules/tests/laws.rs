//! What holds in every position of every variant.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod written;

use std::collections::HashMap;

use damier_rules::{
    Diagram, GameKind, KingRun, Move, MoveList, Piece, Position, Route, Rules, Square, VariantId, Visitor,
};

/// Positions of random games, from the start to the end.
fn positions(kind: GameKind, games: u64) -> impl Iterator<Item = (Diagram, Vec<Route>)> {
    (0..games).flat_map(move |seed| {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut diagram = Some(kind.variant.variant().start());
        std::iter::from_fn(move || {
            let here = diagram.take()?;
            let moves = here.moves(kind).unwrap();
            diagram = (!moves.is_empty()).then(|| here.after(kind, &moves[chance.usize(..moves.len())]));
            Some((here, moves))
        })
        .take(200)
    })
}

fn every_kind() -> impl Iterator<Item = GameKind> {
    VariantId::ALL.iter().map(|&id| GameKind::new(id))
}

/// The same position seen from the other side of the table, colours changed.
fn turned(diagram: &Diagram) -> Diagram {
    let shape = diagram.shape();
    let mut other = Diagram::empty(shape, diagram.turn.other());
    for (square, piece) in diagram.pieces() {
        other.set(shape.turned(square), Some(Piece { color: piece.color.other(), ..piece }));
    }
    let [white, black] = diagram.runs.map(|run| {
        run.square().map_or(KingRun::default(), |square| KingRun::new(shape.turned(square), run.moves()))
    });
    other.runs = [black, white];
    other
}

fn identity(route: &Route) -> (Square, Square, Vec<Square>) {
    (route.from(), route.to(), route.taken_set())
}

#[test]
fn a_turned_position_has_the_turned_moves() {
    for kind in every_kind() {
        for (diagram, moves) in positions(kind, 20) {
            let shape = diagram.shape();
            let turn = |(from, to, mut taken): (Square, Square, Vec<Square>)| {
                for square in &mut taken {
                    *square = shape.turned(*square);
                }
                taken.sort_unstable();
                (shape.turned(from), shape.turned(to), taken)
            };
            let mut expected: Vec<_> = moves.iter().map(|route| turn(identity(route))).collect();
            let mut found: Vec<_> = turned(&diagram).moves(kind).unwrap().iter().map(identity).collect();
            expected.sort();
            found.sort();
            assert_eq!(found, expected, "{kind} {diagram:?}");
        }
    }
}

/// A position that moves have led to is the one that its diagram gives, with the same key.
struct SameByMoves<'a>(&'a Diagram);

impl Visitor for SameByMoves<'_> {
    type Output = ();

    fn visit<R: Rules>(self) {
        let position = Position::<R>::new(self.0).unwrap();
        assert_eq!(&position.diagram(), self.0);
        let mut moves = MoveList::<R>::new();
        position.moves_into(&mut moves);
        assert_eq!(position.count_moves(&mut MoveList::new()), moves.len() as u64);
        let captures = moves.iter().any(|mv| mv.is_capture());
        assert_eq!(position.can_capture(), captures, "{:?}", self.0);
        for mv in moves {
            let after = position.after(mv);
            let again = Position::<R>::new(&after.diagram()).unwrap();
            assert_eq!(after, again);
            assert_eq!(after.key(), again.key());
            assert_eq!(Move::<R>::new(mv.from(), mv.to(), mv.captured()), mv);
        }
    }
}

#[test]
fn moves_and_diagrams_lead_to_the_same_position() {
    for kind in every_kind() {
        for (diagram, moves) in positions(kind, 20) {
            if !moves.is_empty() {
                kind.rules().with(SameByMoves(&diagram));
            }
        }
    }
}

#[test]
fn different_positions_have_different_keys() {
    for kind in every_kind() {
        let mut seen: HashMap<u64, Diagram> = HashMap::new();
        for (diagram, _) in positions(kind, 100) {
            let key = diagram.key(kind);
            let first = seen.entry(key).or_insert_with(|| diagram.clone());
            assert_eq!(*first, diagram, "{kind}: one key for two positions");
        }
    }
}

#[test]
fn every_route_of_a_move_ends_where_the_move_does() {
    for kind in every_kind() {
        for (diagram, moves) in positions(kind, 10) {
            let routes = diagram.routes(kind).unwrap();
            for route in &routes {
                let same = moves.iter().filter(|mv| mv.same_move(route)).count();
                assert_eq!(same, 1, "{kind} {route:?}");
                assert_eq!(route.squares.len(), route.taken.len().max(1) + 1);
            }
            assert!(moves.iter().all(|mv| routes.contains(mv)), "{kind}: the written route is one of all");
        }
    }
}

#[test]
fn square_names_are_read_back() {
    for kind in every_kind() {
        let variant = kind.variant.variant();
        for square in variant.shape().squares() {
            assert_eq!(variant.square_named(&variant.square_name(square)), Some(square), "{kind}");
            assert_eq!(variant.by_number(variant.number(square)), Some(square), "{kind}");
            assert_eq!(variant.by_algebraic(&variant.algebraic(square)), Some(square), "{kind}");
            let row = variant.shape().row_column(square).0;
            assert_eq!(variant.drawn_at(row, variant.drawn_column(square)), Some(square), "{kind}");
        }
        for nonsense in ["", "0", "73", "a0", "m1", "+5", "a+3", "é4", "a"] {
            assert_eq!(variant.square_named(nonsense), None, "{kind} {nonsense:?}");
        }
    }
}

/// Which corner bears number 1, and who stands on the low numbers.
#[test]
fn numbers_begin_where_the_pdn_game_type_says() {
    let number = |name: &str, square: &str| {
        let variant = written::kind(name).variant.variant();
        variant.number(variant.by_algebraic(square).unwrap())
    };
    for (variant, square, expected) in [
        ("english", "b8", 1),
        ("english", "g1", 32),
        ("international", "b10", 1),
        ("canadian", "b12", 1),
        ("italian", "a8", 1),
        ("italian", "h1", 32),
        ("spanish", "h1", 1),
        ("spanish", "b1", 4),
        ("spanish", "a8", 32),
        ("thai", "g1", 1),
        ("thai", "b8", 32),
        ("turkish", "a8", 1),
    ] {
        assert_eq!(number(variant, square), expected, "{variant} {square}");
    }
}

/// Quiet moves that crown nothing can be taken back, and nothing else can.
struct Retreats<'a>(&'a Diagram);

impl Visitor for Retreats<'_> {
    type Output = ();

    fn visit<R: Rules>(self) {
        let bare =
            |position: &Position<R>| Position::<R>::of_pieces(position.turn(), position.diagram().pieces());
        let quiet = |position: &Position<R>, list: &mut MoveList<R>| -> Vec<Position<R>> {
            position.moves_into(list);
            let kings = position.kings(position.turn());
            let after = list.iter().filter(|mv| !mv.is_capture()).map(|&mv| position.after(mv));
            after.filter(|next| next.kings(position.turn()) == kings).map(|next| bare(&next)).collect()
        };
        let mut list = MoveList::new();
        let position = bare(&Position::new(self.0).unwrap());
        for next in quiet(&position, &mut list) {
            let mut found = 0;
            next.retreats(|before| found += usize::from(before == position));
            assert_eq!(found, 1, "{:?}", self.0);
        }
        position.retreats(|before| {
            let leads_here = quiet(&before, &mut list).contains(&position);
            assert!(leads_here || before.can_capture(), "{:?}", self.0);
        });
    }
}

#[test]
fn retreats_undo_quiet_moves() {
    for kind in every_kind() {
        for (diagram, _) in positions(kind, 6) {
            kind.rules().with(Retreats(&diagram));
        }
    }
}

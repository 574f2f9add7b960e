//! The tables against a plain, slow solver: all positions with 2 and 3 pieces in a list, and every one looked at again
//! and again until nothing changes.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::HashMap;

use damier_endgame::{Builder, Class, Known, Outcome, TableKind, Tables, check};
use damier_rules::{
    BoardShape, Color, GameKind, Kind, MoveList, Objective, Piece, Position, Rules, Square, VariantId,
    Visitor,
};

fn kind(name: &str) -> GameKind {
    match name.strip_suffix(" giveaway") {
        Some(name) => GameKind::giveaway(VariantId::from_name(name).unwrap()).unwrap(),
        None => GameKind::new(VariantId::from_name(name).unwrap()),
    }
}

/// Every way to put so many pieces on the board, both sides having one.
fn placements(shape: BoardShape, pieces: usize) -> Vec<Vec<(Square, Piece)>> {
    let mut found = vec![Vec::new()];
    for _ in 0..pieces {
        let longer = |placed: &Vec<(Square, Piece)>| -> Vec<Vec<(Square, Piece)>> {
            let from = placed.last().map_or(0, |(square, _)| square.index() + 1);
            let squares = shape.squares().skip(from);
            let each = squares.flat_map(|square| {
                Color::BOTH.into_iter().flat_map(move |color| {
                    [Kind::Man, Kind::King].into_iter().map(move |kind| (square, Piece { color, kind }))
                })
            });
            let stands = |(square, piece): &(Square, Piece)| {
                piece.kind == Kind::King || !shape.is_crown_row(*square, piece.color)
            };
            each.filter(stands).map(|piece| [placed.as_slice(), &[piece]].concat()).collect()
        };
        found = found.iter().flat_map(longer).collect();
    }
    let both = |placed: &Vec<(Square, Piece)>| {
        Color::BOTH.iter().all(|color| placed.iter().any(|(_, piece)| piece.color == *color))
    };
    found.retain(both);
    found
}

struct Plain {
    kind: GameKind,
    pieces: usize,
}

/// `None` is a draw until shown otherwise.
type Value = Option<(Outcome, u32)>;

impl Visitor for Plain {
    type Output = ();

    fn visit<R: Rules>(self) {
        let folder = tempfile::tempdir().unwrap();
        let builder =
            Builder { folder: folder.path().into(), game: self.kind, pieces: self.pieces as u8, threads: 2 };
        builder.build(&|_| ()).unwrap();
        let (tables, errors) = Tables::open(folder.path(), self.kind, 64 << 20);
        assert!(errors.is_empty(), "{errors:?}");

        let shape = self.kind.rules().shape();
        let mut positions = Vec::<Position<R>>::new();
        for placed in (2..=self.pieces).flat_map(|pieces| placements(shape, pieces)) {
            positions.extend(Color::BOTH.map(|turn| Position::of_pieces(turn, placed.iter().copied())));
        }
        let numbers: HashMap<u64, usize> = positions.iter().enumerate().map(|(n, p)| (p.key(), n)).collect();
        assert_eq!(numbers.len(), positions.len());
        let next: Vec<Vec<Result<usize, Value>>> =
            positions.iter().map(|position| self.successors(position, &numbers)).collect();

        let mut values: Vec<Value> = vec![None; positions.len()];
        // In round n all results of n plies or fewer are known.
        for round in 0.. {
            let fresh: Vec<Value> = next
                .iter()
                .map(|next| {
                    let value = |next: &Result<usize, Value>| next.map_or_else(|value| value, |n| values[n]);
                    let mut wins = next.iter().map(value).filter_map(|value| match value {
                        Some((Outcome::Loss, plies)) => Some(plies + 1),
                        _ => None,
                    });
                    let first = wins.next();
                    if let Some(plies) = first.map(|first| wins.fold(first, u32::min)) {
                        return Some((Outcome::Win, plies));
                    }
                    let refuted = next.iter().map(value).map(|value| match value {
                        Some((Outcome::Win, plies)) => Some(plies + 1),
                        _ => None,
                    });
                    let longest = refuted.collect::<Option<Vec<_>>>()?.into_iter().max();
                    longest.map(|plies| (Outcome::Loss, plies))
                })
                .zip(&positions)
                .map(|(value, position)| self.over(position).or(value))
                .collect();
            if fresh == values {
                assert!(round > 0, "{}", self.kind);
                break;
            }
            values = fresh;
        }

        let mut scratch = damier_endgame::Scratch::default();
        let mut compared = 0;
        for (position, value) in positions.iter().zip(values) {
            if !tables.has(Class::of(position)) {
                continue;
            }
            let plain = value.map_or(Known::DRAW, |(outcome, plies)| Known { outcome, plies: Some(plies) });
            let known = tables.value(position, &mut scratch);
            assert_eq!(known, Some(plain), "{} {:?}", self.kind, position.diagram());
            compared += 1;
        }
        assert!(compared > 1000, "{}: {compared}", self.kind);
        for class in tables.summaries().map(|(index, ..)| index.class()).collect::<Vec<_>>() {
            let size = damier_endgame::Index::new(shape, class).size();
            assert!(check(&tables, class, 0..size, || ()).is_none(), "{} {class}", self.kind);
        }
    }
}

impl Plain {
    /// A finished game.
    fn over<R: Rules>(&self, position: &Position<R>) -> Value {
        let turn = position.turn();
        if self.kind.objective == Objective::FirstKing && position.has_kings() {
            return Some((if position.kings(turn) > 0 { Outcome::Win } else { Outcome::Loss }, 0));
        }
        let mut list = MoveList::new();
        position.moves_into(&mut list);
        if list.is_empty() {
            let giveaway = self.kind.objective == Objective::Giveaway;
            return Some((if giveaway { Outcome::Win } else { Outcome::Loss }, 0));
        }
        None
    }

    /// The positions after each move: in the list, or else, where a side has nothing left, their value.
    fn successors<R: Rules>(
        &self,
        position: &Position<R>,
        numbers: &HashMap<u64, usize>,
    ) -> Vec<Result<usize, Value>> {
        let mut list = MoveList::new();
        position.moves_into(&mut list);
        let drawn = TableKind::of(self.kind).one_each
            && position.material().is_one_each()
            && !position.can_capture()
            && !list.is_empty();
        if drawn {
            return vec![Err(None)];
        }
        let after = list.iter().map(|&mv| position.after(mv));
        after.map(|next| numbers.get(&next.key()).copied().ok_or_else(|| self.over(&next))).collect()
    }
}

fn agrees(name: &str, pieces: usize) {
    let kind = kind(name);
    kind.rules().with(Plain { kind, pieces });
}

#[test]
fn english() {
    agrees("english", 3);
}

#[test]
fn english_giveaway() {
    agrees("english giveaway", 3);
}

#[test]
fn english_with_optional_capture() {
    agrees("english-optional", 3);
}

#[test]
fn russian() {
    agrees("russian", 3);
}

#[test]
fn spanish() {
    agrees("spanish", 3);
}

#[test]
fn italian() {
    agrees("italian", 3);
}

#[test]
fn brazilian_giveaway() {
    agrees("brazilian giveaway", 3);
}

#[test]
fn breakthrough() {
    agrees("breakthrough", 2);
}

#[test]
fn turkish_with_two_pieces() {
    agrees("turkish", 2);
}

/// Kings alone and single men: there no run is counted.
#[test]
fn frisian_where_it_is_exact() {
    agrees("frisian", 2);
}

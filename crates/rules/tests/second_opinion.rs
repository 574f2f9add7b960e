//! The fast generator against a slow, obvious one (`oracle/`), on random play and on random set-ups, in every
//! variant and objective.
//!
//! `DAMIER_POSITIONS` sets the number of positions a game; `cargo xtask second-opinion N` does so.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod oracle;
mod written;

use std::collections::BTreeMap;

use damier_rules::{BoardShape, Color, Diagram, GameKind, Kind, KingRun, Piece, Route, Square};
use fastrand::Rng;
use oracle::{Board, Cell, Side};

fn cell_of(shape: BoardShape, square: Square) -> usize {
    let (row, column) = shape.row_column(square);
    usize::from(row) * usize::from(shape.side()) + usize::from(column)
}

fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

fn board(diagram: &Diagram) -> Board {
    let shape = diagram.shape();
    let width = usize::from(shape.side());
    let mut cells = vec![Cell::Off; width * width];
    for square in shape.squares() {
        cells[cell_of(shape, square)] = match diagram.at(square) {
            None => Cell::Empty,
            Some(Piece { color, kind: Kind::Man }) => Cell::Man(side(color)),
            Some(Piece { color, kind: Kind::King }) => Cell::King(side(color)),
        };
    }
    let run = |run: KingRun| run.square().map_or((0, 0), |square| (cell_of(shape, square), run.moves()));
    Board { width, cells, to_move: side(diagram.turn), runs: diagram.runs.map(run) }
}

fn oracle_move(shape: BoardShape, route: &Route) -> oracle::Move {
    oracle::Move {
        from: cell_of(shape, route.from()),
        to: cell_of(shape, route.to()),
        captured: route.taken.iter().map(|&square| cell_of(shape, square)).collect(),
    }
}

/// Compares moves and the positions they lead to; gives the moves.
fn compare(kind: GameKind, diagram: &Diagram) -> Vec<Route> {
    let moves = diagram.moves(kind).unwrap();
    let fast: BTreeMap<_, _> = moves
        .iter()
        .map(|route| (oracle_move(diagram.shape(), route), board(&diagram.after(kind, route))))
        .collect();
    assert_eq!(fast.len(), moves.len(), "{kind}: a move stands twice\n{diagram:?}");
    let slow = oracle::legal(kind.variant.variant().name, &board(diagram));
    assert_eq!(fast, slow, "{kind}\n{}", damier_record::fen::write(diagram, kind.variant));
    moves
}

/// Pieces at random: few or many, many of them kings, none where it could not stand.
fn set_up(kind: GameKind, chance: &mut Rng) -> Diagram {
    let shape = kind.rules().shape();
    let mut diagram = Diagram::empty(shape, if chance.bool() { Color::White } else { Color::Black });
    let most = usize::from(shape.len()) / 3;
    for _ in 0..chance.usize(2..=most) {
        let square = Square::new(chance.u8(..shape.len()));
        let color = if chance.bool() { Color::White } else { Color::Black };
        let crowned = shape.is_crown_row(square, color) || chance.u8(..4) == 0;
        diagram.set(square, Some(if crowned { Piece::king(color) } else { Piece::man(color) }));
    }
    diagram
}

fn agree(kind: GameKind, positions: usize) {
    let mut chance = Rng::with_seed(kind.variant as u64);
    let mut seen = 0;
    while seen < positions {
        let played = chance.bool();
        let mut diagram = if played { kind.variant.variant().start() } else { set_up(kind, &mut chance) };
        // A set-up is left after a few moves: captures soon empty it.
        for _ in 0..if played { 120 } else { 8 } {
            let moves = compare(kind, &diagram);
            seen += 1;
            if moves.is_empty() {
                break;
            }
            diagram = diagram.after(kind, &moves[chance.usize(..moves.len())]);
        }
    }
}

fn positions() -> usize {
    std::env::var("DAMIER_POSITIONS").map_or(10_000, |text| text.parse().expect("a number of positions"))
}

#[test]
fn the_slow_generator_agrees_in_every_variant() {
    for kind in GameKind::all().filter(|kind| !kind.is_giveaway_form()) {
        agree(kind, positions());
    }
}

#[test]
fn the_slow_generator_agrees_in_every_giveaway_form() {
    for kind in GameKind::all().filter(|kind| kind.is_giveaway_form()) {
        agree(kind, positions() / 5);
    }
}

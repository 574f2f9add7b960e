//! The patterns: overlapping rectangles of a board, in which each placing of men has a number and a weight.
//!
//! They are derived from the board's shape alone. Rectangles that a symmetry of the board carries into each other share
//! a table: a half turn with the colours changed turns the sign of the weight; on a board of all squares a reflection
//! keeps it.

use damier_rules::{BoardShape, Color, Piece, Square};

/// Squares of a rectangle.
const SQUARES: usize = 8;
/// Placings of men in a rectangle: each square is free, or has a man of one colour or the other.
pub(crate) const PLACINGS: usize = 3usize.pow(SQUARES as u32);

/// How a rectangle is looked up in a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reading {
    /// The squares; the first counts once, the next three times as much, and so on.
    pub(crate) squares: [Square; SQUARES],
    /// Whether the colours change places and the weight its sign.
    pub(crate) turned: bool,
}

/// A rectangle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Block {
    /// The number of its table.
    pub(crate) table: usize,
    /// The ways to look it up: several where the board's symmetries carry it into itself.
    pub(crate) readings: Vec<Reading>,
}

impl Reading {
    /// The number of a placing.
    pub(crate) fn placing(&self, piece_at: impl Fn(Square) -> Option<Piece>) -> usize {
        let digit = |square: &Square| match piece_at(*square) {
            Some(piece) if piece.is_king() => 0,
            Some(piece) => 1 + usize::from((piece.color == Color::Black) != self.turned),
            None => 0,
        };
        self.squares.iter().rev().fold(0, |number, square| 3 * number + digit(square))
    }
}

/// A symmetry of a board.
#[derive(Clone, Copy)]
struct Symmetry {
    turned: bool,
    mirrored: bool,
}

impl Symmetry {
    fn all(shape: BoardShape) -> impl Iterator<Item = Self> {
        let mirrors: &[bool] = if shape == BoardShape::Full8 { &[false, true] } else { &[false] };
        let all = mirrors.iter().flat_map(|&mirrored| [false, true].map(|turned| Self { turned, mirrored }));
        all.collect::<Vec<_>>().into_iter()
    }

    fn of(self, shape: BoardShape, square: Square) -> Square {
        let square = if self.turned { shape.turned(square) } else { square };
        if !self.mirrored {
            return square;
        }
        let (row, column) = shape.row_column(square);
        shape.at(row as i8, (shape.side() - 1 - column) as i8).expect("the board is symmetric")
    }
}

/// Rows and columns of the board's cells that a rectangle covers, and how far apart rectangles of that form lie.
struct Form {
    rows: u8,
    columns: u8,
    /// Whether a rectangle may begin at this row and column.
    begins: fn(u8, u8) -> bool,
}

/// The rectangles of a board.
fn forms(shape: BoardShape) -> &'static [Form] {
    match shape {
        BoardShape::Full8 => &[
            Form { rows: 2, columns: 4, begins: |_, column| column % 2 == 0 },
            Form { rows: 4, columns: 2, begins: |row, _| row % 2 == 0 },
        ],
        // Half of four by four cells can be played on. Next to each other they begin an even step apart, and between
        // any four of them lies one more.
        _ => &[Form { rows: 4, columns: 4, begins: |row, column| row % 2 == column % 2 }],
    }
}

/// All rectangles of a board, those first that are not turned in their first reading, and the number of their tables.
pub(crate) fn blocks(shape: BoardShape) -> (Vec<Block>, usize) {
    let mut rectangles: Vec<[Square; SQUARES]> = Vec::new();
    for form in forms(shape) {
        for row in 0..=shape.side() - form.rows {
            for column in (0..=shape.side() - form.columns).filter(|&column| (form.begins)(row, column)) {
                let cells =
                    (0..form.rows).flat_map(|r| (0..form.columns).map(move |c| (row + r, column + c)));
                let squares: Vec<_> = cells.filter_map(|(r, c)| shape.at(r as i8, c as i8)).collect();
                rectangles.push(squares.try_into().expect("every form has as many squares"));
            }
        }
    }
    let same = |a: &[Square; SQUARES], b: &[Square; SQUARES]| a.iter().all(|square| b.contains(square));
    let mut tables: Vec<[Square; SQUARES]> = Vec::new();
    let mut blocks = Vec::new();
    for rectangle in &rectangles {
        let readings = |table: &[Square; SQUARES]| {
            let carried = Symmetry::all(shape).map(|symmetry| Reading {
                squares: table.map(|square| symmetry.of(shape, square)),
                turned: symmetry.turned,
            });
            carried.filter(|reading| same(&reading.squares, rectangle)).collect::<Vec<_>>()
        };
        let table = tables.iter().position(|table| !readings(table).is_empty());
        let table = table.unwrap_or_else(|| {
            tables.push(*rectangle);
            tables.len() - 1
        });
        blocks.push(Block { table, readings: readings(&tables[table]) });
    }
    blocks.sort_by_key(|block| block.readings[0].turned);
    (blocks, tables.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHAPES: [BoardShape; 4] =
        [BoardShape::Diagonal8, BoardShape::Diagonal10, BoardShape::Diagonal12, BoardShape::Full8];

    #[test]
    fn rectangles_cover_every_board_and_share_tables() {
        let counts = SHAPES.map(|shape| {
            let (blocks, tables) = blocks(shape);
            for square in shape.squares() {
                assert!(blocks.iter().any(|block| block.readings[0].squares.contains(&square)));
            }
            (blocks.len(), tables)
        });
        assert_eq!(counts, [(13, 7), (25, 13), (41, 21), (42, 16)]);
    }

    #[test]
    fn a_turned_board_is_read_as_its_counterpart() {
        for shape in SHAPES {
            let (blocks, _) = blocks(shape);
            let man = |color| Some(Piece { color, kind: damier_rules::Kind::Man });
            let at = |square: Square| match square.index() % 3 {
                0 => man(Color::White),
                1 => man(Color::Black),
                _ => None,
            };
            let turned = |square: Square| {
                at(shape.turned(square)).map(|piece| Piece { color: piece.color.other(), ..piece })
            };
            let read = |at: &dyn Fn(Square) -> Option<Piece>, sign: bool| {
                let each = |block: &Block| {
                    let all = block.readings.iter();
                    all.map(|reading| (block.table, reading.placing(at), reading.turned != sign))
                        .collect::<Vec<_>>()
                };
                let mut all: Vec<_> = blocks.iter().flat_map(each).collect();
                all.sort_unstable();
                all
            };
            assert_eq!(read(&at, false), read(&turned, true), "{shape:?}");
        }
    }
}

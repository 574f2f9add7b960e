//! Holding a table against the rules: every value must be that of the best move.

use core::fmt;

use damier_rules::{Diagram, MoveList, Position, Rules, Visitor};

use crate::class::Class;
use crate::index::Index;
use crate::outcome::Known;
use crate::tables::{Scratch, Tables, better, no_move, over};

/// A position whose value is not that of its best move.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The position.
    pub diagram: Diagram,
    /// What the table says; `None` where it cannot be read.
    pub says: Option<Known>,
    /// What the moves say; `None` where a smaller table is missing.
    pub moves: Option<Known>,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |known: Option<Known>| known.map_or("nothing".to_owned(), |known| known.to_string());
        write!(f, "the table says {}, the moves say {}", word(self.says), word(self.moves))
    }
}

/// Looks at the positions of those numbers of a class, and gives the first that is wrong. `look` hears of each.
///
/// Draws are held to be draws if no move wins and one does not lose: that they are not won later, the tables' own
/// construction answers for, and a plain solver in the tests.
pub fn check(
    tables: &Tables,
    class: Class,
    numbers: impl Iterator<Item = u64>,
    mut look: impl FnMut(),
) -> Option<Fault> {
    struct Checked<'a, I> {
        tables: &'a Tables,
        index: Index,
        numbers: I,
        look: &'a mut dyn FnMut(),
    }
    impl<I: Iterator<Item = u64>> Visitor for Checked<'_, I> {
        type Output = Option<Fault>;

        fn visit<R: Rules>(self) -> Option<Fault> {
            let Self { tables, index, numbers, look } = self;
            let (mut list, mut scratch) = (MoveList::new(), Scratch::default());
            for number in numbers {
                look();
                let position = index.position::<R>(number);
                if Tables::leave_out(&position) {
                    continue;
                }
                let says = tables.look_up(&position);
                let moves = best(tables, &position, &mut list, &mut scratch);
                if !agree(says, moves) {
                    return Some(Fault { diagram: position.diagram(), says, moves });
                }
            }
            None
        }
    }
    let index = Index::new(tables.kind().game.rules().shape(), class);
    tables.kind().game.rules().with(Checked { tables, index, numbers, look: &mut look })
}

/// Equal, the plies only where both tell them.
fn agree(says: Option<Known>, moves: Option<Known>) -> bool {
    match (says, moves) {
        (Some(says), Some(moves)) => {
            says.outcome == moves.outcome && (says.plies.is_none() || moves.plies.is_none() || says == moves)
        }
        _ => false,
    }
}

/// What the moves of a position say of it.
fn best<R: Rules>(
    tables: &Tables,
    position: &Position<R>,
    list: &mut MoveList<R>,
    scratch: &mut Scratch<R>,
) -> Option<Known> {
    let kind = tables.kind();
    if let Some(known) = over(kind, position) {
        return Some(known);
    }
    position.moves_into(list);
    if list.is_empty() {
        return Some(no_move(kind.game.objective));
    }
    if kind.one_each && position.material().is_one_each() && !position.can_capture() {
        return Some(Known::DRAW);
    }
    let mut best = None;
    for &mv in list.iter() {
        best = better(best, tables.value(&position.after(mv), scratch)?.before());
    }
    best
}

//! Building: which classes are to be made, what they need, and making them one after the other.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use damier_rules::{GameKind, Rules, Visitor};

use crate::block::{BLOCK, Content, symbol};
use crate::class::{Class, MOST_PIECES};
use crate::file::{self, Packed, Summary};
use crate::index::Index;
use crate::kind::TableKind;
use crate::solve::{Pair, State, memory};
use crate::tables::{FolderError, Tables, blocks_of};

/// Up to so many pieces the distance to the end is kept.
const DISTANCE_PIECES: u8 = 4;
/// The most bytes of unpacked smaller tables that a build keeps.
const CACHE: u64 = 512 << 20;
/// What packing needs on top of a pair: a part of it, packed.
const PACKED_SHARE: u64 = 4;

/// Why tables cannot be built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// The folder or a file cannot be written.
    #[error("{}: {error}", path.display())]
    Io {
        /// Where.
        path: PathBuf,
        /// What the system says.
        error: io::Error,
    },
    /// More pieces than tables are made for, or fewer than two.
    #[error("tables are made for 2 to {MOST_PIECES} pieces, not for {0}")]
    Pieces(u8),
    /// A smaller class is missing or cannot be read.
    #[error("{class} needs smaller tables that cannot be read")]
    Missing {
        /// What was to be built.
        class: Class,
    },
}

/// What a build will do.
#[derive(Clone, Debug)]
pub struct Plan {
    /// What the tables are of.
    pub kind: TableKind,
    /// The classes to be made, in order; those of the folder that are sound are not among them.
    pub classes: Vec<Class>,
    /// Classes that are there already.
    pub finished: usize,
    /// Classes that the pieces alone do not decide, and that are therefore not made.
    pub refused: Vec<Class>,
    /// Positions to be solved, each with one side to move.
    pub positions: u64,
    /// The most bytes of memory that are needed at a time.
    pub memory: u64,
    /// Files that are there, cannot be read, and are made anew.
    pub broken: Vec<String>,
}

/// What a build tells while it runs.
#[derive(Clone, Copy, Debug)]
pub enum Event {
    /// A class is begun.
    Begins(Class),
    /// So many more positions have been looked at.
    Looked(u64),
    /// A class lies on the disk: what it and its turned one hold.
    Made(Class, [Summary; 2]),
}

/// Makes tables.
#[derive(Clone, Debug)]
pub struct Builder {
    /// The folder of all tables.
    pub folder: PathBuf,
    /// What is built: all classes up to so many pieces.
    pub game: GameKind,
    /// 2 to [`MOST_PIECES`].
    pub pieces: u8,
    /// Threads, 1 or more.
    pub threads: usize,
}

impl Builder {
    /// Looks at what is there and at what has to be done.
    ///
    /// # Errors
    /// If the number of pieces is out of range.
    pub fn plan(&self) -> Result<Plan, BuildError> {
        if !(2..=MOST_PIECES).contains(&self.pieces) {
            return Err(BuildError::Pieces(self.pieces));
        }
        let kind = TableKind::of(self.game);
        let (tables, errors) = Tables::open(&self.folder, self.game, 0);
        let shape = kind.game.rules().shape();
        let all = || (2..=self.pieces).flat_map(Class::all);
        let (held, refused): (Vec<_>, Vec<_>) = all().partition(|class| kind.holds(*class));
        let (finished, classes): (Vec<_>, Vec<_>) = held.into_iter().partition(|class| tables.has(*class));
        let size = |class: &Class| -> u64 {
            class.pair().into_iter().map(|class| Index::new(shape, class).size()).sum()
        };
        let most = classes.iter().map(|class| memory(shape, *class)).max().unwrap_or(0);
        let unpacked = |class: Class| -> u64 {
            let contents = [Some(Content::Results), has_distances(class).then_some(Content::Distances)];
            let blocks = |content| blocks_of(content, Index::new(shape, class).size());
            (contents.into_iter().flatten().map(blocks).sum::<usize>() * BLOCK) as u64
        };
        // A crowning leads to a class of as many pieces.
        let others: u64 = all().filter(|class| kind.holds(*class)).flat_map(Class::pair).map(unpacked).sum();
        Ok(Plan {
            kind,
            positions: classes.iter().map(size).sum(),
            memory: most + most / PACKED_SHARE + CACHE.min(others),
            finished: finished.len(),
            classes,
            refused,
            broken: errors.iter().map(FolderError::to_string).collect(),
        })
    }

    /// Makes the tables that are not there. It can be ended at any moment, and goes on with the first class that is not
    /// finished.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn build(&self, tell: &(dyn Fn(Event) + Sync)) -> Result<(), BuildError> {
        let plan = self.plan()?;
        let folder = self.folder.join(plan.kind.name());
        let failed = |path: &Path| {
            let path = path.to_owned();
            move |error| BuildError::Io { path, error }
        };
        std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
        for class in plan.classes {
            tell(Event::Begins(class));
            let (tables, _) = Tables::open(&self.folder, self.game, CACHE as usize);
            let work = Work { tables: &tables, class, threads: self.threads.max(1), tell };
            let sides = plan.kind.game.rules().with(work).ok_or(BuildError::Missing { class })?;
            file::write(&folder, plan.kind, class, &sides).map_err(failed(&folder))?;
            let turned = sides.get(1).map_or(Summary::default(), |side| side.summary);
            tell(Event::Made(class, [sides[0].summary, turned]));
        }
        Ok(())
    }
}

/// The making of one class.
struct Work<'a> {
    tables: &'a Tables,
    class: Class,
    threads: usize,
    tell: &'a (dyn Fn(Event) + Sync),
}

impl Visitor for Work<'_> {
    type Output = Option<Vec<Packed>>;

    fn visit<R: Rules>(self) -> Self::Output {
        let Self { tables, class, threads, tell } = self;
        let pair = Pair::new(tables, class, threads);
        pair.solve::<R>(&|positions| tell(Event::Looked(positions)))?;
        let side = |side: usize| {
            let mut summary = pair.summary(side);
            let distances = has_distances(class).then(|| {
                pack(&pair, side, Content::Distances, threads, |state| {
                    let moves = state.known().plies?.div_ceil(2);
                    (!state.is_left_out()).then_some(moves.min(u8::MAX.into()) as u8)
                })
            });
            if distances.is_none() {
                summary.longest = (0, 0);
            }
            let results = pack(&pair, side, Content::Results, threads, |state| {
                (!state.is_left_out()).then_some(symbol(state.known().outcome))
            });
            Packed { summary, results, distances }
        };
        Some((0..pair.indexes.len()).map(side).collect())
    }
}

fn has_distances(class: Class) -> bool {
    class.pieces() <= DISTANCE_PIECES
}

/// Packs a side of a solved pair, block by block on all threads.
fn pack(
    pair: &Pair<'_>,
    side: usize,
    content: Content,
    threads: usize,
    value: impl Fn(State) -> Option<u8> + Sync,
) -> Vec<Vec<u8>> {
    let blocks = blocks_of(content, pair.indexes[side].size());
    let packed: Vec<_> = (0..blocks).map(|_| Mutex::new(Vec::new())).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        loop {
            let block = next.fetch_add(1, Relaxed);
            let Some(slot) = packed.get(block) else { break };
            let states = pair.states_from(side, block * content.positions()).take(content.positions());
            *slot.lock().unwrap_or_else(std::sync::PoisonError::into_inner) =
                content.pack(states.map(&value));
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    packed
        .into_iter()
        .map(|slot| slot.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner))
        .collect()
}

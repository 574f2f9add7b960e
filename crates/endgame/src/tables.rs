//! The tables of a game, open for probing.

use std::path::{Path, PathBuf};

use damier_rules::{Color, Game, GameKind, Move, MoveList, Objective, Position, Rules, Visitor};

use crate::block::{BLOCK, Content, result_at};
use crate::cache::Cache;
use crate::class::{Class, MOST_PIECES};
use crate::file::{self, FileError, Section, Summary, TableFile};
use crate::index::Index;
use crate::kind::TableKind;
use crate::outcome::{Known, Outcome};

/// A table that is left aside, and why.
#[derive(Debug, thiserror::Error)]
#[error("{}: {reason}", path.display())]
pub struct FolderError {
    /// The file or folder.
    pub path: PathBuf,
    /// What is wrong with it.
    pub reason: FileError,
}

/// One side of an open file.
struct Half {
    index: Index,
    file: usize,
    side: usize,
    /// The numbers of its first blocks in the cache: of results, and of distances.
    first: [u64; 2],
}

/// The tables of a game. Probing takes no memory and may be done by many threads.
pub struct Tables {
    kind: TableKind,
    files: Vec<TableFile>,
    halves: Vec<Half>,
    /// By [`Class::number`]: one more than the place in `halves`, 0 for none.
    by_class: Vec<u16>,
    most_pieces: u8,
    cache: Cache,
}

impl Tables {
    /// Opens the tables of a game in the folder of all tables, with a cache of so many bytes. Files that cannot be read
    /// are left aside and named; a folder that is not there holds none.
    #[must_use]
    pub fn open(folder: &Path, game: GameKind, cache: usize) -> (Self, Vec<FolderError>) {
        let kind = TableKind::of(game);
        let folder = folder.join(kind.name());
        let (mut files, mut errors) = (Vec::new(), Vec::new());
        for class in (2..=MOST_PIECES).flat_map(|pieces| kind.classes(pieces)) {
            let path = folder.join(file::name(class));
            match TableFile::open(&path, kind, class) {
                Ok(file) => files.push(file),
                Err(FileError::Io(error)) if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(reason) => errors.push(FolderError { path, reason }),
            }
        }
        (Self::of_files(kind, files, cache), errors)
    }

    /// The tables of a game from memory, one after the other as their files hold them, with a cache of so many bytes.
    ///
    /// # Errors
    /// If one of them is of other rules or another format, or damaged.
    pub fn of_bytes(bytes: Vec<u8>, game: GameKind, cache: usize) -> Result<Self, FileError> {
        let kind = TableKind::of(game);
        Ok(Self::of_files(kind, TableFile::all_in(bytes, kind)?, cache))
    }

    pub(crate) fn of_files(kind: TableKind, files: Vec<TableFile>, cache: usize) -> Self {
        let (mut halves, mut by_class) = (Vec::new(), vec![0; Class::NUMBERS]);
        let mut blocks = 0;
        for (number, file) in files.iter().enumerate() {
            for (side, class) in file.class.pair().into_iter().enumerate() {
                let (results, distances) = &file.sections[side];
                let first = [blocks, blocks + results.blocks()];
                blocks = first[1] + distances.as_ref().map_or(0, Section::blocks);
                let index = Index::new(kind.game.rules().shape(), class);
                halves.push(Half { index, file: number, side, first });
                if let Some(place) = class.number() {
                    by_class[place] = halves.len() as u16;
                }
            }
        }
        let most_pieces = files.iter().map(|file| file.class.pieces()).max().unwrap_or(0);
        Self { kind, files, halves, by_class, most_pieces, cache: Cache::new(cache, blocks) }
    }

    /// What the tables are of.
    #[must_use]
    pub fn kind(&self) -> TableKind {
        self.kind
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.files.is_empty()
    }

    /// The most pieces on the board in any of them, 0 if there are none.
    #[must_use]
    #[inline]
    pub fn most_pieces(&self) -> u8 {
        self.most_pieces
    }

    /// The classes with what each holds, and the bytes of its results and of its distances.
    pub fn summaries(&self) -> impl Iterator<Item = (&Index, Summary, [u64; 2])> {
        self.halves.iter().map(|half| {
            let file = &self.files[half.file];
            let (results, distances) = &file.sections[half.side];
            let bytes = [results.bytes(), distances.as_ref().map_or(0, Section::bytes)];
            (&half.index, file.summaries[half.side], bytes)
        })
    }

    /// Whether a class is here.
    #[must_use]
    pub fn has(&self, class: Class) -> bool {
        self.half(class).is_some()
    }

    #[inline]
    fn half(&self, class: Class) -> Option<&Half> {
        let place = self.by_class[class.number()?];
        self.halves.get(usize::from(place).checked_sub(1)?)
    }

    /// Whether the tables leave the position out, because something must be taken.
    #[must_use]
    #[inline]
    pub fn leave_out<R: Rules>(position: &Position<R>) -> bool {
        !R::SPEC.optional && position.can_capture()
    }

    /// The result of a position in which nothing must be taken, if the tables have it.
    #[must_use]
    #[inline]
    pub fn probe<R: Rules>(&self, position: &Position<R>) -> Option<Outcome> {
        let half = self.half(Class::of(position))?;
        if position.counts_runs() || Self::leave_out(position) {
            return None;
        }
        let number = half.index.of(position);
        let section = &self.files[half.file].sections[half.side].0;
        self.read(half, section, half.first[0], number, result_at)
    }

    /// Result and distance of a position in which nothing must be taken, if the tables have it.
    #[must_use]
    pub fn look_up<R: Rules>(&self, position: &Position<R>) -> Option<Known> {
        let half = self.half(Class::of(position))?;
        if position.counts_runs() || Self::leave_out(position) {
            return None;
        }
        let number = half.index.of(position);
        let (results, distances) = &self.files[half.file].sections[half.side];
        let outcome = self.read(half, results, half.first[0], number, result_at)?;
        let moves = match (outcome, distances) {
            (Outcome::Draw, _) | (_, None) => None,
            (_, Some(section)) => {
                let moves = self.read(half, section, half.first[1], number, |block, place| block[place])?;
                // The largest byte stands for all that is longer.
                (moves < u8::MAX).then_some(u32::from(moves))
            }
        };
        // Who has nothing left to move ends the game, having lost or, in giveaway, having won.
        let ends = no_move(self.kind.game.objective).outcome;
        let plies = moves.map(|moves| (2 * moves).saturating_sub((outcome != ends).into()));
        Some(Known { outcome, plies })
    }

    #[inline]
    fn read<T>(
        &self,
        half: &Half,
        section: &Section,
        first: u64,
        number: u64,
        read: impl FnOnce(&[u8; BLOCK], usize) -> T,
    ) -> Option<T> {
        let positions = section.content.positions() as u64;
        let (block, place) = (number / positions, (number % positions) as usize);
        if block >= section.blocks() {
            return None;
        }
        let fill = |bytes: &mut [u8; BLOCK]| self.files[half.file].unpack(section, block as usize, bytes);
        self.cache.read(first + block, fill, |bytes| read(bytes, place))
    }

    /// What a position is worth, captures played out. `None` if a table is missing on the way.
    ///
    /// This is exact: every capture leaves fewer pieces, and where one must be made they are all the moves there are.
    #[must_use]
    pub fn value<R: Rules>(&self, position: &Position<R>, scratch: &mut Scratch<R>) -> Option<Known> {
        self.value_at(position, scratch, 0)
    }

    fn value_at<R: Rules>(
        &self,
        position: &Position<R>,
        scratch: &mut Scratch<R>,
        depth: usize,
    ) -> Option<Known> {
        if let Some(known) = over(self.kind, position) {
            return Some(known);
        }
        if !Self::leave_out(position) {
            return self.look_up(position);
        }
        let mut list = scratch.take(depth);
        position.captures_into(&mut list);
        let mut best: Option<Known> = None;
        for &mv in &list {
            let Some(known) = self.value_at(&position.after(mv), scratch, depth + 1) else {
                best = None;
                break;
            };
            best = better(best, known.before());
        }
        scratch.0[depth] = list;
        best
    }

    /// The moves of a position with what each is worth for the side to move; `None` if a table is missing for one.
    #[must_use]
    pub fn moves<R: Rules>(&self, position: &Position<R>) -> Option<Vec<(Move<R>, Known)>> {
        if Class::of(position).pieces() > self.most_pieces {
            return None;
        }
        let (mut list, mut scratch) = (MoveList::new(), Scratch::default());
        position.moves_into(&mut list);
        list.into_iter()
            .map(|mv| Some((mv, self.value(&position.after(mv), &mut scratch)?.before())))
            .collect()
    }

    /// A move that makes a position worth what it is; `None` if there is none, or a table is missing.
    #[must_use]
    pub fn best_move<R: Rules>(
        &self,
        position: &Position<R>,
        known: Known,
        scratch: &mut Scratch<R>,
    ) -> Option<Move<R>> {
        let mut list = scratch.take(0);
        position.moves_into(&mut list);
        let best = list.iter().copied().find(|&mv| {
            let next = self.value_at(&position.after(mv), scratch, 1);
            next.is_some_and(|next| next.before() == known)
        });
        scratch.0[0] = list;
        best
    }

    /// What the position of a game is worth if draw rules that count moves are left aside.
    #[must_use]
    pub fn value_of(&self, game: &Game) -> Option<Known> {
        struct Value<'a>(&'a Tables, &'a Game);
        impl Visitor for Value<'_> {
            type Output = Option<Known>;
            fn visit<R: Rules>(self) -> Option<Known> {
                let Self(tables, game) = self;
                tables.value(&Position::<R>::forgiving(game.diagram()), &mut Scratch::default())
            }
        }
        game.kind().rules().with(Value(self, game))
    }
}

/// Room for the moves of a line, made once and used again and again.
pub struct Scratch<R: Rules>(Vec<MoveList<R>>);

impl<R: Rules> Scratch<R> {
    /// The list of a depth, which has to be put back.
    fn take(&mut self, depth: usize) -> MoveList<R> {
        if self.0.len() <= depth {
            self.0.resize_with(depth + 1, MoveList::new);
        }
        std::mem::take(&mut self.0[depth])
    }
}

impl<R: Rules> Default for Scratch<R> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

/// The better of two for the side that chooses.
pub(crate) fn better(best: Option<Known>, other: Known) -> Option<Known> {
    match best {
        Some(best) if best.rank() >= other.rank() => Some(best),
        _ => Some(other),
    }
}

/// The result where the side to move cannot.
pub(crate) fn no_move(objective: Objective) -> Known {
    Known::over(if objective == Objective::Giveaway { Outcome::Win } else { Outcome::Loss })
}

/// The result of a position that is over whatever could still be moved: a king where the first one wins, or a side to
/// move without pieces.
pub(crate) fn over<R: Rules>(kind: TableKind, position: &Position<R>) -> Option<Known> {
    let turn = position.turn();
    if kind.game.objective == Objective::FirstKing && position.has_kings() {
        let ours = position.kings(turn) > 0;
        return Some(Known::over(if ours { Outcome::Win } else { Outcome::Loss }));
    }
    let bare = |color: Color| position.men(color) + position.kings(color) == 0;
    bare(turn).then(|| no_move(kind.game.objective))
}

/// Positions of a block of that content that lie before a number.
pub(crate) fn blocks_of(content: Content, size: u64) -> usize {
    size.div_ceil(content.positions() as u64) as usize
}

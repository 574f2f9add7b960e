//! The file of a class and its turned one: a header, the lengths of the blocks, a checksum of both, the blocks.
//!
//! All numbers are little-endian:
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `DamierTb` |
//! | 4 | version |
//! | 8 | hash of the rules |
//! | 4 | our men, our kings, their men, their kings |
//! | 1, 1 | sides: 1 where a class is its own turned one; whether distances follow |
//! | 48 a side | wins, draws, losses, number of the longest win, its plies (8 each), blocks of results and of distances (4 each) |
//! | 4 a block | its length: results and distances of the first side, then of the second |
//! | 8 | FNV-1a of all before |

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::block::{BLOCK, Content};
use crate::class::{Class, Side};
use crate::kind::{TableKind, fnv};

const MAGIC: &[u8; 8] = b"DamierTb";
const VERSION: u32 = 1;
const FIXED: usize = 26;
const OF_SIDE: usize = 48;

/// Why a file is not read.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It cannot be opened or read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is something else.
    #[error("not an endgame table of Damier")]
    Foreign,
    /// It was made by another version of the program.
    #[error("of format {0}, this program reads format {VERSION}")]
    Version(u32),
    /// It is of other rules, or of rules as they were.
    #[error("made under other rules")]
    Rules,
    /// It holds other pieces than its name says.
    #[error("holds {0}")]
    Class(Class),
    /// Bytes are missing or wrong.
    #[error("damaged")]
    Damaged,
}

/// What a class holds in all, captures included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Positions won by the side to move.
    pub wins: u64,
    /// Drawn positions.
    pub draws: u64,
    /// Positions lost by the side to move.
    pub losses: u64,
    /// The number of the position with the longest win, in the class's [`Index`](crate::Index), and its plies; 0 plies
    /// where there is none or distances are not kept.
    pub longest: (u64, u64),
}

/// A section of blocks: where each begins in the file.
#[derive(Clone, Debug)]
pub(crate) struct Section {
    pub(crate) content: Content,
    starts: Vec<u64>,
}

impl Section {
    pub(crate) fn bytes(&self) -> u64 {
        self.starts[self.starts.len() - 1] - self.starts[0]
    }

    pub(crate) fn blocks(&self) -> u64 {
        self.starts.len() as u64 - 1
    }
}

/// An open table.
pub(crate) struct TableFile {
    pub(crate) class: Class,
    pub(crate) summaries: Vec<Summary>,
    /// Results and, if there are any, distances of each side.
    pub(crate) sections: Vec<(Section, Option<Section>)>,
    source: Source,
}

/// Where the bytes come from.
enum Source {
    /// Read when they are wanted.
    #[cfg(any(unix, windows))]
    Disk(File),
    /// All here, perhaps with other tables.
    Memory(Arc<[u8]>),
}

impl Source {
    #[cfg(any(unix, windows))]
    fn open(path: &Path) -> io::Result<Self> {
        Ok(Self::Disk(File::open(path)?))
    }

    #[cfg(not(any(unix, windows)))]
    fn open(path: &Path) -> io::Result<Self> {
        Ok(Self::Memory(std::fs::read(path)?.into()))
    }

    fn length(&self) -> io::Result<u64> {
        match self {
            #[cfg(any(unix, windows))]
            Self::Disk(file) => Ok(file.metadata()?.len()),
            Self::Memory(all) => Ok(all.len() as u64),
        }
    }

    fn read_at(&self, bytes: &mut [u8], at: u64) -> io::Result<()> {
        match self {
            #[cfg(unix)]
            Self::Disk(file) => std::os::unix::fs::FileExt::read_exact_at(file, bytes, at),
            #[cfg(windows)]
            Self::Disk(file) => {
                let mut done = 0;
                while done < bytes.len() {
                    match std::os::windows::fs::FileExt::seek_read(
                        file,
                        &mut bytes[done..],
                        at + done as u64,
                    )? {
                        0 => return Err(io::ErrorKind::UnexpectedEof.into()),
                        read => done += read,
                    }
                }
                Ok(())
            }
            Self::Memory(all) => {
                let from = usize::try_from(at).map_err(|_| io::ErrorKind::UnexpectedEof)?;
                let part = all.get(from..from + bytes.len()).ok_or(io::ErrorKind::UnexpectedEof)?;
                bytes.copy_from_slice(part);
                Ok(())
            }
        }
    }
}

/// The name of a class's file.
pub(crate) fn name(class: Class) -> String {
    format!("{}.table", class.leading())
}

/// Numbers at the front of a byte string.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let (head, tail) = self.0.split_first_chunk().ok_or(FileError::Damaged)?;
        self.0 = tail;
        Ok(*head)
    }

    fn u32(&mut self) -> Result<u32, FileError> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    fn u64(&mut self) -> Result<u64, FileError> {
        Ok(u64::from_le_bytes(self.take()?))
    }
}

impl TableFile {
    /// Opens the file of a class and looks at all but its blocks.
    pub(crate) fn open(path: &Path, kind: TableKind, class: Class) -> Result<Self, FileError> {
        let source = Source::open(path)?;
        let length = source.length()?;
        let (file, end) = Self::read(source, 0, length, kind)?;
        if file.class != class {
            return Err(FileError::Class(file.class));
        }
        if end != length {
            return Err(FileError::Damaged);
        }
        Ok(file)
    }

    /// The tables that stand one after the other in some bytes.
    pub(crate) fn all_in(bytes: Vec<u8>, kind: TableKind) -> Result<Vec<Self>, FileError> {
        let (length, all) = (bytes.len() as u64, Arc::<[u8]>::from(bytes));
        let (mut files, mut at) = (Vec::new(), 0);
        while at < length {
            let (file, end) = Self::read(Source::Memory(Arc::clone(&all)), at, length, kind)?;
            files.push(file);
            at = end;
        }
        Ok(files)
    }

    /// Reads the table that stands at a place of a source of that length; says where it ends.
    fn read(source: Source, from: u64, length: u64, kind: TableKind) -> Result<(Self, u64), FileError> {
        let bytes = length - from;
        let mut head = vec![0; bytes.min((FIXED + 2 * OF_SIDE) as u64) as usize];
        source.read_at(&mut head, from)?;
        let mut reader = Reader(&head);
        if reader.take::<8>().ok().as_ref() != Some(MAGIC) {
            return Err(FileError::Foreign);
        }
        let version = reader.u32()?;
        if version != VERSION {
            return Err(FileError::Version(version));
        }
        if reader.u64()? != kind.hash() {
            return Err(FileError::Rules);
        }
        let [our_men, our_kings, their_men, their_kings] = reader.take()?;
        let class = Class {
            us: Side { men: our_men, kings: our_kings },
            them: Side { men: their_men, kings: their_kings },
        };
        let [sides, distances] = reader.take()?;
        if usize::from(sides) != class.pair().len() {
            return Err(FileError::Damaged);
        }
        let (mut summaries, mut counts) = (Vec::new(), Vec::new());
        for _ in 0..sides {
            let [wins, draws, losses] = [reader.u64()?, reader.u64()?, reader.u64()?];
            let longest = (reader.u64()?, reader.u64()?);
            summaries.push(Summary { wins, draws, losses, longest });
            counts.push([reader.u32()?, reader.u32()?]);
        }
        let blocks: u64 = counts.iter().flatten().map(|&count| u64::from(count)).sum();
        let directory = FIXED as u64 + u64::from(sides) * OF_SIDE as u64 + 4 * blocks;
        if directory + 8 > bytes {
            return Err(FileError::Damaged);
        }
        let mut all = vec![0; directory as usize + 8];
        source.read_at(&mut all, from)?;
        let (front, sum) = all.split_at(directory as usize);
        if Reader(sum).u64()? != fnv(front) {
            return Err(FileError::Damaged);
        }
        let mut lengths = Reader(&front[front.len() - 4 * blocks as usize..]);
        let mut at = from + directory + 8;
        let mut section = |content, count| -> Result<Section, FileError> {
            let mut starts = vec![at];
            for _ in 0..count {
                at += u64::from(lengths.u32()?);
                starts.push(at);
            }
            Ok(Section { content, starts })
        };
        let mut sections = Vec::new();
        for [results, moves] in counts {
            let results = section(Content::Results, results)?;
            let moves = section(Content::Distances, moves)?;
            sections.push((results, (distances != 0).then_some(moves)));
        }
        if at > length {
            return Err(FileError::Damaged);
        }
        Ok((Self { class, summaries, sections, source }, at))
    }

    /// Reads and unpacks a block; says whether that went well.
    pub(crate) fn unpack(&self, section: &Section, block: usize, into: &mut [u8; BLOCK]) -> bool {
        let (from, to) = (section.starts[block], section.starts[block + 1]);
        let mut packed = [0; MOST_PACKED];
        let Some(packed) = packed.get_mut(..(to - from) as usize) else { return false };
        self.source.read_at(packed, from).is_ok() && section.content.unpack(packed, into)
    }
}

/// The most bytes of a packed block: what deflate makes of bytes it cannot shorten, and some.
const MOST_PACKED: usize = Content::Results.positions() + 1024;

/// A side of a table to be written: its summary and its packed blocks.
pub(crate) struct Packed {
    pub(crate) summary: Summary,
    pub(crate) results: Vec<Vec<u8>>,
    pub(crate) distances: Option<Vec<Vec<u8>>>,
}

/// Writes a table under another name, has it on the disk, and only then gives it its own.
pub(crate) fn write(folder: &Path, kind: TableKind, class: Class, sides: &[Packed]) -> io::Result<PathBuf> {
    let mut front = Vec::new();
    front.extend_from_slice(MAGIC);
    front.extend_from_slice(&VERSION.to_le_bytes());
    front.extend_from_slice(&kind.hash().to_le_bytes());
    front.extend_from_slice(&[class.us.men, class.us.kings, class.them.men, class.them.kings]);
    front.extend_from_slice(&[sides.len() as u8, sides.iter().all(|side| side.distances.is_some()).into()]);
    let blocks = |side: &Packed| [side.results.len(), side.distances.as_ref().map_or(0, Vec::len)];
    for side in sides {
        let Summary { wins, draws, losses, longest } = side.summary;
        for number in [wins, draws, losses, longest.0, longest.1] {
            front.extend_from_slice(&number.to_le_bytes());
        }
        for count in blocks(side) {
            front.extend_from_slice(&(count as u32).to_le_bytes());
        }
    }
    let all = || sides.iter().flat_map(|side| side.results.iter().chain(side.distances.iter().flatten()));
    for block in all() {
        front.extend_from_slice(&(block.len() as u32).to_le_bytes());
    }
    let sum = fnv(&front);
    front.extend_from_slice(&sum.to_le_bytes());

    let path = folder.join(name(class));
    let unfinished = path.with_extension("unfinished");
    let mut file = io::BufWriter::new(File::create(&unfinished)?);
    file.write_all(&front)?;
    for block in all() {
        file.write_all(block)?;
    }
    file.into_inner()?.sync_all()?;
    std::fs::rename(&unfinished, &path)?;
    Ok(path)
}

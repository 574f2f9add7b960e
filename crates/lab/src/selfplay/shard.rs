//! Files of games: a header, then blocks of games, each compressed and with a checksum, so that a file that was cut off
//! loses its last block only.

use std::fs::{File, OpenOptions};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use damier_rules::{Color, GameKind, VariantId};

use super::game::{Ply, Record};
use crate::played_kind;

/// What a file begins with: the name of the format and its edition.
const MAGIC: &[u8; 8] = b"DAMGAME1";
/// Games in a block.
const BLOCK: usize = 64;
/// How hard blocks are compressed; more gains little.
const COMPRESSION: i32 = 9;
/// A move of the opening has no score.
const NO_SCORE: i16 = i16::MIN;

/// What the games of a file have in common, one `name=value` a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// What is played.
    pub kind: GameKind,
    /// Everything else that the games are made from.
    pub origin: String,
}

impl Header {
    fn text(&self) -> String {
        let giveaway = u8::from(self.kind.is_giveaway_form());
        format!("variant={}\ngiveaway={giveaway}\n{}", self.kind.variant, self.origin)
    }

    fn read(text: &str) -> Result<Self> {
        let mut parts = text.splitn(3, '\n');
        let mut value = |name: &str| {
            let part = parts.next().unwrap_or_default();
            part.strip_prefix(name).with_context(|| format!("its header lacks `{name}`"))
        };
        let (variant, giveaway, origin) = (value("variant=")?, value("giveaway=")?, value("")?);
        let variant =
            VariantId::from_name(variant).with_context(|| format!("there is no variant `{variant}`"))?;
        let kind = played_kind::kind(variant, giveaway == "1")?;
        Ok(Self { kind, origin: origin.to_owned() })
    }
}

/// A file of games that is being written.
pub struct Shard {
    path: PathBuf,
    file: File,
    waiting: Vec<Record>,
}

impl Shard {
    /// Opens a file, or goes on with it, and tells how many games it holds already. A block that was cut off is removed.
    ///
    /// # Errors
    /// If the file cannot be used, or holds games of another origin.
    pub fn open(path: &Path, header: &Header) -> Result<(Self, usize)> {
        let place = || path.display().to_string();
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .with_context(place)?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).with_context(place)?;
        let (sound, games) = if bytes.is_empty() {
            let text = header.text();
            let head = [MAGIC.as_slice(), &(text.len() as u32).to_le_bytes(), text.as_bytes()].concat();
            file.write_all(&head).with_context(place)?;
            (head.len(), 0)
        } else {
            let (found, mut blocks) = Blocks::open(&bytes).with_context(place)?;
            ensure!(found == *header, "{}: holds games of another origin:\n{}", place(), found.text());
            let games = blocks.by_ref().map_while(Result::ok).map(|games| games.len()).sum();
            (bytes.len() - blocks.sound.len(), games)
        };
        file.set_len(sound as u64).with_context(place)?;
        file.seek(std::io::SeekFrom::End(0)).with_context(place)?;
        Ok((Self { path: path.to_owned(), file, waiting: Vec::new() }, games))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&mut self, game: Record) -> Result<()> {
        self.waiting.push(game);
        if self.waiting.len() == BLOCK { self.flush() } else { Ok(()) }
    }

    /// Writes what is waiting.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn flush(&mut self) -> Result<()> {
        if self.waiting.is_empty() {
            return Ok(());
        }
        let mut plain = Vec::new();
        for game in self.waiting.drain(..) {
            put(&mut plain, &game);
        }
        let packed = zstd::bulk::compress(&plain, COMPRESSION)?;
        let mut block = Vec::with_capacity(packed.len() + 12);
        block.extend((packed.len() as u32).to_le_bytes());
        block.extend((plain.len() as u32).to_le_bytes());
        block.extend(crc32fast::hash(&packed).to_le_bytes());
        block.extend(packed);
        self.file.write_all(&block).with_context(|| self.path.display().to_string())
    }
}

/// All games of a file.
///
/// # Errors
/// If it cannot be read, is none of ours or is damaged.
pub fn read(path: &Path) -> Result<(Header, Vec<Record>)> {
    let place = || path.display().to_string();
    let bytes = std::fs::read(path).with_context(place)?;
    let (header, blocks) = Blocks::open(&bytes).with_context(place)?;
    let games: Result<Vec<_>> = blocks.collect();
    Ok((header, games.with_context(place)?.into_iter().flatten().collect()))
}

/// The blocks of a file, up to the first that is not sound.
struct Blocks<'a> {
    rest: &'a [u8],
    /// What follows the last sound block.
    sound: &'a [u8],
}

impl<'a> Blocks<'a> {
    fn open(bytes: &'a [u8]) -> Result<(Header, Self)> {
        let rest = bytes.strip_prefix(MAGIC.as_slice()).context("this is no file of games")?;
        let (length, rest) = rest.split_first_chunk().context("the file ends in its header")?;
        let (text, rest) = rest
            .split_at_checked(u32::from_le_bytes(*length) as usize)
            .context("the file ends in its header")?;
        let header = Header::read(std::str::from_utf8(text).context("its header is no text")?)?;
        Ok((header, Self { rest, sound: rest }))
    }

    fn block(&mut self) -> Result<Vec<Record>> {
        let number = |bytes: &mut &'a [u8]| -> Option<u32> {
            let (number, rest) = bytes.split_first_chunk()?;
            *bytes = rest;
            Some(u32::from_le_bytes(*number))
        };
        let mut rest = self.rest;
        let mut head = || Some([number(&mut rest)?, number(&mut rest)?, number(&mut rest)?]);
        let [packed, plain, check] = head().context("the file ends in a block")?;
        let (packed, rest) = rest.split_at_checked(packed as usize).context("the file ends in a block")?;
        ensure!(crc32fast::hash(packed) == check, "a block is damaged");
        ensure!(plain < 1 << 26, "a block is damaged");
        let plain = zstd::bulk::decompress(packed, plain as usize)?;
        let (mut left, mut games) = (plain.as_slice(), Vec::new());
        while !left.is_empty() {
            games.push(take(&mut left).context("a block is damaged")?);
        }
        self.rest = rest;
        Ok(games)
    }
}

impl Iterator for Blocks<'_> {
    type Item = Result<Vec<Record>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let block = self.block();
        if block.is_ok() {
            self.sound = self.rest;
        } else {
            self.rest = &[];
        }
        Some(block)
    }
}

/// Result, number of plies, key, then of each ply index and score; all little endian.
fn put(bytes: &mut Vec<u8>, game: &Record) {
    bytes.push(match game.winner {
        Some(Color::Black) => 0,
        None => 1,
        Some(Color::White) => 2,
    });
    bytes.extend((game.plies.len() as u16).to_le_bytes());
    bytes.extend(game.last_key.to_le_bytes());
    for ply in &game.plies {
        bytes.extend(ply.index.to_le_bytes());
        bytes.extend(ply.score.unwrap_or(NO_SCORE).to_le_bytes());
    }
}

fn take(bytes: &mut &[u8]) -> Option<Record> {
    fn chunk<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
        let (chunk, rest) = bytes.split_first_chunk()?;
        *bytes = rest;
        Some(*chunk)
    }
    let winner = match chunk(bytes)? {
        [0] => Some(Color::Black),
        [1] => None,
        [2] => Some(Color::White),
        _ => return None,
    };
    let count = u16::from_le_bytes(chunk(bytes)?);
    let last_key = u64::from_le_bytes(chunk(bytes)?);
    let mut ply = || {
        let index = u16::from_le_bytes(chunk(bytes)?);
        let score = i16::from_le_bytes(chunk(bytes)?);
        Some(Ply { index, score: (score != NO_SCORE).then_some(score) })
    };
    let plies: Option<Vec<_>> = (0..count).map(|_| ply()).collect();
    Some(Record { plies: plies?, winner, last_key })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(count: usize) -> impl Iterator<Item = Record> {
        (0..count).map(|number| Record {
            plies: vec![
                Ply { index: number as u16, score: None },
                Ply { index: 3, score: Some(-(number as i16)) },
            ],
            winner: [None, Some(Color::White), Some(Color::Black)][number % 3],
            last_key: 77,
        })
    }

    fn header(origin: &str) -> Header {
        let kind = GameKind::giveaway(VariantId::Russian).expect("it has one");
        Header { kind, origin: origin.to_owned() }
    }

    #[test]
    fn a_file_that_was_cut_off_goes_on_after_its_last_sound_block() -> Result<()> {
        let folder = tempfile::tempdir()?;
        let path = folder.path().join("games");
        let fill = |from: usize| -> Result<()> {
            let (mut shard, had) = Shard::open(&path, &header("seed=1"))?;
            assert_eq!(had, from);
            games(200).skip(had).try_for_each(|game| shard.add(game))?;
            shard.flush()
        };
        fill(0)?;
        let whole = std::fs::read(&path)?;
        assert_eq!(read(&path)?, (header("seed=1"), games(200).collect()));
        std::fs::write(&path, &whole[..whole.len() - 3])?;
        assert!(format!("{:#}", read(&path).unwrap_err()).contains("ends in a block"));
        fill(192)?;
        assert_eq!(std::fs::read(&path)?, whole);
        let mut spoilt = whole.clone();
        let middle = whole.len() / 2;
        spoilt[middle] ^= 1;
        std::fs::write(&path, spoilt)?;
        assert!(format!("{:#}", read(&path).unwrap_err()).contains("damaged"));
        fill(64)?;
        assert_eq!(std::fs::read(&path)?, whole);
        assert!(Shard::open(&path, &header("seed=2")).is_err());
        std::fs::write(&path, "something else")?;
        assert!(Shard::open(&path, &header("seed=1")).is_err());
        Ok(())
    }
}

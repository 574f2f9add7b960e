//! The games of a match as a PDN file, which a later run goes on with.
//!
//! Everything a summary needs stands in the file: who won is in the result, how in `Termination`, and the number of
//! the game in `Round` (opening and game).

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use damier_record::pdn::{self, GameRecord, GameResult};
use damier_rules::{Color, Game};

use crate::referee::{Ending, Played};

/// What is written of each game besides its moves.
#[derive(Clone, Debug)]
pub struct Header {
    /// The conditions in a line.
    pub event: String,
    /// The first engine and the second.
    pub names: [String; 2],
}

impl Header {
    /// A game as the file keeps it; `index` is its number, from 0, in even ones the first engine has White.
    pub fn record(&self, index: usize, played: &Played) -> GameRecord {
        let mut record = GameRecord::from_game(&played.game);
        record.result = match played.winner {
            Some(Color::White) => GameResult::WhiteWins,
            Some(Color::Black) => GameResult::BlackWins,
            None => GameResult::Draw,
        };
        for (name, value) in self.tags(index) {
            record.tags.push(name, &value);
        }
        record.tags.push("Termination", played.ending.word());
        let last = record.tree.main_line().last().unwrap_or(record.tree.root());
        record.tree.set_comment(last, &played.reason);
        record
    }

    fn tags(&self, index: usize) -> [(&'static str, String); 4] {
        let [white, black] = if index.is_multiple_of(2) { [0, 1] } else { [1, 0] };
        [
            ("Event", self.event.clone()),
            ("Round", format!("{}.{}", index / 2 + 1, index % 2 + 1)),
            ("White", self.names[white].clone()),
            ("Black", self.names[black].clone()),
        ]
    }

    /// Whether a text that may be torn begins as the game of that number does.
    fn begins(&self, index: usize, opening: &Game, torn: &str) -> bool {
        let played =
            Played { game: opening.clone(), winner: None, ending: Ending::Normal, reason: String::new() };
        let whole = pdn::write(&self.record(index, &played));
        let head = whole.split("[Result").next().unwrap_or_default();
        torn.bytes().zip(head.bytes()).all(|(torn, whole)| torn == whole)
    }

    /// Whether a record is the game of that number, from its opening; if not, what differs.
    fn fits(&self, index: usize, record: &GameRecord, opening: &Game) -> Result<(), String> {
        for (name, value) in self.tags(index) {
            let found = record.tags.get(name).unwrap_or_default();
            if found != value {
                return Err(format!("{name} is `{found}`, not `{value}`"));
            }
        }
        let game = record.game();
        if game.start() != opening.start() || !game.played().starts_with(opening.played()) {
            return Err("it has another opening".to_owned());
        }
        Ok(())
    }
}

/// How a game went, as a record tells it: the winner, and the ending.
pub fn outcome(record: &GameRecord) -> Option<(Option<Color>, Ending)> {
    let winner = match record.result {
        GameResult::WhiteWins => Some(Color::White),
        GameResult::BlackWins => Some(Color::Black),
        GameResult::Draw => None,
        GameResult::BothLose | GameResult::Open => return None,
    };
    Some((winner, Ending::from_word(record.tags.get("Termination")?)?))
}

/// The file under way.
pub struct Log {
    file: File,
    path: PathBuf,
    is_empty: bool,
}

impl Log {
    /// Opens a file that is there or not, and gives the games of the match that are whole. What an interrupted run
    /// has left of a further game is thrown away.
    ///
    /// # Errors
    /// If the file holds other games, or cannot be read or written.
    pub fn open(path: &Path, header: &Header, openings: &[Game]) -> Result<(Self, Vec<GameRecord>)> {
        let place = || path.display().to_string();
        let text = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
            Err(error) => return Err(error).with_context(place),
        };
        let variant = openings.first().map(|game| game.kind().variant);
        let (mut records, mut end) = (Vec::new(), 0);
        let mut games = pdn::Games::new(&text, variant).peekable();
        while let Some(read) = games.next() {
            let is_whole = read.complaints.is_empty() && outcome(&read.record).is_some();
            let next = games.peek().map_or(text.len(), |next| next.place.offset);
            let index = records.len();
            // Only the last game can be torn; the line break behind it is written last.
            if games.peek().is_none()
                && !(is_whole && text.ends_with('\n'))
                && openings
                    .get(index / 2)
                    .is_some_and(|start| header.begins(index, start, &text[read.place.offset..]))
            {
                break;
            }
            let fits = match openings.get(index / 2) {
                Some(opening) if is_whole => header.fits(index, &read.record, opening),
                Some(_) => Err("it cannot be read".to_owned()),
                None => Err(format!("the match has {} games", 2 * openings.len())),
            };
            if let Err(reason) = fits {
                bail!(
                    "{}:{}: this is not game {} of the match: {reason}",
                    place(),
                    read.place.line,
                    index + 1
                );
            }
            records.push(read.record);
            end = next;
        }
        let file = OpenOptions::new().create(true).append(true).open(path).with_context(place)?;
        // The empty line that parts two games is written with the second.
        let whole = text[..end].trim_end();
        let length = if whole.is_empty() { 0 } else { whole.len() as u64 + 1 };
        file.set_len(length).with_context(place)?;
        Ok((Self { file, path: path.to_owned(), is_empty: length == 0 }, records))
    }

    /// Writes a game behind the others.
    ///
    /// # Errors
    /// If the disk does not take it.
    pub fn add(&mut self, record: &GameRecord) -> Result<()> {
        let mut text = pdn::write(record);
        if !self.is_empty {
            text.insert(0, '\n');
        }
        self.is_empty = false;
        self.file.write_all(text.as_bytes()).with_context(|| self.path.display().to_string())
    }
}

//! A file of many games, of which one is open.

use damier_record::database::Database;
use damier_record::pdn::ReadGame;
use damier_rules::{GameKind, VariantId};

/// What a list of games tells of one of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameHead {
    /// Its place in the file, from 0.
    pub index: usize,
    /// Who played White.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// Where or in which contest.
    pub event: String,
    /// When.
    pub date: String,
    /// `2-0` and the like.
    pub result: String,
    /// The variant.
    pub variant: VariantId,
    /// Moves of both sides.
    pub plies: usize,
}

/// A file of many games.
#[derive(Clone, Debug)]
pub struct Library {
    /// What the file is called.
    pub name: String,
    /// Its games.
    pub games: Vec<GameHead>,
    /// The place of the game that is open.
    pub open: usize,
    database: Database,
}

impl Library {
    /// The games of a text; `None` if there are fewer than two.
    pub(crate) fn read(name: &str, text: &str) -> Option<Self> {
        let database = Database::new(text.to_owned(), None);
        let games: Vec<_> = (0..database.len()).map(|index| head(&database, index)).collect();
        (games.len() > 1).then(|| Self { name: name.to_owned(), games, open: 0, database })
    }

    /// The whole file with another text in place of the game that is open.
    pub(crate) fn with_open_game(&self, game: &str) -> String {
        self.database.with_game(self.open, game)
    }

    /// A game in full, with what is wrong with it.
    pub(crate) fn game(&self, index: usize) -> Option<ReadGame> {
        (index < self.games.len()).then(|| self.database.game(index))
    }
}

fn head(database: &Database, index: usize) -> GameHead {
    let entry = database.entry(index);
    let name = |name| database.name(name).to_owned();
    GameHead {
        index,
        white: name(entry.white),
        black: name(entry.black),
        event: name(entry.event),
        date: name(entry.date),
        result: entry.result.word(GameKind::new(entry.variant)).to_owned(),
        variant: entry.variant,
        plies: entry.plies as usize,
    }
}

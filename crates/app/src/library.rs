//! A file of many games, of which one is open.

use damier_record::pdn::{self, GameRecord};

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
    pub variant: &'static str,
    /// Moves of both sides.
    pub plies: usize,
}

/// A file of many games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Library {
    /// What the file is called.
    pub name: String,
    /// Its games.
    pub games: Vec<GameHead>,
    /// The place of the game that is open.
    pub open: usize,
    text: String,
}

impl Library {
    /// The games of a text; `None` if there are fewer than two.
    pub(crate) fn read(name: &str, text: &str) -> Option<Self> {
        let games: Vec<_> =
            pdn::Games::new(text, None).enumerate().map(|(index, game)| head(index, &game.record)).collect();
        (games.len() > 1).then(|| Self { name: name.to_owned(), games, open: 0, text: text.to_owned() })
    }

    /// A game in full, with what is wrong with it.
    pub(crate) fn game(&self, index: usize) -> Option<pdn::ReadGame> {
        pdn::Games::new(&self.text, None).nth(index)
    }
}

fn head(index: usize, record: &GameRecord) -> GameHead {
    let tag = |name: &str| record.tags.get(name).unwrap_or_default().to_owned();
    GameHead {
        index,
        white: tag("White"),
        black: tag("Black"),
        event: tag("Event"),
        date: tag("Date"),
        result: record.result.word(record.kind).to_owned(),
        variant: record.kind.variant.variant().title,
        plies: record.tree.main_moves().count(),
    }
}

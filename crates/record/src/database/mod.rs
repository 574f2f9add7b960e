//! A text of many games as a list: who played what, when, and how it ended, without any game's moves in memory. The
//! list is searched and sorted where it lies; a search for a position replays the games that are left.

mod entry;
mod explore;
mod filter;
mod material;
mod scan;
mod sort;

pub use entry::Entry;
pub use explore::{Explored, Next};
pub use filter::{BadFilter, Filter};
pub use material::{BadMaterial, Force, MaterialFilter};
pub use sort::{BadSort, Order};

use std::ops::ControlFlow;

use damier_rules::{Diagram, Route, VariantId};

pub use crate::pdn::Lines;
use crate::pdn::{self, ReadGame};

/// The games of a text.
///
/// ```
/// use damier_record::database::{Database, Filter};
///
/// let text = "[White \"Ann\"] 1. 32-28 18-23 2-0\n\n[White \"Bob\"] 1. 31-27 1-1\n\n";
/// let database = Database::new(text.into(), None);
/// let found = database.find(&["player=bob".parse::<Filter>().expect("a filter")]);
/// assert_eq!(found, [1]);
/// assert_eq!(database.entry(1).plies, 1);
/// ```
#[derive(Clone, Debug)]
pub struct Database {
    text: String,
    /// What the tags say, each value once.
    names: Vec<Box<str>>,
    entries: Vec<Entry>,
    variant: Option<VariantId>,
    guess: pdn::FileGuess,
}

impl Database {
    /// Lists the games of a text, all of that variant, or each of what its tags tell. Games that name no variant
    /// are taken for what most such games at the start of the text fit; when one is opened its moves decide.
    #[must_use]
    pub fn new(text: String, variant: Option<VariantId>) -> Self {
        let scanned = scan::scan(&text, variant);
        Self { names: scanned.names, entries: scanned.entries, guess: scanned.guess, text, variant }
    }

    /// How many games there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// What the list says of a game, counted from 0.
    ///
    /// # Panics
    /// If there are not so many games.
    #[must_use]
    pub fn entry(&self, index: usize) -> &Entry {
        &self.entries[index]
    }

    /// A value that an entry names; empty where the game has no such tag.
    #[must_use]
    pub fn name(&self, name: entry::Name) -> &str {
        &self.names[name.index()]
    }

    /// The text of a game as it stands in the file.
    #[must_use]
    pub fn text(&self, index: usize) -> &str {
        let entry = &self.entries[index];
        &self.text[entry.place.offset..entry.end]
    }

    /// Reads a game, with places as they are in the whole text.
    ///
    /// # Panics
    /// If there are not so many games.
    #[must_use]
    pub fn game(&self, index: usize) -> ReadGame {
        let (text, place) = (self.text(index), self.entries[index].place);
        let mut game = pdn::read_one(text, self.variant, &mut self.guess.clone());
        for told in game.complaints.iter_mut().chain(&mut game.notes) {
            told.place = told.place.behind(place);
        }
        game.place = place;
        game
    }

    /// The whole text with another in place of a game.
    ///
    /// # Panics
    /// If there are not so many games.
    #[must_use]
    pub fn with_game(&self, index: usize, game: &str) -> String {
        let entry = &self.entries[index];
        let (before, behind) = (&self.text[..entry.place.offset], self.text[entry.end..].trim_start());
        let gap = if behind.is_empty() { "" } else { "\n" };
        format!("{before}{game}{gap}{behind}")
    }

    /// The games that all filters let pass, in the order of the text.
    #[must_use]
    pub fn find(&self, filters: &[Filter]) -> Vec<usize> {
        (0..self.len()).filter(|&index| self.fits(index, filters)).collect()
    }

    /// Whether all filters let a game pass. Those that look at boards replay it, and are asked last.
    #[must_use]
    pub fn fits(&self, index: usize, filters: &[Filter]) -> bool {
        let entry = &self.entries[index];
        let (boards, listed): (Vec<_>, Vec<_>) = filters.iter().partition(|filter| filter.looks_at_boards());
        if !listed.iter().all(|filter| filter.lets_pass(self, entry)) {
            return false;
        }
        let mut open = boards;
        if open.is_empty() {
            return true;
        }
        self.replay(index, Lines::All, |diagram, _| {
            open.retain(|filter| !filter.knows(diagram));
            if open.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        open.is_empty()
    }

    /// Shows the positions of a game, each with the move that follows, in the order of the text. A line ends where it
    /// cannot be read or another position is set up.
    pub fn replay(
        &self,
        index: usize,
        lines: Lines,
        visit: impl FnMut(&Diagram, Option<&Route>) -> ControlFlow<()>,
    ) -> Option<damier_rules::GameKind> {
        pdn::replay_one(self.text(index), self.variant, &mut self.guess.clone(), lines, visit)
    }

    /// Sorts games; those that are equal in it keep their order.
    pub fn sort(&self, games: &mut [usize], order: Order) {
        sort::sort(self, games, order);
    }
}

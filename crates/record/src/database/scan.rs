//! Making the list: one pass of the reader over the text.

use std::borrow::Cow;
use std::collections::HashMap;

use damier_rules::VariantId;

use super::entry::{Entry, Name};
use crate::pdn::{
    self, FileGuess, GameResult, Place, Reader, Visitor, customary, variant_of_game_type, variant_of_name,
};

pub(super) struct Scanned {
    pub(super) names: Vec<Box<str>>,
    pub(super) entries: Vec<Entry>,
    pub(super) guess: FileGuess,
}

/// Lists the games of a text.
pub(super) fn scan(text: &str, variant: Option<VariantId>) -> Scanned {
    let mut scan = Scan { variant, ..Scan::default() };
    scan.name(Cow::Borrowed(""));
    let mut reader = Reader::new(text);
    let (mut entries, mut guess, mut nameless) = (Vec::new(), FileGuess::default(), None);
    while reader.next_game(&mut scan) {
        let mut entry = scan.game.entry();
        if scan.game.variant.is_none() {
            // The first game without a name decides for the list; the guess looks at some behind it too.
            entry.variant =
                *nameless.get_or_insert_with(|| pdn::guess_variant(&text[entry.place.offset..], &mut guess));
        }
        entries.push(entry);
    }
    let mut names = vec![Box::from(""); scan.names.len()];
    for (name, index) in scan.names {
        names[index as usize] = Box::from(name);
    }
    Scanned { names, entries, guess }
}

#[derive(Default)]
struct Scan<'t> {
    names: HashMap<Cow<'t, str>, u32>,
    variant: Option<VariantId>,
    game: Seen,
}

/// What has been seen of a game.
#[derive(Default)]
struct Seen {
    place: Option<Place>,
    end: usize,
    depth: usize,
    /// White, Black, event, date.
    names: [Option<u32>; 4],
    year: Option<u16>,
    result: Option<GameResult>,
    variant: Option<VariantId>,
    typed: Option<VariantId>,
    plies: u32,
    has_ended: bool,
}

impl Seen {
    fn entry(&mut self) -> Entry {
        self.variant = self.variant.or(self.typed);
        let [white, black, event, date] = self.names.map(|name| Name(name.unwrap_or_default()));
        Entry {
            place: self.place.unwrap_or(Place { offset: 0, line: 1, column: 1 }),
            end: self.end,
            white,
            black,
            event,
            date,
            year: self.year,
            result: self.result.unwrap_or_default(),
            variant: self.variant.unwrap_or(VariantId::International),
            plies: self.plies,
        }
    }
}

impl<'t> Scan<'t> {
    fn name(&mut self, value: Cow<'t, str>) -> u32 {
        let next = self.names.len() as u32;
        *self.names.entry(value).or_insert(next)
    }
}

impl<'t> Visitor<'t> for Scan<'t> {
    fn begin_game(&mut self, place: Place) {
        self.game = Seen { place: Some(place), variant: self.variant, ..Seen::default() };
    }

    fn tag(&mut self, _: Place, name: &'t str, value: Cow<'t, str>) {
        match name {
            "GameType" => {
                self.game.typed = self.game.typed.or_else(|| variant_of_game_type(&value));
                return;
            }
            "Variant" => {
                self.game.variant = self.game.variant.or_else(|| variant_of_name(&value));
                return;
            }
            _ => {}
        }
        let field = match customary(name, |_| false) {
            "White" => 0,
            "Black" => 1,
            "Event" => 2,
            "Date" => 3,
            "Result" => {
                self.game.result = self.game.result.or_else(|| GameResult::from_word(value.trim()));
                return;
            }
            _ => return,
        };
        if self.game.names[field].is_none() {
            if field == 3 {
                self.game.year = year(&value);
            }
            self.game.names[field] = Some(self.name(value));
        }
    }

    fn word(&mut self, _: Place, _: &'t str) {
        self.game.plies += u32::from(self.game.depth == 0 && !self.game.has_ended);
    }

    fn begin_variation(&mut self, _: Place) {
        self.game.depth += 1;
    }

    fn end_variation(&mut self, _: Place) {
        self.game.depth -= 1;
    }

    fn result(&mut self, _: Place, result: GameResult) {
        self.game.has_ended = true;
        self.game.result = self.game.result.or(Some(result));
    }

    fn end_game(&mut self, place: Place) {
        self.game.end = place.offset;
    }
}

/// The first four digits in a row that are no part of a longer number.
fn year(date: &str) -> Option<u16> {
    date.split(|c: char| !c.is_ascii_digit()).find(|digits| digits.len() == 4)?.parse().ok()
}

//! Orders of the list.

use std::cmp::Ordering;

use super::{Database, Entry};

/// By what games are sorted, and which way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order {
    key: Key,
    falls: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    White,
    Black,
    Event,
    Date,
    Result,
    Variant,
    Plies,
}

const KEYS: [(&str, Key); 7] = [
    ("white", Key::White),
    ("black", Key::Black),
    ("event", Key::Event),
    ("date", Key::Date),
    ("result", Key::Result),
    ("variant", Key::Variant),
    ("plies", Key::Plies),
];

/// Games are not sorted by that.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "games are not sorted by `{0}`; white, black, event, date, result, variant and plies are known, with - before it the other way round"
)]
pub struct BadSort(pub String);

impl std::str::FromStr for Order {
    type Err = BadSort;

    /// Reads the name of a column; `-` before it turns the order round.
    fn from_str(text: &str) -> Result<Self, BadSort> {
        let name = text.strip_prefix('-').unwrap_or(text);
        let found = KEYS.iter().find(|(known, _)| *known == name);
        let &(_, key) = found.ok_or_else(|| BadSort(text.to_owned()))?;
        Ok(Self { key, falls: name.len() < text.len() })
    }
}

pub(super) fn sort(database: &Database, games: &mut [usize], order: Order) {
    let compare = |left: &Entry, right: &Entry| {
        let by = |name: fn(&Entry) -> super::entry::Name| {
            database.name(name(left)).cmp(database.name(name(right)))
        };
        match order.key {
            Key::White => by(|entry| entry.white),
            Key::Black => by(|entry| entry.black),
            Key::Event => by(|entry| entry.event),
            Key::Date => left.year.cmp(&right.year).then(by(|entry| entry.date)),
            Key::Result => (left.result as u8).cmp(&(right.result as u8)),
            Key::Variant => left.variant.variant().name.cmp(right.variant.variant().name),
            Key::Plies => left.plies.cmp(&right.plies),
        }
    };
    games.sort_by(|&left, &right| {
        let ordering: Ordering = compare(database.entry(left), database.entry(right));
        if order.falls { ordering.reverse() } else { ordering }
    });
}

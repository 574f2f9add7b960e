//! Values in the search: hundredths of a man, with wins beyond all of them.

use crate::messages::Score;

/// A value for the side to move.
pub(crate) type Value = i32;

/// A win on the spot; a win in `n` plies is worth `n` less.
pub(crate) const WIN: Value = 30_000;
/// From here on a value is a win, mirrored a loss.
pub(crate) const WINNING: Value = 29_000;
/// Nobody wins.
pub(crate) const DRAW: Value = 0;
/// Beyond all values.
pub(crate) const INFINITE: Value = 31_000;
/// Longest line.
pub(crate) const MOST_PLIES: u32 = 200;

/// The value as others read it.
pub(crate) fn score(value: Value) -> Score {
    if value >= WINNING {
        Score::Win((WIN - value).max(0) as u32)
    } else if value <= -WINNING {
        Score::Loss((WIN + value).max(0) as u32)
    } else {
        Score::Even(value)
    }
}

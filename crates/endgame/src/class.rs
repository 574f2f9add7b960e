//! A class of positions: how many men and kings each side has.

use core::fmt;
use core::str::FromStr;

use damier_rules::{Color, Position, Rules};

/// The most pieces on the board that tables are made for.
pub const MOST_PIECES: u8 = 6;

/// The men and kings of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Side {
    /// Men.
    pub men: u8,
    /// Kings.
    pub kings: u8,
}

impl Side {
    /// Men and kings together.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.men + self.kings
    }

    /// Every side of so many pieces.
    fn of_pieces(pieces: u8) -> impl Iterator<Item = Self> {
        (0..=pieces).map(move |men| Self { men, kings: pieces - men })
    }
}

/// The pieces of the side to move and of the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Class {
    /// Of the side to move.
    pub us: Side,
    /// Of the other.
    pub them: Side,
}

impl Class {
    /// The class of a position.
    #[must_use]
    #[inline]
    pub fn of<R: Rules>(position: &Position<R>) -> Self {
        let side = |color: Color| Side { men: position.men(color) as u8, kings: position.kings(color) as u8 };
        let turn = position.turn();
        Self { us: side(turn), them: side(turn.other()) }
    }

    /// The class after a move that neither takes nor crowns: the other side is to move.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self { us: self.them, them: self.us }
    }

    /// Of the class and the turned one, which solve each other and share a file, the one that names it.
    #[must_use]
    pub fn leading(self) -> Self {
        if self.us.pieces() != self.them.pieces() {
            return if self.us.pieces() > self.them.pieces() { self } else { self.turned() };
        }
        self.min(self.turned())
    }

    /// The class and, if it is another, the turned one.
    #[must_use]
    pub fn pair(self) -> Vec<Self> {
        if self == self.turned() { vec![self] } else { vec![self, self.turned()] }
    }

    /// Pieces on the board.
    #[must_use]
    pub const fn pieces(self) -> u8 {
        self.us.pieces() + self.them.pieces()
    }

    /// Men on the board.
    #[must_use]
    pub const fn men(self) -> u8 {
        self.us.men + self.them.men
    }

    /// The leading classes of so many pieces, in an order in which each leads only to those before it, to classes of
    /// fewer pieces, and to itself: a crowning leaves fewer men.
    #[must_use]
    pub fn all(pieces: u8) -> Vec<Self> {
        let mut classes: Vec<_> = (1..pieces)
            .flat_map(|ours| {
                Side::of_pieces(ours)
                    .flat_map(move |us| Side::of_pieces(pieces - ours).map(move |them| Self { us, them }))
            })
            .filter(|class| *class == class.leading())
            .collect();
        classes.sort_by_key(|class| (class.men(), *class));
        classes
    }

    /// A number under [`NUMBERS`](Self::NUMBERS), different for each class; `None` if a side has too many pieces.
    #[inline]
    pub(crate) fn number(self) -> Option<usize> {
        const BASE: usize = MOST_PIECES as usize + 1;
        if self.pieces() > MOST_PIECES {
            return None;
        }
        let digits = [self.us.men, self.us.kings, self.them.men, self.them.kings];
        Some(digits.into_iter().fold(0, |number, digit| number * BASE + usize::from(digit)))
    }

    /// One more than the largest [`number`](Self::number).
    pub(crate) const NUMBERS: usize = (MOST_PIECES as usize + 1).pow(4);
}

impl fmt::Display for Class {
    /// Kings as `k`, men as `m`, the side to move first: `kkm-k`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let side = |side: Side| "k".repeat(side.kings.into()) + &"m".repeat(side.men.into());
        f.pad(&format!("{}-{}", side(self.us), side(self.them)))
    }
}

/// A text that names no class.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a class is written as `kkm-k`")]
pub struct BadClass;

impl FromStr for Class {
    type Err = BadClass;

    fn from_str(text: &str) -> Result<Self, BadClass> {
        let (us, them) = text.split_once('-').ok_or(BadClass)?;
        let side = |text: &str| {
            let kings = text.chars().take_while(|&c| c == 'k').count();
            let men = text.len() - kings;
            let right =
                (1..=MOST_PIECES.into()).contains(&text.len()) && text[kings..].chars().all(|c| c == 'm');
            if right { Ok(Side { men: men as u8, kings: kings as u8 }) } else { Err(BadClass) }
        };
        Ok(Self { us: side(us)?, them: side(them)? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_numbers_differ() {
        let mut seen = std::collections::HashSet::new();
        for pieces in 2..=MOST_PIECES {
            for class in Class::all(pieces).into_iter().flat_map(Class::pair) {
                assert_eq!(class.to_string().parse(), Ok(class));
                assert!(seen.insert(class.number().unwrap()), "{class}");
            }
        }
        for text in ["", "k", "k-", "mk-k", "k-x", "kkkkkkk-k"] {
            assert!(text.parse::<Class>().is_err(), "{text}");
        }
    }
}

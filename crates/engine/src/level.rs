//! Levels for everyone, from random moves to the best the engine has.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::messages::Limits;

/// A level of play, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What a level is made of.
pub(crate) struct Strength {
    name: &'static str,
    help: &'static str,
    pub(crate) limits: Limits,
    /// A move that looks worse than the best by less than this, in hundredths of a man, may be chosen instead.
    pub(crate) spread: i32,
    /// Whether it plays any legal move.
    pub(crate) random: bool,
}

/// So many plies, but never long, however many captures there are.
const fn depth(plies: u32) -> Limits {
    Limits { depth: Some(plies), nodes: None, time: Some(Duration::from_secs(1)) }
}

const fn time(millis: u64) -> Limits {
    Limits { depth: None, nodes: None, time: Some(Duration::from_millis(millis)) }
}

const fn strength(name: &'static str, help: &'static str, limits: Limits, spread: i32) -> Strength {
    Strength { name, help, limits, spread, random: false }
}

const STRENGTHS: [Strength; Level::COUNT as usize] = [
    Strength { random: true, ..strength("Beginner", "any legal move", depth(1), 0) },
    strength("Easy", "looks one move ahead, often careless", depth(1), 40),
    strength("Player", "looks two moves ahead", depth(2), 20),
    strength("Steady", "looks three moves ahead", depth(3), 10),
    strength("Champion", "looks four moves ahead", depth(4), 5),
    strength("Sharp", "thinks for a quarter of a second", time(250), 3),
    strength("Severe", "thinks for a second", time(1000), 0),
    strength("Master", "thinks for three seconds", time(3000), 0),
];

impl Level {
    /// Number of levels.
    pub const COUNT: u8 = 8;
    /// Random moves.
    pub const LOWEST: Self = Self(1);
    /// The best there is.
    pub const HIGHEST: Self = Self(Self::COUNT);

    /// The level of that number, 1 to 8.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT).contains(&number).then_some(Self(number))
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::COUNT).map(Self)
    }

    /// 1 to 8.
    #[must_use]
    pub fn number(self) -> u8 {
        self.0
    }

    /// Its name, "Beginner" to "Master".
    #[must_use]
    pub fn name(self) -> &'static str {
        self.strength().name
    }

    /// How it plays, in a few words.
    #[must_use]
    pub fn help(self) -> &'static str {
        self.strength().help
    }

    pub(crate) fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0) - 1]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLevel(String);

impl fmt::Display for UnknownLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> =
            Level::all().map(|level| format!("{} {}", level.number(), level.name())).collect();
        write!(f, "there is no level `{}`; levels are {}", self.0, names.join(", "))
    }
}

impl std::error::Error for UnknownLevel {}

impl FromStr for Level {
    type Err = UnknownLevel;

    /// Reads a number or a name in any case.
    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        let by_number = text.parse().ok().and_then(Self::new);
        let by_name = || Self::all().find(|level| level.name().eq_ignore_ascii_case(text));
        by_number.or_else(by_name).ok_or_else(|| UnknownLevel(text.to_owned()))
    }
}

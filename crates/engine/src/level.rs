//! Levels for everyone, from random moves to the best the engine has.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::evaluate::Values;
use crate::messages::Limits;
use crate::tuning::Tuning;

/// A level of play, 1 to 8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Level(u8);

/// What a level is made of.
pub(crate) struct Strength {
    name: &'static str,
    help: &'static str,
    pub(crate) limits: Limits,
    pub(crate) choice: Choice,
    pub(crate) values: &'static Values,
    /// The parts of the search it has; what the engine is set to if left open.
    pub(crate) tuning: Option<Tuning>,
}

/// How a level takes one of the moves it has looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Choice {
    /// By chance, without a look.
    Any,
    /// The best, or by chance one that looks worse by at most `most` hundredths of a man; one that is worse by `usual`
    /// is taken about a third as often.
    Near { most: i32, usual: i32 },
    /// The best.
    Best,
}

/// So many plies, but never long, however many captures there are.
const fn depth(plies: u32) -> Limits {
    Limits { depth: Some(plies), nodes: Some(200_000), time: None }
}

const fn time(millis: u64) -> Limits {
    Limits { depth: None, nodes: None, time: Some(Duration::from_millis(millis)) }
}

/// A level as the first edition had it: so many plies and not one more, judged by little.
const fn plain(name: &'static str, help: &'static str, limits: Limits, choice: Choice) -> Strength {
    Strength { name, help, limits, choice, values: &Values::SMALL, tuning: Some(Tuning::NONE) }
}

/// A level that judges by little but plays captures out.
const fn careful(name: &'static str, help: &'static str, limits: Limits, choice: Choice) -> Strength {
    let tuning = Tuning { quiescence: true, ..Tuning::NONE };
    Strength { name, help, limits, choice, values: &Values::SMALL, tuning: Some(tuning) }
}

const fn full(name: &'static str, help: &'static str, limits: Limits, choice: Choice) -> Strength {
    Strength { name, help, limits, choice, values: &Values::FULL, tuning: None }
}

/// Among moves that look the same.
const EQUALS: Choice = Choice::Near { most: 0, usual: 1 };

const STRENGTHS: [Strength; Level::COUNT as usize] = [
    plain("Beginner", "any legal move", depth(1), Choice::Any),
    careful(
        "Easy",
        "looks one move ahead, gives no two men away",
        depth(1),
        Choice::Near { most: 150, usual: 10_000 },
    ),
    plain("Player", "looks two moves ahead", depth(2), EQUALS),
    careful(
        "Steady",
        "looks four moves ahead, often careless",
        depth(4),
        Choice::Near { most: 130, usual: 60 },
    ),
    plain("Champion", "looks four moves ahead", depth(4), EQUALS),
    full(
        "Sharp",
        "looks four moves ahead, sometimes careless",
        depth(4),
        Choice::Near { most: 100, usual: 22 },
    ),
    full("Severe", "looks five moves ahead", depth(5), Choice::Best),
    full("Master", "thinks for three seconds", time(3000), Choice::Best),
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

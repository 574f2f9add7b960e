//! When a game is drawn: the rules of each variant as data, and the counts that run during a game.
//!
//! A count starts with the first move after the position that meets its condition. Sources: the articles as the
//! project's decisions read them; `docs/rules.md` lists them.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::{Color, GameKind, Objective, Variant};

/// What counts for draws in a position: the pieces, and whether a lone king holds the main road.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material {
    /// Men of White and Black.
    pub men: [u8; 2],
    /// Kings of White and Black.
    pub kings: [u8; 2],
    /// Whether a king of White, of Black stands on the main road.
    pub on_main_road: [bool; 2],
}

impl Material {
    fn pieces(&self, side: usize) -> u8 {
        self.men[side] + self.kings[side]
    }

    fn total(&self) -> u8 {
        self.pieces(0) + self.pieces(1)
    }

    /// Whether each side has exactly one piece.
    #[must_use]
    pub fn is_one_each(&self) -> bool {
        self.pieces(0) == 1 && self.pieces(1) == 1
    }

    /// The side that has a lone king, and the other's men and kings.
    fn against_lone_king(&self) -> impl Iterator<Item = (usize, u8, u8)> {
        let material = *self;
        [0, 1]
            .into_iter()
            .filter(move |&lone| material.kings[lone] == 1 && material.men[lone] == 0)
            .map(move |lone| (lone, material.men[1 - lone], material.kings[1 - lone]))
    }

    fn lone_king_against(&self, strong: impl Fn(u8, u8) -> bool) -> bool {
        self.against_lone_king().any(|(_, men, kings)| strong(men, kings))
    }

    /// The side with more pieces; none if equal.
    fn stronger(&self) -> Option<usize> {
        match self.pieces(0).cmp(&self.pieces(1)) {
            core::cmp::Ordering::Greater => Some(0),
            core::cmp::Ordering::Less => Some(1),
            core::cmp::Ordering::Equal => None,
        }
    }
}

/// How long a count may run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// That many moves of each side.
    Each(u16),
    /// That many moves of the stronger side; of each where neither is.
    Strong(u16),
}

/// What a draw rule looks at.
#[derive(Clone, Copy, Debug)]
pub enum DrawKind {
    /// The same position with the same side to move, for that time.
    Repetition(u8),
    /// That many moves of each side without a capture or a move of a man.
    NoProgress(u16),
    /// That many moves of each side without a capture or a crowning, while the condition holds.
    Standstill(fn(&Material) -> bool, u16),
    /// So long from when the condition is first met; it goes on through captures into other counted material.
    Ending(fn(&Material) -> bool, Limit),
    /// So long while the condition holds; it starts again when it is met again.
    Holding(fn(&Material) -> bool, Limit),
    /// One piece each, unless the side to move can take at once.
    OneEach,
}

/// A draw rule of a variant.
#[derive(Clone, Copy, Debug)]
pub struct DrawRule {
    /// What is counted, as a label: "king moves".
    pub name: &'static str,
    /// Article or source.
    pub source: &'static str,
    /// What the rule looks at.
    pub kind: DrawKind,
}

impl DrawRule {
    const fn new(name: &'static str, source: &'static str, kind: DrawKind) -> Self {
        Self { name, source, kind }
    }

    /// Whether a setting may make this a claim instead of an automatic end: repetition and no progress.
    #[must_use]
    pub fn is_claimable(&self) -> bool {
        matches!(self.kind, DrawKind::Repetition(_) | DrawKind::NoProgress(_))
    }

    fn is_ending(&self) -> bool {
        matches!(self.kind, DrawKind::Ending(..))
    }

    /// Whether the rule's count runs in a position with this material.
    fn holds(&self, material: &Material) -> bool {
        match self.kind {
            DrawKind::Repetition(_) | DrawKind::OneEach => false,
            DrawKind::NoProgress(_) => true,
            DrawKind::Standstill(when, _) | DrawKind::Ending(when, _) | DrawKind::Holding(when, _) => {
                when(material)
            }
        }
    }

    /// The limit of the rule's count, if it counts moves.
    #[must_use]
    pub fn limit(&self) -> Option<Limit> {
        match self.kind {
            DrawKind::Repetition(_) | DrawKind::OneEach => None,
            DrawKind::NoProgress(each) | DrawKind::Standstill(_, each) => Some(Limit::Each(each)),
            DrawKind::Ending(_, limit) | DrawKind::Holding(_, limit) => Some(limit),
        }
    }
}

impl fmt::Display for DrawRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            DrawKind::Repetition(times) => write!(f, "{} repetition of the position", ordinal(times))?,
            DrawKind::OneEach => f.write_str(self.name)?,
            _ => match self.limit() {
                Some(Limit::Each(moves)) => write!(f, "{}: {moves} moves each", self.name)?,
                Some(Limit::Strong(moves)) => write!(f, "{}: {moves} moves of the stronger side", self.name)?,
                None => f.write_str(self.name)?,
            },
        }
        write!(f, " ({})", self.source)
    }
}

fn ordinal(n: u8) -> &'static str {
    match n {
        3 => "third",
        4 => "fourth",
        _ => "repeated",
    }
}

const THIRD: DrawKind = DrawKind::Repetition(3);

const FALLBACK_REPETITION: DrawRule = DrawRule::new("repetition", "common usage", THIRD);
const FALLBACK_PROGRESS: DrawRule =
    DrawRule::new("moves without a capture or a man's move", "common usage", DrawKind::NoProgress(40));

/// What every game falls back to.
pub const FALLBACK: &[DrawRule] = &[FALLBACK_REPETITION, FALLBACK_PROGRESS];

/// No draws at all.
pub const NONE: &[DrawRule] = &[];

const KING_MOVES_25: DrawRule = DrawRule::new("king moves", "FMJD art. 6.2", DrawKind::NoProgress(25));

/// International draughts on any board.
pub const INTERNATIONAL: &[DrawRule] = &[
    DrawRule::new("repetition", "FMJD art. 6.1", THIRD),
    KING_MOVES_25,
    DrawRule::new(
        "lone king against three pieces",
        "FMJD art. 6.3",
        DrawKind::Ending(
            |m| m.lone_king_against(|men, kings| men + kings == 3 && kings > 0),
            Limit::Each(16),
        ),
    ),
    DrawRule::new(
        "lone king against two pieces or one",
        "FMJD art. 6.4",
        DrawKind::Ending(|m| m.lone_king_against(|men, kings| men + kings <= 2 && kings > 0), Limit::Each(5)),
    ),
];

/// Russian and Brazilian draughts.
pub const RUSSIAN: &[DrawRule] = &[
    DrawRule::new("repetition", "FMJD-64 art. 7.2.3", THIRD),
    DrawRule::new(
        "three kings or more against one",
        "FMJD-64 art. 7.2.4",
        DrawKind::Ending(|m| m.lone_king_against(|men, kings| men == 0 && kings >= 3), Limit::Strong(15)),
    ),
    DrawRule::new("king moves", "FMJD-64 art. 7.2.5", DrawKind::NoProgress(15)),
    DrawRule::new(
        "four or five pieces, both with kings, nothing taken or crowned",
        "FMJD-64 art. 7.2.6",
        DrawKind::Standstill(|m| both_have_kings(m) && (4..=5).contains(&m.total()), 30),
    ),
    DrawRule::new(
        "six or seven pieces, both with kings, nothing taken or crowned",
        "FMJD-64 art. 7.2.6",
        DrawKind::Standstill(|m| both_have_kings(m) && (6..=7).contains(&m.total()), 60),
    ),
    DrawRule::new(
        "three pieces against a king on the main road",
        "FMJD-64 art. 7.2.7",
        DrawKind::Holding(
            |m| {
                m.against_lone_king()
                    .any(|(lone, men, kings)| m.on_main_road[lone] && men + kings == 3 && kings > 0)
            },
            Limit::Strong(5),
        ),
    ),
    DrawRule::new(
        "two pieces or one against a king",
        "FMJD-64 art. 7.2.8",
        DrawKind::Ending(
            |m| m.lone_king_against(|men, kings| men + kings <= 2 && kings > 0),
            Limit::Strong(5),
        ),
    ),
];

fn both_have_kings(material: &Material) -> bool {
    material.kings.iter().all(|&kings| kings > 0)
}

/// English draughts.
pub const ENGLISH: &[DrawRule] = &[
    DrawRule::new("repetition", "WCDF art. 1.32", THIRD),
    DrawRule::new("moves without a capture or a man's move", "WCDF art. 1.32", DrawKind::NoProgress(40)),
];

/// English draughts with optional capture: no rule of repetition.
pub const ENGLISH_OPTIONAL: &[DrawRule] = &[DrawRule::new(
    "moves without a capture or a man's move",
    "house rule, 80 plies",
    DrawKind::NoProgress(40),
)];

/// Italian draughts.
pub const ITALIAN: &[DrawRule] = &[
    DrawRule::new("repetition", "FID art. 9.3", DrawKind::Repetition(4)),
    DrawRule::new("moves without a capture or a man's move", "FID art. 10.4", DrawKind::NoProgress(40)),
];

/// Spanish and Portuguese draughts.
pub const SPANISH: &[DrawRule] = &[
    DrawRule::new("repetition", "section-64 rules", THIRD),
    DrawRule::new("king moves", "section-64 rules", DrawKind::NoProgress(20)),
];

/// Czech draughts.
pub const CZECH: &[DrawRule] = &[
    DrawRule::new("repetition", "FMJD, Czech draughts", THIRD),
    DrawRule::new(
        "moves without a capture or a man's move",
        "FMJD, Czech draughts",
        DrawKind::NoProgress(15),
    ),
];

/// American pool checkers.
pub const POOL: &[DrawRule] = &[
    DrawRule::new("repetition", "APCA art. 26", THIRD),
    DrawRule::new(
        "three kings against one",
        "APCA rules of play",
        DrawKind::Ending(|m| m.lone_king_against(|men, kings| men == 0 && kings == 3), Limit::Strong(13)),
    ),
    FALLBACK_PROGRESS,
];

/// Turkish draughts and Armenian tama.
pub const TURKISH: &[DrawRule] = &[
    DrawRule::new("repetition", "common usage", THIRD),
    DrawRule::new("one piece each", "kish art. 9.3", DrawKind::OneEach),
    FALLBACK_PROGRESS,
];

/// Frisian draughts and Frysk!.
pub const FRISIAN: &[DrawRule] = &[
    DrawRule::new(
        "two kings against one",
        "Frisian rules, friesdammen.nl",
        DrawKind::Ending(|m| m.lone_king_against(|men, kings| men == 0 && kings == 2), Limit::Strong(7)),
    ),
    DrawRule::new(
        "king against king",
        "Frisian rules, lidraughts",
        DrawKind::Ending(|m| m.lone_king_against(|men, kings| men == 0 && kings == 1), Limit::Each(2)),
    ),
    FALLBACK_REPETITION,
    FALLBACK_PROGRESS,
];

/// Killer draughts: international without the endings.
pub const KILLER: &[DrawRule] = &[DrawRule::new("repetition", "FMJD art. 6.1", THIRD), KING_MOVES_25];

/// The draw rules of a game. With the objective reversed these are the third repetition and the variant's own
/// no-progress rule (or 40 moves each), and nothing about few pieces.
#[must_use]
pub fn draw_rules(kind: GameKind) -> Vec<DrawRule> {
    let variant: &Variant = kind.variant.variant();
    if kind.objective != Objective::Giveaway {
        return variant.draws.to_vec();
    }
    let progress = variant.draws.iter().find(|rule| matches!(rule.kind, DrawKind::NoProgress(_)));
    alloc::vec![FALLBACK_REPETITION, progress.copied().unwrap_or(FALLBACK_PROGRESS)]
}

/// What a move means for the counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MoveEffect {
    /// Who moved.
    pub mover: Color,
    /// Whether something was taken.
    pub captures: bool,
    /// Whether a man moved.
    pub moves_man: bool,
    /// Whether a man was crowned.
    pub crowns: bool,
}

/// How far the count of one rule has run.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
struct Count {
    /// Moves of White and Black since it started.
    moves: [u16; 2],
    running: bool,
}

impl Count {
    const STOPPED: Self = Self { moves: [0; 2], running: false };

    fn done(&self, limit: Limit, stronger: Option<usize>) -> u16 {
        match (limit, stronger) {
            (Limit::Strong(_), Some(side)) => self.moves[side],
            _ => self.moves[0].min(self.moves[1]),
        }
    }
}

/// A running count, to be shown: "king moves 12 of 25".
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// What is counted.
    pub rule: DrawRule,
    /// Moves made.
    pub done: u16,
    /// Moves that make the draw.
    pub limit: u16,
}

impl fmt::Display for Counter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} of {}", self.rule.name, self.done, self.limit)
    }
}

/// The most rules that a variant has.
const MOST_RULES: usize = 8;

/// The counts of all draw rules of a game, in the order of [`draw_rules`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Counters([Count; MOST_RULES]);

impl Counters {
    /// The counts at the start of a game from a position with this material.
    #[must_use]
    pub fn new(rules: &[DrawRule], material: &Material) -> Self {
        let mut counters = Self::default();
        counters.restart(rules, material);
        counters
    }

    /// Lets the counts whose condition holds run, and no others.
    fn restart(&mut self, rules: &[DrawRule], material: &Material) {
        for (count, rule) in self.0.iter_mut().zip(rules) {
            count.running = rule.holds(material);
        }
    }

    /// The counts after a move that left this material.
    #[must_use]
    pub fn after(&self, rules: &[DrawRule], effect: MoveEffect, material: &Material) -> Self {
        let mut next = *self;
        let in_counted_ending = rules.iter().any(|rule| rule.is_ending() && rule.holds(material));
        for (count, rule) in next.0.iter_mut().zip(rules) {
            if !count.running {
                count.running = rule.holds(material);
                continue;
            }
            count.moves[effect.mover.index()] += 1;
            let goes_on = match rule.kind {
                DrawKind::NoProgress(_) => !effect.captures && !effect.moves_man,
                DrawKind::Standstill(..) => !effect.captures && !effect.crowns && rule.holds(material),
                DrawKind::Ending(..) => rule.holds(material) || in_counted_ending,
                DrawKind::Holding(..) => rule.holds(material),
                DrawKind::Repetition(_) | DrawKind::OneEach => false,
            };
            if !goes_on {
                *count = Count { running: rule.holds(material), ..Count::STOPPED };
            }
        }
        next
    }

    /// The rule whose count has run out, if one has.
    #[must_use]
    pub fn exceeded(&self, rules: &[DrawRule], material: &Material) -> Option<usize> {
        self.counted(rules, material)
            .find(|(_, counter)| counter.done >= counter.limit)
            .map(|(index, _)| index)
    }

    /// The counts under way, those that have not begun left out.
    pub fn running(&self, rules: &[DrawRule], material: &Material) -> impl Iterator<Item = Counter> {
        self.counted(rules, material).map(|(_, counter)| counter).filter(|counter| counter.done > 0)
    }

    /// The fewest moves that a running count still allows; none where nothing is counted.
    #[must_use]
    pub fn moves_left(&self, rules: &[DrawRule], material: &Material) -> Option<u16> {
        self.counted(rules, material).map(|(_, counter)| counter.limit.saturating_sub(counter.done)).min()
    }

    /// The fewest moves that any count can leave: the rest of those that run, and all of those that may yet start.
    #[must_use]
    pub fn moves_sure(&self, rules: &[DrawRule], material: &Material) -> Option<u16> {
        let stronger = material.stronger();
        let left = self.0.iter().zip(rules).filter_map(|(count, rule)| {
            let limit = rule.limit()?;
            let (Limit::Each(moves) | Limit::Strong(moves)) = limit;
            Some(moves.saturating_sub(if count.running { count.done(limit, stronger) } else { 0 }))
        });
        left.min()
    }

    fn counted(&self, rules: &[DrawRule], material: &Material) -> impl Iterator<Item = (usize, Counter)> {
        let stronger = material.stronger();
        self.0.iter().zip(rules).enumerate().filter_map(move |(index, (count, rule))| {
            let limit = rule.limit().filter(|_| count.running)?;
            let (Limit::Each(moves) | Limit::Strong(moves)) = limit;
            Some((index, Counter { rule: *rule, done: count.done(limit, stronger), limit: moves }))
        })
    }
}

/// The counts as text, for files: for each rule the moves of White and Black, `3/2`, a stopped one as `-`.
impl fmt::Display for Counters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self.0.iter().rposition(|count| count.running).map_or(0, |last| last + 1);
        for (index, count) in self.0[..used].iter().enumerate() {
            let blank = if index > 0 { " " } else { "" };
            match count.running {
                true => write!(f, "{blank}{}/{}", count.moves[0], count.moves[1])?,
                false => write!(f, "{blank}-")?,
            }
        }
        Ok(())
    }
}

/// A text that does not hold counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("draw counters are written as `3/2` or `-`, one for each rule, at most {MOST_RULES}")]
pub struct BadCounters;

impl FromStr for Counters {
    type Err = BadCounters;

    fn from_str(text: &str) -> Result<Self, BadCounters> {
        let mut counters = Self::default();
        for (index, word) in text.split_whitespace().enumerate() {
            let count = counters.0.get_mut(index).ok_or(BadCounters)?;
            if word != "-" {
                let (white, black) = word.split_once('/').ok_or(BadCounters)?;
                let parse = |digits: &str| digits.parse::<u16>().map_err(|_| BadCounters);
                *count = Count { moves: [parse(white)?, parse(black)?], running: true };
            }
        }
        Ok(counters)
    }
}

//! The save files of the Art2Dec program: settings, and for each move a label and the whole board after it.
//!
//! The text of the file is kept line by line, so that what nobody edits is written back byte by byte. The boards
//! are what counts: labels are often wrong in real files, steps need not be legal, and neither keeps a file from
//! loading. What is wrong comes back as complaints beside the save.

mod board;
mod edit;
mod read;
mod replay;

pub use edit::NotSaved;
pub use read::{Complaint, Reading, SeedError, read};

use damier_rules::Diagram;

/// The objective of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum RuleMode {
    /// 0: who has no move loses.
    #[default]
    Classic,
    /// 1: who has no move wins.
    Giveaway,
}

/// Who makes the moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PlayMode {
    /// 0: hands only.
    #[default]
    Manual,
    /// 1: a hand for White, the computer for Black.
    SemiAuto,
    /// 2: the computer for both.
    FullAuto,
}

/// What a file says before its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The objective.
    pub rule_mode: RuleMode,
    /// Who moves.
    pub play_mode: PlayMode,
    /// The strength of the computer, 0 to 2; see [`level_from_ai`].
    pub ai_level: u8,
    /// Milliseconds between the moves of the computer.
    pub speed_ms: u32,
}

impl Default for Settings {
    fn default() -> Self {
        Self { rule_mode: RuleMode::Classic, play_mode: PlayMode::Manual, ai_level: 0, speed_ms: 500 }
    }
}

/// A move as a file keeps it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What the file calls the move. It may name another than the boards show.
    pub label: String,
    /// The board after the move, and who moves next.
    pub diagram: Diagram,
    /// Whether the line says who moves next. Without that it is Black after an odd number of moves.
    pub player_digit: bool,
}

/// A save file. Reading gives one ([`read`]), and so does a game ([`SeedSave::from_game`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeedSave {
    settings: Settings,
    steps: Vec<Step>,
    /// The file as it is written.
    lines: Vec<Line>,
}

/// A line with its ending, and what it holds.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Line {
    text: String,
    holds: Holds,
}

/// What a line holds. The lines that hold a step are in the order of the steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Holds {
    Header,
    Setting(Setting),
    Count,
    Step,
    /// A move whose board cannot be read.
    LostStep,
    /// Something else, kept where it stands.
    Other,
}

/// A setting by its keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Setting {
    RuleMode,
    PlayMode,
    AiLevel,
    Speed,
}

const HEADER: &str = "CHECKERS_GAME";
const COUNT: &str = "MOVES";
const STEP: &str = "MOVE";

impl Setting {
    const ALL: [Self; 4] = [Self::RuleMode, Self::PlayMode, Self::AiLevel, Self::Speed];

    fn keyword(self) -> &'static str {
        match self {
            Self::RuleMode => "RULE_MODE",
            Self::PlayMode => "PLAY_MODE",
            Self::AiLevel => "AI_LEVEL",
            Self::Speed => "SPEED",
        }
    }

    /// The values that the setting can have, in words.
    fn expected(self) -> &'static str {
        match self {
            Self::RuleMode => "0 (classic) or 1 (giveaway)",
            Self::PlayMode => "0 (manual), 1 (semi-auto) or 2 (full auto)",
            Self::AiLevel => "0, 1 or 2",
            Self::Speed => "a number of milliseconds",
        }
    }

    /// The value in the settings, as the file has it.
    fn get(self, settings: &Settings) -> u32 {
        match self {
            Self::RuleMode => settings.rule_mode as u32,
            Self::PlayMode => settings.play_mode as u32,
            Self::AiLevel => settings.ai_level.into(),
            Self::Speed => settings.speed_ms,
        }
    }

    /// Takes over a value of the file; `None` if there is no such value.
    fn set(self, settings: &mut Settings, value: u32) -> Option<()> {
        match (self, value) {
            (Self::RuleMode, 0) => settings.rule_mode = RuleMode::Classic,
            (Self::RuleMode, 1) => settings.rule_mode = RuleMode::Giveaway,
            (Self::PlayMode, 0) => settings.play_mode = PlayMode::Manual,
            (Self::PlayMode, 1) => settings.play_mode = PlayMode::SemiAuto,
            (Self::PlayMode, 2) => settings.play_mode = PlayMode::FullAuto,
            (Self::AiLevel, 0..=2) => settings.ai_level = value as u8,
            (Self::Speed, _) => settings.speed_ms = value,
            _ => return None,
        }
        Some(())
    }
}

impl SeedSave {
    /// What the file says before its moves.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// The moves whose boards could be read.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The file. What was read and not edited stands in it byte by byte.
    #[must_use]
    pub fn write(&self) -> String {
        self.lines.iter().map(|line| line.text.as_str()).collect()
    }
}

/// Our level (1 to 8) for the file's 0, 1, 2: 1, 3, 5. Greater numbers count as 2.
#[must_use]
pub fn level_from_ai(ai_level: u8) -> u8 {
    2 * ai_level.min(2) + 1
}

/// The file's level for ours: 0 for 1 and 2, 1 for 3 and 4, 2 above.
#[must_use]
pub fn ai_from_level(level: u8) -> u8 {
    match level {
        0..=2 => 0,
        3..=4 => 1,
        _ => 2,
    }
}

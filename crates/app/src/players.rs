//! Who plays: persons, the computer, and the three ways of putting them at one board.

use damier_engine::Level;
use damier_rules::Color;

use crate::words::{Language, tr, tr_part};

/// Who plays a colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// A person at this board.
    Human,
    /// The engine at a level.
    Computer(Level),
}

/// Who plays White and who plays Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Players {
    /// Who plays White.
    pub white: Player,
    /// Who plays Black.
    pub black: Player,
}

impl Players {
    /// Two persons.
    pub const HUMANS: Self = Self { white: Player::Human, black: Player::Human };

    /// A person with this colour against the computer.
    #[must_use]
    pub fn against(level: Level, human: Color) -> Self {
        match human {
            Color::White => Self { white: Player::Human, black: Player::Computer(level) },
            Color::Black => Self { white: Player::Computer(level), black: Player::Human },
        }
    }

    /// Who plays a colour.
    #[must_use]
    pub fn of(self, color: Color) -> Player {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Whether a person plays that colour.
    #[must_use]
    pub fn is_human(self, color: Color) -> bool {
        self.of(color) == Player::Human
    }

    /// The person's colour in a game against the computer.
    #[must_use]
    pub fn lone_human(self) -> Option<Color> {
        match (self.is_human(Color::White), self.is_human(Color::Black)) {
            (true, false) => Some(Color::White),
            (false, true) => Some(Color::Black),
            _ => None,
        }
    }

    /// The level of the computer, White's if it plays both.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match (self.white, self.black) {
            (Player::Computer(level), _) | (_, Player::Computer(level)) => Some(level),
            _ => None,
        }
    }

    /// The same with another level wherever the computer plays.
    #[must_use]
    pub fn at_level(self, level: Level) -> Self {
        let change = |player| match player {
            Player::Human => Player::Human,
            Player::Computer(_) => Player::Computer(level),
        };
        Self { white: change(self.white), black: change(self.black) }
    }

    /// How they share the board.
    #[must_use]
    pub fn mode(self) -> Mode {
        match (self.lone_human(), self.level()) {
            (Some(color), _) => Mode::SemiAuto(color),
            (None, None) => Mode::Manual,
            (None, Some(_)) => Mode::FullAuto,
        }
    }
}

/// How persons and the computer share the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Persons play both colours.
    Manual,
    /// A person plays this colour, the computer the other.
    SemiAuto(Color),
    /// The computer plays both colours.
    FullAuto,
}

impl Mode {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::Manual, Self::SemiAuto(Color::White), Self::SemiAuto(Color::Black), Self::FullAuto];

    fn key(self) -> &'static str {
        match self {
            Self::Manual => "mode-manual",
            Self::SemiAuto(Color::White) => "mode-white",
            Self::SemiAuto(Color::Black) => "mode-black",
            Self::FullAuto => "mode-full",
        }
    }

    /// In a word or two.
    #[must_use]
    pub fn name(self, language: Language) -> String {
        tr(language, self.key(), &[])
    }

    /// What it means.
    #[must_use]
    pub fn help(self, language: Language) -> String {
        tr_part(language, self.key(), "detail", &[])
    }

    /// Who plays then, with the computer at that level.
    #[must_use]
    pub fn players(self, level: Level) -> Players {
        match self {
            Self::Manual => Players::HUMANS,
            Self::SemiAuto(human) => Players::against(level, human),
            Self::FullAuto => Players { white: Player::Computer(level), black: Player::Computer(level) },
        }
    }
}

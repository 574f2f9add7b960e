//! What a person has set for all games, and its form as a TOML text.

use serde::{Deserialize, Serialize};

use crate::words::Language;

/// What is set for all games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// What the window wears.
    pub theme: Theme,
    /// What the board is made of.
    pub board: Board,
    /// How the pieces look.
    pub pieces: PieceSet,
    /// What the marks on the board are coloured with.
    pub marks: MarkColors,
    /// What the squares are called on the board.
    pub coordinates: Coordinates,
    /// How loud moves are.
    pub volume: Volume,
    /// How fast pieces travel.
    pub motion: Motion,
    /// Whether a move by hand is shown first and played when it is confirmed.
    pub confirm_moves: bool,
    /// Whether the board turns to the side to move while two persons play at it.
    pub auto_flip: bool,
    /// Whether one click plays where it leaves a single move.
    pub one_click: bool,
    /// What is spoken; what the system speaks if `None`.
    pub language: Option<Language>,
    /// The size of everything on the screen, in percent, 50 to 300.
    pub scale: u16,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::System,
            board: Board::Wood,
            pieces: PieceSet::Boxwood,
            marks: MarkColors::Usual,
            coordinates: Coordinates::Official,
            volume: Volume::Medium,
            motion: Motion::Normal,
            confirm_moves: false,
            auto_flip: false,
            one_click: false,
            language: None,
            scale: 100,
        }
    }
}

/// A choice among a few, each with its name for people.
macro_rules! choice {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$variant_doc])* $variant,)* }

        impl $name {
            /// All of them, with their names.
            pub const ALL: &'static [(Self, &'static str)] = &[$((Self::$variant, $text),)*];
        }
    };
}

choice! {
    /// What the window wears.
    Theme {
        /// Light or dark, as the system wishes.
        System = "System",
        /// Dark text on light paper.
        Light = "Light",
        /// Light text on dark paper.
        Dark = "Dark",
        /// White on black, with lines around everything.
        HighContrast = "High contrast",
    }
}

choice! {
    /// What the board is made of.
    Board {
        /// Maple and pear in a walnut frame.
        Wood = "Wood",
        /// Two plain colours.
        Flat = "Flat",
        /// As in a book: ink on paper.
        Print = "Print",
        /// Grey and white.
        HighContrast = "High contrast board",
    }
}

choice! {
    /// How the pieces look.
    PieceSet {
        /// White of boxwood, Black of ebony.
        Boxwood = "Boxwood and ebony",
        /// White of brass, Black of ebony.
        Gold = "Gold and dark",
        /// As in a book: a ring, and a disc.
        Ink = "Ink",
    }
}

choice! {
    /// What the marks on the board are coloured with.
    MarkColors {
        /// Red, green, purple and more.
        Usual = "Usual",
        /// Such as are told apart by those who see no difference between red and green.
        Safe = "Colour-blind safe",
    }
}

choice! {
    /// How loud moves are.
    Volume {
        /// Not at all.
        Off = "Silent",
        /// For the one at the board.
        Quiet = "Quiet",
        /// For the table.
        Medium = "Medium",
        /// For the room.
        Loud = "Loud",
    }
}

impl Volume {
    /// By how much a sound is multiplied, 0 to 1.
    #[must_use]
    pub fn factor(self) -> f32 {
        match self {
            Self::Off => 0.0,
            Self::Quiet => 0.3,
            Self::Medium => 0.6,
            Self::Loud => 1.0,
        }
    }
}

choice! {
    /// What the squares are called on the board.
    Coordinates {
        /// As the variant's players call them.
        Official = "Official",
        /// By file and rank.
        Letters = "Letters",
        /// Not at all.
        None = "None",
    }
}

choice! {
    /// How fast pieces travel.
    Motion {
        /// So that a child can follow.
        Slow = "Slow",
        /// As a hand does.
        Normal = "Normal",
        /// Only just seen.
        Fast = "Fast",
        /// Nothing travels and nothing blinks.
        Off = "Reduce motion",
    }
}

impl Motion {
    /// By how much the length of a movement is multiplied; 0 where there is none.
    #[must_use]
    pub fn factor(self) -> f64 {
        match self {
            Self::Slow => 1.6,
            Self::Normal => 1.0,
            Self::Fast => 0.5,
            Self::Off => 0.0,
        }
    }
}

impl Settings {
    /// The sizes of everything to choose from, in percent.
    pub const SCALES: [u16; 6] = [80, 100, 125, 150, 200, 300];

    /// The settings as a text.
    #[must_use]
    pub fn to_text(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }

    /// Reads settings; what a text leaves out has its usual value.
    ///
    /// # Errors
    /// Where and why the text cannot be read, in one line.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let settings: Self = toml::from_str(text).map_err(|error| one_line(&error, text))?;
        Ok(Self { scale: settings.scale.clamp(50, 300), ..settings })
    }
}

/// What is wrong, with its line.
pub(crate) fn one_line(error: &toml::de::Error, text: &str) -> String {
    let line = error.span().map(|span| text[..span.start.min(text.len())].lines().count().max(1));
    let why = error.message();
    line.map_or_else(|| why.to_owned(), |line| format!("line {line}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_come_back_as_they_were_kept() {
        for &(theme, _) in Theme::ALL {
            for &(motion, _) in Motion::ALL {
                let settings = Settings { theme, motion, one_click: true, scale: 125, ..Settings::default() };
                assert_eq!(Settings::from_text(&settings.to_text()), Ok(settings));
            }
        }
    }

    #[test]
    fn what_is_left_out_has_its_usual_value_and_what_is_wrong_its_line() {
        assert_eq!(Settings::from_text(""), Ok(Settings::default()));
        let wide = Settings::from_text("scale = 9999").expect("a number is read");
        assert_eq!(wide.scale, 300);
        let error = Settings::from_text("scale = 100\ntheme = \"pink\"").expect_err("there is no such theme");
        assert!(error.starts_with("line 2: ") && error.contains("pink"), "{error}");
    }
}

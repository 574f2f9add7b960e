//! The games people play, one row each: which rules, start, numbering, objective and draws.

use alloc::format;
use alloc::string::String;
use core::fmt;

use crate::draws::{self, DrawRule};
use crate::spec::RulesId;
use crate::{BoardShape, Color, Complaint, Diagram, Piece, Square};

macro_rules! variant_ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// Names a variant.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum VariantId { $($(#[$doc])* $name),* }

        impl VariantId {
            /// All variants, in the order in which lists show them.
            pub const ALL: &'static [Self] = &[$(Self::$name),*];
        }
    };
}

variant_ids! {
    /// International draughts on 10×10.
    International,
    /// International draughts on 8×8 with the draw rules of the big board.
    International8x8,
    /// Brazilian draughts.
    Brazilian,
    /// Canadian draughts on 12×12.
    Canadian,
    /// English draughts, American checkers.
    English,
    /// English draughts with optional capture.
    EnglishOptional,
    /// Russian draughts.
    Russian,
    /// American pool checkers.
    Pool,
    /// Italian draughts.
    Italian,
    /// Spanish draughts.
    Spanish,
    /// Portuguese draughts.
    Portuguese,
    /// Czech draughts.
    Czech,
    /// Turkish draughts.
    Turkish,
    /// Armenian tama.
    Armenian,
    /// Thai makhos.
    Thai,
    /// Frisian draughts.
    Frisian,
    /// Frysk!, Frisian with five men each.
    Frysk,
    /// Killer draughts.
    Killer,
    /// Breakthrough: the first king wins.
    Breakthrough,
    /// International draughts with the objective reversed.
    Antidraughts,
    /// The Art2Dec program's "Russian" game.
    Art2decRussian,
    /// The Art2Dec program's "International" game.
    Art2decInternational,
}

/// What wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Objective {
    /// Who has to move and cannot, loses.
    Win,
    /// Who has to move and cannot, wins.
    Giveaway,
    /// The first crowning wins; else as [`Win`](Self::Win).
    FirstKing,
}

/// How squares are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// By number.
    Numbers,
    /// By file and rank, `c3`.
    Letters,
    /// By file and rank in capitals, `C3`.
    Capitals,
}

/// A game people play. The values follow the project's decisions on disputed rules; see `docs/rules.md`.
#[derive(Clone, Copy, Debug)]
pub struct Variant {
    /// Which.
    pub id: VariantId,
    /// The name in commands and files.
    pub name: &'static str,
    /// The name in titles.
    pub title: &'static str,
    /// The rules in a line or two.
    pub summary: &'static str,
    /// How pieces move and take.
    pub rules: RulesId,
    /// Rows of men at the start.
    pub rows: u8,
    /// Who begins.
    pub first: Color,
    /// What wins.
    pub objective: Objective,
    /// Whether the board is drawn with a light square in White's left corner.
    pub mirrored: bool,
    /// Whether numbers count from White's side.
    pub numbers_from_white: bool,
    /// How squares are written.
    pub notation: Notation,
    /// The sign between the squares of a capture.
    pub capture_sign: char,
    /// The number of the PDN game type, or of the nearest where it has none of its own.
    pub game_type: u8,
    /// Whether the PDN game type is its own.
    pub own_game_type: bool,
    /// When a game is drawn.
    pub draws: &'static [DrawRule],
}

const PLAIN: Variant = Variant {
    id: VariantId::International,
    name: "international",
    title: "International",
    summary: "10×10, flying kings. Men take backwards too; the capture that takes the most is compulsory.",
    rules: RulesId::International10,
    rows: 4,
    first: Color::White,
    objective: Objective::Win,
    mirrored: false,
    numbers_from_white: false,
    notation: Notation::Numbers,
    capture_sign: 'x',
    game_type: 20,
    own_game_type: true,
    draws: draws::INTERNATIONAL,
};

const EIGHT: Variant = Variant { rows: 3, notation: Notation::Letters, ..PLAIN };

const VARIANTS: &[Variant] = &[
    PLAIN,
    Variant {
        id: VariantId::International8x8,
        name: "international-8x8",
        title: "International 8×8",
        summary: "The international game on the small board, with numbers and its draw rules.",
        rules: RulesId::International8,
        notation: Notation::Numbers,
        game_type: 26,
        own_game_type: false,
        ..EIGHT
    },
    Variant {
        id: VariantId::Brazilian,
        name: "brazilian",
        title: "Brazilian",
        summary: "8×8, flying kings. Men take backwards too; the capture that takes the most is compulsory.",
        rules: RulesId::International8,
        game_type: 26,
        draws: draws::RUSSIAN,
        ..EIGHT
    },
    Variant {
        id: VariantId::Canadian,
        name: "canadian",
        title: "Canadian",
        summary: "The international game on 12×12 with thirty men each.",
        rules: RulesId::International12,
        rows: 5,
        game_type: 27,
        ..PLAIN
    },
    Variant {
        id: VariantId::English,
        name: "english",
        title: "English",
        summary: "8×8, kings step one square. Men take forward only; any capture may be chosen. Black begins.",
        rules: RulesId::English,
        first: Color::Black,
        notation: Notation::Numbers,
        game_type: 21,
        draws: draws::ENGLISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::EnglishOptional,
        name: "english-optional",
        title: "English, optional capture",
        summary: "English draughts at home: nobody has to take, and a chain may be broken off.",
        rules: RulesId::EnglishOptional,
        first: Color::Black,
        notation: Notation::Numbers,
        game_type: 21,
        own_game_type: false,
        draws: draws::ENGLISH_OPTIONAL,
        ..EIGHT
    },
    Variant {
        id: VariantId::Russian,
        name: "russian",
        title: "Russian",
        summary: "8×8, flying kings, free choice of capture. A man crowned while taking goes on as a king.",
        rules: RulesId::Russian,
        capture_sign: ':',
        game_type: 25,
        draws: draws::RUSSIAN,
        ..EIGHT
    },
    Variant {
        id: VariantId::Pool,
        name: "pool",
        title: "American pool",
        summary: "8×8, flying kings, men take backwards, free choice of capture. Black begins.",
        rules: RulesId::Pool,
        first: Color::Black,
        notation: Notation::Numbers,
        game_type: 23,
        draws: draws::POOL,
        ..EIGHT
    },
    Variant {
        id: VariantId::Italian,
        name: "italian",
        title: "Italian",
        summary: "8×8, kings step one square. A man never takes a king; take the most, and with a king first.",
        rules: RulesId::Italian,
        mirrored: true,
        notation: Notation::Numbers,
        game_type: 22,
        draws: draws::ITALIAN,
        ..EIGHT
    },
    Variant {
        id: VariantId::Spanish,
        name: "spanish",
        title: "Spanish",
        summary: "8×8, flying kings, men take forward only. Take the most, and among those the most kings.",
        rules: RulesId::Spanish,
        mirrored: true,
        numbers_from_white: true,
        notation: Notation::Numbers,
        game_type: 24,
        draws: draws::SPANISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Portuguese,
        name: "portuguese",
        title: "Portuguese",
        summary: "As Spanish draughts: flying kings, men take forward only, take the most.",
        rules: RulesId::Spanish,
        mirrored: true,
        numbers_from_white: true,
        notation: Notation::Numbers,
        game_type: 28,
        draws: draws::SPANISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Czech,
        name: "czech",
        title: "Czech",
        summary: "8×8, flying kings, men take forward only. A king takes before a man; else free choice.",
        rules: RulesId::Czech,
        game_type: 29,
        draws: draws::CZECH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Turkish,
        name: "turkish",
        title: "Turkish",
        summary: "All 64 squares, straight moves. Pieces leave as they are taken; take the most.",
        rules: RulesId::Turkish,
        rows: 2,
        game_type: 30,
        draws: draws::TURKISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Armenian,
        name: "armenian",
        title: "Armenian",
        summary: "Turkish captures, but quiet moves go diagonally too, and the king's like a chess queen's.",
        rules: RulesId::Armenian,
        rows: 2,
        game_type: 30,
        own_game_type: false,
        draws: draws::TURKISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Thai,
        name: "thai",
        title: "Thai",
        summary: "Eight men each. A flying king lands directly behind the piece it takes. Black begins.",
        rules: RulesId::Thai,
        rows: 2,
        first: Color::Black,
        numbers_from_white: true,
        notation: Notation::Numbers,
        capture_sign: '-',
        game_type: 31,
        draws: draws::FALLBACK,
        ..EIGHT
    },
    Variant {
        id: VariantId::Frisian,
        name: "frisian",
        title: "Frisian",
        summary: "10×10, captures in all eight directions. Take the most value; a king may not run for ever.",
        rules: RulesId::Frisian,
        game_type: 40,
        draws: draws::FRISIAN,
        ..PLAIN
    },
    Variant {
        id: VariantId::Frysk,
        name: "frysk",
        title: "Frysk!",
        summary: "Frisian draughts with five men each.",
        rules: RulesId::Frisian,
        rows: 1,
        game_type: 97,
        draws: draws::FRISIAN,
        ..PLAIN
    },
    Variant {
        id: VariantId::Killer,
        name: "killer",
        title: "Killer",
        summary: "International, but a king that takes a king last stops directly behind it.",
        rules: RulesId::Killer,
        own_game_type: false,
        draws: draws::KILLER,
        ..PLAIN
    },
    Variant {
        id: VariantId::Breakthrough,
        name: "breakthrough",
        title: "Breakthrough",
        summary: "International, but the first to crown a man wins.",
        objective: Objective::FirstKing,
        game_type: 96,
        draws: draws::NONE,
        ..PLAIN
    },
    Variant {
        id: VariantId::Antidraughts,
        name: "antidraughts",
        title: "Antidraughts",
        summary: "International with the objective reversed: lose all your pieces.",
        objective: Objective::Giveaway,
        game_type: 98,
        ..PLAIN
    },
    Variant {
        id: VariantId::Art2decRussian,
        name: "art2dec-russian",
        title: "Art2Dec Russian",
        summary: "8×8, kings step one square, men take forward; a man crowned while taking goes on as a king.",
        rules: RulesId::Art2decRussian,
        notation: Notation::Capitals,
        game_type: 21,
        own_game_type: false,
        draws: draws::FALLBACK,
        ..EIGHT
    },
    Variant {
        id: VariantId::Art2decInternational,
        name: "art2dec-international",
        title: "Art2Dec International",
        summary: "8×8, flying kings, free choice of capture and of landing; taken pieces leave at once.",
        rules: RulesId::Art2decInternational,
        notation: Notation::Capitals,
        game_type: 25,
        own_game_type: false,
        draws: draws::FALLBACK,
        ..EIGHT
    },
];

impl VariantId {
    /// The variant's row.
    #[must_use]
    pub fn variant(self) -> &'static Variant {
        &VARIANTS[self as usize]
    }

    /// The variant of that name, in any case.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|id| id.variant().name.eq_ignore_ascii_case(name))
    }
}

impl fmt::Display for VariantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.variant().name)
    }
}

impl Variant {
    /// The shape of the board.
    #[must_use]
    pub fn shape(&self) -> BoardShape {
        self.rules.shape()
    }

    /// The start position.
    #[must_use]
    pub fn start(&self) -> Diagram {
        let shape = self.shape();
        let (row_len, len) = (shape.row_len(), shape.len());
        // On the 64-square board the base rows stay free.
        let skipped = if shape == BoardShape::Full8 { row_len } else { 0 };
        let mut diagram = Diagram::empty(shape, self.first);
        for index in skipped..skipped + self.rows * row_len {
            diagram.set(Square::new(index), Some(Piece::man(Color::Black)));
            diagram.set(Square::new(len - 1 - index), Some(Piece::man(Color::White)));
        }
        diagram
    }

    /// The column in which a square is drawn, 0 = left, White at the bottom.
    #[must_use]
    pub fn drawn_column(&self, square: Square) -> u8 {
        let column = self.shape().row_column(square).1;
        if self.mirrored { self.shape().side() - 1 - column } else { column }
    }

    /// The square drawn at a row (0 = top) and column, White at the bottom; `None` for one that is not played on.
    #[must_use]
    pub fn drawn_at(&self, row: u8, column: u8) -> Option<Square> {
        let column = if self.mirrored { (self.shape().side() - 1).checked_sub(column)? } else { column };
        self.shape().at(row as i8, column as i8)
    }

    /// The number of a square, from 1.
    #[must_use]
    pub fn number(&self, square: Square) -> u8 {
        let shape = self.shape();
        let index = square.index() as u8;
        let index = if self.mirrored {
            index - index % shape.row_len() + (shape.row_len() - 1 - index % shape.row_len())
        } else {
            index
        };
        if self.numbers_from_white { shape.len() - index } else { index + 1 }
    }

    /// The square of a number, if there is one.
    #[must_use]
    pub fn by_number(&self, number: u8) -> Option<Square> {
        self.shape().squares().find(|&square| self.number(square) == number)
    }

    /// File and rank of a square, as `c3`.
    #[must_use]
    pub fn algebraic(&self, square: Square) -> String {
        let row = self.shape().row_column(square).0;
        let file = char::from(b'a' + self.drawn_column(square));
        format!("{file}{}", self.shape().side() - row)
    }

    /// The square of a file letter (any case) and rank, if it is played on.
    #[must_use]
    pub fn by_algebraic(&self, name: &str) -> Option<Square> {
        let mut chars = name.chars();
        let file = u32::from(chars.next()?.to_ascii_lowercase()).checked_sub(u32::from('a'))?;
        let rank = whole_number(chars.as_str()).filter(|rank| *rank > 0)?;
        let row = self.shape().side().checked_sub(rank)?;
        self.drawn_at(row, u8::try_from(file).ok()?)
    }

    /// The name of a square as the variant writes it.
    #[must_use]
    pub fn square_name(&self, square: Square) -> String {
        match self.notation {
            Notation::Numbers => format!("{}", self.number(square)),
            Notation::Letters => self.algebraic(square),
            Notation::Capitals => self.algebraic(square).to_uppercase(),
        }
    }

    /// The square of that name, by number or by file and rank.
    #[must_use]
    pub fn square_named(&self, name: &str) -> Option<Square> {
        match whole_number(name) {
            Some(number) => self.by_number(number),
            None => self.by_algebraic(name),
        }
    }

    /// A complaint in words, with the variant's names of squares.
    #[must_use]
    pub fn explain(&self, complaint: &Complaint) -> String {
        let mut text = String::new();
        complaint.write(&mut text, |square| self.square_name(square)).expect("a String takes any text");
        text
    }
}

/// Digits only: no sign, as Rust's own reading would allow.
fn whole_number(digits: &str) -> Option<u8> {
    if digits.starts_with('+') { None } else { digits.parse().ok() }
}

/// A variant with its objective: what a game is played by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameKind {
    /// The variant.
    pub variant: VariantId,
    /// The variant's objective, or giveaway.
    pub objective: Objective,
}

/// The variant cannot be played with the objective reversed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0} has no giveaway form: {1}")]
pub struct NoGiveaway(pub VariantId, &'static str);

impl GameKind {
    /// The variant with its own objective.
    #[must_use]
    pub fn new(variant: VariantId) -> Self {
        Self { variant, objective: variant.variant().objective }
    }

    /// The variant with the objective reversed.
    ///
    /// # Errors
    /// For breakthrough and antidraughts.
    pub fn giveaway(variant: VariantId) -> Result<Self, NoGiveaway> {
        match variant.variant().objective {
            Objective::Win => Ok(Self { variant, objective: Objective::Giveaway }),
            Objective::Giveaway => Err(NoGiveaway(variant, "its objective is reversed already")),
            Objective::FirstKing => Err(NoGiveaway(variant, "the first king ends the game")),
        }
    }

    /// Every kind there is: the variants, and their giveaway forms after them.
    pub fn all() -> impl Iterator<Item = Self> {
        let plain = VariantId::ALL.iter().copied().map(Self::new);
        plain.chain(VariantId::ALL.iter().copied().filter_map(|variant| Self::giveaway(variant).ok()))
    }

    /// Whether the objective is reversed by choice, not by the variant.
    #[must_use]
    pub fn is_giveaway_form(self) -> bool {
        self.objective != self.variant.variant().objective
    }

    /// How pieces move and take.
    #[must_use]
    pub fn rules(self) -> RulesId {
        self.variant.variant().rules
    }
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.variant)?;
        if self.is_giveaway_form() { write!(f, " giveaway") } else { Ok(()) }
    }
}

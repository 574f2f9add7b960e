//! The games people play: what a variant is made of, and what its squares are called.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::draws::DrawRule;
use crate::spec::RulesId;
use crate::variants::VARIANTS;
use crate::{BoardShape, Color, Complaint, Diagram, Piece, Square};

macro_rules! variant_ids {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// Names a variant.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
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

    /// Complaints in words, one after the other in a line.
    #[must_use]
    pub fn explain_all(&self, complaints: &[Complaint]) -> String {
        let reasons: Vec<_> = complaints.iter().map(|complaint| self.explain(complaint)).collect();
        reasons.join("; ")
    }
}

/// Digits only: no sign, as Rust's own reading would allow.
fn whole_number(digits: &str) -> Option<u8> {
    if digits.starts_with('+') { None } else { digits.parse().ok() }
}

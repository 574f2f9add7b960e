//! What can be wrong with a FEN.

use damier_rules::{Color, VariantId};

/// Why a text is not a FEN of the variant. Columns count characters from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FenError {
    /// The text does not start with the side to move.
    #[error("column {column}: {} where the side to move was expected: W, B or ?", shown(.word))]
    Turn {
        /// Where.
        column: usize,
        /// What stands there.
        word: String,
    },
    /// The text is quoted, but it is no FEN tag, or the second quotation mark is missing.
    #[error("column {column}: quotation marks belong to a tag, as in [FEN \"W:W31-50:B1-20\"]")]
    Quotes {
        /// Where.
        column: usize,
    },
    /// Something other than what may stand there.
    #[error("column {column}: {} where {expected} was expected", shown(.word))]
    Unexpected {
        /// Where.
        column: usize,
        /// What stands there.
        word: String,
        /// What could have stood there.
        expected: &'static str,
    },
    /// The variant's board has no such square.
    #[error("column {column}: `{word}` is no square of {variant}")]
    UnknownSquare {
        /// Where.
        column: usize,
        /// What stands there.
        word: String,
        /// Whose board.
        variant: VariantId,
    },
    /// A square is named a second time.
    #[error("column {column}: square {square} is named twice")]
    Twice {
        /// Where, the second time.
        column: usize,
        /// The square, as the variant writes it.
        square: String,
    },
    /// A range runs from a higher number to a lower.
    #[error("column {column}: the range `{word}` runs backwards; the lower number was expected first")]
    Backwards {
        /// Where.
        column: usize,
        /// The range.
        word: String,
    },
    /// A side has two lists of pieces.
    #[error("column {column}: a second list of pieces for {}", .color.name())]
    SecondList {
        /// Where.
        column: usize,
        /// Whose.
        color: Color,
    },
    /// Neither side has a list of pieces, not even an empty one.
    #[error("column {column}: no list of pieces; `:W` or `:B` with squares was expected")]
    Missing {
        /// Behind the end of the text.
        column: usize,
    },
    /// The text is longer than any position.
    #[error("column {column}: this is longer than any position")]
    TooLong {
        /// Where it should have ended.
        column: usize,
    },
    /// The text can be read, but the position cannot arise.
    #[error("not a possible position: {}", .complaints.join("; "))]
    Invalid {
        /// Everything that is wrong, in words.
        complaints: Vec<String>,
    },
}

impl FenError {
    /// Where in the text it is wrong, in characters from 1; the start where the position as a whole is.
    #[must_use]
    pub fn column(&self) -> usize {
        match self {
            Self::Turn { column, .. }
            | Self::Quotes { column }
            | Self::Unexpected { column, .. }
            | Self::UnknownSquare { column, .. }
            | Self::Twice { column, .. }
            | Self::Backwards { column, .. }
            | Self::SecondList { column, .. }
            | Self::TooLong { column }
            | Self::Missing { column } => *column,
            Self::Invalid { .. } => 1,
        }
    }
}

/// A word as an error names it.
pub(crate) fn shown(word: &str) -> String {
    if word.is_empty() { String::from("nothing") } else { format!("`{word}`") }
}

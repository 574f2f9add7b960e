//! Moves as text: `32-28`, `c3:e5`, `4x27x38x15`.
//!
//! Writing gives the short form, or the whole path where the short one would leave it open what is taken. Reading
//! takes every honest form, and answers with the candidates instead of a guess where a text fits several moves.

mod matching;
mod scan;

use damier_rules::{Complaint, Diagram, GameKind, Route, Variant, VariantId};

/// Why a text is not a move of the position. Columns count characters from 1.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MoveError {
    /// The text does not have the form of a move.
    #[error("column {column}: {} where {expected} was expected", crate::fen::shown(.word))]
    Unreadable {
        /// Where.
        column: usize,
        /// What stands there; empty at the end of the text.
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
    /// No legal move fits.
    #[error("{word} is not legal here; {}", legal_moves(.legal))]
    Illegal {
        /// The move as it was written.
        word: String,
        /// The legal moves in their short form, in the order of the rules.
        legal: Vec<String>,
    },
    /// Several legal moves fit.
    #[error("{word} could be {}", .shown.join(" or "))]
    Ambiguous {
        /// The move as it was written.
        word: String,
        /// The moves that fit, each once.
        candidates: Vec<Route>,
        /// The same with their whole paths.
        shown: Vec<String>,
    },
    /// The position is not valid, so that nothing is legal in it.
    #[error("the position is not valid: {}", .explained.join("; "))]
    Complaints {
        /// What is wrong with it.
        complaints: Vec<Complaint>,
        /// The same in words.
        explained: Vec<String>,
    },
}

/// The most moves that an error lists; a player cannot use more.
const MOST_SHOWN: usize = 20;

fn legal_moves(legal: &[String]) -> String {
    match legal.len() {
        0 => String::from("there is no legal move"),
        1..=MOST_SHOWN => format!("legal: {}", legal.join(", ")),
        more => format!("legal: {} and {} more", legal[..MOST_SHOWN].join(", "), more - MOST_SHOWN),
    }
}

/// The move as it is written: from, sign, to. Where two captures among the `legal` moves have the same ends and
/// take different pieces, the whole path instead, as `legal` has it.
#[must_use]
pub fn short(kind: GameKind, route: &Route, legal: &[Route]) -> String {
    let is_open = route.is_capture()
        && legal.iter().any(|other| other.is_capture() && other.same_ends(route) && !other.same_move(route));
    if is_open {
        // A route made by hand may land elsewhere than the one that is written.
        let written = legal.iter().find(|other| other.same_move(route)).unwrap_or(route);
        return full(kind.variant, written);
    }
    let variant = kind.variant.variant();
    let (from, to) = (variant.square_name(route.from()), variant.square_name(route.to()));
    format!("{from}{}{to}", sign(variant, route))
}

/// The move with every square of its path.
#[must_use]
pub fn full(variant: VariantId, route: &Route) -> String {
    let variant = variant.variant();
    let squares: Vec<_> = route.squares.iter().map(|&square| variant.square_name(square)).collect();
    squares.join(sign(variant, route).encode_utf8(&mut [0; 4]))
}

fn sign(variant: &Variant, route: &Route) -> char {
    if route.is_capture() { variant.capture_sign } else { '-' }
}

/// Reads a move of the position: the squares in numbers or letters with `-`, `x`, `:`, blanks or nothing between
/// them, all of the path or some of it in order, or as the Hub protocol writes it (from, to, pieces taken). Marks
/// such as `!?` and the `(+1)` of the Art2Dec program may follow.
///
/// Of the routes of the move it gives the one whose path fits the text, and where that is open the one that is
/// written.
///
/// # Errors
/// If the text is no move, or not exactly one legal move fits it.
///
/// ```
/// use damier_record::notation;
/// use damier_rules::{GameKind, VariantId};
///
/// let kind = GameKind::new(VariantId::International);
/// let start = kind.variant.variant().start();
/// let route = notation::read(kind, &start, "3228").expect("a first move of the game");
/// assert_eq!(notation::full(kind.variant, &route), "32-28");
/// ```
pub fn read(kind: GameKind, diagram: &Diagram, text: &str) -> Result<Route, MoveError> {
    let written = scan::scan(text, kind.variant)?;
    let complain = |complaints: Vec<Complaint>| {
        let variant = kind.variant.variant();
        let explained = complaints.iter().map(|complaint| variant.explain(complaint)).collect();
        MoveError::Complaints { complaints, explained }
    };
    let legal = diagram.moves(kind).map_err(complain)?;
    let mut found = matching::fitting(kind, diagram, &legal, &written);
    match found.len() {
        0 => {
            let legal = legal.iter().map(|route| short(kind, route, &legal)).collect();
            Err(MoveError::Illegal { word: written.text, legal })
        }
        1 => Ok(found.remove(0)),
        _ => {
            let shown = found.iter().map(|route| full(kind.variant, route)).collect();
            Err(MoveError::Ambiguous { word: written.text, candidates: found, shown })
        }
    }
}

//! What a search asks of a game, one question each.

use damier_rules::{Diagram, VariantId};

use super::{BadMaterial, Database, Entry, MaterialFilter};
use crate::fen::{self, FenError};
use crate::pdn::GameResult;

/// A question to a game. Text is looked for in any part of a value, in any case.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Filter {
    /// Part of the name of either player.
    Player(String),
    /// Part of White's name.
    White(String),
    /// Part of Black's name.
    Black(String),
    /// Part of the event.
    Event(String),
    /// How it ended.
    Result(GameResult),
    /// The year of the date, from one to another.
    Years(u16, u16),
    /// What is played.
    Variant(VariantId),
    /// The moves of the main line, of both sides, from so many to so many.
    Plies(u32, u32),
    /// A position that comes up in the game or its variations, with the side to move.
    Position(Box<Diagram>),
    /// Material that comes up in the game or its variations.
    Material(MaterialFilter),
}

/// Why a text is no filter.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadFilter {
    /// There is no such question.
    #[error(
        "`{0}` is no filter; player, white, black, event, result, year, variant, plies, position and material are"
    )]
    Name(String),
    /// The value does not fit the question.
    #[error("`{value}` is no {name}; {expected} was expected")]
    Value {
        /// The question.
        name: &'static str,
        /// The value.
        value: String,
        /// What could have stood there.
        expected: &'static str,
    },
    /// The position cannot be read.
    #[error("the position `{0}`: {1}")]
    Position(String, FenError),
    /// The material cannot be read.
    #[error(transparent)]
    Material(#[from] BadMaterial),
}

impl std::str::FromStr for Filter {
    type Err = BadFilter;

    /// Reads `name=value`, such as `player=Springer`, `year=1937-1948`, `result=draw`, `material=2K:1K`. A position is a
    /// FEN, of the variant that it names before a blank or that its squares tell.
    fn from_str(text: &str) -> Result<Self, BadFilter> {
        let (name, value) = text.split_once('=').ok_or_else(|| BadFilter::Name(text.to_owned()))?;
        let refuse = |name, expected| BadFilter::Value { name, value: value.to_owned(), expected };
        Ok(match name.trim() {
            "player" => Self::Player(value.to_lowercase()),
            "white" => Self::White(value.to_lowercase()),
            "black" => Self::Black(value.to_lowercase()),
            "event" => Self::Event(value.to_lowercase()),
            "result" => Self::Result(
                result(value).ok_or_else(|| refuse("result", "white, black, draw, open or as in 1-0"))?,
            ),
            "year" => {
                let (from, to) = range(value).ok_or_else(|| refuse("year", "1937 or 1937-1948"))?;
                Self::Years(from, to)
            }
            "plies" => {
                let (from, to) = range(value).ok_or_else(|| refuse("number of plies", "60 or 60-120"))?;
                Self::Plies(from, to)
            }
            "variant" => Self::Variant(
                VariantId::from_name(value.trim())
                    .ok_or_else(|| refuse("variant", "a name that `damier variants` lists"))?,
            ),
            "position" => Self::Position(Box::new(position(value)?)),
            "material" => Self::Material(value.parse()?),
            other => return Err(BadFilter::Name(other.to_owned())),
        })
    }
}

fn result(word: &str) -> Option<GameResult> {
    Some(match word.trim() {
        "white" => GameResult::WhiteWins,
        "black" => GameResult::BlackWins,
        "draw" => GameResult::Draw,
        "open" => GameResult::Open,
        word => return GameResult::from_word(word),
    })
}

fn range<N: std::str::FromStr + Copy>(text: &str) -> Option<(N, N)> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    Some((from.trim().parse().ok()?, to.trim().parse().ok()?))
}

fn position(text: &str) -> Result<Diagram, BadFilter> {
    let named =
        text.trim().split_once(' ').and_then(|(name, rest)| Some((VariantId::from_name(name)?, rest)));
    let (variant, text) =
        named.unwrap_or_else(|| (fen::guess(text.trim()).unwrap_or(VariantId::International), text));
    fen::read_position(text.trim(), variant).map_err(|error| BadFilter::Position(text.to_owned(), error))
}

impl Filter {
    /// Whether the game must be replayed for an answer.
    pub(super) fn looks_at_boards(&self) -> bool {
        matches!(self, Self::Position(_) | Self::Material(_))
    }

    /// What the list answers.
    pub(super) fn lets_pass(&self, database: &Database, entry: &Entry) -> bool {
        let has = |name, part: &String| contains(database.name(name), part);
        match self {
            Self::Player(part) => has(entry.white, part) || has(entry.black, part),
            Self::White(part) => has(entry.white, part),
            Self::Black(part) => has(entry.black, part),
            Self::Event(part) => has(entry.event, part),
            Self::Result(result) => entry.result == *result,
            Self::Years(from, to) => entry.year.is_some_and(|year| (*from..=*to).contains(&year)),
            Self::Variant(variant) => entry.variant == *variant,
            Self::Plies(from, to) => (*from..=*to).contains(&entry.plies),
            Self::Position(_) | Self::Material(_) => true,
        }
    }

    /// Whether a board is what is looked for.
    pub(super) fn knows(&self, diagram: &Diagram) -> bool {
        match self {
            Self::Position(wanted) => shows_same(wanted, diagram),
            Self::Material(material) => material.is_on(diagram),
            _ => true,
        }
    }
}

/// Whether both have the same pieces and the same side to move.
pub(super) fn shows_same(wanted: &Diagram, diagram: &Diagram) -> bool {
    wanted.turn == diagram.turn && wanted.shape() == diagram.shape() && wanted.pieces().eq(diagram.pieces())
}

fn contains(value: &str, part: &str) -> bool {
    value.contains(part) || value.to_lowercase().contains(part)
}

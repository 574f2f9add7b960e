//! Positions as FEN text: `W:W31-50:B1-20`, `B:Wa1,Kc3:Bd6`.
//!
//! Reading takes every form met in real files: the sides in any order, ranges and kings in ranges, blanks, dots at
//! the end, numbers or letters in any variant, the ghosts, counts and king runs of lidraughts, and the tag around
//! it. Writing gives one form, White first, in the squares of the variant.

mod error;
mod scan;
mod write;

pub use error::FenError;
pub(crate) use error::shown;
pub use write::write;

use damier_rules::{Color, Diagram, KingRun, Piece, RulesId, Square, VariantId};

use scan::{Scanner, Word};

/// A position as a FEN gives it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fen {
    /// The pieces, the turn and, in Frisian games, the king runs.
    pub diagram: Diagram,
    /// The field `H`: single moves counted toward the running draw rule.
    pub half_moves: Option<u16>,
    /// The field `F`: the number of the move to come.
    pub move_number: Option<u16>,
}

/// The letter of a side.
fn letter(color: Color) -> char {
    match color {
        Color::White => 'W',
        Color::Black => 'B',
    }
}

/// The side of a letter, in any case.
fn side(letter: char) -> Option<Color> {
    Color::BOTH.into_iter().find(|&color| self::letter(color) == letter.to_ascii_uppercase())
}

/// The most bytes of a FEN: several times what a full board of 72 squares needs.
const LONGEST: usize = 4000;

/// Reads a FEN; whether the position can arise is not asked.
///
/// # Errors
/// The first thing in the text that cannot be read.
///
/// ```
/// use damier_record::fen;
/// use damier_rules::VariantId;
///
/// let read = fen::read("B:WK 7, 22,30 : B 03,k12.", VariantId::English).expect("blanks and zeros are read");
/// assert_eq!(fen::write(&read.diagram, VariantId::English), "B:WK7,22,30:B3,K12");
/// ```
pub fn read(text: &str, variant: VariantId) -> Result<Fen, FenError> {
    if text.len() > LONGEST {
        return Err(FenError::TooLong {
            column: text[..text.floor_char_boundary(LONGEST)].chars().count() + 1,
        });
    }
    Reader::new(variant).read(&Scanner::new(text)?)
}

/// The variant that a position without a name is most likely of: numbers up to 32 are English, up to 50
/// international, up to 72 Canadian; letters are Russian, or Turkish where they need all squares. `None` if no board
/// has such squares.
#[must_use]
pub fn guess(text: &str) -> Option<VariantId> {
    use VariantId::{Canadian, English, International, Russian, Turkish};
    let letters = text.chars().any(|c| matches!(c.to_ascii_lowercase(), 'a' | 'c'..='h'));
    let likely: &[_] = if letters { &[Russian, Turkish] } else { &[English, International, Canadian] };
    likely.iter().copied().find(|&variant| read(text, variant).is_ok())
}

/// Reads a FEN and checks the position.
///
/// # Errors
/// As [`read`]; or [`FenError::Invalid`] with everything that is wrong with the position.
pub fn read_position(text: &str, variant: VariantId) -> Result<Diagram, FenError> {
    let diagram = read(text, variant)?.diagram;
    let complaints: Vec<_> =
        diagram.check().iter().map(|complaint| variant.variant().explain(complaint)).collect();
    if complaints.is_empty() { Ok(diagram) } else { Err(FenError::Invalid { complaints }) }
}

/// Whether the variant counts king moves in its FEN.
fn counts_king_moves(variant: VariantId) -> bool {
    variant.variant().rules == RulesId::Frisian
}

/// A FEN half read.
struct Reader {
    variant: VariantId,
    diagram: Diagram,
    half_moves: Option<u16>,
    move_number: Option<u16>,
    /// Whether letters in doubt (`g3`: a square or a ghost) name squares.
    letters: bool,
    is_listed: bool,
    /// The fields of king runs, kept until the pieces are known.
    runs: Vec<Word>,
}

impl Reader {
    fn new(variant: VariantId) -> Self {
        let row = variant.variant();
        Self {
            variant,
            diagram: Diagram::empty(row.shape(), row.first),
            half_moves: None,
            move_number: None,
            letters: false,
            is_listed: false,
            runs: Vec::new(),
        }
    }

    fn read(mut self, scanner: &Scanner) -> Result<Fen, FenError> {
        self.letters = scanner.prefers_letters(self.variant.variant());
        let (turn, fields) = scanner.fields();
        self.diagram.turn = self.turn(&turn)?;
        for field in &fields {
            self.field(field)?;
        }
        // A side without pieces is often left out.
        if !self.is_listed {
            return Err(FenError::Missing { column: scanner.end_column() });
        }
        for runs in std::mem::take(&mut self.runs) {
            self.king_runs(&runs)?;
        }
        let Self { diagram, half_moves, move_number, .. } = self;
        Ok(Fen { diagram, half_moves, move_number })
    }

    fn turn(&self, word: &Word) -> Result<Color, FenError> {
        let mut chars = word.text.chars();
        match (chars.next(), chars.next()) {
            (Some('?'), None) => Some(self.variant.variant().first),
            (Some(letter), None) => side(letter),
            _ => None,
        }
        .ok_or_else(|| FenError::Turn { column: word.column, word: word.text.clone() })
    }

    /// Reads a field behind the turn. Fields that nobody here knows are passed over.
    fn field(&mut self, field: &Word) -> Result<(), FenError> {
        let Some(first) = field.text.chars().next() else { return Ok(()) };
        let rest = field.skip(1);
        match first.to_ascii_uppercase() {
            'W' | 'B' => {
                let color = side(first).expect("both letters are sides");
                self.list(color, &rest, field.column)?;
            }
            'H' if rest.is_number() => self.half_moves = Some(rest.number("a count up to 65535")?),
            'F' if rest.is_number() => self.move_number = Some(rest.number("a move number up to 65535")?),
            '+' if counts_king_moves(self.variant) => self.runs.push(field.clone()),
            _ => {}
        }
        Ok(())
    }

    fn list(&mut self, color: Color, list: &Word, column: usize) -> Result<(), FenError> {
        // Some programs write the turn twice, which looks like an empty list.
        if self.diagram.pieces().any(|(_, piece)| piece.color == color) {
            return Err(FenError::SecondList { column, color });
        }
        self.is_listed = true;
        for item in list.items() {
            let (first, king) = self.square(&item.first)?;
            let place = if king { Piece::king(color) } else { Piece::man(color) };
            match item.last {
                None => self.put(first, place, &item.first)?,
                Some(last) => self.put_range(first, place, &item.first, &last)?,
            }
        }
        Ok(())
    }

    fn put_range(&mut self, first: Square, piece: Piece, word: &Word, last: &Word) -> Result<(), FenError> {
        let variant = self.variant.variant();
        let (end, king) = self.square(last)?;
        let unexpected = |word: &Word, expected| FenError::Unexpected {
            column: word.column,
            word: word.text.clone(),
            expected,
        };
        if king && !piece.is_king() {
            return Err(unexpected(last, "a man at both ends of the range"));
        }
        if let Some(lettered) = [word, last].into_iter().find(|word| word.is_lettered()) {
            return Err(unexpected(lettered, "a number at both ends of the range"));
        }
        let (from, to) = (variant.number(first), variant.number(end));
        if from > to {
            let range = format!("{}-{}", word.text, last.text);
            return Err(FenError::Backwards { column: word.column, word: range });
        }
        for number in from..=to {
            let square = variant.by_number(number).expect("it lies between two numbers of the board");
            self.put(square, piece, word)?;
        }
        Ok(())
    }

    fn put(&mut self, square: Square, piece: Piece, word: &Word) -> Result<(), FenError> {
        if self.diagram.at(square).is_some() {
            let square = self.variant.variant().square_name(square);
            return Err(FenError::Twice { column: word.column, square });
        }
        self.diagram.set(square, Some(piece));
        Ok(())
    }

    /// The square of a word such as `K5`, `c3`, `G19`, and whether a king stands there. A ghost, taken in a capture
    /// that is not finished, still stands on the board.
    fn square(&self, word: &Word) -> Result<(Square, bool), FenError> {
        let variant = self.variant.variant();
        let plain = || variant.square_named(&word.text).map(|square| (square, false));
        let marked = || {
            let king = match word.text.chars().next()?.to_ascii_uppercase() {
                'K' | 'P' => true,
                'G' => false,
                _ => return None,
            };
            Some((variant.square_named(&word.skip(1).text)?, king))
        };
        let found = if self.letters { plain().or_else(marked) } else { marked().or_else(plain) };
        // A number of Rust may have a sign, a square may not.
        let found = found.filter(|_| word.text.chars().all(|c| c.is_ascii_alphanumeric()));
        found.ok_or_else(|| FenError::UnknownSquare {
            column: word.column,
            word: word.text.clone(),
            variant: self.variant,
        })
    }

    /// Reads `+a+b`: how many moves the counted kings of Black and then of White have made, each with the square.
    fn king_runs(&mut self, field: &Word) -> Result<(), FenError> {
        let mut parts = field.skip(1).split('+').into_iter();
        for color in [Color::Black, Color::White] {
            let expected = "a count from 0 to 3, with the king's square in two digits,";
            let part = parts.next().unwrap_or_else(|| field.skip(field.text.chars().count()));
            let wrong = || FenError::Unexpected { column: part.column, word: part.text.clone(), expected };
            let moves = part.text.chars().next().and_then(|digit| digit.to_digit(4)).ok_or_else(wrong)?;
            let square = part.skip(1);
            let square = if square.text.is_empty() {
                self.only_king(color)
            } else {
                let (square, king) = self.square(&square)?;
                (!king).then_some(square)
            };
            if let Some(square) = square {
                self.diagram.runs[color.index()] = KingRun::new(square, moves as u8);
            }
        }
        Ok(())
    }

    /// The only king of a side, which a count without a square must mean.
    fn only_king(&self, color: Color) -> Option<Square> {
        let mut kings = self.diagram.pieces().filter(|&(_, piece)| piece == Piece::king(color));
        let (square, _) = kings.next()?;
        kings.next().is_none().then_some(square)
    }
}

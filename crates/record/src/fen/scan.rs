//! The words of a FEN text, each with its column.

use damier_rules::{Notation, Variant};

use super::FenError;

/// A piece of the text and the column of its first character, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) column: usize,
    pub(super) text: String,
}

/// A square of a list, or the two ends of a range.
pub(super) struct Item {
    pub(super) first: Word,
    pub(super) last: Option<Word>,
}

impl Word {
    /// The word without its first characters, nor blanks behind those.
    pub(super) fn skip(&self, count: usize) -> Self {
        let rest: String = self.text.chars().skip(count).collect();
        Self { column: self.column + count.min(self.text.chars().count()), text: rest }.trimmed()
    }

    /// The word without blanks around it.
    fn trimmed(self) -> Self {
        let blanks = self.text.chars().take_while(|c| c.is_whitespace()).count();
        Self { column: self.column + blanks, text: self.text.trim().to_owned() }
    }

    /// The parts between the signs.
    pub(super) fn split(&self, sign: char) -> Vec<Self> {
        let mut column = self.column;
        let mut parts = Vec::new();
        for part in self.text.split(sign) {
            parts.push(Self { column, text: part.to_owned() }.trimmed());
            column += part.chars().count() + 1;
        }
        parts
    }

    pub(super) fn is_number(&self) -> bool {
        !self.text.is_empty() && self.text.chars().all(|c| c.is_ascii_digit())
    }

    /// Reads a number that is known to be digits.
    pub(super) fn number(&self, expected: &'static str) -> Result<u16, FenError> {
        let wrong = |_| FenError::Unexpected { column: self.column, word: self.text.clone(), expected };
        self.text.parse().map_err(wrong)
    }

    /// Whether the square is written with a file letter: a letter stands before the digits that is not a mark.
    pub(super) fn is_lettered(&self) -> bool {
        let letters: Vec<_> = self.text.chars().take_while(char::is_ascii_alphabetic).collect();
        match letters[..] {
            [] => false,
            [mark] => !is_mark(mark),
            _ => true,
        }
    }

    /// The squares and ranges of a list. Commas and blanks part them, but a range may have blanks around its sign
    /// and a mark may have some behind it.
    pub(super) fn items(&self) -> Vec<Item> {
        let chars: Vec<char> = self.text.chars().collect();
        let mut items: Vec<Item> = Vec::new();
        let mut open_range = false;
        let mut at = 0;
        while at < chars.len() {
            match chars[at] {
                ',' | '.' | ';' => at += 1,
                c if c.is_whitespace() => at += 1,
                '-' if items.last().is_some_and(|item| item.last.is_none()) && !open_range => {
                    open_range = true;
                    at += 1;
                }
                _ => {
                    let (word, next) = self.word_at(&chars, at);
                    match items.last_mut() {
                        Some(item) if open_range => item.last = Some(word),
                        _ => items.push(Item { first: word, last: None }),
                    }
                    open_range = false;
                    at = next;
                }
            }
        }
        items
    }

    /// The word that starts at an index of the list, and the index behind it.
    fn word_at(&self, chars: &[char], at: usize) -> (Self, usize) {
        let parts = |c: char| c.is_whitespace() || matches!(c, ',' | '.' | ';' | '-');
        let mut end = at + 1;
        let mut text = String::from(chars[at]);
        if is_mark(chars[at]) {
            while chars.get(end).is_some_and(|c| c.is_whitespace()) {
                end += 1;
            }
        }
        while let Some(&c) = chars.get(end).filter(|&&c| !parts(c)) {
            text.push(c);
            end += 1;
        }
        (Self { column: self.column + at, text }, end)
    }
}

/// Whether the letter marks a piece: king, ghost man, ghost king.
fn is_mark(letter: char) -> bool {
    matches!(letter.to_ascii_uppercase(), 'K' | 'G' | 'P')
}

/// The text without the tag around it.
pub(super) struct Scanner {
    text: Word,
}

impl Scanner {
    pub(super) fn new(text: &str) -> Result<Self, FenError> {
        let whole = Word { column: 1, text: text.to_owned() };
        let parts = whole.split('"');
        let text = match &parts[..] {
            [_] => whole.trimmed(),
            [before, inside, _] if is_tag(&before.text) => inside.clone(),
            _ => return Err(FenError::Quotes { column: parts[1].column - 1 }),
        };
        Ok(Self { text })
    }

    /// The column behind the text.
    pub(super) fn end_column(&self) -> usize {
        self.text.column + self.text.text.chars().count()
    }

    /// The turn and the fields behind it.
    pub(super) fn fields(&self) -> (Word, Vec<Word>) {
        let mut fields = self.text.split(':').into_iter();
        let mut turn = fields.next().expect("a split text has a first part");
        turn.text.truncate(turn.text.trim_end_matches('.').len());
        (turn, fields.collect())
    }

    /// Whether a letter that could be a mark or a file is a file: as the other squares of the text are written, or
    /// if they do not tell, as the variant writes them.
    pub(super) fn prefers_letters(&self, variant: &Variant) -> bool {
        let (mut letters, mut numbers) = (false, false);
        for field in self.fields().1.iter().filter(|field| field.text.starts_with(['W', 'w', 'B', 'b'])) {
            for item in field.skip(1).items() {
                letters |= item.first.is_lettered();
                numbers |= item.first.is_number();
            }
        }
        if letters == numbers { variant.notation != Notation::Numbers } else { letters }
    }
}

/// Whether this is what stands before the opening quotation mark of a FEN.
fn is_tag(before: &str) -> bool {
    let name = before.trim().trim_start_matches(['[', '/']).trim_start();
    name.is_empty() || name.eq_ignore_ascii_case("fen")
}

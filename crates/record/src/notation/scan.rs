//! From the text of a move to the squares it names.

use damier_rules::{Square, VariantId};

use super::MoveError;

/// A move as it was written.
pub(super) struct Written {
    /// The text without what follows the move.
    pub(super) text: String,
    /// The squares it may name: one reading, or one for each way to part a run of digits.
    pub(super) readings: Vec<Vec<Square>>,
    /// How many pieces it claims to take, if it does.
    pub(super) captures: Option<usize>,
}

const SQUARE: &str = "a square";
const NEXT_SQUARE: &str = "a second square";
const SIGN: &str = "a sign such as - or x";

pub(super) fn scan(text: &str, variant: VariantId) -> Result<Written, MoveError> {
    let chars: Vec<char> = text.chars().collect();
    let start = chars.iter().take_while(|c| c.is_whitespace()).count();
    let (end, captures) = end_of_move(&chars);
    let end = end.max(start);
    let text = chars[start..end].iter().collect();
    let run = &chars[start..end];
    if run.len() > 2 && run.iter().all(char::is_ascii_digit) {
        let readings = parted(run, variant);
        return match readings.is_empty() {
            true => Err(MoveError::UnknownSquare { column: start + 1, word: text, variant }),
            false => Ok(Written { text, readings, captures }),
        };
    }
    let mut squares = squares(&chars[..end], start, variant)?;
    if squares.len() > 2 {
        // `11x18 18x25`: a capture written hop by hop.
        squares.dedup();
    }
    Ok(Written { text, readings: vec![squares], captures })
}

/// The index behind the move's last square, and what `(+n)` says: n pieces taken beside the first.
fn end_of_move(chars: &[char]) -> (usize, Option<usize>) {
    let is_mark = |c: char| c.is_whitespace() || matches!(c, '!' | '?' | '*' | '.' | '‼' | '⁇' | '⁈' | '⁉');
    let mut end = chars.len();
    let mut captures = None;
    loop {
        while end > 0 && is_mark(chars[end - 1]) {
            end -= 1;
        }
        let Some(open) =
            chars[..end].iter().rposition(|&c| c == '(').filter(|_| chars[..end].ends_with(&[')']))
        else {
            return (end, captures);
        };
        match &chars[open + 1..end - 1] {
            ['+', digits @ ..] => {
                let Ok(more) = digits.iter().collect::<String>().parse::<u8>() else {
                    return (end, captures);
                };
                captures = Some(usize::from(more) + 1);
            }
            inside if inside.iter().all(|&c| is_mark(c)) => {}
            _ => return (end, captures),
        }
        end = open;
    }
}

/// Reads squares with at most one sign between two of them.
fn squares(chars: &[char], start: usize, variant: VariantId) -> Result<Vec<Square>, MoveError> {
    let unreadable = |at: usize, expected| {
        let word = chars.get(at).map(ToString::to_string).unwrap_or_default();
        MoveError::Unreadable { column: at + 1, word, expected }
    };
    let mut squares = Vec::new();
    let mut at = start;
    loop {
        let word = word(&chars[at..]);
        if word.is_empty() {
            return Err(unreadable(at, if squares.is_empty() { SQUARE } else { NEXT_SQUARE }));
        }
        let square = variant.variant().square_named(&word);
        let unknown = || MoveError::UnknownSquare { column: at + 1, word: word.clone(), variant };
        squares.push(square.ok_or_else(unknown)?);
        at += word.chars().count();
        let (behind, parted) = behind_sign(chars, at);
        if behind == chars.len() {
            let is_sign_open = chars[at..].iter().any(|c| !c.is_whitespace());
            return if squares.len() < 2 || is_sign_open {
                Err(unreadable(behind, NEXT_SQUARE))
            } else {
                Ok(squares)
            };
        }
        if !parted && !chars[behind].is_ascii_alphabetic() {
            return Err(unreadable(behind, SIGN));
        }
        at = behind;
    }
}

/// The square's name that the characters begin with: a file letter and digits, or digits.
fn word(chars: &[char]) -> String {
    let letter = usize::from(chars.first().is_some_and(char::is_ascii_alphabetic));
    let digits = chars[letter.min(chars.len())..].iter().take_while(|c| c.is_ascii_digit()).count();
    if digits == 0 { String::new() } else { chars[..letter + digits].iter().collect() }
}

/// The index behind blanks and one sign, and whether there was any.
fn behind_sign(chars: &[char], at: usize) -> (usize, bool) {
    let blanks = |from: usize| from + chars[from..].iter().take_while(|c| c.is_whitespace()).count();
    let mut behind = blanks(at);
    if chars.get(behind).is_some_and(|c| matches!(c, '-' | 'x' | 'X' | ':' | '×' | '*' | '–' | '—' | '−'))
    {
        behind = blanks(behind + 1);
    }
    (behind, behind > at)
}

/// The ways to part digits without signs: three or four into two squares, more into squares of two digits.
fn parted(digits: &[char], variant: VariantId) -> Vec<Vec<Square>> {
    let named = |digits: &[char]| variant.variant().square_named(&digits.iter().collect::<String>());
    let lengths: &[usize] = if digits.len() == 3 { &[1, 2] } else { &[2] };
    lengths
        .iter()
        .filter_map(|&first| {
            let (from, rest) = digits.split_at(first);
            let mut squares = vec![named(from)?];
            for square in rest.chunks(2) {
                squares.push(named(square).filter(|_| square.len() == 2 || digits.len() == 3)?);
            }
            Some(squares)
        })
        .collect()
}

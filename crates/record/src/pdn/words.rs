//! The words between the signs of a game: where they end, and whether they can be moves.

use super::result::GameResult;

/// Whether the byte is a blank between words. The mark that ends old DOS files is one, and NUL, of which decoding
/// complains.
pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0B | 0x0C | 0x1A | 0)
}

/// The length of the blank of several bytes that stands here, 0 if there is none: what Unicode calls white space, and the
/// byte order mark.
fn wide_blank(bytes: &[u8]) -> usize {
    match *bytes {
        [0xC2, 0x85 | 0xA0, ..] => 2,
        [0xE1, 0x9A, 0x80, ..]
        | [0xE2, 0x80, 0x80..=0x8A | 0xA8 | 0xA9 | 0xAF, ..]
        | [0xE2, 0x81, 0x9F, ..]
        | [0xE3, 0x80, 0x80, ..]
        | [0xEF, 0xBB, 0xBF, ..] => 3,
        _ => 0,
    }
}

/// The bytes before which a word ends, and those with which a blank of several bytes may begin.
const MAY_END_WORD: [bool; 256] = {
    let mut ends = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let at = byte as u8;
        ends[byte] = is_blank(at)
            || matches!(at, b'{' | b'}' | b'(' | b')' | b'[' | b'$' | b'!' | b'?' | b';' | b'"')
            || matches!(at, 0xC2 | 0xE1 | 0xE2 | 0xE3 | 0xEF);
        byte += 1;
    }
    ends
};

/// The offset of the first byte that is no blank.
pub(super) fn skip_blanks(bytes: &[u8], mut at: usize) -> usize {
    while let Some(&byte) = bytes.get(at) {
        let blank = if is_blank(byte) { 1 } else { wide_blank(&bytes[at..]) };
        if blank == 0 {
            break;
        }
        at += blank;
    }
    at
}

/// The offset behind the word that begins here; the word may be empty.
pub(super) fn word_end(bytes: &[u8], mut at: usize) -> usize {
    while let Some(len) = bytes[at..].iter().position(|&byte| MAY_END_WORD[usize::from(byte)]) {
        at += len;
        if bytes[at].is_ascii() || wide_blank(&bytes[at..]) > 0 {
            return at;
        }
        at += 1;
    }
    bytes.len()
}

/// The most bytes of a move that is written with blanks in it: twice what the longest capture of 12×12 needs.
const LONGEST_MOVE: usize = 300;

/// The offset behind the move whose first word is given: it may have blanks around its signs or between its two
/// squares, and a capture may be written hop by hop, `11x18 18x25`.
pub(super) fn move_end(text: &str, start: usize, first_end: usize) -> usize {
    let bytes = text.as_bytes();
    let mut end = first_end;
    while end - start <= LONGEST_MOVE {
        let current = &text[start..end];
        let ends_in_sign = current.ends_with(is_sign);
        let is_square = is_square(current);
        let last = if ends_in_sign { None } else { last_landing(current) };
        if !ends_in_sign && !is_square && last.is_none() {
            return end;
        }
        let next = skip_blanks(bytes, end);
        let next_end = word_end(bytes, next);
        let word = &text[next..next_end];
        let goes_on = if ends_in_sign {
            // A sign that nothing follows does not swallow the result of the game.
            word.starts_with(|c: char| c.is_ascii_alphanumeric()) && GameResult::from_word(word).is_none()
        } else if next == end {
            false
        } else if is_square {
            word.starts_with(is_sign) || self::is_square(word)
        } else {
            // The capture goes on where it ended.
            let rest = last.and_then(|last| word.strip_prefix(last));
            rest.is_some_and(|rest| rest.starts_with(takes))
        };
        if !goes_on {
            return end;
        }
        end = next_end;
    }
    end
}

fn takes(c: char) -> bool {
    matches!(c, 'x' | 'X' | ':' | '×')
}

/// The square behind the last sign of a capture.
fn last_landing(written: &str) -> Option<&str> {
    written.rsplit_once(takes).map(|(_, last)| last).filter(|last| !last.is_empty())
}

fn is_sign(c: char) -> bool {
    matches!(c, '-' | 'x' | 'X' | ':' | '×' | '–' | '—' | '−')
}

/// Whether the word is the name of one square: one or two digits, with a letter before them or without.
pub(super) fn is_square(word: &str) -> bool {
    if word.len() > 3 {
        return false;
    }
    let digits = word.strip_prefix(|c: char| c.is_ascii_alphabetic()).unwrap_or(word);
    matches!(digits.len(), 1 | 2) && digits.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether the word can be a move: squares and signs, beginning with a square.
pub(super) fn is_move_like(word: &str) -> bool {
    let fits = |c: char| {
        c.is_ascii_digit() || matches!(c.to_ascii_lowercase(), 'a'..='l') || is_sign(c) || c.is_whitespace()
    };
    word.len() <= 2 * LONGEST_MOVE
        && word.starts_with(|c: char| c.is_ascii_digit() || matches!(c.to_ascii_lowercase(), 'a'..='l'))
        && word.contains(|c: char| c.is_ascii_digit())
        && word.chars().all(fits)
}

/// The signs after a move that people write instead of numbers, each with its number.
pub const SIGNS: [(u16, &str); 6] = [(1, "!"), (2, "?"), (3, "!!"), (4, "??"), (5, "!?"), (6, "?!")];
/// Other ways to write them, and the sign of a forced move.
const OTHER_SIGNS: [(u16, &str); 5] = [(7, "*"), (3, "‼"), (4, "⁇"), (5, "⁉"), (6, "⁈")];

/// The sign that the text begins with: its length and number.
pub(super) fn glyph(text: &str) -> Option<(usize, u16)> {
    let all = SIGNS.iter().chain(&OTHER_SIGNS);
    let found = all.filter(|(_, sign)| text.starts_with(sign)).max_by_key(|(_, sign)| sign.len());
    found.map(|&(nag, sign)| (sign.len(), nag))
}

/// A sign in brackets, `(?)`.
pub(super) fn bracketed_glyph(text: &str) -> Option<(usize, u16)> {
    let (len, nag) = glyph(text.strip_prefix('(')?)?;
    text[1 + len..].starts_with(')').then_some((len + 2, nag))
}

/// The word without signs behind it, such as `*` or `‼`, and without a comma or dots.
pub(super) fn without_marks(word: &str) -> &str {
    word.trim_end_matches(['*', '‼', '⁇', '⁉', '⁈', ',', '.'])
}

//! The reader of PDN: one pass over a text, without recursion and without memory of it.

use super::place::Places;
use super::words::{self, is_move_like, is_square, move_end, skip_blanks, without_marks, word_end};
use super::{GameResult, Place, Unreadable, Visitor, tag_text};

/// Reads every game of a text.
pub fn read_games<'t>(text: &'t str, visitor: &mut impl Visitor<'t>) {
    let mut reader = Reader::new(text);
    while reader.next_game(visitor) {}
}

/// The most tags of a game among which one that comes again is looked for.
const MOST_COMPARED: usize = 64;

/// The most bytes of a position in mid-game, so that nobody looks for its end too far away.
const LONGEST_SETUP: usize = 2000;

/// The most bytes of a game, so that no file, however long its games, needs more memory than its text. A game of
/// 100,000 moves with clocks and comments has half of them.
pub(super) const LONGEST_GAME: usize = 8_000_000;

/// Reads a text game by game.
pub struct Reader<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
    places: Places<'t>,
    /// Where the next `}` stands, or the end of the text, so that nobody looks for it again and again.
    brace: usize,
}

/// What has been met of a game.
#[derive(Default)]
struct Met<'t> {
    tags: Vec<&'t str>,
    body: bool,
    /// The places of the variations that are open.
    open: Vec<Place>,
    /// Whether a result has ended the game.
    result: bool,
    /// Where the game begins.
    begin: usize,
}

impl<'t> Reader<'t> {
    /// A reader at the start of a text.
    #[must_use]
    pub fn new(text: &'t str) -> Self {
        Self::resumed(text, Place { offset: 0, line: 1, column: 1 })
    }

    /// A reader at the start of what is left of a text, which stands there in the whole.
    pub(super) fn resumed(text: &'t str, begin: Place) -> Self {
        Self { text, bytes: text.as_bytes(), at: 0, places: Places::new(text, begin), brace: 0 }
    }

    /// Where the next game is looked for.
    pub(super) fn offset(&self) -> usize {
        self.at
    }

    /// The place of an offset, which must not lie before what was read.
    pub(super) fn place(&mut self, offset: usize) -> Place {
        self.places.of(offset)
    }

    /// Reads one game; `false` if there is none left.
    pub fn next_game(&mut self, visitor: &mut impl Visitor<'t>) -> bool {
        self.at = skip_blanks(self.bytes, self.at);
        if self.at == self.bytes.len() {
            return false;
        }
        visitor.begin_game(self.places.of(self.at));
        let mut met = Met { begin: self.at, ..Met::default() };
        while self.step(&mut met, visitor) {}
        for &place in met.open.iter().rev() {
            visitor.unreadable(place, &self.text[place.offset..=place.offset], Unreadable::OpenVariation);
        }
        visitor.end_game(self.places.of(self.at));
        true
    }

    /// Reads one thing; `false` if the game has ended before it.
    fn step(&mut self, met: &mut Met<'t>, visitor: &mut impl Visitor<'t>) -> bool {
        let behind = self.at;
        let at = skip_blanks(self.bytes, behind);
        let line_ends = line_ends(&self.bytes[behind..at]);
        let Some(&byte) = self.bytes.get(at) else { return false };
        // A comment or a second result may stand behind the result of a game, close to it.
        if met.result {
            let is_result = || GameResult::from_word(&self.text[at..word_end(self.bytes, at)]).is_some();
            if line_ends > 1 || (byte != b'{' && (line_ends > 0 || !is_result())) {
                return false;
            }
        }
        if at - met.begin > LONGEST_GAME {
            self.leave_rest(at, met, visitor);
            return false;
        }
        if byte == b'[' {
            return self.tag(at, met, line_ends > 1, visitor);
        }
        self.at = at;
        let place = self.places.of(at);
        match byte {
            b'%' if at == 0 || matches!(self.bytes[at - 1], b'\n' | b'\r') => {
                let len = self.text[at..].find(['\n', '\r']).unwrap_or(self.text.len() - at);
                self.at += len;
                visitor.directive(place, &self.text[at..self.at]);
            }
            b'{' => self.comment(place, met, visitor),
            _ => {
                met.body = true;
                self.body(byte, place, met, visitor);
            }
        }
        true
    }

    /// Leaves the rest of a game unread, up to the tags of the next.
    fn leave_rest(&mut self, at: usize, met: &mut Met<'t>, visitor: &mut impl Visitor<'t>) {
        met.open.clear();
        self.at = next_tags(self.text, at, self.text.len()).unwrap_or(self.text.len());
        let place = self.places.of(at);
        visitor.unreadable(place, self.text[at..self.at].trim_end(), Unreadable::TooLong);
    }

    /// Reads a tag, unless it is one of the next game.
    fn tag(
        &mut self,
        at: usize,
        met: &mut Met<'t>,
        after_blank_line: bool,
        visitor: &mut impl Visitor<'t>,
    ) -> bool {
        let Some(tag) = tag_text::scan(&self.text[at..]) else {
            // Among the moves only this word is lost, before them the line.
            self.at = match met.body {
                true => word_end(self.bytes, at + 1),
                false => {
                    self.text[at + 1..].find(['\n', '\r', '[']).map_or(self.text.len(), |len| at + 1 + len)
                }
            };
            let text = self.text[at..self.at].trim_end();
            let place = self.places.of(at);
            visitor.unreadable(place, text, Unreadable::Tag);
            return true;
        };
        if met.body || (after_blank_line && met.tags.contains(&tag.name)) {
            return false;
        }
        if met.tags.len() < MOST_COMPARED {
            met.tags.push(tag.name);
        }
        self.at = at + tag.len;
        let place = self.places.of(at);
        if tag.is_open {
            visitor.unreadable(place, &self.text[at..self.at], Unreadable::Tag);
        }
        visitor.tag(place, tag.name, tag.value);
        true
    }

    fn comment(&mut self, place: Place, met: &mut Met<'t>, visitor: &mut impl Visitor<'t>) {
        // Before the tags it belongs to the game that they begin.
        met.body |= !met.tags.is_empty();
        let inside = place.offset + 1;
        if self.brace < inside {
            self.brace = self.text[inside..].find('}').map_or(self.text.len(), |len| inside + len);
        }
        let end = self.brace;
        let close = Some(end).filter(|&end| end < self.text.len());
        // A comment does not reach into the next game: there its end was forgotten.
        let next_game = next_tags(self.text, inside, end);
        if let (Some(close), None) = (close, next_game) {
            self.at = close + 1;
            visitor.comment(place, &self.text[inside..close]);
            return;
        }
        self.at = next_game.unwrap_or(end);
        visitor.unreadable(place, &self.text[place.offset..self.at], Unreadable::OpenComment);
        visitor.comment(place, self.text[inside..self.at].trim_end());
    }

    fn body(&mut self, byte: u8, place: Place, met: &mut Met<'t>, visitor: &mut impl Visitor<'t>) {
        let rest = &self.text[self.at..];
        match byte {
            b'(' => match words::bracketed_glyph(rest) {
                Some((len, nag)) => {
                    self.at += len;
                    visitor.nag(place, nag);
                }
                None => {
                    self.at += 1;
                    met.open.push(place);
                    visitor.begin_variation(place);
                }
            },
            b')' => {
                self.at += 1;
                match met.open.pop() {
                    Some(_) => visitor.end_variation(place),
                    None => visitor.unreadable(place, &rest[..1], Unreadable::NoVariation),
                }
            }
            b'$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                self.at += 1 + digits;
                match rest[1..=digits].parse() {
                    Ok(nag) => visitor.nag(place, nag),
                    Err(_) => visitor.unreadable(place, &rest[..=digits], Unreadable::Nag),
                }
            }
            b'/' => self.setup(place, visitor),
            b'!' | b'?' => self.glyphs(place, self.at, visitor),
            b';' | b'}' | b'"' => {
                self.at += 1;
                let why = if byte == b';' { Unreadable::Semicolon } else { Unreadable::Word };
                visitor.unreadable(place, &rest[..1], why);
            }
            _ => self.word(place, met, visitor),
        }
    }

    fn setup(&mut self, place: Place, visitor: &mut impl Visitor<'t>) {
        let text = &self.text[self.at..];
        let text = &text[..text.floor_char_boundary(LONGEST_SETUP)];
        match setup_inside(text) {
            Some((inside, len)) => {
                self.at += len;
                visitor.setup(place, inside);
            }
            None => {
                self.at = word_end(self.bytes, self.at);
                visitor.unreadable(place, &self.text[place.offset..self.at], Unreadable::Setup);
            }
        }
    }

    /// Reads the signs that stand at `self.at` up to something else.
    fn glyphs(&mut self, place: Place, from: usize, visitor: &mut impl Visitor<'t>) {
        self.at = from;
        while let Some((len, nag)) = words::glyph(&self.text[self.at..]) {
            self.at += len;
            visitor.nag(place, nag);
        }
    }

    fn word(&mut self, place: Place, met: &mut Met<'t>, visitor: &mut impl Visitor<'t>) {
        // Numbers first: they may stand close one behind the other, and then the word goes on to the last of them.
        let rest = &self.text[self.at..];
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let dots = rest[digits..].bytes().take_while(|&byte| byte == b'.').count();
        let ellipsis = rest[digits + dots..].starts_with('…');
        if dots > 0 || ellipsis {
            self.at += digits + dots + if ellipsis { '…'.len_utf8() } else { 0 };
            visitor.number(place, rest[..digits].parse().ok(), if ellipsis { 3 } else { dots });
            return;
        }
        let end = word_end(self.bytes, self.at);
        let word = &self.text[self.at..end];
        if self.ends_game(place, word, end, met, visitor) {
            return;
        }
        let end = move_end(self.text, self.at, end);
        let written = &self.text[self.at..end];
        if written.len() > word.len() {
            let close: String = written.split_whitespace().collect();
            if self.ends_game(place, &close, end, met, visitor) {
                return;
            }
        } else if is_square(word) && digits == word.len() {
            // A number that has lost its dot.
            self.at = end;
            visitor.number(place, word.parse().ok(), 1);
            return;
        }
        let mv = without_marks(written);
        if is_move_like(mv) {
            visitor.word(place, mv);
            self.glyphs(place, self.at + mv.len(), visitor);
            self.at = end;
        } else if words::glyph(word).is_some() {
            self.glyphs(place, self.at, visitor);
        } else {
            self.at = word_end(self.bytes, place.offset);
            visitor.unreadable(place, word, Unreadable::Word);
        }
    }

    /// Takes a word that is a result.
    fn ends_game(
        &mut self,
        place: Place,
        word: &str,
        end: usize,
        met: &mut Met<'t>,
        visitor: &mut impl Visitor<'t>,
    ) -> bool {
        let Some(result) = GameResult::from_word(word) else { return false };
        self.at = end;
        if met.open.is_empty() {
            met.result = true;
            visitor.result(place, result);
        } else {
            visitor.unreadable(place, &self.text[place.offset..end], Unreadable::ResultInVariation);
        }
        true
    }
}

/// The first tag behind a blank line in a part of the text.
pub(super) fn next_tags(text: &str, from: usize, to: usize) -> Option<usize> {
    text[from..to].match_indices('[').map(|(at, _)| from + at).find(|&at| {
        let before = text[from..at].trim_end_matches([' ', '\t']);
        let blanks = before.len() - before.trim_end().len();
        line_ends(&before.as_bytes()[before.len() - blanks..]) > 1
            && tag_text::scan(&text[at..]).is_some_and(|tag| !tag.is_open)
    })
}

/// The position in a text that begins with `/FEN "…"/`, and the length of all that, which is on one line.
fn setup_inside(text: &str) -> Option<(&str, usize)> {
    let blanks = [' ', '\t'];
    let name = text.strip_prefix('/')?.trim_start_matches(blanks);
    let behind_name = name.get(3..).filter(|_| name[..3].eq_ignore_ascii_case("fen"))?;
    let inside = behind_name.trim_start_matches(blanks).strip_prefix('"')?;
    let end = inside.find(['"', '\n', '\r'])?;
    let behind = inside[end..].strip_prefix('"')?.trim_start_matches(blanks).strip_prefix('/')?;
    Some((&inside[..end], text.len() - behind.len()))
}

/// Line ends among blanks: LF, CR and CRLF each count once.
fn line_ends(blanks: &[u8]) -> usize {
    let is_end = |at: usize| match blanks[at] {
        b'\r' => blanks.get(at + 1) != Some(&b'\n'),
        byte => byte == b'\n',
    };
    (0..blanks.len()).filter(|&at| is_end(at)).count()
}

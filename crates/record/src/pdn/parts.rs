//! Games of a text that comes in parts, as from a file too long for the memory: what was read is forgotten.

use damier_rules::VariantId;

use super::build::{ReadGame, build};
use super::game_text::GameText;
use super::guess::FileGuess;
use super::reader::{LONGEST_GAME, next_tags};
use super::{Place, Reader, Visitor};

/// What is held behind the begin of a game before it is read: all that can belong to it, and what stands there then.
const AHEAD: usize = LONGEST_GAME + 1_000_000;

/// The bytes that are kept of a text that is skipped: the next tag may have begun in them.
const TAIL: usize = 4096;

/// A text that comes in parts. Its games are those of the whole text; only of a game longer than 8 MB, of which the
/// beginning is read, the rest is left out. Places count lines and columns in the whole text, offsets in what is held.
///
/// ```
/// use damier_record::pdn::Parts;
///
/// let mut parts = Parts::default();
/// let mut moves = 0;
/// for part in ["1. 32-28 18-", "23 1-1\n\n1. 31-", "27 *"] {
///     parts.push(part);
///     parts.games(None, |game| moves += game.record.tree.main_moves().count());
/// }
/// parts.finish();
/// parts.games(None, |game| moves += game.record.tree.main_moves().count());
/// assert_eq!(moves, 3);
/// ```
#[derive(Clone, Debug)]
pub struct Parts {
    held: String,
    /// Where what is held begins.
    begin: Place,
    guess: FileGuess,
    /// Whether nothing comes any more.
    is_whole: bool,
    /// Whether the rest of a long game is left out.
    skips: bool,
    ahead: usize,
}

impl Default for Parts {
    fn default() -> Self {
        let begin = Place { offset: 0, line: 1, column: 1 };
        let guess = FileGuess::default();
        Self { held: String::new(), begin, guess, is_whole: false, skips: false, ahead: AHEAD }
    }
}

impl Parts {
    /// Takes more of the text.
    pub fn push(&mut self, more: &str) {
        self.held.push_str(more);
        if self.skips {
            let next = next_tags(&self.held, 0, self.held.len());
            self.skips = next.is_none();
            let tail = self.held.floor_char_boundary(self.held.len().saturating_sub(TAIL));
            let mut reader = Reader::resumed(&self.held, self.begin);
            let begin = reader.place(next.unwrap_or(tail));
            self.forget(begin);
        }
    }

    /// Nothing comes any more.
    pub fn finish(&mut self) {
        self.is_whole = true;
    }

    /// Tells a visitor the games that are whole by now.
    pub fn read_games(&mut self, visitor: &mut impl for<'t> Visitor<'t>) {
        self.each(|reader, _, _| reader.next_game(visitor));
    }

    /// Gives the games that are whole by now, all played by that variant, or each by what its tags and moves tell.
    pub fn games(&mut self, variant: Option<VariantId>, mut visit: impl FnMut(ReadGame)) {
        self.each(|reader, text, guess| {
            let game = GameText::next(reader, text);
            game.map(|game| visit(build(&game, variant, guess))).is_some()
        });
    }

    /// Has the games read of which all is there.
    fn each(&mut self, mut read: impl for<'t> FnMut(&mut Reader<'t>, &'t str, &mut FileGuess) -> bool) {
        // Not few of them at a time: what is not read yet moves to the front behind them.
        if self.skips || !(self.is_whole || self.held.len() >= 2 * self.ahead) {
            return;
        }
        let last = if self.is_whole { self.held.len() } else { self.held.len() - self.ahead };
        let mut reader = Reader::resumed(&self.held, self.begin);
        let mut was_game = true;
        while was_game && reader.offset() <= last {
            was_game = read(&mut reader, &self.held, &mut self.guess);
        }
        let end = reader.offset();
        // A game that has begun so long before the end and does not end is too long.
        self.skips = was_game && end == self.held.len() && !self.is_whole;
        let tail = self.held.floor_char_boundary(end.saturating_sub(TAIL));
        let mut reader = Reader::resumed(&self.held, self.begin);
        let begin = reader.place(if self.skips { tail } else { end });
        self.forget(begin);
    }

    /// Forgets what stands before a place.
    fn forget(&mut self, begin: Place) {
        self.held.drain(..begin.offset);
        self.begin = Place { offset: 0, ..begin };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pdn;

    const GAMES: &str = "\
{about all}\n\n[White \"Ann\"]\n\n[Black \"Bob\"]\n\n1. 32-28 {ä} 18-23 (1... 17-21 {x\n\ny}) 2. 38-32 2-0 {so}\n\n\
[White \"Carl\"]\r\n[FEN \"W:W31:B20\"]\r\n\r\n[White \"Dora\"]\r\n[FEN \"W:W31:B20\"]\r\n\r\n\
1. c3-d4 d6-c5 1-0 *\n\n1. c3-d4 zz 1-0\n\n[White \"Emil\"] 1. 32-28 {not closed\n\n[White \"Fay\"] (1. 1-0 [x\n\n\
[GameType \"20\"] 1. 32-26 *\n";

    /// The games of a text that comes in parts of so many bytes, with what is said of them.
    fn read(text: &str, part: usize, ahead: usize) -> Vec<(pdn::GameRecord, Vec<String>)> {
        let mut parts = Parts { ahead, ..Parts::default() };
        let mut found = Vec::new();
        let mut add = |game: ReadGame| {
            let told = game.complaints.iter().chain(&game.notes).map(ToString::to_string).collect();
            found.push((game.record, told));
        };
        let mut rest = text;
        while !rest.is_empty() {
            let (more, behind) = rest.split_at(rest.ceil_char_boundary(part.min(rest.len())));
            parts.push(more);
            parts.games(None, &mut add);
            rest = behind;
        }
        parts.finish();
        parts.games(None, &mut add);
        found
    }

    #[test]
    fn the_games_are_those_of_the_whole_text() {
        let text = GAMES.repeat(12);
        let whole = read(&text, text.len(), usize::MAX / 2);
        assert_eq!(whole.len(), pdn::read(&text, None).len());
        for part in [1, 7, 1000] {
            assert!(read(&text, part, 3 * GAMES.len()) == whole, "in parts of {part} bytes");
        }
    }

    #[test]
    fn a_line_without_end_needs_no_more_memory_than_a_part() {
        let mut parts = Parts::default();
        let part = "1. 32-28 18-23 ".to_owned() + &" ".repeat(1_000_000);
        let mut told = Vec::new();
        let mut most = 0;
        let mut add = |game: ReadGame| told.extend(game.complaints.iter().map(ToString::to_string));
        for _ in 0..60 {
            parts.push(&part);
            parts.games(None, &mut add);
            most = most.max(parts.held.len());
        }
        parts.push("\n\n[GameType \"20\"]\n\n1. 32-26 *\n");
        parts.finish();
        parts.games(None, &mut add);
        assert!(most < 3 * AHEAD, "{most} bytes are held");
        assert!(
            told.iter().any(|told| told.starts_with("1:8") && told.contains("longer than 8 MB")),
            "{told:?}"
        );
        // What stands behind it is read, and where it stands is known.
        assert!(
            told.last().is_some_and(|told| told.starts_with("5:4: `32-26` is not legal here")),
            "{told:?}"
        );
    }
}

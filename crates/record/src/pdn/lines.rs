//! Lines of at most 80 characters.

/// The most characters of a line, where a single word is not longer.
const WIDTH: usize = 80;

/// Text under way.
#[derive(Default)]
pub(super) struct Lines {
    text: String,
    column: usize,
    /// What is to stand close before the next word.
    prefix: &'static str,
}

impl Lines {
    /// Adds a word, in a new line where it has no place in this one.
    pub(super) fn word(&mut self, word: &str) {
        let len = word.chars().count() + self.prefix.len();
        self.gap(len, self.prefix.is_empty() && word.starts_with('%'));
        self.text.push_str(std::mem::take(&mut self.prefix));
        self.text.push_str(word);
        self.column += len;
    }

    /// Adds words with something close before the first and behind the last.
    pub(super) fn words(&mut self, before: char, words: &str, behind: char) {
        let whole = format!("{before}{words}{behind}");
        for word in whole.split(' ') {
            self.word(word);
        }
    }

    /// Adds text that keeps its own lines.
    pub(super) fn verbatim(&mut self, text: &str) {
        let first = text.split(['\n', '\r']).next().unwrap_or(text);
        let len = first.chars().count() + self.prefix.len();
        self.gap(len, self.prefix.is_empty() && text.starts_with('%'));
        self.text.push_str(std::mem::take(&mut self.prefix));
        self.text.push_str(text);
        let last = text.rsplit(['\n', '\r']).next().unwrap_or(text);
        self.column = if last.len() == text.len() { self.column + len } else { last.chars().count() };
        // A line that begins with `%` hides all that stands in it.
        if last.len() < text.len() && last.starts_with('%') {
            self.text.push('\n');
            self.column = 0;
        }
    }

    /// Opens a bracket close before the next word.
    pub(super) fn open(&mut self) {
        self.prefix = "(";
    }

    /// Closes a bracket close behind the last word.
    pub(super) fn close(&mut self) {
        if self.column >= WIDTH {
            self.text.push('\n');
            self.column = 0;
        }
        self.text.push(')');
        self.column += 1;
    }

    /// A blank or a new line before the next word. A line never begins with `%`: that would hide it from readers.
    fn gap(&mut self, len: usize, is_percent: bool) {
        if self.column > 0 && self.column + 1 + len > WIDTH && !is_percent {
            self.text.push('\n');
            self.column = 0;
        } else if self.column > 0 || is_percent {
            self.text.push(' ');
            self.column += 1;
        }
    }

    /// The text with a last line end.
    pub(super) fn finish(mut self) -> String {
        self.text.push('\n');
        self.text
    }
}

//! A line of the protocol: a command and its arguments.

use core::fmt;

/// A command with arguments; one without `=` has an empty value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// The command, empty for an empty line.
    pub command: String,
    /// Names and values in their order.
    pub arguments: Vec<(String, String)>,
}

impl Line {
    /// A command without arguments.
    #[must_use]
    pub fn new(command: &str) -> Self {
        Self { command: command.to_owned(), arguments: Vec::new() }
    }

    /// The line with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl fmt::Display) -> Self {
        self.arguments.push((name.to_owned(), value.to_string()));
        self
    }

    /// Reads a line. Nothing is refused: a quotation mark that is not closed goes to the end.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let mut words = Words(text.trim());
        let command = words.next().map(|(name, _)| name).unwrap_or_default();
        Self { command, arguments: words.collect() }
    }

    /// The value of an argument.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.arguments.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// Whether an argument is there, with or without a value.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.get(name).is_some()
    }
}

/// The arguments of a text, quoted values without their marks.
struct Words<'a>(&'a str);

impl Iterator for Words<'_> {
    type Item = (String, String);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.0.trim_start();
        if rest.is_empty() {
            return None;
        }
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let (name, rest) = rest.split_at(end);
        let Some(rest) = rest.strip_prefix('=') else {
            self.0 = rest;
            return Some((name.to_owned(), String::new()));
        };
        let (value, rest) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len())),
        };
        self.0 = rest;
        Some((name.to_owned(), value.to_owned()))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.command)?;
        for (name, value) in &self.arguments {
            // A value cannot hold a quotation mark: there is no way to write one.
            let value = value.replace('"', "'");
            let quoted = value.is_empty() || value.contains(|c: char| c == '=' || c.is_whitespace());
            if quoted { write!(f, " {name}=\"{value}\"")? } else { write!(f, " {name}={value}")? }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_with_quotes_and_flags() {
        let line = Line::read("  level  moves=9 time=291.5 infinite name=\"a b=c\" \"\" open=\"to the end");
        assert_eq!(line.command, "level");
        assert_eq!(line.get("time"), Some("291.5"));
        assert_eq!(line.get("infinite"), Some(""));
        assert_eq!(line.get("name"), Some("a b=c"));
        assert_eq!(line.get("open"), Some("to the end"));
        assert!(!line.has("depth"));
        assert_eq!(Line::read(""), Line::default());
    }

    #[test]
    fn what_is_written_is_read_back() {
        let line =
            Line::new("id").with("name", "Damier").with("author", "a b").with("empty", "").with("eq", "a=b");
        assert_eq!(line.to_string(), "id name=Damier author=\"a b\" empty=\"\" eq=\"a=b\"");
        assert_eq!(Line::read(&line.to_string()), line);
    }
}

//! Reading a save file, whatever is wrong with its lines.

use std::fmt;

use damier_rules::Color;

use super::{COUNT, HEADER, Holds, Line, STEP, SeedSave, Setting, Settings, Step, board};

/// The text is no save file at all.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("not a save file: line 1 should be `CHECKERS_GAME`, it is `{found}`")]
pub struct SeedError {
    /// The first line, or the beginning of a long one.
    pub found: String,
}

/// What is wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
    /// What is wrong, in words.
    pub message: String,
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.message)
    }
}

/// What reading gives.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// What could be read.
    pub save: SeedSave,
    /// What could not, in the order of the lines.
    pub complaints: Vec<Complaint>,
}

/// The program itself reads no more than this.
const MOST_LABEL: usize = 49;
const MOST_LINE: usize = 255;
const MOST_STEPS: usize = 1000;

/// Reads a save file.
///
/// # Errors
/// Only if the first line is not that of a save file; all else is complained of in the [`Reading`].
pub fn read(text: &str) -> Result<Reading, SeedError> {
    let mut lines = text.split_inclusive('\n');
    let first = lines.next().unwrap_or_default();
    if first.trim_start_matches('\u{feff}').trim() != HEADER {
        return Err(SeedError { found: first.trim().chars().take(40).collect() });
    }
    let mut reader = Reader::default();
    reader.keep(first, Holds::Header);
    for line in lines {
        reader.number += 1;
        let holds = reader.line(line);
        reader.keep(line, holds);
    }
    Ok(reader.finish())
}

/// A word of a line and its column.
#[derive(Clone, Copy)]
struct Word<'a> {
    column: usize,
    text: &'a str,
}

fn words(line: &str) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    let mut rest = line;
    let mut column = 1;
    loop {
        let blanks = rest.len() - rest.trim_start().len();
        column += rest[..blanks].chars().count();
        rest = &rest[blanks..];
        if rest.is_empty() {
            return words;
        }
        let (text, behind) = rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len()));
        words.push(Word { column, text });
        column += text.chars().count();
        rest = behind;
    }
}

struct Reader {
    /// The line under way, from 1.
    number: usize,
    settings: Settings,
    steps: Vec<Step>,
    lines: Vec<Line>,
    complaints: Vec<Complaint>,
    seen: Vec<Setting>,
    /// The announced number of moves, and where it stands.
    announced: Option<(usize, usize, usize)>,
    /// Lines with a move, readable or not.
    moves: usize,
}

impl Default for Reader {
    fn default() -> Self {
        Self {
            number: 1,
            settings: Settings::default(),
            steps: Vec::new(),
            lines: Vec::new(),
            complaints: Vec::new(),
            seen: Vec::new(),
            announced: None,
            moves: 0,
        }
    }
}

impl Reader {
    fn keep(&mut self, line: &str, holds: Holds) {
        self.lines.push(Line { text: line.to_owned(), holds });
    }

    fn complain(&mut self, column: usize, message: impl Into<String>) {
        self.complaints.push(Complaint { line: self.number, column, message: message.into() });
    }

    fn line(&mut self, line: &str) -> Holds {
        let words = words(line);
        let length = line.trim_end_matches(['\r', '\n']).chars().count();
        if length > MOST_LINE {
            let message = format!("{length} characters, the program itself reads {MOST_LINE} in a line");
            self.complain(MOST_LINE + 1, message);
        }
        let Some((keyword, values)) = words.split_first() else { return Holds::Other };
        if let Some(setting) = Setting::ALL.into_iter().find(|setting| setting.keyword() == keyword.text) {
            return self.setting(setting, *keyword, values);
        }
        match keyword.text {
            COUNT => self.count(*keyword, values),
            STEP => self.step(*keyword, values),
            _ => {
                self.complain(keyword.column, format!("unknown keyword `{}`", keyword.text));
                Holds::Other
            }
        }
    }

    /// The number behind a keyword; a complaint says what was expected.
    fn value(&mut self, keyword: Word<'_>, values: &[Word<'_>], expected: &str) -> Option<u32> {
        let name = keyword.text;
        let Some((value, more)) = values.split_first() else {
            let behind = keyword.column + name.chars().count();
            self.complain(behind, format!("no value of {name}, {expected} was expected"));
            return None;
        };
        if let Some(more) = more.first() {
            self.complain(more.column, format!("`{}` behind the value of {name}", more.text));
        }
        match value.text.parse() {
            Ok(number) => Some(number),
            Err(_) => {
                self.complain(value.column, format!("{name} is `{}`, {expected} was expected", value.text));
                None
            }
        }
    }

    fn setting(&mut self, setting: Setting, keyword: Word<'_>, values: &[Word<'_>]) -> Holds {
        if self.seen.contains(&setting) {
            self.complain(keyword.column, format!("a second {}; the first counts", keyword.text));
            return Holds::Other;
        }
        self.seen.push(setting);
        let expected = setting.expected();
        if let Some(value) = self.value(keyword, values, expected)
            && setting.set(&mut self.settings, value).is_none()
        {
            let message = format!("{} is `{value}`, {expected} was expected", keyword.text);
            self.complain(values[0].column, message);
        }
        Holds::Setting(setting)
    }

    fn count(&mut self, keyword: Word<'_>, values: &[Word<'_>]) -> Holds {
        if self.lines.iter().any(|line| line.holds == Holds::Count) {
            self.complain(keyword.column, format!("a second {COUNT}; the first counts"));
            return Holds::Other;
        }
        let value = self.value(keyword, values, "the number of moves");
        self.announced = value.map(|count| (self.number, values[0].column, count as usize));
        Holds::Count
    }

    fn step(&mut self, keyword: Word<'_>, values: &[Word<'_>]) -> Holds {
        self.moves += 1;
        if self.moves == MOST_STEPS + 1 {
            self.complain(1, format!("more than {MOST_STEPS} moves, the program itself reads no more"));
        }
        let (label, digits, rest) = match values {
            [digits, rest @ ..] if board::is_board(digits.text) => {
                self.complain(digits.column, "no label before the board");
                (Word { column: digits.column, text: "" }, digits, rest)
            }
            [label, digits, rest @ ..] => (*label, digits, rest),
            _ => {
                let end = values.last().unwrap_or(&keyword);
                let behind = end.column + end.text.chars().count();
                self.complain(behind, format!("a label and {} digits were expected", board::CELLS));
                return Holds::LostStep;
            }
        };
        let length = label.text.chars().count();
        if length > MOST_LABEL {
            let message = format!("a label of {length} characters, the program itself reads {MOST_LABEL}");
            self.complain(label.column, message);
        }
        let player = rest.first().and_then(|player| match player.text {
            "0" => Some(Color::White),
            "1" => Some(Color::Black),
            _ => {
                let message =
                    format!("the player to move is `{}`, 0 (White) or 1 (Black) was expected", player.text);
                self.complain(player.column, message);
                None
            }
        });
        if let Some(more) = rest.get(1) {
            self.complain(more.column, format!("`{}` behind the move", more.text));
        }
        let turn = if self.moves % 2 == 1 { Color::Black } else { Color::White };
        let (diagram, complaints) = board::read(digits.text, player.unwrap_or(turn));
        for (place, message) in complaints {
            self.complain(digits.column + place, message);
        }
        let Some(diagram) = diagram else { return Holds::LostStep };
        self.steps.push(Step { label: label.text.to_owned(), diagram, player_digit: player.is_some() });
        Holds::Step
    }

    fn finish(mut self) -> Reading {
        let missing = Setting::ALL.into_iter().filter(|setting| !self.seen.contains(setting));
        let missing: Vec<_> = missing.map(Setting::keyword).collect();
        self.number = 1;
        for keyword in missing {
            self.complain(1, format!("no line {keyword}"));
        }
        let found = self.moves;
        match self.announced {
            Some((line, column, announced)) if announced != found => {
                self.number = line;
                self.complain(column, format!("{announced} moves announced, {found} found"));
            }
            None if self.lines.iter().all(|line| line.holds != Holds::Count) => {
                self.complain(1, format!("no line {COUNT}"));
            }
            _ => {}
        }
        let Self { settings, steps, lines, mut complaints, .. } = self;
        complaints.sort_by_key(|complaint| (complaint.line, complaint.column));
        Reading { save: SeedSave { settings, steps, lines }, complaints }
    }
}

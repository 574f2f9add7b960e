//! The messages of the protocol.

use core::fmt;

use damier_rules::Color;

/// A message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Message {
    /// Words to the other side.
    Chat(String),
    /// Let us play.
    GameRequest(GameRequest),
    /// The answer to a request.
    GameAccept {
        /// Who answers.
        name: String,
        /// 0 accepts; 1 another version of the protocol, 2 another game, 3 busy or anything else.
        code: u8,
    },
    /// A move.
    Move {
        /// Seconds that it took, 0 to 9999.
        seconds: u16,
        /// Where the piece starts, by number.
        from: u8,
        /// Where it ends.
        to: u8,
        /// The pieces taken.
        captured: Vec<u8>,
    },
    /// The game is over.
    GameEnd {
        /// 0 unknown, 1 I lose, 2 draw, 3 I win.
        reason: u8,
        /// Whether another game is welcome.
        next: bool,
    },
    /// Let us go back to that move of that side.
    BackRequest {
        /// The move's number.
        number: u16,
        /// Whose it is.
        color: Color,
    },
    /// The answer to it: 0 accepts, 1 cannot, 2 will not.
    BackAnswer(u8),
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRequest {
    /// Who asks.
    pub name: String,
    /// The colour of the one who is asked.
    pub follower: Color,
    /// Minutes for so many moves.
    pub minutes: u16,
    /// The moves, 0 for all.
    pub moves: u16,
    /// Side to move and a letter for each square; the start position if left out.
    pub position: Option<String>,
}

/// A text that is no message.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is no message: {expected} was expected at letter {place}")]
pub struct BadMessage {
    /// The text.
    pub text: String,
    /// From 1.
    pub place: usize,
    /// What should have stood there.
    pub expected: &'static str,
}

/// Names fill this many letters.
const NAME: usize = 32;

/// W for White, Z (Dutch zwart) for Black.
fn letter(color: Color) -> char {
    if color == Color::White { 'W' } else { 'Z' }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |name: &str| format!("{:<NAME$}", name.chars().take(NAME).collect::<String>());
        match self {
            Self::Chat(words) => write!(f, "C{words}"),
            Self::GameRequest(GameRequest { name: who, follower, minutes, moves, position }) => {
                write!(f, "R01{}{}{minutes:03}{moves:03}", name(who), letter(*follower))?;
                match position {
                    None => write!(f, "A"),
                    Some(position) => write!(f, "B{position}"),
                }
            }
            Self::GameAccept { name: who, code } => write!(f, "A{}{code}", name(who)),
            Self::Move { seconds, from, to, captured } => {
                write!(f, "M{:04}{from:02}{to:02}{:02}", seconds.min(&9999), captured.len())?;
                captured.iter().try_for_each(|square| write!(f, "{square:02}"))
            }
            Self::GameEnd { reason, next } => write!(f, "E{reason}{}", u8::from(!next)),
            Self::BackRequest { number, color } => write!(f, "B{number:03}{}", letter(*color)),
            Self::BackAnswer(code) => write!(f, "K{code}"),
        }
    }
}

impl Message {
    /// Reads a message, without its NUL byte.
    ///
    /// # Errors
    /// If a field is missing or is not what it should be.
    pub fn read(text: &str) -> Result<Self, BadMessage> {
        let mut fields = Fields { text, rest: text.chars().collect(), place: 1 };
        match fields.take(1, "a kind of message")?.as_str() {
            "C" => Ok(Self::Chat(fields.left())),
            "R" => {
                let version = fields.take(2, "version 01")?;
                if version != "01" {
                    return Err(fields.bad("version 01"));
                }
                let name = fields.take(NAME, "a name of 32 letters")?.trim_end().to_owned();
                let follower = fields.color()?;
                let (minutes, moves) = (fields.number(3)?, fields.number(3)?);
                let position = match fields.take(1, "A or B")?.as_str() {
                    "A" => None,
                    "B" => Some(fields.left()),
                    _ => return Err(fields.bad("A or B")),
                };
                Ok(Self::GameRequest(GameRequest { name, follower, minutes, moves, position }))
            }
            "A" => {
                let name = fields.take(NAME, "a name of 32 letters")?.trim_end().to_owned();
                Ok(Self::GameAccept { name, code: fields.number(1)? as u8 })
            }
            "M" => {
                let (seconds, from, to) =
                    (fields.number(4)?, fields.number(2)? as u8, fields.number(2)? as u8);
                let count = fields.number(2)?;
                let captured = (0..count).map(|_| Ok(fields.number(2)? as u8)).collect::<Result<_, _>>()?;
                Ok(Self::Move { seconds, from, to, captured })
            }
            "E" => Ok(Self::GameEnd { reason: fields.number(1)? as u8, next: fields.number(1)? == 0 }),
            "B" => Ok(Self::BackRequest { number: fields.number(3)?, color: fields.color()? }),
            "K" => Ok(Self::BackAnswer(fields.number(1)? as u8)),
            _ => {
                fields.place = 1;
                Err(fields.bad("C, R, A, M, E, B or K"))
            }
        }
    }
}

/// The fields of a text, from left to right.
struct Fields<'a> {
    text: &'a str,
    rest: Vec<char>,
    place: usize,
}

impl Fields<'_> {
    fn bad(&self, expected: &'static str) -> BadMessage {
        BadMessage { text: self.text.to_owned(), place: self.place, expected }
    }

    fn take(&mut self, width: usize, expected: &'static str) -> Result<String, BadMessage> {
        if self.rest.len() < width {
            return Err(self.bad(expected));
        }
        self.place += width;
        Ok(self.rest.drain(..width).collect())
    }

    fn number(&mut self, width: usize) -> Result<u16, BadMessage> {
        let place = self.place;
        let digits = self.take(width, "a number")?;
        let number =
            if digits.bytes().all(|byte| byte.is_ascii_digit()) { digits.parse().ok() } else { None };
        number.ok_or(BadMessage { text: self.text.to_owned(), place, expected: "a number" })
    }

    fn color(&mut self) -> Result<Color, BadMessage> {
        match self.take(1, "W or Z")?.as_str() {
            "W" => Ok(Color::White),
            "Z" => Ok(Color::Black),
            _ => Err(self.bad("W or Z")),
        }
    }

    fn left(&mut self) -> String {
        self.rest.drain(..).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_read_back() {
        for text in [
            "CGood luck!",
            "R01Tornado voor Windows 4.0        W060065A",
            "R01Damier                          Z090000BWbbbeeewww",
            "ADamier                          0",
            "M001205250422122320",
            "M00003228 00".replace(' ', "").as_str(),
            "E21",
            "B005Z",
            "K1",
        ] {
            let message = Message::read(text).unwrap();
            assert_eq!(message.to_string(), text);
        }
        let capture = Message::Move { seconds: 12, from: 5, to: 25, captured: vec![22, 12, 23, 20] };
        assert_eq!(Message::read("M001205250422122320"), Ok(capture));
    }

    #[test]
    fn what_is_no_message_is_told_where() {
        for (text, place) in
            [("", 1), ("X", 1), ("M00x2", 2), ("M0012052", 8), ("R02", 4), ("B005Y", 6), ("E2", 3)]
        {
            assert_eq!(Message::read(text).unwrap_err().place, place, "{text}");
        }
    }
}

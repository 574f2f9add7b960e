//! Where something stands in a text.

/// A place in a text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// Bytes before it.
    pub offset: usize,
    /// The line, from 1; LF, CR and CRLF end one.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl Place {
    /// The same place counted from where another text begins, of which this one is a part from `begin` on.
    pub(crate) fn behind(self, begin: Self) -> Self {
        let column = if self.line == 1 { begin.column - 1 } else { 0 };
        Self {
            offset: begin.offset + self.offset,
            line: begin.line + self.line - 1,
            column: column + self.column,
        }
    }
}

/// Something to be said of a place in a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}:{}: {text}", .place.line, .place.column)]
pub struct Complaint {
    /// Where.
    pub place: Place,
    /// What, in words.
    pub text: String,
}

/// Finds the places of offsets that are asked for in rising order.
pub(super) struct Places<'t> {
    bytes: &'t [u8],
    at: Place,
}

impl<'t> Places<'t> {
    /// The places of a text that begins at that place of a whole.
    pub(super) fn new(text: &'t str, begin: Place) -> Self {
        Self { bytes: text.as_bytes(), at: Place { offset: 0, ..begin } }
    }

    /// The place of an offset, which must not lie before the one asked for last.
    pub(super) fn of(&mut self, offset: usize) -> Place {
        let Place { offset: from, mut line, mut column } = self.at;
        for at in from..offset {
            match self.bytes[at] {
                b'\n' => {
                    line += usize::from(at == 0 || self.bytes[at - 1] != b'\r');
                    column = 1;
                }
                b'\r' => {
                    line += 1;
                    column = 1;
                }
                // The bytes behind the first of a character do not count.
                byte => column += usize::from(byte & 0xC0 != 0x80),
            }
        }
        self.at = Place { offset, line, column };
        self.at
    }
}

//! From the bytes of a file to text: what the bytes say of themselves, else what they look like.

use std::borrow::Cow;

use chardetng::EncodingDetector;
use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::Complaint;
use super::place::Places;

/// A file as text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Decoded {
    /// The text, without a byte order mark.
    pub text: String,
    /// The encoding it was read in, by its usual name: `UTF-8`, `windows-1251`.
    pub encoding: &'static str,
    /// What the reader should know: a guess, bytes that could not be read.
    pub remarks: Vec<String>,
    /// The first NUL byte, which no text has.
    pub complaints: Vec<Complaint>,
}

/// Nobody knows this name of an encoding.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no encoding; utf-8, windows-1251, ibm866 and windows-1252 are")]
pub struct UnknownEncoding(pub String);

/// Reads bytes in the encoding of that label. Without one: UTF-8 or UTF-16 by the mark at the start, UTF-8 where the
/// bytes are that, else the code page that they look most like.
///
/// # Errors
/// If the label names no encoding. Bytes that cannot be read become `�`, with a remark.
///
/// ```
/// use damier_record::pdn::decode;
///
/// let decoded = decode(b"[White \"M\xFCller\"]", None).expect("no label, no error");
/// assert_eq!((decoded.text.as_str(), decoded.encoding), ("[White \"Müller\"]", "windows-1252"));
/// ```
pub fn decode(bytes: impl Into<Vec<u8>>, label: Option<&str>) -> Result<Decoded, UnknownEncoding> {
    let bytes = bytes.into();
    let mut remarks = Vec::new();
    let encoding = match label {
        Some(label) => {
            Encoding::for_label(label.as_bytes()).ok_or_else(|| UnknownEncoding(label.to_owned()))?
        }
        None => match Encoding::for_bom(&bytes) {
            Some((encoding, _)) => encoding,
            None if std::str::from_utf8(&bytes).is_ok() => UTF_8,
            None => {
                let guess = guess(&bytes);
                remarks.push(format!("read as {}, by the look of it", guess.name()));
                guess
            }
        },
    };
    let (text, encoding, is_damaged) = match encoding.decode(&bytes) {
        // The bytes are the text: a long file need not be in memory twice.
        (Cow::Borrowed(text), encoding, is_damaged) if text.len() == bytes.len() => {
            (String::from_utf8(bytes).expect("it was read as a text"), encoding, is_damaged)
        }
        (text, encoding, is_damaged) => (text.into_owned(), encoding, is_damaged),
    };
    if is_damaged {
        remarks.push(format!("some bytes are no {}; they are shown as �", encoding.name()));
    }
    let nul = text.find('\0').map(|at| Complaint {
        place: Places::new(&text).of(at),
        text: String::from("a NUL byte; this may not be a text file"),
    });
    let complaints = nul.into_iter().collect();
    Ok(Decoded { text, encoding: encoding.name(), remarks, complaints })
}

/// The code page that bytes look like which are not UTF-8: one that players' files are written in.
fn guess(bytes: &[u8]) -> &'static Encoding {
    let mut detector = EncodingDetector::new();
    detector.feed(bytes, true);
    let found = detector.guess(None, false);
    if found.is_single_byte() { found } else { WINDOWS_1252 }
}

//! From the bytes of a file to text: what the bytes say of themselves, else what they look like.

use std::borrow::Cow;

use chardetng::EncodingDetector;
use encoding_rs::{Decoder, Encoding, UTF_8, WINDOWS_1252};

use super::place::Places;
use super::{Complaint, Place};

/// The most bytes of a mark at the start that names the encoding.
const LONGEST_MARK: usize = 3;

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
    let mut look = EncodingLook::default();
    look.feed(&bytes);
    let mut decoding = look.decoding(label)?;
    let text = match decoding.encoding.decode(&bytes) {
        // The bytes are the text: a long file need not be in memory twice.
        (Cow::Borrowed(text), _, false) if text.len() == bytes.len() => {
            let text = String::from_utf8(bytes).expect("it was read as a text");
            decoding.look_at(&text);
            text
        }
        _ => decoding.text(&bytes, true),
    };
    let encoding = decoding.encoding.name();
    let Told { remarks, complaints } = decoding.finish();
    Ok(Decoded { text, encoding, remarks, complaints })
}

/// Tells the encoding of bytes that come in parts, as those of a file too long for the memory; they come again to be
/// decoded.
pub struct EncodingLook {
    /// The first bytes, where a mark may stand.
    begin: Vec<u8>,
    /// The bytes of a character of UTF-8 whose end has not come; none where the bytes are no UTF-8.
    utf8: Option<Vec<u8>>,
    detector: EncodingDetector,
}

impl Default for EncodingLook {
    fn default() -> Self {
        Self { begin: Vec::new(), utf8: Some(Vec::new()), detector: EncodingDetector::new() }
    }
}

impl EncodingLook {
    /// Looks at more bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.begin.extend(bytes.iter().take(LONGEST_MARK - self.begin.len()));
        if let Some(open) = &mut self.utf8 {
            let joined = if open.is_empty() { Cow::Borrowed(bytes) } else { [open, bytes].concat().into() };
            match std::str::from_utf8(&joined) {
                Ok(_) => open.clear(),
                Err(error) if error.error_len().is_none() => *open = joined[error.valid_up_to()..].to_vec(),
                Err(_) => self.utf8 = None,
            }
        }
        // What is UTF-8 tells nothing of code pages.
        if self.utf8.as_ref().is_none_or(|open| !open.is_empty()) {
            self.detector.feed(bytes, false);
        }
    }

    /// What decodes the bytes, in the encoding of that label or in the one that they tell.
    ///
    /// # Errors
    /// If the label names no encoding.
    pub fn decoding(mut self, label: Option<&str>) -> Result<Decoding, UnknownEncoding> {
        let mut told = Told::default();
        let encoding = match label {
            Some(label) => {
                Encoding::for_label(label.as_bytes()).ok_or_else(|| UnknownEncoding(label.to_owned()))?
            }
            None => match Encoding::for_bom(&self.begin) {
                Some((encoding, _)) => encoding,
                None if self.utf8.is_some_and(|open| open.is_empty()) => UTF_8,
                None => {
                    self.detector.feed(&[], true);
                    let guess = guess(&self.detector);
                    told.remarks.push(format!("read as {}, by the look of it", guess.name()));
                    guess
                }
            },
        };
        let begin = Place { offset: 0, line: 1, column: 1 };
        Ok(Decoding { decoder: encoding.new_decoder(), encoding, begin, is_damaged: false, told })
    }
}

/// What is to be said of bytes that were decoded.
#[derive(Default, Debug)]
pub struct Told {
    /// What the reader should know: a guess, bytes that could not be read.
    pub remarks: Vec<String>,
    /// The first NUL byte, which no text has.
    pub complaints: Vec<Complaint>,
}

/// Decodes bytes that come in parts.
pub struct Decoding {
    decoder: Decoder,
    encoding: &'static Encoding,
    /// Where the next part begins.
    begin: Place,
    is_damaged: bool,
    told: Told,
}

impl Decoding {
    /// The text of more bytes, which may be the last.
    pub fn text(&mut self, bytes: &[u8], last: bool) -> String {
        let room = self.decoder.max_utf8_buffer_length(bytes.len()).expect("a part is in memory");
        let mut text = String::with_capacity(room);
        let (.., is_damaged) = self.decoder.decode_to_string(bytes, &mut text, last);
        self.is_damaged |= is_damaged;
        self.look_at(&text);
        text
    }

    fn look_at(&mut self, text: &str) {
        if !self.told.complaints.is_empty() {
            return;
        }
        let nul = text.find('\0');
        let place = Places::new(text, self.begin).of(nul.unwrap_or(text.len()));
        if nul.is_some() {
            let text = String::from("a NUL byte; this may not be a text file");
            self.told.complaints.push(Complaint { place, text });
        }
        self.begin = place;
    }

    /// What is to be said, when the last bytes have come.
    #[must_use]
    pub fn finish(mut self) -> Told {
        if self.is_damaged {
            let name = self.encoding.name();
            self.told.remarks.push(format!("some bytes are no {name}; they are shown as �"));
        }
        self.told
    }
}

/// The code page that bytes look like which are not UTF-8: one that players' files are written in.
fn guess(detector: &EncodingDetector) -> &'static Encoding {
    let found = detector.guess(None, false);
    if found.is_single_byte() { found } else { WINDOWS_1252 }
}

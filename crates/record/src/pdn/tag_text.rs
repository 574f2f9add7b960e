//! A tag in a text, `[Name "value"]`, and its escapes.

use std::borrow::Cow;

use super::words::is_blank;

/// A tag as it stands in a text.
pub(super) struct TagText<'t> {
    pub(super) name: &'t str,
    pub(super) value: Cow<'t, str>,
    /// Its length in bytes.
    pub(super) len: usize,
    /// Whether its end is missing; then the value goes to the end of the line.
    pub(super) is_open: bool,
}

/// Reads the tag that the text begins with.
pub(super) fn scan(text: &str) -> Option<TagText<'_>> {
    let bytes = text.as_bytes();
    let skip = |mut at: usize| {
        while bytes.get(at).is_some_and(|&byte| is_blank(byte)) {
            at += 1;
        }
        at
    };
    let name_at = skip(1);
    if !bytes.get(name_at)?.is_ascii_alphabetic() {
        return None;
    }
    let in_name = |&byte: &u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
    let name_end = name_at + bytes[name_at..].iter().take_while(|byte| in_name(byte)).count();
    let quote = skip(name_end);
    if bytes.get(quote) != Some(&b'"') {
        return None;
    }
    let name = &text[name_at..name_end];
    let mut at = quote + 1;
    let mut escaped = false;
    loop {
        match bytes.get(at) {
            None | Some(b'\n' | b'\r') => break,
            Some(b'"') => {
                let close = skip(at + 1);
                if bytes.get(close) == Some(&b']') {
                    let value = unescaped(&text[quote + 1..at], escaped);
                    return Some(TagText { name, value, len: close + 1, is_open: false });
                }
                at += 1;
            }
            Some(b'\\') if matches!(bytes.get(at + 1), Some(b'"' | b'\\')) => {
                escaped = true;
                at += 2;
            }
            Some(_) => at += 1,
        }
    }
    let rest = text[quote + 1..at].trim_end().trim_end_matches([']', '"']);
    Some(TagText { name, value: unescaped(rest, escaped), len: at, is_open: true })
}

fn unescaped(value: &str, escaped: bool) -> Cow<'_, str> {
    if !escaped {
        return Cow::Borrowed(value);
    }
    let mut plain = String::with_capacity(value.len());
    let mut chars = value.chars().peekable();
    while let Some(c) = chars.next() {
        match chars.peek() {
            Some(&next @ ('"' | '\\')) if c == '\\' => {
                plain.push(next);
                chars.next();
            }
            _ => plain.push(c),
        }
    }
    Cow::Owned(plain)
}

/// A tag as it is written, on one line.
pub(super) fn write(name: &str, value: &str) -> String {
    let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
    format!("[{name} \"{value}\"]\n")
}

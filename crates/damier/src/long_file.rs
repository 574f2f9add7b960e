//! PDN files too long to be held in memory: read part by part.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result};
use damier_record::pdn::{EncodingLook, Parts, Told};

use crate::args;
use crate::game_file::{Found, is_pdn};

/// From how many bytes on a file is read part by part.
const LONG: u64 = 32_000_000;
/// The bytes of a part.
const PART: usize = 1_000_000;

/// Whether the file is a long one. What is no file, such as the standard input, is not.
pub fn is_long(file: &Path) -> bool {
    std::fs::metadata(file).is_ok_and(|data| data.is_file() && data.len() >= LONG)
}

/// Gives the games of a file one by one, and last what is to be said of its bytes; `None` if it is no PDN.
///
/// # Errors
/// If it cannot be read, nobody knows the encoding that is asked for, and those of the visitor.
pub fn each(
    file: &Path,
    reading: &args::Reading,
    mut visit: impl FnMut(Found) -> Result<()>,
) -> Result<Option<Told>> {
    let mut look = EncodingLook::default();
    blocks(file, |bytes| {
        look.feed(bytes);
        Ok(true)
    })?;
    let mut decoding = look.decoding(reading.encoding.as_deref())?;
    let mut parts = Parts::default();
    let mut is_first = true;
    let is_whole = blocks(file, |bytes| {
        let text = decoding.text(bytes, bytes.is_empty());
        if std::mem::take(&mut is_first) && !is_pdn(&text) {
            return Ok(false);
        }
        parts.push(&text);
        if bytes.is_empty() {
            parts.finish();
        }
        let mut visited = Ok(());
        parts.games(reading.variant, |game| {
            if visited.is_ok() {
                visited = visit(game.into());
            }
        });
        visited.map(|()| true)
    })?;
    Ok(is_whole.then(|| decoding.finish()))
}

/// Takes a file in blocks, with an empty one for its end. `false` if the taker has had enough.
fn blocks(file: &Path, mut take: impl FnMut(&[u8]) -> Result<bool>) -> Result<bool> {
    let name = || format!("{}", file.display());
    let mut file = File::open(file).with_context(name)?;
    let mut block = vec![0; PART];
    loop {
        let len = file.read(&mut block).with_context(name)?;
        if !take(&block[..len])? {
            return Ok(false);
        }
        if len == 0 {
            return Ok(true);
        }
    }
}

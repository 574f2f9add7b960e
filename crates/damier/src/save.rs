//! Writing files so that whatever breaks on the way, the old file or the new one is there, whole.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use anyhow::Result;
use damier_record::pdn::{self, GameRecord};

/// Puts the bytes in place of a file: written beside it under another name, brought to the disk, then renamed.
///
/// # Errors
/// If the folder or the disk does not take it; the file is as it was then.
pub fn save(file: &Path, bytes: &[u8]) -> io::Result<()> {
    save_by(file, |part| part.write_all(bytes))
}

/// Puts what is written piece by piece in place of a file.
fn save_by<E: From<io::Error>>(
    file: &Path,
    fill: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    // A link stays one: what it points to is replaced.
    let file = fs::canonicalize(file).unwrap_or_else(|_| file.to_owned());
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    builder.prefix(".damier-");
    let old = fs::metadata(&file).ok().map(|old| old.permissions());
    #[cfg(unix)]
    let builder = {
        use std::os::unix::fs::PermissionsExt;
        // What any new file gets; the user's mask takes away from it.
        builder.permissions(fs::Permissions::from_mode(0o666))
    };
    let mut part = builder.tempfile_in(folder)?;
    let mut buffer = BufWriter::new(part.as_file_mut());
    fill(&mut buffer)?;
    buffer.flush()?;
    drop(buffer);
    if let Some(old) = old {
        part.as_file().set_permissions(old)?;
    }
    part.as_file().sync_all()?;
    part.persist(&file).map_err(io::Error::from)?;
    // The new name is on the disk when the folder is. Not every system opens folders.
    if let Ok(folder) = File::open(folder) {
        folder.sync_all().ok();
    }
    Ok(())
}

/// Writes piece by piece to a file, or to standard output where the name is `-`.
///
/// # Errors
/// If it cannot be written, and those of the writer: the file is as it was then.
pub fn write_by(
    file: &Path,
    out: &mut impl Write,
    fill: impl FnOnce(&mut dyn Write) -> Result<()>,
) -> Result<()> {
    if file == Path::new("-") {
        return fill(out);
    }
    let named = |error: io::Error| anyhow::Error::new(error).context(file.display().to_string());
    save_by(file, fill).map_err(|error: anyhow::Error| match error.downcast::<io::Error>() {
        Ok(error) => named(error),
        Err(error) => error,
    })
}

/// A PDN file under way: games one after the other as `pdn::write_games` joins them, none of them kept.
pub struct PdnFile<W> {
    sink: W,
    between: &'static str,
}

impl<W: Write> PdnFile<W> {
    /// A file without games.
    pub fn new(sink: W) -> Self {
        Self { sink, between: "" }
    }

    /// Writes the next game.
    ///
    /// # Errors
    /// Those of the file.
    pub fn add(&mut self, record: &GameRecord) -> io::Result<()> {
        write!(self.sink, "{}{}", std::mem::replace(&mut self.between, "\n"), pdn::write(record))
    }
}

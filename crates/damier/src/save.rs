//! Writing files so that whatever breaks on the way, the old file or the new one is there, whole.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

/// Puts the bytes in place of a file: written beside it under another name, brought to the disk, then renamed.
///
/// # Errors
/// If the folder or the disk does not take it; the file is as it was then.
pub fn save(file: &Path, bytes: &[u8]) -> io::Result<()> {
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
    part.write_all(bytes)?;
    if let Some(old) = old {
        part.as_file().set_permissions(old)?;
    }
    part.as_file().sync_all()?;
    part.persist(&file)?;
    // The new name is on the disk when the folder is. Not every system opens folders.
    if let Ok(folder) = File::open(folder) {
        folder.sync_all().ok();
    }
    Ok(())
}

/// Writes to a file, or to standard output where the name is `-`.
///
/// # Errors
/// If it cannot be written.
pub fn write(file: &Path, bytes: &[u8], out: &mut impl Write) -> io::Result<()> {
    if file == Path::new("-") { out.write_all(bytes) } else { save(file, bytes) }
}

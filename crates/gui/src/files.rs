//! Where the window reads and writes files.

/// Reads and writes texts by name.
pub trait Files {
    /// The text of a file.
    ///
    /// # Errors
    /// In words, why it cannot be read.
    fn read(&self, name: &str) -> Result<String, String>;

    /// Writes a file.
    ///
    /// # Errors
    /// In words, why it cannot be written.
    fn write(&mut self, name: &str, text: &str) -> Result<(), String>;
}

/// The files of the computer; names are paths.
#[derive(Clone, Copy, Debug, Default)]
pub struct Disk;

impl Files for Disk {
    fn read(&self, name: &str) -> Result<String, String> {
        let bytes = std::fs::read(name).map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        std::fs::write(name, text).map_err(|error| error.to_string())
    }
}

//! Where the window reads, writes and keeps things.

use damier_app::Slot;

/// Reads and writes texts by name, and keeps a few from one run of the program to the next.
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

    /// Keeps a text; an empty one is forgotten. The old text is lost only once the new one is safe.
    ///
    /// # Errors
    /// In words, why it cannot be kept.
    fn keep(&mut self, slot: Slot, text: &str) -> Result<(), String>;

    /// What was kept; `None` if nothing was.
    fn recall(&self, slot: Slot) -> Option<String>;
}

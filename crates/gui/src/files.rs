//! Where the window reads, writes and keeps things.

use damier_app::Slot;

/// What a person wants of files, where the window's own sheets may not be the best way to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To open a file.
    Open,
    /// To save the game.
    Save,
}

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

    /// Takes a wish upon itself, for instance with a dialog of the platform; what comes of it is said to
    /// [`App::say`](crate::App::say) later. Answers false if the window is to ask for a name.
    fn take(&mut self, _wish: Wish) -> bool {
        false
    }

    /// The address at which this program can be opened with a position, if it has one.
    fn address(&self) -> Option<String> {
        None
    }
}

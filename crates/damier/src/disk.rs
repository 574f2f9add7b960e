//! The files of the computer; names are paths. What is kept lies in the platform's folder for settings.

use std::path::{Path, PathBuf};

use damier_app::Slot;
use damier_gui::Files;

use crate::save;

/// The files of the computer.
#[derive(Clone, Debug, Default)]
pub struct Disk {
    /// Where things are kept, if the platform has a place for that.
    folder: Option<PathBuf>,
}

impl Disk {
    /// The files of the computer, with the platform's folder for settings; `DAMIER_HOME` names another.
    pub fn new() -> Self {
        let named = std::env::var_os("DAMIER_HOME").filter(|name| !name.is_empty()).map(PathBuf::from);
        let usual = || Some(directories::ProjectDirs::from("", "", "damier")?.config_dir().to_owned());
        Self { folder: named.or_else(usual) }
    }

    fn path(&self, slot: Slot) -> Option<PathBuf> {
        let name = match slot {
            Slot::Settings => "settings.toml",
            Slot::Recent => "recent.toml",
            Slot::Game => "unfinished.pdn",
        };
        self.folder.as_ref().map(|folder| folder.join(name))
    }
}

impl Files for Disk {
    fn read(&self, name: &str) -> Result<String, String> {
        let bytes = std::fs::read(name).map_err(|error| error.to_string())?;
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        save::save(Path::new(name), text.as_bytes()).map_err(|error| error.to_string())
    }

    fn keep(&mut self, slot: Slot, text: &str) -> Result<(), String> {
        let (Some(path), Some(folder)) = (self.path(slot), &self.folder) else { return Ok(()) };
        let written = || {
            if text.is_empty() {
                return if path.exists() { std::fs::remove_file(&path) } else { Ok(()) };
            }
            std::fs::create_dir_all(folder)?;
            save::save(&path, text.as_bytes())
        };
        written().map_err(|error| format!("{}: {error}", path.display()))
    }

    fn recall(&self, slot: Slot) -> Option<String> {
        let bytes = std::fs::read(self.path(slot)?).ok()?;
        Some(String::from_utf8_lossy(&bytes).into_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_comes_back_and_what_is_empty_is_gone() {
        let folder = std::env::temp_dir().join(format!("damier-disk-{}", std::process::id()));
        let mut disk = Disk { folder: Some(folder.clone()) };
        assert_eq!(disk.recall(Slot::Game), None);
        assert_eq!(disk.keep(Slot::Game, "one"), Ok(()));
        assert_eq!(disk.keep(Slot::Game, "two"), Ok(()));
        assert_eq!(disk.recall(Slot::Game).as_deref(), Some("two"));
        assert_eq!(disk.recall(Slot::Settings), None);
        assert_eq!(disk.keep(Slot::Game, ""), Ok(()));
        assert_eq!(disk.recall(Slot::Game), None);
        let left = std::fs::read_dir(&folder).map(Iterator::count);
        assert_eq!(left.ok(), Some(0), "nothing lies about");
        std::fs::remove_dir_all(folder).ok();
    }
}

//! The files of the computer; names are paths. What is kept lies in the platform's folder for settings.

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::time::{Duration, Instant};

use damier_app::Slot;
use damier_gui::{Choice, Errand, Files, Reply};

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
        let decoded = damier_record::pdn::decode(bytes, None).map_err(|error| error.to_string())?;
        Ok(decoded.text)
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        save::save(Path::new(name), text.as_bytes()).map_err(|error| error.to_string())
    }

    fn choose(&mut self, errand: Errand, suggested: &str, answer: Reply<Choice>) -> bool {
        let dialog = dialog(errand, suggested);
        // Begun here, for some systems want it in the window's thread; awaited beside it.
        let chosen: Pin<Box<dyn Future<Output = _> + Send>> = match errand {
            Errand::Open => Box::pin(dialog.pick_file()),
            Errand::Save | Errand::Export => Box::pin(dialog.save_file()),
        };
        std::thread::spawn(move || {
            let asked = Instant::now();
            let file = pollster::block_on(chosen);
            answer(match file {
                Some(file) => Choice::File(file.path().display().to_string()),
                // A library that finds neither a portal nor Zenity says the same as a person who chooses nothing, only
                // sooner than any person can.
                None if asked.elapsed() < SOONER_THAN_ANYONE => Choice::NoDialog,
                None => Choice::Nothing,
            });
        });
        true
    }

    fn draw(&mut self, name: &str, svgs: Vec<String>, answer: Reply<Result<(), String>>) {
        let path = PathBuf::from(name);
        std::thread::spawn(move || answer(draw(&path, svgs).map_err(|error| format!("{error:#}"))));
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

/// Less than a dialog needs to open and be closed.
const SOONER_THAN_ANYONE: Duration = Duration::from_millis(400);
/// The side of a picture, in points.
const PICTURE: u32 = 800;
const MOVING_PICTURE: u32 = 480;

fn dialog(errand: Errand, suggested: &str) -> rfd::AsyncFileDialog {
    let mut dialog = rfd::AsyncFileDialog::new().set_title(errand.title());
    for (name, endings) in errand.kinds() {
        dialog = dialog.add_filter(*name, endings);
    }
    let suggested = Path::new(suggested);
    if let Some(folder) = suggested.parent().filter(|folder| folder.is_absolute()) {
        dialog = dialog.set_directory(folder);
    }
    match suggested.file_name() {
        Some(name) if errand != Errand::Open => dialog.set_file_name(name.to_string_lossy()),
        _ => dialog,
    }
}

fn draw(path: &Path, mut svgs: Vec<String>) -> anyhow::Result<()> {
    let bytes = match (svgs.pop(), svgs.is_empty()) {
        (Some(only), true) => damier_picture::png(&only, PICTURE)?,
        (last, _) => damier_picture::gif(svgs.into_iter().chain(last), MOVING_PICTURE)?,
    };
    Ok(save::save(path, &bytes)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_are_of_the_form_that_their_number_asks_for() {
        let folder = tempfile::tempdir().expect("there is room");
        let svg = |color| {
            format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="{color}" d="M0 0h9v9"/></svg>"#
            )
        };
        for (svgs, begins) in [(vec![svg("red")], &b"\x89PNG"[..]), (vec![svg("red"), svg("blue")], b"GIF8")]
        {
            let path = folder.path().join("picture");
            draw(&path, svgs).expect("it is drawn");
            assert!(std::fs::read(&path).expect("it is written").starts_with(begins));
        }
        let nowhere = folder.path().join("no/such/folder/a.png");
        assert!(draw(&nowhere, vec![svg("red")]).is_err());
    }

    #[test]
    fn files_of_other_encodings_are_opened() {
        let file = tempfile::NamedTempFile::new().expect("a file");
        std::fs::write(
            file.path(),
            b"[White \"\xc8\xe2\xe0\xed\xee\xe2\"]\n[Black \"\xcf\xe5\xf2\xf0\xee\xe2\"]\n1. c3-d4 *",
        )
        .expect("it can be written");
        let text = Disk::default().read(&file.path().display().to_string());
        assert!(text.as_ref().is_ok_and(|text| text.contains("Иванов")), "{text:?}");
    }

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

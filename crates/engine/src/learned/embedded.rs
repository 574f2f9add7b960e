//! The weights that come with the engine.

use damier_rules::GameKind;

#[cfg(feature = "embedded")]
macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_bytes!(concat!("../../../../data/weights/", $name, ".weights")))),*]
    };
}

/// The files of `data/weights`.
#[cfg(feature = "embedded")]
const FILES: &[(&str, &[u8])] = files![
    "antidraughts",
    "armenian",
    "art2dec-international",
    "art2dec-russian",
    "breakthrough",
    "canadian",
    "czech",
    "english",
    "english-giveaway",
    "english-optional",
    "frisian",
    "international",
    "international-8x8",
    "italian",
    "killer",
    "pool",
    "russian",
    "russian-giveaway",
    "spanish",
    "thai",
    "turkish",
];
#[cfg(not(feature = "embedded"))]
const FILES: &[(&str, &[u8])] = &[];

/// The file of weights for a kind of game, if one comes with the engine.
#[must_use]
pub fn embedded(kind: GameKind) -> Option<&'static [u8]> {
    let name = super::file_name(kind);
    FILES.iter().find(|(file, _)| name.strip_suffix(".weights") == Some(file)).map(|(_, bytes)| *bytes)
}

#[cfg(all(test, feature = "embedded"))]
mod tests {
    use super::*;
    use crate::learned::Weights;

    #[test]
    fn every_file_is_in_use_and_fits() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/weights");
        let files = std::fs::read_dir(folder).expect("the folder is there").count();
        assert_eq!(files, FILES.len(), "the list names the files of data/weights");
        let used = GameKind::all().filter_map(|kind| Some((kind, embedded(kind)?)));
        let mut names = std::collections::HashSet::new();
        for (kind, bytes) in used {
            Weights::read(bytes, kind).unwrap_or_else(|error| panic!("{kind}: {error}"));
            names.insert(super::super::file_name(kind));
            let most = if kind.rules().shape().side() == 8 { 2 << 20 } else { 6 << 20 };
            assert!(bytes.len() <= most, "{kind}: {} bytes", bytes.len());
        }
        assert_eq!(names.len(), files, "every file is for something");
    }
}

//! The weights that come with the engine.

use damier_rules::GameKind;

use super::family;

/// Lists files of `data/weights` by the kinds they are for.
macro_rules! files {
    ($($kind:literal => $file:literal),* $(,)?) => {
        &[$(($kind, include_bytes!(concat!("../../../../data/weights/", $file)))),*]
    };
}

#[cfg(feature = "embedded")]
const FILES: &[(&str, &[u8])] = files! {};
#[cfg(not(feature = "embedded"))]
const FILES: &[(&str, &[u8])] = &[];

/// The file of weights for a kind of game, if one comes with the engine.
pub(crate) fn embedded(kind: GameKind) -> Option<&'static [u8]> {
    let name = family(kind).to_string();
    FILES.iter().find(|(file, _)| *file == name).map(|(_, bytes)| *bytes)
}

//! What the page itself says, in a language: the words of its dialogs and commands, the names of variants and levels.

use damier_app::{Language, level_name, tr, variant_title};
use damier_engine::Level;
use damier_rules::VariantId;
use serde::Serialize;

/// The messages that the page's files name.
const KEYS: &[&str] = &[
    "a-game-pdn-a-saved-game-or-a-position-fen",
    "black",
    "close",
    "copy-link",
    "export-picture-gif-or-page",
    "giveaway",
    "level",
    "moves",
    "new-game",
    "open-game",
    "page-as-text",
    "page-commands",
    "page-delete",
    "page-download",
    "page-endings",
    "page-keep-here",
    "page-keeps-nothing",
    "page-kept-here",
    "page-link-copied",
    "page-name",
    "page-new-version",
    "page-no-picture",
    "page-not-played-on",
    "page-open-text",
    "page-picture",
    "page-picture-text",
    "page-text",
    "page-title",
    "page-use-it",
    "page-variant",
    "page-you-play",
    "play-it",
    "save-game",
    "two-players",
    "white",
    "write-a-move",
];

/// All that is said. Field names are those that `words.js` reads.
#[derive(Serialize)]
struct Words {
    language: &'static str,
    words: std::collections::BTreeMap<&'static str, String>,
    /// Names for a new game, and titles.
    variants: Vec<(&'static str, String)>,
    levels: Vec<(u8, String)>,
}

/// The first language of a list of tags, with commas between them, that the program speaks.
#[must_use]
pub fn first_of(tags: &str) -> Language {
    tags.split(',').find_map(Language::of_tag).unwrap_or_default()
}

/// The words of the page as JSON.
#[must_use]
pub fn to_json(language: Language) -> String {
    let words = Words {
        language: language.tag(),
        words: KEYS.iter().map(|&key| (key, tr(language, key, &[]))).collect(),
        variants: VariantId::ALL.iter().map(|&id| (id.variant().name, variant_title(language, id))).collect(),
        levels: Level::all().map(|level| (level.number(), level_name(language, level))).collect(),
    };
    serde_json::to_string(&words).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The names of messages that a file of the page asks for: `word("name")`, `data-word="name"`.
    fn asked(text: &str) -> BTreeSet<&str> {
        let starts = ["word(\"", "data-word=\"", "data-label=\""];
        let after = starts.iter().flat_map(|start| text.split(start).skip(1));
        after.filter_map(|rest| rest.split('"').next()).collect()
    }

    #[test]
    fn the_page_asks_for_the_words_that_it_is_given() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/page");
        let mut found = BTreeSet::new();
        let texts: Vec<_> = std::fs::read_dir(folder)
            .expect("the page is there")
            .flatten()
            .filter_map(|entry| std::fs::read_to_string(entry.path()).ok())
            .chain([include_str!("host.rs").to_owned()])
            .collect();
        for text in &texts {
            found.extend(asked(text));
        }
        assert_eq!(found, KEYS.iter().copied().collect());
        assert!(KEYS.iter().all(|key| Language::English.knows(key)), "each is a message");
    }

    #[test]
    fn the_first_language_that_is_spoken_is_taken() {
        assert_eq!(first_of("tlh,pl-PL,de"), Language::Polish);
        assert_eq!(first_of(""), Language::English);
        let polish = to_json(Language::Polish);
        assert!(polish.contains("\"language\":\"pl\"") && polish.contains("Nowa gra"), "{polish}");
    }
}

//! What the window says, in the language of the person: English words in the code, looked up by themselves.

use damier_app::{Language, word};
use egui::{Context, Id, Ui};

/// Sets what is spoken from now on.
pub(crate) fn speak(ctx: &Context, language: Language) {
    ctx.data_mut(|data| data.insert_temp(Id::NULL, language));
}

/// What is spoken.
pub(crate) fn language(ctx: &Context) -> Language {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

/// English words in the language that is spoken; what follows two blanks, such as a key, stays as it is.
pub(crate) fn say(ui: &Ui, words: &str) -> String {
    let (words, key) = words.split_once("  ").unwrap_or((words, ""));
    let said = word(language(ui.ctx()), words).unwrap_or_else(|| {
        note_unknown(ui.ctx(), words);
        words.to_owned()
    });
    if key.is_empty() { said } else { format!("{said}  {key}") }
}

/// Remembers words that no language has, for the test that looks for them; names of keys and sizes are none.
fn note_unknown(ctx: &Context, words: &str) {
    let is_word = words.len() > 2 && words.chars().all(|letter| letter.is_alphabetic() || letter == ' ');
    if cfg!(debug_assertions) && is_word {
        ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<String>>(Id::NULL).push(words.to_owned()));
    }
}

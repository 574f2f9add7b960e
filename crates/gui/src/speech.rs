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
    let (words, rest) = words.split_once("  ").map_or((words, None), |(words, key)| (words, Some(key)));
    let said = word(language(ui.ctx()), words).unwrap_or_else(|| words.to_owned());
    match rest {
        Some(key) => format!("{said}  {key}"),
        None => said,
    }
}

//! The languages of the program: which there are, and a message in one of them. The messages stand in
//! `locales/LANGUAGE/*.ftl`.

use std::borrow::Cow;
use std::sync::OnceLock;

use damier_rules::Color;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};

type Bundle = FluentBundle<FluentResource>;

macro_rules! languages {
    ($($(#[$doc:meta])* $name:ident = $tag:literal, $own:literal;)*) => {
        /// A language that the program speaks.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum Language {
            $($(#[$doc])* $name,)*
        }

        impl Language {
            /// All of them.
            pub const ALL: &'static [Self] = &[$(Self::$name,)*];

            /// Its tag: `en`.
            #[must_use]
            pub fn tag(self) -> &'static str {
                match self { $(Self::$name => $tag,)* }
            }

            /// What those who speak it call it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $own,)* }
            }

            /// Its messages as they stand in its files.
            #[must_use]
            pub fn sources(self) -> [&'static str; 4] {
                match self {
                    $(Self::$name => [
                        include_str!(concat!("../locales/", $tag, "/game.ftl")),
                        include_str!(concat!("../locales/", $tag, "/rules.ftl")),
                        include_str!(concat!("../locales/", $tag, "/window.ftl")),
                        include_str!(concat!("../locales/", $tag, "/page.ftl")),
                    ],)*
                }
            }
        }

        static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    };
}

languages! {
    /// English.
    #[default]
    English = "en", "English";
    /// French.
    French = "fr", "Français";
    /// Dutch.
    Dutch = "nl", "Nederlands";
    /// German.
    German = "de", "Deutsch";
    /// Russian.
    Russian = "ru", "Русский";
    /// Spanish.
    Spanish = "es", "Español";
    /// Italian.
    Italian = "it", "Italiano";
    /// Portuguese.
    Portuguese = "pt", "Português";
    /// Polish.
    Polish = "pl", "Polski";
}

impl Language {
    /// The language of a tag as systems write it: `de-AT`, `pt_BR.UTF-8`.
    #[must_use]
    pub fn of_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.', '@']).next()?.to_ascii_lowercase();
        Self::ALL.iter().copied().find(|language| language.tag() == primary)
    }

    fn bundle(self) -> &'static Bundle {
        BUNDLES[self as usize].get_or_init(|| {
            let mut bundle = Bundle::new_concurrent(self.tag().parse().into_iter().collect());
            // The marks that keep right-to-left text apart: no language here is written that way.
            bundle.set_use_isolating(false);
            for source in self.sources() {
                let (Ok(resource) | Err((resource, _))) = FluentResource::try_new(source.to_owned());
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }

    fn find(self, key: &str, part: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let bundle = self.bundle();
        let message = bundle.get_message(key)?;
        let pattern = match part {
            None => message.value()?,
            Some(part) => message.get_attribute(part)?.value(),
        };
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "{key} in {self:?}: {errors:?}");
        Some(text)
    }

    /// Whether there is a message of that name.
    #[must_use]
    pub fn knows(self, key: &str) -> bool {
        self.bundle().has_message(key)
    }
}

/// What a message is filled in with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A text as it stands.
    Text(String),
    /// A number; the message may choose its words by it.
    Number(usize),
    /// A side: `white` or `black`, by which the message chooses its words.
    Side(Color),
    /// Another message.
    Key(&'static str),
    /// "22, 23 or 24".
    AnyOf(Vec<String>),
    /// "22, 23 and 24".
    AllOf(Vec<String>),
}

impl From<&str> for Arg {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number)
    }
}

impl From<Color> for Arg {
    fn from(color: Color) -> Self {
        Self::Side(color)
    }
}

impl Arg {
    fn value(&self, language: Language) -> FluentValue<'_> {
        match self {
            Self::Text(text) => Cow::Borrowed(text.as_str()).into(),
            Self::Number(number) => (*number).into(),
            Self::Side(Color::White) => "white".into(),
            Self::Side(Color::Black) => "black".into(),
            Self::Key(key) => tr(language, key, &[]).into(),
            Self::AnyOf(names) => listed(names, &tr(language, "or", &[])).into(),
            Self::AllOf(names) => listed(names, &tr(language, "and", &[])).into(),
        }
    }
}

fn listed(names: &[String], word: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

fn message(
    language: Language,
    key: &str,
    part: Option<&str>,
    args: &[(&'static str, Arg)],
) -> Option<String> {
    let mut values = FluentArgs::new();
    for (name, arg) in args {
        values.set(*name, arg.value(language));
    }
    language.find(key, part, &values).or_else(|| Language::English.find(key, part, &values))
}

/// A message in a language. Where that lacks it, in English; the key itself where that lacks it too.
#[must_use]
pub fn tr(language: Language, key: &str, args: &[(&'static str, Arg)]) -> String {
    message(language, key, None, args).unwrap_or_else(|| key.to_owned())
}

/// A part of a message, such as its `detail`; empty where it has none.
#[must_use]
pub fn tr_part(language: Language, key: &str, part: &str, args: &[(&'static str, Arg)]) -> String {
    message(language, key, Some(part), args).unwrap_or_default()
}

/// The key of English words: `New game` is `new-game`.
#[must_use]
pub fn key_of(words: &str) -> String {
    let mut key = String::new();
    for letter in words.chars() {
        match letter {
            letter if letter.is_ascii_alphanumeric() => key.extend(letter.to_lowercase()),
            _ if key.is_empty() || key.ends_with('-') => {}
            _ => key.push('-'),
        }
    }
    key.truncate(key.trim_end_matches('-').len());
    // Names begin with a letter.
    if key.starts_with(|first: char| first.is_ascii_digit()) { format!("n-{key}") } else { key }
}

/// English words that have a message of their own, in a language; `None` where there is no such message.
#[must_use]
pub fn word(language: Language, words: &str) -> Option<String> {
    let key = key_of(words);
    language.knows(&key).then(|| tr(language, &key, &[]))
}

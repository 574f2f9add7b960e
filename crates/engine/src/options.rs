//! The engine's options: one list, from which protocols, panels and manuals are made.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use crate::tuning::Tuning;

/// What an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// A whole number in a range.
    Number {
        /// The value until another is set.
        default: usize,
        /// What it may be.
        range: RangeInclusive<usize>,
    },
    /// Words with commas between them.
    Words {
        /// Those that may be given.
        known: &'static [&'static str],
    },
    /// A folder; none if empty.
    Folder,
}

/// Something that can be set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// Its name in [`ToEngine::SetOption`](crate::ToEngine::SetOption).
    pub name: &'static str,
    /// What it takes.
    pub kind: OptionKind,
    /// What it does.
    pub help: &'static str,
}

/// All options.
#[must_use]
pub fn options() -> Vec<EngineOption> {
    let number =
        |name, default, range, help| EngineOption { name, kind: OptionKind::Number { default, range }, help };
    vec![
        number("hash", 64, 1..=65_536, "size of the transposition table in MiB"),
        number("threads", 1, 1..=256, "threads that search together"),
        EngineOption {
            name: "tables",
            kind: OptionKind::Folder,
            help: "folder of endgame tables, none if empty",
        },
        number("tables-cache", 32, 1..=65_536, "unpacked endgame tables kept in memory, in MiB"),
        EngineOption {
            name: "without",
            kind: OptionKind::Words { known: Tuning::NAMES },
            help: "parts of the search to leave out, for measurements",
        },
    ]
}

/// The options as they are set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Settings {
    pub(crate) hash: usize,
    pub(crate) threads: usize,
    pub(crate) tables: Option<PathBuf>,
    /// MiB.
    pub(crate) tables_cache: usize,
    pub(crate) tuning: Tuning,
}

impl Default for Settings {
    fn default() -> Self {
        Self { hash: 64, threads: 1, tables: None, tables_cache: 32, tuning: Tuning::ALL }
    }
}

impl Settings {
    /// Sets an option.
    ///
    /// # Errors
    /// In words, if there is no such option or the value is none of its.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        match name {
            "hash" => self.hash = number(name, value)?,
            "threads" => self.threads = number(name, value)?,
            "tables" => self.tables = (!value.is_empty()).then(|| value.into()),
            "tables-cache" => self.tables_cache = number(name, value)?,
            "without" => self.tuning = Tuning::without(value)?,
            _ => {
                let names: Vec<_> = options().iter().map(|option| option.name).collect();
                return Err(format!("there is no option `{name}`; options are {}", names.join(", ")));
            }
        }
        Ok(())
    }
}

fn number(name: &str, value: &str) -> Result<usize, String> {
    let range = options().into_iter().find_map(|option| match option.kind {
        OptionKind::Number { range, .. } if option.name == name => Some(range),
        _ => None,
    });
    let range = range.unwrap_or(0..=usize::MAX);
    value.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
        format!("`{value}` is no value for {name}: a whole number from {} to {}", range.start(), range.end())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_that_the_list_tells() {
        let mut settings = Settings::default();
        for option in options() {
            if let OptionKind::Number { default, .. } = option.kind {
                settings.set(option.name, &default.to_string()).unwrap();
            }
        }
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn wrong_names_and_values_are_named() {
        let mut settings = Settings::default();
        assert!(settings.set("hash", "0").unwrap_err().contains("1 to 65536"));
        assert!(
            settings.set("hsah", "1").unwrap_err().contains("hash, threads, tables, tables-cache, without")
        );
        assert!(settings.set("without", "killers, luck").unwrap_err().contains("luck"));
        settings.set("without", "killers, history").unwrap();
        assert!(!settings.tuning.killers && !settings.tuning.history && settings.tuning.singular);
    }
}

//! The engine's options: one list, from which protocols, panels and manuals are made.

/// A whole number that can be set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineOption {
    /// Its name in [`ToEngine::SetOption`](crate::ToEngine::SetOption).
    pub name: &'static str,
    /// The value until another is set.
    pub default: usize,
    /// Least and greatest value.
    pub range: (usize, usize),
    /// What it does.
    pub help: &'static str,
}

/// Size of the transposition table.
pub(crate) const HASH: EngineOption = EngineOption {
    name: "hash",
    default: 64,
    range: (1, 65536),
    help: "size of the transposition table in MiB",
};

/// All options.
#[must_use]
pub fn options() -> &'static [EngineOption] {
    &[HASH]
}

impl EngineOption {
    /// Reads a value given under a name.
    pub(crate) fn read(&self, name: &str, value: &str) -> Result<usize, String> {
        if name != self.name {
            let names: Vec<_> = options().iter().map(|option| option.name).collect();
            return Err(format!("there is no option `{name}`; options are {}", names.join(", ")));
        }
        let (least, most) = self.range;
        value
            .parse()
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("`{value}` is no value for {name}: a whole number from {least} to {most}"))
    }
}

//! The tags of a game, in the order in which they are written: the customary seven, then the others as they came.

/// The customary tags, in their order.
pub const SEVEN: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Other names that Italian files have for some of them.
const ITALIAN: [(&str, &str); 5] =
    [("Dati", "Event"), ("Anno", "Date"), ("Bianco", "White"), ("Nero", "Black"), ("Risultato", "Result")];

/// Names and values. What is derived from the game itself (kind, start, result) is not kept here, unless a file has
/// something in such a tag that nobody understands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// The value of a tag.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(tag, _)| *tag == name).map(|(_, value)| value)
    }

    /// Adds a tag behind the others of its rank; a tag of the seven whose value says that it is unknown is no tag.
    pub fn push(&mut self, name: &str, value: &str) {
        if is_unknown(name, value) {
            return;
        }
        let at = self.0.partition_point(|(tag, _)| rank(tag) <= rank(name));
        self.0.insert(at, (name.to_owned(), value.to_owned()));
    }

    /// Changes a tag where it stands, or adds it.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(tag, _)| tag == name).filter(|_| !is_unknown(name, value)) {
            Some((_, old)) => value.clone_into(old),
            None => {
                self.remove(name);
                self.push(name, value);
            }
        }
    }

    /// Takes a tag away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|(tag, _)| tag != name);
    }

    /// The tags in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }
}

/// The place of a name among the seven; all others come behind.
pub(super) fn rank(name: &str) -> usize {
    SEVEN.iter().position(|&customary| customary == name).unwrap_or(SEVEN.len())
}

/// What stands for a value of the seven that is not known.
pub(super) fn unknown(name: &str) -> &'static str {
    if name == "Date" { "????.??.??" } else { "?" }
}

fn is_unknown(name: &str, value: &str) -> bool {
    SEVEN.contains(&name) && (value == "?" || value == unknown(name))
}

/// The customary name for an Italian one, where the game has no tag of that name.
pub(crate) fn customary(name: &str, has: impl Fn(&str) -> bool) -> &str {
    let found = ITALIAN.iter().find(|(italian, _)| *italian == name);
    found.map(|&(_, customary)| customary).filter(|customary| !has(customary)).unwrap_or(name)
}

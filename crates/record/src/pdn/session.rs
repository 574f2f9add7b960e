//! What a program knows beside the game it saves: where its reader stands, who plays, how strong, the clocks, which
//! way the board lies. It stands in tags of the game, so that any program can open the file.

use damier_rules::Color;

use super::{ClockFace, GameRecord, NodeId, Tree, read_faces, write_faces};

/// The state of a program beside its game. What is `None` is not known, or as it is without being told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavedSession {
    /// The node that is looked at: tag `Cursor`.
    pub cursor: Option<NodeId>,
    /// Who plays: tag `Mode`.
    pub mode: Option<Mode>,
    /// How strong the computer plays, 1 to 99: tag `Level`.
    pub level: Option<u8>,
    /// What is left on the clocks: tag `Clocks`.
    pub clocks: Vec<ClockFace>,
    /// Who sits at the bottom of the board: tag `Orientation`.
    pub bottom: Option<Color>,
}

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// Two persons: `both`.
    Persons,
    /// A person plays this colour, the computer the other: `white`, `black`.
    Person(Color),
    /// The computer plays itself: `none`.
    Computer,
}

const MODES: [(&str, Mode); 4] = [
    ("both", Mode::Persons),
    ("white", Mode::Person(Color::White)),
    ("black", Mode::Person(Color::Black)),
    ("none", Mode::Computer),
];
const SIDES: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];
const HIGHEST_LEVEL: u8 = 99;

impl SavedSession {
    /// Reads the tags of a game, and says which of them it does not understand.
    #[must_use]
    pub fn read(record: &GameRecord) -> (Self, Vec<String>) {
        let mut session = Self::default();
        let mut remarks = Vec::new();
        let mut take = |name: &str, understand: &mut dyn FnMut(&str) -> Option<()>| {
            let Some(value) = record.tags.get(name) else { return };
            if understand(value.trim()).is_none() {
                remarks.push(format!("{name} `{value}` is not known here"));
            }
        };
        take("Cursor", &mut |value| {
            session.cursor = Some(follow(&record.tree, value)?);
            Some(())
        });
        take("Mode", &mut |value| {
            session.mode = Some(named(&MODES, value)?);
            Some(())
        });
        take("Level", &mut |value| {
            session.level = Some(value.parse().ok().filter(|level| (1..=HIGHEST_LEVEL).contains(level))?);
            Some(())
        });
        take("Clocks", &mut |value| {
            session.clocks = read_faces(value)?;
            Some(())
        });
        take("Orientation", &mut |value| {
            session.bottom = Some(named(&SIDES, value)?);
            Some(())
        });
        (session, remarks)
    }

    /// Writes the tags of a game; those of what is not known are taken away.
    ///
    /// # Panics
    /// If the cursor is a node of another tree.
    pub fn write(&self, record: &mut GameRecord) {
        let values = [
            ("Cursor", self.cursor.map(|id| steps(&record.tree, id))),
            ("Mode", self.mode.and_then(|mode| name_of(&MODES, mode))),
            ("Level", self.level.map(|level| level.to_string())),
            ("Clocks", Some(write_faces(&self.clocks)).filter(|_| !self.clocks.is_empty())),
            ("Orientation", self.bottom.and_then(|side| name_of(&SIDES, side))),
        ];
        for (name, value) in values {
            match value {
                Some(value) => record.tags.set(name, &value),
                None => record.tags.remove(name),
            }
        }
    }
}

fn named<T: Copy>(names: &[(&str, T)], value: &str) -> Option<T> {
    names.iter().find(|(name, _)| *name == value).map(|&(_, known)| known)
}

fn name_of<T: Copy + PartialEq>(names: &[(&str, T)], value: T) -> Option<String> {
    names.iter().find(|(_, known)| *known == value).map(|(name, _)| (*name).to_owned())
}

/// The way to a node: steps along the main line, the number of a variation, steps along that, and so on, with dots
/// between them. `12.1.3` is the fourth node of the first variation on the thirteenth.
fn steps(tree: &Tree, id: NodeId) -> String {
    let mut text = String::new();
    let (mut at, mut straight) = (tree.root(), 0_usize);
    for id in tree.path(id) {
        match tree.node(at).children().iter().position(|&child| child == id).unwrap_or_default() {
            0 => straight += 1,
            variation => {
                text += &format!("{straight}.{variation}.");
                straight = 0;
            }
        }
        at = id;
    }
    text + &straight.to_string()
}

/// The node at the end of a way; `None` if the tree has no such way.
fn follow(tree: &Tree, way: &str) -> Option<NodeId> {
    let mut at = tree.root();
    for (index, number) in way.split('.').enumerate() {
        let number: usize = number.parse().ok()?;
        match index % 2 {
            0 => {
                for _ in 0..number {
                    at = tree.next(at)?;
                }
            }
            _ => at = tree.node(at).children().get(number).copied()?,
        }
    }
    Some(at)
}

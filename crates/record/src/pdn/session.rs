//! What a program knows beside the game it saves: where its reader stands, who plays, how strong, the clocks, which
//! way the board lies. It stands in tags of the game, so that any program can open the file.

use damier_rules::Color;

use super::{ClockFace, GameRecord, NodeId, Tree, read_faces, write_faces};

/// The state of a program beside its game. What is `None` is not known, or as it is without being told.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SavedSession {
    /// The node that is looked at: tag `Cursor`.
    pub cursor: Option<NodeId>,
    /// The node that the game has come to, where its main line goes on: tag `Present`.
    pub present: Option<NodeId>,
    /// How the players ended the game: tag `Ending`. Who has won, the result tells.
    pub ending: Option<Ending>,
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

/// How players end a game, whatever stands on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The loser gave up: `resigned`.
    Resigned,
    /// The loser's time ran out: `time`.
    Time,
    /// Both agreed on a draw: `agreed`.
    Agreed,
}

const ENDINGS: [(&str, Ending); 3] =
    [("resigned", Ending::Resigned), ("time", Ending::Time), ("agreed", Ending::Agreed)];
const MODES: [(&str, Mode); 4] = [
    ("both", Mode::Persons),
    ("white", Mode::Person(Color::White)),
    ("black", Mode::Person(Color::Black)),
    ("none", Mode::Computer),
];
const SIDES: [(&str, Color); 2] = [("white", Color::White), ("black", Color::Black)];
/// The tags, in the order in which they are written.
const TAGS: [&str; 7] = ["Cursor", "Present", "Ending", "Mode", "Level", "Clocks", "Orientation"];
const HIGHEST_LEVEL: u8 = 99;

impl SavedSession {
    /// Reads the tags of a game, and says which of them it does not understand.
    #[must_use]
    pub fn read(record: &GameRecord) -> (Self, Vec<String>) {
        let mut session = Self::default();
        let mut remarks = Vec::new();
        for name in TAGS {
            if let Some(value) = record.tags.get(name)
                && session.take(record, name, value.trim()).is_none()
            {
                remarks.push(format!("{name} `{value}` is not known here"));
            }
        }
        (session, remarks)
    }

    /// Takes up what a tag says; `None` if it is not understood.
    fn take(&mut self, record: &GameRecord, name: &str, value: &str) -> Option<()> {
        match name {
            "Cursor" => self.cursor = Some(follow(&record.tree, value)?),
            "Present" => self.present = Some(follow(&record.tree, value)?),
            "Ending" => self.ending = Some(named(&ENDINGS, value)?),
            "Mode" => self.mode = Some(named(&MODES, value)?),
            "Level" => {
                self.level = Some(value.parse().ok().filter(|level| (1..=HIGHEST_LEVEL).contains(level))?);
            }
            "Clocks" => self.clocks = read_faces(value)?,
            _ => self.bottom = Some(named(&SIDES, value)?),
        }
        Some(())
    }

    /// Writes the tags of a game; those of what is not known are taken away. A tag that is there and is not understood
    /// belongs to another program and stays.
    ///
    /// # Panics
    /// If a node is one of another tree.
    pub fn write(&self, record: &mut GameRecord) {
        let way = |id: Option<NodeId>| id.map(|id| steps(&record.tree, id));
        let values = [
            way(self.cursor),
            way(self.present),
            self.ending.and_then(|ending| name_of(&ENDINGS, ending)),
            self.mode.and_then(|mode| name_of(&MODES, mode)),
            self.level.map(|level| level.to_string()),
            Some(write_faces(&self.clocks)).filter(|_| !self.clocks.is_empty()),
            self.bottom.and_then(|side| name_of(&SIDES, side)),
        ];
        for (name, value) in TAGS.into_iter().zip(values) {
            let there = record.tags.get(name).map(|value| value.trim().to_owned());
            if there.is_some_and(|there| Self::default().take(record, name, &there).is_none()) {
                continue;
            }
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

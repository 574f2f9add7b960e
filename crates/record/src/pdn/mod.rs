//! Games as PDN 3.0, the format that draughts programs share.
//!
//! Bytes become text ([`decode`]), text becomes pieces that a [`Visitor`] is told ([`read_games`]; statistics stop
//! here), pieces become a [`GameRecord`] with its [`Tree`] ([`read`], [`Games`]), and [`write()`] makes text of it
//! again. What cannot be read is kept as it stands and complained of, with its place; all other games load.

mod build;
mod clock_text;
mod encoding;
mod frame;
mod game_text;
mod game_type;
mod guess;
mod head;
mod lines;
mod moves;
mod one;
mod parts;
mod place;
mod reader;
mod record;
mod remark;
mod result;
mod session;
mod tag_text;
mod tags;
mod tree;
mod visitor;
mod walk;
mod words;
mod writer;

pub use build::ReadGame;
pub use encoding::{Decoded, Decoding, EncodingLook, Told, UnknownEncoding, decode};
pub use game_type::{game_type, variant_of_game_type, variant_of_name};
pub use parts::Parts;
pub use place::{Complaint, Place};
pub use reader::{Reader, read_games};
pub use record::GameRecord;
pub use remark::{Arrow, Circle, ClockFace, MarkColor, Remark, TimeOf};
pub use remark::{read_faces, read_remarks, write_faces, write_remarks};
pub use result::GameResult;
pub use session::{Ending, Mode, SavedSession};
pub use tags::{SEVEN, Tags};
pub use tree::{Action, Edit, Editor, Node, NodeId, Tree};
pub use visitor::{Unreadable, Visitor};
pub use words::SIGNS;
pub use writer::{write, write_games};

use damier_rules::VariantId;

pub(crate) use guess::FileGuess;
pub use one::Lines;
pub(crate) use one::{guess_variant, read_one, replay_one};
pub(crate) use record::passed;
pub(crate) use tags::customary;
pub(crate) use walk::{Cursor, Scribe, walk};

use game_text::GameText;

/// The games of a text one by one: only the one at hand is in memory.
pub struct Games<'t> {
    reader: Reader<'t>,
    text: &'t str,
    variant: Option<VariantId>,
    guess: FileGuess,
}

impl<'t> Games<'t> {
    /// The games of a text, all played by that variant, or each by what its tags and moves tell.
    #[must_use]
    pub fn new(text: &'t str, variant: Option<VariantId>) -> Self {
        Self { reader: Reader::new(text), text, variant, guess: FileGuess::default() }
    }
}

impl Iterator for Games<'_> {
    type Item = ReadGame;

    fn next(&mut self) -> Option<ReadGame> {
        let game = GameText::next(&mut self.reader, self.text)?;
        Some(build::build(&game, self.variant, &mut self.guess))
    }
}

/// Reads all games of a text; see [`Games`].
///
/// ```
/// use damier_record::pdn;
///
/// let games = pdn::read("[GameType \"20\"] 1. 32-28 18-23 (1... 17-21!) 2. 38-32 2-0", None);
/// assert!(games[0].complaints.is_empty());
/// assert_eq!(games[0].record.tree.main_moves().count(), 3);
/// ```
#[must_use]
pub fn read(text: &str, variant: Option<VariantId>) -> Vec<ReadGame> {
    Games::new(text, variant).collect()
}

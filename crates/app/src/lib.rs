//! The whole program without pixels.
//!
//! A [`Session`] is everything that is going on. [`update`] changes it by a [`Command`] and answers with the
//! [`Effect`]s that the world outside has to carry out; [`view`] tells what is to be seen. No clock, no thread, no
//! file and no window: a test plays a whole game by calling two functions.

mod analysis;
mod ballots;
mod clock;
mod command;
mod document;
mod ending;
mod entry;
mod hand;
mod keeping;
mod library;
mod line;
mod link;
mod orders;
mod pictures;
mod players;
mod refusal;
mod rules_page;
mod session;
mod settings;
mod setup;
mod sounds;
mod state;
mod story;
mod table;
mod texts;
mod thinking;
mod update;
mod view;
mod walk;
mod words;

pub use ballots::{Ballot, ballots};
pub use clock::{Bonus, TimeControl};
pub use command::{Command, Effect, SetUpStep, Slot};
pub use damier_record::pdn::NodeId;
pub use document::{Document, game_as_pdn, position_as_fen};
pub use ending::Ending;
pub use entry::completions;
pub use library::{GameHead, Library};
pub use line::{Line, with_other_capture_rule};
pub use link::Link;
pub use players::{Mode, Player, Players};
pub use rules_page::{RulesPart, rules_page};
pub use session::Session;
pub use settings::{Board, Coordinates, MarkColors, Motion, PieceSet, Settings, Theme, Volume};
pub use sounds::Sound;
pub use texts::{level_help, level_name, variant_summary, variant_title};
pub use update::update;
pub use view::{
    AnalysisView, ClockView, CounterView, Mark, MessageView, MoveRow, NoteView, PlayerView, PlyView,
    RuleChip, SetUpView, SquareView, Tone, VariationMove, VariationView, ViewModel, signs, view,
};
pub use words::{Arg, Language, key_of, tr, tr_part, word};

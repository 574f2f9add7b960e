//! The whole program without pixels.
//!
//! A [`Session`] is everything that is going on. [`update`] changes it by a [`Command`] and answers with the
//! [`Effect`]s that the world outside has to carry out; [`view`] tells what is to be seen. No clock, no thread, no
//! file and no window: a test plays a whole game by calling two functions.

mod command;
mod document;
mod hand;
mod players;
mod refusal;
mod session;
mod texts;
mod thinking;
mod update;
mod view;
mod walk;

pub use command::{Command, Effect};
pub use document::Document;
pub use players::{Mode, Player, Players};
pub use session::Session;
pub use update::update;
pub use view::{
    CounterView, Mark, MessageView, MoveRow, PlayerView, PlyView, RuleChip, SquareView, Tone, ViewModel, view,
};

//! DXP, the DamExchange protocol: two draughts programs play a game over a connection.
//!
//! A message is a letter and fields of fixed width, ended by a NUL byte. One side asks for a game (the initiator), the
//! other accepts (the follower); then both send moves. [`Message`] is the codec, [`Session`] our side of a game;
//! [`DxpEngine`] is another engine that listens and is asked for games.

mod engine;
mod message;
mod session;
mod text;

pub use engine::{DxpEngine, DxpError};
pub use message::{BadMessage, GameRequest, Message};
pub use session::{Act, Session};

/// The port on which programs listen.
pub const PORT: u16 = 27531;

/// The name we give.
const NAME: &str = "Damier";

//! Endgame tables: perfect play when few pieces are left, in every variant, made on the user's own machine.
//!
//! A table holds a [`Class`] of positions, so many men and kings on each side, with the result for the side to move,
//! and up to four pieces also the plies to the end of the game. Positions in which something must be taken are left
//! out: each capture leads to a class with fewer pieces, so that their result is that of the best capture
//! ([`Tables::value`]). [`Builder`] makes the tables, [`Tables`] reads them, [`check`] holds them against the rules.

mod block;
mod build;
mod cache;
mod class;
mod file;
mod index;
mod kind;
mod outcome;
mod solve;
mod tables;
mod verify;

pub use build::{BuildError, Builder, Event, Plan};
pub use class::{BadClass, Class, MOST_PIECES, Side};
pub use file::{FileError, Summary};
pub use index::Index;
pub use kind::TableKind;
pub use outcome::{Known, Outcome};
pub use tables::{FolderError, Scratch, Tables};
pub use verify::{Fault, check};

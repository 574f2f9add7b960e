//! How draughts programs talk with each other.
//!
//! Codecs and sessions are pure: lines come in, lines and engine messages go out. [`hub`] is the Hub protocol
//! (version 2) of Scan and the Hub program, for all variants. [`process`] runs another program.

pub mod hub;
pub mod process;

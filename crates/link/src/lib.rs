//! How draughts programs talk with each other.
//!
//! Everything here is pure: lines come in, lines and engine messages go out. Whoever owns the pipe or the socket
//! carries them. [`hub`] is the Hub protocol (version 2) of Scan and the Hub program, for all variants.

pub mod hub;

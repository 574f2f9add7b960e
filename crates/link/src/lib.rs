//! How draughts programs talk with each other.
//!
//! Codecs and sessions are pure: lines come in, lines and engine messages go out. [`hub`] is the Hub protocol
//! (version 2) of Scan and the Hub program, for all variants, [`dxp`] the DamExchange protocol in which programs play
//! over a connection. [`process`] runs another program.

pub mod dxp;
pub mod hub;
pub mod process;

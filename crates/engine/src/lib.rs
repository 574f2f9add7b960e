//! The draughts engine of Damier.
//!
//! It has one front door: messages. [`Engine`] runs it in a thread; [`Thinker`] is the engine itself, which
//! follows one message after the other wherever it is called.
//!
//! ```
//! use damier_engine::{Effort, Engine, FromEngine, Limits, Request, ToEngine};
//! use damier_rules::{Game, GameKind, VariantId};
//! use std::time::Duration;
//!
//! let game = Game::new(GameKind::new(VariantId::English));
//! let mut engine = Engine::spawn(|| ()).unwrap();
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! engine.send(ToEngine::Go(Request::of(1, &game, Effort::Limits(limits)))).unwrap();
//! let best = loop {
//!     if let Some(FromEngine::Done { best, .. }) = engine.recv_timeout(Duration::from_secs(9)).unwrap() {
//!         break best;
//!     }
//! };
//! assert!(best.is_some());
//! ```

mod budget;
mod endings;
mod evaluate;
pub mod learned;
mod level;
mod messages;
mod node;
mod options;
mod order;
mod pages;
mod search;
mod table;
mod thinker;
mod thread;
mod tuning;
mod value;

pub use damier_endgame::{Known, Outcome, TableKind};
pub use level::{Level, UnknownLevel};
pub use messages::{Clock, Effort, FromEngine, Limits, Report, Request, Score, TableWord, ToEngine};
pub use options::{EngineOption, OptionKind, options};
pub use thinker::{Thinker, Watch};
pub use thread::{Engine, EngineGone};

#![doc = include_str!("../README.md")]
#![no_std]

extern crate alloc;

mod bits;
mod board;
mod capture;
mod diagram;
pub mod draws;
mod game;
mod game_kind;
mod generate;
mod king_run;
mod moves;
mod perft;
mod piece;
mod position;
mod route;
pub mod rules;
mod shape;
mod spec;
mod variant;
mod variants;

pub use bits::{Bits, Indices};
pub use board::{Board, Diagonal8, Diagonal10, Diagonal12, Directions, Full8, Orthogonal10};
pub use diagram::{Complaint, Diagram};
pub use game::{Game, IllegalMove, Verdict, WinReason};
pub use game_kind::{GameKind, NoGiveaway};
pub use king_run::{KingRun, KingRuns, Limited, Unlimited};
pub use moves::{Move, MoveList};
pub use perft::{divide, perft};
pub use piece::{Color, Kind, Piece};
pub use position::Position;
pub use route::Route;
pub use shape::{BoardShape, Square};
pub use spec::{BitsOf, Crowning, Landing, Priority, Rules, RulesId, Spec, Visitor};
pub use variant::{Notation, Objective, Variant, VariantId};

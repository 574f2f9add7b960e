//! The program without pixels, told by its commands and its view.

mod clicking;
mod desk;
mod engine_talk;
mod files;
mod laws;
mod reasons;
mod undoing;
mod walking;
mod whole_games;

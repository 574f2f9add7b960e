//! The program without pixels, told by its commands and its view.

mod analysis;
mod clicking;
mod desk;
mod endings;
mod engine_talk;
mod files;
mod keeping;
mod laws;
mod listening;
mod openings;
mod pictures;
mod reasons;
mod rule_change;
mod setting_up;
mod undoing;
mod variations;
mod walking;
mod whole_games;

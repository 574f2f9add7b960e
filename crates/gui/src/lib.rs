//! The window: an egui skin of `damier-app`.
//!
//! It draws the view model and sends commands; it knows geometry and colours, and nothing of rules. `run` opens the
//! native window; [`App`] is the program inside it, which tests drive without a window and a page shows in a browser.

mod app;
mod art;
mod blink;
mod board;
mod board_kind;
mod errands;
mod evaluation;
mod files;
mod icons;
mod keys;
mod layout;
mod mark_colors;
mod marks;
mod motion;
#[cfg(not(target_arch = "wasm32"))]
mod native;
mod options;
mod painting;
mod palette;
mod panel;
mod sheets;
mod sounds;
mod speech;
mod sprite;
mod strokes;
mod theme;
mod wood;
mod world;

pub use app::App;
pub use damier_app::Slot;
pub use damier_app::Sound;
pub use files::{Choice, Errand, Files, Reply};
pub use layout::BoardLayout;
#[cfg(not(target_arch = "wasm32"))]
pub use native::{RunError, run};
pub use options::Options;
pub use sounds::{RATE, Speaker, samples};
pub use world::{EngineLink, Fonts, StartEngine, World};

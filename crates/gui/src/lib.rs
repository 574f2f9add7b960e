//! The window: an egui skin of `damier-app`.
//!
//! It draws the view model and sends commands; it knows geometry and colours, and nothing of rules. [`run`] opens
//! the native window; [`App`] is the program inside it, which tests drive without a window.

mod app;
mod art;
mod blink;
mod board;
mod board_kind;
mod evaluation;
mod files;
mod icons;
mod keys;
mod layout;
mod marks;
mod motion;
mod native;
mod options;
mod palette;
mod panel;
mod sheets;
mod sprite;
mod strokes;
mod theme;
mod wood;

pub use app::App;
pub use damier_app::Slot;
pub use files::Files;
pub use layout::BoardLayout;
pub use native::{RunError, run};
pub use options::Options;

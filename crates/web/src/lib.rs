//! The program as a page: the same window on a canvas, its files and its engine by way of the page's script, and a
//! mirror of it for those who cannot see a canvas.
//!
//! The script is in the folder `page`; `cargo xtask web` puts all together.

pub mod early;
#[cfg(target_arch = "wasm32")]
mod host;
pub mod mirror;
#[cfg(target_arch = "wasm32")]
mod page;
pub mod touch;
pub mod words;

#[cfg(target_arch = "wasm32")]
pub use page::Page;

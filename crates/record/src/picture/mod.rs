//! Positions and games as pictures in text: SVG ([`svg()`]) and a page that replays a game ([`html()`]).

mod html;
mod piece;
mod svg;

pub use html::html;
pub use svg::{Look, Numbering, svg};

/// A text within markup.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

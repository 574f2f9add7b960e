//! The Hub protocol, version 2, as Scan 3.1 describes it in its `protocol.txt`.
//!
//! A line is a command with arguments `name=value`. [`Line`] reads and writes lines, [`text`] positions and moves;
//! [`Server`] is the side of our engine, [`Client`] that of a program which drives another; [`HubEngine`] is such an
//! engine as a process.

mod client;
mod engine;
mod line;
mod server;
pub mod text;

pub use client::{Client, Heard, Unsuited};
pub use engine::{Answer, EngineError, HubEngine};
pub use line::Line;
pub use server::{Act, Server};

use damier_rules::GameKind;

/// Scan's names of variants, where they are not ours.
const SCAN_NAMES: [(&str, &str); 3] =
    [("normal", "international"), ("bt", "breakthrough"), ("losing", "antidraughts")];

/// What a variant is called in the protocol: Scan's name where it has one, else ours, `-giveaway` after the giveaway
/// forms.
#[must_use]
pub fn variant_name(kind: GameKind) -> String {
    let ours = kind.variant.variant().name;
    let name = SCAN_NAMES.iter().find(|(_, name)| *name == ours).map_or(ours, |(scan, _)| scan);
    if kind.is_giveaway_form() { format!("{name}-giveaway") } else { name.to_owned() }
}

/// The variant of that name in the protocol; our own names are understood too.
#[must_use]
pub fn variant_named(name: &str) -> Option<GameKind> {
    GameKind::all().find(|&kind| {
        let suffix = if kind.is_giveaway_form() { "-giveaway" } else { "" };
        variant_name(kind) == name || format!("{}{suffix}", kind.variant) == name
    })
}

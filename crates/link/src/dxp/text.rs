//! Positions and moves as the protocol writes them: positions as Hub does, but with `Z` and `z` (Dutch zwart) for
//! Black, moves by the numbers of their squares.

use damier_rules::{Diagram, Game, Route, VariantId};

use super::Message;
use crate::hub::text::{self, TextError};

/// Writes a position.
pub(super) fn write_position(diagram: &Diagram, variant: VariantId) -> String {
    text::write_position(diagram, variant).replace('B', "Z").replace('b', "z")
}

/// Reads a position.
///
/// # Errors
/// If it is not one of this variant's board.
pub(super) fn read_position(text: &str, variant: VariantId) -> Result<Diagram, TextError> {
    text::read_position(&text.replace('Z', "B").replace('z', "b"), variant)
}

/// The legal move that has such ends and takes such pieces.
pub(super) fn read_move(game: &Game, from: u8, to: u8, mut captured: Vec<u8>) -> Option<Route> {
    let variant = game.kind().variant.variant();
    captured.sort_unstable();
    let fits = |route: &Route| {
        let mut taken: Vec<_> = route.taken.iter().map(|&square| variant.number(square)).collect();
        taken.sort_unstable();
        variant.number(route.from()) == from && variant.number(route.to()) == to && taken == captured
    };
    game.moves().into_iter().find(fits)
}

/// The message that tells a move, after so many seconds.
pub(super) fn move_message(route: &Route, variant: VariantId, seconds: u16) -> Message {
    let variant = variant.variant();
    Message::Move {
        seconds,
        from: variant.number(route.from()),
        to: variant.number(route.to()),
        captured: route.taken_set().into_iter().map(|square| variant.number(square)).collect(),
    }
}

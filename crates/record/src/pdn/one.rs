//! One game of a text whose other games are known already: read, or only replayed.

use std::ops::ControlFlow;

use damier_rules::{Diagram, Game, GameKind, Route, VariantId};

use super::build::build;
use super::game_text::{Event, GameText};
use super::guess::FileGuess;
use super::head::Head;
use super::moves::choose;
use super::{ReadGame, Reader};

/// Reads the game that a text begins with; without any, an empty one.
pub(crate) fn read_one(text: &str, variant: Option<VariantId>, guess: &mut FileGuess) -> ReadGame {
    build(&game_text(text), variant, guess)
}

/// The variant that the first game of a text looks like, and what that and some games behind it have in common.
pub(crate) fn guess_variant(text: &str, guess: &mut FileGuess) -> VariantId {
    guess.guess(&game_text(text)).variant
}

/// Shows the positions of the main line, each with the move that follows it, up to where a visit breaks it off, a
/// move cannot be read, or another position is set up. `None` if the game has no start that can be read.
pub(crate) fn replay_one(
    text: &str,
    variant: Option<VariantId>,
    guess: &mut FileGuess,
    mut visit: impl FnMut(&Diagram, Option<&Route>) -> ControlFlow<()>,
) -> Option<GameKind> {
    let game = game_text(text);
    let head = Head::read(&game, variant, guess);
    if head.no_start || Game::from_diagram(head.kind, head.start.clone()).is_err() {
        return None;
    }
    let mut diagram = head.start;
    let mut depth = 0_usize;
    for (index, (_, event)) in game.events.iter().enumerate() {
        match event {
            Event::Open => depth += 1,
            Event::Close => depth = depth.saturating_sub(1),
            Event::Setup(_) | Event::Unread(..) | Event::Result(_) if depth == 0 => break,
            Event::Word(word) if depth == 0 => {
                let Ok(chosen) = choose(head.kind, &diagram, word, &game.events[index + 1..]) else { break };
                if visit(&diagram, Some(&chosen.route)).is_break() {
                    return Some(head.kind);
                }
                diagram = chosen.after;
            }
            _ => {}
        }
    }
    _ = visit(&diagram, None);
    Some(head.kind)
}

fn game_text(text: &str) -> GameText<'_> {
    let mut reader = Reader::new(text);
    GameText::next(&mut reader, text).unwrap_or_else(|| GameText::empty(text))
}

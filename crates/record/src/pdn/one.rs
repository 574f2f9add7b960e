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

/// Which lines of a game are replayed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lines {
    /// What was played.
    Main,
    /// The variations too.
    All,
}

/// A line that is replayed.
struct Line {
    diagram: Diagram,
    /// The position before the last move, from which variations start.
    before: Diagram,
    /// Whether the rest of it is left out.
    is_over: bool,
}

/// Shows the positions of a game, each with the move that follows it, in the order of the text. A line ends where a
/// visit breaks all off, a move cannot be read, or another position is set up. `None` if the game has no start that
/// can be read.
pub(crate) fn replay_one(
    text: &str,
    variant: Option<VariantId>,
    guess: &mut FileGuess,
    lines: Lines,
    mut visit: impl FnMut(&Diagram, Option<&Route>) -> ControlFlow<()>,
) -> Option<GameKind> {
    let game = game_text(text);
    let head = Head::read(&game, variant, guess);
    if head.no_start || Game::from_diagram(head.kind, head.start.clone()).is_err() {
        return None;
    }
    let mut open: Vec<Line> = Vec::new();
    let mut line = Line { before: head.start.clone(), diagram: head.start, is_over: false };
    for (index, (_, event)) in game.events.iter().enumerate() {
        match event {
            Event::Open => {
                let start = line.before.clone();
                let is_over = line.is_over || lines == Lines::Main;
                open.push(std::mem::replace(
                    &mut line,
                    Line { before: start.clone(), diagram: start, is_over },
                ));
            }
            Event::Close => {
                let Some(outer) = open.pop() else { continue };
                let inner = std::mem::replace(&mut line, outer);
                if !inner.is_over && visit(&inner.diagram, None).is_break() {
                    return Some(head.kind);
                }
            }
            Event::Setup(_) | Event::Unread(..) | Event::Result(_) if open.is_empty() => break,
            Event::Setup(_) | Event::Unread(..) => line.is_over = true,
            Event::Word(word) if !line.is_over => {
                let Ok(chosen) = choose(head.kind, &line.diagram, word, &game.events[index + 1..]) else {
                    match open.is_empty() {
                        true => break,
                        false => line.is_over = true,
                    }
                    continue;
                };
                if visit(&line.diagram, Some(&chosen.route)).is_break() {
                    return Some(head.kind);
                }
                line.before = std::mem::replace(&mut line.diagram, chosen.after);
            }
            _ => {}
        }
    }
    if !line.is_over {
        _ = visit(&line.diagram, None);
    }
    Some(head.kind)
}

fn game_text(text: &str) -> GameText<'_> {
    let mut reader = Reader::new(text);
    GameText::next(&mut reader, text).unwrap_or_else(|| GameText::empty(text))
}

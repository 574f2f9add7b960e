//! Moves of a file in their position: read leniently, with a choice where the short form leaves one.

use damier_rules::{Diagram, GameKind, Move, MoveList, Objective, Position, Route, Rules, Visitor};

use super::Place;
use super::game_text::{Event, main_words};
use crate::fen::shown;
use crate::notation::{self, MoveError};

/// The moves behind an open one that are tried, and the pieces of text among which they are looked for.
const TRIED: usize = 16;
const LOOKED_AT: usize = 1000;
/// More legal moves than positions of games have, so that their list hardly ever grows.
const MANY: usize = 32;

/// The move of a word, the first where it leaves several, and the position after it.
pub(super) fn read_word(kind: GameKind, diagram: &Diagram, word: &str) -> Option<(Route, Diagram)> {
    if let Some(found) = plain(kind, diagram, word) {
        return Some(found);
    }
    let route = match notation::read(kind, diagram, word) {
        Ok(route) => route,
        Err(MoveError::Ambiguous { candidates, .. }) => candidates.into_iter().next()?,
        Err(_) => return None,
    };
    let after = diagram.after(kind, &route);
    Some((route, after))
}

/// A move written in the usual way, as start and goal that no other move has: the fast way to read most moves of a
/// file. What it does not find may still be a move.
fn plain(kind: GameKind, diagram: &Diagram, word: &str) -> Option<(Route, Diagram)> {
    struct Plain<'a>(GameKind, &'a Diagram, &'a str);
    impl Visitor for Plain<'_> {
        type Output = Option<(Route, Diagram)>;
        fn visit<R: Rules>(self) -> Self::Output {
            let Self(kind, diagram, word) = self;
            let position = Position::<R>::forgiving(diagram);
            let mv = only(kind, &position, &mut MoveList::with_capacity(MANY), word)?;
            Some((position.route(mv), position.after(mv).diagram()))
        }
    }
    kind.rules().with(Plain(kind, diagram, word))
}

/// How many of the words, from the first on, are moves written in the usual way, and the position after them. No
/// position on the way is looked at by others, so none becomes a diagram.
fn plain_run(kind: GameKind, diagram: &Diagram, words: &[&str]) -> (usize, Diagram) {
    struct Run<'a>(GameKind, &'a Diagram, &'a [&'a str]);
    impl Visitor for Run<'_> {
        type Output = (usize, Diagram);
        fn visit<R: Rules>(self) -> Self::Output {
            let Self(kind, diagram, words) = self;
            let mut position = Position::<R>::forgiving(diagram);
            let mut list = MoveList::with_capacity(MANY);
            let mut legal = 0;
            while let Some(mv) = words.get(legal).and_then(|word| only(kind, &position, &mut list, word)) {
                position = position.after(mv);
                legal += 1;
            }
            (legal, position.diagram())
        }
    }
    kind.rules().with(Run(kind, diagram, words))
}

/// The only legal move with the start and the goal of a word.
fn only<R: Rules>(
    kind: GameKind,
    position: &Position<R>,
    list: &mut MoveList<R>,
    word: &str,
) -> Option<Move<R>> {
    let (from, to) = word.split_once(['-', 'x', ':'])?;
    let variant = kind.variant.variant();
    let (from, to) = (variant.square_named(from)?, variant.square_named(to)?);
    // The game is over by its objective.
    if kind.objective == Objective::FirstKing && position.has_kings() {
        return None;
    }
    list.clear();
    position.moves_into(list);
    let mut fitting = list.iter().filter(|mv| mv.from() == from && mv.to() == to);
    let mv = fitting.next()?;
    fitting.next().is_none().then_some(*mv)
}

/// How many of the words, from the first on, are legal moves.
pub(super) fn legal_moves(kind: GameKind, start: &Diagram, words: &[&str]) -> usize {
    let mut legal = 0;
    let mut diagram = start.clone();
    while legal < words.len() {
        let (plain, reached) = plain_run(kind, &diagram, &words[legal..]);
        legal += plain;
        let Some((_, after)) = words.get(legal).and_then(|word| read_word(kind, &reached, word)) else {
            break;
        };
        diagram = after;
        legal += 1;
    }
    legal
}

/// A move, the position after it, and what is to be noted of it.
pub(super) struct Chosen {
    pub(super) route: Route,
    pub(super) after: Diagram,
    pub(super) note: Option<String>,
}

/// The move of a word; where it leaves several, the first with which most of the `rest` of the line is legal.
pub(super) fn choose(
    kind: GameKind,
    diagram: &Diagram,
    word: &str,
    rest: &[(Place, Event<'_>)],
) -> Result<Chosen, MoveError> {
    if let Some((route, after)) = plain(kind, diagram, word) {
        return Ok(Chosen { route, after, note: None });
    }
    let (route, note) = match notation::read(kind, diagram, word) {
        Ok(route) => (route, None),
        Err(MoveError::Ambiguous { word, candidates, shown }) => {
            let rest: Vec<_> = main_words(&rest[..rest.len().min(LOOKED_AT)]).take(TRIED).collect();
            let goes_on = |route: &Route| legal_moves(kind, &diagram.after(kind, route), &rest);
            let mut best: Option<(usize, &Route)> = None;
            for route in &candidates {
                let legal = goes_on(route);
                if best.is_none_or(|(most, _)| legal > most) {
                    best = Some((legal, route));
                }
            }
            let Some((_, route)) = best else {
                return Err(MoveError::Ambiguous { word, candidates, shown });
            };
            let full = notation::full(kind.variant, route);
            let note = format!("`{word}` could be {}; read as {full}", shown.join(" or "));
            (route.clone(), Some(note))
        }
        Err(error) => return Err(error),
    };
    let after = diagram.after(kind, &route);
    Ok(Chosen { route, after, note })
}

/// Why a word is no move, without the columns within the word.
pub(super) fn explain(word: &str, error: &MoveError) -> String {
    match error {
        MoveError::Unreadable { word: part, expected, .. } => {
            format!("`{word}` is no move: {} where {expected} was expected", shown(part))
        }
        MoveError::UnknownSquare { word: part, variant, .. } => {
            format!("`{word}` is no move: `{part}` is no square of {variant}")
        }
        MoveError::Illegal { .. } | MoveError::Ambiguous { .. } | MoveError::Complaints { .. } => {
            let text = error.to_string();
            match text.strip_prefix(word) {
                Some(rest) => format!("`{word}`{rest}"),
                None => text,
            }
        }
    }
}

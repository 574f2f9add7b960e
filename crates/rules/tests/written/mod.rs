//! Positions and moves of the tests as people write them.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(dead_code, reason = "each test uses its part")]

use damier_record::fen;
use damier_rules::{Diagram, Game, GameKind, Route, VariantId};

pub fn kind(variant: &str) -> GameKind {
    let (variant, giveaway) = match variant.strip_suffix(" giveaway") {
        Some(variant) => (variant, true),
        None => (variant, false),
    };
    let id = VariantId::from_name(variant).unwrap_or_else(|| panic!("no variant {variant}"));
    if giveaway { GameKind::giveaway(id).unwrap() } else { GameKind::new(id) }
}

pub fn diagram(kind: GameKind, text: &str) -> Diagram {
    fen::read_position(text, kind.variant).unwrap_or_else(|error| panic!("{kind} {text}: {error}"))
}

pub fn game(variant: &str, text: &str) -> Game {
    let kind = kind(variant);
    Game::from_diagram(kind, diagram(kind, text)).unwrap()
}

/// A route with all its squares, captures always with `x`.
pub fn path(kind: GameKind, route: &Route) -> String {
    let names: Vec<_> =
        route.squares.iter().map(|&square| kind.variant.variant().square_name(square)).collect();
    names.join(if route.is_capture() { "x" } else { "-" })
}

/// The legal moves in full, sorted.
pub fn moves(variant: &str, text: &str) -> Vec<String> {
    let kind = kind(variant);
    let mut moves: Vec<_> =
        diagram(kind, text).moves(kind).unwrap().iter().map(|route| path(kind, route)).collect();
    moves.sort();
    moves
}

/// Plays moves written by their ends, `32-28 18x27`; each must fit exactly one legal move.
pub fn play(game: &mut Game, moves: &str) {
    let variant = game.kind().variant.variant();
    for word in moves.split_whitespace() {
        let (from, to) = word.split_once(['-', 'x']).expect("two squares");
        let ends = [from, to].map(|name| variant.square_named(name).expect("a square"));
        let fitting: Vec<_> =
            game.moves().into_iter().filter(|route| [route.from(), route.to()] == ends).collect();
        assert_eq!(fitting.len(), 1, "{word} in {}", fen_of(game));
        game.play(&fitting[0]).unwrap();
    }
}

/// Plays quiet king moves that let nobody take anything, and no position a third time, for so many plies or
/// until the rules end the game; gives the plies played.
pub fn shuffle(game: &mut Game, plies: usize) -> usize {
    let before = game.played().len();
    let mut chance = fastrand::Rng::with_seed(7);
    *game = shuffled(game, plies, &mut chance, &mut 50_000)
        .unwrap_or_else(|| panic!("no way to shuffle in {}", fen_of(game)));
    game.played().len() - before
}

fn shuffled(game: &Game, plies: usize, chance: &mut fastrand::Rng, tries: &mut u32) -> Option<Game> {
    if plies == 0 || game.verdict().is_some() {
        return Some(game.clone());
    }
    *tries = tries.checked_sub(1)?;
    let mut moves = game.moves();
    chance.shuffle(&mut moves);
    moves
        .iter()
        .filter_map(|route| quietly(game, route))
        .find_map(|next| shuffled(&next, plies - 1, chance, tries))
}

/// The game after a king move that changes nothing.
fn quietly(game: &Game, route: &Route) -> Option<Game> {
    let king = game.diagram().at(route.from()).is_some_and(damier_rules::Piece::is_king);
    let mut next = game.clone();
    next.play(route).unwrap();
    let calm = !route.is_capture() && !next.diagram().can_capture(next.kind()) && next.occurrences() < 3;
    (king && calm && !next.moves().is_empty()).then_some(next)
}

/// The position as FEN.
pub fn fen_of(game: &Game) -> String {
    fen::write(game.diagram(), game.kind().variant)
}

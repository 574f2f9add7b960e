//! Why something cannot be done: one honest line for every refused click.

use damier_rules::{Color, Diagram, Directions, Kind, Route, Square};

use crate::players::Player;
use crate::session::Session;
use crate::texts::{self, Message};

/// Why the board may not be touched now; `None` where it goes without saying.
pub(crate) fn of_touch(session: &Session, square: Square) -> Option<Message> {
    if session.browse.is_some() {
        return Some(texts::browsing_refusal());
    }
    if session.is_over() {
        return None;
    }
    // The second half of a double click on a move just made.
    if session.game.played().last().is_some_and(|route| route.squares.contains(&square)) {
        return None;
    }
    match session.players.of(session.game.turn()) {
        Player::Computer(_) => Some(texts::not_your_turn(session.game.turn())),
        Player::Human => None,
    }
}

/// Why a move cannot be typed now.
pub(crate) fn of_typing(session: &Session) -> Message {
    if session.browse.is_some() {
        texts::browsing_refusal()
    } else if session.is_over() {
        texts::game_over()
    } else {
        texts::not_your_turn(session.game.turn())
    }
}

/// Why a piece cannot be taken in hand; `None` for an empty square.
pub(crate) fn of_piece(session: &Session, square: Square) -> Option<Message> {
    let diagram = session.game.diagram();
    let piece = diagram.at(square)?;
    let turn = session.game.turn();
    if piece.color != turn {
        let just_moved = session.game.played().last().is_some_and(|route| route.to() == square);
        return match (session.game.played().is_empty(), just_moved) {
            (true, _) => Some(texts::begins(turn)),
            (false, true) => None,
            (false, false) => Some(texts::not_your_turn(turn)),
        };
    }
    let moves = session.game.moves();
    if is_forced(session, &moves) {
        return Some(forced(session, &moves, square));
    }
    if diagram.runs[turn.index()].exhausted() == Some(square) {
        return Some(texts::king_run(&session.name(square)));
    }
    Some(texts::blocked(&session.name(square)))
}

/// Why the piece in hand cannot go there.
pub(crate) fn of_goal(session: &Session, from: Square, to: Square) -> Option<Message> {
    let diagram = session.game.diagram();
    let (from_name, to_name) = (session.name(from), session.name(to));
    if diagram.at(to).is_some() {
        return Some(texts::occupied(&to_name));
    }
    let moves = session.game.moves();
    let spec = session.kind().rules().spec();
    let man = diagram.at(from).is_some_and(|piece| piece.kind == Kind::Man);
    if is_forced(session, &moves) {
        if moves.iter().any(|route| route.from() == from) {
            let most = moves.iter().filter(|route| route.from() == from).map(|route| route.taken.len()).max();
            return Some(texts::must_take_with_this(&from_name, &to_name, most.unwrap_or(1)));
        }
        return Some(forced(session, &moves, from));
    }
    if man && is_backwards(diagram, from, to) {
        return Some(if spec.man_takes == Directions::DIAGONAL_FORWARD && jumps(diagram, from, to) {
            texts::men_take_forward()
        } else {
            texts::men_step_forward()
        });
    }
    Some(texts::no_such_move(&from_name, &to_name))
}

fn is_forced(session: &Session, moves: &[Route]) -> bool {
    !session.kind().rules().spec().optional && moves.iter().any(Route::is_capture)
}

/// Which pieces must capture instead of the one on `square`, and what is special about it.
fn forced(session: &Session, moves: &[Route], square: Square) -> Message {
    let mut takers: Vec<_> = moves.iter().map(Route::from).collect();
    takers.sort_unstable();
    takers.dedup();
    let names: Vec<_> = takers.iter().map(|&taker| session.name(taker)).collect();
    let most = moves.iter().map(|route| route.taken.len()).max().unwrap_or(1);
    match captures_alone(session, square) {
        Some(count) if count < most => texts::too_few(most, count, &names),
        Some(_) => texts::another_goes_first(&names),
        None if moves.iter().all(|route| man_takes_back(session, route)) => {
            texts::must_capture_backwards(&names)
        }
        None => texts::must_capture(&names),
    }
}

/// How many pieces the piece on `square` could take if its side had no other: found by asking the rules for just
/// that, and keeping only captures for which the other pieces leave room.
fn captures_alone(session: &Session, square: Square) -> Option<usize> {
    let real = session.game.diagram();
    let turn = session.game.turn();
    let mut alone = real.clone();
    for (other, piece) in real.pieces() {
        if piece.color == turn && other != square {
            alone.set(other, None);
        }
    }
    alone.runs = Default::default();
    let routes = alone.routes(session.kind()).ok()?;
    let has_room = |route: &Route| {
        route.squares.windows(2).all(|hop| {
            between(real, hop[0], hop[1])
                .chain([hop[1]])
                .all(|passed| passed == square || real.at(passed).is_none_or(|piece| piece.color != turn))
        })
    };
    routes.iter().filter(|route| route.is_capture() && has_room(route)).map(|route| route.taken.len()).max()
}

/// The playing squares strictly between two squares of a line.
fn between(diagram: &Diagram, from: Square, to: Square) -> impl Iterator<Item = Square> {
    let shape = diagram.shape();
    let cell = |square| {
        let (row, column) = shape.row_column(square);
        (i16::from(row), i16::from(column))
    };
    let (from, to) = (cell(from), cell(to));
    let (down, right) = (to.0 - from.0, to.1 - from.1);
    let steps = down.abs().max(right.abs());
    (1..steps).filter_map(move |step| {
        let row = from.0 + down.signum() * step;
        let column = from.1 + right.signum() * step;
        shape.at(i8::try_from(row).ok()?, i8::try_from(column).ok()?)
    })
}

fn jumps(diagram: &Diagram, from: Square, to: Square) -> bool {
    let passed: Vec<_> = between(diagram, from, to).collect();
    matches!(passed[..], [one] if diagram.at(one).is_some_and(|piece| piece.color != diagram.turn))
}

fn is_backwards(diagram: &Diagram, from: Square, to: Square) -> bool {
    let row = |square| diagram.shape().row_column(square).0;
    match diagram.turn {
        Color::White => row(to) > row(from),
        Color::Black => row(to) < row(from),
    }
}

fn man_takes_back(session: &Session, route: &Route) -> bool {
    let diagram = session.game.diagram();
    let man = diagram.at(route.from()).is_some_and(|piece| piece.kind == Kind::Man);
    man && is_backwards(diagram, route.from(), route.squares[1])
}

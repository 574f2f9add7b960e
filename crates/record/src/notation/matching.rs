//! Which legal moves the squares of a text fit.

use damier_rules::{Diagram, GameKind, Route, Square};

use super::scan::Written;

/// The moves that fit, each once, with the route whose path fits best.
pub(super) fn fitting(kind: GameKind, diagram: &Diagram, legal: &[Route], written: &Written) -> Vec<Route> {
    let mut found = Vec::new();
    for squares in &written.readings {
        for route in by_path(kind, diagram, legal, squares) {
            add(&mut found, route);
        }
    }
    if found.is_empty() {
        let by_taken = |squares: &Vec<Square>| legal.iter().filter(|route| is_hub(route, squares)).collect();
        found = written.readings.iter().flat_map::<Vec<_>, _>(by_taken).cloned().collect();
    }
    // The claimed number is often wrong in the files that have it: it decides only where the squares do not.
    if let Some(captures) = written.captures.filter(|_| found.len() > 1)
        && found.iter().any(|route| route.taken.len() == captures)
    {
        found.retain(|route| route.taken.len() == captures);
    }
    found
}

/// Adds a route unless its move is there.
fn add(found: &mut Vec<Route>, route: Route) {
    if !found.iter().any(|other| other.same_move(&route)) {
        found.push(route);
    }
}

/// The moves on whose path the squares lie. A whole path names its move, whatever other paths pass there too.
fn by_path(kind: GameKind, diagram: &Diagram, legal: &[Route], squares: &[Square]) -> Vec<Route> {
    if let Some(whole) = legal.iter().find(|route| route.squares == squares) {
        return vec![whole.clone()];
    }
    let ends: Vec<_> = legal.iter().filter(|route| has_ends(route, squares)).collect();
    match (squares.len(), &ends[..]) {
        (_, []) => return Vec::new(),
        (2, _) => return ends.into_iter().cloned().collect(),
        (_, [only]) if passes(only, squares) => return vec![(*only).clone()],
        _ => {}
    }
    // All ways of a hand are many; they are asked for only where the written ones do not settle it.
    let routes = diagram.routes(kind).unwrap_or_default();
    if let Some(whole) = routes.iter().find(|route| route.squares == squares) {
        return vec![whole.clone()];
    }
    let mut found = Vec::new();
    for route in routes {
        if has_ends(&route, squares) && passes(&route, squares) {
            add(&mut found, route);
        }
    }
    found
}

fn has_ends(route: &Route, squares: &[Square]) -> bool {
    squares.first() == Some(&route.from()) && squares.last() == Some(&route.to())
}

/// Whether the squares are some of the route's, in its order.
fn passes(route: &Route, squares: &[Square]) -> bool {
    let mut path = route.squares.iter();
    squares.iter().all(|square| path.any(|passed| passed == square))
}

/// Whether the squares are the move's start, its goal and the pieces it takes in any order.
fn is_hub(route: &Route, squares: &[Square]) -> bool {
    let [from, to, taken @ ..] = squares else { return false };
    let mut taken = taken.to_vec();
    taken.sort_unstable();
    route.is_capture() && route.from() == *from && route.to() == *to && route.taken_set() == taken
}

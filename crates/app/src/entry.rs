//! Writing a move: what it may become while it is being written.

use damier_record::notation;

use crate::session::Session;

/// The legal moves whose writing begins like this one, as the move list writes them. Signs between squares and capital
/// letters make no difference; an empty text begins every move.
#[must_use]
pub fn completions(session: &Session, typed: &str) -> Vec<String> {
    if !session.awaits_human() {
        return Vec::new();
    }
    let moves = session.game.moves();
    let text = |route| notation::short(session.kind(), route, &moves);
    let mut found: Vec<_> = moves.iter().map(text).filter(|text| begins(text, typed)).collect();
    found.sort();
    found.dedup();
    found
}

/// Whether a move is written like that as far as it is written.
fn begins(text: &str, typed: &str) -> bool {
    plain(text).starts_with(&plain(typed))
}

/// The squares, with the same sign between all.
fn plain(text: &str) -> String {
    let text = text.trim().to_lowercase();
    text.chars().map(|sign| if matches!(sign, 'x' | ':' | '*' | '×' | ' ') { '-' } else { sign }).collect()
}

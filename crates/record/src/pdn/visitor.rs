//! What a reader of PDN tells, piece by piece: enough for statistics, without a tree.

use std::borrow::Cow;

use super::{GameResult, Place};

/// Why a piece of text cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unreadable {
    /// It is nothing that PDN knows.
    #[error("a move was expected")]
    Word,
    /// `;` begins no comment here.
    #[error("PDN has no comments that begin with `;`")]
    Semicolon,
    /// A comment without its end.
    #[error("this comment is not closed by `}}`")]
    OpenComment,
    /// A variation without its end.
    #[error("this variation is not closed by `)`")]
    OpenVariation,
    /// An end without a variation.
    #[error("no variation is open here")]
    NoVariation,
    /// A tag that is not written `[Name "value"]`.
    #[error("a tag is written [Name \"value\"]")]
    Tag,
    /// A position in mid-game that is not written `/FEN "…"/`.
    #[error("a position is written /FEN \"W:W31-50:B1-20\"/")]
    Setup,
    /// A sign after a move that is no number up to 65535.
    #[error("a sign after a move is written $ and a number")]
    Nag,
    /// The rest of a game that is too long to be kept as a tree.
    #[error("this game is longer than 8 MB; the rest of it is kept as it stands")]
    TooLong,
    /// A result within a variation.
    #[error("a result ends a game, not a variation")]
    ResultInVariation,
}

/// Takes what a [`Reader`](super::Reader) finds, in the order of the file. All methods do nothing by default.
pub trait Visitor<'t> {
    /// A game begins.
    fn begin_game(&mut self, place: Place) {
        let _ = place;
    }

    /// A tag, its value without escapes.
    fn tag(&mut self, place: Place, name: &'t str, value: Cow<'t, str>) {
        let _ = (place, name, value);
    }

    /// A move number; `dots` of three or more mean that the other side is to move. The number may be missing.
    fn number(&mut self, place: Place, number: Option<u32>, dots: usize) {
        let _ = (place, number, dots);
    }

    /// A move as it is written, with blanks in it if the file has some; it need not be one.
    fn word(&mut self, place: Place, text: &'t str) {
        let _ = (place, text);
    }

    /// The inside of a comment.
    fn comment(&mut self, place: Place, text: &'t str) {
        let _ = (place, text);
    }

    /// A line that begins with `%`, without its end.
    fn directive(&mut self, place: Place, text: &'t str) {
        let _ = (place, text);
    }

    /// A sign after a move: `$n`, or `!` and the like by their number; 7 is forced.
    fn nag(&mut self, place: Place, nag: u16) {
        let _ = (place, nag);
    }

    /// A variation on the last move begins.
    fn begin_variation(&mut self, place: Place) {
        let _ = place;
    }

    /// The innermost variation ends. Those open at the end of a game end there, with a complaint.
    fn end_variation(&mut self, place: Place) {
        let _ = place;
    }

    /// A position in mid-game: the text of the FEN. `B::` passes the turn.
    fn setup(&mut self, place: Place, fen: &'t str) {
        let _ = (place, fen);
    }

    /// The result that ends the game. A second one may follow in the same line.
    fn result(&mut self, place: Place, result: GameResult) {
        let _ = (place, result);
    }

    /// Text that cannot be read.
    fn unreadable(&mut self, place: Place, text: &'t str, why: Unreadable) {
        let _ = (place, text, why);
    }

    /// The game ends; the place is behind it.
    fn end_game(&mut self, place: Place) {
        let _ = place;
    }
}

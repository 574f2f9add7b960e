//! Addresses that open a position: `?variant=english&fen=…&moves=11-15,23-19`.

use damier_record::{fen, notation};
use damier_rules::{GameKind, VariantId};

use crate::document::Document;
use crate::session::Session;

/// What an address asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Link {
    /// The game.
    pub kind: GameKind,
    /// The position and the moves that were played from it, if the address has any.
    pub document: Option<Document>,
}

impl Link {
    /// Reads what stands behind the `?` of an address: `variant`, a name; `giveaway`, any value; `fen`, a position;
    /// `moves` with commas between them. `None` if none of these stands there; what else does is left alone.
    ///
    /// # Errors
    /// If there is no such variant, or it has no giveaway form, or a value holds what cannot belong there.
    pub fn read(query: &str) -> Result<Option<Self>, String> {
        let of = |name: &str| {
            let pairs = query.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
            pairs.filter(|pair| pair.0 == name).map(|pair| decoded(pair.1)).find(|value| !value.is_empty())
        };
        let (variant, position, moves) = (of("variant"), of("fen"), of("moves"));
        if variant.is_none() && position.is_none() && moves.is_none() {
            return Ok(None);
        }
        let named = |name: &str| {
            VariantId::from_name(name).ok_or_else(|| format!("there is no variant called “{name}”"))
        };
        let guessed = || position.as_deref().and_then(fen::guess).unwrap_or(VariantId::International);
        let variant = variant.as_deref().map_or_else(|| Ok(guessed()), named)?;
        let kind = match of("giveaway") {
            Some(_) => GameKind::giveaway(variant).map_err(|error| error.to_string())?,
            None => GameKind::new(variant),
        };
        if position.is_none() && moves.is_none() {
            return Ok(Some(Self { kind, document: None }));
        }
        let mut text = format!("[Variant \"{}\"]\n", variant.variant().name);
        if kind.is_giveaway_form() {
            text += "[Objective \"giveaway\"]\n";
        }
        if let Some(position) = position {
            text += &format!("[FEN \"{}\"]\n", plain(&position)?);
        }
        text += &format!("\n{} *\n", plain(&moves.unwrap_or_default())?.replace(',', " "));
        Ok(Some(Self { kind, document: Some(Document { name: "link".to_owned(), text }) }))
    }

    /// What has to stand behind the `?` of an address that opens the position that is shown, with the moves that led
    /// to it.
    #[must_use]
    pub fn query(session: &Session) -> String {
        let (line, ply) = session.shown();
        let line = line.up_to(ply);
        // Where the capture rule was changed on the way, the moves are told apart by the last one only.
        let kind = line.kind();
        let mut query = format!("variant={}", kind.variant.variant().name);
        if kind.is_giveaway_form() {
            query += "&giveaway=1";
        }
        if *line.start() != kind.variant.variant().start() {
            query += &format!("&fen={}", encoded(&fen::write(line.start(), kind.variant)));
        }
        let moves: Vec<_> = line.played().iter().map(|route| notation::full(kind.variant, route)).collect();
        if !moves.is_empty() {
            query += &format!("&moves={}", encoded(&moves.join(",")));
        }
        query
    }
}

/// A value that can stand in a tag or among moves.
fn plain(value: &str) -> Result<&str, String> {
    let odd = value.chars().find(|&letter| letter.is_control() || "\"\\[]{}();%".contains(letter));
    odd.map_or(Ok(value), |letter| Err(format!("“{letter}” belongs neither to a position nor to moves")))
}

/// Everything but letters, digits and a few signs as `%` and two hexadecimal digits.
fn encoded(value: &str) -> String {
    let kept = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~:,*".contains(&byte);
    let code = |byte| if kept(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    value.bytes().map(code).collect()
}

fn decoded(value: &str) -> String {
    let value = value.replace('+', " ");
    let mut bytes = Vec::new();
    let mut rest = value.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let pair = after.get(..2).filter(|_| first == b'%').and_then(|pair| std::str::from_utf8(pair).ok());
        if let Some(byte) = pair.and_then(|pair| u8::from_str_radix(pair, 16).ok()) {
            bytes.push(byte);
            rest = &after[2..];
        } else {
            bytes.push(first);
            rest = after;
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Command, Players, update};

    /// A session in which so many moves were made, each the last of those that can be made.
    fn played(kind: GameKind, plies: usize) -> Session {
        let mut session = Session::new(kind, Players::HUMANS, 0);
        for _ in 0..plies {
            let text = session.game.routes().last().map(|route| notation::full(kind.variant, route));
            let _ = update(&mut session, Command::Type(text.unwrap_or_default()));
        }
        session
    }

    fn opened(query: &str) -> Session {
        let link = Link::read(query).expect("it is a link").expect("it asks for something");
        let mut session = Session::new(link.kind, Players::HUMANS, 0);
        if let Some(Document { name, text }) = link.document {
            let _ = update(&mut session, Command::Open { name, text });
        }
        session
    }

    #[test]
    fn a_link_opens_the_game_it_was_made_of() {
        for kind in GameKind::all() {
            for plies in [0, 1, 12] {
                let session = played(kind, plies);
                let query = Link::query(&session);
                let again = opened(&query);
                assert_eq!(again.kind(), kind, "{query}");
                assert_eq!(again.game.played(), session.game.played(), "{query}");
                assert_eq!(again.game.diagram(), session.game.diagram(), "{query}");
            }
        }
    }

    #[test]
    fn a_position_of_its_own_comes_along() {
        let session = opened("?variant=english&fen=B%3AW18%2C24%2CK30%3AB1%2C2&moves=1-5");
        assert_eq!(session.game.played().len(), 1, "{:?}", session.message);
        let again = opened(&Link::query(&session));
        assert_eq!(again.game.diagram(), session.game.diagram());
    }

    #[test]
    fn the_position_that_is_looked_at_is_the_one_that_is_linked() {
        let mut session = played(GameKind::new(VariantId::International), 4);
        let _ = update(&mut session, Command::Browse(2));
        assert_eq!(opened(&Link::query(&session)).game.played().len(), 2);
    }

    #[test]
    fn what_is_no_link_says_why() {
        assert_eq!(Link::read("?utm=1"), Ok(None));
        assert_eq!(Link::read(""), Ok(None));
        assert!(Link::read("variant=chess").expect_err("no draughts").contains("chess"));
        assert!(Link::read("variant=english&moves=11-15%22%5D").is_err());
        assert!(Link::read("variant=breakthrough&giveaway=1").is_err());
        assert_eq!(decoded("%4%zz+%C3%A9%"), "%4%zz é%");
    }
}

//! The pieces as symbols: turned discs of boxwood and ebony that lie on the board. A king is told by its height, its
//! gold and its crown, so that it is seen in any size and without colours.

use damier_rules::{Color, Kind, Piece};

/// The name of a piece's symbol, and its letter in boards of letters.
pub(super) fn letter(piece: Piece) -> char {
    match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => 'w',
        (Color::White, Kind::King) => 'W',
        (Color::Black, Kind::Man) => 'b',
        (Color::Black, Kind::King) => 'B',
    }
}

/// The id of a symbol. Ids are told apart by more than case, which pages may not heed.
pub(super) fn symbol(letter: char) -> String {
    let kind = if letter.is_ascii_uppercase() { "king" } else { "man" };
    format!("{kind}-{}", letter.to_ascii_lowercase())
}

/// The colours of a side's pieces.
struct Wood {
    light: &'static str,
    top: &'static str,
    shade: &'static str,
    side: &'static str,
    groove: &'static str,
    outline: &'static str,
    gold: &'static str,
}

const BOXWOOD: Wood = Wood {
    light: "#fffbf0",
    top: "#f3e7ce",
    shade: "#dfcba3",
    side: "#b8986a",
    groove: "#b79b6c",
    outline: "#7d5f3b",
    gold: "#8a5c06",
};
const EBONY: Wood = Wood {
    light: "#57483e",
    top: "#342a24",
    shade: "#1f1815",
    side: "#15100d",
    groove: "#0f0b09",
    outline: "#070504",
    gold: "#e8b944",
};

/// The four symbols, each in a square of 100 units.
pub(super) fn symbols() -> String {
    let mut text = String::new();
    for (side, wood) in [('w', &BOXWOOD), ('b', &EBONY)] {
        text += &gradient(side, wood);
        text +=
            &format!("<symbol id=\"{}\" viewBox=\"0 0 100 100\">{}</symbol>", symbol(side), man(side, wood));
        let king = side.to_ascii_uppercase();
        text += &format!(
            "<symbol id=\"{}\" viewBox=\"0 0 100 100\">{}</symbol>",
            symbol(king),
            self::king(side, wood)
        );
    }
    text
}

/// The light of a face comes from the upper left.
fn gradient(side: char, wood: &Wood) -> String {
    let Wood { light, top, shade, .. } = wood;
    format!(
        "<radialGradient id=\"face-{side}\" cx=\".32\" cy=\".26\" r=\".85\"><stop offset=\"0\" stop-color=\"{light}\"/>\
         <stop offset=\".55\" stop-color=\"{top}\"/><stop offset=\"1\" stop-color=\"{shade}\"/></radialGradient>\
         <radialGradient id=\"hollow-{side}\" cx=\".68\" cy=\".74\" r=\".85\"><stop offset=\"0\" stop-color=\"{light}\"/>\
         <stop offset=\".55\" stop-color=\"{top}\"/><stop offset=\"1\" stop-color=\"{shade}\"/></radialGradient>"
    )
}

/// A disc with its shadow, its wall from `top` to `base`, and its face.
fn disc(side: char, wood: &Wood, top: u32, base: u32) -> String {
    let Wood { side: wall, outline, .. } = wood;
    format!(
        "<ellipse cx=\"52\" cy=\"{shadow}\" rx=\"43\" ry=\"41\" fill=\"#1a0d05\" fill-opacity=\".32\"/>\
         <path d=\"M11 {top}v{height}a39 39 0 0 0 78 0v-{height}z\" fill=\"{wall}\" stroke=\"{outline}\" stroke-width=\"1.4\"/>\
         <circle cx=\"50\" cy=\"{top}\" r=\"39\" fill=\"url(#face-{side})\" stroke=\"{outline}\" stroke-width=\"1.4\"/>",
        shadow = base + 3,
        height = base - top,
    )
}

fn man(side: char, wood: &Wood) -> String {
    let groove = |radius: u32| {
        format!(
            "<circle cx=\"50\" cy=\"48\" r=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.8\"/>\
             <circle cx=\"50\" cy=\"49.3\" r=\"{radius}\" fill=\"none\" stroke=\"{}\" stroke-width=\".8\"/>",
            wood.groove, wood.light
        )
    };
    format!(
        "{}{}{}<circle cx=\"50\" cy=\"48\" r=\"16\" fill=\"url(#hollow-{side})\" stroke=\"{}\" stroke-width=\"1.2\"/>",
        disc(side, wood, 48, 53),
        groove(31),
        groove(24),
        wood.groove
    )
}

fn king(side: char, wood: &Wood) -> String {
    // The seam between the two discs that a king is made of.
    let seam = if side == 'b' { "#8a7566" } else { wood.outline };
    format!(
        "{disc}<path d=\"M11 51a39 39 0 0 0 78 0\" fill=\"none\" stroke=\"{seam}\" stroke-width=\"1.8\"/>\
         <circle cx=\"50\" cy=\"44\" r=\"32\" fill=\"none\" stroke=\"{gold}\" stroke-width=\"2.4\"/>\
         <path d=\"M33 57l-5-22 11 8 11-14 11 14 11-8-5 22z\" fill=\"{gold}\" stroke=\"{gold}\" stroke-width=\"1.5\" \
         stroke-linejoin=\"round\"/><path d=\"M34 53h32\" stroke=\"{line}\" stroke-width=\"1.6\"/>",
        disc = disc(side, wood, 44, 57),
        gold = wood.gold,
        line = wood.top,
    )
}

//! What a game's tags say of its variant.

use damier_rules::{GameKind, Notation, Objective, VariantId};

use super::tag_text;

/// "From position": international with another start, in the numbers of lidraughts.
const FROM_POSITION: u8 = 99;

/// The variant of a `GameType` by its number; what stands behind the number is often wrong.
#[must_use]
pub fn variant_of_game_type(value: &str) -> Option<VariantId> {
    let digits = value.trim().split(|c: char| !c.is_ascii_digit()).next()?;
    let number: u8 = digits.parse().ok()?;
    let number = if number == FROM_POSITION { 20 } else { number };
    let is_own = |id: &VariantId| id.variant().own_game_type && id.variant().game_type == number;
    VariantId::ALL.iter().copied().find(is_own)
}

/// The variant that a `Variant` tag names, in our words or those of lidraughts.
#[must_use]
pub fn variant_of_name(value: &str) -> Option<VariantId> {
    let name = value.trim().trim_end_matches('!').replace(' ', "-");
    match name.to_ascii_lowercase().as_str() {
        "standard" | "from-position" => Some(VariantId::International),
        name => VariantId::from_name(name),
    }
}

/// Whether an `Objective` tag reverses the objective.
pub(super) fn is_giveaway(value: &str) -> bool {
    value.trim().eq_ignore_ascii_case("giveaway")
}

/// The `GameType` in full: number, who begins, board, numbering.
#[must_use]
pub fn game_type(id: VariantId) -> String {
    let number = id.variant().game_type;
    let tail = match number {
        20 | 40 => ",W,10,10,N2,0",
        21 | 23 => ",B,8,8,N1,0",
        22 => ",W,8,8,N2,1",
        24 | 28 => ",W,8,8,N1,1",
        25 | 26 | 29 | 30 => ",W,8,8,A0,0",
        27 => ",W,12,12,N2,0",
        31 => ",B,8,8,N2,0",
        _ => "",
    };
    let text = format!("{number}{tail}");
    if id.variant().notation == Notation::Numbers { text.replace("A0", "N2") } else { text }
}

/// The tags that name the kind. What a file has in its `GameType` that nobody understands is written again.
pub(super) fn write(kind: GameKind, kept_type: Option<&str>) -> String {
    let variant = kind.variant.variant();
    let mut text = match kept_type {
        Some(kept) => tag_text::write("GameType", kept),
        None => tag_text::write("GameType", &game_type(kind.variant)),
    };
    if !variant.own_game_type || kept_type.is_some() {
        text.push_str(&tag_text::write("Variant", variant.name));
    }
    if kind.objective == Objective::Giveaway && kind.is_giveaway_form() {
        text.push_str(&tag_text::write("Objective", "giveaway"));
    }
    text
}

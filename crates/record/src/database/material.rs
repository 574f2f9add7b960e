//! Material as a search words it: `2+1K:3` is two men and a king of White against three men.

use damier_rules::{Color, Diagram, Kind};

/// The pieces of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Force {
    /// Men.
    pub men: u8,
    /// Kings.
    pub kings: u8,
}

/// Which material is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MaterialFilter {
    /// White's pieces.
    pub white: Force,
    /// Black's pieces.
    pub black: Force,
}

/// No material is worded like this.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no material; two men and a king against three men are written 2+1K:3")]
pub struct BadMaterial(pub String);

impl std::str::FromStr for MaterialFilter {
    type Err = BadMaterial;

    fn from_str(text: &str) -> Result<Self, BadMaterial> {
        let read = || {
            let (white, black) = text.split_once(':')?;
            Some(Self { white: force(white)?, black: force(black)? })
        };
        read().ok_or_else(|| BadMaterial(text.to_owned()))
    }
}

fn force(text: &str) -> Option<Force> {
    let mut force = Force::default();
    for part in text.trim().split('+') {
        let (count, is_kings) = match part.strip_suffix(['K', 'k']) {
            Some("") => ("1", true),
            Some(count) => (count, true),
            None => (part, false),
        };
        let place = if is_kings { &mut force.kings } else { &mut force.men };
        *place = place.checked_add(count.parse().ok()?)?;
    }
    Some(force)
}

impl MaterialFilter {
    /// Whether a board has just these pieces.
    #[must_use]
    pub fn is_on(&self, diagram: &Diagram) -> bool {
        let has = |color, force: Force| {
            diagram.count(color, Kind::Man) == usize::from(force.men)
                && diagram.count(color, Kind::King) == usize::from(force.kings)
        };
        has(Color::White, self.white) && has(Color::Black, self.black)
    }
}

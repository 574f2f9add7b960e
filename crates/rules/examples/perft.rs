//! Counts the move sequences of a variant: `perft VARIANT DEPTH` prints one number.

use damier_rules::{GameKind, VariantId, perft};

fn main() -> Result<(), String> {
    let arguments: Vec<_> = std::env::args().skip(1).collect();
    let [variant, depth] = &arguments[..] else { return Err("usage: perft VARIANT DEPTH".into()) };
    let variant = VariantId::from_name(variant).ok_or_else(|| format!("no variant {variant}"))?;
    let depth = depth.parse().map_err(|error| format!("depth {depth}: {error}"))?;
    let start = variant.variant().start();
    let nodes =
        perft(GameKind::new(variant), &start, depth).map_err(|complaints| format!("{complaints:?}"))?;
    println!("{nodes}");
    Ok(())
}

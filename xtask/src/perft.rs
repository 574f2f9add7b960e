//! The perft figures of `crates/rules/perft`, up to a limit.

use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use damier_record::fen;
use damier_rules::{GameKind, VariantId, perft};

/// Counts every figure up to `limit` nodes and compares.
pub fn run(limit: u64, only: Option<&str>) -> Result<()> {
    let mut wrong = 0;
    for &id in VariantId::ALL {
        if only.is_none_or(|name| name == id.variant().name) {
            wrong += variant(id, limit)?;
        }
    }
    if wrong > 0 {
        bail!("{wrong} figures differ");
    }
    Ok(())
}

fn variant(id: VariantId, limit: u64) -> Result<u32> {
    let path = format!("{}/../crates/rules/perft/{id}.tsv", env!("CARGO_MANIFEST_DIR"));
    let table = std::fs::read_to_string(&path).with_context(|| path.clone())?;
    let (mut right, mut wrong, mut total) = (0, 0, 0);
    let began = Instant::now();
    for row in table.lines().skip(1) {
        let cells: Vec<_> = row.split('\t').collect();
        let [position, depth, nodes, ..] = cells[..] else { bail!("{path}: not a row: {row}") };
        let (depth, nodes): (u32, u64) = (depth.parse()?, nodes.parse()?);
        if nodes > limit {
            continue;
        }
        let diagram = fen::read_position(position, id)?;
        let counted = perft(GameKind::new(id), &diagram, depth)
            .map_err(|complaints| anyhow!(id.variant().explain_all(&complaints)))?;
        total += counted;
        if counted == nodes {
            right += 1;
        } else {
            wrong += 1;
            println!("{id} {position} depth {depth}: {counted}, not {nodes}");
        }
    }
    let speed = total as f64 / began.elapsed().as_secs_f64() / 1e6;
    println!("{id:<22} {right} right, {wrong} wrong, {total} nodes, {speed:.0} million a second");
    Ok(wrong)
}

//! `damier variants`, `damier moves`, `damier perft`.

use std::io::Write;
use std::time::Instant;

use anyhow::{Context, Result, anyhow};
use damier_record::fen;
use damier_rules::{Complaint, Diagram, GameKind, Route, Variant, VariantId, divide, perft};
use serde_json::{Value, json};

use crate::args;

/// Lists the variants.
pub fn variants(out: &mut impl Write, output: args::Output) -> Result<()> {
    let all = VariantId::ALL.iter().map(|id| id.variant());
    if output.json {
        let rows: Vec<_> = all.map(variant_json).collect();
        return print_json(out, &json!(rows));
    }
    for variant in all {
        writeln!(out, "{:<22} {}", variant.name, variant.summary)?;
    }
    Ok(())
}

fn variant_json(variant: &Variant) -> Value {
    json!({
        "name": variant.name,
        "title": variant.title,
        "summary": variant.summary,
        "board": variant.shape().side(),
        "squares": variant.shape().len(),
        "begins": variant.first.name().to_lowercase(),
        "giveaway": GameKind::giveaway(variant.id).is_ok(),
        "game_type": variant.game_type,
        "own_game_type": variant.own_game_type,
        "start": fen::write(&variant.start(), variant.id),
    })
}

/// Lists the legal moves of a position.
pub fn moves(out: &mut impl Write, args: &args::Moves) -> Result<()> {
    let kind = GameKind::new(args.variant);
    let diagram = position(args.variant, args.fen.as_deref())?;
    let moves = diagram.moves(kind).map_err(|complaints| invalid(args.variant, &complaints))?;
    let variant = args.variant.variant();
    if args.output.json {
        let rows: Vec<_> = moves.iter().map(|route| move_json(variant, route)).collect();
        return print_json(out, &json!(rows));
    }
    for route in &moves {
        writeln!(out, "{}", move_line(variant, route))?;
    }
    Ok(())
}

/// The path joined by `-` or `x`, and after a blank the captured squares in order.
pub fn move_line(variant: &Variant, route: &Route) -> String {
    let taken: String =
        route.taken.iter().map(|&square| format!(" {}", variant.square_name(square))).collect();
    path(variant, route) + &taken
}

fn path(variant: &Variant, route: &Route) -> String {
    let names: Vec<_> = route.squares.iter().map(|&square| variant.square_name(square)).collect();
    names.join(if route.is_capture() { "x" } else { "-" })
}

/// A move as JSON.
pub fn move_json(variant: &Variant, route: &Route) -> Value {
    let names = |squares: &[damier_rules::Square]| -> Vec<_> {
        squares.iter().map(|&square| variant.square_name(square)).collect()
    };
    json!({
        "path": path(variant, route),
        "from": variant.square_name(route.from()),
        "to": variant.square_name(route.to()),
        "squares": names(&route.squares),
        "captured": names(&route.taken),
    })
}

/// Counts move sequences depth by depth.
pub fn count(out: &mut impl Write, args: &args::Perft) -> Result<()> {
    let kind = GameKind::new(args.variant);
    let variant = args.variant.variant();
    let diagram = position(args.variant, args.fen.as_deref())?;
    let refuse = |complaints: Vec<Complaint>| invalid(args.variant, &complaints);
    let (mut rows, mut total) = (Vec::new(), 0);
    let began = Instant::now();
    for depth in 1..=args.depth {
        let nodes = perft(kind, &diagram, depth).map_err(refuse)?;
        total += nodes;
        rows.push(json!({ "depth": depth, "nodes": nodes }));
        if !args.output.json {
            writeln!(out, "{depth} {nodes}")?;
            out.flush()?;
        }
    }
    let seconds = began.elapsed().as_secs_f64();
    let split = if args.divide { divide(kind, &diagram, args.depth).map_err(refuse)? } else { Vec::new() };
    if args.output.json {
        let split: Vec<_> = split
            .iter()
            .map(|(route, nodes)| json!({ "move": path(variant, route), "nodes": nodes }))
            .collect();
        let mut result = json!({ "counts": rows, "seconds": seconds });
        if args.divide {
            result["divide"] = json!(split);
        }
        return print_json(out, &result);
    }
    for (route, nodes) in &split {
        writeln!(out, "{} {nodes}", path(variant, route))?;
    }
    writeln!(out, "{:.1} million nodes a second", total as f64 / seconds.max(1e-9) / 1e6)?;
    Ok(())
}

/// The position of a FEN, or the start position.
pub fn position(variant: VariantId, text: Option<&str>) -> Result<Diagram> {
    match text {
        None => Ok(variant.variant().start()),
        Some(text) => fen::read_position(text, variant).with_context(|| format!("the position `{text}`")),
    }
}

/// What is wrong with a position.
pub fn invalid(variant: VariantId, complaints: &[Complaint]) -> anyhow::Error {
    anyhow!(variant.variant().explain_all(complaints))
}

/// Prints JSON, indented, with a last line break.
pub fn print_json(out: &mut impl Write, value: &Value) -> Result<()> {
    writeln!(out, "{value:#}")?;
    Ok(())
}

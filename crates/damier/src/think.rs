//! `damier analyse` and `damier bench`: the engine by itself.

use std::io::Write;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use damier_engine::{Effort, FromEngine, Limits, Report, Request, Score, Thinker, ToEngine, Watch};
use damier_record::{fen, notation};
use damier_rules::{Game, GameKind, Route, VariantId};
use serde_json::{Value, json};

use crate::{args, lists, show};

/// Analyses a position.
pub fn analyse(out: &mut impl Write, args: &args::Analyse) -> Result<()> {
    let kind = GameKind::new(args.variant);
    let diagram = match (&args.fen, &args.file) {
        (Some(text), _) => lists::position(args.variant, Some(text))?,
        (None, Some(file)) => lists::position(args.variant, Some(show::read_text(file)?.trim()))?,
        (None, None) => args.variant.variant().start(),
    };
    let game =
        Game::from_diagram(kind, diagram).map_err(|complaints| lists::invalid(args.variant, &complaints))?;
    let time = if args.depth.is_none() { Some(args.time.unwrap_or(3.0)) } else { args.time };
    let limits = Limits { depth: args.depth, nodes: None, time: time.map(Duration::from_secs_f64) };
    let mut thinker = Thinker::default();
    for (name, value) in [("threads", args.threads), ("hash", args.hash)] {
        ask(&mut thinker, ToEngine::SetOption { name: name.into(), value: value.to_string() }, |_| Ok(()))?;
    }
    let request = Request { lines: args.multipv, ..Request::of(1, &game, Effort::Limits(limits)) };
    let mut last = None;
    ask(&mut thinker, ToEngine::Go(request), |said| {
        if let FromEngine::Progress(report) = said {
            if !args.output.json {
                print_report(out, kind, &game, &report)?;
                out.flush()?;
            }
            last = Some(report);
        }
        Ok(())
    })?;
    match last {
        Some(report) if args.output.json => lists::print_json(out, &report_json(kind, &game, &report)),
        Some(_) => Ok(()),
        None => bail!("there is no legal move in {}", fen::write(game.diagram(), args.variant)),
    }
}

/// Says something to an engine and hears its answers.
fn ask(
    thinker: &mut Thinker,
    message: ToEngine,
    mut hear: impl FnMut(FromEngine) -> Result<()>,
) -> Result<()> {
    let (stop, began) = (AtomicBool::new(false), Instant::now());
    let elapsed = || began.elapsed();
    let mut result = Ok(());
    thinker.follow(message, &Watch { stop: &stop, elapsed: &elapsed }, &mut |said| {
        if let FromEngine::Error { message, .. } = &said {
            result = Err(anyhow::anyhow!("{message}"));
        } else if result.is_ok() {
            result = hear(said);
        }
    });
    result
}

/// A line of moves as they are written.
fn written(kind: GameKind, game: &Game, line: &[Route]) -> String {
    let mut diagram = game.diagram().clone();
    let mut words = Vec::new();
    for route in line {
        let legal = diagram.moves(kind).unwrap_or_default();
        words.push(notation::short(kind, route, &legal));
        diagram = diagram.after(kind, route);
    }
    words.join(" ")
}

fn print_report(out: &mut impl Write, kind: GameKind, game: &Game, report: &Report) -> Result<()> {
    let seconds = report.time.as_secs_f64();
    let lines = std::iter::once((report.score, report.line.as_slice()))
        .chain(report.others.iter().map(|(score, line)| (*score, line.as_slice())));
    for (score, line) in lines {
        writeln!(
            out,
            "depth {:>2}/{:<3} {:>10} {:>12} nodes {seconds:>7.2} s  {}",
            report.depth,
            report.deepest,
            score.to_string(),
            report.nodes,
            written(kind, game, line)
        )?;
    }
    Ok(())
}

fn report_json(kind: GameKind, game: &Game, report: &Report) -> Value {
    let line = |(score, line): (Score, &[Route])| {
        let (name, value) = match score {
            Score::Even(hundredths) => ("men", f64::from(hundredths) / 100.0),
            Score::Win(plies) => ("win_in", f64::from(plies)),
            Score::Loss(plies) => ("loss_in", f64::from(plies)),
        };
        json!({ "score": { name: value }, "line": written(kind, game, line) })
    };
    let mut lines = vec![line((report.score, &report.line))];
    lines.extend(report.others.iter().map(|(score, moves)| line((*score, moves))));
    json!({
        "variant": kind.variant.variant().name,
        "fen": fen::write(game.diagram(), kind.variant),
        "depth": report.depth,
        "selective_depth": report.deepest,
        "nodes": report.nodes,
        "seconds": report.time.as_secs_f64(),
        "table_fullness": f64::from(report.fullness) / 1000.0,
        "lines": lines,
    })
}

/// What the checksum is made of: positions of several variants and the depth to which each is searched.
const BENCH: &[(VariantId, &str, u32)] = &[
    (VariantId::International, "W:W31-50:B1-20", 11),
    (VariantId::International, "W:W26,27,28,32,33,37,38,39,43,48:B8,9,12,13,14,16,18,19,23,24", 13),
    (VariantId::International, "B:WK46,K47,28:BK5,K10", 12),
    (VariantId::English, "B:W21-32:B1-12", 13),
    (VariantId::English, "W:WK18,K22:BK1", 13),
    (VariantId::Russian, "W:Wa1,c1,e1,b2,d2,f2,h2,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,b8,d8,f8", 13),
    (VariantId::Frisian, "W:W31-50:B1-20", 11),
    (
        VariantId::Turkish,
        "W:Wa2,b2,c2,d2,e2,f2,g2,h2,a3,b3,c3,d3,e3,f3,g3,h3:Ba6,b6,c6,d6,e6,f6,g6,h6,a7,b7,c7,d7,e7,f7,g7,h7",
        7,
    ),
    (VariantId::Canadian, "W:W43-72:B1-30", 10),
    (VariantId::Breakthrough, "W:W31-50:B1-20", 11),
    (VariantId::EnglishOptional, "B:W21-32:B1-12", 9),
    (VariantId::Italian, "W:W21-32:B1-12", 13),
];

/// Searches a fixed set of positions: a checksum of the search, and a speed.
pub fn bench(out: &mut impl Write) -> Result<()> {
    let (mut nodes, began) = (0, Instant::now());
    for &(id, position, depth) in BENCH {
        let kind = GameKind::new(id);
        let diagram = lists::position(id, Some(position))?;
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let request = Request::of_diagram(1, kind, &diagram, Effort::Limits(limits));
        let mut thinker = Thinker::default();
        ask(&mut thinker, ToEngine::Go(request), |said| {
            if let FromEngine::Done { report, .. } = said {
                nodes += report.nodes;
                writeln!(
                    out,
                    "{:<18} depth {depth:>2} {:>10} nodes {:>9}",
                    id.variant().name,
                    report.score,
                    report.nodes
                )?;
            }
            Ok(())
        })?;
    }
    let seconds = began.elapsed().as_secs_f64();
    writeln!(out, "nodes {nodes}\n{:.2} million nodes a second", nodes as f64 / seconds / 1e6)?;
    Ok(())
}

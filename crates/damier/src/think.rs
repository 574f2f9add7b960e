//! `damier analyse` and `damier bench`: the engine by itself.

use std::io::Write;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use damier_engine::{
    Effort, FromEngine, Known, Limits, Outcome, Report, Request, Score, TableWord, Thinker, ToEngine,
};
use damier_record::{fen, notation};
use damier_rules::{Game, GameKind, Route, VariantId};
use serde_json::{Value, json};

use crate::{args, lists, show};

/// Analyses a position.
pub fn analyse(out: &mut impl Write, args: &args::Analyse, tables: ToEngine) -> Result<()> {
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
    ask(&mut thinker, tables, |_| Ok(()))?;
    for (name, value) in [("threads", args.threads), ("hash", args.hash)] {
        ask(&mut thinker, ToEngine::SetOption { name: name.into(), value: value.to_string() }, |_| Ok(()))?;
    }
    let request = Request { lines: args.multipv, ..Request::of(1, &game, Effort::Limits(limits)) };
    let mut last = None;
    ask(&mut thinker, ToEngine::Go(request), |said| {
        match said {
            FromEngine::Progress(report) => {
                if !args.output.json {
                    print_report(out, kind, &game, &report)?;
                    out.flush()?;
                }
                last = Some(report);
            }
            FromEngine::Note(note) => writeln!(std::io::stderr(), "{note}")?,
            FromEngine::Done { .. } | FromEngine::Error { .. } => {}
        }
        Ok(())
    })?;
    match last {
        Some(report) if args.output.json => lists::print_json(out, &report_json(kind, &game, &report)),
        Some(report) => report.table.map_or(Ok(()), |word| print_table(out, &game, &word)),
        None => bail!("there is no legal move in {}", fen::write(game.diagram(), args.variant)),
    }
}

/// Says something to an engine and hears its answers.
fn ask(
    thinker: &mut Thinker,
    message: ToEngine,
    mut hear: impl FnMut(FromEngine) -> Result<()>,
) -> Result<()> {
    let mut result = Ok(());
    thinker.follow_alone(message, &mut |said| {
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

/// What endgame tables say, and of each move.
fn print_table(out: &mut impl Write, game: &Game, word: &TableWord) -> Result<()> {
    writeln!(out, "{word}")?;
    let legal = game.moves();
    for (route, known) in &word.moves {
        writeln!(out, "{:<10} {known}", notation::short(game.kind(), route, &legal))?;
    }
    Ok(())
}

fn table_json(game: &Game, word: &TableWord) -> Value {
    let legal = game.moves();
    let result = |known: &Known| match known.outcome {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    };
    let moves = word.moves.iter().map(|(route, known)| {
        let text = notation::short(game.kind(), route, &legal);
        json!({ "move": text, "result": result(known), "plies": known.plies })
    });
    json!({
        "result": result(&word.known),
        "plies": word.known.plies,
        "drawn_by": word.drawn_by,
        "moves": moves.collect::<Vec<_>>(),
    })
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
        "table": report.table.as_ref().map(|word| table_json(game, word)),
    })
}

/// What the checksum is made of: a variant, plies and a position in each line, the start where there is none.
const BENCH: &str = include_str!("../../engine/bench.txt");

/// Searches a fixed set of positions: a checksum of the search, and a speed.
pub fn bench(out: &mut impl Write, args: &args::Bench) -> Result<()> {
    let (mut nodes, began) = (0, Instant::now());
    for line in BENCH.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.splitn(3, ' ');
        let (Some(name), Some(depth)) = (words.next(), words.next()) else {
            bail!("not a line of the set: {line}")
        };
        let id = VariantId::from_name(name).with_context(|| line.to_owned())?;
        let depth = depth.parse::<u32>()?.saturating_sub(args.shallower).max(1);
        let diagram = lists::position(id, words.next())?;
        let limits = Limits { depth: Some(depth), ..Limits::default() };
        let request = Request::of_diagram(1, GameKind::new(id), &diagram, Effort::Limits(limits));
        let mut thinker = Thinker::default();
        ask(&mut thinker, ToEngine::Go(request), |said| {
            if let FromEngine::Done { report, .. } = said {
                nodes += report.nodes;
                let score = report.score.to_string();
                let speed = report.nodes as f64 / report.time.as_secs_f64().max(1e-6) / 1e6;
                writeln!(
                    out,
                    "{name:<21} depth {depth:>2} {score:>10} nodes {:>9}, {speed:.2} million a second",
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

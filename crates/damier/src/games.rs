//! `damier games` and `damier explore`: files of many games, searched.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use damier_record::database::{Database, Entry, Explored, Filter, Lines, Next};
use damier_record::{fen, notation};
use damier_rules::{Diagram, GameKind, VariantId};
use serde_json::{Value, json};

use crate::game_file::GameFile;
use crate::progress::Progress;
use crate::{args, lists, save};

/// Lists or exports games.
pub fn games(out: &mut impl Write, remarks: &mut impl Write, args: &args::Games) -> Result<()> {
    let database = open(&args.file, remarks, &args.reading)?;
    let mut found = find(&database, &args.filters);
    if let Some(order) = args.sort {
        database.sort(&mut found, order);
    }
    if let Some(output) = &args.to {
        let progress = Progress::to(found.len(), "games");
        save::write_by(output, out, |sink| {
            let mut games = save::PdnFile::new(sink);
            for &index in &found {
                progress.step();
                let game = database.game(index);
                for complaint in &game.complaints {
                    writeln!(remarks, "damier: {}:{complaint}", args.file.display())?;
                }
                games.add(&game.record)?;
            }
            Ok(())
        })?;
        return Ok(writeln!(remarks, "{} of {} games written", found.len(), database.len())?);
    }
    if args.output.json {
        let rows: Vec<_> = found.iter().map(|&index| row_json(&database, index)).collect();
        return lists::print_json(out, &json!(rows));
    }
    for &index in &found {
        writeln!(out, "{}", row(&database, index))?;
    }
    writeln!(out, "{} of {} games", found.len(), database.len())?;
    Ok(())
}

fn open(file: &Path, remarks: &mut impl Write, reading: &args::Reading) -> Result<Database> {
    let opened = GameFile::open(file, reading)?;
    for remark in &opened.remarks {
        writeln!(remarks, "damier: {}: {remark}", file.display())?;
    }
    opened.database().with_context(|| format!("{}", file.display()))
}

fn find(database: &Database, filters: &[Filter]) -> Vec<usize> {
    let progress = Progress::to(database.len(), "games");
    let fits = |&index: &usize| {
        progress.step();
        database.fits(index, filters)
    };
    (0..database.len()).filter(fits).collect()
}

/// A line of the list: number in the file, White, Black, result, date, variant, plies, event.
fn row(database: &Database, index: usize) -> String {
    let entry = database.entry(index);
    let name = |name, width| {
        let value = database.name(name);
        let shown: String = if value.is_empty() { "?".into() } else { value.chars().take(width).collect() };
        format!("{shown:<width$}")
    };
    let line = format!(
        "{:>6}  {}  {}  {:<7}  {}  {:<13}  {:>3}  {}",
        index + 1,
        name(entry.white, 22),
        name(entry.black, 22),
        result(entry),
        name(entry.date, 10),
        entry.variant,
        entry.plies,
        database.name(entry.event),
    );
    line.trim_end().to_owned()
}

fn result(entry: &Entry) -> &'static str {
    entry.result.word(GameKind::new(entry.variant))
}

fn row_json(database: &Database, index: usize) -> Value {
    let entry = database.entry(index);
    json!({
        "game": index + 1,
        "line": entry.place.line,
        "white": database.name(entry.white),
        "black": database.name(entry.black),
        "event": database.name(entry.event),
        "date": database.name(entry.date),
        "result": result(entry),
        "variant": entry.variant.variant().name,
        "plies": entry.plies,
    })
}

/// Counts what was played from a position.
pub fn explore(out: &mut impl Write, remarks: &mut impl Write, args: &args::Explore) -> Result<()> {
    let guess = args.fen.as_deref().and_then(|text| fen::guess(text.trim()));
    let lines = if args.variations { Lines::All } else { Lines::Main };
    let mut explored = Explored::default();
    let mut position: Option<(VariantId, Diagram)> = None;
    for file in &args.files {
        let database = open(file, remarks, &args.reading)?;
        // The variant of a position that does not tell it is that of the games.
        let (_, position) = match &position {
            Some(known) => known,
            None => {
                let first = (!database.is_empty()).then(|| database.entry(0).variant);
                let variant = args.reading.variant.or(first).or(guess).unwrap_or(VariantId::International);
                position.insert((variant, lists::position(variant, args.fen.as_deref())?))
            }
        };
        let progress = Progress::to(database.len(), "games");
        for index in 0..database.len() {
            progress.step();
            explored.add(&database, index, position, lines);
        }
    }
    let Some((variant, position)) = position else { return Ok(()) };
    let kind = GameKind::new(variant);
    let legal = position.moves(kind).unwrap_or_default();
    let written = |next: &Next| notation::short(kind, &next.route, &legal);
    if args.output.json {
        let moves: Vec<_> = explored
            .moves
            .iter()
            .map(|next| {
                let [white, draws, black] = next.scores;
                json!({ "move": written(next), "games": next.games, "white": white, "draws": draws, "black": black })
            })
            .collect();
        let value = json!({ "fen": fen::write(&position, variant), "variant": variant.variant().name, "moves": moves, "ended": explored.ended });
        return lists::print_json(out, &value);
    }
    writeln!(out, "{:<14} {:>7} {:>7} {:>7} {:>7}  White", "move", "games", "won", "drawn", "lost")?;
    for next in &explored.moves {
        let [won, drawn, lost] = next.scores;
        let score = next.white_percent().map_or("-".into(), |percent| format!("{percent:.0}%"));
        writeln!(out, "{:<14} {:>7} {won:>7} {drawn:>7} {lost:>7}  {score}", written(next), next.games)?;
    }
    let games: u32 = explored.moves.iter().map(|next| next.games).sum::<u32>() + explored.ended;
    writeln!(out, "{games} games came to this position, {} ended in it", explored.ended)?;
    Ok(())
}

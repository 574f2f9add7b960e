//! `damier check`: what is wrong in files of games.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use serde_json::json;

use crate::game_file::{Found, GameFile};
use crate::progress::Progress;
use crate::{args, lists, long_file};

/// What files with complaints end with.
const COMPLAINTS: u8 = 1;

/// What is counted over all files.
#[derive(Default)]
struct Counts {
    games: usize,
    moves: usize,
    complaints: usize,
}

/// Checks the files.
pub fn check(out: &mut impl Write, remarks: &mut impl Write, args: &args::Check) -> Result<ExitCode> {
    let mut counts = Counts::default();
    let mut unreadable = false;
    let mut rows = Vec::new();
    for file in &args.files {
        let name = file.display();
        let progress = Progress::counting("games");
        let mut printed = Ok(());
        let mut print = |found: Found| -> Result<()> {
            progress.step();
            if let Some(record) = &found.record {
                counts.games += 1;
                counts.moves += record.tree.main_moves().count();
            }
            counts.complaints += found.complaints.len();
            let notes = found.notes.iter().filter(|_| args.notes).map(|note| (note, "note"));
            for (told, kind) in found.complaints.iter().map(|told| (told, "complaint")).chain(notes) {
                let (line, column) = (told.place.line, told.place.column);
                if args.output.json {
                    let file = name.to_string();
                    rows.push(json!({ "file": file, "line": line, "column": column, "kind": kind, "text": told.text }));
                } else {
                    let note = if kind == "note" { "note: " } else { "" };
                    writeln!(out, "{name}:{line}:{column}: {note}{}", told.text)?;
                }
            }
            Ok(())
        };
        let read = each(file, &args.reading, remarks, |found| {
            printed = print(found);
            if printed.is_ok() { Ok(()) } else { Err(anyhow!("nobody reads what is printed")) }
        });
        printed?;
        if let Err(error) = read {
            unreadable = true;
            writeln!(remarks, "damier: {error:#}")?;
        }
    }
    let Counts { games, moves, complaints } = counts;
    if args.output.json {
        let value = json!({ "games": games, "moves": moves, "complaints": complaints, "told": rows });
        lists::print_json(out, &value)?;
    } else {
        writeln!(out, "games {games}, moves {moves}, complaints {complaints}")?;
    }
    Ok(match (unreadable, complaints) {
        (true, _) => ExitCode::from(crate::BAD_INPUT),
        (false, 0) => ExitCode::SUCCESS,
        _ => ExitCode::from(COMPLAINTS),
    })
}

/// Gives the games of a file one by one; of a long file of PDN only a part is in memory.
fn each(
    file: &Path,
    reading: &args::Reading,
    remarks: &mut impl Write,
    mut visit: impl FnMut(Found) -> Result<()>,
) -> Result<()> {
    let name = file.display();
    if long_file::is_long(file)
        && let Some(told) = long_file::each(file, reading, &mut visit)?
    {
        for remark in told.remarks {
            writeln!(remarks, "damier: {name}: {remark}")?;
        }
        return visit(Found { record: None, complaints: told.complaints, notes: Vec::new() });
    }
    let opened = GameFile::open(file, reading)?;
    for remark in &opened.remarks {
        writeln!(remarks, "damier: {name}: {remark}")?;
    }
    opened.each(visit)
}

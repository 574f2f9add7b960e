//! `damier check`: what is wrong in files of games.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;
use serde_json::json;

use crate::game_file::GameFile;
use crate::progress::Progress;
use crate::{args, lists};

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
        let opened = match GameFile::open(file, &args.reading) {
            Ok(opened) => opened,
            Err(error) => {
                unreadable = true;
                writeln!(remarks, "damier: {error:#}")?;
                continue;
            }
        };
        for remark in &opened.remarks {
            writeln!(remarks, "damier: {name}: {remark}")?;
        }
        let progress = Progress::counting("games");
        opened.each(|found| {
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
        })?;
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

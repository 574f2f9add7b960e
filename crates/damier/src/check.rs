//! `damier check`: what is wrong in files of games.

use std::io::Write;
use std::process::ExitCode;

use anyhow::Result;

use crate::args;
use crate::game_file::GameFile;

/// What files with complaints end with.
const COMPLAINTS: u8 = 1;

/// Checks the files.
pub fn check(out: &mut impl Write, remarks: &mut impl Write, args: &args::Check) -> Result<ExitCode> {
    let (mut games, mut moves, mut complaints) = (0_usize, 0_usize, 0_usize);
    let mut unreadable = false;
    for file in &args.files {
        let name = file.display();
        let opened = match GameFile::open(file, args.variant) {
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
        opened.each(|found| {
            if let Some(record) = &found.record {
                games += 1;
                moves += record.tree.main_moves().count();
            }
            complaints += found.complaints.len();
            for complaint in &found.complaints {
                writeln!(out, "{name}:{complaint}")?;
            }
            for note in found.notes.iter().filter(|_| args.notes) {
                writeln!(out, "{name}:{}:{}: note: {}", note.place.line, note.place.column, note.text)?;
            }
            Ok(())
        })?;
    }
    writeln!(out, "games {games}, moves {moves}, complaints {complaints}")?;
    Ok(match (unreadable, complaints) {
        (true, _) => ExitCode::from(crate::BAD_INPUT),
        (false, 0) => ExitCode::SUCCESS,
        _ => ExitCode::from(COMPLAINTS),
    })
}

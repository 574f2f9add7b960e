//! The game in text: a skin of `damier-app` for terminals, pipes and braille lines.

mod input;
mod table;

use std::io::Write;

use anyhow::Result;
use damier_app::Document;
use damier_app::{Command, Session};
use damier_engine::ToEngine;

pub use input::Lines;
use table::Table;

/// Plays until the person leaves or the lines end.
///
/// # Errors
/// If the terminal or the engine fails.
pub fn play(
    session: Session,
    document: Option<Document>,
    ascii: bool,
    tables: ToEngine,
    lines: &mut Lines,
    out: &mut impl Write,
) -> Result<()> {
    let mut table = Table::new(session, ascii, tables)?;
    if let Some(document) = document {
        table.open(document, out)?;
    }
    table.greet(out)?;
    table.tell(Command::MoveNow, out)?;
    while let Some(line) = lines.next(&table.prompt(), out)? {
        let line = line.trim();
        let (word, rest) =
            line.split_once(char::is_whitespace).map_or((line, ""), |(word, rest)| (word, rest.trim()));
        match word.to_lowercase().as_str() {
            "" => {}
            "quit" | "exit" | "q" => break,
            "help" | "?" => writeln!(out, "{}", table.say("text-help"))?,
            "moves" => table.list_moves(out)?,
            "board" => table.draw(out)?,
            "flip" => table.flip(out)?,
            "hint" => table.tell(Command::Hint, out)?,
            "undo" => table.change(Command::Undo, out)?,
            "redo" => table.change(Command::Redo, out)?,
            "go" => table.tell(Command::MoveNow, out)?,
            "resign" => table.tell(Command::Resign, out)?,
            "draw" => table.tell(Command::OfferDraw, out)?,
            "rule" => table.tell(Command::ChangeCaptureRule, out)?,
            "new" => table.restart(out)?,
            "level" => match rest.parse() {
                Ok(level) => table.tell(Command::SetLevel(level), out)?,
                Err(error) => writeln!(out, "{error}")?,
            },
            "save" | "load" if rest.is_empty() => writeln!(out, "{word} {}", table.say("needs-a-file"))?,
            "save" => table.tell(Command::Save { name: rest.to_owned() }, out)?,
            "load" => table.load(rest, out)?,
            _ => table.tell(Command::Type(line.to_owned()), out)?,
        }
    }
    Ok(())
}

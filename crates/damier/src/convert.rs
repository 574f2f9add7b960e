//! `damier convert`: a file of games in another form.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_record::fen;
use damier_record::pdn::{self, Action, GameRecord};
use damier_record::seed_save::{SeedSave, Settings};

use crate::args;
use crate::game_file::GameFile;

/// Converts a file.
pub fn convert(remarks: &mut impl Write, args: &args::Convert) -> Result<()> {
    let (input, output) = (args.input.display(), args.output.display());
    let ending = args.output.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let ending = ending.to_ascii_lowercase();
    if !matches!(ending.as_str(), "pdn" | "txt" | "fen") {
        bail!("{output}: the name of OUT ends in .pdn, .txt (saved game) or .fen");
    }
    let file = GameFile::open(&args.input, args.variant)?;
    for remark in &file.remarks {
        writeln!(remarks, "damier: {input}: {remark}")?;
    }
    let mut records = Vec::new();
    file.each(|found| {
        for complaint in found.complaints.iter().chain(&found.notes) {
            writeln!(remarks, "damier: {input}:{complaint}")?;
        }
        records.extend(found.record);
        Ok(())
    })?;
    if records.is_empty() {
        bail!("{input}: there is no game in it");
    }
    let mut lost = Vec::new();
    let text = match (ending.as_str(), file.save()) {
        ("pdn", _) => pdn::write_games(&records),
        ("fen", _) => positions(&records, &mut lost),
        // A saved game is written as it stands.
        (_, Some(save)) => save.write(),
        (_, None) => saved_game(&records, &mut lost).with_context(|| format!("{output}"))?,
    };
    for lost in lost {
        writeln!(remarks, "damier: {output}: {lost}")?;
    }
    replace(&args.output, &text)
}

/// The last position of each game, one a line.
fn positions(records: &[GameRecord], lost: &mut Vec<String>) -> String {
    let moves: usize = records.iter().map(|record| record.tree.main_moves().count()).sum();
    if moves > 0 {
        lost.push(format!(
            "a list of positions has no place for {moves} moves; the last positions are written"
        ));
    }
    let line = |record: &GameRecord| fen::write(record.game().diagram(), record.kind.variant) + "\n";
    records.iter().map(line).collect()
}

/// The first game as a saved game.
fn saved_game(records: &[GameRecord], lost: &mut Vec<String>) -> Result<String> {
    let record = &records[0];
    let tree = &record.tree;
    if let Some(id) = tree.main_line().find(|&id| tree.node(id).route().is_none()) {
        match tree.node(id).action() {
            Action::Unread(text) => lost.push(format!("what cannot be read is left out: {text}")),
            _ => bail!("a saved game has no place for a position that is set up or a turn that is passed"),
        }
    }
    let save = SeedSave::from_game(&record.game(), Settings::default(), false)?;
    if records.len() > 1 {
        lost.push(format!("a saved game is one game; {} more are left out", records.len() - 1));
    }
    if record.tags.iter().next().is_some() {
        lost.push("a saved game has no place for tags".into());
    }
    let main = || std::iter::once(tree.root()).chain(tree.main_line()).map(|id| tree.node(id));
    let has_marks = |node: &pdn::Node| {
        !(node.comment().is_empty() && node.comment_before().is_empty() && node.nags().is_empty())
    };
    if main().any(|node| node.children().len() > 1 || has_marks(node)) {
        lost.push("a saved game has no place for variations, comments and signs".into());
    }
    Ok(save.write())
}

/// Writes beside the file, then puts that in its place: what breaks on the way leaves the old one whole.
fn replace(file: &Path, text: &str) -> Result<()> {
    let mut name = file.as_os_str().to_owned();
    name.push(".part");
    let part = Path::new(&name);
    std::fs::write(part, text)
        .and_then(|()| std::fs::rename(part, file))
        .with_context(|| format!("{}", file.display()))
}

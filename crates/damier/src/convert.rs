//! `damier convert`: a file of games in another form.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use clap::ValueEnum;
use damier_record::fen;
use damier_record::pdn::{self, Action, GameRecord};
use damier_record::seed_save::{SeedSave, Settings};

use crate::args::Form;
use crate::game_file::GameFile;
use crate::progress::Progress;
use crate::{args, drawing, save};

/// Converts a file.
pub fn convert(out: &mut impl Write, remarks: &mut impl Write, args: &args::Convert) -> Result<()> {
    let (input, output) = (args.input.display(), args.output.display());
    let form = args.to.or_else(|| form_of(&args.output)).with_context(|| {
        format!(
            "{output}: OUT ends in .pdn, .txt (saved game), .fen, .svg, .png, .gif or .html, or --to says it"
        )
    })?;
    let file = GameFile::open(&args.input, &args.reading)?;
    for remark in &file.remarks {
        writeln!(remarks, "damier: {input}: {remark}")?;
    }
    let mut records = Vec::new();
    let mut count = 0;
    let progress = Progress::counting("games");
    file.each(|found| {
        progress.step();
        count += u32::from(found.record.is_some());
        if args.game.is_some_and(|wanted| wanted != count) {
            return Ok(());
        }
        for complaint in found.complaints.iter().chain(&found.notes) {
            writeln!(remarks, "damier: {input}:{complaint}")?;
        }
        records.extend(found.record);
        Ok(())
    })?;
    drop(progress);
    if records.is_empty() {
        match args.game {
            Some(game) if count > 0 => bail!("{input}: there is no game {game}; the last is {count}"),
            _ => bail!("{input}: there is no game in it"),
        }
    }
    let mut lost = Vec::new();
    let bytes = match (form, file.save()) {
        (Form::Pdn, _) => pdn::write_games(&records).into_bytes(),
        (Form::Fen, _) => positions(&records, &mut lost).into_bytes(),
        // A saved game is written as it stands.
        (Form::Save, Some(save)) => save.write().into_bytes(),
        (Form::Save, None) => {
            saved_game(&records, &mut lost).with_context(|| format!("{output}"))?.into_bytes()
        }
        (Form::Text | Form::Svg | Form::Png | Form::Gif | Form::Html, _) => {
            if records.len() > 1 {
                let more = records.len() - 1;
                lost.push(format!("one game is shown; {more} more are left out, --game names one of them"));
            }
            drawing::draw(&records[0], form, args).with_context(|| format!("{input}"))?
        }
    };
    for lost in lost {
        writeln!(remarks, "damier: {output}: {lost}")?;
    }
    save::write(&args.output, &bytes, out).with_context(|| format!("{output}"))
}

/// What the ending of a name says.
fn form_of(file: &Path) -> Option<Form> {
    let ending = file.extension()?.to_str()?;
    // `text` is what `--to` calls a diagram; a name that ends so says nothing.
    if ending.eq_ignore_ascii_case("text") {
        return None;
    }
    if ending.eq_ignore_ascii_case("htm") { Some(Form::Html) } else { Form::from_str(ending, true).ok() }
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

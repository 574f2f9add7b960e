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

/// Converts a file. Of a list of games one after the other is held, of what shows one game that game.
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
    let mut lost = Vec::new();
    match form {
        Form::Pdn => save::write_by(&args.output, out, |sink| {
            let mut games = save::PdnFile::new(sink);
            chosen(&file, args, remarks, |record| Ok(games.add(&record)?))
        })?,
        Form::Fen => save::write_by(&args.output, out, |sink| {
            let mut moves = 0;
            chosen(&file, args, remarks, |record| {
                moves += record.tree.main_moves().count();
                Ok(writeln!(sink, "{}", fen::write(record.game().diagram(), record.kind.variant))?)
            })?;
            if moves > 0 {
                lost.push(format!(
                    "a list of positions has no place for {moves} moves; the last positions are written"
                ));
            }
            Ok(())
        })?,
        Form::Save | Form::Text | Form::Svg | Form::Png | Form::Gif | Form::Html => {
            let (mut first, mut more) = (None, 0_u32);
            chosen(&file, args, remarks, |record| {
                match first {
                    None => first = Some(record),
                    Some(_) => more += 1,
                }
                Ok(())
            })?;
            let record = first.expect("none is an error of `chosen`");
            if more > 0 {
                lost.push(format!("one game is written; {more} more are left out, --game names one of them"));
            }
            let bytes = match (form, file.save()) {
                // A saved game is written as it stands.
                (Form::Save, Some(save)) => save.write().into_bytes(),
                (Form::Save, None) => {
                    saved_game(&record, &mut lost).with_context(|| format!("{output}"))?.into_bytes()
                }
                _ => drawing::draw(&record, form, args).with_context(|| format!("{input}"))?,
            };
            save::write_by(&args.output, out, |sink| Ok(sink.write_all(&bytes)?))?;
        }
    }
    for lost in lost {
        writeln!(remarks, "damier: {output}: {lost}")?;
    }
    Ok(())
}

/// Gives the games that are asked for, one by one, and tells what is wrong with them.
///
/// # Errors
/// If there is none, and those of the visitor.
fn chosen(
    file: &GameFile,
    args: &args::Convert,
    remarks: &mut impl Write,
    mut visit: impl FnMut(GameRecord) -> Result<()>,
) -> Result<()> {
    let input = args.input.display();
    let (mut count, mut given) = (0, 0);
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
        given += u32::from(found.record.is_some());
        found.record.map_or(Ok(()), &mut visit)
    })?;
    match args.game {
        _ if given > 0 => Ok(()),
        Some(game) if count > 0 => bail!("{input}: there is no game {game}; the last is {count}"),
        _ => bail!("{input}: there is no game in it"),
    }
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

/// A game as a saved game.
fn saved_game(record: &GameRecord, lost: &mut Vec<String>) -> Result<String> {
    let tree = &record.tree;
    if let Some(id) = tree.main_line().find(|&id| tree.node(id).route().is_none()) {
        match tree.node(id).action() {
            Action::Unread(text) => lost.push(format!("what cannot be read is left out: {text}")),
            _ => bail!("a saved game has no place for a position that is set up or a turn that is passed"),
        }
    }
    let save = SeedSave::from_game(&record.game(), Settings::default(), false)?;
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

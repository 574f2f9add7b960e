//! The program: the window, the text game, and tools on the command line.

mod args;
mod board_text;
mod check;
mod convert;
#[cfg(feature = "window")]
mod disk;
mod drawing;
mod dxp;
mod game_file;
mod games;
mod hub;
mod language;
mod lists;
mod long_file;
mod progress;
mod save;
mod show;
#[cfg(feature = "window")]
mod speaker;
mod tables;
mod text_game;
mod think;

use std::io::{BufWriter, IsTerminal, Write, stderr, stdin, stdout};
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::{CommandFactory, Parser};
use damier_app::{Document, Session};
use damier_engine::ToEngine;
#[cfg(feature = "window")]
use damier_gui::{Options, RunError};
use damier_record::fen;

use args::{Cli, Command, Play};

/// What bad input ends with, as clap's own errors do.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(stdout().lock());
    let result = match cli.command {
        // The one command whose answer is its exit code too.
        Some(Command::Check(args)) => check::check(&mut out, &mut stderr(), &args),
        command => run(Cli { command, ..cli }, &mut out).map(|()| ExitCode::SUCCESS),
    };
    match result.and_then(|code| Ok(out.flush().map(|()| code)?)) {
        Ok(code) => code,
        // Who reads our output has enough of it.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nothing is left to be told where even this cannot be written.
            let _ = writeln!(stderr(), "damier: {error:#}");
            ExitCode::from(BAD_INPUT)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.downcast_ref::<std::io::Error>().is_some_and(|error| error.kind() == std::io::ErrorKind::BrokenPipe)
}

fn run(cli: Cli, out: &mut impl Write) -> Result<()> {
    let tables = || tables::set(cli.tables.as_deref());
    match cli.command {
        None => {
            let document = match &cli.file {
                Some(file) => {
                    Some(Document { name: file.display().to_string(), text: show::read_text(file)? })
                }
                None => None,
            };
            let mut play = Play::default();
            // A saved game tells its variant by its moves; a position only by its squares.
            if let Some(variant) = document.as_ref().and_then(|document| fen::guess(document.text.trim())) {
                play.variant = variant;
            }
            open_window(&play, document, true, tables()?, out)
        }
        Some(Command::Play(play)) => {
            let document = play.document()?;
            if play.text {
                text_game(&play, document, tables()?, out)
            } else {
                open_window(&play, document, false, tables()?, out)
            }
        }
        Some(Command::Variants(output)) => lists::variants(out, output),
        Some(Command::Moves(args)) => lists::moves(out, &args),
        Some(Command::Perft(args)) => lists::count(out, &args),
        Some(Command::Show(args)) => show::show(out, &mut stderr(), &args),
        Some(Command::Check(_)) => unreachable!("`main` has answered it"),
        Some(Command::Convert(args)) => convert::convert(out, &mut stderr(), &args),
        Some(Command::Games(args)) => games::games(out, &mut stderr(), &args),
        Some(Command::Explore(args)) => games::explore(out, &mut stderr(), &args),
        Some(Command::Analyse(args)) => think::analyse(out, &args, tables()?),
        Some(Command::Bench(args)) => think::bench(out, &args),
        Some(Command::Hub) => hub::serve(out, tables()?),
        Some(Command::Dxp(args)) => dxp::run(out, &args, tables()?),
        Some(Command::Completions { shell }) => {
            clap_complete::generate(shell, &mut Cli::command(), "damier", out);
            Ok(())
        }
        Some(Command::Man) => man_page(out),
    }
}

/// The page of the program and, after it, of each command.
fn man_page(out: &mut impl Write) -> Result<()> {
    let mut command = Cli::command();
    // Names the commands in full: `damier perft`.
    command.build();
    let commands: Vec<_> = command.get_subcommands().cloned().collect();
    for command in std::iter::once(command).chain(commands) {
        clap_mangen::Man::new(command).render(out)?;
    }
    Ok(())
}

/// This program was built without a window.
#[cfg(not(feature = "window"))]
fn open_window(
    play: &Play,
    document: Option<Document>,
    _resume: bool,
    tables: ToEngine,
    out: &mut impl Write,
) -> Result<()> {
    if !(stdin().is_terminal() && stdout().is_terminal()) {
        bail!("this program was built without its window; `damier play --text` plays without it");
    }
    text_game(play, document, tables, out)
}

/// Opens the window; where there is no display, on a terminal, starts the text game instead.
#[cfg(feature = "window")]
fn open_window(
    play: &Play,
    document: Option<Document>,
    resume: bool,
    tables: ToEngine,
    out: &mut impl Write,
) -> Result<()> {
    let options = Options {
        kind: Some(play.kind()?),
        document: document.clone(),
        resume: resume && document.is_none(),
        players: Some(play.side.players(play.level)),
        language: language::of_system(),
        seed: play.seed(),
        engine: vec![tables.clone()],
    };
    let voice = Box::new(speaker::Voice::default());
    match damier_gui::run(options, Box::new(disk::Disk::new()), voice) {
        Ok(()) => Ok(()),
        Err(reason @ RunError::NoDisplay) if stdin().is_terminal() && stdout().is_terminal() => {
            writeln!(out, "{reason}; here is the text game")?;
            text_game(play, document, tables, out)
        }
        Err(reason) => bail!("{reason}; `damier play --text` plays without a window"),
    }
}

fn text_game(play: &Play, document: Option<Document>, tables: ToEngine, out: &mut impl Write) -> Result<()> {
    let session = Session::new(play.kind()?, play.side.players(play.level), play.seed());
    text_game::play(session, document, play.ascii, tables, &mut text_game::Lines::standard()?, out)
}

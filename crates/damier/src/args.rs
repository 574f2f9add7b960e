//! The command line, from which help, completions and the man page are made.

use std::path::PathBuf;

use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use damier_app::Document;
use damier_app::{Player, Players};
use damier_engine::Level;
use damier_record::database::{Filter, Order};
use damier_record::picture::Numbering;
use damier_rules::{Color, GameKind, VariantId};

use crate::lists;

/// Draughts in a window, in text, and as tools.
///
/// Without a command the window opens; without a display, on a terminal, the text game starts.
#[derive(Parser, Debug)]
#[command(name = "damier", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// A position (FEN) or a saved game to open in the window.
    pub file: Option<PathBuf>,
    /// The folder of endgame tables, none if empty; else that of DAMIER_TABLES, or the one beside the program.
    #[arg(long, global = true, value_name = "DIR", value_parser = OsStringValueParser::new().map(PathBuf::from))]
    pub tables: Option<PathBuf>,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play a game, in the window or in text.
    Play(Play),
    /// List the variants.
    Variants(Output),
    /// List the legal moves of a position, one a line: the path, a blank, the captured squares.
    Moves(Moves),
    /// Count move sequences: the check of a move generator.
    Perft(Perft),
    /// Show a position or a saved game: board, side to move, verdict, draw counts, moves.
    Show(Show),
    /// Check game files (PDN, FEN, saved games): one line for each complaint, `file:line:column: text`, then counts.
    ///
    /// Exit code 0 when clean, 1 when there are complaints, 2 when a file cannot be read.
    Check(Check),
    /// Convert a game file: PDN, a saved game or a list of positions (FEN) into one of them, or into a picture (SVG,
    /// PNG, GIF) or a page that replays a game (HTML), by the ending of OUT.
    ///
    /// Says on the error stream what is wrong in IN and what does not fit into OUT. A list of positions gets the last
    /// one of each game; a saved game holds one game of an Art2Dec variant without tags, comments and variations; a
    /// picture shows one position, a GIF and a page one game.
    Convert(Convert),
    /// List the games of a file: players, event, date, result, variant, length; searched, sorted and exported.
    ///
    /// Filters are player, white, black, event (any part of it), result (white, black, draw, open), year (1937 or
    /// 1937-1948), variant, plies (60 or 60-120), position (a FEN that comes up) and material (2+1K:3 that comes up).
    Games(Games),
    /// Show what was played from a position in files of games: each move with how often and how the games ended.
    Explore(Explore),
    /// Let the engine look at a position.
    Analyse(Analyse),
    /// Search a fixed set of positions: a checksum of the search, then its speed.
    Bench(Bench),
    /// Serve as an engine over standard input and output, in the Hub protocol.
    Hub,
    /// Play a game with another program over a connection, in the DamExchange protocol.
    Dxp(Dxp),
    /// Print completions for a shell.
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Print the man page.
    Man,
}

/// How results are printed.
#[derive(Args, Debug, Clone, Copy)]
pub struct Output {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// Who sits where.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The person plays White.
    White,
    /// The person plays Black.
    Black,
    /// Two persons.
    Both,
    /// The computer plays itself.
    None,
}

/// `damier play`.
#[derive(Args, Debug)]
pub struct Play {
    /// Play in text instead of a window.
    #[arg(long)]
    pub text: bool,
    /// The variant; `damier variants` lists them.
    #[arg(long, default_value = "international", value_parser = variant)]
    pub variant: VariantId,
    /// Reverse the objective: who has to move and cannot, wins.
    #[arg(long)]
    pub giveaway: bool,
    /// How strong the computer is: 1 to 8, or Beginner to Master.
    #[arg(long, default_value = "Player", value_parser = level)]
    pub level: Level,
    /// What the person plays.
    #[arg(long, value_enum, default_value_t = Side::White)]
    pub side: Side,
    /// Draw the board with plain letters.
    #[arg(long)]
    pub ascii: bool,
    /// Start from a position instead of the usual one.
    #[arg(long)]
    pub fen: Option<String>,
    /// What the weaker levels draw their chance from; by default each game is different.
    #[arg(long)]
    pub seed: Option<u64>,
}

/// `damier moves`.
#[derive(Args, Debug)]
pub struct Moves {
    /// The variant.
    #[arg(value_parser = variant)]
    pub variant: VariantId,
    /// The position; the start position if left out.
    #[arg(long)]
    pub fen: Option<String>,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// `damier perft`.
#[derive(Args, Debug)]
pub struct Perft {
    /// The variant.
    #[arg(value_parser = variant)]
    pub variant: VariantId,
    /// The position; the start position if left out.
    #[arg(long)]
    pub fen: Option<String>,
    /// Plies; every depth from 1 to this one is counted.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=64))]
    pub depth: u32,
    /// Split the count of the last depth by the first move.
    #[arg(long)]
    pub divide: bool,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// `damier show`.
#[derive(Args, Debug)]
pub struct Show {
    /// A position (FEN), a saved game or a file of games (PDN); `-` is the standard input.
    pub file: PathBuf,
    /// How the file is read.
    #[command(flatten)]
    pub reading: Reading,
    /// Which game of the file, from 1.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: u32,
    /// The board after so many moves, 0 for the start; the last one if left out.
    #[arg(long)]
    pub step: Option<usize>,
    /// Draw the board with plain letters.
    #[arg(long)]
    pub ascii: bool,
    /// Which squares have their names.
    #[arg(long, value_enum, default_value_t = Numbers::Usual)]
    pub numbers: Numbers,
    /// Draw the board with Black at the bottom.
    #[arg(long)]
    pub flipped: bool,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// `damier check`.
#[derive(Args, Debug)]
pub struct Check {
    /// The files; `-` is the standard input.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// How they are read.
    #[command(flatten)]
    pub reading: Reading,
    /// Print also what was decided without being told, as `file:line:column: note: text`.
    #[arg(long)]
    pub notes: bool,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// How files of games are read.
#[derive(Args, Debug, Clone)]
pub struct Reading {
    /// The variant of all games, instead of what their tags and moves tell.
    #[arg(long, value_parser = variant)]
    pub variant: Option<VariantId>,
    /// The encoding (utf-8, windows-1251, ibm866, ...), instead of what the bytes look like.
    #[arg(long)]
    pub encoding: Option<String>,
}

/// What a file is converted into.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Games in PDN.
    Pdn,
    /// A saved game of the Art2Dec program.
    #[value(name = "txt", alias = "save")]
    Save,
    /// A position a line.
    Fen,
    /// A diagram in the draughtsmen of Unicode; only by `--to`.
    Text,
    /// A picture of lines.
    Svg,
    /// A picture of points.
    Png,
    /// A moving picture of a game.
    Gif,
    /// A page that replays a game.
    Html,
}

/// Which squares a picture names.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Numbers {
    /// As the variant has it.
    Usual,
    /// Each square.
    Every,
    /// None.
    Off,
}

impl From<Numbers> for Numbering {
    fn from(numbers: Numbers) -> Self {
        match numbers {
            Numbers::Usual => Self::Usual,
            Numbers::Every => Self::Every,
            Numbers::Off => Self::Off,
        }
    }
}

/// `damier convert`.
#[derive(Args, Debug)]
pub struct Convert {
    /// The file to read; `-` is the standard input.
    #[arg(value_name = "IN")]
    pub input: PathBuf,
    /// The file to write; `-` is the standard output.
    #[arg(value_name = "OUT")]
    pub output: PathBuf,
    /// What to write, instead of what the ending of OUT says.
    #[arg(long, value_enum)]
    pub to: Option<Form>,
    /// How IN is read.
    #[command(flatten)]
    pub reading: Reading,
    /// Only this game of the file, from 1.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    pub game: Option<u32>,
    /// A picture of the position after so many moves, 0 for the start; the last one if left out.
    #[arg(long)]
    pub step: Option<usize>,
    /// Which squares a picture or diagram names.
    #[arg(long, value_enum, default_value_t = Numbers::Usual)]
    pub numbers: Numbers,
    /// Draw with Black at the bottom.
    #[arg(long)]
    pub flipped: bool,
    /// The side of a picture in pixels (PNG, GIF).
    #[arg(long, default_value_t = 600, value_parser = clap::value_parser!(u32).range(64..=4096))]
    pub size: u32,
}

/// `damier games`.
#[derive(Args, Debug)]
pub struct Games {
    /// The file; `-` is the standard input.
    pub file: PathBuf,
    /// Only games of which this is true, such as `player=Springer`; may be given again, then all must be true.
    #[arg(long = "filter", value_name = "NAME=VALUE")]
    pub filters: Vec<Filter>,
    /// Sort by white, black, event, date, result, variant or plies; the other way round with `-` before it.
    #[arg(long, value_name = "COLUMN", allow_hyphen_values = true)]
    pub sort: Option<Order>,
    /// Write the games found to a PDN file instead of listing them.
    #[arg(long, value_name = "OUT")]
    pub to: Option<PathBuf>,
    /// How the file is read.
    #[command(flatten)]
    pub reading: Reading,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// `damier explore`.
#[derive(Args, Debug)]
pub struct Explore {
    /// The files; `-` is the standard input.
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The position; the start position of the variant if left out.
    #[arg(long)]
    pub fen: Option<String>,
    /// Count the moves of variations too.
    #[arg(long)]
    pub variations: bool,
    /// How the files are read. The variant is that of the position too.
    #[command(flatten)]
    pub reading: Reading,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// `damier analyse`.
#[derive(Args, Debug)]
pub struct Analyse {
    /// The variant.
    #[arg(value_parser = variant)]
    pub variant: VariantId,
    /// A file with a position (FEN).
    pub file: Option<PathBuf>,
    /// The position; the start position if left out.
    #[arg(long, conflicts_with = "file")]
    pub fen: Option<String>,
    /// Seconds to think; 3 if no depth is given either.
    #[arg(long, value_parser = seconds)]
    pub time: Option<f64>,
    /// Plies to look ahead.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub depth: Option<u32>,
    /// How many of the best moves to judge.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=100))]
    pub multipv: u32,
    /// Threads that search together.
    #[arg(long, default_value_t = 1)]
    pub threads: u32,
    /// Size of the transposition table in MiB.
    #[arg(long, default_value_t = 64)]
    pub hash: u32,
    /// How to print.
    #[command(flatten)]
    pub output: Output,
}

/// `damier bench`.
#[derive(Args, Debug)]
pub struct Bench {
    /// Plies by which each search is shallower.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=100))]
    pub shallower: u32,
}

/// `damier dxp`.
#[derive(Args, Debug)]
pub struct Dxp {
    /// The variant.
    #[arg(long, default_value = "international", value_parser = variant)]
    pub variant: VariantId,
    /// Ask another program that listens, instead of listening.
    #[arg(long)]
    pub connect: bool,
    /// Where to listen or whom to ask; by default nobody outside this computer.
    #[arg(long, default_value = "127.0.0.1")]
    pub address: String,
    /// The port; 0 takes a free one.
    #[arg(long, default_value_t = damier_link::dxp::PORT)]
    pub port: u16,
    /// Take Black when asking.
    #[arg(long, requires = "connect")]
    pub black: bool,
    /// The position to ask for; the start position if left out.
    #[arg(long, requires = "connect")]
    pub fen: Option<String>,
    /// Minutes to ask for.
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=999))]
    pub minutes: u16,
    /// Moves for which they are; 0 for the whole game.
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u16).range(0..=999))]
    pub moves: u16,
}

fn seconds(text: &str) -> Result<f64, String> {
    let seconds: Option<f64> = text.parse().ok();
    seconds
        .filter(|seconds| (0.001..=1e6).contains(seconds))
        .ok_or_else(|| "a number of seconds from 0.001 to 1000000 was expected".into())
}

impl Default for Play {
    /// What an empty command line means.
    fn default() -> Self {
        let cli = Cli::parse_from(["damier", "play"]);
        match cli.command {
            Some(Command::Play(play)) => play,
            _ => unreachable!("`damier play` is a command"),
        }
    }
}

impl Play {
    /// The position to start from, if one was given.
    ///
    /// # Errors
    /// If it is not one.
    pub fn document(&self) -> anyhow::Result<Option<Document>> {
        let Some(text) = &self.fen else { return Ok(None) };
        lists::position(self.variant, Some(text))?;
        Ok(Some(Document { name: "the position".into(), text: text.clone() }))
    }

    /// What the weaker levels draw their chance from.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed.unwrap_or_else(|| fastrand::u64(..))
    }

    /// What is played.
    ///
    /// # Errors
    /// If the variant has no giveaway form.
    pub fn kind(&self) -> anyhow::Result<GameKind> {
        Ok(if self.giveaway { GameKind::giveaway(self.variant)? } else { GameKind::new(self.variant) })
    }
}

impl Side {
    /// Who plays which colour.
    #[must_use]
    pub fn players(self, level: Level) -> Players {
        match self {
            Self::White => Players::against(level, Color::White),
            Self::Black => Players::against(level, Color::Black),
            Self::Both => Players::HUMANS,
            Self::None => Players { white: Player::Computer(level), black: Player::Computer(level) },
        }
    }
}

fn variant(name: &str) -> Result<VariantId, String> {
    VariantId::from_name(name).ok_or_else(|| {
        let names: Vec<_> = VariantId::ALL.iter().map(|id| id.variant().name).collect();
        format!("the variants are {}", names.join(", "))
    })
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error: damier_engine::UnknownLevel| error.to_string())
}

//! `damier-lab match`: what is asked for on the command line.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};
use clap::Args;
use damier_engine::{Level, Limits, UnknownLevel};
use damier_rules::{Game, GameKind, VariantId};

use crate::adjudication::{self, Adjudication, DrawRule, ResignRule};
use crate::log::Header;
use crate::openings;
use crate::pace::{Control, Pace};
use crate::played_kind;
use crate::player::{Setting, Source};
use crate::referee::Conditions;

/// Plies of the openings, where nothing else is said.
const PLIES: usize = 3;

/// `damier-lab match`.
#[derive(Args, Debug)]
pub struct Contest {
    /// Options of the first engine, `name=value`, repeated.
    #[arg(long, value_parser = option)]
    first: Vec<(String, String)>,
    /// Options of the second engine.
    #[arg(long, value_parser = option)]
    second: Vec<(String, String)>,
    /// The first engine as a program that speaks Hub, with its arguments in one text; ours if left out.
    #[arg(long, value_name = "COMMAND")]
    first_program: Option<String>,
    /// The second engine as a program.
    #[arg(long, value_name = "COMMAND")]
    second_program: Option<String>,
    /// The first engine as one that listens for DXP games.
    #[arg(long, value_name = "HOST:PORT", conflicts_with = "first_program")]
    first_dxp: Option<String>,
    /// The second engine as one that listens for DXP games.
    #[arg(long, value_name = "HOST:PORT", conflicts_with = "second_program")]
    second_dxp: Option<String>,
    /// The first engine as ours at a level, which thinks as long as that level does.
    #[arg(long, value_parser = level, conflicts_with_all = ["first_program", "first_dxp"])]
    first_level: Option<Level>,
    /// The second engine as ours at a level.
    #[arg(long, value_parser = level, conflicts_with_all = ["second_program", "second_dxp"])]
    second_level: Option<Level>,
    /// The variant.
    #[arg(long, value_parser = variant)]
    variant: VariantId,
    /// Reverse the objective.
    #[arg(long)]
    giveaway: bool,
    /// Games, two for each opening; the openings are spread evenly.
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Plies of the openings: 3, or all that a file has.
    #[arg(long, value_name = "PLIES")]
    opening: Option<usize>,
    /// A file of openings: a position (FEN) in each line, or PDN games.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Only openings after which our engine sees nobody ahead by more than MEN.
    #[arg(long, value_name = "MEN", value_parser = men)]
    even: Option<i32>,
    /// Positions a move.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: Option<u64>,
    /// Milliseconds a move.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// Plies a move.
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100))]
    depth: Option<u32>,
    /// A clock for each player, in seconds.
    #[arg(long, value_name = "SECONDS+INCREMENT", conflicts_with_all = ["nodes", "time", "depth"])]
    clock: Option<Control>,
    /// Games at a time.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub concurrency: u32,
    /// Stop when it is decided whether the first is better by the second number of Elo than by the first.
    #[arg(long, num_args = 2, allow_negative_numbers = true, value_names = ["LOW", "HIGH"])]
    sprt: Option<Vec<f64>>,
    /// A draw, where from move FIRST on the scores of MOVES moves of both lie within MEN of zero.
    #[arg(long, value_name = "FIRST,MOVES,MEN")]
    draw: Option<DrawRule>,
    /// A loss, where the scores of MOVES moves of both say that it is one by MEN or more.
    #[arg(long, value_name = "MOVES,MEN")]
    resign: Option<ResignRule>,
    /// Write the games there; games of the same match that the file holds are not played again.
    #[arg(long, value_name = "FILE")]
    pub pdn: Option<PathBuf>,
}

/// An option, `name=value`.
pub fn option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}

/// The variant of that name.
pub fn variant(name: &str) -> Result<VariantId, String> {
    VariantId::from_name(name).ok_or_else(|| format!("there is no variant `{name}`"))
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|error: UnknownLevel| error.to_string())
}

fn men(text: &str) -> Result<i32, String> {
    adjudication::men(text).ok_or("a number of men from 0 to 100 was expected, as in 0.50".to_owned())
}

impl Contest {
    /// What is played.
    pub fn kind(&self) -> Result<GameKind> {
        Ok(played_kind::kind(self.variant, self.giveaway)?)
    }

    /// The first engine and the second.
    pub fn settings(&self) -> Result<[Setting; 2]> {
        let setting =
            |program: &Option<String>, dxp: &Option<String>, level, options: &[(String, String)]| {
                let source = match (program, dxp, level) {
                    (Some(text), _, _) => match shlex::split(text) {
                        Some(command) => Source::Hub(command),
                        None => bail!("`{text}`: a quotation mark is not closed"),
                    },
                    (_, Some(address), _) => Source::Dxp(address.clone()),
                    (_, _, Some(level)) => Source::Level(level),
                    _ => Source::Own,
                };
                Ok(Setting { source, options: options.to_vec() })
            };
        Ok([
            setting(&self.first_program, &self.first_dxp, self.first_level, &self.first)?,
            setting(&self.second_program, &self.second_dxp, self.second_level, &self.second)?,
        ])
    }

    /// What holds for all games.
    pub fn conditions(&self) -> Result<Conditions> {
        let time = self.time.map(Duration::from_millis);
        let limits = Limits { depth: self.depth, nodes: self.nodes, time };
        let levels = self.first_level.is_some() && self.second_level.is_some();
        let pace = match self.clock {
            Some(control) => Pace::Clock(control),
            None if limits != Limits::default() => Pace::Move(limits),
            None if levels => Pace::Levels,
            None => bail!("a match needs --nodes, --time, --depth or --clock"),
        };
        Ok(Conditions { pace, adjudication: Adjudication { draw: self.draw, resign: self.resign } })
    }

    /// The openings, each to be played twice.
    pub fn starts(&self) -> Result<Vec<Game>> {
        let kind = self.kind()?;
        let all = match &self.openings {
            Some(file) => openings::of_file(kind, file, self.opening)?,
            None => openings::of_plies(kind, self.opening.unwrap_or(PLIES)),
        };
        let all = match self.even {
            Some(within) => openings::even(all, within)?,
            None => all,
        };
        Ok(openings::spread(&all, self.games.div_ceil(2) as usize))
    }

    /// The bounds of the question that is to be decided.
    pub fn question(&self) -> Result<Option<[f64; 2]>> {
        match self.sprt.as_deref() {
            Some(&[low, high]) if low < high => Ok(Some([low, high])),
            Some(_) => bail!("--sprt needs two different numbers, the lower one first"),
            None => Ok(None),
        }
    }

    /// What is written of each game.
    pub fn header(&self) -> Result<Header> {
        let [first, second] = self.settings()?.map(|setting| setting.name());
        let names =
            if first == second { [format!("{first} (1)"), format!("{second} (2)")] } else { [first, second] };
        let early = match (self.draw, self.resign) {
            (None, None) => "",
            (Some(_), None) => ", draws adjudicated",
            (None, Some(_)) => ", losses adjudicated",
            (Some(_), Some(_)) => ", draws and losses adjudicated",
        };
        Ok(Header { event: format!("{}, {}{early}", self.kind()?, self.conditions()?.pace), names })
    }
}

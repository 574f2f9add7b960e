//! `damier-lab tables`: endgame tables made, held against the rules, and looked at.

use std::hint::black_box;
use std::io::Write;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, bail};
use clap::{Args, Subcommand};
use damier_endgame::{
    Builder, Class, Event, Index, MOST_PIECES, Outcome, Plan, Scratch, Summary, Tables, check,
};
use damier_record::fen;
use damier_rules::{Diagram, GameKind, Position, Rules, Visitor};
use indicatif::{HumanBytes, ProgressBar, ProgressStyle};

use crate::played_kind::PlayedKind;
use crate::winning;

/// `damier-lab tables`.
#[derive(Args, Debug)]
pub struct TablesArgs {
    #[command(subcommand)]
    work: Work,
}

#[derive(Subcommand, Debug)]
enum Work {
    /// Make all tables up to so many pieces that are not there yet. It may be stopped at any moment.
    Build {
        #[command(flatten)]
        which: Which,
        /// Pieces on the board, of both sides.
        #[arg(long, value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_PIECES)))]
        pieces: u8,
        /// Threads [default: as many as the machine has].
        #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
        threads: Option<u16>,
    },
    /// Hold tables against the rules: every value must be that of the best move.
    Verify {
        #[command(flatten)]
        which: Which,
        /// Positions looked at in a class; larger classes are sampled by chance.
        #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
        samples: u64,
    },
    /// What tables there are, and whether they can be read.
    Info {
        #[command(flatten)]
        which: Which,
    },
    /// How many positions chosen by chance are looked up in a second, all blocks being unpacked.
    Speed {
        #[command(flatten)]
        which: Which,
        /// Positions looked up.
        #[arg(long, default_value_t = 2_000_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
        positions: u64,
    },
    /// Print positions of so many pieces with a result, chosen by chance, one FEN a line: openings for a match.
    Sample {
        #[command(flatten)]
        which: Which,
        /// Pieces on the board.
        #[arg(long, value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_PIECES)))]
        pieces: u8,
        /// What they are for White, who is to move.
        #[arg(long, value_enum, default_value_t = Wanted::Win)]
        result: Wanted,
        #[command(flatten)]
        choice: ByChance,
    },
    /// Play won positions to the end, chosen by chance: our engine with the tables against itself without.
    Win {
        #[command(flatten)]
        which: Which,
        /// Pieces on the board.
        #[arg(long, value_parser = clap::value_parser!(u8).range(2..=i64::from(MOST_PIECES)))]
        pieces: u8,
        #[command(flatten)]
        choice: ByChance,
        #[command(flatten)]
        play: winning::Play,
    },
    /// Positions, wins, draws and losses of each class, and its longest win.
    Stats {
        #[command(flatten)]
        which: Which,
    },
}

/// How many positions, and which.
#[derive(Args, Clone, Copy, Debug)]
struct ByChance {
    /// How many positions.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    count: u32,
    /// What chance is drawn from.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The result of a position.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    Win,
    Draw,
    Loss,
}

/// Of which game, and where.
#[derive(Args, Debug)]
struct Which {
    #[command(flatten)]
    played: PlayedKind,
    /// The folder of all tables.
    #[arg(long, default_value = "data/tables")]
    dir: PathBuf,
}

/// Bytes of unpacked blocks kept while tables are looked at.
const CACHE: usize = 256 << 20;

impl Which {
    fn game(&self) -> Result<GameKind> {
        Ok(self.played.kind()?)
    }

    /// The tables, of which every one must be sound.
    fn open(&self) -> Result<Tables> {
        let (tables, errors) = Tables::open(&self.dir, self.game()?, CACHE);
        if let Some(error) = errors.into_iter().next() {
            return Err(error.into());
        }
        if tables.is_empty() {
            bail!("there are no tables in {}", self.dir.join(tables.kind().name()).display());
        }
        Ok(tables)
    }

    /// Positions with that outcome for White, who is to move.
    fn sample(&self, pieces: u8, outcome: Outcome, choice: ByChance) -> Result<Vec<Diagram>> {
        let tables = self.open()?;
        let ByChance { count, seed } = choice;
        tables.kind().game.rules().with(Sample { tables: &tables, pieces, outcome, count, seed })
    }
}

/// Does what was asked for.
///
/// # Errors
/// If tables cannot be read or written, or are found wrong.
pub fn run(args: &TablesArgs, out: &mut impl Write) -> Result<()> {
    match &args.work {
        Work::Build { which, pieces, threads } => {
            let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
            let threads = threads.map_or_else(all, usize::from);
            let game = which.game()?;
            build(&Builder { folder: which.dir.clone(), game, pieces: *pieces, threads }, out)
        }
        Work::Verify { which, samples } => verify(&which.open()?, *samples, out),
        Work::Info { which } => info(which, out),
        Work::Speed { which, positions } => speed(&which.open()?, *positions, out),
        Work::Sample { which, pieces, result, choice } => {
            let outcome = match result {
                Wanted::Win => Outcome::Win,
                Wanted::Draw => Outcome::Draw,
                Wanted::Loss => Outcome::Loss,
            };
            for diagram in which.sample(*pieces, outcome, *choice)? {
                writeln!(out, "{}", fen::write(&diagram, which.game()?.variant))?;
            }
            Ok(())
        }
        Work::Win { which, pieces, choice, play } => {
            let starts = which.sample(*pieces, Outcome::Win, *choice)?;
            let folder = which.dir.to_str().context("the folder has a name that is no text")?;
            winning::run(which.game()?, &starts, folder, *play, out)
        }
        Work::Stats { which } => stats(&which.open()?, out),
    }
}

fn build(builder: &Builder, out: &mut impl Write) -> Result<()> {
    let plan = builder.plan()?;
    tell_plan(builder, &plan, out)?;
    let bar = bar(plan.positions);
    let began = Instant::now();
    builder.build(&|event| match event {
        Event::Begins(class) => bar.set_message(class.to_string()),
        Event::Looked(positions) => bar.inc(positions),
        Event::Made(class, _) => bar.println(format!("{class:<10} {:.1} s", began.elapsed().as_secs_f64())),
    })?;
    bar.finish_and_clear();
    writeln!(out, "{} made in {:.1} s", count(plan.classes.len(), "class"), began.elapsed().as_secs_f64())?;
    Ok(())
}

fn count(number: usize, what: &str) -> String {
    if number == 1 { format!("1 {what}") } else { format!("{number} {what}es") }
}

/// Says what will be done before it is begun.
fn tell_plan(builder: &Builder, plan: &Plan, out: &mut impl Write) -> Result<()> {
    for broken in &plan.broken {
        writeln!(out, "made anew: {broken}")?;
    }
    if !plan.refused.is_empty() {
        let names: Vec<_> = plan.refused.iter().map(Class::to_string).collect();
        writeln!(
            out,
            "not made, because the pieces alone do not tell the result (kings end the game, or their moves are counted): {}",
            names.join(", ")
        )?;
    }
    writeln!(
        out,
        "{}: {} to make, {} there already; {} positions, {} of memory at most, {} threads, in {}",
        plan.kind,
        count(plan.classes.len(), "class"),
        plan.finished,
        plan.positions,
        HumanBytes(plan.memory),
        builder.threads,
        builder.folder.join(plan.kind.name()).display()
    )?;
    out.flush()?;
    Ok(())
}

fn bar(length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg:<10} {wide_bar} {human_pos} of {human_len}, {eta} left")
        .expect("the template is sound");
    ProgressBar::new(length).with_style(style)
}

fn verify(tables: &Tables, samples: u64, out: &mut impl Write) -> Result<()> {
    let kind = tables.kind();
    let classes: Vec<_> = tables.summaries().map(|(index, ..)| (index.class(), index.size())).collect();
    let bar = bar(classes.iter().map(|(_, size)| samples.min(*size)).sum());
    let mut chance = fastrand::Rng::with_seed(7);
    let mut all = 0;
    for (class, size) in classes {
        bar.set_message(class.to_string());
        let looked = || bar.inc(1);
        let fault = if size <= samples {
            all += size;
            check(tables, class, 0..size, looked)
        } else {
            all += samples;
            check(tables, class, (0..samples).map(|_| chance.u64(0..size)), looked)
        };
        if let Some(fault) = fault {
            bail!("{kind} {class}: {}: {fault}", fen::write(&fault.diagram, kind.game.variant));
        }
    }
    bar.finish_and_clear();
    writeln!(out, "{kind}: {all} positions are right")?;
    Ok(())
}

fn info(which: &Which, out: &mut impl Write) -> Result<()> {
    let (tables, errors) = Tables::open(&which.dir, which.game()?, 0);
    let kind = tables.kind();
    let folder = which.dir.join(kind.name());
    writeln!(out, "{} under rules {:016x}", folder.display(), kind.hash())?;
    let games: Vec<_> = kind.games().map(|game| game.to_string()).collect();
    writeln!(out, "for {}", games.join(", "))?;
    for pieces in 2..=tables.most_pieces() {
        let here: Vec<_> =
            tables.summaries().filter(|(index, ..)| index.class().pieces() == pieces).collect();
        let positions: u64 = here.iter().map(|(index, ..)| index.size()).sum();
        let leading = here.iter().filter(|(index, ..)| index.class() == index.class().leading());
        let bytes = |part: usize| here.iter().map(|(.., bytes)| bytes[part]).sum::<u64>();
        let (made, can) = (leading.count(), kind.classes(pieces).len());
        writeln!(
            out,
            "{pieces} pieces: {made} of {can} files, {positions} positions, results {} bytes, distances {} bytes",
            bytes(0),
            bytes(1)
        )?;
    }
    let wrong = errors.len();
    for error in errors {
        writeln!(out, "left aside: {error}")?;
    }
    if wrong > 0 {
        bail!("{wrong} of the files cannot be read");
    }
    Ok(())
}

fn stats(tables: &Tables, out: &mut impl Write) -> Result<()> {
    let kind = tables.kind();
    writeln!(
        out,
        "{:<12} {:>13} {:>13} {:>13} {:>13}  longest win",
        "side to move", "positions", "wins", "draws", "losses"
    )?;
    let row = |name: &str, size: u64, summary: &Summary| {
        let Summary { wins, draws, losses, .. } = summary;
        format!("{name:<12} {size:>13} {wins:>13} {draws:>13} {losses:>13}")
    };
    for pieces in 2..=tables.most_pieces() {
        let mut total = (0, Summary::default());
        for (index, summary, _) in tables.summaries() {
            let class = index.class();
            if class.pieces() != pieces {
                continue;
            }
            total.0 += index.size();
            total.1.wins += summary.wins;
            total.1.draws += summary.draws;
            total.1.losses += summary.losses;
            let longest = match summary.longest {
                (_, 0) => String::new(),
                (number, plies) => {
                    let diagram = kind.game.rules().with(Shown { index, number });
                    format!("  {plies} plies: {}", fen::write(&diagram, kind.game.variant))
                }
            };
            writeln!(out, "{}{longest}", row(&class.to_string(), index.size(), &summary))?;
        }
        writeln!(out, "{}", row(&format!("all {pieces}"), total.0, &total.1))?;
    }
    Ok(())
}

fn speed(tables: &Tables, positions: u64, out: &mut impl Write) -> Result<()> {
    let (found, [results, distances]) = tables.kind().game.rules().with(Speed { tables, positions });
    for (what, seconds) in [("results", results), ("results with distances", distances)] {
        let rate = found as f64 / seconds / 1e6;
        writeln!(out, "{found} {what} looked up in {seconds:.2} s: {rate:.2} million a second")?;
    }
    Ok(())
}

/// The classes of so many pieces, each as often as it has positions.
struct Classes<'a>(Vec<&'a Index>);

impl<'a> Classes<'a> {
    fn of(tables: &'a Tables, pieces: u8) -> Self {
        Self(
            tables
                .summaries()
                .map(|(index, ..)| index)
                .filter(|index| index.class().pieces() == pieces)
                .collect(),
        )
    }

    fn any<R: Rules>(&self, chance: &mut fastrand::Rng) -> Option<Position<R>> {
        let mut number = chance.u64(0..self.0.iter().map(|index| index.size()).sum::<u64>().max(1));
        for index in &self.0 {
            if number < index.size() {
                return Some(index.position(number));
            }
            number -= index.size();
        }
        None
    }
}

/// Looking positions up by chance.
struct Speed<'a> {
    tables: &'a Tables,
    positions: u64,
}

impl Visitor for Speed<'_> {
    /// How many positions there were, and the seconds that their results take, and results with distances.
    type Output = (usize, [f64; 2]);

    fn visit<R: Rules>(self) -> Self::Output {
        let Self { tables, positions } = self;
        let classes = Classes::of(tables, tables.most_pieces());
        let mut chance = fastrand::Rng::with_seed(1);
        // Positions in which something must be taken are not in the tables.
        let positions: Vec<Position<R>> = std::iter::from_fn(|| classes.any::<R>(&mut chance))
            .take(100 * positions as usize)
            .filter(|position| tables.probe(position).is_some())
            .take(positions as usize)
            .collect();
        let timed = |found: &dyn Fn(&Position<R>) -> bool| {
            let look = || positions.iter().filter(|position| found(position)).count();
            // The first round unpacks the blocks.
            black_box(look());
            let began = Instant::now();
            black_box(look());
            began.elapsed().as_secs_f64()
        };
        let results = timed(&|position| tables.probe(position).is_some());
        (positions.len(), [results, timed(&|position| tables.look_up(position).is_some())])
    }
}

/// A choice of positions by their result.
struct Sample<'a> {
    tables: &'a Tables,
    pieces: u8,
    outcome: Outcome,
    count: u32,
    seed: u64,
}

impl Visitor for Sample<'_> {
    type Output = Result<Vec<Diagram>>;

    fn visit<R: Rules>(self) -> Self::Output {
        let classes = Classes::of(self.tables, self.pieces);
        let (mut chance, mut scratch) = (fastrand::Rng::with_seed(self.seed), Scratch::default());
        let mut found = Vec::new();
        for _ in 0..100_000 + 1000 * u64::from(self.count) {
            let Some(position) = classes.any::<R>(&mut chance) else {
                bail!("there are no tables of {} pieces", self.pieces);
            };
            let known = self.tables.value(&position, &mut scratch);
            if known.is_some_and(|known| known.outcome == self.outcome) {
                found.push(position.diagram());
                if found.len() == self.count as usize {
                    return Ok(found);
                }
            }
        }
        bail!("there are too few such positions")
    }
}

/// The position of a number.
struct Shown<'a> {
    index: &'a Index,
    number: u64,
}

impl Visitor for Shown<'_> {
    type Output = Diagram;

    fn visit<R: Rules>(self) -> Self::Output {
        self.index.position::<R>(self.number).diagram()
    }
}

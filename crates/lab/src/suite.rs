//! `damier-lab suite`: positions whose best moves are known, and whether the engine finds them.
//!
//! A line of a suite is `variant; FEN; best moves; note`, the moves parted by blanks, the note left out at will. Empty
//! lines and lines that begin with `#` say nothing.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use damier_engine::{Effort, Limits, Report};
use damier_record::{fen, notation, pdn};
use damier_rules::{Game, GameKind, Route, VariantId};

use crate::contest;
use crate::own::Own;

/// `damier-lab suite`.
#[derive(Args, Debug)]
pub struct Suite {
    /// The file: `variant; FEN; best moves; note` in each line.
    file: PathBuf,
    /// Only positions of this variant.
    #[arg(long, value_parser = contest::variant)]
    variant: Option<VariantId>,
    /// Options of the engine, `name=value`, repeated.
    #[arg(long, value_parser = contest::option)]
    option: Vec<(String, String)>,
    /// Positions visited for each.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), required_unless_present = "time")]
    nodes: Option<u64>,
    /// Milliseconds for each.
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    time: Option<u64>,
    /// End with a failure if one is not solved.
    #[arg(long)]
    all: bool,
}

/// A position with its best moves.
#[derive(Debug)]
struct Task {
    line: usize,
    game: Game,
    best: Vec<Route>,
    note: String,
}

impl Task {
    /// Reads a line.
    fn read(number: usize, line: &str) -> Result<Self> {
        let parts: Vec<_> = line.splitn(4, ';').map(str::trim).collect();
        let [name, position, moves, ..] = parts[..] else {
            bail!("`variant; FEN; best moves; note` was expected");
        };
        let Some(variant) = VariantId::from_name(name) else { bail!("there is no variant `{name}`") };
        let kind = GameKind::new(variant);
        let diagram = fen::read_position(position, variant)?;
        let game = Game::from_diagram(kind, diagram).expect("the position has been checked");
        let read = |word| Ok(notation::read(kind, game.diagram(), word)?);
        let best = moves.split_whitespace().map(read).collect::<Result<Vec<_>>>()?;
        if best.is_empty() {
            bail!("there is no best move");
        }
        Ok(Self { line: number, game, best, note: parts.get(3).copied().unwrap_or_default().to_owned() })
    }

    fn is_solved_by(&self, route: &Route) -> bool {
        self.best.iter().any(|best| best.same_move(route))
    }
}

/// The tasks of a text.
fn tasks(text: &str) -> Result<Vec<Task>> {
    let lines = (1..).zip(text.lines().map(str::trim));
    let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    lines.map(|(number, line)| Task::read(number, line).with_context(|| format!("line {number}"))).collect()
}

/// What the engine made of a task.
struct Attempt {
    played: Option<Route>,
    /// The first look from which on the best move was a right one.
    found: Option<Report>,
    last: Report,
}

fn attempt(own: &mut Own, task: &Task, limits: Limits) -> Result<Attempt, String> {
    own.begin();
    let mut found: Option<Report> = None;
    let see = |report: &Report| match report.line.first() {
        Some(route) if task.is_solved_by(route) => {
            found.get_or_insert_with(|| report.clone());
        }
        _ => found = None,
    };
    let (played, last) = own.think(&task.game, Effort::Limits(limits), see)?;
    Ok(Attempt { played, found, last })
}

/// Tries all positions and prints a report.
///
/// # Errors
/// If the file cannot be read, and with `--all` if a position is not solved.
pub fn run(args: &Suite, out: &mut impl Write) -> Result<()> {
    let place = || args.file.display().to_string();
    let bytes = std::fs::read(&args.file).with_context(place)?;
    let mut tasks = tasks(&pdn::decode(bytes, None).with_context(place)?.text).with_context(place)?;
    tasks.retain(|task| args.variant.is_none_or(|variant| task.game.kind().variant == variant));
    if tasks.is_empty() {
        bail!("{}: there is no such position in it", place());
    }
    let mut own = Own::new(tasks[0].game.kind(), &args.option)?;
    let limits = Limits { depth: None, nodes: args.nodes, time: args.time.map(Duration::from_millis) };
    let mut solved = 0;
    for task in &tasks {
        let kind = task.game.kind();
        let attempt = attempt(&mut own, task, limits).map_err(anyhow::Error::msg)?;
        let is_solved = attempt.played.as_ref().is_some_and(|route| task.is_solved_by(route));
        solved += usize::from(is_solved);
        let legal = task.game.moves();
        let name = |route: &Route| notation::short(kind, route, &legal);
        let played = attempt.played.as_ref().map_or("none".to_owned(), name);
        let word = if is_solved { "solved" } else { "missed" };
        write!(out, "{word} {:>4}  {:<13} {played:<8} ", task.line, kind.variant)?;
        match attempt.found.filter(|_| is_solved) {
            Some(found) => write!(
                out,
                "found at depth {:>2}, {:>9} nodes, {:>7.3} s",
                found.depth,
                found.nodes,
                found.time.as_secs_f64()
            )?,
            None if is_solved => write!(out, "found in the last look, {:>9} nodes", attempt.last.nodes)?,
            None => {
                let best: Vec<_> = task.best.iter().map(name).collect();
                write!(out, "instead of {}, {:>9} nodes", best.join(" or "), attempt.last.nodes)?;
            }
        }
        writeln!(out, "  {}", task.note)?;
        out.flush()?;
    }
    writeln!(out, "{solved} of {} solved", tasks.len())?;
    if args.all && solved < tasks.len() {
        bail!("{} are not solved", tasks.len() - solved);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_and_mistakes_named() {
        let text = "# start\n\nenglish; B:W21-32:B1-12; 11-15 9-14; any\nrussian; W:Wc3:Bd4; c3:e5\n";
        let tasks = tasks(text).unwrap();
        assert_eq!(tasks.len(), 2);
        assert_eq!((tasks[0].line, tasks[0].best.len(), tasks[0].note.as_str()), (3, 2, "any"));
        for (line, reason) in [
            ("english; B:W21-32:B1-12", "was expected"),
            ("chess; B:W1:B2; 1-2", "no variant `chess`"),
            ("english; B:W99:B1; 1-5", "column 4"),
            ("english; B:W21-32:B1-12; 11-18", "11-18"),
            ("english; B:W21-32:B1-12; ; note", "no best move"),
        ] {
            let error = super::tasks(&format!("\n{line}")).unwrap_err();
            let words = format!("{error:#}");
            assert!(words.starts_with("line 2: ") && words.contains(reason), "{words}");
        }
    }
}

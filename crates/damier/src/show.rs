//! `damier show`: what a file holds, at any of its steps.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_record::pdn::Action;
use damier_record::seed_save::{self, SeedSave};
use damier_record::{fen, notation};
use damier_rules::{Diagram, Game, GameKind, Route, VariantId};
use serde_json::json;

use crate::args;
use crate::board_text::{Style, draw};
use crate::game_file::GameFile;
use crate::lists;

/// One board of a file.
struct Step {
    /// How the file names the move that led here.
    label: Option<String>,
    /// The legal move between the boards, where it is one.
    route: Option<Route>,
    diagram: Diagram,
}

/// What a file holds.
struct Shown {
    kind: GameKind,
    steps: Vec<Step>,
    remarks: Vec<String>,
}

/// Reads a file as text, in whatever encoding.
///
/// # Errors
/// If it cannot be read.
pub fn read_text(file: &Path) -> Result<String> {
    let bytes = std::fs::read(file).with_context(|| format!("{}", file.display()))?;
    Ok(damier_record::pdn::decode(bytes, None)?.text)
}

/// Shows a file.
pub fn show(out: &mut impl Write, complaints: &mut impl Write, args: &args::Show) -> Result<()> {
    let name = args.file.display();
    let file = GameFile::open(&args.file, &args.reading)?;
    let text = file.text();
    let variant = args.reading.variant;
    let shown = if text.trim_start().starts_with("CHECKERS_GAME") {
        saved_game(text, variant)
    } else {
        single_position(text, variant).or_else(|problem| game(&file, args.game).unwrap_or(Err(problem)))
    };
    let shown = shown.with_context(|| format!("{name}"))?;
    for remark in file.remarks.iter().chain(&shown.remarks) {
        writeln!(complaints, "damier: {name}: {remark}")?;
    }
    let last = shown.steps.len() - 1;
    let step = args.step.unwrap_or(last);
    if step > last {
        bail!("{name}: there is no step {step}; the last is {last}");
    }
    let style = Style { ascii: args.ascii, flipped: args.flipped, numbering: args.numbers.into() };
    if args.output.json { print_json(out, &shown, step) } else { print(out, &shown, step, style) }
}

/// A game of a PDN file; `None` if the file is nothing like that.
fn game(file: &GameFile, number: u32) -> Option<Result<Shown>> {
    let (mut count, mut found) = (0, None);
    file.each(|game| {
        count += 1;
        if count == number {
            found = Some(game);
        }
        Ok(())
    })
    .ok()?;
    let Some(found) = found else {
        return Some(Err(anyhow::anyhow!("there is no game {number}; the last is {count}")));
    };
    let record = found.record?;
    if count == 1 && record.tree.main_moves().next().is_none() && !record.is_set_up() {
        return None;
    }
    let tree = &record.tree;
    let mut steps = vec![Step { label: None, route: None, diagram: record.start.clone() }];
    for id in tree.main_line() {
        let before = &steps[steps.len() - 1].diagram;
        let (route, diagram) = match tree.node(id).action() {
            Action::Move(route) => (Some(route.clone()), before.after(record.kind, route)),
            Action::Unread(_) => break,
            _ => (None, record.game_at(id).diagram().clone()),
        };
        let legal = before.moves(record.kind).unwrap_or_default();
        let label = route.as_ref().map(|route| notation::short(record.kind, route, &legal));
        steps.push(Step { label, route, diagram });
    }
    let remarks = found.complaints.iter().chain(&found.notes).map(ToString::to_string).collect();
    Some(Ok(Shown { kind: record.kind, steps, remarks }))
}

fn saved_game(text: &str, variant: Option<VariantId>) -> Result<Shown> {
    let reading = seed_save::read(text)?;
    let save: SeedSave = reading.save;
    let kind = save.kind(variant.unwrap_or_else(|| save.variant_guess()));
    let labels = save.steps().iter().map(|step| Some(step.label.clone()));
    let routes = save.routes(kind);
    let steps = save
        .boards()
        .into_iter()
        .zip(std::iter::once(None).chain(labels))
        .zip(std::iter::once(None).chain(routes))
        .map(|((diagram, label), route)| Step { label, route, diagram })
        .collect();
    let remarks = reading.complaints.iter().map(ToString::to_string).collect();
    Ok(Shown { kind, steps, remarks })
}

fn single_position(text: &str, variant: Option<VariantId>) -> Result<Shown> {
    let text = text.trim();
    let guess = if variant.is_none() { fen::guess(text) } else { None };
    let id = variant.or(guess).unwrap_or(VariantId::International);
    let diagram = fen::read_position(text, id)?;
    let remarks = guess.iter().map(|id| format!("read as {id}; --variant names another")).collect();
    Ok(Shown { kind: GameKind::new(id), steps: vec![Step { label: None, route: None, diagram }], remarks })
}

impl Shown {
    /// The game up to a step: replayed where its boards are legal moves apart, else begun at the last break.
    fn game(&self, step: usize) -> Result<Game> {
        let begins = (1..=step).rev().find(|&index| self.steps[index].route.is_none()).unwrap_or(0);
        let explain = |complaints: Vec<damier_rules::Complaint>| {
            anyhow::anyhow!("step {begins}: {}", self.kind.variant.variant().explain_all(&complaints))
        };
        let mut game = Game::from_diagram(self.kind, self.steps[begins].diagram.clone()).map_err(explain)?;
        for route in self.steps[begins + 1..=step].iter().flat_map(|step| &step.route) {
            game.play(route)?;
        }
        Ok(game)
    }
}

fn print(out: &mut impl Write, shown: &Shown, step: usize, style: Style) -> Result<()> {
    let game = shown.game(step)?;
    let variant = shown.kind.variant.variant();
    let last = shown.steps.len() - 1;
    writeln!(out, "{}", shown.kind)?;
    if last > 0 {
        let label = shown.steps[step].label.as_deref().map_or(String::new(), |label| format!(", {label}"));
        writeln!(out, "step {step} of {last}{label}")?;
    }
    write!(out, "{}", draw(variant, game.diagram(), style))?;
    writeln!(out, "{}", fen::write(game.diagram(), shown.kind.variant))?;
    match game.verdict() {
        Some(verdict) => writeln!(out, "{verdict}")?,
        None => writeln!(out, "{} to move", game.turn().name())?,
    }
    for counter in game.running_counters() {
        writeln!(out, "{counter}")?;
    }
    let moves = game.moves();
    let written: Vec<_> = moves.iter().map(|route| notation::short(shown.kind, route, &moves)).collect();
    writeln!(out, "moves: {}", if written.is_empty() { "none".into() } else { written.join(" ") })?;
    Ok(())
}

fn print_json(out: &mut impl Write, shown: &Shown, step: usize) -> Result<()> {
    let game = shown.game(step)?;
    let variant = shown.kind.variant.variant();
    let moves: Vec<_> = game.moves().iter().map(|route| lists::move_json(variant, route)).collect();
    let counters: Vec<_> = game
        .running_counters()
        .iter()
        .map(|counter| json!({ "rule": counter.rule.name, "done": counter.done, "limit": counter.limit }))
        .collect();
    let value = json!({
        "variant": variant.name,
        "giveaway": shown.kind.is_giveaway_form(),
        "step": step,
        "steps": shown.steps.len() - 1,
        "label": shown.steps[step].label,
        "fen": fen::write(game.diagram(), shown.kind.variant),
        "turn": game.turn().name().to_lowercase(),
        "verdict": game.verdict().map(|verdict| verdict.to_string()),
        "winner": game.verdict().and_then(|verdict| verdict.winner()).map(|color| color.name().to_lowercase()),
        "counters": counters,
        "moves": moves,
        "remarks": shown.remarks,
    });
    lists::print_json(out, &value)
}

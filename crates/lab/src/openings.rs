//! Where games begin: every position that so many moves can lead to, each once, or what a file gives.

use std::collections::HashSet;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_engine::{Effort, Limits, Score};
use damier_record::{fen, pdn};
use damier_rules::{Game, GameKind};

use crate::own::Own;

/// Positions that are searched to tell whether an opening is even.
const LOOK: u64 = 20_000;

/// The openings of so many plies that lead to different positions in which the game goes on.
pub fn of_plies(kind: GameKind, plies: usize) -> Vec<Game> {
    let mut level = vec![Game::new(kind)];
    for _ in 0..plies {
        let mut seen = HashSet::new();
        let mut next = Vec::new();
        for game in &level {
            for route in game.moves() {
                let mut longer = game.clone();
                longer.play(&route).expect("a listed move is legal");
                if longer.verdict().is_none() && seen.insert(longer.diagram().clone()) {
                    next.push(longer);
                }
            }
        }
        level = next;
    }
    level
}

/// The openings of a file: a position (FEN) in each line, or the main lines of PDN games, `plies` of their moves at
/// most. Where the game is over, or the position had before, there is no opening.
///
/// # Errors
/// With file, line and column, if something cannot be read; and if there is no opening.
pub fn of_file(kind: GameKind, file: &Path, plies: Option<usize>) -> Result<Vec<Game>> {
    let place = || file.display().to_string();
    let bytes = std::fs::read(file).with_context(place)?;
    let text = pdn::decode(bytes, None).with_context(place)?.text;
    let games = if is_list(&text) { of_positions(kind, &text) } else { of_games(kind, &text, plies) };
    let mut seen = HashSet::new();
    let mut games = games.with_context(place)?;
    games.retain(|game| game.verdict().is_none() && seen.insert(game.diagram().clone()));
    if games.is_empty() {
        bail!("{}: there is no opening of {kind} in it", place());
    }
    Ok(games)
}

/// The lines that say something, with their numbers.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines().map(str::trim)).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

/// Whether the first line begins as a position does.
fn is_list(text: &str) -> bool {
    let (_, first) = lines(text).next().unwrap_or_default();
    let mut letters = first.chars().filter(|letter| !letter.is_whitespace());
    matches!(letters.next(), Some('W' | 'B' | 'w' | 'b')) && letters.next() == Some(':')
}

fn of_positions(kind: GameKind, text: &str) -> Result<Vec<Game>> {
    let read = |(number, line)| {
        let diagram = fen::read_position(line, kind.variant).with_context(|| format!("line {number}"))?;
        Ok(Game::from_diagram(kind, diagram).expect("the position has been checked"))
    };
    lines(text).map(read).collect()
}

fn of_games(kind: GameKind, text: &str, plies: Option<usize>) -> Result<Vec<Game>> {
    let mut games = Vec::new();
    for read in pdn::Games::new(text, Some(kind.variant)) {
        if let Some(complaint) = read.complaints.first() {
            bail!("{complaint}");
        }
        // Whatever the file says, the match is played by its own objective.
        let record = pdn::GameRecord { kind, ..read.record };
        let whole = record.game();
        let mut game =
            Game::from_diagram(kind, whole.start().clone()).expect("a game begins with a valid one");
        for route in whole.played().iter().take(plies.unwrap_or(usize::MAX)) {
            game.play(route).expect("a game holds legal moves");
        }
        games.push(game);
    }
    Ok(games)
}

/// The openings after which our engine sees neither side ahead by more than `within` hundredths of a man.
///
/// # Errors
/// If there is none; in the engine's words, if it fails.
pub fn even(openings: Vec<Game>, within: i32) -> Result<Vec<Game>> {
    let effort = Effort::Limits(Limits { nodes: Some(LOOK), ..Limits::default() });
    let mut engine = Own::default();
    let mut is_even = |opening: &Game| -> Result<bool> {
        let mut game = opening.clone();
        // Where there is one move the engine does not think.
        while let [only] = game.moves().as_slice() {
            game.play(only).expect("a listed move is legal");
        }
        if game.verdict().is_some() {
            return Ok(false);
        }
        engine.begin();
        let (_, report) = engine.think(&game, effort, |_| ()).map_err(anyhow::Error::msg)?;
        Ok(matches!(report.score, Score::Even(score) if score.abs() <= within))
    };
    let mut kept = Vec::new();
    for opening in openings {
        if is_even(&opening)? {
            kept.push(opening);
        }
    }
    if kept.is_empty() {
        bail!("no opening is even within {:.2} men", f64::from(within) / 100.0);
    }
    Ok(kept)
}

/// So many openings, spread evenly over all there are.
pub fn spread(all: &[Game], count: usize) -> Vec<Game> {
    let count = count.min(all.len());
    (0..count).map(|index| all[index * all.len() / count].clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::VariantId;

    #[test]
    fn transpositions_count_once() {
        let kind = GameKind::new(VariantId::English);
        assert_eq!(of_plies(kind, 1).len(), 7);
        assert_eq!(of_plies(kind, 2).len(), 49);
        assert!(of_plies(kind, 3).len() < 302, "transpositions are left out");
        assert_eq!(spread(&of_plies(kind, 2), 5).len(), 5);
        assert_eq!(spread(&of_plies(kind, 1), 50).len(), 7);
    }

    #[test]
    fn openings_that_lose_a_man_are_not_even() {
        let kind = GameKind::new(VariantId::International);
        // 26-21 gives a man for nothing, 21x32 37x28 is an exchange, the last a start like any other.
        let games = ["31-26 20-25 26-21", "32-27 17-21 31-26 21x32 37x28", "32-28 18-23"];
        let text = games.map(|moves| format!("1. {moves} *\n\n")).concat();
        let all = of_games(kind, &text, None).unwrap();
        let kept: Vec<_> = even(all.clone(), 50).unwrap().iter().map(|game| game.played().len()).collect();
        assert_eq!(kept, [5, 2]);
        let none = even(all[..1].to_vec(), 50).map(|_| ()).unwrap_err();
        assert_eq!(none.to_string(), "no opening is even within 0.50 men");
    }

    #[test]
    fn positions_and_games_are_openings() {
        let kind = GameKind::new(VariantId::International);
        let list = "# two\nW:W31-50:B1-20\n\nW:W28:B1\n";
        assert!(is_list(list));
        assert_eq!(of_positions(kind, list).unwrap().len(), 2);
        let wrong = of_positions(kind, "W:W31-50:B1-20\nW:W99:B1\n").unwrap_err();
        assert!(format!("{wrong:#}").starts_with("line 2: column "), "{wrong:#}");
        let games = "1. 32-28 18-23 2. 38-32 *\n\n[FEN \"W:W28:B1\"]\n1. 28-22 *\n";
        assert!(!is_list(games));
        let plies =
            |most| of_games(kind, games, most).unwrap().iter().map(|game| game.played().len()).collect();
        let counts: [Vec<usize>; 2] = [plies(None), plies(Some(2))];
        assert_eq!(counts, [vec![3, 1], vec![2, 1]]);
        let wrong = of_games(kind, "1. 32-26 18-22 *", None).map(|_| ()).unwrap_err();
        assert!(wrong.to_string().contains("32-26"), "{wrong}");
    }
}

//! What was played from a position: each move with how often and how the games ended.

use std::ops::ControlFlow;

use damier_rules::{Diagram, Route};

use super::filter::shows_same;
use super::{Database, Lines};
use crate::pdn::GameResult;

/// How games went on from a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Explored {
    /// The moves, the most played first.
    pub moves: Vec<Next>,
    /// Games that ended in the position.
    pub ended: u32,
}

/// A move that was played from a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Next {
    /// The move.
    pub route: Route,
    /// Games in which it was played.
    pub games: u32,
    /// Those of them that White won, that were drawn, and that Black won.
    pub scores: [u32; 3],
}

impl Next {
    /// White's points for each hundred, of the games that have a result; `None` if none has.
    #[must_use]
    pub fn white_percent(&self) -> Option<f64> {
        let [won, drawn, lost] = self.scores.map(f64::from);
        let all = won + drawn + lost;
        (all > 0.0).then(|| 100.0 * (won + drawn / 2.0) / all)
    }
}

impl Explored {
    /// Adds how a game of a database went on, the first time that it came to the position; with the variations, each
    /// move that it shows from there.
    pub fn add(&mut self, database: &Database, index: usize, position: &Diagram, lines: Lines) {
        let mut found: Vec<Route> = Vec::new();
        let mut came = false;
        database.replay(index, lines, |diagram, next| {
            if shows_same(position, diagram) {
                came = true;
                let is_new = |route: &&Route| !found.iter().any(|other| other.same_move(route));
                found.extend(next.filter(is_new).cloned());
            }
            if came && lines == Lines::Main { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        self.ended += u32::from(came && found.is_empty());
        let result = database.entry(index).result;
        found.iter().for_each(|route| self.count(route, result));
    }

    fn count(&mut self, route: &Route, result: GameResult) {
        let place = self.moves.iter().position(|next| next.route.same_move(route)).unwrap_or_else(|| {
            self.moves.push(Next { route: route.clone(), games: 0, scores: [0; 3] });
            self.moves.len() - 1
        });
        let next = &mut self.moves[place];
        next.games += 1;
        let place = match result {
            GameResult::WhiteWins => Some(0),
            GameResult::Draw => Some(1),
            GameResult::BlackWins => Some(2),
            GameResult::BothLose | GameResult::Open => None,
        };
        place.into_iter().for_each(|place| next.scores[place] += 1);
        // The list is short and nearly sorted.
        self.moves.sort_by_key(|next| std::cmp::Reverse(next.games));
    }
}

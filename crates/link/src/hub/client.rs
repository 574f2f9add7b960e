//! The other side of the protocol: driving an engine that somebody else wrote. Pure; [`HubEngine`](super::HubEngine)
//! gives it a process.

use std::time::Duration;

use damier_engine::{Effort, Limits, Score};
use damier_rules::{Game, GameKind, Route, VariantId};

use super::{Line, text, variant_name};

/// What an engine's line means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Heard {
    /// It has told its parameters and waits for ours.
    Waits,
    /// It is ready to search.
    Ready,
    /// What it thinks of the position, for the side to move.
    Judges(Score),
    /// Its move.
    Move(Route),
    /// It complains.
    Complains(String),
    /// Its move is none: unreadable or illegal.
    BadMove(String),
    /// Anything else.
    Nothing,
}

/// A session with an engine.
#[derive(Clone, Debug)]
pub struct Client {
    kind: GameKind,
    name: String,
    /// Names of the parameters that the engine has declared, and the values of those that list them.
    parameters: Vec<(String, Vec<String>)>,
}

/// What an engine cannot be told.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unsuited {
    /// It does not play the game.
    #[error("it does not play {0}")]
    Variant(String),
    /// It has no such parameter.
    #[error("it has no parameter `{name}`; it has {known}")]
    Parameter {
        /// The name.
        name: String,
        /// Its parameters.
        known: String,
    },
}

impl Client {
    /// A session for games of a kind.
    #[must_use]
    pub fn new(kind: GameKind) -> Self {
        Self { kind, name: String::new(), parameters: Vec::new() }
    }

    /// What the engine calls itself; empty until it has.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The first line to say.
    #[must_use]
    pub fn greeting() -> Line {
        Line::new("hub")
    }

    /// The lines after [`Heard::Waits`]: parameters and `init`.
    ///
    /// # Errors
    /// If the engine does not play the game or has no such parameter. One that knows no variants plays international.
    pub fn set_up(&self, options: &[(String, String)]) -> Result<Vec<Line>, Unsuited> {
        let set = |name: &str, value: &str| Line::new("set-param").with("name", name).with("value", value);
        let mut lines = Vec::new();
        let variant = variant_name(self.kind);
        match self.parameters.iter().find(|(name, _)| name == "variant") {
            Some((_, values)) if values.is_empty() || values.contains(&variant) => {
                lines.push(set("variant", &variant));
            }
            None if self.kind == GameKind::new(VariantId::International) => {}
            _ => return Err(Unsuited::Variant(self.kind.to_string())),
        }
        for (name, value) in options {
            if self.parameters.iter().all(|(known, _)| known != name) {
                let known: Vec<_> = self.parameters.iter().map(|(name, _)| name.as_str()).collect();
                return Err(Unsuited::Parameter { name: name.clone(), known: known.join(", ") });
            }
            lines.push(set(name, value));
        }
        lines.push(Line::new("init"));
        Ok(lines)
    }

    /// The lines that start a search for the position of a game. Moves since the last capture or man's move go along,
    /// so that the engine sees repetitions.
    #[must_use]
    pub fn search(game: &Game, effort: Effort) -> Vec<Line> {
        let variant = game.kind().variant;
        let plies = game.played().len();
        let is_lasting = |ply: &usize| {
            let route = &game.played()[*ply];
            let moves_king = game
                .diagram_at(*ply)
                .and_then(|diagram| diagram.at(route.from()))
                .is_some_and(damier_rules::Piece::is_king);
            route.is_capture() || !moves_king
        };
        let first = (0..plies).rev().find(is_lasting).map_or(0, |ply| ply + 1);
        let start = game.diagram_at(first).unwrap_or(game.diagram());
        let mut position = Line::new("pos").with("pos", text::write_position(start, variant));
        if first < plies {
            let moves: Vec<_> =
                game.played()[first..].iter().map(|route| text::write_move(route, variant)).collect();
            position = position.with("moves", moves.join(" "));
        }
        vec![position, level(effort), Line::new("go").with("think", "")]
    }

    /// Hears a line, in the position of a game.
    pub fn hear(&mut self, line: &str, game: Option<&Game>) -> Heard {
        let line = Line::read(line);
        match line.command.as_str() {
            "id" => self.name = line.get("name").unwrap_or_default().to_owned(),
            "param" => {
                let values = line.get("values").unwrap_or_default().split_whitespace();
                let values = values.map(str::to_owned).collect();
                self.parameters.extend(line.get("name").map(|name| (name.to_owned(), values)));
            }
            "info" => {
                let men: Option<f64> = line.get("score").and_then(|men| men.parse().ok());
                if let Some(men) = men.filter(|men| men.is_finite()) {
                    return Heard::Judges(Score::Even((100.0 * men).round() as i32));
                }
            }
            "wait" => return Heard::Waits,
            "ready" => return Heard::Ready,
            "error" => return Heard::Complains(line.get("message").unwrap_or("an error").to_owned()),
            "done" => {
                let word = line.get("move").unwrap_or_default();
                let route = game.map(|game| text::read_move(word, self.kind, game.diagram()));
                return match route {
                    Some(Ok(route)) => Heard::Move(route),
                    Some(Err(error)) => Heard::BadMove(error.to_string()),
                    None => Heard::Nothing,
                };
            }
            _ => {}
        }
        Heard::Nothing
    }
}

fn level(effort: Effort) -> Line {
    let line = Line::new("level");
    let seconds = |time: Duration| format!("{:.3}", time.as_secs_f64());
    match effort {
        Effort::Limits(limits) if limits == Limits::default() => line.with("infinite", ""),
        Effort::Limits(Limits { depth, nodes, time }) => {
            let parts = [
                ("depth", depth.map(|depth| depth.to_string())),
                ("nodes", nodes.map(|nodes| nodes.to_string())),
                ("move-time", time.map(seconds)),
            ];
            parts
                .into_iter()
                .filter_map(|(name, value)| Some((name, value?)))
                .fold(line, |line, (name, value)| line.with(name, value))
        }
        Effort::Clock(clock) => {
            let line = match clock.moves_to_go {
                Some(moves) => line.with("moves", moves),
                None => line,
            };
            line.with("time", seconds(clock.left)).with("inc", seconds(clock.increment))
        }
        // Levels are our own; another engine gets the time of the highest.
        Effort::Level { .. } => line.with("move-time", 3),
    }
}

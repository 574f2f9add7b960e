//! The engine's side of the protocol: lines in, lines and engine messages out.

use std::time::Duration;

use damier_engine::{
    Clock, Effort, FromEngine, Limits, OptionKind, Report, Request, Score, ToEngine, options,
};
use damier_rules::{Game, GameKind, VariantId};

use super::{Line, text, variant_name, variant_named};

/// What is to be done after a line or an answer.
#[derive(Clone, Debug)]
pub enum Act {
    /// Say this line to the other program.
    Say(Line),
    /// Say this to the engine.
    Tell(ToEngine),
    /// End.
    Quit,
}

/// A session with a program that drives our engine.
#[derive(Debug)]
pub struct Server {
    kind: GameKind,
    game: Option<Game>,
    effort: Effort,
    number: u64,
    searching: bool,
}

impl Default for Server {
    fn default() -> Self {
        Self {
            kind: GameKind::new(VariantId::International),
            game: None,
            effort: Effort::Limits(Limits::default()),
            number: 0,
            searching: false,
        }
    }
}

/// Complains, as the protocol does.
fn complaint(message: &str) -> Act {
    Act::Say(Line::new("error").with("message", message))
}

impl Server {
    /// Follows a line. Words that are not known are ignored, as the protocol wants it.
    pub fn follow(&mut self, text: &str) -> Vec<Act> {
        let line = Line::read(text);
        let done = match line.command.as_str() {
            "quit" => return vec![Act::Tell(ToEngine::Quit), Act::Quit],
            "ping" => Ok(vec![Act::Say(Line::new("pong"))]),
            "stop" if self.searching => Ok(vec![Act::Tell(ToEngine::Stop)]),
            "ponder-hit" if self.searching => Ok(vec![Act::Tell(ToEngine::PonderHit)]),
            "hub" | "init" | "set-param" | "new-game" | "pos" | "level" | "go" if self.searching => {
                Err(format!("{} has to wait: a search is under way", line.command))
            }
            "hub" => Ok(Self::introduce()),
            "init" => Ok(vec![Act::Say(Line::new("ready"))]),
            "set-param" => self.set(&line),
            "new-game" => Ok(vec![Act::Tell(ToEngine::NewGame)]),
            "pos" => self.set_up(&line),
            "level" => self.limit(&line),
            "go" => self.go(&line),
            _ => Ok(Vec::new()),
        };
        done.unwrap_or_else(|message| vec![complaint(&message)])
    }

    /// Passes on what the engine says.
    pub fn hear(&mut self, said: &FromEngine) -> Vec<Act> {
        match said {
            FromEngine::Progress(report) if report.number == self.number => vec![Act::Say(self.info(report))],
            FromEngine::Done { number, best, report } if *number == self.number => {
                self.searching = false;
                let Some(best) = best else { return vec![complaint("there is no legal move")] };
                let name = |route| text::write_move(route, self.kind.variant);
                let mut line = Line::new("done").with("move", name(best));
                if let Some(answer) = report.line.get(1) {
                    line = line.with("ponder", name(answer));
                }
                vec![Act::Say(self.info(report)), Act::Say(line)]
            }
            FromEngine::Note(note) => vec![Act::Say(Line::new("info").with("comment", note))],
            FromEngine::Error { number, message } if number.is_none_or(|number| number == self.number) => {
                self.searching = false;
                vec![complaint(message)]
            }
            _ => Vec::new(),
        }
    }

    fn introduce() -> Vec<Act> {
        let id = Line::new("id")
            .with("name", "Damier")
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("author", "the Damier authors");
        let names: Vec<_> = GameKind::all().map(variant_name).collect();
        let variant = Line::new("param")
            .with("name", "variant")
            .with("value", variant_name(GameKind::new(VariantId::International)))
            .with("type", "enum")
            .with("values", names.join(" "));
        let mut lines = vec![id, variant];
        for option in options() {
            let param = Line::new("param").with("name", option.name);
            lines.push(match option.kind {
                OptionKind::Number { default, range } => param
                    .with("value", default)
                    .with("type", "int")
                    .with("min", range.start())
                    .with("max", range.end()),
                OptionKind::Words { .. } | OptionKind::Folder => {
                    param.with("value", "").with("type", "string")
                }
            });
        }
        lines.push(Line::new("wait"));
        lines.into_iter().map(Act::Say).collect()
    }

    fn set(&mut self, line: &Line) -> Result<Vec<Act>, String> {
        let name = line.get("name").ok_or("set-param needs name=")?;
        let value = line.get("value").ok_or("set-param needs value=")?;
        if name == "variant" {
            self.kind = variant_named(value).ok_or_else(|| format!("there is no variant `{value}`"))?;
            self.game = None;
            return Ok(vec![Act::Tell(ToEngine::NewGame)]);
        }
        Ok(vec![Act::Tell(ToEngine::SetOption { name: name.to_owned(), value: value.to_owned() })])
    }

    fn set_up(&mut self, line: &Line) -> Result<Vec<Act>, String> {
        let position = line.get("pos").ok_or("pos needs pos=")?;
        let variant = self.kind.variant;
        let diagram = text::read_position(position, variant).map_err(|error| error.to_string())?;
        let mut game = Game::from_diagram(self.kind, diagram)
            .map_err(|complaints| variant.variant().explain_all(&complaints))?;
        for word in line.get("moves").unwrap_or_default().split_whitespace() {
            let route =
                text::read_move(word, self.kind, game.diagram()).map_err(|error| error.to_string())?;
            game.play(&route).map_err(|error| error.to_string())?;
        }
        self.game = Some(game);
        Ok(Vec::new())
    }

    fn limit(&mut self, line: &Line) -> Result<Vec<Act>, String> {
        let clock = seconds(line, "time")?;
        let limits = Limits {
            depth: whole(line, "depth")?,
            nodes: whole(line, "nodes")?,
            time: seconds(line, "move-time")?,
        };
        self.effort = match clock {
            Some(left) => Effort::Clock(Clock {
                left,
                increment: seconds(line, "inc")?.unwrap_or_default(),
                moves_to_go: whole(line, "moves")?,
            }),
            None => Effort::Limits(limits),
        };
        Ok(Vec::new())
    }

    fn go(&mut self, line: &Line) -> Result<Vec<Act>, String> {
        let game = self.game.as_ref().ok_or("there is no position: pos comes before go")?;
        let ponder = line.has("ponder");
        if !ponder && !line.has("think") && !line.has("analyze") {
            return Err("go needs think, ponder or analyze".into());
        }
        if game.moves().is_empty() {
            return Err("there is no legal move".into());
        }
        self.number += 1;
        self.searching = true;
        let request = Request { ponder, ..Request::of(self.number, game, self.effort) };
        Ok(vec![Act::Tell(ToEngine::Go(request))])
    }

    fn info(&self, report: &Report) -> Line {
        let line: Vec<_> =
            report.line.iter().map(|route| text::write_move(route, self.kind.variant)).collect();
        let seconds = report.time.as_secs_f64();
        Line::new("info")
            .with("depth", report.depth)
            .with("sel-depth", report.deepest)
            .with("score", format!("{:.2}", in_men(report.score)))
            .with("nodes", report.nodes)
            .with("time", format!("{seconds:.3}"))
            .with("nps", format!("{:.2}", report.nodes as f64 / seconds.max(1e-6) / 1e6))
            .with("pv", line.join(" "))
    }
}

/// A score in men; a win is a hundred men less a hundredth for each ply to go.
fn in_men(score: Score) -> f64 {
    match score {
        Score::Even(hundredths) => f64::from(hundredths) / 100.0,
        Score::Win(plies) => 100.0 - f64::from(plies) / 100.0,
        Score::Loss(plies) => f64::from(plies) / 100.0 - 100.0,
    }
}

fn whole<T: std::str::FromStr>(line: &Line, name: &str) -> Result<Option<T>, String> {
    line.get(name)
        .map(|value| value.parse().map_err(|_| format!("{name} is a whole number, not `{value}`")))
        .transpose()
}

fn seconds(line: &Line, name: &str) -> Result<Option<Duration>, String> {
    let read = |value: &str| {
        let seconds: Option<f64> = value.parse().ok();
        seconds
            .and_then(|seconds| Duration::try_from_secs_f64(seconds.max(0.0)).ok())
            .ok_or_else(|| format!("{name} is a number of seconds, not `{value}`"))
    };
    line.get(name).map(read).transpose()
}

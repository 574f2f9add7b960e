//! The engine without a thread: answers requests one after the other.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use damier_rules::draws::{Counters, DrawRule, draw_rules};
use damier_rules::{Diagram, Game, GameKind, Position, Route, Rules, Visitor};

use crate::messages::{Effort, FromEngine, Limits, Report, Request, ToEngine};
use crate::options;
use crate::search::{Iteration, RootMove, Search, Task};
use crate::table::Table;
use crate::value::score;

/// What a search needs from outside: a flag that stops it, and the time since its request came.
pub struct Watch<'a> {
    /// Set by others to stop the search.
    pub stop: &'a AtomicBool,
    /// Time since the request came.
    pub elapsed: &'a dyn Fn() -> Duration,
}

/// The engine: its options and what it remembers between searches.
pub struct Thinker {
    table: Table,
}

impl Default for Thinker {
    fn default() -> Self {
        Self { table: Table::new(options::HASH.default) }
    }
}

impl Thinker {
    /// Follows a message and gives its answers to `tell`. [`ToEngine::Stop`] and [`ToEngine::Quit`] are the
    /// affair of whoever runs the thinker; here they do nothing.
    pub fn follow(&mut self, message: ToEngine, watch: &Watch<'_>, tell: &mut dyn FnMut(FromEngine)) {
        match message {
            ToEngine::NewGame => self.table.clear(),
            ToEngine::SetOption { name, value } => match options::HASH.read(&name, &value) {
                Ok(mebibytes) => self.table = Table::new(mebibytes),
                Err(message) => tell(FromEngine::Error { number: None, message }),
            },
            ToEngine::Go(request) => self.go(&request, watch, tell),
            ToEngine::Stop | ToEngine::Quit => {}
        }
    }

    fn go(&mut self, request: &Request, watch: &Watch<'_>, tell: &mut dyn FnMut(FromEngine)) {
        match replay(request) {
            Ok(game) => {
                let rules = draw_rules(request.kind);
                let thought = Thought { thinker: self, request, game: &game, rules: &rules, watch, tell };
                request.kind.rules().with(thought);
            }
            Err(message) => tell(FromEngine::Error { number: Some(request.number), message }),
        }
    }
}

/// The game of a request.
fn replay(request: &Request) -> Result<Game, String> {
    let Request { kind, start, counters, moves, .. } = request;
    let shape = kind.rules().shape();
    if start.shape() != shape {
        return Err(format!("{} is not played on such a board", kind.variant));
    }
    let variant = kind.variant.variant();
    let game = Game::from_diagram(*kind, start.clone()).map_err(|complaints| {
        let reasons: Vec<_> = complaints.iter().map(|complaint| variant.explain(complaint)).collect();
        reasons.join("; ")
    })?;
    let mut game = game.with_counters(*counters);
    for (ply, route) in moves.iter().enumerate() {
        game.play(route).map_err(|error| format!("move {}: {error}", ply + 1))?;
    }
    Ok(game)
}

/// One request under way.
struct Thought<'a> {
    thinker: &'a mut Thinker,
    request: &'a Request,
    game: &'a Game,
    rules: &'a [DrawRule],
    watch: &'a Watch<'a>,
    tell: &'a mut dyn FnMut(FromEngine),
}

impl Visitor for Thought<'_> {
    type Output = ();

    fn visit<R: Rules>(self) {
        let Self { thinker, request, game, rules, watch, tell } = self;
        let position = Position::<R>::forgiving(game.diagram());
        let legal = game.moves().len();
        let (limits, spread, random, seed) = match request.effort {
            Effort::Level { level, seed } => {
                let strength = level.strength();
                (strength.limits, strength.spread, strength.random, seed)
            }
            Effort::Limits(limits) => (limits, 0, false, 0),
        };
        // Where there is nothing to choose a look at the one move is enough.
        let forced = legal == 1 && limits != Limits::default();
        let task = Task {
            position,
            objective: request.kind.objective,
            draw_rules: rules,
            counters: game.counters(),
            history: game.keys_before(),
            limits: if forced { Limits { depth: Some(1), ..limits } } else { limits },
            stop: watch.stop,
            elapsed: watch.elapsed,
        };
        let mut report = Report { number: request.number, ..Report::default() };
        let mut search = Search::new(&task, &mut thinker.table);
        let mut roots = Vec::new();
        if legal > 0 {
            roots = search.run(spread > 0, |iteration| {
                report = report_of(request.number, &position, iteration, (watch.elapsed)());
                tell(FromEngine::Progress(report.clone()));
            });
        }
        report.nodes = search.nodes();
        report.time = (watch.elapsed)();
        let chosen = choose(&roots, spread, random, seed);
        if let Some(root) = chosen {
            report.line = routes_of(&position, &root.line);
        }
        let best = chosen.map(|root| position.route(root.mv));
        tell(FromEngine::Done { number: request.number, best, report });
    }
}

/// The move to play: the best, or by chance one that looks at most `spread` worse, or any.
fn choose<R: Rules>(roots: &[RootMove<R>], spread: i32, random: bool, seed: u64) -> Option<&RootMove<R>> {
    let mut chance = fastrand::Rng::with_seed(seed);
    let best = roots.first()?;
    let good = roots.iter().take_while(|root| random || root.value >= best.value - spread).count();
    roots.get(chance.usize(..good.max(1)))
}

fn report_of<R: Rules>(
    number: u64,
    position: &Position<R>,
    iteration: &Iteration<'_, R>,
    time: Duration,
) -> Report {
    let best = iteration.roots.first();
    Report {
        number,
        depth: iteration.depth,
        score: score(best.map_or(0, |root| root.value)),
        nodes: iteration.nodes,
        time,
        line: best.map_or_else(Vec::new, |root| routes_of(position, &root.line)),
    }
}

fn routes_of<R: Rules>(position: &Position<R>, line: &[damier_rules::Move<R>]) -> Vec<Route> {
    let mut position = *position;
    line.iter()
        .map(|&mv| {
            let route = position.route(mv);
            position = position.after(mv);
            route
        })
        .collect()
}

impl Request {
    /// A request for the position of a game.
    #[must_use]
    pub fn of(number: u64, game: &Game, effort: Effort) -> Self {
        Self {
            number,
            kind: game.kind(),
            start: game.start().clone(),
            counters: game.start_counters(),
            moves: game.played().to_vec(),
            effort,
        }
    }

    /// A request for a position without history.
    #[must_use]
    pub fn of_diagram(number: u64, kind: GameKind, diagram: &Diagram, effort: Effort) -> Self {
        let counters = Counters::new(&draw_rules(kind), &diagram.material());
        Self { number, kind, start: diagram.clone(), counters, moves: Vec::new(), effort }
    }
}

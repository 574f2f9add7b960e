//! The engine without a thread: answers requests one after the other.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use damier_endgame::{TableKind, Tables};
use damier_rules::draws::{Counters, DrawRule, draw_rules};
use damier_rules::{Diagram, Game, GameKind, Move, Position, Route, Rules, Visitor};

use crate::budget::Budget;
use crate::endings::{Probing, RootWord};
use crate::evaluate::{BySquare, Evaluator, Values};
use crate::learned::{Weights, embedded, family};
use crate::level::{Choice, Strength};
use crate::messages::{Effort, FromEngine, Limits, Report, Request, ToEngine};
use crate::options::Settings;
use crate::search::{Bounds, Iteration, RootMove, Search, Signals, Task};
use crate::table::Table;
use crate::tuning::Tuning;
use crate::value::score;

/// What a search needs from outside: a word that stops it, and a clock.
pub struct Watch<'a> {
    /// Whether others want the search to stop. It is asked often, so it must be quick to answer.
    pub stop: &'a (dyn Fn() -> bool + Sync),
    /// Time that counts for the request: since it came, or since its ponder hit; nothing before that.
    pub elapsed: &'a (dyn Fn() -> Duration + Sync),
}

/// The engine: its options and what it remembers between searches.
pub struct Thinker {
    settings: Settings,
    table: Table,
    /// The weights in use by the kinds they are for; none, where there are none.
    weights: Vec<(GameKind, Option<Arc<Weights>>)>,
    /// The endgame tables of the game that was searched last.
    tables: Option<Tables>,
}

impl Default for Thinker {
    fn default() -> Self {
        let settings = Settings::default();
        let table = Table::new(settings.hash).expect("memory for the smallest use of the engine");
        Self { table, settings, weights: Vec::new(), tables: None }
    }
}

impl Thinker {
    /// Follows a message and gives its answers to `tell`. [`ToEngine::Stop`], [`ToEngine::PonderHit`] and
    /// [`ToEngine::Quit`] are the affair of whoever runs the thinker; here they do nothing.
    pub fn follow(&mut self, message: ToEngine, watch: &Watch<'_>, tell: &mut dyn FnMut(FromEngine)) {
        match message {
            ToEngine::NewGame => self.table.clear(),
            ToEngine::SetOption { name, value } => {
                if let Err(message) = self.set(&name, &value) {
                    tell(FromEngine::Error { number: None, message });
                }
            }
            ToEngine::Weights { kind, file } => {
                if let Err(message) = self.learn(kind, &file) {
                    tell(FromEngine::Error { number: None, message });
                }
            }
            ToEngine::Tables { kind, files } => {
                match Tables::of_bytes(files, kind, self.settings.tables_cache << 20) {
                    Ok(tables) => self.tables = Some(tables),
                    Err(error) => tell(FromEngine::Note(format!("endgame tables left aside: {error}"))),
                }
            }
            ToEngine::Go(request) => self.go(&request, watch, tell),
            ToEngine::Stop | ToEngine::PonderHit | ToEngine::Quit => {}
        }
    }

    /// Follows a message that nobody will stop, by a clock that begins now.
    pub fn follow_alone(&mut self, message: ToEngine, tell: &mut dyn FnMut(FromEngine)) {
        let began = Instant::now();
        self.follow(message, &Watch { stop: &|| false, elapsed: &|| began.elapsed() }, tell);
    }

    /// Sets an option. Where that cannot be, everything stays as it was.
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let mut settings = self.settings.clone();
        settings.set(name, value)?;
        if settings.hash != self.settings.hash {
            self.table = Table::new(settings.hash)?;
        }
        if (&settings.tables, settings.tables_cache) != (&self.settings.tables, self.settings.tables_cache) {
            self.tables = None;
        }
        self.settings = settings;
        Ok(())
    }

    /// Takes the weights of a file for a kind of game. The file is refused where it does not fit.
    fn learn(&mut self, kind: GameKind, file: &[u8]) -> Result<(), String> {
        let weights = Weights::read(file, kind).map_err(|error| error.to_string())?;
        self.weights.retain(|(other, _)| *other != family(kind));
        self.weights.push((family(kind), Some(Arc::new(weights))));
        Ok(())
    }

    /// The weights for a kind of game.
    fn weights(&mut self, kind: GameKind) -> Option<Arc<Weights>> {
        let family = family(kind);
        let known = self.weights.iter().find(|(other, _)| *other == family);
        if let Some((_, weights)) = known {
            return weights.clone();
        }
        let weights = embedded(kind).and_then(|file| Weights::read(file, kind).ok()).map(Arc::new);
        self.weights.push((family, weights.clone()));
        weights
    }

    fn go(&mut self, request: &Request, watch: &Watch<'_>, tell: &mut dyn FnMut(FromEngine)) {
        match replay(request) {
            Ok(game) => {
                let rules = draw_rules(request.kind);
                self.table.grow_older();
                let weights = self.weights(request.kind);
                self.open_tables(request.kind, tell);
                let thought =
                    Thought { thinker: self, weights, request, game: &game, rules: &rules, watch, tell };
                request.kind.rules().with(thought);
            }
            Err(message) => tell(FromEngine::Error { number: Some(request.number), message }),
        }
    }

    /// Has the endgame tables of a game at hand, and no others.
    fn open_tables(&mut self, kind: GameKind, tell: &mut dyn FnMut(FromEngine)) {
        if self.tables.as_ref().is_some_and(|tables| tables.kind() == TableKind::of(kind)) {
            return;
        }
        self.tables = None;
        let Some(folder) = &self.settings.tables else { return };
        let (tables, errors) = Tables::open(folder, kind, self.settings.tables_cache << 20);
        for error in errors {
            tell(FromEngine::Note(format!("endgame table left aside: {error}")));
        }
        self.tables = Some(tables);
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
    let game =
        Game::from_diagram(*kind, start.clone()).map_err(|complaints| variant.explain_all(&complaints))?;
    let mut game = game.with_counters(*counters);
    for (ply, route) in moves.iter().enumerate() {
        game.play(route).map_err(|error| format!("move {}: {error}", ply + 1))?;
    }
    Ok(game)
}

/// One request under way.
struct Thought<'a> {
    thinker: &'a mut Thinker,
    weights: Option<Arc<Weights>>,
    request: &'a Request,
    game: &'a Game,
    rules: &'a [DrawRule],
    watch: &'a Watch<'a>,
    tell: &'a mut dyn FnMut(FromEngine),
}

/// How a request is searched and its move chosen.
struct Plan {
    bounds: Bounds,
    lines: usize,
    choice: Choice,
    values: &'static Values,
    tuning: Tuning,
    seed: u64,
}

impl Plan {
    fn of(request: &Request, legal: usize, tuning: Tuning) -> Self {
        let lines = request.lines.max(1) as usize;
        let best =
            |bounds| Self { bounds, lines, choice: Choice::Best, values: &Values::FULL, tuning, seed: 0 };
        let mut plan = match request.effort {
            Effort::Level { level, seed } => {
                let Strength { limits, choice, values, tuning: own, .. } = *level.strength();
                // To choose among good moves they all have to be judged.
                let lines = if let Choice::Near { .. } = choice { legal } else { lines };
                Self {
                    bounds: Bounds::of(limits),
                    lines,
                    choice,
                    values,
                    tuning: own.unwrap_or(tuning),
                    seed,
                }
            }
            Effort::Limits(limits) => best(Bounds::of(limits)),
            Effort::Clock(clock) => {
                let Budget { soft, hard } = Budget::of(clock);
                best(Bounds { soft: Some(soft), hard: Some(hard), ..Bounds::default() })
            }
        };
        // Where there is nothing to choose a look at the one move is enough.
        if legal == 1 && !plan.bounds.endless && !request.ponder {
            plan.bounds.depth = Some(1);
        }
        plan
    }
}

impl Bounds {
    fn of(limits: Limits) -> Self {
        let Limits { depth, nodes, time } = limits;
        Self { depth, nodes, soft: None, hard: time, endless: limits == Limits::default() }
    }
}

impl Visitor for Thought<'_> {
    type Output = ();

    fn visit<R: Rules>(self) {
        let Self { thinker, weights, request, game, rules, watch, tell } = self;
        let Thinker { settings, table, tables, .. } = thinker;
        let position = Position::<R>::forgiving(game.diagram());
        let legal = game.moves().len();
        let mut plan = Plan::of(request, legal, settings.tuning);
        // What the lower levels play is told by the position alone, not by what was thought before.
        let mut own_table = (plan.choice != Choice::Best).then(|| Table::new(1).expect("a mebibyte"));
        let table = own_table.as_mut().unwrap_or(table).share();
        let wanted = request.effort.looks_at_tables() && plan.tuning.tables;
        let mut tables = tables.as_ref().filter(|tables| wanted && !tables.is_empty()).map(Probing::new);
        let mut word = tables.and_then(|tables| tables.root::<R>(game));
        if let Some(word) = &mut word {
            if plan.lines > 1 {
                word.only_tell();
            } else {
                let late = word.is_late();
                tables = tables.map(|tables| if late { tables.only_sure() } else { tables.below(&position) });
            }
            if word.is_settled() && !plan.bounds.endless && !request.ponder {
                plan.bounds.depth = Some(1);
            }
        }
        let history = game.keys_before();
        let signals = Signals {
            stop: watch.stop,
            finished: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            elapsed: watch.elapsed,
        };
        let task = Task {
            position,
            objective: request.kind.objective,
            draw_rules: rules,
            counters: game.counters(),
            history: &history,
            tuning: plan.tuning,
            tables,
            among: word.as_ref().map_or(&[], |word: &RootWord<R>| &word.moves),
            bounds: plan.bounds,
            signals: &signals,
        };
        let evaluator = match weights {
            Some(weights) if plan.tuning.learned => Evaluator::Learned(weights),
            _ => Evaluator::HandMade(Box::new(BySquare::new::<R>(plan.values))),
        };
        let mut report = Report { number: request.number, ..Report::default() };
        let mut search = Search::new(task, table, &evaluator, false);
        let mut roots = Vec::new();
        if legal > 0 {
            // Where a bound is not time, other threads would only make the result differ from run to run.
            let helpers =
                if plan.bounds.hard.is_some() || plan.bounds.endless { settings.threads - 1 } else { 0 };
            std::thread::scope(|scope| {
                for _ in 0..helpers {
                    let task = Task { bounds: Bounds { endless: true, ..Bounds::default() }, ..task };
                    let mut helper = Search::new(task, table, &evaluator, true);
                    scope.spawn(move || helper.run(1, |_| ()));
                }
                roots = search.run(plan.lines, |iteration| {
                    let others = request.lines.max(1) as usize;
                    report = report_of(request.number, &position, iteration, others);
                    report.time = (watch.elapsed)();
                    report.fullness = table.fullness();
                    word.iter().for_each(|word| word.amend(&mut report));
                    tell(FromEngine::Progress(report.clone()));
                });
                signals.finished.store(true, Relaxed);
            });
        }
        report.nodes = search.nodes();
        report.time = (watch.elapsed)();
        let chosen = choose(&roots, &plan);
        if let Some(root) = chosen {
            report.line = routes_of(&position, &root.line);
        }
        word.iter().for_each(|word| word.amend(&mut report));
        let by_table = word.as_ref().and_then(|word| word.choice(&report));
        let best = by_table.or_else(|| chosen.map(|root| position.route(root.mv)));
        tell(FromEngine::Done { number: request.number, best, report });
    }
}

/// The move to play.
fn choose<'a, R: Rules>(roots: &'a [RootMove<R>], plan: &Plan) -> Option<&'a RootMove<R>> {
    let best = roots.first()?;
    let mut chance = fastrand::Rng::with_seed(plan.seed);
    match plan.choice {
        Choice::Best => Some(best),
        Choice::Any => chance.choice(roots),
        Choice::Near { most, usual } => {
            let near = || roots.iter().filter(|root| best.value - root.value <= most);
            let weight = |root: &RootMove<R>| (f64::from(root.value - best.value) / f64::from(usual)).exp();
            let mut lot = chance.f64() * near().map(weight).sum::<f64>();
            near().find(|root| {
                lot -= weight(root);
                lot < 0.0
            })
        }
    }
    .or(Some(best))
}

fn report_of<R: Rules>(
    number: u64,
    position: &Position<R>,
    iteration: &Iteration<'_, R>,
    lines: usize,
) -> Report {
    let mut judged =
        iteration.roots.iter().take(lines).map(|root| (score(root.value), routes_of(position, &root.line)));
    let (score, line) = judged.next().unwrap_or_default();
    Report {
        number,
        depth: iteration.depth,
        deepest: iteration.deepest,
        score,
        nodes: iteration.nodes,
        line,
        others: judged.collect(),
        ..Report::default()
    }
}

fn routes_of<R: Rules>(position: &Position<R>, line: &[Move<R>]) -> Vec<Route> {
    let mut position = *position;
    line.iter()
        .map(|&mv| {
            let route = position.route(mv);
            position = position.after(mv);
            route
        })
        .collect()
}

impl Effort {
    /// Whether endgame tables are asked, where there are any: the levels that err do without.
    #[must_use]
    pub fn looks_at_tables(self) -> bool {
        match self {
            Self::Level { level, .. } => {
                let strength = level.strength();
                strength.choice == Choice::Best && strength.tuning.is_none_or(|tuning| tuning.tables)
            }
            Self::Limits(_) | Self::Clock(_) => true,
        }
    }
}

impl Request {
    /// Pieces on the board after the moves.
    #[must_use]
    pub fn pieces(&self) -> usize {
        let taken: usize = self.moves.iter().map(|route| route.taken.len()).sum();
        self.start.pieces().count().saturating_sub(taken)
    }

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
            ponder: false,
            lines: 1,
        }
    }

    /// A request for a position without history.
    #[must_use]
    pub fn of_diagram(number: u64, kind: GameKind, diagram: &Diagram, effort: Effort) -> Self {
        let counters = Counters::new(&draw_rules(kind), &diagram.material());
        Self {
            number,
            kind,
            start: diagram.clone(),
            counters,
            moves: Vec::new(),
            effort,
            ponder: false,
            lines: 1,
        }
    }
}

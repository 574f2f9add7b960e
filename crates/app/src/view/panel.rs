//! What stands beside the board: players, moves, counts, the engine's opinion.

use damier_engine::{Known, Outcome, Score, TableWord};
use damier_record::notation;
use damier_rules::{Color, Diagram, Game, Route};

use super::{AnalysisView, ClockView, CounterView, PlayerView, RuleChip};
use crate::clock;
use crate::line::with_other_capture_rule;
use crate::players::Player;
use crate::session::Session;
use crate::texts;
use crate::thinking::Purpose;
use crate::words::{Language, tr};

pub(super) fn subtitle(session: &Session, ply: usize) -> String {
    let side = texts::board_size(session.game.start().shape());
    let args = [("side", side.into()), ("move", number_of(session, ply).into())];
    tr(session.language(), "subtitle", &args)
}

/// The number of the move that is made after `ply` moves.
fn number_of(session: &Session, ply: usize) -> usize {
    (ply + offset(session)) / 2 + 1
}

/// 1 if the game starts with the side that answers.
pub(super) fn offset(session: &Session) -> usize {
    usize::from(session.game.start().turn != session.kind().variant.variant().first)
}

pub(super) fn rule(session: &Session) -> RuleChip {
    let (line, ply) = session.shown();
    let kind = line.kind_at(ply);
    let spec = kind.rules().spec();
    RuleChip {
        text: texts::rule_in_force(session.language(), &spec, kind.objective),
        compulsory: !spec.optional,
        can_change: with_other_capture_rule(kind).is_some(),
    }
}

pub(super) fn player(session: &Session, color: Color, ply: usize) -> PlayerView {
    let line = session.shown().0;
    let diagram = line.diagram_at(ply).unwrap_or_else(|| line.diagram());
    let of_other = |diagram: &Diagram| diagram.pieces().filter(|(_, piece)| piece.color != color).count();
    let to_move = !session.is_over() && session.game.turn() == color;
    let alone = session.players.lone_human().is_some();
    let language = session.language();
    let say = |key| tr(language, key, &[]);
    let (name, what) = match session.players.of(color) {
        Player::Human if alone => (say("you"), texts::color(language, color)),
        Player::Human => (texts::color(language, color), say("player-note")),
        Player::Computer(level) => {
            let number = usize::from(level.number());
            (texts::level_name(language, level), tr(language, "computer-note", &[("level", number.into())]))
        }
    };
    let note = match (to_move, session.players.of(color)) {
        (true, Player::Computer(_)) if session.is_thinking() => say("thinking-note"),
        (true, _) => say("to-move-note"),
        (false, _) => what,
    };
    PlayerView {
        color,
        name,
        note,
        taken: of_other(session.game.start()).saturating_sub(of_other(diagram)),
        to_move,
        clock: session.clock.map(|clock| ClockView {
            text: clock::shown(clock.left[color.index()]),
            running: session.clock_runs() && to_move,
            low: clock.left[color.index()] < clock::LOW,
        }),
    }
}

pub(super) fn counters(session: &Session) -> Vec<CounterView> {
    let running = session.game.running_counters().into_iter();
    running
        .map(|counter| CounterView {
            text: texts::counter(session.language(), &counter),
            done: counter.done,
            limit: counter.limit,
        })
        .collect()
}

/// From White's side, whoever it was that the engine thought for.
pub(super) fn evaluation(session: &Session) -> Option<String> {
    let (turn, report) = session.report.as_ref()?;
    if let Some(table) = table(session) {
        return Some(table);
    }
    let language = session.language();
    let score = score(language, *turn, report.score);
    let (depth, positions) = (report.depth as usize, grouped(report.nodes));
    let args = [("score", score.into()), ("depth", depth.into()), ("positions", positions.into())];
    Some(tr(language, "evaluation", &args))
}

/// What endgame tables said of the position that the engine thought about.
pub(super) fn table(session: &Session) -> Option<String> {
    let (turn, report) = session.report.as_ref()?;
    report.table.as_ref().map(|word| table_word(session.language(), *turn, word))
}

fn table_word(language: Language, turn: Color, word: &TableWord) -> String {
    let result = result(language, turn, word.known);
    match &word.drawn_by {
        Some(rule) => {
            let rule = texts::draw_called(language, rule);
            tr(language, "table-drawn-before", &[("result", result.into()), ("rule", rule.into())])
        }
        None => tr(language, "table-says", &[("result", result.into())]),
    }
}

/// A result by the name of who wins: "White wins in 14", "draw".
fn result(language: Language, turn: Color, known: Known) -> String {
    let winner = match known.outcome {
        Outcome::Win => turn,
        Outcome::Draw => return tr(language, "table-draw", &[]),
        Outcome::Loss => turn.other(),
    };
    match known.plies {
        Some(plies) => texts::wins_in(language, winner, plies as usize),
        None => tr(language, "color-wins", &[("color", winner.into())]),
    }
}

/// A judgement from White's side, whoever is to move.
pub(crate) fn score(language: Language, turn: Color, score: Score) -> String {
    let sign = if turn == Color::White { 1 } else { -1 };
    match score {
        Score::Even(hundredths) => Score::Even(sign * hundredths).to_string(),
        Score::Win(plies) => texts::wins_in(language, turn, plies as usize),
        Score::Loss(plies) => texts::wins_in(language, turn.other(), plies as usize),
    }
}

/// What the analysis that is switched on has found.
pub(super) fn analysis(session: &Session) -> Option<AnalysisView> {
    let analysis = session.analysis.as_ref()?;
    let running = session.thinking.as_ref().is_some_and(|thinking| thinking.purpose == Purpose::Analysis);
    let found = analysis.report.as_ref().zip(analysis.base.as_ref());
    let Some((report, base)) = found else {
        return Some(AnalysisView { running, ..AnalysisView::default() });
    };
    let language = session.language();
    let turn = base.turn();
    let millis = report.time.as_millis().max(1) as u64;
    let speed = grouped(report.nodes.saturating_mul(1000) / millis);
    let moves = moves_in_words(base.now(), &report.line);
    let table = report.table.as_ref().map(|word| {
        let legal = base.now().moves();
        let each = word.moves.iter().map(|(route, known)| {
            (notation::short(base.kind(), route, &legal), result(language, turn, *known))
        });
        (table_word(language, turn, word), each.collect())
    });
    Some(AnalysisView {
        score: score(language, turn, report.score),
        share: Some(crate::analysis::share(turn, report.score)),
        depth: report.depth,
        speed: tr(language, "search-speed", &[("positions", speed.into())]),
        line: moves,
        table,
        running,
    })
}

/// A line of moves as the move list writes them, as far as it can be played.
pub(crate) fn moves_in_words(game: &Game, line: &[Route]) -> Vec<String> {
    let mut game = game.clone();
    let mut moves = Vec::new();
    for route in line {
        let text = notation::short(game.kind(), route, &game.moves());
        if game.play(route).is_err() {
            break;
        }
        moves.push(text);
    }
    moves
}

/// The moves that the engine expected when it thought last.
pub(super) fn expected(session: &Session) -> Option<String> {
    let (_, report) = session.report.as_ref()?;
    let variant = session.kind().variant;
    let moves: Vec<_> = report.line.iter().take(8).map(|route| notation::full(variant, route)).collect();
    (!moves.is_empty()).then(|| moves.join("  "))
}

/// 1234567 as "1.2 M".
fn grouped(count: u64) -> String {
    match count {
        0..1_000 => count.to_string(),
        1_000..1_000_000 => format!("{} k", count / 1_000),
        _ => format!("{}.{} M", count / 1_000_000, count % 1_000_000 / 100_000),
    }
}

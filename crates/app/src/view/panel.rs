//! What stands beside the board: players, moves, counts, the engine's opinion.

use damier_engine::Score;
use damier_record::notation;
use damier_rules::{Color, Diagram};

use super::{CounterView, MoveRow, PlayerView, PlyView, RuleChip};
use crate::players::Player;
use crate::session::Session;
use crate::texts;

pub(super) fn subtitle(session: &Session, ply: usize) -> String {
    let size = texts::board_size(session.game.start().shape());
    format!("{size} · move {}", number_of(session, ply))
}

/// The number of the move that is made after `ply` moves.
fn number_of(session: &Session, ply: usize) -> usize {
    (ply + offset(session)) / 2 + 1
}

/// 1 if the game starts with the side that answers.
fn offset(session: &Session) -> usize {
    usize::from(session.game.start().turn != session.kind().variant.variant().first)
}

pub(super) fn rule(session: &Session) -> RuleChip {
    let spec = session.kind().rules().spec();
    RuleChip { text: texts::rule_in_force(&spec, session.kind().objective), compulsory: !spec.optional }
}

pub(super) fn player(session: &Session, color: Color, ply: usize) -> PlayerView {
    let diagram = session.game.diagram_at(ply).unwrap_or_else(|| session.game.diagram());
    let of_other = |diagram: &Diagram| diagram.pieces().filter(|(_, piece)| piece.color != color).count();
    let to_move = !session.is_over() && session.game.turn() == color;
    let alone = session.players.lone_human().is_some();
    let (name, what) = match session.players.of(color) {
        Player::Human if alone => ("You".to_owned(), color.name().to_owned()),
        Player::Human => (color.name().to_owned(), "player".to_owned()),
        Player::Computer(level) => (level.name().to_owned(), format!("computer, level {}", level.number())),
    };
    let note = match (to_move, session.players.of(color)) {
        (true, Player::Computer(_)) if session.is_thinking() => "thinking".to_owned(),
        (true, _) => "to move".to_owned(),
        (false, _) => what,
    };
    PlayerView {
        color,
        name,
        note,
        taken: of_other(session.game.start()).saturating_sub(of_other(diagram)),
        to_move,
    }
}

pub(super) fn rows(session: &Session, shown: usize) -> Vec<MoveRow> {
    let offset = offset(session);
    let ply = |place: usize| {
        let ply = (place + 1).checked_sub(offset)?;
        let text = session.written.get(ply.checked_sub(1)?)?.clone();
        Some(PlyView { ply, text, current: ply == shown })
    };
    let places = session.written.len() + offset;
    (0..places.div_ceil(2))
        .map(|row| MoveRow { number: row + 1, first: ply(2 * row), second: ply(2 * row + 1) })
        .collect()
}

pub(super) fn counters(session: &Session) -> Vec<CounterView> {
    let running = session.game.running_counters().into_iter();
    running
        .map(|counter| CounterView { text: counter.to_string(), done: counter.done, limit: counter.limit })
        .collect()
}

/// From White's side, whoever it was that the engine thought for.
pub(super) fn evaluation(session: &Session) -> Option<String> {
    let (turn, report) = session.report.as_ref()?;
    let sign = if *turn == Color::White { 1 } else { -1 };
    let score = match report.score {
        Score::Even(hundredths) => Score::Even(sign * hundredths).to_string(),
        Score::Win(plies) => format!("{} wins in {plies}", turn.name()),
        Score::Loss(plies) => format!("{} wins in {plies}", turn.other().name()),
    };
    Some(format!("{score} · depth {} · {} positions", report.depth, grouped(report.nodes)))
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

//! What the engine thinks of the position that is shown, for as long as somebody wants to know.

use damier_engine::{Effort, Limits, Report, Score};
use damier_rules::{Color, Diagram, GameKind};

use crate::command::Effect;
use crate::line::Line;
use crate::players::Player;
use crate::session::Session;
use crate::thinking::Purpose;

/// The analysis that is switched on.
#[derive(Clone, Debug, Default)]
pub(crate) struct Analysis {
    /// The position that was asked about.
    asked: Option<(GameKind, Diagram)>,
    /// The line to that position.
    pub(crate) base: Option<Line>,
    pub(crate) report: Option<Report>,
}

impl Session {
    /// Switches the analysis on or off.
    pub(crate) fn analyse(&mut self, wanted: bool, effects: &mut Vec<Effect>) {
        self.drop_analysis(effects);
        self.analysis = wanted.then(Analysis::default);
    }

    /// Stops the analysis that runs, if one does; nothing else.
    pub(crate) fn drop_analysis(&mut self, effects: &mut Vec<Effect>) {
        if self.thinking.as_ref().is_some_and(|thinking| thinking.purpose == Purpose::Analysis) {
            self.drop_request(effects);
        }
    }

    /// Asks about the position that is shown, unless the engine has something else to do. The computer's own move
    /// goes before.
    pub(crate) fn ask_for_analysis(&mut self, effects: &mut Vec<Effect>) {
        if self.analysis.is_none() {
            return;
        }
        let (line, ply) = self.shown();
        let line = line.up_to(ply);
        let position = (line.kind(), line.diagram().clone());
        let same = self.analysis.as_ref().is_some_and(|analysis| analysis.asked.as_ref() == Some(&position));
        if !same || self.computer_is_due() {
            self.drop_analysis(effects);
        }
        let wanted = !same || self.analysis.as_ref().is_some_and(|analysis| analysis.report.is_none());
        let busy = self.thinking.is_some() || self.setup.is_some() || self.replay.is_some();
        if busy || !wanted {
            return;
        }
        let over = line.verdict().is_some() || (self.browse.is_none() && self.ended.is_some());
        if !over {
            self.ask(Purpose::Analysis, line.now(), Effort::Limits(Limits::default()), effects);
        }
        self.analysis = Some(Analysis { asked: Some(position), base: Some(line), report: None });
    }

    /// Whether the computer has to move.
    pub(crate) fn computer_is_due(&self) -> bool {
        let computer = matches!(self.players.of(self.game.turn()), Player::Computer(_));
        computer && !self.is_over() && self.browse.is_none() && self.setup.is_none() && !self.resting
    }

    /// Shows the position after so many moves of the line that the engine expects.
    pub(crate) fn follow_line(&mut self, moves: usize, effects: &mut Vec<Effect>) {
        let Some(Analysis { base: Some(base), report: Some(report), .. }) = &self.analysis else { return };
        let mut line = base.clone();
        for route in report.line.iter().take(moves) {
            if line.play(route).is_err() {
                break;
            }
        }
        let ply = line.played().len();
        self.drop_request(effects);
        (self.pick, self.unconfirmed, self.message) = (None, None, None);
        (self.aside, self.browse) = (Some(line), Some(ply));
    }
}

/// White's share of a judgement, 0 to 1: what a bar shows.
pub(crate) fn share(turn: Color, score: Score) -> f32 {
    let for_mover = match score {
        Score::Even(hundredths) => 1.0 / (1.0 + (-0.011 * hundredths as f32).exp()),
        Score::Win(_) => 1.0,
        Score::Loss(_) => 0.0,
    };
    if turn == Color::White { for_mover } else { 1.0 - for_mover }
}

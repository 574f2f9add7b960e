//! Walking through the game: back and on, looking at it, replaying it, and what happens as time goes by.

use core::time::Duration;

use crate::command::{Command, Effect};
use crate::players::Player;
use crate::session::Session;

/// The shortest step of a replay, so that the eye can follow.
const LEAST_STEP: Duration = Duration::from_millis(300);

impl Session {
    pub(crate) fn undo(&mut self, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.browse = None;
        if self.resigned.take().is_some() {
            self.message = None;
            return;
        }
        let Some(goal) = self.undo_goal() else { return };
        while self.game.played().len() > goal {
            self.take_back();
        }
        // Two computers would play on at once and make the undo worthless.
        self.resting = matches!(self.players.of(self.game.turn()), Player::Computer(_));
    }

    pub(crate) fn redo(&mut self, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.browse = None;
        while let Some(route) = self.undone.pop() {
            if !self.play(&route) {
                self.undone.clear();
            }
            if self.players.is_human(self.game.turn()) {
                break;
            }
        }
    }

    pub(crate) fn look_at(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.pick = None;
        self.message = None;
        self.browse = (ply < self.game.played().len()).then_some(ply);
    }

    /// Goes on with the game from the position that is looked at.
    pub(crate) fn play_from_here(&mut self, effects: &mut Vec<Effect>) {
        let Some(ply) = self.browse.take() else { return };
        self.drop_request(effects);
        self.resigned = None;
        self.resting = false;
        while self.game.played().len() > ply {
            self.take_back();
        }
    }

    /// Shows the game step by step from a ply on.
    pub(crate) fn start_replay(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        self.look_at(ply, effects);
        if self.browse.is_some() {
            self.hint = None;
            self.replay = Some(self.now + self.step());
        }
    }

    fn step(&self) -> Duration {
        self.delay.max(LEAST_STEP)
    }

    /// Ends a replay if the command wants something else. Says whether that was all there was to do.
    pub(crate) fn stops_replay(&mut self, command: &Command) -> bool {
        use Command::{Engine, Flip, Save, SetDelay, Tick, Written};
        if matches!(command, Tick(_) | Engine(_) | Flip | Save { .. } | SetDelay(_) | Written { .. }) {
            return false;
        }
        let ran = self.replay.take().is_some();
        ran && matches!(command, Command::Cancel | Command::Click(_) | Command::Lift(_) | Command::Drop(_))
    }

    /// What is due by now: the next step of a replay, or the move that was kept back.
    pub(crate) fn tick(&mut self, now: Duration) {
        self.now = now;
        if self.replay.is_some_and(|due| now >= due) {
            let next = self.browse.map_or(0, |ply| ply + 1);
            let more = next < self.game.played().len();
            self.browse = more.then_some(next);
            self.replay = more.then(|| now + self.step());
        }
        if self.held_until().is_some_and(|due| now >= due) {
            self.release();
        }
    }

    /// How long nothing will happen by itself; `None` if nothing will at all.
    #[must_use]
    pub fn quiet_for(&self) -> Option<Duration> {
        let due = [self.replay, self.held_until()].into_iter().flatten().min()?;
        Some(due.saturating_sub(self.now))
    }
}

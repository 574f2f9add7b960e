//! Walking through the game: back and on, looking at it, replaying it, and what happens as time goes by.

use core::time::Duration;

use damier_record::pdn::NodeId;

use crate::command::{Command, Effect};
use crate::ending::Ending;
use crate::players::Player;
use crate::session::Session;

/// The shortest step of a replay, so that the eye can follow.
const LEAST_STEP: Duration = Duration::from_millis(300);

/// A game that is shown step by step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Replay {
    /// When the next step is due; `None` while it is paused.
    due: Option<Duration>,
}

impl Replay {
    pub(crate) fn is_paused(self) -> bool {
        self.due.is_none()
    }
}

impl Session {
    pub(crate) fn undo(&mut self, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        (self.browse, self.aside) = (None, None);
        if self.ended.take().is_some() {
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
        (self.browse, self.aside) = (None, None);
        while let Some(node) = self.undone.pop() {
            let route = self.story.tree().node(node).route().cloned();
            if !route.is_some_and(|route| self.play(&route)) {
                self.undone.clear();
            }
            if self.players.is_human(self.game.turn()) {
                break;
            }
        }
    }

    /// Looks at a position of the line that is shown.
    pub(crate) fn look_at(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.pick = None;
        self.unconfirmed = None;
        self.message = None;
        let plies = self.shown().0.played().len();
        self.browse = if self.aside.is_some() { Some(ply.min(plies)) } else { (ply < plies).then_some(ply) };
    }

    /// Looks at a position of the game or of a variation.
    pub(crate) fn visit(&mut self, node: NodeId, effects: &mut Vec<Effect>) {
        if let Some(place) = self.game.nodes.iter().position(|&other| other == node) {
            self.aside = None;
            return self.look_at(place + 1, effects);
        }
        if self.story.text(node).is_none() {
            return;
        }
        let ply = self.story.line_to(node).played().len();
        self.aside = Some(self.story.line_through(node));
        self.look_at(ply, effects);
    }

    /// Goes on with the game from the position that is looked at. What the game did otherwise stays as a variation.
    pub(crate) fn play_from_here(&mut self, effects: &mut Vec<Effect>) {
        let (Some(ply), aside) = (self.browse.take(), self.aside.take()) else { return };
        self.drop_request(effects);
        self.ended = None;
        self.resting = false;
        let wanted = aside.as_ref().unwrap_or(&self.game).played()[..ply].to_vec();
        let same = self.game.played().iter().zip(&wanted).take_while(|(mine, other)| mine.same_move(other));
        let same = same.count();
        while self.game.played().len() > same {
            self.take_back();
            self.keep_undone = true;
        }
        for route in &wanted[same..] {
            self.forget_undone(route);
            if !self.play(route) {
                break;
            }
        }
    }

    /// Shows the game step by step from a ply on.
    pub(crate) fn start_replay(&mut self, ply: usize, effects: &mut Vec<Effect>) {
        self.look_at(ply, effects);
        if self.browse.is_some() {
            self.hint = None;
            self.pause_replay(false);
        }
    }

    /// Lets a replay stop, or go on: from where it is, or from the position looked at.
    pub(crate) fn pause_replay(&mut self, wanted: bool) {
        let due = (!wanted).then(|| self.now + self.step());
        if self.browse.is_some() {
            self.replay = Some(Replay { due });
        }
    }

    /// A step of the replay that is due; at the end it stops, or begins anew.
    fn replay_on(&mut self) {
        let next = self.browse.map_or(0, |ply| ply + 1);
        let plies = self.shown().0.played().len();
        let due = Some(self.now + self.step());
        if next < plies {
            (self.browse, self.replay) = (Some(next), Some(Replay { due }));
        } else if self.looped {
            // The last position is seen as long as the others.
            let seen = self.browse.is_some_and(|ply| ply >= plies);
            (self.browse, self.replay) = (Some(if seen { 0 } else { plies }), Some(Replay { due }));
        } else {
            self.browse = self.aside.is_some().then_some(plies);
            self.replay = None;
        }
    }

    fn step(&self) -> Duration {
        self.delay.max(LEAST_STEP)
    }

    /// Ends a replay if the command wants something else. Says whether that was all there was to do.
    pub(crate) fn stops_replay(&mut self, command: &Command) -> bool {
        use Command::{
            Engine, Export, Flip, LoopReplays, PauseReplay, Recall, Save, Set, SetDelay, SystemLanguage,
            Tick, Written,
        };
        if matches!(
            command,
            Tick(_)
                | Engine(_)
                | SystemLanguage(_)
                | Flip
                | Save { .. }
                | Export { .. }
                | Set(_)
                | SetDelay(_)
                | PauseReplay(_)
                | LoopReplays(_)
                | Written { .. }
                | Recall { .. }
        ) {
            return false;
        }
        let ran = self.replay.take().is_some();
        ran && matches!(command, Command::Cancel | Command::Click(_) | Command::Lift(_) | Command::Drop(_))
    }

    /// What is due by now: the next step of a replay, the move that was kept back, the end of somebody's time.
    pub(crate) fn tick(&mut self, now: Duration, effects: &mut Vec<Effect>) {
        let passed = now.saturating_sub(self.now);
        self.now = now;
        if self.clock_runs() {
            let turn = self.game.turn();
            if self.clock.as_mut().is_some_and(|clock| clock.run(turn, passed)) {
                self.drop_request(effects);
                self.pick = None;
                self.unconfirmed = None;
                self.ended = Some(Ending::OutOfTime(turn));
                return;
            }
        }
        if self.replay.and_then(|replay| replay.due).is_some_and(|due| now >= due) {
            self.replay_on();
        }
        if self.held_until().is_some_and(|due| now >= due) {
            self.release();
        }
    }

    /// Clocks run from the first move on, until the game is over or somebody pauses it.
    pub(crate) fn clock_runs(&self) -> bool {
        let begun = self.clock.is_some() && !self.game.played().is_empty();
        begun && !self.is_over() && !self.resting && self.setup.is_none()
    }

    /// How long nothing will happen by itself; `None` if nothing will at all.
    #[must_use]
    pub fn quiet_for(&self) -> Option<Duration> {
        let replay = self.replay.and_then(|replay| replay.due);
        let due = [replay, self.held_until()].into_iter().flatten().min();
        let due = due.map(|due| due.saturating_sub(self.now));
        let running = self.clock.filter(|_| self.clock_runs());
        let clock = running.map(|clock| clock.changes_in(self.game.turn()));
        [due, clock].into_iter().flatten().min()
    }
}

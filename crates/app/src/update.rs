//! One command in, the new state and the effects out.

use damier_engine::{Level, ToEngine};
use damier_record::notation;
use damier_rules::{Color, Game, Route, Square};

use crate::command::{Command, Effect};
use crate::document;
use crate::hand::{Pick, Step};
use crate::players::Players;
use crate::refusal;
use crate::session::Session;
use crate::texts;

/// Changes the session by a command and tells what the world outside has to do.
pub fn update(session: &mut Session, command: Command) -> Vec<Effect> {
    let mut effects = Vec::new();
    session.obey(command, &mut effects);
    session.ask_for_move(&mut effects);
    effects
}

impl Session {
    fn obey(&mut self, command: Command, effects: &mut Vec<Effect>) {
        if self.stops_replay(&command) {
            return;
        }
        match command {
            Command::NewGame { kind, players } => self.begin(Game::new(kind), players, effects),
            Command::Click(square) => self.click(square, effects),
            Command::Lift(square) => self.lift(square, effects),
            Command::Drop(square) => self.drop_on(square, effects),
            Command::Cancel => self.cancel(),
            Command::StopChain => self.stop_chain(effects),
            Command::Type(text) => self.type_move(&text, effects),
            Command::Undo => self.undo(effects),
            Command::Redo => self.redo(effects),
            Command::Hint => self.ask_for_hint(effects),
            Command::MoveNow => self.move_now(effects),
            Command::Resign => self.resign(effects),
            Command::Flip => self.turned = Some(!self.is_flipped()),
            Command::SetLevel(level) => self.set_level(level, effects),
            Command::SetSide(color) => self.seat(Players::against(self.level, color), effects),
            Command::SetMode(mode) => self.seat(mode.players(self.level), effects),
            Command::SetDelay(delay) => self.delay = delay,
            Command::Pause(true) => self.pause(effects),
            Command::Pause(false) => self.resting = false,
            Command::Tick(now) => self.tick(now),
            Command::SetPlayers(players) => self.seat(players, effects),
            Command::Browse(ply) => self.look_at(ply, effects),
            Command::PlayFromHere => self.play_from_here(effects),
            Command::Replay(ply) => self.start_replay(ply, effects),
            Command::Open { name, text } => self.open(&name, &text, effects),
            Command::Save { name } => {
                effects.push(Effect::WriteFile { text: document::write(self, &name), name });
            }
            Command::Written { name, problem } => {
                self.message = Some(match problem {
                    None => texts::saved(&name, document::holds_moves(&name)),
                    Some(problem) => texts::not_saved(&name, &problem),
                });
            }
            Command::Unreadable { name, problem } => self.message = Some(texts::not_opened(&name, &problem)),
            Command::Engine(said) => self.hear(said),
        }
    }

    fn begin(&mut self, game: Game, players: Players, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.replace_game(game, players);
        effects.push(Effect::Engine(ToEngine::NewGame));
    }

    fn click(&mut self, square: Square, effects: &mut Vec<Effect>) {
        if !self.can_take_in_hand(square) {
            return;
        }
        let routes = self.game.routes();
        let Some(pick) = self.pick.take() else {
            return self.choose(square, &routes);
        };
        if pick.at() == square
            && let Some(route) = pick.stopped(&routes)
        {
            return self.play_by_hand(&route, effects);
        }
        match pick.step(&routes, square) {
            Step::Play(route) => self.play_by_hand(&route, effects),
            Step::Hold(pick) => self.pick = Some(pick),
            // A second click lets the piece go; one on another piece takes that up instead.
            Step::Refused if square == pick.walked[0] || square == pick.at() => {}
            Step::Refused if self.owns(square) => self.choose(square, &routes),
            Step::Refused => self.message = refusal::of_goal(self, pick.walked[0], square),
        }
    }

    fn lift(&mut self, square: Square, effects: &mut Vec<Effect>) {
        let held = self.pick.as_ref().is_some_and(|pick| pick.at() == square && pick.goal.is_none());
        if held || !self.can_take_in_hand(square) {
            return;
        }
        if self.owns(square) {
            self.pick = None;
            self.choose(square, &self.game.routes());
        } else {
            self.click(square, effects);
        }
    }

    fn drop_on(&mut self, square: Option<Square>, effects: &mut Vec<Effect>) {
        let Some(pick) = self.pick.clone() else { return };
        let Some(square) = square.filter(|&square| square != pick.at()) else { return };
        let routes = self.game.routes();
        match pick.step(&routes, square) {
            Step::Play(route) => self.play_by_hand(&route, effects),
            Step::Hold(pick) => self.pick = Some(pick),
            Step::Refused => self.message = refusal::of_goal(self, pick.walked[0], square),
        }
    }

    /// Whether a person may touch the board now. If not, says why.
    fn can_take_in_hand(&mut self, square: Square) -> bool {
        self.message = None;
        if self.awaits_human() {
            return true;
        }
        self.message = refusal::of_touch(self, square);
        false
    }

    fn owns(&self, square: Square) -> bool {
        self.game.diagram().at(square).is_some_and(|piece| piece.color == self.game.turn())
    }

    fn choose(&mut self, square: Square, routes: &[Route]) {
        self.pick = Pick::piece(routes, square);
        if self.pick.is_none() {
            self.message = refusal::of_piece(self, square);
        }
    }

    fn play_by_hand(&mut self, route: &Route, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.resting = false;
        self.forget_undone(route);
        let legal = self.play(route);
        debug_assert!(legal, "a hand makes legal moves only");
    }

    /// A move forgets what was taken back, but for what follows it.
    pub(crate) fn forget_undone(&mut self, route: &Route) {
        if self.undone.last().is_some_and(|next| next.same_move(route)) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
    }

    fn cancel(&mut self) {
        self.message = None;
        if self.pick.take().is_none() {
            self.browse = None;
            self.hint = None;
        }
    }

    fn stop_chain(&mut self, effects: &mut Vec<Effect>) {
        let stopped = self.pick.as_ref().and_then(|pick| pick.stopped(&self.game.routes()));
        if let Some(route) = stopped {
            self.play_by_hand(&route, effects);
        }
    }

    fn type_move(&mut self, text: &str, effects: &mut Vec<Effect>) {
        if !self.awaits_human() {
            self.message = Some(refusal::of_typing(self));
            return;
        }
        match notation::read(self.kind(), self.game.diagram(), text) {
            Ok(route) => self.play_by_hand(&route, effects),
            Err(error) => self.message = Some(texts::not_a_move(text, &error.to_string())),
        }
    }

    fn move_now(&mut self, effects: &mut Vec<Effect>) {
        self.resting = false;
        if self.release() {
            return;
        }
        match self.thinking {
            Some(_) => effects.push(Effect::Engine(ToEngine::Stop)),
            None => self.message = None,
        }
    }

    fn resign(&mut self, effects: &mut Vec<Effect>) {
        if self.is_over() {
            return;
        }
        let loser = match self.players.lone_human() {
            Some(human) => human,
            None => self.game.turn(),
        };
        self.drop_request(effects);
        self.pick = None;
        self.browse = None;
        self.message = None;
        self.resigned = Some(loser);
    }

    fn seat(&mut self, players: Players, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.players = players;
        self.level = players.level().unwrap_or(self.level);
        self.pick = None;
        self.message = None;
        self.resting = false;
    }

    /// A new level does not end a pause.
    fn set_level(&mut self, level: Level, effects: &mut Vec<Effect>) {
        let resting = self.resting;
        self.seat(self.players.at_level(level), effects);
        (self.level, self.resting) = (level, resting);
    }

    fn pause(&mut self, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.resting = true;
    }

    fn open(&mut self, name: &str, text: &str, effects: &mut Vec<Effect>) {
        match document::read(text, self.kind()) {
            Ok(found) => {
                // The person takes the side to move, so that nothing happens before it has been looked at.
                let level = self.players.level();
                let human: Color = found.game.turn();
                let players = level.map_or(Players::HUMANS, |level| Players::against(level, human));
                self.begin(found.game, players, effects);
                self.written = found.written;
                self.opened = found.opened;
                self.message = Some(texts::opened(name, self.game.played().len(), &found.remarks));
            }
            Err(problem) => self.message = Some(texts::not_opened(name, &problem)),
        }
    }
}

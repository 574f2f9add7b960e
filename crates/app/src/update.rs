//! One command in, the new state and the effects out.

use damier_engine::{Level, ToEngine};
use damier_record::notation;
use damier_record::pdn::SavedSession;
use damier_rules::{Color, Game, Route, Square};

use crate::clock::Clock;
use crate::command::{Command, Effect};
use crate::document::{self, Found};
use crate::ending::Ending;
use crate::entry;
use crate::hand::{Pick, Step};
use crate::library::Library;
use crate::line::Line;
use crate::pictures;
use crate::players::Players;
use crate::refusal;
use crate::session::Session;
use crate::sounds::{self, Heard};
use crate::story::Story;
use crate::texts;

/// Changes the session by a command and tells what the world outside has to do.
pub fn update(session: &mut Session, command: Command) -> Vec<Effect> {
    let mut effects = Vec::new();
    let only_time = matches!(command, Command::Tick(_) | Command::Engine(_));
    let (before, heard) = (session.stamp(), Heard::of(session));
    let said = command.clone();
    session.obey(command, &mut effects);
    sounds::play(heard.sounds(session, &said), &mut effects);
    session.ask_for_move(&mut effects);
    session.ask_for_analysis(&mut effects);
    // Time goes by in every frame; only what it has brought is kept.
    if !only_time || session.stamp() != before {
        session.keep_game(&mut effects);
    }
    effects
}

impl Session {
    fn obey(&mut self, command: Command, effects: &mut Vec<Effect>) {
        if self.stops_replay(&command) {
            return;
        }
        match command {
            Command::NewGame { kind, players } => {
                let (story, line) = Story::of(&Game::new(kind));
                self.begin(story, line, players, effects);
            }
            Command::SetClock(control) => self.clock = control.map(Clock::new),
            Command::Click(square) => self.click(square, effects),
            Command::Lift(square) => self.lift(square, effects),
            Command::Drop(square) => self.drop_on(square, effects),
            Command::Cancel => self.cancel(),
            Command::Confirm => self.confirm(effects),
            Command::StopChain => self.stop_chain(effects),
            Command::Type(text) => self.type_move(&text, effects),
            Command::Undo => self.undo(effects),
            Command::Redo => self.redo(effects),
            Command::Hint => self.ask_for_hint(effects),
            Command::MoveNow => self.move_now(effects),
            Command::Resign => self.resign(effects),
            Command::OfferDraw => self.offer_draw(effects),
            Command::ChangeCaptureRule => self.change_capture_rule(effects),
            Command::Flip => self.turned = Some(!self.is_flipped()),
            Command::SetLevel(level) => self.set_level(level, effects),
            Command::SetSide(color) => self.seat(Players::against(self.level, color), effects),
            Command::SetMode(mode) => self.seat(mode.players(self.level), effects),
            Command::SetDelay(delay) => self.delay = delay,
            Command::Pause(true) => self.pause(effects),
            Command::Pause(false) => self.resting = false,
            Command::Tick(now) => self.tick(now, effects),
            Command::SetPlayers(players) => self.seat(players, effects),
            Command::Browse(ply) => self.look_at(ply, effects),
            Command::Visit(node) => self.visit(node, effects),
            Command::Comment(text) => self.comment(&text),
            Command::Sign(number) => self.sign(number),
            Command::DeleteVariation => self.delete_variation(effects),
            Command::SetUp(step) => self.set_up(step, effects),
            Command::Analyse(wanted) => self.analyse(wanted, effects),
            Command::FollowLine(moves) => self.follow_line(moves, effects),
            Command::OpenGame(index) => self.open_game(index, effects),
            Command::SystemLanguage(language) => self.system_language = language,
            Command::Set(settings) => self.set(settings, effects),
            Command::Recall { slot, text } => self.recall(slot, &text, effects),
            Command::PlayFromHere => self.play_from_here(effects),
            Command::Replay(ply) => self.start_replay(ply, effects),
            Command::PauseReplay(wanted) => self.pause_replay(wanted),
            Command::LoopReplays(wanted) => self.looped = wanted,
            Command::PlayBallot => self.play_ballot(effects),
            Command::Export { name } => self.export(name, effects),
            Command::Open { name, text } => self.open(&name, &text, effects),
            Command::Save { name } => self.save(name, effects),
            Command::Written { name, problem } => {
                let picture = pictures::is_picture(&name);
                if problem.is_none() && !picture {
                    self.remember_file(&name, effects);
                }
                self.message = Some(match problem {
                    None => texts::saved(&name, picture || document::holds_moves(&name)),
                    Some(problem) => texts::not_saved(&name, &problem),
                });
            }
            Command::Unreadable { name, problem } => self.message = Some(texts::not_opened(&name, &problem)),
            Command::Engine(said) => self.hear(said),
        }
    }

    pub(crate) fn begin(&mut self, story: Story, line: Line, players: Players, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.replace_game(story, line, players);
        effects.push(Effect::Engine(ToEngine::NewGame));
    }

    fn click(&mut self, square: Square, effects: &mut Vec<Effect>) {
        if let Some(setup) = &mut self.setup {
            return setup.click(square);
        }
        if let Some(route) = self.unconfirmed.take() {
            // A click on the goal confirms; any other lets the move go.
            if route.to() == square {
                self.unconfirmed = Some(route);
                return self.confirm(effects);
            }
        }
        if !self.can_take_in_hand(square) {
            return;
        }
        let routes = self.game.routes();
        let Some(pick) = self.pick.take() else {
            return match self.only_move(square, &routes) {
                Some(route) => self.play_by_hand(&route, effects),
                None => self.choose(square, &routes),
            };
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

    /// The move that a click on a square leaves, where one click is to be enough.
    fn only_move(&self, square: Square, routes: &[Route]) -> Option<Route> {
        let fits = |route: &&Route| route.from() == square || route.to() == square;
        let mut fitting = routes.iter().filter(fits);
        let first = fitting.next().filter(|_| self.settings.one_click)?;
        fitting.all(|route| route.same_move(first)).then(|| first.clone())
    }

    fn lift(&mut self, square: Square, effects: &mut Vec<Effect>) {
        if let Some(setup) = &mut self.setup {
            return setup.lift(square);
        }
        self.unconfirmed = None;
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
        if let Some(setup) = &mut self.setup {
            return setup.drop_on(square);
        }
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
        if self.settings.confirm_moves {
            self.pick = None;
            self.unconfirmed = Some(route.clone());
            return;
        }
        self.play_for_good(route, effects);
    }

    fn confirm(&mut self, effects: &mut Vec<Effect>) {
        if let Some(route) = self.unconfirmed.take() {
            self.play_for_good(&route, effects);
        }
    }

    fn play_for_good(&mut self, route: &Route, effects: &mut Vec<Effect>) {
        self.drop_request(effects);
        self.resting = false;
        self.forget_undone(route);
        let legal = self.play(route);
        debug_assert!(legal, "a hand makes legal moves only");
    }

    /// Lets go of one thing: the move in hand, what is looked at, the position that is set up.
    fn cancel(&mut self) {
        self.message = None;
        if self.unconfirmed.take().is_some() || self.pick.take().is_some() {
            return;
        }
        if self.setup.take().is_some() {
            return;
        }
        (self.browse, self.aside) = (None, None);
        self.hint = None;
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
            Ok(route) => self.play_for_good(&route, effects),
            Err(error) => {
                let legal = entry::completions(self, "");
                self.message = Some(texts::not_a_move(text, &error, &legal));
            }
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
        self.end(Ending::Resigned(loser));
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

    /// Writes the game. In a file of several games it takes the place of the one that was opened.
    fn save(&mut self, name: String, effects: &mut Vec<Effect>) {
        let text = match &self.library {
            Some(library) if library.name == name => {
                let text = library.with_open_game(&document::write_game(self));
                let open = library.open;
                self.library = Library::read(&name, &text);
                self.library.iter_mut().for_each(|library| library.open = open);
                text
            }
            _ => document::write(self, &name),
        };
        effects.push(Effect::WriteFile { name, text });
    }

    fn open(&mut self, name: &str, text: &str, effects: &mut Vec<Effect>) {
        match document::read(text, self.kind(), self.language()) {
            Ok(found) => {
                self.take_over(name, found, effects);
                self.library = Library::read(name, text);
                self.remember_file(name, effects);
            }
            Err(problem) => self.message = Some(texts::not_opened(name, &problem)),
        }
    }

    fn open_game(&mut self, index: usize, effects: &mut Vec<Effect>) {
        let Some(mut library) = self.library.take() else { return };
        if let Some(read) = library.game(index) {
            library.open = index;
            self.take_over(&library.name.clone(), Found::pdn(read), effects);
        }
        self.library = Some(library);
    }

    fn take_over(&mut self, name: &str, found: Found, effects: &mut Vec<Effect>) {
        // The person takes the side to move, so that nothing happens before it has been looked at.
        let level = self.players.level();
        let human: Color = found.line.turn();
        let players = level.map_or(Players::HUMANS, |level| Players::against(level, human));
        self.begin(found.story, found.line, players, effects);
        (self.opened, self.clock) = (found.opened, found.clock);
        if found.state != SavedSession::default() {
            self.take_up(&found.state);
        }
        self.message = Some(texts::opened(name, self.game.played().len(), &found.remarks));
    }
}

//! What a saved game tells of the program beside the game: where the reader stands, who plays, how strong, the clocks,
//! which way the board lies.

use damier_engine::Level;
use damier_record::pdn::{self, ClockFace, GameRecord, GameResult, SavedSession};
use damier_rules::Color;

use crate::ending::Ending;
use crate::players::{Mode, Player, Players};
use crate::session::Session;

impl Session {
    /// What is to be told of the session in a record of its game.
    pub(crate) fn state(&self, record: &GameRecord) -> SavedSession {
        let is_there = |id: &pdn::NodeId| record.tree.contains(*id);
        let present = self.story.end_of(&self.game);
        let next = record.tree.next(present).map(|id| record.tree.node(id));
        let goes_on = next.is_some_and(|next| next.route().is_some());
        let clock = self.clock.map(|clock| {
            let face = |color: Color| ClockFace { color, left: clock.left[color.index()], runs: false };
            Color::BOTH.map(face).to_vec()
        });
        SavedSession {
            cursor: self.browse.and_then(|_| self.shown_node()).filter(is_there),
            present: goes_on.then_some(present),
            ending: self.ended.map(|ended| match ended {
                Ending::Resigned(_) => pdn::Ending::Resigned,
                Ending::OutOfTime(_) => pdn::Ending::Time,
                Ending::Agreed => pdn::Ending::Agreed,
            }),
            mode: Some(match self.players.mode() {
                Mode::Manual => pdn::Mode::Persons,
                Mode::SemiAuto(color) => pdn::Mode::Person(color),
                Mode::FullAuto => pdn::Mode::Computer,
            }),
            level: Some(self.level.number()),
            clocks: clock.unwrap_or_default(),
            bottom: self.turned.map(|turned| if turned { Color::Black } else { Color::White }),
        }
    }

    /// Takes up what a file told, once its game is on the board. What it did not tell stays.
    pub(crate) fn take_up(&mut self, state: &SavedSession) {
        self.level = state.level.and_then(Level::new).unwrap_or(self.level);
        self.players = match state.mode {
            None => self.players,
            Some(mode) => self.seated(mode),
        };
        self.turned = state.bottom.map(|bottom| bottom == Color::Black).or(self.turned);
        if let Some(clock) = &mut self.clock {
            for face in &state.clocks {
                clock.left[face.color.index()] = face.left;
            }
        }
        self.ended = state.ending.and_then(|ending| ended(ending, self.story.record.result));
        let present = self.story.end_of(&self.game);
        if state.present.is_some() {
            let behind = std::iter::successors(self.story.children(present).next(), |&id| {
                self.story.children(id).next()
            });
            self.undone = behind.collect();
            self.undone.reverse();
            self.keep_undone = true;
        }
        if let Some(cursor) = state.cursor {
            self.visit(cursor, &mut Vec::new());
        }
        // Nothing happens before it has been looked at.
        self.resting = self.players.level().is_some();
    }

    /// Who sits at the board then: the computer at the level that the names tell, else at its usual one.
    fn seated(&self, mode: pdn::Mode) -> Players {
        let names = crate::document::players(&self.story.record);
        let at_board = |color| match names.of(color) {
            Player::Human => Player::Computer(self.level),
            computer => computer,
        };
        let of = |color| match mode {
            pdn::Mode::Computer => at_board(color),
            pdn::Mode::Person(person) if person != color => at_board(color),
            _ => Player::Human,
        };
        Players { white: of(Color::White), black: of(Color::Black) }
    }
}

/// Who ended the game, by how and with which result.
fn ended(ending: pdn::Ending, result: GameResult) -> Option<Ending> {
    let loser = match result {
        GameResult::WhiteWins => Some(Color::Black),
        GameResult::BlackWins => Some(Color::White),
        _ => None,
    };
    match ending {
        pdn::Ending::Agreed => (result == GameResult::Draw).then_some(Ending::Agreed),
        pdn::Ending::Resigned => loser.map(Ending::Resigned),
        pdn::Ending::Time => loser.map(Ending::OutOfTime),
    }
}

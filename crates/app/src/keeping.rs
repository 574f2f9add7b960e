//! What outlives the program: settings, recent files, and the game under way in case the program is cut short.

use damier_record::pdn::NodeId;
use serde::{Deserialize, Serialize};

use crate::command::{Effect, Slot};
use crate::document;
use crate::ending::Ending;
use crate::session::Session;
use crate::settings::{Settings, one_line};
use crate::texts;

/// The most recent files that are remembered.
const MOST_RECENT: usize = 8;

#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Recent {
    files: Vec<String>,
}

impl Session {
    /// Changes the settings and has them kept.
    pub(crate) fn set(&mut self, settings: Settings, effects: &mut Vec<Effect>) {
        if self.settings != settings {
            self.settings = settings;
            effects.push(Effect::Keep { slot: Slot::Settings, text: self.settings.to_text() });
        }
    }

    /// Takes up what was kept. What cannot be read is told, and does no more harm.
    pub(crate) fn recall(&mut self, slot: Slot, text: &str, effects: &mut Vec<Effect>) {
        match slot {
            Slot::Settings => match Settings::from_text(text) {
                Ok(settings) => self.settings = settings,
                Err(why) => self.message = Some(texts::not_recalled("settings", &why)),
            },
            Slot::Recent => match toml::from_str::<Recent>(text) {
                Ok(recent) => self.recent = recent.files,
                Err(why) => {
                    self.message = Some(texts::not_recalled("files", &one_line(&why, text)));
                }
            },
            Slot::Game if text.trim().is_empty() => {}
            Slot::Game => match document::read(text, self.kind(), self.language()) {
                Ok(found) => {
                    let players = document::players(&found.story.record);
                    self.begin(found.story, found.line, players, effects);
                    self.clock = found.clock;
                    self.take_up(&found.state);
                    self.message = Some(texts::resumed(self.game.played().len()));
                }
                Err(why) => self.message = Some(texts::not_recalled("game", &why)),
            },
        }
    }

    /// Remembers a file that was opened or saved.
    pub(crate) fn remember_file(&mut self, name: &str, effects: &mut Vec<Effect>) {
        self.recent.retain(|other| other != name);
        self.recent.insert(0, name.to_owned());
        self.recent.truncate(MOST_RECENT);
        let recent = Recent { files: self.recent.clone() };
        effects.push(Effect::Keep { slot: Slot::Recent, text: toml::to_string(&recent).unwrap_or_default() });
    }

    /// What tells in a moment whether the game has changed.
    pub(crate) fn stamp(&self) -> (NodeId, Option<Ending>) {
        (self.story.end_of(&self.game), self.ended)
    }

    /// Has the game under way kept, if it has changed; a game that is over is not.
    pub(crate) fn keep_game(&mut self, effects: &mut Vec<Effect>) {
        let goes_on = !self.game.played().is_empty() && !self.is_over();
        let text = if goes_on { document::write_game(self) } else { String::new() };
        if text != self.kept {
            self.kept.clone_from(&text);
            effects.push(Effect::Keep { slot: Slot::Game, text });
        }
    }
}

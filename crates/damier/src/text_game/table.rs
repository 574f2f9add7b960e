//! The session with its engine, files and board, told in lines.

use std::io::Write;
use std::time::Duration;

use anyhow::{Context, Result};
use damier_app::Document;
use damier_app::{Command, Effect, MessageView, Session, Tone, tr, update, view};
use damier_engine::{Engine, ToEngine};
use damier_record::notation;
use damier_rules::Color;

use crate::board_text::{Style, draw};
use crate::language;
use crate::save;

/// How long to wait for the engine at a time; it answers long before.
const PATIENCE: Duration = Duration::from_secs(60);

/// What lies between the person and the session.
pub struct Table {
    session: Session,
    engine: Engine,
    ascii: bool,
    /// Moves already told.
    told: usize,
    result_told: bool,
}

impl Table {
    pub fn new(session: Session, ascii: bool, tables: ToEngine) -> Result<Self> {
        let mut engine = Engine::spawn(|| ()).context("the engine cannot be started")?;
        engine.send(tables)?;
        let mut table = Self { session, engine, ascii, told: 0, result_told: false };
        table.carry_out(Command::SystemLanguage(language::of_system()), &mut std::io::sink())?;
        Ok(table)
    }

    /// Opens a file; who plays stays as it is.
    pub fn open(&mut self, document: Document, out: &mut impl Write) -> Result<()> {
        let players = self.session.players();
        let Document { name, text } = document;
        self.carry_out(Command::Open { name, text }, out)?;
        self.told = self.session.game().played().len();
        self.carry_out(Command::SetPlayers(players), out)
    }

    pub fn greet(&mut self, out: &mut impl Write) -> Result<()> {
        let view = view(&self.session);
        writeln!(out, "{}. {}", view.title, view.summary)?;
        writeln!(out, "{}. {}", view.rule.text, self.say("help-lists-the-commands"))?;
        writeln!(out, "{}", self.say(if self.ascii { "legend-ascii" } else { "legend" }))?;
        self.draw(out)
    }

    /// A message of the game.
    pub fn say(&self, key: &str) -> String {
        tr(self.session.language(), key, &[])
    }

    fn side(&self, color: Color) -> String {
        tr(self.session.language(), "color", &[("color", color.into())])
    }

    pub fn prompt(&self) -> String {
        format!("{}> ", self.side(self.session.game().turn()))
    }

    pub fn draw(&mut self, out: &mut impl Write) -> Result<()> {
        let game = self.session.game();
        let style = Style { ascii: self.ascii, flipped: self.session.is_flipped(), ..Style::default() };
        write!(out, "{}", draw(game.kind().variant.variant(), game.diagram(), style))?;
        for counter in view(&self.session).counters {
            writeln!(out, "{}", counter.text)?;
        }
        Ok(())
    }

    pub fn flip(&mut self, out: &mut impl Write) -> Result<()> {
        self.carry_out(Command::Flip, out)?;
        self.draw(out)
    }

    pub fn list_moves(&self, out: &mut impl Write) -> Result<()> {
        let moves = self.session.game().moves();
        let kind = self.session.kind();
        let written: Vec<_> = moves.iter().map(|route| notation::short(kind, route, &moves)).collect();
        writeln!(out, "{}", if written.is_empty() { self.say("no-moves") } else { written.join(" ") })?;
        Ok(())
    }

    pub fn restart(&mut self, out: &mut impl Write) -> Result<()> {
        let (kind, players) = (self.session.kind(), self.session.players());
        self.change(Command::NewGame { kind, players }, out)
    }

    pub fn load(&mut self, name: &str, out: &mut impl Write) -> Result<()> {
        let name = name.to_owned();
        match std::fs::read(&name) {
            Ok(bytes) => {
                let text = damier_record::pdn::decode(bytes, None)?.text;
                self.change(Command::Open { name, text }, out)
            }
            Err(problem) => self.tell(Command::Unreadable { name, problem: problem.to_string() }, out),
        }
    }

    /// Carries out a command that puts another position on the board, and shows it.
    pub fn change(&mut self, command: Command, out: &mut impl Write) -> Result<()> {
        self.carry_out(command, out)?;
        self.told = self.session.game().played().len();
        self.result_told = false;
        self.draw(out)?;
        self.report(out)
    }

    /// Carries out a command and tells what came of it.
    pub fn tell(&mut self, command: Command, out: &mut impl Write) -> Result<()> {
        self.carry_out(command, out)?;
        self.report(out)
    }

    /// Follows the engine until it has nothing more to say, telling each move.
    fn report(&mut self, out: &mut impl Write) -> Result<()> {
        self.tell_news(out)?;
        let thought = self.session.is_thinking();
        while self.session.is_thinking() {
            let Some(said) = self.engine.recv_timeout(PATIENCE)? else {
                writeln!(out, "{}", self.say("still-thinking"))?;
                continue;
            };
            self.carry_out(Command::Engine(said), out)?;
            self.tell_news(out)?;
        }
        let view = view(&self.session);
        if let Some(word) = view.table.as_ref().filter(|_| thought) {
            writeln!(out, "{word}")?;
        }
        match view.result {
            Some(result) if !self.result_told => {
                self.result_told = true;
                writeln!(out, "{result}")?;
            }
            _ => writeln!(out, "{}", said(&view.message))?,
        }
        Ok(())
    }

    fn tell_news(&mut self, out: &mut impl Write) -> Result<()> {
        let rows = view(&self.session).rows;
        let plies = rows
            .iter()
            .flat_map(|row| [&row.first, &row.second].into_iter().flatten().map(|ply| (row.number, ply)));
        let news: Vec<_> = plies
            .filter(|(_, ply)| ply.ply > self.told)
            .map(|(number, ply)| (number, ply.ply, ply.text.clone()))
            .collect();
        for (number, ply, text) in &news {
            let mover = self.session.turn_at(ply - 1).unwrap_or(Color::White);
            writeln!(out, "{number}. {} {text}", self.side(mover))?;
        }
        if let Some((_, ply, _)) = news.last() {
            self.told = *ply;
            self.result_told = false;
            self.draw(out)?;
        }
        Ok(())
    }

    fn carry_out(&mut self, command: Command, out: &mut impl Write) -> Result<()> {
        let mut commands = vec![command];
        while let Some(command) = commands.pop() {
            for effect in update(&mut self.session, command) {
                match effect {
                    Effect::Engine(message) => self.engine.send(message)?,
                    Effect::WriteFile { name, text } => {
                        let written = save::save(std::path::Path::new(&name), text.as_bytes());
                        let problem = written.err().map(|error| error.to_string());
                        commands.push(Command::Written { name, problem });
                    }
                    // The text game begins anew each time.
                    Effect::Keep { .. } | Effect::Play(_) | Effect::Draw { .. } => {}
                }
            }
            out.flush()?;
        }
        Ok(())
    }
}

/// A message in a line. What can be done with a pointer is left out.
fn said(message: &MessageView) -> String {
    match message.tone {
        Tone::Plain | Tone::Hint | Tone::Selected => message.headline.clone(),
        _ => format!("{} {}", message.headline, message.detail).trim_end().to_owned(),
    }
}

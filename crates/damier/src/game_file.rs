//! Files of games: PDN, saved games and lists of positions, told apart by what they hold.

use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, bail};
use damier_record::database::Database;
use damier_record::fen;
use damier_record::pdn::{self, GameRecord, Games, Place, ReadGame};
use damier_record::seed_save::{self, SeedSave};
use damier_rules::{Game, GameKind, VariantId};

use crate::args;

/// A file in memory.
pub struct GameFile {
    text: String,
    variant: Option<VariantId>,
    /// What decoding has to say.
    pub remarks: Vec<String>,
    complaints: Vec<pdn::Complaint>,
}

/// A game of a file, or what stands where one should.
pub struct Found {
    /// The game, if it can be had.
    pub record: Option<GameRecord>,
    /// What is wrong.
    pub complaints: Vec<pdn::Complaint>,
    /// What was decided without being told.
    pub notes: Vec<pdn::Complaint>,
}

impl From<ReadGame> for Found {
    fn from(game: ReadGame) -> Self {
        Self { record: Some(game.record), complaints: game.complaints, notes: game.notes }
    }
}

impl GameFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If it cannot be read, or nobody knows the encoding that is asked for.
    pub fn open(file: &Path, reading: &args::Reading) -> Result<Self> {
        let bytes = read(file).with_context(|| format!("{}", file.display()))?;
        let decoded = pdn::decode(bytes, reading.encoding.as_deref())?;
        let (text, remarks, complaints) = (decoded.text, decoded.remarks, decoded.complaints);
        Ok(Self { text, variant: reading.variant, remarks, complaints })
    }

    /// The games of a PDN file as a list that can be searched.
    ///
    /// # Errors
    /// If the file is of another form.
    pub fn database(self) -> Result<Database> {
        if !is_pdn(&self.text) {
            bail!("this is no PDN file; `damier convert` makes one of it");
        }
        Ok(Database::new(self.text, self.variant))
    }

    /// What the file holds.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The save that the file is, if it is one.
    pub fn save(&self) -> Option<SeedSave> {
        seed_save::read(&self.text).ok().map(|reading| reading.save)
    }

    /// Gives the games one by one.
    ///
    /// # Errors
    /// Those of the visitor.
    pub fn each(&self, mut visit: impl FnMut(Found) -> Result<()>) -> Result<()> {
        if !self.complaints.is_empty() {
            let complaints = self.complaints.clone();
            visit(Found { record: None, complaints, notes: Vec::new() })?;
        }
        if self.text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').is_empty() {
            let complaint = pdn::Complaint { place: at(1, 1), text: "there is no game in this file".into() };
            visit(Found { record: None, complaints: vec![complaint], notes: Vec::new() })
        } else if let Ok(reading) = seed_save::read(&self.text) {
            visit(saved_game(reading, self.variant))
        } else if is_list_of_positions(&self.text) {
            self.positions(visit)
        } else {
            Games::new(&self.text, self.variant).try_for_each(|game| visit(game.into()))
        }
    }

    /// A position in each line that is not empty.
    fn positions(&self, mut visit: impl FnMut(Found) -> Result<()>) -> Result<()> {
        for (index, line) in self.text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
            let variant =
                self.variant.or_else(|| fen::guess(line.trim())).unwrap_or(VariantId::International);
            let say = |column, text| pdn::Complaint { place: at(index + 1, column), text };
            let mut found = Found { record: None, complaints: Vec::new(), notes: Vec::new() };
            match fen::read_position(line, variant) {
                Ok(diagram) => {
                    let game = Game::from_diagram(GameKind::new(variant), diagram).ok();
                    found.record = game.as_ref().map(GameRecord::from_game);
                }
                Err(error) => {
                    let (column, text) = (error.column(), error.to_string());
                    let text = text.strip_prefix(&format!("column {column}: ")).unwrap_or(&text);
                    found.complaints.push(say(column, text.to_owned()));
                }
            }
            if self.variant.is_none() {
                found.notes.push(say(1, format!("read as {variant}; --variant names another")));
            }
            visit(found)?;
        }
        Ok(())
    }
}

/// The bytes of a file, or of the standard input where the name is `-`.
fn read(file: &Path) -> std::io::Result<Vec<u8>> {
    if file != Path::new("-") {
        return std::fs::read(file);
    }
    let mut bytes = Vec::new();
    std::io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn at(line: usize, column: usize) -> Place {
    Place { offset: 0, line, column }
}

/// Whether a text, of which the beginning is enough, is to be read as PDN.
pub fn is_pdn(text: &str) -> bool {
    seed_save::read(text).is_err() && !is_list_of_positions(text)
}

/// Whether the first line that is not empty begins as a position does.
fn is_list_of_positions(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    let mut chars = first.chars().filter(|c| !c.is_whitespace());
    matches!(chars.next(), Some('W' | 'B' | 'w' | 'b' | '?')) && chars.next() == Some(':')
}

/// A saved game as a record: where no legal move joins two boards, the second is set up.
fn saved_game(reading: seed_save::Reading, variant: Option<VariantId>) -> Found {
    let save = reading.save;
    let kind = save.kind(variant.unwrap_or_else(|| save.variant_guess()));
    let complaint = |complaint: &seed_save::Complaint| pdn::Complaint {
        place: at(complaint.line, complaint.column),
        text: complaint.message.clone(),
    };
    let complaints = reading.complaints.iter().map(complaint).collect();
    let mut record = GameRecord::new(kind);
    let mut notes = Vec::new();
    let mut node = record.tree.root();
    for (index, (step, route)) in save.steps().iter().zip(save.routes(kind)).enumerate() {
        node = match route {
            Some(route) => record.tree.add_move(node, &route),
            None => {
                let text = format!("step {}, {}: no legal move of {kind} leads here", index + 1, step.label);
                notes.push(pdn::Complaint { place: at(1, 1), text });
                record.tree.set_up(node, step.diagram.clone())
            }
        };
    }
    Found { record: Some(record), complaints, notes }
}

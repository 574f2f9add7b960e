//! Making a save from a game, and changing one: only the lines that change are written anew.

use damier_rules::{Color, Diagram, Game, GameKind, Objective, Route, VariantId};

use super::{COUNT, HEADER, Holds, Line, RuleMode, STEP, SeedSave, Setting, Settings, Step, board, replay};

/// Why a game cannot be kept in a save file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotSaved {
    /// The program that these files are for does not play the game.
    #[error("save files of this form hold art2dec-russian and art2dec-international only, not {0}")]
    Variant(VariantId),
    /// The file has no place for a starting position.
    #[error("save files of this form hold games from the start position only")]
    OtherStart,
}

/// The label of a step whose boards no legal move joins.
const EDITED: &str = "EDITED";

impl SeedSave {
    /// The game as a save file. The objective is the game's, whatever `settings` say; `player_digit` adds to each
    /// move who is to move after it, which the program describes but does not write itself.
    ///
    /// # Errors
    /// If the game is not of an Art2Dec variant, or does not begin at the start position.
    pub fn from_game(game: &Game, settings: Settings, player_digit: bool) -> Result<Self, NotSaved> {
        let kind = game.kind();
        if !matches!(kind.variant, VariantId::Art2decRussian | VariantId::Art2decInternational) {
            return Err(NotSaved::Variant(kind.variant));
        }
        if *game.start() != kind.variant.variant().start() {
            return Err(NotSaved::OtherStart);
        }
        let rule_mode =
            if kind.objective == Objective::Giveaway { RuleMode::Giveaway } else { RuleMode::Classic };
        let settings = Settings { rule_mode, ai_level: settings.ai_level.min(2), ..settings };
        let mut save = Self { settings, steps: Vec::new(), lines: Vec::new() };
        let mut line = |holds, text| save.lines.push(Line { text: format!("{text}\n"), holds });
        line(Holds::Header, HEADER.to_owned());
        for setting in Setting::ALL {
            line(Holds::Setting(setting), setting_text(setting, &settings));
        }
        line(Holds::Count, format!("{COUNT} 0"));
        for (ply, route) in game.played().iter().enumerate() {
            let diagram = game.diagram_at(ply + 1).expect("every move of a game leads to a position").clone();
            save.append(Step { label: label(kind, route), diagram, player_digit });
        }
        save.recount();
        Ok(save)
    }

    /// Changes settings; the lines of those that differ are written anew. The level is cut to 2.
    pub fn set_settings(&mut self, settings: Settings) {
        let settings = Settings { ai_level: settings.ai_level.min(2), ..settings };
        for setting in Setting::ALL {
            if setting.get(&self.settings) != setting.get(&settings) {
                self.put(Holds::Setting(setting), &setting_text(setting, &settings));
            }
        }
        self.settings = settings;
    }

    /// Puts another board into a step. Its label becomes that of the legal move that leads there, or `EDITED` if
    /// there is none.
    ///
    /// # Panics
    /// If there is no such step, or the diagram is not of an 8×8 board of 32 squares.
    pub fn set_step(&mut self, kind: GameKind, index: usize, diagram: Diagram) {
        assert_eq!(diagram.shape(), board::BOARD.variant().shape(), "a save file holds boards of 32 squares");
        let before = match index {
            0 => board::BOARD.variant().start(),
            _ => self.steps[index - 1].diagram.clone(),
        };
        let route = replay::between(kind, &before, &diagram);
        let label = route.map_or_else(|| String::from(EDITED), |route| label(kind, &route));
        // Whose turn it is shows in the line only where it is written out or follows from the count.
        let player_digit = self.steps[index].player_digit || diagram.turn != self.turn_by_count(index);
        let step = Step { label, diagram, player_digit };
        let at = self.step_line(index);
        self.lines[at].text = format!("{}{}", step_text(&step), ending(&self.lines[at].text));
        self.steps[index] = step;
    }

    /// Adds a legal move behind the last step, with its label, in the manner of the step before it.
    ///
    /// # Panics
    /// If the kind is not played on an 8×8 board of 32 squares.
    pub fn push(&mut self, kind: GameKind, route: &Route) {
        let last = self.steps.last().map(|step| step.diagram.clone());
        let before = last.unwrap_or_else(|| board::BOARD.variant().start());
        let diagram = before.after(kind, route);
        let by_count = if self.count().is_multiple_of(2) { Color::Black } else { Color::White };
        let player_digit =
            self.steps.last().is_some_and(|step| step.player_digit) || diagram.turn != by_count;
        self.append(Step { label: label(kind, route), diagram, player_digit });
        self.recount();
    }

    /// Drops the steps from `len` on, with all lines of moves behind the last step that stays.
    pub fn truncate(&mut self, len: usize) {
        if len >= self.steps.len() {
            return;
        }
        let first = self.step_line(len);
        let mut at = 0;
        self.lines.retain(|line| {
            at += 1;
            at <= first || !matches!(line.holds, Holds::Step | Holds::LostStep)
        });
        self.steps.truncate(len);
        self.recount();
    }

    /// The number of lines with a move, readable or not.
    fn count(&self) -> usize {
        self.lines.iter().filter(|line| matches!(line.holds, Holds::Step | Holds::LostStep)).count()
    }

    fn recount(&mut self) {
        self.put(Holds::Count, &format!("{COUNT} {}", self.count()));
    }

    /// The index of the line that holds a step.
    fn step_line(&self, index: usize) -> usize {
        let mut steps = self.lines.iter().enumerate().filter(|(_, line)| line.holds == Holds::Step);
        steps.nth(index).expect("every step has its line").0
    }

    /// Whose turn it is after a step by the count of moves alone.
    fn turn_by_count(&self, index: usize) -> Color {
        let at = self.step_line(index);
        let before =
            self.lines[..at].iter().filter(|line| matches!(line.holds, Holds::Step | Holds::LostStep));
        if before.count().is_multiple_of(2) { Color::Black } else { Color::White }
    }

    /// Writes a line anew, or adds it behind the header, or behind the settings there.
    fn put(&mut self, holds: Holds, text: &str) {
        if let Some(line) = self.lines.iter_mut().find(|line| line.holds == holds) {
            let ending = ending(&line.text).to_owned();
            line.text = format!("{text}{ending}");
            return;
        }
        let is_head = |line: &Line| matches!(line.holds, Holds::Header | Holds::Setting(_));
        let at = self.lines.iter().rposition(is_head).map_or(0, |last| last + 1);
        self.insert(at, holds, text);
    }

    fn append(&mut self, step: Step) {
        let is_move = |line: &Line| matches!(line.holds, Holds::Step | Holds::LostStep);
        let at = self.lines.iter().rposition(is_move).map_or(self.lines.len(), |last| last + 1);
        self.insert(at, Holds::Step, &step_text(&step));
        self.steps.push(step);
    }

    /// Adds a line, with the ending that the first line has.
    fn insert(&mut self, at: usize, holds: Holds, text: &str) {
        let usual = self.lines.first().map_or("", |line| ending(&line.text));
        let usual = if usual.is_empty() { "\n" } else { usual }.to_owned();
        if let Some(before) = at.checked_sub(1).and_then(|before| self.lines.get_mut(before))
            && ending(&before.text).is_empty()
        {
            before.text.push_str(&usual);
        }
        self.lines.insert(at, Line { text: format!("{text}{usual}"), holds });
    }
}

fn setting_text(setting: Setting, settings: &Settings) -> String {
    format!("{} {}", setting.keyword(), setting.get(settings))
}

fn step_text(step: &Step) -> String {
    let player = match step.player_digit {
        true => format!(" {}", step.diagram.turn.index()),
        false => String::new(),
    };
    format!("{STEP} {} {}{player}", step.label, board::write(&step.diagram))
}

/// How the program names a move: `G3-H4`, `E5xC3`, and with `(+1)` for a second piece taken.
fn label(kind: GameKind, route: &Route) -> String {
    let variant = kind.variant.variant();
    let name = |square| variant.algebraic(square).to_uppercase();
    let sign = if route.is_capture() { 'x' } else { '-' };
    let more = match route.taken.len() {
        0 | 1 => String::new(),
        taken => format!("(+{})", taken - 1),
    };
    format!("{}{sign}{}{more}", name(route.from()), name(route.to()))
}

/// The line ending of a line, empty if it is the last and has none.
fn ending(line: &str) -> &str {
    &line[line.trim_end_matches(['\r', '\n']).len()..]
}

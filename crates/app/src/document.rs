//! Files as texts: what is opened and what is written. Which kind of file a text is, it tells itself.

use damier_engine::Level;
use damier_record::fen;
use damier_record::pdn::{self, GameRecord, GameResult, ReadGame, SavedSession};
use damier_record::seed_save::{self, PlayMode, RuleMode, SeedSave, Settings};
use damier_rules::{Color, Game, GameKind, Objective, Route};

use crate::clock::{Clock, TimeControl};
use crate::ending::Ending;
use crate::line::Line;
use crate::players::{Player, Players};
use crate::session::Session;
use crate::story::Story;
use crate::texts;
use crate::words::Language;

/// A file to be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Document {
    /// What it is called.
    pub name: String,
    /// What it holds.
    pub text: String,
}

/// A saved game as it was opened, so that it is written back unchanged as far as nobody changes the game.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    save: SeedSave,
    kind: GameKind,
    played: Vec<Route>,
}

/// What was read.
pub(crate) struct Found {
    pub(crate) story: Story,
    pub(crate) line: Line,
    pub(crate) clock: Option<Clock>,
    pub(crate) opened: Option<Opened>,
    /// What the file tells of the program's state beside the game.
    pub(crate) state: SavedSession,
    /// What is wrong with the file though it can be read.
    pub(crate) remarks: Vec<String>,
}

impl Found {
    fn of(game: &Game) -> Self {
        let (story, line) = Story::of(game);
        Self { story, line, clock: None, opened: None, state: SavedSession::default(), remarks: Vec::new() }
    }

    /// A game of a PDN file.
    pub(crate) fn pdn(mut read: ReadGame) -> Self {
        let mut remarks: Vec<_> = read.complaints.iter().map(ToString::to_string).collect();
        let (state, not_known) = SavedSession::read(&read.record);
        remarks.extend(not_known);
        // It is written anew from what it has become.
        SavedSession::default().write(&mut read.record);
        let (story, mut line) = Story::read(read.record);
        if let Some(present) = state.present {
            line = story.line_to(present);
        }
        let control = story.record.tags.get("TimeControl").and_then(TimeControl::from_text);
        let clock = control.map(|control| {
            let mut clock = Clock::new(control);
            clock.set(story.clocks.get(&story.end_of(&line)).copied());
            clock
        });
        Self { story, line, clock, opened: None, state, remarks }
    }
}

/// Reads a saved game, a position, or the first game of a PDN file. The kind is what a position is read as; of a
/// saved game it decides only between variants under which all of it can be played.
pub(crate) fn read(text: &str, kind: GameKind, language: Language) -> Result<Found, String> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with("CHECKERS_GAME") {
        return read_save(text, kind, language);
    }
    read_position(text, kind).or_else(|problem| read_pdn(text, language).ok_or(problem))
}

/// The first game, if the text holds any: moves, or a position of its own.
fn read_pdn(text: &str, language: Language) -> Option<Found> {
    let mut games = pdn::Games::new(text, None);
    let first = games.next()?;
    let mut found = Found::pdn(first);
    if found.line.played().is_empty() && !found.story.record.is_set_up() {
        return None;
    }
    if games.next().is_some() {
        found.remarks.push(texts::first_of_several(language));
    }
    Some(found)
}

fn read_save(text: &str, kind: GameKind, language: Language) -> Result<Found, String> {
    let reading = seed_save::read(text).map_err(|error| error.to_string())?;
    let mut remarks: Vec<_> = reading.complaints.iter().map(ToString::to_string).collect();
    let save = reading.save;
    let asked = save.routes(GameKind::new(kind.variant)).iter().all(Option::is_some);
    let variant = if asked && !save.steps().is_empty() { kind.variant } else { save.variant_guess() };
    let kind = save.kind(variant);
    let mut game = Game::new(kind);
    for (place, route) in save.routes(kind).into_iter().enumerate() {
        if route.is_none_or(|route| game.play(&route).is_err()) {
            remarks.push(texts::step_not_legal(language, place + 1, &save.steps()[place].label));
            break;
        }
    }
    let played = game.played().to_vec();
    Ok(Found { opened: Some(Opened { save, kind, played }), remarks, ..Found::of(&game) })
}

fn read_position(text: &str, kind: GameKind) -> Result<Found, String> {
    let diagram = fen::read_position(text.trim(), kind.variant).map_err(|error| error.to_string())?;
    let variant = kind.variant.variant();
    let game = Game::from_diagram(kind, diagram).map_err(|complaints| variant.explain_all(&complaints))?;
    Ok(Found::of(&game))
}

/// Writes the game in the form that its name asks for: `.fen` the position, `.pdn` the game; any other the form of
/// the Art2Dec program where it can hold the game, else PDN.
pub(crate) fn write(session: &Session, name: &str) -> String {
    if !holds_moves(name) {
        return fen::write(session.game.diagram(), session.kind().variant) + "\n";
    }
    let seed = if has_ending(name, ".pdn") { None } else { seed_save(session) };
    seed.unwrap_or_else(|| write_game(session))
}

/// The game as PDN, for others: without what only this program knows of it.
#[must_use]
pub fn game_as_pdn(session: &Session) -> String {
    pdn::write(&record(session))
}

/// The position that is shown, as FEN.
#[must_use]
pub fn position_as_fen(session: &Session) -> String {
    let (line, ply) = session.shown();
    fen::write(line.diagram_at(ply).unwrap_or(line.diagram()), session.kind().variant)
}

/// The game as PDN, with all that belongs to it and to the session.
pub(crate) fn write_game(session: &Session) -> String {
    let mut record = record(session);
    session.state(&record).write(&mut record);
    pdn::write(&record)
}

/// Whether a file of that name keeps the moves too.
pub(crate) fn holds_moves(name: &str) -> bool {
    !has_ending(name, ".fen")
}

pub(crate) fn has_ending(name: &str, ending: &str) -> bool {
    name.to_ascii_lowercase().ends_with(ending)
}

const SIDES: [(&str, Color); 2] = [("White", Color::White), ("Black", Color::Black)];

/// The game with who played it and how it ended.
pub(crate) fn record(session: &Session) -> GameRecord {
    let mut story = session.story.clone();
    if let Some(&undone) = session.undone.last().filter(|_| !session.keep_undone) {
        story.forget(undone);
    }
    let mut record = story.to_record();
    for (tag, color) in SIDES {
        // A player whom the file names stays named, whoever goes on with the game.
        let named = record.tags.get(tag).is_some_and(|name| !name.is_empty() && name != "?");
        let named = named && record.tags.get(tag).and_then(texts::level_of).is_none();
        if let Player::Computer(level) = session.players.of(color)
            && !named
        {
            record.tags.set(tag, &texts::computer_at(level));
        }
    }
    if let Some(clock) = session.clock {
        record.tags.set("TimeControl", &clock.control.to_text());
    }
    let winner = session.ended.map(Ending::winner);
    let winner = winner.or_else(|| session.game.verdict().map(|verdict| verdict.winner()));
    match winner {
        None => record.result = GameResult::Open,
        Some(None) => record.result = GameResult::Draw,
        Some(Some(Color::White)) => record.result = GameResult::WhiteWins,
        Some(Some(Color::Black)) => record.result = GameResult::BlackWins,
    }
    record
}

/// Who plays, by what the tags say of it.
pub(crate) fn players(record: &GameRecord) -> Players {
    let of = |tag: &str| {
        let level = record.tags.get(tag).and_then(texts::level_of);
        level.and_then(Level::new).map_or(Player::Human, Player::Computer)
    };
    Players { white: of("White"), black: of("Black") }
}

/// The form of the Art2Dec program, if it can hold the game.
fn seed_save(session: &Session) -> Option<String> {
    let (kind, played) = (session.kind(), session.game.played());
    if let Some(opened) = session.opened.as_ref().filter(|opened| opened.kind == kind) {
        let mut save = opened.save.clone();
        if played != opened.played {
            let same = played.iter().zip(&opened.played).take_while(|(now, then)| now == then).count();
            save.truncate(same);
            played[same..].iter().for_each(|route| save.push(kind, route));
        }
        return Some(save.write());
    }
    // That form has no change of rules, no variations and no comments.
    let game = session.game.now();
    let whole = game.played().len() == played.len() && !session.keep_undone;
    let plain = whole && session.clock.is_none() && session.story.is_plain(&session.game);
    let save = SeedSave::from_game(game, settings(session), true).ok().filter(|_| plain);
    save.map(|save| save.write())
}

fn settings(session: &Session) -> Settings {
    let rule_mode = match session.kind().objective {
        Objective::Giveaway => RuleMode::Giveaway,
        _ => RuleMode::Classic,
    };
    let play_mode = match session.players {
        Players::HUMANS => PlayMode::Manual,
        players if players.lone_human().is_some() => PlayMode::SemiAuto,
        _ => PlayMode::FullAuto,
    };
    let level = session.players.level().map_or(0, damier_engine::Level::number);
    Settings { rule_mode, play_mode, ai_level: seed_save::ai_from_level(level), ..Settings::default() }
}

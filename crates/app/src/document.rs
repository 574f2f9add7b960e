//! Files as texts: what is opened and what is written. Which kind of file a text is, it tells itself.

use damier_record::fen;
use damier_record::notation;
use damier_record::pdn::{self, GameRecord, GameResult};
use damier_record::seed_save::{self, PlayMode, RuleMode, SeedSave, Settings};
use damier_rules::{Color, Game, GameKind, Objective, Route};

use crate::players::{Player, Players};
use crate::session::Session;
use crate::texts;

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
    pub(crate) game: Game,
    pub(crate) written: Vec<String>,
    pub(crate) opened: Option<Opened>,
    /// What is wrong with the file though it can be read.
    pub(crate) remarks: Vec<String>,
}

/// Reads a saved game, a position, or the first game of a PDN file. The kind is what a position is read as; of a
/// saved game it decides only between variants under which all of it can be played.
pub(crate) fn read(text: &str, kind: GameKind) -> Result<Found, String> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim_start().starts_with("CHECKERS_GAME") {
        return read_save(text, kind);
    }
    read_position(text, kind).or_else(|problem| read_pdn(text).ok_or(problem))
}

/// The first game, if the text holds any: moves, or a position of its own.
fn read_pdn(text: &str) -> Option<Found> {
    let mut games = pdn::Games::new(text, None);
    let first = games.next()?;
    let game = first.record.game();
    if game.played().is_empty() && !first.record.is_set_up() {
        return None;
    }
    let mut remarks: Vec<_> = first.complaints.iter().map(ToString::to_string).collect();
    if games.next().is_some() {
        remarks.push(texts::first_of_several());
    }
    let mut replayed = game.clone();
    while replayed.undo().is_some() {}
    let mut written = Vec::new();
    for route in game.played() {
        written.push(notation::short(game.kind(), route, &replayed.moves()));
        replayed.play(route).ok()?;
    }
    Some(Found { game, written, opened: None, remarks })
}

fn read_save(text: &str, kind: GameKind) -> Result<Found, String> {
    let reading = seed_save::read(text).map_err(|error| error.to_string())?;
    let mut remarks: Vec<_> = reading.complaints.iter().map(ToString::to_string).collect();
    let save = reading.save;
    let asked = save.routes(GameKind::new(kind.variant)).iter().all(Option::is_some);
    let variant = if asked && !save.steps().is_empty() { kind.variant } else { save.variant_guess() };
    let kind = save.kind(variant);
    let mut game = Game::new(kind);
    let mut written = Vec::new();
    for (place, route) in save.routes(kind).into_iter().enumerate() {
        let legal = game.moves();
        let played = route.filter(|route| game.play(route).is_ok());
        let Some(route) = played else {
            remarks.push(texts::step_not_legal(place + 1, &save.steps()[place].label));
            break;
        };
        written.push(notation::short(kind, &route, &legal));
    }
    let played = game.played().to_vec();
    Ok(Found { game, written, opened: Some(Opened { save, kind, played }), remarks })
}

fn read_position(text: &str, kind: GameKind) -> Result<Found, String> {
    let diagram = fen::read_position(text.trim(), kind.variant).map_err(|error| error.to_string())?;
    let variant = kind.variant.variant();
    let game = Game::from_diagram(kind, diagram).map_err(|complaints| variant.explain_all(&complaints))?;
    Ok(Found { game, written: Vec::new(), opened: None, remarks: Vec::new() })
}

/// Writes the game in the form that its name asks for: `.fen` the position, `.pdn` the game; any other the form of
/// the Art2Dec program where it can hold the game, else PDN.
pub(crate) fn write(session: &Session, name: &str) -> String {
    if !holds_moves(name) {
        return fen::write(session.game.diagram(), session.kind().variant) + "\n";
    }
    let seed = if has_ending(name, ".pdn") { None } else { seed_save(session) };
    seed.unwrap_or_else(|| pdn::write(&record(session)))
}

/// Whether a file of that name keeps the moves too.
pub(crate) fn holds_moves(name: &str) -> bool {
    !has_ending(name, ".fen")
}

fn has_ending(name: &str, ending: &str) -> bool {
    name.to_ascii_lowercase().ends_with(ending)
}

/// The game with who played it and how it ended.
fn record(session: &Session) -> GameRecord {
    let mut record = GameRecord::from_game(&session.game);
    for (tag, color) in [("White", Color::White), ("Black", Color::Black)] {
        if let Player::Computer(level) = session.players.of(color) {
            record.tags.set(tag, &texts::computer_at(level));
        }
    }
    let winner = match session.resigned {
        Some(loser) => Some(Some(loser.other())),
        None => session.game.verdict().map(|verdict| verdict.winner()),
    };
    record.result = match winner {
        None => GameResult::Open,
        Some(None) => GameResult::Draw,
        Some(Some(Color::White)) => GameResult::WhiteWins,
        Some(Some(Color::Black)) => GameResult::BlackWins,
    };
    record
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
    SeedSave::from_game(&session.game, settings(session), true).ok().map(|save| save.write())
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

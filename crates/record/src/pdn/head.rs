//! What the tags of a game say: kind, starting position, draw counts, result; and which tags are kept as they are.

use std::collections::HashSet;

use damier_rules::draws::Counters;
use damier_rules::{Diagram, Game, GameKind, Notation, VariantId};

use super::game_text::GameText;
use super::game_type::{is_giveaway, variant_of_game_type, variant_of_name};
use super::guess::FileGuess;
use super::moves::legal_moves;
use super::{Complaint, GameResult, Tags, tags};
use crate::fen;

/// The head of a game.
pub(super) struct Head {
    pub(super) tags: Tags,
    pub(super) kind: GameKind,
    pub(super) start: Diagram,
    pub(super) counters: Counters,
    pub(super) result: Option<GameResult>,
    /// Whether the starting position cannot be read, so that no move can be either.
    pub(super) no_start: bool,
    pub(super) complaints: Vec<Complaint>,
    pub(super) notes: Vec<Complaint>,
}

impl Head {
    pub(super) fn read(game: &GameText<'_>, variant: Option<VariantId>, guess: &mut FileGuess) -> Self {
        let kind = GameKind::new(VariantId::International);
        let mut head = Self {
            tags: Tags::default(),
            kind,
            start: kind.variant.variant().start(),
            counters: Counters::default(),
            result: None,
            no_start: false,
            complaints: Vec::new(),
            notes: Vec::new(),
        };
        head.kind = head.kind(game, variant, guess);
        head.start = head.kind.variant.variant().start();
        head.position(game);
        head.counters = Game::from_diagram(head.kind, head.start.clone())
            .map_or(Counters::default(), |game| game.start_counters());
        head.others(game);
        head
    }

    fn note(&mut self, game: &GameText<'_>, name: &str, text: String) {
        let place =
            game.tags.iter().find(|(_, tag, _)| *tag == name).map_or(game.begin, |&(place, ..)| place);
        self.notes.push(Complaint { place, text });
    }

    fn kind(&mut self, game: &GameText<'_>, variant: Option<VariantId>, guess: &mut FileGuess) -> GameKind {
        let named = game.tag("Variant").and_then(variant_of_name);
        let typed = game.tag("GameType").and_then(variant_of_game_type);
        for (name, understood) in [("Variant", named), ("GameType", typed)] {
            if let (Some(value), None) = (game.tag(name), understood) {
                self.note(game, name, format!("{name} `{value}` is not known here; it is kept"));
                self.tags.push(name, value);
            }
        }
        let variant = variant.or(named).or(typed).unwrap_or_else(|| {
            let guess = guess.guess(game);
            let (legal, moves) = (guess.legal, guess.moves);
            let text = format!("no GameType; read as {}, {legal} of {moves} moves fit", guess.variant);
            self.note(game, "GameType", text);
            guess.variant
        });
        let Some(value) = game.tag("Objective") else { return GameKind::new(variant) };
        let giveaway = if is_giveaway(value) { GameKind::giveaway(variant).ok() } else { None };
        giveaway.unwrap_or_else(|| {
            self.note(
                game,
                "Objective",
                format!("Objective `{value}` is not known for {variant}; it is kept"),
            );
            self.tags.push("Objective", value);
            GameKind::new(variant)
        })
    }

    /// Reads the starting position. Programs number the squares of lettered variants from different corners: the
    /// other one is taken where nothing fits the numbers of the game type.
    fn position(&mut self, game: &GameText<'_>) {
        let Some((place, _, text)) = game.tags.iter().find(|(_, tag, _)| *tag == "FEN") else { return };
        let first = fen::read_position(text, self.kind.variant);
        let words: Vec<_> = game.main_words().take(1).collect();
        let fits = |start: &Diagram| words.is_empty() || legal_moves(self.kind, start, &words) > 0;
        if !first.as_ref().is_ok_and(fits)
            && let Some(turned) = self.turned(text).filter(fits)
        {
            self.start = turned;
            let name = self.kind.variant.variant().name;
            let text =
                format!("nothing fits with the numbers of {name}; read with numbers from the other corner");
            return self.note(game, "FEN", text);
        }
        match first {
            Ok(diagram) => self.start = diagram,
            Err(error) => {
                self.no_start = true;
                self.complaints.push(Complaint { place: *place, text: format!("FEN `{text}`: {error}") });
                self.tags.push("FEN", text);
            }
        }
    }

    /// The position of numbers from the other corner, if the variant writes letters and the text does not.
    fn turned(&self, text: &str) -> Option<Diagram> {
        let variant = self.kind.variant.variant();
        let is_lettered = text.contains(|c: char| matches!(c.to_ascii_lowercase(), 'a' | 'c'..='h'));
        if variant.notation == Notation::Numbers || is_lettered {
            return None;
        }
        let diagram = fen::read(text, self.kind.variant).ok()?.diagram;
        let mut turned = Diagram::empty(diagram.shape(), diagram.turn);
        for (square, piece) in diagram.pieces() {
            turned.set(diagram.shape().turned(square), Some(piece));
        }
        turned.check().is_empty().then_some(turned)
    }

    /// Takes over the tags that are not understood already.
    fn others(&mut self, game: &GameText<'_>) {
        let present: HashSet<_> = game.tags.iter().map(|&(_, name, _)| name).collect();
        for (place, name, value) in &game.tags {
            match *name {
                "GameType" | "Variant" | "Objective" | "FEN" => continue,
                "Counters" => match value.parse() {
                    Ok(counters) => {
                        self.counters = counters;
                        continue;
                    }
                    Err(error) => {
                        let text = format!("Counters `{value}`: {error}");
                        self.complaints.push(Complaint { place: *place, text });
                    }
                },
                _ => {}
            }
            let name = tags::customary(name, |name| present.contains(name));
            match GameResult::from_word(value.trim()).filter(|_| name == "Result") {
                Some(result) if self.result.is_none() => self.result = Some(result),
                Some(result) if self.result == Some(result) => {}
                Some(_) => {
                    let text = format!("a second Result, `{value}`, is left out");
                    self.notes.push(Complaint { place: *place, text });
                }
                None => self.tags.push(name, value),
            }
        }
    }
}

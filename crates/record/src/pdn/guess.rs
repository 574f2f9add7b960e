//! The variant of a game that does not name it: the one under which most of its moves are legal.

use damier_rules::{GameKind, VariantId};

use super::game_text::GameText;
use super::moves::legal_moves;
use super::{Reader, tags};
use crate::fen;

/// The games without a name that are looked at before the first of them is decided.
const LOOKED_AT: usize = 20;
/// The moves of a game that are looked at.
const MOVES: usize = 200;

/// What the nameless games of a file have in common.
#[derive(Clone, Debug, Default)]
pub(crate) struct FileGuess {
    totals: Vec<(VariantId, usize)>,
    has_looked: bool,
}

/// A guess, with how many of how many moves are legal under it.
pub(super) struct Guess {
    pub(super) variant: VariantId,
    pub(super) legal: usize,
    pub(super) moves: usize,
}

impl FileGuess {
    /// The variant that fits the game best; among several, the one that fits the other games of the file best.
    pub(super) fn guess(&mut self, game: &GameText<'_>) -> Guess {
        if !self.has_looked {
            self.has_looked = true;
            self.look(game);
        }
        let words: Vec<_> = game.main_words().take(MOVES).collect();
        let mut candidates = candidates(game, &words);
        candidates.sort_by_key(|&variant| std::cmp::Reverse(self.total(variant)));
        let mut best: Option<(VariantId, usize)> = None;
        for (variant, legal) in scores(game, &candidates, &words) {
            if best.is_none_or(|(_, most)| legal > most) {
                best = Some((variant, legal));
            }
            // Those behind it fit the file less, and none can fit the game better.
            if legal == words.len() {
                break;
            }
        }
        let (variant, legal) = best.unwrap_or((VariantId::International, 0));
        Guess { variant, legal, moves: words.len() }
    }

    fn total(&self, variant: VariantId) -> usize {
        self.totals.iter().find(|(id, _)| *id == variant).map_or(0, |&(_, total)| total)
    }

    /// Adds up the scores of this game and some behind it.
    fn look(&mut self, game: &GameText<'_>) {
        let mut reader = Reader::new(&game.text[game.begin.offset..]);
        let games = std::iter::from_fn(|| GameText::next(&mut reader, &game.text[game.begin.offset..]));
        for game in games.take(LOOKED_AT).filter(|game| game.tag("GameType").is_none()) {
            let words: Vec<_> = game.main_words().take(MOVES).collect();
            for (variant, legal) in scores(&game, &candidates(&game, &words), &words) {
                match self.totals.iter_mut().find(|(id, _)| *id == variant) {
                    Some((_, total)) => *total += legal,
                    None => self.totals.push((variant, legal)),
                }
            }
        }
    }
}

/// For each variant that the game can be of, how many of its moves are legal from the start on.
fn scores<'a>(
    game: &'a GameText<'_>,
    candidates: &'a [VariantId],
    words: &'a [&str],
) -> impl Iterator<Item = (VariantId, usize)> + 'a {
    let position = game.tag("FEN");
    candidates.iter().filter_map(move |&variant| {
        let start = match position {
            Some(text) => fen::read_position(text, variant).ok()?,
            None => variant.variant().start(),
        };
        Some((variant, legal_moves(GameKind::new(variant), &start, words)))
    })
}

/// The variants that have such squares, the likeliest first.
fn candidates(game: &GameText<'_>, words: &[&str]) -> Vec<VariantId> {
    use VariantId::{
        Armenian, Brazilian, Canadian, Czech, English, Frisian, International, International8x8, Italian,
        Pool, Portuguese, Russian, Spanish, Thai, Turkish,
    };
    let is_lettered = |text: &str| text.contains(|c: char| matches!(c.to_ascii_lowercase(), 'a' | 'c'..='h'));
    let position = game.tag("FEN");
    if words.iter().any(|word| is_lettered(word)) || (words.is_empty() && position.is_some_and(is_lettered)) {
        return vec![Russian, Brazilian, Czech, Turkish, Armenian];
    }
    let numbers = words.iter().copied().chain(position).flat_map(|text| {
        text.split(|c: char| !c.is_ascii_digit()).filter_map(|digits| digits.parse::<u8>().ok())
    });
    let most = numbers.filter(|&number| number <= 72).max().unwrap_or(0);
    let mut found = match most {
        0 if position.is_none() => vec![International],
        0..=32 => vec![
            English,
            International,
            Italian,
            Spanish,
            Portuguese,
            Pool,
            Thai,
            International8x8,
            Brazilian,
            Russian,
            Frisian,
            Canadian,
        ],
        33..=50 => vec![International, Frisian, Canadian],
        _ => vec![Canadian],
    };
    let is_italian = |name: &str| tags::customary(name, |_| false) != name;
    if found.contains(&Italian) && game.tags.iter().any(|(_, name, _)| is_italian(name)) {
        found.insert(0, Italian);
    }
    found
}

//! The variants, one row each: which rules, start, numbering, objective and draws.

use crate::spec::RulesId;
use crate::variant::{Notation, Objective, Variant, VariantId};
use crate::{Color, draws};

const PLAIN: Variant = Variant {
    id: VariantId::International,
    name: "international",
    title: "International",
    summary: "10×10, flying kings. Men take backwards too; the capture that takes the most is compulsory.",
    rules: RulesId::International10,
    rows: 4,
    first: Color::White,
    objective: Objective::Win,
    mirrored: false,
    numbers_from_white: false,
    notation: Notation::Numbers,
    capture_sign: 'x',
    game_type: 20,
    own_game_type: true,
    draws: draws::INTERNATIONAL,
};

const EIGHT: Variant = Variant { rows: 3, notation: Notation::Letters, ..PLAIN };

/// In the order of [`VariantId`].
pub(crate) const VARIANTS: &[Variant] = &[
    PLAIN,
    Variant {
        id: VariantId::International8x8,
        name: "international-8x8",
        title: "International 8×8",
        summary: "The international game on the small board, with numbers and its draw rules.",
        rules: RulesId::International8,
        notation: Notation::Numbers,
        game_type: 26,
        own_game_type: false,
        ..EIGHT
    },
    Variant {
        id: VariantId::Brazilian,
        name: "brazilian",
        title: "Brazilian",
        summary: "8×8, flying kings. Men take backwards too; the capture that takes the most is compulsory.",
        rules: RulesId::International8,
        game_type: 26,
        draws: draws::RUSSIAN,
        ..EIGHT
    },
    Variant {
        id: VariantId::Canadian,
        name: "canadian",
        title: "Canadian",
        summary: "The international game on 12×12 with thirty men each.",
        rules: RulesId::International12,
        rows: 5,
        game_type: 27,
        ..PLAIN
    },
    Variant {
        id: VariantId::English,
        name: "english",
        title: "English",
        summary: "8×8, kings step one square. Men take forward only; any capture may be chosen. Black begins.",
        rules: RulesId::English,
        first: Color::Black,
        notation: Notation::Numbers,
        game_type: 21,
        draws: draws::ENGLISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::EnglishOptional,
        name: "english-optional",
        title: "English, optional capture",
        summary: "English draughts at home: nobody has to take, and a chain may be broken off.",
        rules: RulesId::EnglishOptional,
        first: Color::Black,
        notation: Notation::Numbers,
        game_type: 21,
        own_game_type: false,
        draws: draws::ENGLISH_OPTIONAL,
        ..EIGHT
    },
    Variant {
        id: VariantId::Russian,
        name: "russian",
        title: "Russian",
        summary: "8×8, flying kings, free choice of capture. A man crowned while taking goes on as a king.",
        rules: RulesId::Russian,
        capture_sign: ':',
        game_type: 25,
        draws: draws::RUSSIAN,
        ..EIGHT
    },
    Variant {
        id: VariantId::Pool,
        name: "pool",
        title: "American pool",
        summary: "8×8, flying kings, men take backwards, free choice of capture. Black begins.",
        rules: RulesId::Pool,
        first: Color::Black,
        notation: Notation::Numbers,
        game_type: 23,
        draws: draws::POOL,
        ..EIGHT
    },
    Variant {
        id: VariantId::Italian,
        name: "italian",
        title: "Italian",
        summary: "8×8, kings step one square. A man never takes a king; take the most, and with a king first.",
        rules: RulesId::Italian,
        mirrored: true,
        notation: Notation::Numbers,
        game_type: 22,
        draws: draws::ITALIAN,
        ..EIGHT
    },
    Variant {
        id: VariantId::Spanish,
        name: "spanish",
        title: "Spanish",
        summary: "8×8, flying kings, men take forward only. Take the most, and among those the most kings.",
        rules: RulesId::Spanish,
        mirrored: true,
        numbers_from_white: true,
        notation: Notation::Numbers,
        game_type: 24,
        draws: draws::SPANISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Portuguese,
        name: "portuguese",
        title: "Portuguese",
        summary: "As Spanish draughts: flying kings, men take forward only, take the most.",
        rules: RulesId::Spanish,
        mirrored: true,
        numbers_from_white: true,
        notation: Notation::Numbers,
        game_type: 28,
        draws: draws::SPANISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Czech,
        name: "czech",
        title: "Czech",
        summary: "8×8, flying kings, men take forward only. A king takes before a man; else free choice.",
        rules: RulesId::Czech,
        game_type: 29,
        draws: draws::CZECH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Turkish,
        name: "turkish",
        title: "Turkish",
        summary: "All 64 squares, straight moves. Pieces leave as they are taken; take the most.",
        rules: RulesId::Turkish,
        rows: 2,
        game_type: 30,
        draws: draws::TURKISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Armenian,
        name: "armenian",
        title: "Armenian",
        summary: "Turkish captures, but quiet moves go diagonally too, and the king's like a chess queen's.",
        rules: RulesId::Armenian,
        rows: 2,
        game_type: 30,
        own_game_type: false,
        draws: draws::TURKISH,
        ..EIGHT
    },
    Variant {
        id: VariantId::Thai,
        name: "thai",
        title: "Thai",
        summary: "Eight men each. A flying king lands directly behind the piece it takes. Black begins.",
        rules: RulesId::Thai,
        rows: 2,
        first: Color::Black,
        numbers_from_white: true,
        notation: Notation::Numbers,
        capture_sign: '-',
        game_type: 31,
        draws: draws::FALLBACK,
        ..EIGHT
    },
    Variant {
        id: VariantId::Frisian,
        name: "frisian",
        title: "Frisian",
        summary: "10×10, captures in all eight directions. Take the most value; a king may not run for ever.",
        rules: RulesId::Frisian,
        game_type: 40,
        draws: draws::FRISIAN,
        ..PLAIN
    },
    Variant {
        id: VariantId::Frysk,
        name: "frysk",
        title: "Frysk!",
        summary: "Frisian draughts with five men each.",
        rules: RulesId::Frisian,
        rows: 1,
        game_type: 97,
        draws: draws::FRISIAN,
        ..PLAIN
    },
    Variant {
        id: VariantId::Killer,
        name: "killer",
        title: "Killer",
        summary: "International, but a king that takes a king last stops directly behind it.",
        rules: RulesId::Killer,
        own_game_type: false,
        draws: draws::KILLER,
        ..PLAIN
    },
    Variant {
        id: VariantId::Breakthrough,
        name: "breakthrough",
        title: "Breakthrough",
        summary: "International, but the first to crown a man wins.",
        objective: Objective::FirstKing,
        game_type: 96,
        draws: draws::NONE,
        ..PLAIN
    },
    Variant {
        id: VariantId::Antidraughts,
        name: "antidraughts",
        title: "Antidraughts",
        summary: "International with the objective reversed: lose all your pieces.",
        objective: Objective::Giveaway,
        game_type: 98,
        ..PLAIN
    },
    Variant {
        id: VariantId::Art2decRussian,
        name: "art2dec-russian",
        title: "Art2Dec Russian",
        summary: "8×8, kings step one square, men take forward; a man crowned while taking goes on as a king.",
        rules: RulesId::Art2decRussian,
        notation: Notation::Capitals,
        game_type: 21,
        own_game_type: false,
        draws: draws::FALLBACK,
        ..EIGHT
    },
    Variant {
        id: VariantId::Art2decInternational,
        name: "art2dec-international",
        title: "Art2Dec International",
        summary: "8×8, flying kings, free choice of capture and of landing; taken pieces leave at once.",
        rules: RulesId::Art2decInternational,
        notation: Notation::Capitals,
        game_type: 25,
        own_game_type: false,
        draws: draws::FALLBACK,
        ..EIGHT
    },
];

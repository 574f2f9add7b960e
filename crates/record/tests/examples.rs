//! The example games in the save format of the Art2Dec program: each reads without a complaint, replays to its end by
//! legal moves, and is written as it stands.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use damier_record::seed_save::{self, SeedSave};
use damier_rules::{Game, VariantId};

const EXAMPLES: [(&str, VariantId, u8, &str); 3] = [
    ("beginner", VariantId::Art2decRussian, 0, include_str!("../../../data/examples/beginner.txt")),
    ("player", VariantId::Art2decInternational, 1, include_str!("../../../data/examples/player.txt")),
    ("champion", VariantId::Art2decRussian, 2, include_str!("../../../data/examples/champion.txt")),
];

#[test]
fn examples_replay_to_their_end() {
    for (name, variant, ai_level, text) in EXAMPLES {
        let reading = seed_save::read(text).unwrap();
        assert!(reading.complaints.is_empty(), "{name}: {:?}", reading.complaints);
        let save = reading.save;
        assert_eq!((save.variant_guess(), save.settings().ai_level), (variant, ai_level), "{name}");
        assert_eq!(save.write(), text, "{name}");
        let mut game = Game::new(save.kind(variant));
        for (ply, route) in save.routes(game.kind()).into_iter().enumerate() {
            game.play(&route.unwrap_or_else(|| panic!("{name}: step {} is not legal", ply + 1))).unwrap();
        }
        assert!(
            game.played().len() > 30 && game.verdict().is_some(),
            "{name} ends with {:?}",
            game.verdict()
        );
        let again = SeedSave::from_game(&game, *save.settings(), true).unwrap();
        assert_eq!(again.write(), text, "{name}");
    }
}

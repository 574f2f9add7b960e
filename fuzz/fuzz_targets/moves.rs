//! Any text is a legal move or is refused; a move is written short and read as the same.
#![no_main]

use damier_record::notation;
use damier_rules::{Game, GameKind};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for kind in GameKind::all() {
        let mut game = Game::new(kind);
        for word in text.split(' ') {
            let legal = game.moves();
            let Ok(route) = notation::read(kind, game.diagram(), word) else { break };
            let written = notation::short(kind, &route, &legal);
            let again = notation::read(kind, game.diagram(), &written).expect("what is written is read");
            assert!(again.same_move(&route), "{written}");
            game.play(&route).expect("what is read is legal");
        }
    }
});

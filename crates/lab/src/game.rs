//! One game between two players, with our rules as the referee.

use anyhow::Result;
use damier_rules::{Color, Game};

use crate::player::Player;

/// Plays a game from an opening to its end; White is `players[0]`. Gives the winner.
pub fn play(mut game: Game, players: [&mut Player; 2]) -> Result<(Option<Color>, Game)> {
    let [white, black] = players;
    white.begin();
    black.begin();
    while game.verdict().is_none() {
        let mover = if game.turn() == Color::White { &mut *white } else { &mut *black };
        let (route, _) = mover.choose(&game)?;
        game.play(&route)?;
    }
    let winner = game.verdict().and_then(|verdict| verdict.winner());
    Ok((winner, game))
}

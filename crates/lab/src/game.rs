//! One game between two players, with our rules as the referee.

use anyhow::{Context, Result};
use damier_engine::Effort;
use damier_rules::{Color, Game};

use crate::player::Player;

/// Plays a game from an opening to its end; White is `players[0]`. Gives the game.
pub fn play(mut game: Game, players: [&mut Player; 2], effort: Effort) -> Result<Game> {
    let [white, black] = players;
    white.begin()?;
    black.begin()?;
    while game.verdict().is_none() {
        let mover = if game.turn() == Color::White { &mut *white } else { &mut *black };
        let place = || format!("{} to move after {} plies", game.turn().name(), game.played().len());
        let route = mover.choose(&game, effort).with_context(place)?;
        game.play(&route)?;
    }
    Ok(game)
}

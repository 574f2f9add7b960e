//! How fast PDN is read: `cargo run --release -p damier-record --example pdn_speed -- FILES…` repeats the files to
//! some fifty megabytes and reads them, once to count and once with all moves replayed into trees.

use std::time::Instant;

use damier_record::pdn::{self, Games, Place, Visitor};

#[derive(Default)]
struct Counts {
    games: usize,
    moves: usize,
}

impl<'t> Visitor<'t> for Counts {
    fn begin_game(&mut self, _: Place) {
        self.games += 1;
    }

    fn word(&mut self, _: Place, _: &'t str) {
        self.moves += 1;
    }
}

const SIZE: usize = 50_000_000;

fn main() -> std::io::Result<()> {
    let mut text = String::new();
    for file in std::env::args().skip(1) {
        let bytes = std::fs::read(&file)?;
        text += &pdn::decode(bytes, None).map_or(String::new(), |decoded| decoded.text);
        text += "\n\n";
    }
    let once = text.len();
    let text = text.repeat((SIZE / once.max(1)).max(1));
    let speed = |len: usize, began: Instant| len as f64 / 1e6 / began.elapsed().as_secs_f64();

    let began = Instant::now();
    let mut counts = Counts::default();
    pdn::read_games(&text, &mut counts);
    println!("{} games, {} moves", counts.games, counts.moves);
    println!("counted at {:.1} MB a second", speed(text.len(), began));

    let part = &text[..text.len() / 5 / once.max(1) * once];
    let began = Instant::now();
    let (mut games, mut moves) = (0_usize, 0_usize);
    for game in Games::new(part, None) {
        games += 1;
        moves += game.record.tree.main_moves().count();
    }
    println!("{games} games, {moves} moves replayed at {:.2} MB a second", speed(part.len(), began));
    Ok(())
}

//! How fast PDN is read: `cargo run --release -p damier-record --example pdn_speed -- FILES…` repeats the files to
//! some fifty megabytes and reads them, once to count and once with all moves replayed into trees. It counts the
//! processor's time, so that other work on the machine changes little.

use std::time::Duration;

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
    let speed = |len: usize, began: Duration| len as f64 / 1e6 / (worked() - began).as_secs_f64();

    let began = worked();
    let mut counts = Counts::default();
    pdn::read_games(&text, &mut counts);
    println!("{} games, {} moves", counts.games, counts.moves);
    println!("counted at {:.1} MB a second", speed(text.len(), began));

    let part = &text[..text.len() / 5 / once.max(1) * once];
    let began = worked();
    let (mut games, mut moves) = (0_usize, 0_usize);
    for game in Games::new(part, None) {
        games += 1;
        moves += game.record.tree.main_moves().count();
    }
    println!("{games} games, {moves} moves replayed at {:.2} MB a second", speed(part.len(), began));
    Ok(())
}

/// The processor's time that this program has had, as Linux counts it in hundredths of a second.
fn worked() -> Duration {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("this is measured on Linux");
    // What is in brackets is the program's name, which may hold anything.
    let fields = stat.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(10 * ticks)
}

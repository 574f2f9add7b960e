//! What memory reading PDN in parts needs: `cargo run --release -p damier-record --example pdn_memory -- SIZE FILES…`
//! has the games of the files come again and again up to so many megabytes, once to be counted and once to be
//! replayed. With `line` for the files it is one line of moves that never ends.

use damier_record::pdn::{self, Parts, Place, Visitor};

#[derive(Default)]
struct Games(usize);

impl Visitor<'_> for Games {
    fn begin_game(&mut self, _: Place) {
        self.0 += 1;
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let size = arguments.next().ok_or("how many megabytes?")?.parse::<usize>()? * 1_000_000;
    let mut once = String::new();
    for file in arguments {
        once += &match file.as_str() {
            "line" => "32-28 18-23 ".repeat(10_000),
            file => pdn::decode(std::fs::read(file)?, None)?.text + "\n\n",
        };
    }
    let times = size.div_ceil(once.len().max(1));

    let (mut parts, mut counted) = (Parts::default(), Games::default());
    for _ in 0..times {
        parts.push(&once);
        parts.read_games(&mut counted);
    }
    parts.finish();
    parts.read_games(&mut counted);
    println!("{} games counted, {}", counted.0, most_memory());

    let mut parts = Parts::default();
    let (mut games, mut moves, mut complaints) = (0_usize, 0_usize, 0_usize);
    let mut add = |game: pdn::ReadGame| {
        games += 1;
        moves += game.record.tree.main_moves().count();
        complaints += game.complaints.len();
    };
    for _ in 0..times {
        parts.push(&once);
        parts.games(None, &mut add);
    }
    parts.finish();
    parts.games(None, &mut add);
    println!("{games} games with {moves} moves replayed, {complaints} complaints, {}", most_memory());
    Ok(())
}

/// The most memory that this program has had, as Linux counts it.
fn most_memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM"));
    line.unwrap_or("memory is told on Linux only").to_owned()
}

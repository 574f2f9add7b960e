//! How fast many games become a list: `cargo run --release -p damier-record --example database_speed -- FILES…`
//! makes a text of 100,000 games from the files, in memory, and lists, searches, sorts and opens them.

use std::time::Instant;

use damier_record::database::{Database, Filter};
use damier_record::pdn;

const GAMES: usize = 100_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut games = Vec::new();
    for file in std::env::args().skip(1) {
        let text = pdn::decode(std::fs::read(&file)?, None)?.text;
        let database = Database::new(text, None);
        for index in 0..database.len() {
            let mut record = database.game(index).record;
            record.tags.set("Event", &file);
            games.push(pdn::write(&record));
        }
    }
    let mut text = String::new();
    for index in 0..GAMES {
        // No two games have the same players.
        let name = format!("[White \"Player {}\"]\n[Black \"Player {index}\"]\n", index % 5000);
        text += &name;
        let game = games.get(index % games.len().max(1)).ok_or("which files?")?;
        let others = game.lines().filter(|line| !line.starts_with("[White ") && !line.starts_with("[Black "));
        others.for_each(|line| {
            text += line;
            text.push('\n');
        });
        text.push('\n');
    }
    println!("{GAMES} games, {:.1} MB", text.len() as f64 / 1e6);
    drop(games);

    let tell = |what: &str, began: Instant| println!("{what}: {:.3} s", began.elapsed().as_secs_f64());
    let began = Instant::now();
    let database = Database::new(text, None);
    tell("listed", began);
    let began = Instant::now();
    let mut found = database.find(&["player=player 77".parse::<Filter>()?]);
    tell(&format!("{} games of a player found", found.len()), began);
    let began = Instant::now();
    found = (0..database.len()).collect();
    database.sort(&mut found, "white".parse()?);
    tell("sorted by White", began);
    let began = Instant::now();
    let plies = database.game(database.len() - 1).record.tree.main_moves().count();
    tell(&format!("the last game opened, {plies} moves"), began);
    let began = Instant::now();
    let found = database.find(&["material=3K:1K".parse::<Filter>()?]);
    tell(&format!("{} games with three kings against one found", found.len()), began);
    // As the kernel counts it.
    if let Ok(status) = std::fs::read_to_string("/proc/self/status") {
        status.lines().filter(|line| line.starts_with("VmHWM")).for_each(|line| println!("{line}"));
    }
    Ok(())
}

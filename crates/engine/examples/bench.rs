//! The checksum of the search, for any machine that runs Rust: the nodes of a fixed set of searches.
//! An argument makes each search so many plies shallower. `damier bench` prints the same figure.

use damier_engine::{Effort, FromEngine, Limits, Request, Thinker, ToEngine};
use damier_record::fen;
use damier_rules::{GameKind, VariantId};

fn main() {
    let shallower: u32 = std::env::args().nth(1).map_or(0, |text| text.parse().expect("a number of plies"));
    let lines = include_str!("../bench.txt").lines().filter(|line| !line.starts_with('#'));
    println!("nodes {}", lines.map(|line| nodes(line, shallower)).sum::<u64>());
}

/// The nodes of one search.
fn nodes(line: &str, shallower: u32) -> u64 {
    let words: Vec<_> = line.splitn(3, ' ').collect();
    let [name, depth, position] = words[..] else { panic!("not a line of the set: {line}") };
    let id = VariantId::from_name(name).expect("a variant");
    let depth = depth.parse::<u32>().expect("plies").saturating_sub(shallower).max(1);
    let diagram = fen::read_position(position, id).expect("a position");
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let request = Request::of_diagram(1, GameKind::new(id), &diagram, Effort::Limits(limits));
    let mut nodes = 0;
    Thinker::default().follow_alone(ToEngine::Go(request), &mut |said| {
        if let FromEngine::Done { report, .. } = said {
            nodes = report.nodes;
        }
    });
    nodes
}

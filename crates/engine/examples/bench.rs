//! Checksums for any machine that runs Rust: the nodes of a fixed set of searches, and the values of ten thousand
//! positions by the weights that come with the engine. An argument makes each search so many plies shallower.
//! `damier bench` prints the same nodes. The speed, in nodes a second, is that of this machine.

use damier_engine::learned::{Weights, embedded};
use damier_engine::{Effort, FromEngine, Limits, Request, Thinker, ToEngine};
use damier_record::fen;
use damier_rules::{GameKind, MoveList, Position, Rules, VariantId, Visitor};

/// Positions that are judged, of all kinds of games together.
const POSITIONS: usize = 10_000;

fn main() {
    let shallower: u32 = std::env::args().nth(1).map_or(0, |text| text.parse().expect("a number of plies"));
    let lines = include_str!("../bench.txt").lines().filter(|line| !line.starts_with('#'));
    let begun = std::time::Instant::now();
    let nodes: u64 = lines.map(|line| nodes(line, shallower)).sum();
    println!("nodes {nodes}\nspeed {:.0}", nodes as f64 / begun.elapsed().as_secs_f64());
    let kinds: Vec<_> = GameKind::all().filter(|kind| embedded(*kind).is_some()).collect();
    let each = POSITIONS.div_ceil(kinds.len().max(1));
    let values = kinds.iter().fold(0, |sum, &kind| kind.rules().with(Values { kind, count: each, sum }));
    println!("values {values}");
}

/// The nodes of one search.
fn nodes(line: &str, shallower: u32) -> u64 {
    let mut words = line.splitn(3, ' ');
    let (Some(name), Some(depth)) = (words.next(), words.next()) else {
        panic!("not a line of the set: {line}")
    };
    let id = VariantId::from_name(name).expect("a variant");
    let depth = depth.parse::<u32>().expect("plies").saturating_sub(shallower).max(1);
    let start = || id.variant().start();
    let diagram = words.next().map_or_else(start, |text| fen::read_position(text, id).expect("a position"));
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

/// Adds the values of positions from random games to a sum that tells their order too.
struct Values {
    kind: GameKind,
    count: usize,
    sum: u64,
}

impl Visitor for Values {
    type Output = u64;

    fn visit<R: Rules>(self) -> u64 {
        let Self { kind, count, mut sum } = self;
        let file = embedded(kind).expect("only kinds with weights are asked");
        let weights = Weights::read(file, kind).expect("the file fits");
        let mut seen = weights.begin();
        let start = Position::<R>::forgiving(&kind.variant.variant().start());
        let (mut position, mut list) = (start, MoveList::<R>::new());
        let mut chance = fastrand::Rng::with_seed(1);
        for _ in 0..count {
            let value = weights.value(&position, &mut seen, &mut list);
            sum = sum.wrapping_mul(31).wrapping_add(value as u64);
            position.moves_into(&mut list);
            position = match list.len() {
                0 => start,
                // A `usize` is drawn otherwise where it has 32 bits.
                moves => position.after(list[chance.u32(..moves as u32) as usize]),
            };
        }
        sum
    }
}

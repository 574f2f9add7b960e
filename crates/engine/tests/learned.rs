//! Evaluation by learnt weights: that both ways to find what counts agree, that what is turned is worth the opposite, and
//! that files that do not fit are refused.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use damier_engine::learned::net::{FULL, HIDDEN, PART, STAGES};
use damier_engine::learned::{Layout, Net, NetLayout, Patterns, UNIT, Weights, WeightsError};
use damier_rules::{Color, Diagram, GameKind, MoveList, Piece, Position, Rules, VariantId, Visitor};

/// Weights by chance, with those that symmetries bind added up.
fn patterns_by_chance(kind: GameKind, seed: u64) -> Patterns {
    let mut chance = fastrand::Rng::with_seed(seed);
    let layout = Layout::of(kind);
    let raw: Vec<_> = (0..layout.len()).map(|_| [(); 2].map(|()| chance.i16(-500..500))).collect();
    let mut weights = raw.clone();
    let (tables, placings) = layout.tables();
    for table in 0..tables {
        let first = table * placings;
        weights[first..][..placings].fill([0; 2]);
        for (images, negative) in layout.images(table) {
            for (placing, image) in images.into_iter().enumerate() {
                let sum = &mut weights[first + placing];
                *sum = [0, 1].map(|phase| {
                    let weight = raw[first + image][phase];
                    sum[phase] + if negative { -weight } else { weight }
                });
            }
        }
    }
    Patterns::new(layout, weights)
}

/// A net by chance.
fn net_by_chance(kind: GameKind, seed: u64) -> Net {
    let mut chance = fastrand::Rng::with_seed(seed);
    let layout = NetLayout::of(kind);
    let weights: Vec<_> = (0..layout.len()).map(|_| chance.i16(-80..80)).collect();
    Net::new(layout, &weights)
}

fn turned(diagram: &Diagram) -> Diagram {
    let shape = diagram.shape();
    let mut turned = Diagram::empty(shape, diagram.turn.other());
    for (square, piece) in diagram.pieces() {
        turned.set(shape.turned(square), Some(Piece { color: piece.color.other(), ..piece }));
    }
    turned
}

/// Plays at random and compares in every position.
struct Walk {
    kind: GameKind,
    games: u64,
}

impl Visitor for Walk {
    type Output = usize;

    fn visit<R: Rules>(self) -> usize {
        let patterns = patterns_by_chance(self.kind, 7);
        let net = net_by_chance(self.kind, 7);
        let mut before = net.begin::<R>();
        let (layout, mut seen) = (patterns.layout(), 0);
        let mut list = MoveList::<R>::new();
        for seed in 0..self.games {
            let mut chance = fastrand::Rng::with_seed(seed);
            let mut position = Position::<R>::new(&self.kind.variant.variant().start()).unwrap();
            for _ in 0..120 {
                let moves = [chance.u32(0..40), chance.u32(0..40)];
                // Runs of Frisian kings would have to be turned too.
                let mut diagram = position.diagram();
                diagram.runs = Default::default();
                let alone = Position::<R>::new(&diagram).unwrap();
                let value = patterns.value(&alone, moves);
                let other = Position::<R>::new(&turned(&diagram)).unwrap();
                assert_eq!(patterns.value(&other, [moves[1], moves[0]]), -value, "{diagram:?}");
                assert_eq!(plainly(&patterns, layout, &alone, moves), value, "{diagram:?}");
                let value = net.value(&alone, &mut before);
                assert_eq!(net.value(&other, &mut net.begin()), -value, "{diagram:?}");
                assert_eq!(thoroughly(&net, &alone), value, "{diagram:?}");
                seen += 1;
                position.moves_into(&mut list);
                if list.is_empty() {
                    break;
                }
                position = position.after(list[chance.usize(..list.len())]);
            }
        }
        seen
    }
}

/// The value as the sum of the terms that count.
fn plainly<R: Rules>(weights: &Patterns, layout: &Layout, position: &Position<R>, moves: [u32; 2]) -> i32 {
    let mut sum = [0; 2];
    for term in layout.terms(position, moves) {
        let sign = if term.negative { -1 } else { 1 };
        for (sum, weight) in sum.iter_mut().zip(weights.weight(term.index)) {
            *sum += sign * i32::from(weight);
        }
    }
    let material = position.material();
    let share = layout.opening(&material);
    (sum[0] * share + sum[1] * (layout.most() - share)) / (layout.most() * UNIT) * layout.eighths(&material)
        / 8
}

/// The value of a net, layer after layer.
fn thoroughly<R: Rules>(net: &Net, position: &Position<R>) -> i32 {
    let (layout, weights) = (net.layout(), net.weights());
    let row = |index: usize| &weights[index * HIDDEN..][..HIDDEN];
    let pieces: Vec<_> = position.diagram().pieces().collect();
    let stage = layout.stage(pieces.len() as u32);
    let mut sum = i32::from(FULL) * i32::from(weights[layout.len() - STAGES + stage]);
    for (place, view) in [position.turn(), position.turn().other()].into_iter().enumerate() {
        for hidden in 0..HIDDEN {
            let brought =
                pieces.iter().map(|&(square, piece)| row(layout.input(view, square, piece))[hidden]);
            let seen = brought.map(i32::from).sum::<i32>() + i32::from(row(layout.inputs())[hidden]);
            let last = row(layout.inputs() + 1 + 2 * stage + place)[hidden];
            sum += seen.clamp(0, i32::from(FULL)) * i32::from(last);
        }
    }
    let value = sum / (i32::from(FULL) * PART) * layout.eighths(position) / 8;
    if position.turn() == Color::White { value } else { -value }
}

#[test]
fn what_is_turned_is_worth_the_opposite_and_both_ways_agree() {
    for kind in GameKind::all() {
        let seen = kind.rules().with(Walk { kind, games: 12 });
        assert!(seen > 300, "{kind}: {seen}");
    }
}

#[test]
fn files_are_read_as_they_were_written_and_refused_where_they_do_not_fit() {
    let pack = |bytes: &[u8]| {
        let level = ruzstd::encoding::CompressionLevel::Fastest;
        Ok::<_, std::convert::Infallible>(ruzstd::encoding::compress_to_vec(bytes, level))
    };
    let russian = GameKind::new(VariantId::Russian);
    let net = net_by_chance(russian, 3);
    let file = Weights::Net(Box::new(net.clone())).to_file(russian, pack).unwrap();
    let Weights::Net(read) = Weights::read(&file, russian).unwrap() else { panic!("a net was written") };
    assert_eq!(read.weights(), net.weights());
    let weights = patterns_by_chance(russian, 3);
    let file = Weights::Patterns(weights.clone()).to_file(russian, pack).unwrap();
    let Weights::Patterns(read) = Weights::read(&file, russian).unwrap() else {
        panic!("patterns were written")
    };
    assert!((0..weights.layout().len()).all(|index| read.weight(index) == weights.weight(index)));
    let refused = |bytes: &[u8], kind| Weights::read(bytes, kind).unwrap_err();
    let english = GameKind::new(VariantId::English);
    assert_eq!(refused(&file, english).to_string(), "the weights are for russian, not for english");
    let giveaway = GameKind::giveaway(VariantId::Russian).unwrap();
    assert!(matches!(refused(&file, giveaway), WeightsError::Other { .. }));
    assert_eq!(refused(&file[1..], russian), WeightsError::Unknown);
    assert_eq!(refused(&file[..10], russian), WeightsError::CutOff);
    assert_eq!(refused(&file[..file.len() - 1], russian), WeightsError::Damaged);
    for place in 12..60 {
        let mut spoilt = file.clone();
        spoilt[place] ^= 4;
        assert_eq!(refused(&spoilt, russian), WeightsError::Damaged, "{place}");
    }
    // Kinds with the same rules and objective share their weights.
    let brazilian = GameKind::new(VariantId::Brazilian);
    let file = Weights::Patterns(patterns_by_chance(brazilian, 4)).to_file(brazilian, pack).unwrap();
    assert!(Weights::read(&file, GameKind::new(VariantId::International8x8)).is_ok());
}

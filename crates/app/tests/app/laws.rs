//! What holds in every position of every variant.

use damier_app::{Command, Players};
use damier_rules::{Diagram, GameKind, Square};

use crate::desk::Desk;

/// Positions looked at in each game, unless `DAMIER_POSITIONS` names another number.
const POSITIONS: usize = 200;

fn positions() -> usize {
    std::env::var("DAMIER_POSITIONS").map_or(POSITIONS, |count| count.parse().expect("a number"))
}

/// A small generator of chance, so that a failure can be repeated.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Self {
        Self(seed.wrapping_mul(2).wrapping_add(0x9E37_79B9_7F4A_7C15))
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % limit
    }
}

/// Calls for positions met in random play.
fn in_random_positions(kind: GameKind, mut check: impl FnMut(&Desk, &mut Chance)) {
    let mut chance = Chance::new(kind.variant as u64 + 1);
    let mut desk = Desk::of(kind, Players::HUMANS);
    for _ in 0..positions() {
        if !desk.session.awaits_human() || desk.plies() > 120 {
            desk = Desk::of(kind, Players::HUMANS);
        }
        check(&desk, &mut chance);
        let routes = desk.session.game().routes();
        let route = &routes[chance.below(routes.len())];
        walk(&mut desk, &route.squares);
    }
}

/// Clicks the squares of a route until it is played; a last click on the piece breaks a chain off.
fn walk(desk: &mut Desk, squares: &[Square]) {
    let before = desk.plies();
    for &square in squares {
        if desk.plies() == before {
            desk.say(Command::Click(square));
        }
    }
    if desk.plies() == before {
        desk.say(Command::StopChain);
    }
    assert_eq!(desk.plies(), before + 1, "one route is one move");
}

fn copy(desk: &Desk) -> Desk {
    Desk { session: desk.session.clone(), asked: None, effects: Vec::new() }
}

#[test]
fn walking_a_route_square_by_square_ends_where_the_rules_say() {
    for kind in GameKind::all() {
        in_random_positions(kind, |desk, _| {
            for route in desk.session.game().routes() {
                let mut walked = copy(desk);
                walk(&mut walked, &route.squares);
                assert_eq!(walked.diagram(), &desk.diagram().after(kind, &route), "{kind}: {route:?}");
            }
        });
    }
}

#[test]
fn no_way_of_clicking_ends_elsewhere() {
    for kind in GameKind::all() {
        in_random_positions(kind, |desk, chance| {
            let moves = desk.session.game().moves();
            let ends: Vec<Diagram> = moves.iter().map(|route| desk.diagram().after(kind, route)).collect();
            let mut clicked = copy(desk);
            let click = |clicked: &mut Desk, square| {
                if clicked.plies() == desk.plies() {
                    clicked.say(Command::Click(square));
                }
            };
            for route in desk.session.game().routes().iter().take(4) {
                click(&mut clicked, route.from());
                for _ in 0..6 {
                    // Squares that mean something are clicked more often than others.
                    let view = clicked.view();
                    let marked: Vec<_> = view.squares.iter().filter(|view| !view.marks.is_empty()).collect();
                    let some = if marked.is_empty() || chance.below(4) == 0 {
                        view.squares[chance.below(view.squares.len())].square
                    } else {
                        marked[chance.below(marked.len())].square
                    };
                    click(&mut clicked, some);
                }
            }
            if clicked.plies() > desk.plies() {
                assert!(
                    ends.contains(clicked.diagram()),
                    "{kind}: {:?}",
                    clicked.session.game().played().last()
                );
            } else {
                assert_eq!(clicked.diagram(), desk.diagram());
            }
        });
    }
}

#[test]
fn every_move_can_be_made_by_its_goal_and_a_choice() {
    for kind in GameKind::all().filter(|kind| !kind.rules().spec().optional) {
        in_random_positions(kind, |desk, _| {
            for route in desk.session.game().moves() {
                let mut clicked = copy(desk);
                clicked.say(Command::Click(route.from())).say(Command::Click(route.to()));
                for &victim in &route.taken {
                    if clicked.plies() == desk.plies()
                        && clicked.view().square(victim).has(damier_app::Mark::Choice)
                    {
                        clicked.say(Command::Click(victim));
                    }
                }
                // The goal may be a landing square of a longer capture; then the hand is still on its way.
                let ends = desk.diagram().after(kind, &route);
                let on_its_way = clicked.plies() == desk.plies();
                let game = desk.session.game();
                let legal_anyway = || {
                    game.moves().iter().any(|other| desk.diagram().after(kind, other) == *clicked.diagram())
                };
                assert!(on_its_way || clicked.diagram() == &ends || legal_anyway(), "{kind}: {route:?}");
            }
        });
    }
}

#[test]
fn the_view_can_be_made_of_any_position() {
    for kind in GameKind::all() {
        in_random_positions(kind, |desk, _| {
            let view = desk.view();
            assert_eq!(view.squares.len(), usize::from(desk.diagram().shape().len()));
            assert!(view.message.headline.chars().count() <= 40, "{}", view.message.headline);
        });
    }
}

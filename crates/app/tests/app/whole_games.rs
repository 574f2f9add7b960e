//! Whole games against a scripted engine.

use damier_app::{Command, Players};
use damier_rules::{Color, GameKind};

use crate::desk::{Desk, level};
use crate::laws::Chance;

#[test]
fn whole_games_end_by_a_rule_in_every_variant() {
    for kind in GameKind::all() {
        for human in Color::BOTH {
            let mut chance = Chance::new(human.index() as u64 + 7);
            let mut desk = Desk::of(kind, Players::against(level(1), human));
            while desk.view().result.is_none() {
                let before = desk.plies();
                if desk.session.awaits_human() {
                    let routes = desk.session.game().routes();
                    let route = routes[chance.below(routes.len())].clone();
                    for square in route.squares {
                        if desk.plies() == before {
                            desk.say(Command::Click(square));
                        }
                    }
                    if desk.plies() == before {
                        desk.say(Command::StopChain);
                    }
                } else {
                    let moves = desk.session.game().moves();
                    let answer = desk.answer(Some(moves[chance.below(moves.len())].clone()));
                    desk.say(answer);
                }
                assert_eq!(desk.plies(), before + 1, "{kind}");
                assert!(before < 2000, "{kind} does not end");
            }
            assert!(!desk.session.is_thinking());
            let rows = desk.view().rows;
            assert_eq!(rows.iter().flat_map(|row| [&row.first, &row.second]).flatten().count(), desk.plies());
        }
    }
}

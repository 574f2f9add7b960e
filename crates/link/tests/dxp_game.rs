//! Two sessions play each other over the protocol.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use damier_engine::{FromEngine, Report, ToEngine};
use damier_link::dxp::{Act, Message, Session};
use damier_rules::{Color, Game, VariantId};

/// Carries out what one side wants done, with an engine that plays at random; gives the messages for the other.
fn carry(
    session: &mut Session,
    acts: Vec<Act>,
    chance: &mut fastrand::Rng,
    ended: &mut bool,
) -> Vec<Message> {
    let mut sent = Vec::new();
    let mut acts = std::collections::VecDeque::from(acts);
    while let Some(act) = acts.pop_front() {
        match act {
            Act::Send(message) => sent.push(message),
            Act::Tell(ToEngine::Go(request)) => {
                let mut game =
                    Game::from_diagram(request.kind, request.start.clone()).expect("a valid position");
                for route in &request.moves {
                    game.play(route).expect("legal moves");
                }
                let best = chance.choice(game.moves());
                let report = Report { number: request.number, ..Report::default() };
                acts.extend(session.hear(&FromEngine::Done { number: request.number, best, report }));
            }
            Act::Tell(_) | Act::Report(_) => {}
            Act::End => *ended = true,
        }
    }
    sent
}

fn play(variant: VariantId, seed: u64) {
    let mut chance = fastrand::Rng::with_seed(seed);
    let mut sides = [Session::new(variant), Session::new(variant)];
    let (mut ended, mut mover) = ([false; 2], 0);
    let first = sides[0].ask(Color::Black, 5, 0, None);
    let mut sent = carry(&mut sides[0], first, &mut chance, &mut ended[0]);
    for _ in 0..5000 {
        mover = 1 - mover;
        let mut answers = Vec::new();
        for message in sent {
            // What is sent goes through its text.
            let message = Message::read(&message.to_string()).expect("our own message");
            let acts = sides[mover].follow(message);
            answers.extend(carry(&mut sides[mover], acts, &mut chance, &mut ended[mover]));
        }
        sent = answers;
        if ended == [true; 2] || (ended != [false; 2] && sent.is_empty()) {
            return;
        }
    }
    panic!("{variant}: the game does not end");
}

#[test]
fn games_are_played_to_their_end() {
    for variant in [VariantId::International, VariantId::English, VariantId::Frisian, VariantId::Canadian] {
        for seed in 0..3 {
            play(variant, seed);
        }
    }
}

#[test]
fn going_back_is_answered_and_the_engine_asked_again() {
    let mut follower = Session::new(VariantId::International);
    let request = Message::read("R01Tester                          Z005000A").unwrap();
    assert!(matches!(
        &follower.follow(request)[..],
        [Act::Report(_), Act::Send(Message::GameAccept { code: 0, .. })]
    ));
    let acts = follower.follow(Message::read("M0000322800").unwrap());
    assert!(matches!(&acts[..], [Act::Tell(ToEngine::Go(_))]), "{acts:?}");
    let back = follower.follow(Message::read("B001W").unwrap());
    assert!(matches!(&back[..], [Act::Tell(ToEngine::Stop), Act::Send(Message::BackAnswer(0))]), "{back:?}");
    assert_eq!(follower.game().unwrap().played().len(), 0);
    let far = follower.follow(Message::read("B009W").unwrap());
    assert!(matches!(&far[..], [Act::Send(Message::BackAnswer(1))]));
    let again = follower.follow(Message::read("R01Other                           Z005000A").unwrap());
    assert!(matches!(&again[..], [Act::Send(Message::GameAccept { code: 3, .. })]), "one game at a time");
}

#[test]
fn an_illegal_move_ends_the_game_with_the_reason() {
    let mut follower = Session::new(VariantId::International);
    follower.follow(Message::read("R01Tester                          Z005000A").unwrap());
    let acts = follower.follow(Message::read("M0000322700").unwrap());
    let legal = matches!(&acts[..], [Act::Tell(_)]);
    assert!(legal, "32-27 is legal");
    let acts = follower.follow(Message::read("M0000999900").unwrap());
    assert!(
        matches!(&acts[..], [Act::Report(reason), Act::Send(Message::GameEnd { .. }), Act::End] if reason.contains("not legal"))
    );
}

#[test]
fn a_position_may_be_given() {
    let mut follower = Session::new(VariantId::International);
    let position = format!("W{}wz{}", "e".repeat(31), "e".repeat(17));
    let acts = follower
        .follow(Message::read(&format!("R01Tester                          W005000B{position}")).unwrap());
    assert!(
        matches!(
            &acts[..],
            [Act::Report(_), Act::Send(Message::GameAccept { code: 0, .. }), Act::Tell(ToEngine::Go(_))]
        ),
        "{acts:?}"
    );
    let bad = Session::new(VariantId::International)
        .follow(Message::read("R01Tester                          W005000BWeee").unwrap());
    assert!(matches!(&bad[..], [Act::Report(_), Act::Send(Message::GameAccept { code: 2, .. })]));
}

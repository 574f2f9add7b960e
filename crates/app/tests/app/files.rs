//! Opening and saving.

use damier_app::{Command, Effect, Players};
use damier_rules::{GameKind, VariantId};

use crate::desk::Desk;
use crate::laws::Chance;

fn saved(desk: &mut Desk) -> String {
    desk.say(Command::Save { name: "game.txt".into() });
    match &desk.effects[..] {
        [Effect::WriteFile { text, .. }] => text.clone(),
        other => panic!("one file to write, not {other:?}"),
    }
}

fn open(desk: &mut Desk, text: &str) {
    desk.say(Command::Open { name: "game.txt".into(), text: text.to_owned() });
}

/// A game of random moves.
fn played(kind: GameKind, plies: usize) -> Desk {
    let mut chance = Chance::new(5);
    let mut desk = Desk::of(kind, Players::HUMANS);
    while desk.plies() < plies && desk.session.awaits_human() {
        let moves = desk.session.game().moves();
        let text = damier_record::notation::full(kind.variant, &moves[chance.below(moves.len())]);
        desk.say(Command::Type(text));
    }
    desk
}

#[test]
fn a_saved_game_comes_back_with_its_moves() {
    for variant in [VariantId::Art2decRussian, VariantId::Art2decInternational] {
        for kind in [GameKind::new(variant), GameKind::giveaway(variant).unwrap()] {
            let mut desk = played(kind, 30);
            let text = saved(&mut desk);
            let mut other = Desk::of(kind, Players::HUMANS);
            open(&mut other, &text);
            assert_eq!(other.session.kind(), kind);
            assert_eq!(other.diagram(), desk.diagram());
            assert_eq!(other.view().rows, desk.view().rows);
            assert_eq!(saved(&mut other), text);
        }
    }
}

/// Any other game is written as PDN and comes back with its moves; a name that ends in `.fen` keeps the position.
#[test]
fn every_game_comes_back_from_pdn() {
    for kind in GameKind::all() {
        let mut desk = played(kind, 12);
        desk.say(Command::Save { name: "game.pdn".into() });
        let [Effect::WriteFile { text, .. }] = &desk.effects[..] else { panic!("one file to write") };
        assert!(text.contains("[GameType "), "{kind}: {text}");
        let mut other = Desk::of(GameKind::new(VariantId::English), Players::HUMANS);
        open(&mut other, text);
        assert_eq!(other.session.kind(), kind, "{text}");
        assert_eq!(other.view().rows, desk.view().rows, "{kind}");
        desk.say(Command::Save { name: "end.FEN".into() });
        let [Effect::WriteFile { text, .. }] = &desk.effects[..] else { panic!("one file to write") };
        assert_eq!(text.lines().count(), 1, "{kind}: {text}");
    }
}

#[test]
fn the_first_game_of_a_file_is_opened_with_its_faults() {
    let mut desk = Desk::of(GameKind::new(VariantId::English), Players::HUMANS);
    open(&mut desk, "[GameType \"20\"]\n1. 32-28 20-25 2. 38-32 99-1 *\n[GameType \"20\"]\n1. 31-27 *\n");
    assert_eq!(desk.session.kind(), GameKind::new(VariantId::International));
    assert_eq!(desk.plies(), 3);
    let message = desk.view().message;
    assert!(message.headline.contains("2 remarks") && message.detail.contains("99-1"), "{message:?}");
    open(&mut desk, "once upon a time");
    assert!(desk.view().message.headline.contains("Not opened"));
    assert_eq!(desk.plies(), 3);
}

#[test]
fn any_other_game_keeps_its_position() {
    for kind in GameKind::all() {
        let mut desk = played(kind, 12);
        if desk.view().result.is_some() {
            continue;
        }
        let text = saved(&mut desk);
        let mut other = Desk::of(kind, Players::HUMANS);
        open(&mut other, &text);
        assert_eq!(other.diagram(), desk.diagram(), "{kind}: {text}");
    }
}

#[test]
fn what_follows_an_opened_game_is_written_behind_it() {
    let mut desk = played(GameKind::new(VariantId::Art2decRussian), 8);
    let text = saved(&mut desk);
    let mut other = Desk::new(VariantId::International, Players::HUMANS);
    open(&mut other, &text);
    let next = other.session.game().moves()[0].clone();
    other.say(Command::Click(next.from())).say(Command::Click(next.to()));
    let longer = saved(&mut other);
    assert!(longer.lines().count() == text.lines().count() + 1, "{longer}");
}

#[test]
fn the_result_of_writing_is_told() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.say(Command::Written { name: "x.fen".into(), problem: None });
    assert_eq!(desk.headline(), "Saved, the position only.");
    desk.say(Command::Written { name: "x".into(), problem: None });
    assert_eq!(desk.headline(), "Saved.");
    desk.say(Command::Written { name: "x".into(), problem: Some("disk full".into()) });
    assert_eq!(desk.headline(), "Not saved.");
    desk.say(Command::Unreadable { name: "x".into(), problem: "no such file".into() });
    assert_eq!(desk.headline(), "Not opened.");
}

#[test]
fn a_real_save_opens_and_is_written_back_byte_for_byte() {
    let Some(corpus) = std::env::var_os("DAMIER_CORPUS") else {
        eprintln!("corpus absent");
        return;
    };
    let path = std::path::Path::new(&corpus).join("pdn/seed_game_beginner.txt");
    let text = std::fs::read_to_string(path).unwrap();
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    open(&mut desk, &text);
    assert_eq!(desk.plies(), 48, "{:?}", desk.view().message);
    assert_eq!(saved(&mut desk), text);
}

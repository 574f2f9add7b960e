//! Every refusal has its reason, every end too.

use damier_app::{Command, Language, Mark, Players};
use damier_rules::{Color, VariantId};

use crate::desk::{Desk, level};

#[test]
fn english_kings_do_not_jump_from_a_distance() {
    let mut desk = Desk::position(VariantId::English, "W:WK29:B22");
    assert!(desk.marked(Mark::MustCapture).is_empty());
    desk.click("29");
    assert_eq!(desk.marked(Mark::Target), ["25"]);
    assert!(desk.marked(Mark::CaptureTarget).is_empty());
}

#[test]
fn the_right_piece_is_taken() {
    let fen = "W:WK4,19,21,23,24,26,27,29,30,31:B2,7,8,9,10,12,13,14,18";
    let mut desk = Desk::position(VariantId::English, fen);
    desk.click("4");
    assert_eq!(desk.marked(Mark::CaptureTarget), ["11"]);
    desk.click("22");
    assert_eq!(desk.plies(), 0);
    assert_eq!(desk.headline(), "4 must take.");
    desk.click("4 11");
    assert_eq!(desk.plies(), 1);
}

#[test]
fn black_begins_english_draughts() {
    let mut desk = Desk::new(VariantId::English, Players::HUMANS);
    desk.click("24");
    assert_eq!(desk.headline(), "Black begins.");
    desk.click("20");
    assert_eq!(desk.plies(), 0);
    desk.say(Command::Type("24-20".into()));
    assert_eq!(desk.plies(), 0);
    assert!(desk.view().players[Color::Black.index()].to_move);
}

#[test]
fn another_piece_must_capture() {
    let mut desk = Desk::position(VariantId::English, "W:W22,30:B1,18");
    desk.click("30");
    assert_eq!(desk.headline(), "22 must capture.");
    assert_eq!(desk.marked(Mark::MustCapture), ["22"]);
    assert_eq!(desk.plies(), 0);
}

#[test]
fn the_most_must_be_taken() {
    // 32 takes two, 33 would take one.
    let mut desk = Desk::position(VariantId::International, "W:W32,34:B28,18,30");
    desk.click("34");
    assert_eq!(desk.headline(), "You must take 2, this takes 1.");
    assert_eq!(desk.view().message.detail, "Start with 32.");
}

#[test]
fn men_capture_backwards_where_the_rules_say_so() {
    let mut desk = Desk::position(VariantId::International, "W:W22,50:B28,1");
    desk.click("50");
    assert_eq!(desk.headline(), "22 must capture.");
    assert!(desk.view().message.detail.contains("backwards"));
    let mut desk = Desk::position(VariantId::English, "W:W14:B18,1");
    desk.click("14 23");
    assert_eq!(desk.headline(), "Men capture forward only.");
}

#[test]
fn a_blocked_side_has_lost_at_once_also_after_loading() {
    let desk = Desk::position(VariantId::English, "B:WK32:B28");
    let result = desk.view().result.unwrap();
    assert!(result.starts_with("White wins by blocking"), "{result}");
    assert!(!desk.session.awaits_human());
}

#[test]
fn draw_counts_are_shown() {
    let mut desk = Desk::position(VariantId::International, "W:WK46,K47,45:BK4,K3");
    assert!(desk.view().counters.is_empty());
    desk.click("46 41 4 9");
    let counters = desk.view().counters;
    assert_eq!(counters[0].text, "king moves 1 of 25");
}

#[test]
fn resigning_ends_the_game_and_can_be_taken_back() {
    let mut desk = Desk::new(VariantId::International, Players::against(level(1), Color::White));
    desk.say(Command::Resign);
    assert_eq!(desk.view().result.unwrap(), "Black wins: White resigns");
    assert_eq!(desk.headline(), "You lose.");
    desk.click("32 28");
    assert_eq!(desk.plies(), 0);
    desk.say(Command::Undo);
    assert!(desk.view().result.is_none());
    desk.click("32 28");
    assert_eq!(desk.plies(), 1);
}

#[test]
fn the_rule_in_force_is_always_told() {
    let rule = |id| Desk::new(id, Players::HUMANS).view().rule;
    assert_eq!(rule(VariantId::International).text, "Capture is compulsory: take the most");
    assert!(!rule(VariantId::EnglishOptional).compulsory);
}

#[test]
fn a_text_that_is_no_position_is_refused_and_the_game_stays() {
    let mut desk = Desk::new(VariantId::International, Players::HUMANS);
    desk.click("32 28").say(Command::Open { name: "x.fen".into(), text: "W:W4:B49".into() });
    assert_eq!(desk.headline(), "Not opened.");
    let detail = desk.view().message.detail;
    assert!(detail.contains('4') && detail.contains("49"), "{detail}");
    assert_eq!(desk.plies(), 1);
}

/// What is typed and is no move is answered in the language of the person.
#[test]
fn a_typed_move_that_is_none_is_told_why() {
    let mut desk = Desk::position(VariantId::English, "W:W22,18,17:B1,2");
    for (typed, english, german) in [
        ("22-26", "Possible: ", "Möglich: "),
        ("22-99", "This board has no square 99.", "Ein Feld 99 hat dieses Brett nicht."),
        ("x", "A move is written like ", "Züge schreibt man so: "),
    ] {
        for (language, begins) in [("en", english), ("de", german)] {
            desk.say(Command::SystemLanguage(Language::of_tag(language).unwrap()));
            desk.say(Command::Type(typed.into()));
            let detail = desk.view().message.detail;
            assert!(detail.starts_with(begins), "{typed}: {detail}");
        }
    }
}

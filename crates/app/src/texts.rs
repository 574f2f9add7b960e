//! Every sentence of the program, in English. What is so comes first, then what can be done.

use damier_rules::{BoardShape, Color, GameKind, Kind, Objective, Piece, Priority, Spec};

use crate::view::{MessageView, Tone};

fn message(tone: Tone, headline: impl Into<String>, detail: impl Into<String>) -> MessageView {
    MessageView { tone, headline: headline.into(), detail: detail.into() }
}

fn refusal(headline: impl Into<String>, detail: impl Into<String>) -> MessageView {
    message(Tone::Refusal, headline, detail)
}

/// "22", "22 or 23", "22, 23 or 24".
pub(crate) fn any_of(names: &[String]) -> String {
    listed(names, "or")
}

/// "22", "22 and 23", "22, 23 and 24".
pub(crate) fn all_of(names: &[String]) -> String {
    listed(names, "and")
}

fn listed(names: &[String], word: &str) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

fn number(count: usize) -> String {
    match count {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        5 => "five".into(),
        more => more.to_string(),
    }
}

pub(crate) fn board_size(shape: BoardShape) -> String {
    format!("{0} × {0}", shape.side())
}

pub(crate) fn title(kind: GameKind) -> String {
    let title = kind.variant.variant().title;
    if kind.is_giveaway_form() { format!("{title}, giveaway") } else { title.into() }
}

pub(crate) fn rule_in_force(spec: &Spec, objective: Objective) -> String {
    let rule = if spec.optional {
        "Capture is optional"
    } else {
        match spec.priority {
            Priority::Free => "Capture is compulsory, any one",
            Priority::Most => "Capture is compulsory: take the most",
            Priority::MostThenKings => "Capture is compulsory: the most, then most kings",
            Priority::KingFirst => "Capture is compulsory: kings take first",
            Priority::Value => "Capture is compulsory: take the most value",
            Priority::Italian => "Capture is compulsory: the most, kings first",
        }
    };
    match objective {
        Objective::Win => rule.into(),
        Objective::Giveaway => format!("{rule} · lose all to win"),
        Objective::FirstKing => format!("{rule} · first king wins"),
    }
}

pub(crate) fn piece(piece: Piece) -> String {
    let kind = match piece.kind {
        Kind::Man => "man",
        Kind::King => "king",
    };
    format!("{} {kind}", piece.color.name().to_lowercase())
}

pub(crate) fn begins(turn: Color) -> MessageView {
    refusal(format!("{} begins.", turn.name()), "So the rules of this game have it.")
}

pub(crate) fn not_your_turn(turn: Color) -> MessageView {
    refusal("Not your turn.", format!("{} is to move.", turn.name()))
}

pub(crate) fn game_over() -> MessageView {
    refusal("The game is over.", "Undo, or start a new one.")
}

pub(crate) fn browsing_refusal() -> MessageView {
    refusal("You are looking back.", "Press Esc to return to the game.")
}

pub(crate) fn blocked(name: &str) -> MessageView {
    refusal(format!("{name} is blocked."), "It has no free square to go to.")
}

pub(crate) fn king_run(name: &str) -> MessageView {
    refusal(format!("The king on {name} must rest."), "It has made three moves in a row.")
}

pub(crate) fn occupied(name: &str) -> MessageView {
    refusal(format!("{name} is not free."), "Choose an empty square.")
}

pub(crate) fn must_capture(names: &[String]) -> MessageView {
    refusal(format!("{} must capture.", any_of(names)), "Capturing comes before any other move.")
}

pub(crate) fn must_capture_backwards(names: &[String]) -> MessageView {
    refusal(format!("{} must capture.", any_of(names)), "Men capture backwards too in these rules.")
}

pub(crate) fn too_few(must: usize, can: usize, names: &[String]) -> MessageView {
    refusal(format!("You must take {must}, this takes {can}."), format!("Start with {}.", any_of(names)))
}

pub(crate) fn another_goes_first(names: &[String]) -> MessageView {
    refusal(
        format!("{} must capture.", any_of(names)),
        "In these rules that capture goes before this piece's.",
    )
}

pub(crate) fn must_take_with_this(from: &str, to: &str, most: usize) -> MessageView {
    let taking = if most == 1 { String::new() } else { format!(" {}", number(most)) };
    refusal(format!("{from} must take{taking}."), format!("{from}-{to} is not possible now."))
}

pub(crate) fn men_take_forward() -> MessageView {
    refusal("Men capture forward only.", "Kings capture backwards too in these rules.")
}

pub(crate) fn men_step_forward() -> MessageView {
    refusal("Men move forward only.", "Reach the last row to be crowned.")
}

pub(crate) fn no_such_move(from: &str, to: &str) -> MessageView {
    refusal(format!("{from} cannot go to {to}."), "The ringed squares are the ones it can reach.")
}

pub(crate) fn not_a_move(text: &str, why: &str) -> MessageView {
    refusal(format!("“{}” is not played.", text.trim()), why)
}

pub(crate) fn hint(text: &str) -> MessageView {
    message(Tone::Hint, format!("Try {text}."), "The arrow shows it. Hint again tells why.")
}

pub(crate) fn hint_why(text: &str, score: &str, line: &str) -> MessageView {
    message(Tone::Hint, format!("Try {text}: {score}."), format!("It expects {line}."))
}

pub(crate) fn engine_note(note: &str) -> MessageView {
    message(Tone::Trouble, "The engine goes on without something.", format!("{note}."))
}

pub(crate) fn engine_stopped(why: &str) -> MessageView {
    message(
        Tone::Trouble,
        "The computer player stopped.",
        format!("Reason: {why}. Press Resume to try again."),
    )
}

pub(crate) fn saved(name: &str, with_moves: bool) -> MessageView {
    let headline = if with_moves { "Saved." } else { "Saved, the position only." };
    message(Tone::Plain, headline, name)
}

pub(crate) fn first_of_several() -> String {
    "The file holds several games; this is the first.".to_owned()
}

pub(crate) fn not_recalled(what: &str, why: &str) -> MessageView {
    message(Tone::Trouble, format!("The {what} could not be read."), format!("{why}. The usual is in force."))
}

pub(crate) fn resumed(plies: usize) -> MessageView {
    message(Tone::Plain, "The last game goes on.", format!("{plies} moves were made. N starts a new one."))
}

pub(crate) fn draw_offered(by: Color) -> MessageView {
    message(
        Tone::Plain,
        format!("{} offers a draw.", by.name()),
        format!("{} may take it once {} has moved.", by.other().name(), by.name()),
    )
}

pub(crate) fn draw_on_offer(by: Color) -> MessageView {
    message(Tone::Plain, format!("{} offers a draw.", by.name()), "Draw takes the offer, a move declines it.")
}

pub(crate) fn draw_declined() -> MessageView {
    message(Tone::Refusal, "The computer plays on.", "It takes a draw when it stands no better.")
}

pub(crate) fn rule_changed(optional: bool) -> MessageView {
    let headline = if optional { "Capture is optional now." } else { "Capture is compulsory now." };
    message(Tone::Plain, headline, "It holds from the next move on. F changes it back.")
}

pub(crate) fn one_rule_only() -> MessageView {
    refusal("This game has one capture rule.", "English draughts can be played by both.")
}

pub(crate) fn confirm(text: &str) -> MessageView {
    message(
        Tone::Selected,
        format!("Play {text}?"),
        "Enter or a click on the goal plays it, Esc takes it back.",
    )
}

pub(crate) fn setting_up(complaints: &str) -> MessageView {
    match complaints {
        "" => message(Tone::Plain, "Set up a position.", "Click to put a piece, drag to move it."),
        complaints => message(Tone::Trouble, "This cannot be played yet.", complaints),
    }
}

pub(crate) fn out_of_time(loser: Color) -> String {
    format!("{} wins on time", loser.other().name())
}

pub(crate) fn agreed() -> String {
    "Draw by agreement".to_owned()
}

const COMPUTER: &str = "Damier, level ";

pub(crate) fn computer_at(level: damier_engine::Level) -> String {
    format!("{COMPUTER}{}", level.number())
}

/// The level that such a name tells.
pub(crate) fn level_of(name: &str) -> Option<u8> {
    name.strip_prefix(COMPUTER)?.parse().ok()
}

pub(crate) fn step_not_legal(number: usize, label: &str) -> String {
    format!("Move {number}: {label} is not possible. The game goes on to there.")
}

pub(crate) fn not_saved(name: &str, why: &str) -> MessageView {
    message(Tone::Trouble, "Not saved.", format!("{name}: {why}"))
}

pub(crate) fn opened(name: &str, plies: usize, remarks: &[String]) -> MessageView {
    match remarks {
        [] => message(Tone::Plain, format!("Opened: {plies} moves."), name),
        [only] => message(Tone::Trouble, "Read with a remark.", only.clone()),
        [first, ..] => message(Tone::Trouble, format!("Read with {} remarks.", remarks.len()), first.clone()),
    }
}

pub(crate) fn not_opened(name: &str, why: &str) -> MessageView {
    message(Tone::Trouble, "Not opened.", format!("{name}: {why}"))
}

pub(crate) fn resigned(loser: Color) -> String {
    format!("{} wins: {} resigns", loser.other().name(), loser.name())
}

/// The end of the game, for the person who plays if there is only one.
pub(crate) fn end(winner: Option<Color>, human: Option<Color>, result: &str) -> MessageView {
    let headline = match (winner, human) {
        (None, _) => "Draw.".to_owned(),
        (Some(winner), Some(human)) if winner == human => "You win.".to_owned(),
        (Some(_), Some(_)) => "You lose.".to_owned(),
        (Some(winner), None) => format!("{} wins.", winner.name()),
    };
    message(Tone::End(winner), headline, result)
}

pub(crate) fn looking_back(ply: usize, plies: usize) -> MessageView {
    message(Tone::Browse, format!("Looking back: {ply} of {plies}"), "Esc returns to the game.")
}

pub(crate) fn replaying(ply: usize, plies: usize, paused: bool) -> MessageView {
    let headline =
        if paused { format!("Replay stands: {ply} of {plies}") } else { format!("Replay: {ply} of {plies}") };
    message(Tone::Replay, headline, "Esc or a click ends it.")
}

pub(crate) fn ballot(text: &str) -> MessageView {
    message(Tone::Plain, "The ballot is drawn.", format!("It begins {text}."))
}

pub(crate) fn thinking() -> MessageView {
    message(Tone::Plain, "The computer is thinking.", "Move makes it answer now.")
}

pub(crate) fn looking_for_hint() -> MessageView {
    message(Tone::Plain, "Looking for a good move.", "One second.")
}

pub(crate) fn resting() -> MessageView {
    message(Tone::Plain, "The computer waits.", "Press Resume to let it go on.")
}

pub(crate) fn choice(names: &[String], men_only: bool) -> MessageView {
    let which = if men_only { "Which man do you take?" } else { "Which piece do you take?" };
    message(Tone::Choice, which, format!("Click {}.", any_of(names)))
}

pub(crate) fn go_on_or_stop() -> MessageView {
    message(Tone::Plain, "Go on, or stop here.", "Click the piece again to stop.")
}

pub(crate) fn go_on() -> MessageView {
    message(Tone::Capture, "Go on.", "Click where it lands next.")
}

pub(crate) fn in_hand(name: &str, king: bool, goals: usize) -> MessageView {
    let piece = if king { format!("King {name}") } else { name.to_owned() };
    let squares = if goals == 1 { "square" } else { "squares" };
    message(
        Tone::Selected,
        format!("{piece} can go to {} {squares}.", number(goals)),
        "Click a ring, or drag.",
    )
}

pub(crate) fn takes(name: &str, count: usize, to: &str) -> MessageView {
    message(
        Tone::Selected,
        format!("{name} takes {}.", number(count)),
        format!("It lands on {to}. Click there, or drag."),
    )
}

pub(crate) fn you_must_take(count: Option<usize>, how: String) -> MessageView {
    let headline = match count {
        Some(count) if count > 1 => format!("You must take {}.", number(count)),
        _ => "You must take.".to_owned(),
    };
    message(Tone::Capture, headline, how)
}

pub(crate) fn one_way(from: &str, taken: &[String], to: &str) -> String {
    format!("{from} takes {}, landing on {to}.", all_of(taken))
}

pub(crate) fn take_with(names: &[String]) -> String {
    format!("Take with {}.", any_of(names))
}

pub(crate) fn your_move(turn: Color, alone: bool, optional_capture: bool) -> MessageView {
    let headline = if alone { "Your move.".to_owned() } else { format!("{} to move.", turn.name()) };
    let detail =
        if optional_capture { "You may capture, but need not." } else { "Click a piece, or drag it." };
    message(Tone::Plain, headline, detail)
}

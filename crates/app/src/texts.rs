//! What the program says: each sentence by the name of its message, in no language yet, and what is said of games,
//! pieces and results in a language. What is so comes first, then what can be done.

use damier_engine::Level;
use damier_record::notation::MoveError;
use damier_rules::draws::{Counter, DrawKind, DrawRule, Limit};
use damier_rules::{
    BoardShape, Color, Complaint, GameKind, Kind, Objective, Piece, Priority, Spec, Variant, VariantId,
    Verdict, WinReason,
};

use crate::view::{MessageView, Tone};
use crate::words::{Arg, Language, key_of, tr, tr_part, word};

/// Something to be said, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Message {
    /// What it is about.
    pub(crate) tone: Tone,
    key: &'static str,
    /// The part of the message that tells what can be done.
    part: &'static str,
    /// What stands there instead: the name of a file, what a reader has to say.
    detail: Option<Detail>,
    args: Vec<(&'static str, Arg)>,
}

/// What can be done, where the message does not tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Detail {
    Text(String),
    Of(&'static str, Vec<(&'static str, Arg)>),
}

impl Message {
    fn new(tone: Tone, key: &'static str) -> Self {
        Self { tone, key, part: "detail", detail: None, args: Vec::new() }
    }

    fn refusal(key: &'static str) -> Self {
        Self::new(Tone::Refusal, key)
    }

    fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// With a side as `$color` and the other as `$other`.
    fn of(self, color: Color) -> Self {
        self.with("color", color).with("other", color.other())
    }

    fn and(mut self, detail: impl Into<String>) -> Self {
        self.detail = Some(Detail::Text(detail.into()));
        self
    }

    /// The message in a language.
    pub(crate) fn in_language(&self, language: Language) -> MessageView {
        let detail = match &self.detail {
            Some(Detail::Text(text)) => text.clone(),
            Some(Detail::Of(key, args)) => tr(language, key, args),
            None => tr_part(language, self.key, self.part, &self.args),
        };
        MessageView { tone: self.tone, headline: tr(language, self.key, &self.args), detail }
    }
}

/// "22", "22 or 23", "22, 23 or 24".
fn any_of(names: &[String]) -> Arg {
    Arg::AnyOf(names.to_vec())
}

/// `$color` and `$other`.
fn sides(color: Color) -> [(&'static str, Arg); 2] {
    [("color", color.into()), ("other", color.other().into())]
}

fn of_side(language: Language, key: &str, color: Color) -> String {
    tr(language, key, &sides(color))
}

/// `White` or `Black`.
pub(crate) fn color(language: Language, color: Color) -> String {
    of_side(language, "color", color)
}

pub(crate) fn board_size(shape: BoardShape) -> usize {
    shape.side().into()
}

/// What a variant is called.
#[must_use]
pub fn variant_title(language: Language, variant: VariantId) -> String {
    tr(language, &format!("variant-{}", variant.variant().name), &[])
}

/// A variant in a sentence or two.
#[must_use]
pub fn variant_summary(language: Language, variant: VariantId) -> String {
    tr_part(language, &format!("variant-{}", variant.variant().name), "detail", &[])
}

/// What a level is called.
#[must_use]
pub fn level_name(language: Language, level: Level) -> String {
    tr(language, &format!("strength-{}", key_of(level.name())), &[])
}

/// How a level plays.
#[must_use]
pub fn level_help(language: Language, level: Level) -> String {
    tr_part(language, &format!("strength-{}", key_of(level.name())), "detail", &[])
}

pub(crate) fn title(language: Language, kind: GameKind) -> String {
    let title = variant_title(language, kind.variant);
    if kind.is_giveaway_form() { tr(language, "giveaway-title", &[("title", title.into())]) } else { title }
}

pub(crate) fn rule_in_force(language: Language, spec: &Spec, objective: Objective) -> String {
    let key = match spec.priority {
        _ if spec.optional => "rule-optional",
        Priority::Free => "rule-free",
        Priority::Most => "rule-most",
        Priority::MostThenKings => "rule-most-then-kings",
        Priority::KingFirst => "rule-king-first",
        Priority::Value => "rule-value",
        Priority::Italian => "rule-italian",
    };
    let rule = tr(language, key, &[]);
    let aim = match objective {
        Objective::Win => return rule,
        Objective::Giveaway => "lose-all",
        Objective::FirstKing => "first-king",
    };
    format!("{rule} · {}", tr(language, aim, &[]))
}

pub(crate) fn piece(language: Language, piece: Piece) -> String {
    let key = match (piece.color, piece.kind) {
        (Color::White, Kind::Man) => "piece-white-man",
        (Color::White, Kind::King) => "piece-white-king",
        (Color::Black, Kind::Man) => "piece-black-man",
        (Color::Black, Kind::King) => "piece-black-king",
    };
    tr(language, key, &[])
}

/// What is counted for a draw.
pub(crate) fn draw_name(language: Language, rule: &DrawRule) -> String {
    tr(language, &format!("draw-{}", key_of(rule.name)), &[])
}

/// Where a draw rule comes from: articles are cited alike everywhere, what is told in words has a message.
fn draw_source(language: Language, rule: &DrawRule) -> String {
    if_known(language, "source", rule.source)
}

/// The name of a draw rule as its users know it, in a language; as it stands where it is not known.
pub(crate) fn draw_called(language: Language, name: &str) -> String {
    if_known(language, "draw", name)
}

/// English words in a language, where there is a message for such words; else as they stand.
fn if_known(language: Language, sort: &str, words: &str) -> String {
    word(language, &format!("{sort} {words}")).unwrap_or_else(|| words.to_owned())
}

/// That a side wins in so many plies.
pub(crate) fn wins_in(language: Language, color: Color, plies: usize) -> String {
    tr(language, "wins-in", &[("color", color.into()), ("plies", plies.into())])
}

pub(crate) fn counter(language: Language, counter: &Counter) -> String {
    let name = draw_name(language, &counter.rule);
    let (done, limit) = (usize::from(counter.done), usize::from(counter.limit));
    tr(language, "counter", &[("name", name.into()), ("done", done.into()), ("limit", limit.into())])
}

/// How the rules have ended a game.
pub(crate) fn verdict(language: Language, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Win { winner, reason } => {
            let key = match reason {
                WinReason::NoPieces => "win-no-pieces",
                WinReason::Blocked => "win-blocked",
                WinReason::FirstKing => "win-first-king",
                WinReason::AllGiven => "win-all-given",
                WinReason::NoMove => "win-no-move",
            };
            of_side(language, key, *winner)
        }
        Verdict::Draw(rule) => {
            let name = draw_name(language, rule);
            let counted = |key, moves: u16| {
                tr(language, key, &[("name", name.clone().into()), ("moves", usize::from(moves).into())])
            };
            let what = match (rule.kind, rule.limit()) {
                (DrawKind::Repetition(times), _) => {
                    tr(language, "drawn-by-repetition", &[("times", usize::from(times).into())])
                }
                (_, Some(Limit::Each(moves))) => counted("drawn-each", moves),
                (_, Some(Limit::Strong(moves))) => counted("drawn-strong", moves),
                (_, None) => name.clone(),
            };
            tr(language, "drawn", &[("rule", what.into()), ("source", draw_source(language, rule).into())])
        }
    }
}

/// What is wrong with a position.
pub(crate) fn complaint(language: Language, variant: &Variant, complaint: &Complaint) -> String {
    let square = |square| ("square", variant.square_name(square).into());
    let side = |color: Color| ("color", color.into());
    match *complaint {
        Complaint::ManOnCrownRow(at, color) => tr(language, "man-on-crown-row", &[square(at), side(color)]),
        Complaint::TooMany { color, count, limit } => {
            tr(language, "too-many", &[side(color), ("count", count.into()), ("limit", limit.into())])
        }
        Complaint::RunWithoutKing(at, color) => tr(language, "run-without-king", &[square(at), side(color)]),
    }
}

pub(crate) fn begins(turn: Color) -> Message {
    Message::refusal("begins").of(turn)
}

pub(crate) fn not_your_turn(turn: Color) -> Message {
    Message::refusal("not-your-turn").of(turn)
}

pub(crate) fn game_over() -> Message {
    Message::refusal("game-over")
}

pub(crate) fn browsing_refusal() -> Message {
    Message::refusal("browsing-refusal")
}

pub(crate) fn blocked(name: &str) -> Message {
    Message::refusal("blocked").with("square", name)
}

pub(crate) fn king_run(name: &str) -> Message {
    Message::refusal("king-run").with("square", name)
}

pub(crate) fn occupied(name: &str) -> Message {
    Message::refusal("occupied").with("square", name)
}

pub(crate) fn must_capture(names: &[String]) -> Message {
    Message::refusal("must-capture").with("squares", any_of(names))
}

pub(crate) fn must_capture_backwards(names: &[String]) -> Message {
    Message::refusal("must-capture-backwards").with("squares", any_of(names))
}

pub(crate) fn too_few(must: usize, can: usize, names: &[String]) -> Message {
    Message::refusal("too-few").with("count", must).with("less", can).with("squares", any_of(names))
}

pub(crate) fn another_goes_first(names: &[String]) -> Message {
    Message::refusal("another-goes-first").with("squares", any_of(names))
}

pub(crate) fn must_take_with_this(from: &str, to: &str, most: usize) -> Message {
    Message::refusal("must-take-with-this").with("from", from).with("to", to).with("count", most)
}

pub(crate) fn men_take_forward() -> Message {
    Message::refusal("men-take-forward")
}

pub(crate) fn men_step_forward() -> Message {
    Message::refusal("men-step-forward")
}

pub(crate) fn no_such_move(from: &str, to: &str) -> Message {
    Message::refusal("no-such-move").with("from", from).with("to", to)
}

/// That a text is no move of a position with these moves.
pub(crate) fn not_a_move(text: &str, why: &MoveError, legal: &[String]) -> Message {
    // A player cannot use more.
    const MOST: usize = 12;
    let moves = |moves: &[String]| {
        let mut shown: Vec<_> = moves.iter().take(MOST).cloned().collect();
        shown.extend((moves.len() > MOST).then(|| "…".to_owned()));
        vec![("moves", any_of(&shown))]
    };
    let (key, args) = match why {
        MoveError::UnknownSquare { word, .. } => ("no-such-square", vec![("square", word.as_str().into())]),
        MoveError::Illegal { legal, .. } => ("possible-moves", moves(legal)),
        MoveError::Ambiguous { shown, .. } => ("it-could-be", moves(shown)),
        MoveError::Unreadable { .. } | MoveError::Complaints { .. } => {
            let example = legal.first().map_or("", String::as_str);
            ("move-is-written", vec![("example", example.into())])
        }
    };
    let message = Message::refusal("not-a-move").with("text", text.trim());
    Message { detail: Some(Detail::Of(key, args)), ..message }
}

pub(crate) fn hint(text: &str) -> Message {
    Message::new(Tone::Hint, "hint-is").with("move", text)
}

pub(crate) fn hint_why(text: &str, score: &str, line: &str) -> Message {
    Message::new(Tone::Hint, "hint-why").with("move", text).with("score", score).with("line", line)
}

pub(crate) fn engine_note(note: &str) -> Message {
    Message::new(Tone::Trouble, "engine-note").with("note", note)
}

/// Why the engine has stopped: what it says itself, or the name of a message.
pub(crate) fn engine_stopped(why: impl Into<Arg>) -> Message {
    Message::new(Tone::Trouble, "engine-stopped").with("why", why)
}

pub(crate) fn saved(name: &str, with_moves: bool) -> Message {
    Message::new(Tone::Plain, if with_moves { "saved" } else { "saved-position" }).and(name)
}

pub(crate) fn first_of_several(language: Language) -> String {
    tr(language, "first-of-several", &[])
}

/// What could not be read: `settings`, `files` or `game`.
pub(crate) fn not_recalled(what: &str, why: &str) -> Message {
    Message::new(Tone::Trouble, "not-recalled").with("what", what).with("why", why)
}

pub(crate) fn resumed(plies: usize) -> Message {
    Message::new(Tone::Plain, "resumed").with("count", plies)
}

pub(crate) fn draw_offered(by: Color) -> Message {
    Message::new(Tone::Plain, "draw-offered").of(by)
}

pub(crate) fn draw_on_offer(by: Color) -> Message {
    Message::new(Tone::Plain, "draw-on-offer").of(by)
}

pub(crate) fn draw_declined() -> Message {
    Message::refusal("draw-declined")
}

pub(crate) fn rule_changed(optional: bool) -> Message {
    Message::new(Tone::Plain, if optional { "rule-optional-now" } else { "rule-compulsory-now" })
}

pub(crate) fn one_rule_only() -> Message {
    Message::refusal("one-rule-only")
}

pub(crate) fn confirm(text: &str) -> Message {
    Message::new(Tone::Selected, "confirm-move").with("move", text)
}

pub(crate) fn setting_up(complaints: &str) -> Message {
    match complaints {
        "" => Message::new(Tone::Plain, "setting-up"),
        complaints => Message::new(Tone::Trouble, "cannot-be-played").and(complaints),
    }
}

pub(crate) fn out_of_time(language: Language, loser: Color) -> String {
    of_side(language, "wins-on-time", loser.other())
}

pub(crate) fn agreed(language: Language) -> String {
    tr(language, "agreed", &[])
}

/// The computer's name in files, which everyone reads: it stays the same in all languages.
const COMPUTER: &str = "Damier, level ";

pub(crate) fn computer_at(level: Level) -> String {
    format!("{COMPUTER}{}", level.number())
}

/// The level that such a name tells.
pub(crate) fn level_of(name: &str) -> Option<u8> {
    name.strip_prefix(COMPUTER)?.parse().ok()
}

pub(crate) fn step_not_legal(language: Language, number: usize, label: &str) -> String {
    tr(language, "step-not-legal", &[("count", number.into()), ("move", label.into())])
}

pub(crate) fn not_saved(name: &str, why: &str) -> Message {
    Message::new(Tone::Trouble, "not-saved").and(format!("{name}: {why}"))
}

pub(crate) fn opened(name: &str, plies: usize, remarks: &[String]) -> Message {
    match remarks {
        [] => Message::new(Tone::Plain, "opened").with("count", plies).and(name),
        [first, ..] => {
            Message::new(Tone::Trouble, "read-with-remarks").with("count", remarks.len()).and(first.clone())
        }
    }
}

pub(crate) fn not_opened(name: &str, why: &str) -> Message {
    Message::new(Tone::Trouble, "not-opened").and(format!("{name}: {why}"))
}

pub(crate) fn resigned(language: Language, loser: Color) -> String {
    of_side(language, "resigned", loser.other())
}

/// The end of the game, for the person who plays if there is only one.
pub(crate) fn end(winner: Option<Color>, human: Option<Color>, result: &str) -> Message {
    let tone = Tone::End(winner);
    let message = match (winner, human) {
        (None, _) => Message::new(tone, "end-draw"),
        (Some(winner), Some(human)) if winner == human => Message::new(tone, "end-you-win"),
        (Some(_), Some(_)) => Message::new(tone, "end-you-lose"),
        (Some(winner), None) => Message::new(tone, "end-color-wins").of(winner),
    };
    message.and(result)
}

pub(crate) fn looking_back(ply: usize, plies: usize) -> Message {
    Message::new(Tone::Browse, "looking-back").with("ply", ply).with("plies", plies)
}

pub(crate) fn replaying(ply: usize, plies: usize, paused: bool) -> Message {
    let key = if paused { "replay-stands" } else { "replaying" };
    Message::new(Tone::Replay, key).with("ply", ply).with("plies", plies)
}

pub(crate) fn ballot(text: &str) -> Message {
    Message::new(Tone::Plain, "ballot-drawn").with("moves", text)
}

pub(crate) fn thinking() -> Message {
    Message::new(Tone::Plain, "computer-thinks")
}

pub(crate) fn looking_for_hint() -> Message {
    Message::new(Tone::Plain, "looking-for-hint")
}

pub(crate) fn resting() -> Message {
    Message::new(Tone::Plain, "computer-waits")
}

pub(crate) fn choice(names: &[String], men_only: bool) -> Message {
    let key = if men_only { "choose-man" } else { "choose-piece" };
    Message::new(Tone::Choice, key).with("squares", any_of(names))
}

pub(crate) fn go_on_or_stop() -> Message {
    Message::new(Tone::Plain, "go-on-or-stop")
}

pub(crate) fn go_on() -> Message {
    Message::new(Tone::Capture, "go-on")
}

pub(crate) fn in_hand(name: &str, king: bool, goals: usize) -> Message {
    let key = if king { "king-in-hand" } else { "man-in-hand" };
    Message::new(Tone::Selected, key).with("square", name).with("count", goals)
}

pub(crate) fn takes(name: &str, count: usize, to: &str) -> Message {
    Message::new(Tone::Selected, "takes").with("square", name).with("count", count).with("to", to)
}

/// That the side to move must take: so many, where all captures take as many, and how.
pub(crate) fn you_must_take(count: Option<usize>, how: Message) -> Message {
    let count = count.filter(|&count| count > 1).unwrap_or(0);
    let message = Message::new(Tone::Capture, "you-must-take").with("count", count);
    Message { detail: Some(Detail::Of(how.key, how.args)), ..message }
}

pub(crate) fn one_way(from: &str, taken: &[String], to: &str) -> Message {
    Message::new(Tone::Capture, "one-way")
        .with("from", from)
        .with("squares", Arg::AllOf(taken.to_vec()))
        .with("to", to)
}

pub(crate) fn take_with(names: &[String]) -> Message {
    Message::new(Tone::Capture, "take-with").with("squares", any_of(names))
}

pub(crate) fn your_move(turn: Color, alone: bool, optional_capture: bool) -> Message {
    let message = Message::new(Tone::Plain, if alone { "your-move" } else { "side-to-move" }).of(turn);
    Message { part: if optional_capture { "optional" } else { "detail" }, ..message }
}

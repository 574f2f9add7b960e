//! What those hear who cannot see the canvas: the view model as plain data, from which the page's script makes
//! buttons, lists and announcements.

use damier_app::{Link, Mark, Mode, Session, ViewModel, key_of, tr};
use damier_rules::{Color, Square};
use serde::Serialize;

/// A square in its place on the board as it is seen.
#[derive(Serialize, Debug)]
struct Cell {
    /// The square's index.
    square: usize,
    label: String,
    selected: bool,
}

/// A move that can be gone to.
#[derive(Serialize, Debug)]
struct Ply {
    ply: usize,
    text: String,
    current: bool,
}

/// Everything that is mirrored. Field names are those that `mirror.js` reads.
#[derive(Serialize, Debug)]
pub struct Mirror {
    /// The tag of the language that all this is in.
    language: &'static str,
    title: String,
    subtitle: String,
    rule: String,
    players: [String; 2],
    counters: Vec<String>,
    headline: String,
    detail: String,
    /// What the computer thought last.
    thoughts: String,
    /// The last move in words, to be announced once `plies` has grown.
    last: String,
    plies: usize,
    result: Option<String>,
    /// Rows from above as they are seen; `None` where no piece can stand.
    rows: Vec<Vec<Option<Cell>>>,
    moves: Vec<Ply>,
    /// Commands that make sense now: the names that `Page::ask` knows, and what they are called.
    can: Vec<(&'static str, String)>,
    can_type: bool,
    thinking: bool,
    /// Where the squares lie on the page: left, top and the side of all, in pixels of the page.
    field: Option<[f32; 3]>,
    /// The square that the keyboard is on in the canvas.
    focus: Option<usize>,
    /// What opens this position, behind the `?` of an address.
    link: String,
    variant: &'static str,
    giveaway: bool,
    level: u8,
    /// Whether the person plays Black; `None` where two persons or none play.
    black: Option<bool>,
    /// Light or dark paper as the settings have it.
    theme: &'static str,
}

impl Mirror {
    /// The mirror of what is to be seen. `field` are the left and upper edge and the side of all squares, in pixels of
    /// the page; `focus` is the square that the keyboard is on.
    #[must_use]
    pub fn of(session: &Session, view: &ViewModel, field: Option<[f32; 3]>, focus: Option<Square>) -> Self {
        let language = session.language();
        let cell = |row, column| {
            view.seen_at(row, column).map(|square| Cell {
                square: square.square.index(),
                label: tr(language, "square-label", &[("square", square.label.clone().into())]),
                selected: square.has(Mark::Selected),
            })
        };
        let plies = view.rows.iter().flat_map(|row| [&row.first, &row.second]).flatten();
        let moves: Vec<_> =
            plies.map(|ply| Ply { ply: ply.ply, text: ply.text.clone(), current: ply.current }).collect();
        let last = session.game().played().len().checked_sub(1);
        let last = last.and_then(|_| moves.last()).map(|ply| {
            let mover = session.game().turn().other();
            tr(language, "move-told", &[("color", mover.into()), ("move", ply.text.clone().into())])
        });
        let kind = session.kind();
        Self {
            language: language.tag(),
            title: view.title.clone(),
            subtitle: view.subtitle.clone(),
            rule: view.rule.text.clone(),
            players: view.players.each_ref().map(|player| {
                let args = [
                    ("color", player.color.into()),
                    ("name", player.name.clone().into()),
                    ("note", player.note.clone().into()),
                    ("count", player.taken.into()),
                ];
                let told = tr(language, "player-told", &args);
                let clock = player.clock.as_ref().map(|clock| ("time", clock.text.clone().into()));
                let clock = clock.map(|time| format!(", {}", tr(language, "clock-label", &[time])));
                told + &clock.unwrap_or_default()
            }),
            counters: view.counters.iter().map(|counter| counter.text.clone()).collect(),
            headline: view.message.headline.clone(),
            detail: view.message.detail.clone(),
            thoughts: thoughts(session, view),
            last: last.unwrap_or_default(),
            plies: session.game().played().len(),
            result: view.result.clone(),
            rows: (0..view.side)
                .map(|row| (0..view.side).map(|column| cell(row, column)).collect())
                .collect(),
            moves,
            can: commands(session, view),
            can_type: view.can_type,
            thinking: view.thinking,
            field,
            focus: focus.map(Square::index),
            link: Link::query(session),
            variant: kind.variant.variant().name,
            giveaway: kind.is_giveaway_form(),
            level: if view.mode == Mode::Manual { 0 } else { view.level.number() },
            black: match view.mode {
                Mode::SemiAuto(color) => Some(color == Color::Black),
                Mode::Manual | Mode::FullAuto => None,
            },
            theme: match session.settings().theme {
                damier_app::Theme::System => "system",
                damier_app::Theme::Light => "light",
                damier_app::Theme::Dark | damier_app::Theme::HighContrast => "dark",
            },
        }
    }

    /// As JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// What the computer thought last, what endgame tables know of each move, and with how much it thinks, where that is to be
/// seen.
fn thoughts(session: &Session, view: &ViewModel) -> String {
    let analysis = view.analysis.as_ref();
    let judged = match analysis.and_then(|analysis| analysis.table.as_ref()) {
        Some((word, moves)) => {
            let each: Vec<_> = moves.iter().map(|(text, result)| format!("{text} {result}")).collect();
            Some(format!("{word}. {}", each.join(", ")))
        }
        None => view.evaluation.clone(),
    };
    let alone =
        analysis.map(|_| tr(session.language(), &key_of("In a browser the search has one thread."), &[]));
    let all: Vec<_> = [judged, alone].into_iter().flatten().collect();
    all.join(". ")
}

fn commands(session: &Session, view: &ViewModel) -> Vec<(&'static str, String)> {
    let on_the_way = view.squares.iter().any(|square| square.has(Mark::Selected));
    let all = [
        ("confirm", "make-the-move-that-is-shown", view.to_confirm),
        ("stop-here", "page-stop-here", on_the_way && session.kind().rules().spec().optional),
        ("undo", "undo", view.can_undo),
        ("redo", "redo", view.can_redo),
        ("hint", "hint", view.can_hint),
        ("move-now", "let-the-computer-answer-now", view.can_move_now),
        ("draw", "offer-or-take-a-draw", view.can_draw),
        ("resign", "give-the-game-up", view.can_resign),
        ("capture-rule", "page-capture-rule", view.rule.can_change),
        ("play-from-here", "play-from-here", view.browsing && !view.replaying),
        ("cancel", "let-go-stop-or-return-to-the-game", on_the_way || view.browsing || view.setup.is_some()),
        ("flip", "flip-the-board", true),
        ("analyse", "show-its-thoughts", view.analysis.is_none()),
        ("analyse-no-more", "hide-its-thoughts", view.analysis.is_some()),
    ];
    let language = session.language();
    let can = all.into_iter().filter(|command| command.2);
    can.map(|(name, words, _)| (name, tr(language, words, &[]))).collect()
}

#[cfg(test)]
mod tests {
    use damier_app::{Command, Players, update, view};
    use damier_rules::{GameKind, VariantId};

    use super::*;

    fn mirror(session: &Session) -> Mirror {
        Mirror::of(session, &view(session), None, None)
    }

    #[test]
    fn every_square_of_every_board_is_in_its_place() {
        for kind in GameKind::all() {
            let mut session = Session::new(kind, Players::HUMANS, 0);
            for _ in 0..2 {
                let mirror = mirror(&session);
                let shape = kind.variant.variant().shape();
                let mut found: Vec<_> =
                    mirror.rows.iter().flatten().flatten().map(|cell| cell.square).collect();
                found.sort_unstable();
                assert!(found.iter().copied().eq(shape.squares().map(Square::index)), "{kind}");
                assert!(mirror.rows.iter().all(|row| row.len() == mirror.rows.len()));
                let _ = update(&mut session, Command::Flip);
            }
        }
    }

    #[test]
    fn a_move_is_told_with_who_made_it() {
        let mut session = Session::new(GameKind::new(VariantId::English), Players::HUMANS, 0);
        assert_eq!(mirror(&session).last, "");
        let _ = update(&mut session, Command::Type("11-15".to_owned()));
        assert_eq!(mirror(&session).last, "Black 11-15.");
        let json = mirror(&session).to_json();
        assert!(json.contains("\"plies\":1") && json.contains("square 15, black man"), "{json}");
    }

    #[test]
    fn it_speaks_the_language_of_the_program() {
        let mut session = Session::new(GameKind::new(VariantId::English), Players::HUMANS, 0);
        let _ = update(&mut session, Command::SystemLanguage(damier_app::Language::Polish));
        let _ = update(&mut session, Command::Type("11-15".to_owned()));
        let mirror = mirror(&session);
        assert_eq!((mirror.language, mirror.last.as_str()), ("pl", "Czarne 11-15."));
        let json = mirror.to_json();
        assert!(json.contains("pole 15, czarny pionek") && json.contains("Cofnij"), "{json}");
        assert!(
            !json.contains("square") || json.matches("square").count() == json.matches("\"square\":").count()
        );
    }

    fn can_undo(session: &Session) -> bool {
        mirror(session).can.iter().any(|command| command.0 == "undo")
    }

    #[test]
    fn only_what_makes_sense_is_offered() {
        let mut session = Session::new(GameKind::new(VariantId::English), Players::HUMANS, 0);
        assert!(!can_undo(&session));
        let _ = update(&mut session, Command::Type("11-15".to_owned()));
        assert!(can_undo(&session));
    }
}

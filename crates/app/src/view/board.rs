//! The squares with their pieces and marks.

use damier_rules::{Color, Diagram, Route, Square};

use super::{Mark, SquareView};
use crate::hand::Pick;
use crate::session::Session;
use crate::texts;
use crate::words::{Language, tr};

/// The move that led to the position after `ply` moves.
pub(super) fn last_move(session: &Session, ply: usize) -> Option<&Route> {
    session.shown().0.played().get(ply.checked_sub(1)?)
}

/// All squares in the position after `ply` moves. `routes` are those a person may walk now; none if it is nobody's
/// turn.
pub(super) fn squares(session: &Session, routes: &[Route], ply: usize) -> Vec<SquareView> {
    let variant = session.kind().variant.variant();
    let line = session.shown().0;
    let mut diagram = line.diagram_at(ply).unwrap_or_else(|| line.diagram()).clone();
    if let Some(setup) = &session.setup {
        diagram = setup.diagram.clone();
    }
    let mut taken = Vec::new();
    if let Some(route) = &session.unconfirmed {
        let piece = diagram.at(route.from());
        diagram.set(route.from(), None);
        diagram.set(route.to(), piece);
        taken.clone_from(&route.taken);
    }
    if let Some(pick) = &session.pick {
        taken = pick.taken_so_far(routes);
        let piece = diagram.at(pick.walked[0]);
        diagram.set(pick.walked[0], None);
        diagram.set(pick.at(), piece);
    }
    let marks = Marks::new(session, routes, ply);
    let shape = variant.shape();
    shape
        .squares()
        .map(|square| {
            let mut view = SquareView {
                square,
                name: variant.square_name(square),
                label: String::new(),
                row: shape.row_column(square).0,
                column: variant.drawn_column(square),
                piece: diagram.at(square),
                faded: taken.contains(&square),
                marks: marks.of(square),
            };
            view.label = label(session.language(), &view, &diagram, marks.can_move(square));
            view
        })
        .collect()
}

fn label(language: Language, view: &SquareView, diagram: &Diagram, can_move: bool) -> String {
    let what = diagram
        .at(view.square)
        .map_or_else(|| tr(language, "square-empty", &[]), |piece| texts::piece(language, piece));
    let mut label = format!("{}, {what}", view.name);
    let mut say = |key| {
        label.push_str(", ");
        label.push_str(&tr(language, key, &[]));
    };
    if view.faded {
        say("mark-taken");
    } else if can_move && !view.has(Mark::Selected) && !view.has(Mark::MustCapture) {
        say("mark-can-move");
    }
    for mark in &view.marks {
        let said = match mark {
            Mark::MustCapture => "mark-must-capture",
            Mark::Selected => "mark-selected",
            Mark::Target => "mark-target",
            Mark::CaptureTarget => "mark-capture-target",
            Mark::Hop => "mark-hop",
            Mark::Victim(_) => "mark-victim",
            Mark::Choice => "mark-choice",
            Mark::LastTo => "mark-last",
            Mark::BrowseTo => "mark-browse",
            Mark::ReplayTo => "mark-replay",
            Mark::Hint => "mark-hint",
            Mark::LastFrom | Mark::BrowseFrom | Mark::ReplayFrom => continue,
        };
        say(said);
    }
    label
}

/// All that decides about marks, gathered once.
struct Marks<'a> {
    session: &'a Session,
    movable: Vec<Square>,
    must_capture: Vec<Square>,
    hand: Option<Hand<'a>>,
    last: Option<(Square, Square)>,
    color: Color,
}

/// What the piece in hand can do.
struct Hand<'a> {
    pick: &'a Pick,
    goals: Vec<Square>,
    capture_goals: Vec<Square>,
    hops: Vec<Square>,
    choices: Vec<Square>,
    victims: Vec<Square>,
    ordered: bool,
}

impl<'a> Marks<'a> {
    fn new(session: &'a Session, routes: &'a [Route], ply: usize) -> Self {
        let unconfirmed = session.unconfirmed.is_some();
        let forced =
            !unconfirmed && !session.kind().rules().spec().optional && routes.iter().any(Route::is_capture);
        let movable = routes.iter().map(Route::from).collect();
        let must_capture = if forced { routes.iter().map(Route::from).collect() } else { Vec::new() };
        let hand = session.pick.as_ref().map(|pick| Hand::new(pick, routes));
        let last = last_move(session, ply).map(|route| (route.from(), route.to()));
        let last = last.filter(|_| session.setup.is_none());
        Self { session, movable, must_capture, hand, last, color: session.game.turn() }
    }

    fn can_move(&self, square: Square) -> bool {
        self.movable.contains(&square) && self.hand.is_none()
    }

    fn of(&self, square: Square) -> Vec<Mark> {
        let mut marks = Vec::new();
        let browsing = self.session.browse.is_some();
        if let Some((from, to)) = self.last {
            let (from_mark, to_mark) = match (self.session.replay.is_some(), browsing) {
                (true, _) => (Mark::ReplayFrom, Mark::ReplayTo),
                (false, true) => (Mark::BrowseFrom, Mark::BrowseTo),
                (false, false) => (Mark::LastFrom, Mark::LastTo),
            };
            if square == to {
                marks.push(to_mark);
            } else if square == from {
                marks.push(from_mark);
            }
        }
        let selected = self.hand.as_ref().is_some_and(|hand| hand.pick.at() == square);
        let moved_on = self.hand.as_ref().is_some_and(|hand| hand.pick.walked[0] == square) && !selected;
        if selected {
            marks.push(Mark::Selected);
        } else if self.must_capture.contains(&square) && !moved_on {
            let own = self.session.game.diagram().at(square).is_some_and(|piece| piece.color == self.color);
            let free_hand = self.hand.as_ref().is_none_or(|hand| !hand.pick.is_under_way());
            if own && free_hand {
                marks.push(Mark::MustCapture);
            }
        }
        if let Some(hand) = &self.hand {
            marks.extend(hand.mark(square));
        }
        if let Some(route) = &self.session.unconfirmed {
            if route.to() == square {
                marks.push(Mark::Selected);
            } else if route.taken.contains(&square) {
                marks.push(Mark::Victim(0));
            }
        }
        if self.session.hint.as_ref().is_some_and(|route| route.from() == square || route.to() == square) {
            marks.push(Mark::Hint);
        }
        marks
    }
}

impl<'a> Hand<'a> {
    fn new(pick: &'a Pick, routes: &'a [Route]) -> Self {
        let candidates: Vec<_> = pick.candidates(routes).collect();
        let done = pick.walked.len();
        let going_on = || candidates.iter().filter(|route| route.squares.len() > done);
        let goals_of = |captures: bool| {
            going_on().filter(move |route| route.is_capture() == captures).map(|route| route.to()).collect()
        };
        let first = going_on().next();
        let ordered = first.is_some_and(|first| going_on().all(|route| route.taken == first.taken));
        let victims = match (ordered, first) {
            (true, Some(first)) => first.taken.clone(),
            _ => going_on().flat_map(|route| route.taken[done - 1..].iter().copied()).collect(),
        };
        Self {
            pick,
            goals: goals_of(false),
            capture_goals: goals_of(true),
            hops: pick.hops(routes).collect(),
            choices: pick.choices(routes),
            victims,
            ordered,
        }
    }

    fn mark(&self, square: Square) -> Option<Mark> {
        if self.choices.contains(&square) {
            Some(Mark::Choice)
        } else if self.capture_goals.contains(&square) {
            Some(Mark::CaptureTarget)
        } else if self.goals.contains(&square) {
            Some(Mark::Target)
        } else if self.hops.contains(&square) {
            Some(Mark::Hop)
        } else {
            let place = self.victims.iter().position(|&victim| victim == square)?;
            // A number tells the order in a chain; a single victim needs none.
            let numbered = self.ordered && self.victims.len() > 1;
            Some(Mark::Victim(if numbered { u8::try_from(place + 1).unwrap_or(0) } else { 0 }))
        }
    }
}

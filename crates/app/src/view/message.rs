//! The line that tells what is so and what can be done.

use damier_record::notation;
use damier_rules::{Kind, Route, Square};

use crate::ending::Ending;
use crate::hand::Pick;
use crate::players::Player;
use crate::session::Session;
use crate::texts::{self, Message};
use crate::thinking::Purpose;

/// The result with its reason.
pub(super) fn result(session: &Session) -> Option<String> {
    let language = session.language();
    match session.ended {
        Some(Ending::Resigned(loser)) => Some(texts::resigned(language, loser)),
        Some(Ending::OutOfTime(loser)) => Some(texts::out_of_time(language, loser)),
        Some(Ending::Agreed) => Some(texts::agreed(language)),
        None => session.game.verdict().map(|verdict| texts::verdict(language, &verdict)),
    }
}

pub(super) fn message(session: &Session, routes: &[Route]) -> Message {
    if let Some(message) = &session.message {
        return message.clone();
    }
    if let Some(setup) = &session.setup {
        let variant = setup.kind.variant.variant();
        let told = |complaint| texts::complaint(session.language(), variant, complaint);
        return texts::setting_up(&setup.complaints().iter().map(told).collect::<Vec<_>>().join("; "));
    }
    if let Some(route) = &session.unconfirmed {
        return texts::confirm(&notation::short(session.kind(), route, &session.game.moves()));
    }
    if let Some(ply) = session.browse {
        let plies = session.shown().0.played().len();
        return match session.replay {
            Some(replay) => texts::replaying(ply, plies, replay.is_paused()),
            None => texts::looking_back(ply, plies),
        };
    }
    if let Some(result) = result(session) {
        let winner = match session.ended {
            Some(ending) => ending.winner(),
            None => session.game.verdict().and_then(|verdict| verdict.winner()),
        };
        return texts::end(winner, session.players.lone_human(), &result);
    }
    match (&session.thinking, session.players.of(session.game.turn())) {
        (Some(thinking), _) if thinking.purpose == Purpose::Hint => return texts::looking_for_hint(),
        (_, Player::Computer(_)) if session.resting => return texts::resting(),
        (_, Player::Computer(_)) => return texts::thinking(),
        (_, Player::Human) => {}
    }
    if let Some(by) = session.draw_offer.filter(|&by| by != session.game.turn()) {
        return texts::draw_on_offer(by);
    }
    match &session.pick {
        Some(pick) => in_hand(session, pick, routes),
        None => to_move(session, routes),
    }
}

fn names(session: &Session, squares: impl IntoIterator<Item = Square>) -> Vec<String> {
    let mut squares: Vec<_> = squares.into_iter().collect();
    squares.sort_unstable();
    squares.dedup();
    squares.into_iter().map(|square| session.name(square)).collect()
}

fn in_hand(session: &Session, pick: &Pick, routes: &[Route]) -> Message {
    let diagram = session.game.diagram();
    let choices = pick.choices(routes);
    if !choices.is_empty() {
        let is_man = |&square: &Square| diagram.at(square).is_some_and(|piece| piece.kind == Kind::Man);
        let men_only = choices.iter().all(is_man);
        return texts::choice(&names(session, choices), men_only);
    }
    if pick.stopped(routes).is_some() {
        return texts::go_on_or_stop();
    }
    if pick.is_under_way() {
        return texts::go_on();
    }
    let king = diagram.at(pick.at()).is_some_and(|piece| piece.kind == Kind::King);
    let goals = names(session, pick.candidates(routes).map(Route::to));
    let name = session.name(pick.at());
    let mut captures = pick.candidates(routes);
    if let Some(first) = captures.next()
        && first.is_capture()
        && captures.all(|route| route.same_move(first))
    {
        return texts::takes(&name, first.taken.len(), &session.name(first.to()));
    }
    texts::in_hand(&name, king, goals.len())
}

fn to_move(session: &Session, routes: &[Route]) -> Message {
    let can_capture = routes.iter().any(Route::is_capture);
    let optional = session.kind().rules().spec().optional;
    if !can_capture || optional {
        let alone = session.players.lone_human().is_some();
        return texts::your_move(session.game.turn(), alone, can_capture);
    }
    let counts = || routes.iter().map(|route| route.taken.len());
    let count = counts().max().filter(|&most| counts().all(|count| count == most));
    let takers = names(session, routes.iter().map(Route::from));
    let first = &routes[0];
    let how = if routes.iter().all(|route| route.same_move(first)) {
        let taken: Vec<_> = first.taken.iter().map(|&square| session.name(square)).collect();
        texts::one_way(&session.name(first.from()), &taken, &session.name(first.to()))
    } else {
        texts::take_with(&takers)
    };
    texts::you_must_take(count, how)
}

//! What is to be heard: told from what a command has changed, so that a move sounds alike whoever makes it.

use core::time::Duration;

use damier_rules::{Color, Route};

use crate::command::{Command, Effect};
use crate::ending::Ending;
use crate::players::Mode;
use crate::session::Session;
use crate::settings::Volume;
use crate::view::Tone;

/// Something to be heard.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sound {
    /// A piece is moved.
    Move,
    /// A piece takes so many others.
    Capture(u8),
    /// A man becomes a king.
    Crown,
    /// Something cannot be done.
    Refused,
    /// Advice has come, or a choice is asked for.
    Hint,
    /// The game is won, by the person if one plays against the computer.
    Win,
    /// The person has lost.
    Loss,
    /// The game is drawn.
    Draw,
    /// One of a person's last ten seconds.
    Tick,
}

/// The last seconds of a clock that are heard.
const TICKING: Duration = Duration::from_secs(10);

/// What of a session can be heard when it changes.
pub(crate) struct Heard {
    plies: usize,
    shown: usize,
    over: bool,
    advised: bool,
    seconds: Option<u64>,
}

impl Heard {
    /// How things stand before a command.
    pub(crate) fn of(session: &Session) -> Self {
        Self {
            plies: session.game.played().len(),
            shown: session.shown().1,
            over: session.is_over(),
            advised: session.hint.is_some(),
            seconds: last_seconds(session),
        }
    }

    /// What is to be heard of the change since then. Opening a game makes no moves.
    pub(crate) fn sounds(&self, session: &Session, command: &Command) -> Vec<Sound> {
        use Command::{Click, Drop, Engine, Lift, NewGame, Open, OpenGame, Recall, Redo, Tick, Type};
        if matches!(command, Open { .. } | OpenGame(_) | Recall { .. } | NewGame { .. })
            || session.settings.volume == Volume::Off
        {
            return Vec::new();
        }
        let mut sounds = Vec::new();
        let (line, shown) = session.shown();
        let moved = session.browse.is_none() && session.game.played().len() == self.plies + 1;
        let replayed = session.replay.is_some() && shown == self.shown + 1;
        if moved || replayed || (matches!(command, Redo) && shown > self.shown) {
            sounds.push(of_move(session, line.played().get(shown - 1), shown));
        }
        if session.is_over() && !self.over {
            sounds.push(of_end(session));
        }
        let tone = session.message.as_ref().map(|message| message.tone);
        let by_hand = matches!(command, Click(_) | Lift(_) | Drop(_) | Type(_));
        if by_hand && tone == Some(Tone::Refusal) {
            sounds.push(Sound::Refused);
        }
        if matches!(command, Engine(_)) && session.hint.is_some() && !self.advised {
            sounds.push(Sound::Hint);
        }
        let seconds = last_seconds(session);
        if matches!(command, Tick(_)) && seconds.is_some() && seconds != self.seconds {
            sounds.push(Sound::Tick);
        }
        sounds
    }
}

/// Has what is to be heard played.
pub(crate) fn play(sounds: Vec<Sound>, effects: &mut Vec<Effect>) {
    effects.extend(sounds.into_iter().map(Effect::Play));
}

fn of_move(session: &Session, route: Option<&Route>, ply: usize) -> Sound {
    let Some(route) = route else { return Sound::Move };
    let line = session.shown().0;
    let king = |ply, square| {
        line.diagram_at(ply).and_then(|diagram| diagram.at(square)).is_some_and(damier_rules::Piece::is_king)
    };
    if king(ply, route.to()) && !king(ply - 1, route.from()) {
        return Sound::Crown;
    }
    match route.taken.len() {
        0 => Sound::Move,
        taken => Sound::Capture(taken.min(usize::from(u8::MAX)) as u8),
    }
}

fn of_end(session: &Session) -> Sound {
    let by_rule = || session.game.verdict().and_then(|verdict| verdict.winner());
    let winner: Option<Color> = session.ended.map_or_else(by_rule, Ending::winner);
    match (winner, session.players.lone_human()) {
        (None, _) => Sound::Draw,
        (Some(winner), Some(human)) if winner != human => Sound::Loss,
        (Some(_), _) => Sound::Win,
    }
}

/// The seconds that the person to move has left, where they are few.
fn last_seconds(session: &Session) -> Option<u64> {
    let turn = session.game.turn();
    let clock = session.clock.filter(|_| session.clock_runs() && session.players.is_human(turn))?;
    let left = clock.left[turn.index()];
    (left <= TICKING && session.players.mode() != Mode::FullAuto).then_some(left.as_secs())
}

//! English draughts (American checkers), and the house rule in which capture is optional.

use super::rules;
use crate::board::{Diagonal8, Directions};
use crate::spec::{Crowning, Landing, Priority, Spec};

/// English draughts (World Checkers Draughts Federation).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct English;

pub(super) const SPEC: Spec = Spec {
    man_steps: Directions::DIAGONAL_FORWARD, // art. 1.14
    man_takes: Directions::DIAGONAL_FORWARD, // art. 1.18
    king_steps: Directions::DIAGONAL,        // art. 1.16
    king_takes: Directions::DIAGONAL,        // art. 1.18
    king_flies: false,                       // art. 1.16
    landing: Landing::Behind,
    crowning: Crowning::EndsMove, // art. 1.19
    priority: Priority::Free,     // art. 1.20
    lifted_at_once: false,        // cannot matter: a short jump never lands where a piece stood
    turns_back: false,
    man_takes_king: true,
    optional: false, // art. 1.20
    limits_king_runs: false,
};

rules!(English, Diagonal8, SPEC);

/// English draughts with optional capture: quiet moves stay legal beside captures, and a capture may be broken
/// off after any piece. A house rule; no federation has a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnglishOptional;

rules!(EnglishOptional, Diagonal8, Spec { optional: true, ..SPEC });

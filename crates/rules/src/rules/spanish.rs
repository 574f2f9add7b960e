//! Spanish draughts; Portuguese draughts move the same way.

use super::rules;
use crate::board::{Diagonal8, Directions};
use crate::spec::{Crowning, Landing, Priority, Spec};

/// Spanish and Portuguese draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spanish;

/// Men as in English draughts, kings as in international draughts.
pub(super) const SPEC: Spec = Spec {
    man_steps: Directions::DIAGONAL_FORWARD,
    man_takes: Directions::DIAGONAL_FORWARD,
    king_steps: Directions::DIAGONAL,
    king_takes: Directions::DIAGONAL,
    king_flies: true,
    landing: Landing::GoOn,
    crowning: Crowning::EndsMove,
    priority: Priority::MostThenKings, // quantity, then quality (Federação Portuguesa de Damas)
    lifted_at_once: false,
    turns_back: false,
    man_takes_king: true,
    optional: false,
    limits_king_runs: false,
};

rules!(Spanish, Diagonal8, SPEC);

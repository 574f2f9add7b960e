//! Turkish draughts and Armenian tama: all squares, captures along rows and columns.

use super::rules;
use crate::board::{Directions, Full8};
use crate::spec::{Crowning, Landing, Priority, Spec};

/// Turkish draughts (dama).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turkish;

const SPEC: Spec = Spec {
    man_steps: Directions::FORWARD_AND_SIDEWAYS,
    man_takes: Directions::FORWARD_AND_SIDEWAYS,
    king_steps: Directions::ORTHOGONAL,
    king_takes: Directions::ORTHOGONAL,
    king_flies: true,
    landing: Landing::GoOn,
    crowning: Crowning::AtRest, // kish 7.2: a man finishes its capture as a man
    priority: Priority::Most,
    lifted_at_once: true,
    turns_back: false,
    man_takes_king: true,
    optional: false,
    limits_king_runs: false,
};

rules!(Turkish, Full8, SPEC);

/// Armenian tama: Turkish captures, but quiet moves also go diagonally, a man's forward.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Armenian;

rules!(
    Armenian,
    Full8,
    Spec {
        man_steps: Directions::FORWARD_AND_SIDEWAYS.and(Directions::DIAGONAL_FORWARD),
        king_steps: Directions::ALL,
        ..SPEC
    }
);

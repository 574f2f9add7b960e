//! Frisian draughts; Frysk! moves the same way.

use super::international;
use crate::board::{Directions, Orthogonal10};
use crate::king_run::Limited;
use crate::spec::{Priority, Rules, Spec};

/// Frisian draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frisian;

impl Rules for Frisian {
    type Board = Orthogonal10;
    type Runs = Limited;
    const SPEC: Spec = Spec {
        man_takes: Directions::ALL,
        king_takes: Directions::ALL,
        priority: Priority::Value, // a king is worth just under two men (lidraughts, dctl)
        limits_king_runs: true,
        ..international::SPEC
    };
}

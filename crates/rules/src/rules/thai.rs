//! Thai draughts (makhos).

use super::{rules, spanish};
use crate::board::Diagonal8;
use crate::spec::{Landing, Priority, Spec};

/// Thai draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thai;

rules!(
    Thai,
    Diagonal8,
    Spec {
        landing: Landing::Behind,
        priority: Priority::Free,
        lifted_at_once: true,
        turns_back: true, // a king may go back where it came from (coldmoon, dctl)
        ..spanish::SPEC
    }
);

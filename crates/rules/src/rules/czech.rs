//! Czech draughts.

use super::{rules, spanish};
use crate::board::Diagonal8;
use crate::spec::{Priority, Spec};

/// Czech draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Czech;

rules!(
    Czech,
    Diagonal8,
    Spec {
        priority: Priority::KingFirst, // FMJD's page of the Czech game: a king before a man, then free
        ..spanish::SPEC
    }
);

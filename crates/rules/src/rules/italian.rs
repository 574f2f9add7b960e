//! Italian draughts (Federazione Italiana Dama).

use super::{english, rules};
use crate::board::Diagonal8;
use crate::spec::{Priority, Spec};

/// Italian draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Italian;

rules!(
    Italian,
    Diagonal8,
    Spec {
        priority: Priority::Italian, // art. 6.6 to 6.9
        man_takes_king: false,       // art. 5.3
        ..english::SPEC
    }
);

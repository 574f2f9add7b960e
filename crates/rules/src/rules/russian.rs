//! Russian draughts (FMJD section 64).

use super::{international, rules};
use crate::board::Diagonal8;
use crate::spec::{Crowning, Priority, Spec};

/// Russian draughts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Russian;

rules!(
    Russian,
    Diagonal8,
    Spec {
        crowning: Crowning::InFlight, // art. 1.5.9
        priority: Priority::Free,     // art. 1.5.10: free, but to be completed
        ..international::SPEC
    }
);

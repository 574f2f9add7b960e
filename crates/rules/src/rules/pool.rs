//! American pool checkers (American Pool Checker Association).

use super::{international, rules};
use crate::board::Diagonal8;
use crate::spec::{Priority, Spec};

/// American pool checkers: Russian draughts in which a man passing through the king row stays a man.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool;

rules!(
    Pool,
    Diagonal8,
    Spec {
        priority: Priority::Free, // APCA rules of play: any capture may be chosen
        ..international::SPEC
    }
);

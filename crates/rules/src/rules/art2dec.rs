//! The two simplified games of the Art2Dec program (Igor Lukyanov, 2026), whose save files Damier reads.

use super::{english, international, rules};
use crate::board::Diagonal8;
use crate::spec::{Crowning, Landing, Priority, Spec};

/// Art2Dec "Russian": short kings, men take forward only, a man crowned in a capture goes on as a king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Art2decRussian;

rules!(Art2decRussian, Diagonal8, Spec { crowning: Crowning::InFlight, ..english::SPEC });

/// Art2Dec "International": flying kings, no majority, each landing square stands alone, taken pieces leave at
/// once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Art2decInternational;

rules!(
    Art2decInternational,
    Diagonal8,
    Spec {
        landing: Landing::EachAlone,
        crowning: Crowning::InFlight,
        priority: Priority::Free,
        lifted_at_once: true,
        turns_back: true,
        ..international::SPEC
    }
);

//! Killer draughts.

use super::{international, rules};
use crate::board::Diagonal10;
use crate::spec::{Landing, Spec};

/// Killer draughts: a king whose last victim is a king stops directly behind it (mindsports.nl).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Killer;

rules!(Killer, Diagonal10, Spec { landing: Landing::BehindLastKing, ..international::SPEC });

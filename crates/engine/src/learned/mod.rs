//! Evaluation by weights learnt from games: those of patterns, or those of a small net.

mod blocks;
mod embedded;
mod file;
mod layout;
pub mod net;
mod patterns;

use damier_rules::{MoveList, Position, Rules};

pub use embedded::embedded;
pub use file::{WeightsError, family, file_name};
pub use layout::{Layout, Term};
pub use net::{Net, NetLayout, Seen};
pub use patterns::{Patterns, UNIT};

/// Learnt weights, ready for use.
#[derive(Clone, Debug)]
pub enum Weights {
    /// Of patterns of men, and of what else counts.
    Patterns(Patterns),
    /// Of a small net.
    Net(Box<Net>),
}

impl Weights {
    /// What these weights see of positions before they have seen any.
    #[must_use]
    pub fn begin<R: Rules>(&self) -> Seen<R> {
        match self {
            Self::Patterns(_) => Seen::default(),
            Self::Net(net) => net.begin(),
        }
    }

    /// The worth of a position for White in hundredths of a man. What was seen must be of these weights; the list is scratch
    /// space.
    #[must_use]
    pub fn value<R: Rules>(
        &self,
        position: &Position<R>,
        seen: &mut Seen<R>,
        scratch: &mut MoveList<R>,
    ) -> i32 {
        match self {
            Self::Patterns(patterns) => patterns.value(position, patterns.layout().moves(position, scratch)),
            Self::Net(net) => net.value(position, seen),
        }
    }
}

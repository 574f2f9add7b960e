//! International draughts (FMJD, Annex 1), on 10×10, on 8×8 (Brazilian) and on 12×12 (Canadian).

use core::marker::PhantomData;

use crate::board::{Board, Directions};
use crate::king_run::Unlimited;
use crate::spec::{Crowning, Landing, Priority, Rules, Spec};

/// International rules on the board `B`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct International<B>(PhantomData<B>);

pub(super) const SPEC: Spec = Spec {
    man_steps: Directions::DIAGONAL_FORWARD, // art. 3.4
    man_takes: Directions::DIAGONAL,         // art. 4.2
    king_steps: Directions::DIAGONAL,        // art. 3.9
    king_takes: Directions::DIAGONAL,        // art. 4.3
    king_flies: true,                        // art. 3.9, 4.3
    landing: Landing::GoOn,                  // art. 4.6
    crowning: Crowning::AtRest,              // art. 4.15
    priority: Priority::Most,                // art. 4.13, 4.14: a king counts as one piece
    lifted_at_once: false,                   // art. 4.8: only after the move
    turns_back: false,                       // art. 4.8: no piece is jumped twice
    man_takes_king: true,                    // art. 4.2
    optional: false,                         // art. 4.1
    limits_king_runs: false,
};

impl<B: Board> Rules for International<B> {
    type Board = B;
    type Runs = Unlimited;
    const SPEC: Spec = SPEC;
}

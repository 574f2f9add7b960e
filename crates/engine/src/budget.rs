//! How much time a move may take.

use std::time::Duration;

use crate::messages::Clock;

/// What is kept back on a clock, for the way of the move to whoever waits for it.
const RESERVE: Duration = Duration::from_millis(50);
/// How many moves a game may still last where nothing tells.
const MOVES_LEFT: u32 = 30;

/// The time for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Budget {
    /// After this no deeper look is begun.
    pub(crate) soft: Duration,
    /// At this the search stops.
    pub(crate) hard: Duration,
}

impl Budget {
    /// A share of what is left on the clock.
    pub(crate) fn of(clock: Clock) -> Self {
        let left = clock.left.saturating_sub(RESERVE);
        let moves = clock.moves_to_go.unwrap_or(MOVES_LEFT).max(1);
        let share = left / moves.min(MOVES_LEFT) + clock.increment.mul_f64(0.8);
        let hard = (share * 4).min(left.mul_f64(if moves == 1 { 0.95 } else { 0.5 }));
        Self { soft: share.mul_f64(0.6).min(hard), hard }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(left: u64, increment: u64, moves_to_go: Option<u32>) -> Budget {
        let millis = Duration::from_millis;
        Budget::of(Clock { left: millis(left), increment: millis(increment), moves_to_go })
    }

    #[test]
    fn a_move_never_takes_what_is_left() {
        for left in [0, 10, 49, 60, 1_000, 600_000] {
            for increment in [0, 50, 10_000] {
                for moves in [None, Some(1), Some(40)] {
                    let budget = budget(left, increment, moves);
                    assert!(
                        budget.hard <= Duration::from_millis(left.saturating_sub(50)),
                        "{left} {budget:?}"
                    );
                    assert!(budget.soft <= budget.hard);
                }
            }
        }
    }

    #[test]
    fn more_time_is_used() {
        assert!(budget(60_000, 0, None).soft > budget(10_000, 0, None).soft);
        assert!(budget(60_000, 1_000, None).soft > budget(60_000, 0, None).soft);
        assert!(budget(60_000, 0, Some(2)).soft > budget(60_000, 0, None).soft);
    }
}

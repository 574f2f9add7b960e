//! Work spread over threads whose results are taken in order, so that two runs are equal however the threads are served.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;

/// Does the pieces of work of these numbers in so many threads. Each thread has a state of its own that `ready` makes;
/// `take` gets the results by rising number until it breaks off.
///
/// # Errors
/// The first that `take` returns.
pub fn in_order<S, T: Send, E>(
    threads: usize,
    numbers: Range<usize>,
    ready: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
    mut take: impl FnMut(usize, T) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let next = AtomicUsize::new(numbers.start);
    std::thread::scope(|scope| {
        let (sender, done) = channel();
        for _ in 0..threads.min(numbers.len()) {
            let sender = sender.clone();
            let (next, numbers, ready, work) = (&next, &numbers, &ready, &work);
            scope.spawn(move || {
                let mut state = ready();
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= numbers.end || sender.send((number, work(&mut state, number))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let (mut waiting, mut due) = (BTreeMap::new(), numbers.start);
        let mut follow = || {
            for (number, result) in &done {
                waiting.insert(number, result);
                while let Some(result) = waiting.remove(&due) {
                    if take(due, result)?.is_break() {
                        return Ok(());
                    }
                    due += 1;
                }
            }
            Ok(())
        };
        let result = follow();
        next.store(numbers.end, Ordering::Relaxed);
        result
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_by_number_until_it_is_enough() {
        for threads in [1, 4] {
            let mut seen = Vec::new();
            let result: Result<(), ()> = in_order(
                threads,
                3..40,
                || 0,
                |state, number| {
                    *state += 1;
                    number * 2
                },
                |number, double| {
                    assert_eq!(double, 2 * number);
                    seen.push(number);
                    Ok(if number == 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
                },
            );
            assert_eq!((result, seen), (Ok(()), (3..=20).collect()));
        }
    }
}

//! Unpacked blocks, kept while there is room: each has one place, where it replaces what was there.

use std::sync::Mutex;

use crate::block::BLOCK;

struct Slot {
    /// The number of the block, from 1; 0 for none.
    holds: u64,
    bytes: [u8; BLOCK],
}

/// A cache of fixed size, shared by threads.
pub(crate) struct Cache {
    slots: Vec<Mutex<Slot>>,
}

impl Cache {
    /// A cache of at most so many bytes, and not more than `blocks` need.
    pub(crate) fn new(bytes: usize, blocks: u64) -> Self {
        let slots = (bytes / BLOCK).min(usize::try_from(blocks).unwrap_or(usize::MAX)).max(1);
        Self { slots: (0..slots).map(|_| Mutex::new(Slot { holds: 0, bytes: [0; BLOCK] })).collect() }
    }

    /// Reads the block of a number, which `fill` unpacks if it is not here; `None` if it cannot.
    #[inline]
    pub(crate) fn read<T>(
        &self,
        number: u64,
        fill: impl FnOnce(&mut [u8; BLOCK]) -> bool,
        read: impl FnOnce(&[u8; BLOCK]) -> T,
    ) -> Option<T> {
        let place = (number % self.slots.len() as u64) as usize;
        // A thread that panicked while it filled the slot has left it marked as empty.
        let mut slot = self.slots[place].lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if slot.holds != number + 1 {
            slot.holds = 0;
            if !fill(&mut slot.bytes) {
                return None;
            }
            slot.holds = number + 1;
        }
        Some(read(&slot.bytes))
    }
}

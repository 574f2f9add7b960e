//! The memory of the transposition table: words that are zero at first, from a line of the processor's cache on.
//!
//! A search looks into the table at places far apart, so that almost every look meets another page of memory, whose
//! place the processor has to find out first. Linux has pages of 2 MiB beside those of 4 KiB, for whoever asks.

use std::sync::atomic::AtomicU64;

pub(crate) use kept::Words;

/// From the system itself, in whole pages.
#[cfg(not(target_family = "wasm"))]
mod kept {
    use memmap2::MmapMut;
    use zerocopy::FromBytes;

    use super::AtomicU64;

    pub(crate) struct Words(MmapMut);

    impl Words {
        /// So many words, at least one; none where the system refuses them.
        pub(crate) fn new(count: usize) -> Option<Self> {
            let pages = MmapMut::map_anon(count * size_of::<AtomicU64>()).ok()?;
            // A wish: a system without large pages refuses it, and the table is as good and a little slower.
            #[cfg(target_os = "linux")]
            let _ = pages.advise(memmap2::Advice::HugePage);
            Some(Self(pages))
        }

        /// All of them.
        pub(crate) fn all(&mut self) -> &mut [AtomicU64] {
            FromBytes::mut_from_bytes(&mut self.0).expect("pages are of whole words")
        }
    }
}

/// From the allocator, where there are no pages to ask for.
#[cfg(target_family = "wasm")]
mod kept {
    use super::AtomicU64;

    /// Bytes of a line of the processor's cache.
    const LINE: usize = 64;
    const WORD: usize = size_of::<AtomicU64>();

    pub(crate) struct Words(Vec<AtomicU64>);

    impl Words {
        /// So many words, at least one; none where there is no room for them.
        pub(crate) fn new(count: usize) -> Option<Self> {
            // Up to a line of them comes before the first line.
            let count = count + LINE / WORD;
            let mut words = Vec::new();
            words.try_reserve_exact(count).ok()?;
            words.resize_with(count, AtomicU64::default);
            Some(Self(words))
        }

        /// All of them.
        pub(crate) fn all(&mut self) -> &mut [AtomicU64] {
            let (first, count) = (self.0.as_ptr().align_offset(LINE), self.0.len() - LINE / WORD);
            &mut self.0[first..][..count]
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_zero_and_begin_a_line_of_the_cache() {
        for count in [8, 1 << 17] {
            let mut words = Words::new(count).expect("a mebibyte at most");
            let all = words.all();
            assert_eq!(all.len(), count);
            assert_eq!(all.as_ptr().align_offset(64), 0);
            assert!(all.iter_mut().all(|word| *word.get_mut() == 0));
        }
    }
}

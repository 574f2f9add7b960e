//! The transposition table: what earlier searches found out about a position.
//!
//! It is shared by all threads of a search without locks. An entry is two words; the first is the key mixed with the
//! second, so that a pair torn by two writers fits no key and is not found.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::pages::Words;
use crate::value::{Value, WINNING};

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Known {
    /// [`Move::code`](damier_rules::Move::code) of the best move, 0 if none is known.
    pub(crate) move_code: u32,
    pub(crate) value: Value,
    /// Plies searched below the position.
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// The words of an entry: the key mixed with the second, and what is known ([`Packed`]).
const SLOT: usize = 2;
/// The words of entries that share an index and a line of the processor's cache; a new position replaces the least
/// useful of them.
const CLUSTER: usize = 4 * SLOT;

/// Searches are counted modulo this.
const AGES: u8 = 64;

/// A table of fixed size.
pub(crate) struct Table {
    words: Words,
    age: u8,
}

/// The table as the threads of one search see it.
#[derive(Clone, Copy)]
pub(crate) struct Shared<'a> {
    clusters: &'a [[AtomicU64; CLUSTER]],
    age: u8,
}

/// The fields of an entry as they lie in its second word.
struct Packed(u64);

impl Packed {
    fn new(known: &Known, age: u8) -> Self {
        let value = u64::from(known.value as i16 as u16);
        let depth = known.depth.clamp(0, 255) as u64;
        let bound_age = u64::from(known.bound as u8 | age << 2);
        Self(u64::from(known.move_code) | value << 32 | depth << 48 | bound_age << 56)
    }

    fn known(&self) -> Known {
        Known {
            move_code: self.0 as u32,
            value: i32::from((self.0 >> 32) as u16 as i16),
            depth: self.depth(),
            bound: match self.0 >> 56 & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }

    fn depth(&self) -> i32 {
        (self.0 >> 48 & 0xFF) as i32
    }

    fn age(&self) -> u8 {
        (self.0 >> 58) as u8
    }
}

impl Table {
    /// A table of `mebibytes`, at least 1.
    ///
    /// # Errors
    /// If the system has no memory for it.
    pub(crate) fn new(mebibytes: usize) -> Result<Self, String> {
        let words = Words::new((mebibytes.max(1) << 20) / size_of::<AtomicU64>());
        let words = words.ok_or_else(|| format!("there is no memory for a table of {mebibytes} MiB"))?;
        Ok(Self { words, age: 0 })
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.words.all().fill_with(AtomicU64::default);
        self.age = 0;
    }

    /// Begins a new search: what is stored from now on outlives older entries.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Lends the table to a search.
    pub(crate) fn share(&mut self) -> Shared<'_> {
        Shared { clusters: self.words.all().as_chunks().0, age: self.age }
    }
}

impl Shared<'_> {
    fn cluster(&self, key: u64) -> &[[AtomicU64; SLOT]] {
        let place = (u128::from(key) * self.clusters.len() as u128) >> 64;
        self.clusters[place as usize].as_chunks().0
    }

    /// What is known of a position met at `ply`.
    pub(crate) fn probe(&self, key: u64, ply: u32) -> Option<Known> {
        self.cluster(key).iter().find_map(|[check, data]| {
            let data = data.load(Relaxed);
            let fits = check.load(Relaxed) ^ data == key && data != 0;
            let known = fits.then(|| Packed(data).known())?;
            Some(Known { value: from_node(known.value, ply), ..known })
        })
    }

    /// Remembers what was found of a position at `ply`.
    pub(crate) fn store(&self, key: u64, ply: u32, mut known: Known) {
        let mut place = None;
        for slot @ [check, data] in self.cluster(key) {
            let data = data.load(Relaxed);
            if check.load(Relaxed) ^ data == key {
                if known.move_code == 0 {
                    known.move_code = data as u32;
                }
                place = Some((slot, i32::MIN));
                break;
            }
            let stale = i32::from((self.age + AGES - Packed(data).age()) % AGES);
            let worth = if data == 0 { i32::MIN } else { Packed(data).depth() - 4 * stale };
            if place.is_none_or(|(_, least)| worth < least) {
                place = Some((slot, worth));
            }
        }
        let ([check, word], _) = place.expect("a cluster is not empty");
        let data = Packed::new(&Known { value: to_node(known.value, ply), ..known }, self.age).0;
        word.store(data, Relaxed);
        check.store(key ^ data, Relaxed);
    }

    /// How many of a thousand slots hold something of the present search.
    pub(crate) fn fullness(&self) -> u32 {
        let fresh = |[_, data]: &&[AtomicU64; SLOT]| {
            let data = data.load(Relaxed);
            data != 0 && Packed(data).age() == self.age
        };
        self.clusters.iter().flat_map(|cluster| cluster.as_chunks().0).take(1000).filter(fresh).count() as u32
    }
}

/// Wins are counted from the root in the search, from the position in the table.
fn to_node(value: Value, ply: u32) -> Value {
    value + distance(value, ply)
}

fn from_node(value: Value, ply: u32) -> Value {
    value - distance(value, ply)
}

fn distance(value: Value, ply: u32) -> Value {
    if value.abs() < WINNING { 0 } else { value.signum() * ply as i32 }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(value: Value, depth: i32) -> Known {
        Known { move_code: 1 << 31 | 77, value, depth, bound: Bound::AtLeast }
    }

    #[test]
    fn what_is_stored_is_found_with_wins_counted_from_the_position() {
        let mut table = Table::new(1).expect("a mebibyte");
        let table = table.share();
        for value in [0, -345, 29_990, -29_990] {
            table.store(42, 3, known(value, 9));
            assert_eq!(table.probe(42, 3), Some(known(value, 9)));
        }
        table.store(42, 3, known(29_990, 9));
        assert_eq!(table.probe(42, 5).map(|known| known.value), Some(29_988));
        assert_eq!(table.probe(43, 3), None);
    }

    #[test]
    fn a_table_that_no_memory_holds_is_refused() {
        let refused = Table::new(1 << 40).err().expect("an exbibyte");
        assert_eq!(refused, "there is no memory for a table of 1099511627776 MiB");
    }

    #[test]
    fn a_deep_entry_outlives_shallow_ones_until_it_is_old() {
        let mut table = Table::new(1).expect("a mebibyte");
        // Keys of one cluster differ in their low bits.
        table.share().store(0, 0, known(1, 20));
        for key in 1..20 {
            table.share().store(key, 0, known(1, 2));
        }
        assert!(table.share().probe(0, 0).is_some());
        for _ in 0..10 {
            table.grow_older();
        }
        for key in 1..20 {
            table.share().store(key, 0, known(1, 2));
        }
        assert!(table.share().probe(0, 0).is_none());
        table.clear();
        assert!(table.share().probe(19, 0).is_none());
        assert_eq!(table.share().fullness(), 0);
    }
}

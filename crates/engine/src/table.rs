//! The transposition table: what earlier searches found out about a position.
//!
//! It is shared by all threads of a search without locks. An entry is two words; the first is the key mixed with the
//! second, so that a pair torn by two writers fits no key and is not found.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering::Relaxed};

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

/// One position: 16 bytes.
#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that share an index and a line of the processor's cache; a new position replaces the least useful of them.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

/// Searches are counted modulo this.
const AGES: u8 = 64;

/// A table of fixed size.
pub(crate) struct Table {
    clusters: Vec<Cluster>,
    age: AtomicU8,
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
    pub(crate) fn new(mebibytes: usize) -> Self {
        let clusters = (mebibytes.max(1) << 20) / size_of::<Cluster>();
        let clusters = std::iter::repeat_with(Cluster::default).take(clusters).collect();
        Self { clusters, age: AtomicU8::new(0) }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.clusters.fill_with(Cluster::default);
        *self.age.get_mut() = 0;
    }

    /// Begins a new search: what is stored from now on outlives older entries.
    pub(crate) fn grow_older(&mut self) {
        let age = self.age.get_mut();
        *age = (*age + 1) % AGES;
    }

    fn cluster(&self, key: u64) -> &[Slot; 4] {
        let place = (u128::from(key) * self.clusters.len() as u128) >> 64;
        &self.clusters[place as usize].0
    }

    /// What is known of a position met at `ply`.
    pub(crate) fn probe(&self, key: u64, ply: u32) -> Option<Known> {
        self.cluster(key).iter().find_map(|slot| {
            let data = slot.data.load(Relaxed);
            let fits = slot.check.load(Relaxed) ^ data == key && data != 0;
            let known = fits.then(|| Packed(data).known())?;
            Some(Known { value: from_node(known.value, ply), ..known })
        })
    }

    /// Remembers what was found of a position at `ply`.
    pub(crate) fn store(&self, key: u64, ply: u32, mut known: Known) {
        let age = self.age.load(Relaxed);
        let mut place = None;
        for slot in self.cluster(key) {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key {
                if known.move_code == 0 {
                    known.move_code = data as u32;
                }
                place = Some((slot, i32::MIN));
                break;
            }
            let stale = i32::from((age + AGES - Packed(data).age()) % AGES);
            let worth = if data == 0 { i32::MIN } else { Packed(data).depth() - 4 * stale };
            if place.is_none_or(|(_, least)| worth < least) {
                place = Some((slot, worth));
            }
        }
        let (slot, _) = place.expect("a cluster is not empty");
        let data = Packed::new(&Known { value: to_node(known.value, ply), ..known }, age).0;
        slot.data.store(data, Relaxed);
        slot.check.store(key ^ data, Relaxed);
    }

    /// How many of a thousand slots hold something of the present search.
    pub(crate) fn fullness(&self) -> u32 {
        let age = self.age.load(Relaxed);
        let fresh = |slot: &&Slot| {
            let data = slot.data.load(Relaxed);
            data != 0 && Packed(data).age() == age
        };
        self.clusters.iter().flat_map(|cluster| &cluster.0).take(1000).filter(fresh).count() as u32
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
        let table = Table::new(1);
        for value in [0, -345, 29_990, -29_990] {
            table.store(42, 3, known(value, 9));
            assert_eq!(table.probe(42, 3), Some(known(value, 9)));
        }
        table.store(42, 3, known(29_990, 9));
        assert_eq!(table.probe(42, 5).map(|known| known.value), Some(29_988));
        assert_eq!(table.probe(43, 3), None);
    }

    #[test]
    fn a_deep_entry_outlives_shallow_ones_until_it_is_old() {
        let mut table = Table::new(1);
        // Keys of one cluster differ in their low bits.
        table.store(0, 0, known(1, 20));
        for key in 1..20 {
            table.store(key, 0, known(1, 2));
        }
        assert!(table.probe(0, 0).is_some());
        for _ in 0..10 {
            table.grow_older();
        }
        for key in 1..20 {
            table.store(key, 0, known(1, 2));
        }
        assert!(table.probe(0, 0).is_none());
        table.clear();
        assert!(table.probe(19, 0).is_none());
        assert_eq!(table.fullness(), 0);
    }
}

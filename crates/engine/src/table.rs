//! The transposition table: what earlier searches found out about a position.

use crate::value::{MATE_RANGE, Value};

/// What a stored value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// One position: 16 bytes.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: u64,
    move_code: u32,
    value: i16,
    depth: u8,
    /// Bound in the low two bits, age above.
    bound_age: u8,
}

const FREE: Entry = Entry { key: 0, move_code: 0, value: 0, depth: 0, bound_age: 0 };

/// Entries that share an index; a new position replaces the least useful of them.
const CLUSTER: usize = 4;

/// What the table knows of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) move_code: u32,
    pub(crate) value: Value,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

/// A table of fixed size.
pub(crate) struct Table {
    entries: Vec<Entry>,
    age: u8,
}

impl Table {
    /// A table of at most `mebibytes`, at least 1.
    pub(crate) fn new(mebibytes: usize) -> Self {
        let entries = (mebibytes.max(1) << 20) / size_of::<Entry>();
        Self { entries: vec![FREE; entries], age: 0 }
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.entries.fill(FREE);
        self.age = 0;
    }

    /// Begins a new search: what is stored from now on outlives older entries.
    pub(crate) fn grow_older(&mut self) {
        self.age = (self.age + 1) % 64;
    }

    fn cluster(&self, key: u64) -> usize {
        let clusters = (self.entries.len() / CLUSTER) as u128;
        ((u128::from(key) * clusters) >> 64) as usize * CLUSTER
    }

    pub(crate) fn probe(&self, key: u64, ply: u32) -> Option<Known> {
        let first = self.cluster(key);
        let entry = self.entries[first..first + CLUSTER].iter().find(|entry| entry.key == key)?;
        Some(Known {
            move_code: entry.move_code,
            value: from_node(i32::from(entry.value), ply),
            depth: i32::from(entry.depth),
            bound: match entry.bound_age & 3 {
                0 => Bound::Exact,
                1 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        })
    }

    pub(crate) fn store(&mut self, key: u64, ply: u32, known: Known) {
        let (first, age) = (self.cluster(key), self.age);
        let cluster = &mut self.entries[first..first + CLUSTER];
        let worth = |entry: &Entry| {
            let stale = age.wrapping_sub(entry.bound_age >> 2) % 64;
            i32::from(entry.depth) - 4 * i32::from(stale)
        };
        let place = cluster
            .iter()
            .position(|entry| entry.key == key)
            .or_else(|| (0..CLUSTER).min_by_key(|&index| worth(&cluster[index])))
            .expect("a cluster is not empty");
        let kept_move = if cluster[place].key == key { cluster[place].move_code } else { 0 };
        cluster[place] = Entry {
            key,
            move_code: if known.move_code != 0 { known.move_code } else { kept_move },
            value: to_node(known.value, ply) as i16,
            depth: known.depth.clamp(0, 255) as u8,
            bound_age: known.bound as u8 | age << 2,
        };
    }
}

/// Wins are counted from the root in the search, from the position in the table.
fn to_node(value: Value, ply: u32) -> Value {
    value + value_shift(value, ply)
}

fn from_node(value: Value, ply: u32) -> Value {
    value - value_shift(value, ply)
}

fn value_shift(value: Value, ply: u32) -> Value {
    if value.abs() < MATE_RANGE { 0 } else { value.signum() * ply as i32 }
}

//! Machine words that hold a set of squares: one bit a square, `u64` for most boards, `u128` for 12×12.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr};

/// A word used as a set of bits. Implemented for `u64` and `u128`.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The empty set.
    const EMPTY: Self;

    /// The set of the one bit `index`, which must be under the word's width.
    fn bit(index: u8) -> Self;

    /// Number of bits in the set.
    fn count(self) -> u32;

    /// Index of the lowest bit; the word's width for the empty set.
    fn first(self) -> u8;

    /// The set without its lowest bit. The set must not be empty.
    fn without_first(self) -> Self;

    /// The lowest 64 bits.
    fn low(self) -> u64;

    /// The word folded to 64 bits, for hashing.
    fn folded(self) -> u64;

    /// Whether the set has no bit.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the two sets share a bit.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The indices of the bits, lowest first.
    #[inline(always)]
    fn indices(self) -> Indices<Self> {
        Indices(self)
    }
}

/// Iterator over the indices of a set, lowest first.
#[derive(Clone, Debug)]
pub struct Indices<W>(W);

impl<W: Bits> Iterator for Indices<W> {
    type Item = u8;

    #[inline(always)]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let index = self.0.first();
        self.0 = self.0.without_first();
        Some(index)
    }
}

macro_rules! word {
    ($word:ty, $folded:expr) => {
        impl Bits for $word {
            const EMPTY: Self = 0;

            #[inline(always)]
            fn bit(index: u8) -> Self {
                1 << index
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn first(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline(always)]
            fn without_first(self) -> Self {
                self & (self - 1)
            }

            #[inline(always)]
            fn low(self) -> u64 {
                self as u64
            }

            #[inline(always)]
            fn folded(self) -> u64 {
                let fold: fn($word) -> u64 = $folded;
                fold(self)
            }
        }
    };
}

word!(u64, |word| word);
word!(u128, |word| (word as u64) ^ ((word >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));

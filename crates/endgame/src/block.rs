//! Blocks: how a stretch of results or of distances is packed, and how a packed one is read without allocation.
//!
//! Results are a run-length code under deflate, distances deflate alone; zlib's checksum guards both. A position that is
//! left out repeats what stands before it, which lets runs go on.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::TINFLStatus;
use miniz_oxide::inflate::core::inflate_flags::{
    TINFL_FLAG_COMPUTE_ADLER32, TINFL_FLAG_PARSE_ZLIB_HEADER, TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF,
};
use miniz_oxide::inflate::core::{DecompressorOxide, decompress};

use crate::outcome::Outcome;

/// Bytes of a block as the cache holds it.
pub(crate) const BLOCK: usize = 4096;

/// What a section holds for each position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Content {
    /// Results, four to a byte.
    Results,
    /// Half the plies to the end, rounded up, a byte each.
    Distances,
}

/// Best effort of deflate: tables are made once and read often.
const LEVEL: u8 = 9;
/// Run-length code: from here on a byte begins a long run of the symbol `byte - LONG_RUN`, its length in two bytes.
const LONG_RUN: u8 = 240;
/// The longest run that one byte tells: the byte is `symbol + 3 * (length - 1)`.
const SHORT_RUN: usize = 80;

impl Content {
    /// Positions of a block.
    pub(crate) const fn positions(self) -> usize {
        match self {
            Self::Results => 4 * BLOCK,
            Self::Distances => BLOCK,
        }
    }

    /// Packs a block; `None` stands for a position whose value is of no interest. Results are coded by
    /// [`symbol`].
    pub(crate) fn pack(self, values: impl Iterator<Item = Option<u8>>) -> Vec<u8> {
        let mut last = 0;
        let filled: Vec<u8> = values
            .map(|value| {
                last = value.unwrap_or(last);
                last
            })
            .collect();
        match self {
            Self::Results => compress_to_vec_zlib(&runs(&filled), LEVEL),
            Self::Distances => compress_to_vec_zlib(&filled, LEVEL),
        }
    }

    /// Unpacks a block; says whether it is sound.
    pub(crate) fn unpack(self, packed: &[u8], block: &mut [u8; BLOCK]) -> bool {
        match self {
            Self::Distances => inflate(packed, block).is_some(),
            Self::Results => {
                // A run-length code never has more bytes than positions.
                let mut code = [0; Self::Results.positions()];
                inflate(packed, &mut code).is_some_and(|len| unroll(&code[..len], block))
            }
        }
    }
}

/// The code of a result.
pub(crate) const fn symbol(outcome: Outcome) -> u8 {
    match outcome {
        Outcome::Draw => 0,
        Outcome::Win => 1,
        Outcome::Loss => 2,
    }
}

/// The result at a place of an unpacked block.
#[inline]
pub(crate) fn result_at(block: &[u8; BLOCK], place: usize) -> Outcome {
    match block[place / 4] >> (place % 4 * 2) & 3 {
        1 => Outcome::Win,
        2 => Outcome::Loss,
        _ => Outcome::Draw,
    }
}

fn runs(symbols: &[u8]) -> Vec<u8> {
    let mut code = Vec::new();
    for run in symbols.chunk_by(|a, b| a == b) {
        let (symbol, len) = (run[0], run.len());
        if len <= SHORT_RUN {
            code.push(symbol + 3 * (len as u8 - 1));
        } else {
            code.push(LONG_RUN + symbol);
            code.extend_from_slice(&(len as u16).to_le_bytes());
        }
    }
    code
}

/// Turns the run-length code into results, four to a byte.
fn unroll(code: &[u8], block: &mut [u8; BLOCK]) -> bool {
    block.fill(0);
    let mut place = 0;
    let mut rest = code;
    while let [first, tail @ ..] = rest {
        let (symbol, len);
        if *first < LONG_RUN {
            (symbol, len, rest) = (first % 3, usize::from(first / 3) + 1, tail);
        } else {
            let [low, high, tail @ ..] = tail else { return false };
            (symbol, len, rest) = (first - LONG_RUN, u16::from_le_bytes([*low, *high]).into(), tail);
        }
        let end = place + len;
        if symbol > 2 || end > Content::Results.positions() {
            return false;
        }
        while place < end && !place.is_multiple_of(4) {
            block[place / 4] |= symbol << (place % 4 * 2);
            place += 1;
        }
        block[place / 4..(place + (end - place) / 4 * 4) / 4].fill(symbol * 0b0101_0101);
        place += (end - place) / 4 * 4;
        while place < end {
            block[place / 4] |= symbol << (place % 4 * 2);
            place += 1;
        }
    }
    true
}

/// Inflates and checks; how many bytes came out.
fn inflate(packed: &[u8], out: &mut [u8]) -> Option<usize> {
    let flags =
        TINFL_FLAG_PARSE_ZLIB_HEADER | TINFL_FLAG_COMPUTE_ADLER32 | TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let (status, _, len) = decompress(&mut DecompressorOxide::new(), packed, out, 0, flags);
    (status == TINFLStatus::Done).then_some(len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let mut chance = fastrand::Rng::with_seed(1);
        for runs in [1, 3, 50, 400, 5_000] {
            let mut values = Vec::new();
            while values.len() < Content::Results.positions() {
                let value = chance.bool().then(|| chance.u8(0..3));
                let len = chance.usize(1..=2 * runs);
                values.extend(std::iter::repeat_n(value, len));
            }
            values.truncate(Content::Results.positions() - chance.usize(0..9));
            let mut block = [7; BLOCK];
            assert!(Content::Results.unpack(&Content::Results.pack(values.iter().copied()), &mut block));
            for (place, value) in values.iter().enumerate() {
                assert!(value.is_none_or(|value| value == symbol(result_at(&block, place))));
            }
            values.truncate(BLOCK);
            let mut packed = Content::Distances.pack(values.iter().copied());
            assert!(Content::Distances.unpack(&packed, &mut block));
            assert!(values.iter().zip(block).all(|(value, byte)| value.is_none_or(|value| value == byte)));
            let at = chance.usize(2..packed.len());
            packed[at] ^= 1 << chance.u32(0..8);
            assert!(!Content::Distances.unpack(&packed, &mut block), "a flipped bit");
        }
    }
}

//! Files of weights: what they are for, a checksum, and the weights, compressed.

use std::io::Read;

use damier_rules::GameKind;

use super::{Layout, Weights};

/// What a file begins with: the name of the format and its edition.
const MAGIC: &[u8; 8] = b"DAMWGHT1";

/// Why weights are refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsError {
    /// The file does not begin as one of weights does.
    #[error("this is no file of weights, or one of another edition")]
    Unknown,
    /// The file ends too early.
    #[error("the file of weights is cut off")]
    CutOff,
    /// The checksum is another, or the weights do not unpack.
    #[error("the file of weights is damaged")]
    Damaged,
    /// The weights are for something else than what is played.
    #[error("the weights are for {found}, not for {wanted}")]
    Other {
        /// What they are for.
        found: String,
        /// What is played.
        wanted: GameKind,
    },
    /// The weights were learnt for other patterns.
    #[error("the weights for {0} were learnt for another edition of the engine")]
    Patterns(GameKind),
}

/// What weights for this are filed under: kinds with the same rules and objective share them.
#[must_use]
pub fn family(kind: GameKind) -> GameKind {
    let same = |other: &GameKind| other.rules() == kind.rules() && other.objective == kind.objective;
    GameKind::all().find(same).unwrap_or(kind)
}

/// The name of the file with the weights for a kind of game, as in `data/weights`.
#[must_use]
pub fn file_name(kind: GameKind) -> String {
    format!("{}.weights", family(kind).to_string().replace(' ', "-"))
}

impl Weights {
    /// The weights of a file that are for this kind of game.
    ///
    /// # Errors
    /// If the bytes are not such a file, damaged, or the weights are for something else.
    pub fn read(bytes: &[u8], kind: GameKind) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC.as_slice()).ok_or(WeightsError::Unknown)?;
        let (&check, rest) = rest.split_first_chunk().ok_or(WeightsError::CutOff)?;
        if crc32fast::hash(rest) != u32::from_le_bytes(check) {
            return Err(WeightsError::Damaged);
        }
        let (&[length], rest) = rest.split_first_chunk().ok_or(WeightsError::CutOff)?;
        let (name, rest) = rest.split_at_checked(usize::from(length)).ok_or(WeightsError::CutOff)?;
        let wanted = family(kind);
        if name != wanted.to_string().as_bytes() {
            return Err(WeightsError::Other {
                found: String::from_utf8_lossy(name).into_owned(),
                wanted: kind,
            });
        }
        let layout = Layout::of(wanted);
        let (&fingerprint, packed) = rest.split_first_chunk().ok_or(WeightsError::CutOff)?;
        if u32::from_le_bytes(fingerprint) != layout.fingerprint() {
            return Err(WeightsError::Patterns(kind));
        }
        let expected = 4 * layout.len();
        let mut plain = Vec::with_capacity(expected);
        let unpacked = ruzstd::decoding::StreamingDecoder::new(packed).map_err(|_| WeightsError::Damaged)?;
        unpacked.take(expected as u64 + 1).read_to_end(&mut plain).map_err(|_| WeightsError::Damaged)?;
        if plain.len() != expected {
            return Err(WeightsError::Damaged);
        }
        let (numbers, _) = plain.as_chunks();
        let (opening, end) = numbers.split_at(layout.len());
        let pair =
            |(opening, end): (&[u8; 2], &[u8; 2])| [opening, end].map(|bytes| i16::from_le_bytes(*bytes));
        let weights = opening.iter().zip(end).map(pair).collect();
        Ok(Self::new(layout, weights))
    }

    /// The file of these weights, `pack` being a compression by Zstandard.
    ///
    /// # Errors
    /// That of `pack`.
    pub fn to_file<E>(
        &self,
        kind: GameKind,
        pack: impl FnOnce(&[u8]) -> Result<Vec<u8>, E>,
    ) -> Result<Vec<u8>, E> {
        let phases = [0, 1].iter().flat_map(|&phase| self.weights.iter().map(move |pair| pair[phase]));
        let plain: Vec<u8> = phases.flat_map(i16::to_le_bytes).collect();
        let name = family(kind).to_string();
        let mut rest = vec![name.len() as u8];
        rest.extend(name.as_bytes());
        rest.extend(self.layout.fingerprint().to_le_bytes());
        rest.extend(pack(&plain)?);
        Ok([MAGIC.as_slice(), &crc32fast::hash(&rest).to_le_bytes(), &rest].concat())
    }
}

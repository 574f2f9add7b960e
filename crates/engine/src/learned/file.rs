//! Files of weights: what they are for, a checksum, and the weights, compressed.

use std::io::Read;

use damier_rules::GameKind;

use super::{Layout, Net, NetLayout, Patterns, Weights};

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
    /// The weights were learnt for other patterns, or for another net.
    #[error("the weights for {0} were learnt for another edition of the engine")]
    Layout(GameKind),
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
        let (&fingerprint, packed) = rest.split_first_chunk().ok_or(WeightsError::CutOff)?;
        let fingerprint = u32::from_le_bytes(fingerprint);
        let (patterns, net) = (Layout::of(wanted), NetLayout::of(wanted));
        if fingerprint == patterns.fingerprint() {
            let numbers = unpack(packed, 2 * patterns.len())?;
            let (opening, end) = numbers.split_at(patterns.len());
            let weights = opening.iter().zip(end).map(|(&opening, &end)| [opening, end]).collect();
            Ok(Self::Patterns(Patterns::new(patterns, weights)))
        } else if fingerprint == net.fingerprint() {
            Ok(Self::Net(Box::new(Net::new(net, &unpack(packed, net.len())?))))
        } else {
            Err(WeightsError::Layout(kind))
        }
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
        let (fingerprint, numbers) = match self {
            Self::Patterns(patterns) => (patterns.layout().fingerprint(), patterns.by_phase().collect()),
            Self::Net(net) => (net.layout().fingerprint(), net.weights()),
        };
        let plain: Vec<u8> = numbers.into_iter().flat_map(i16::to_le_bytes).collect();
        let name = family(kind).to_string();
        let mut rest = vec![name.len() as u8];
        rest.extend(name.as_bytes());
        rest.extend(fingerprint.to_le_bytes());
        rest.extend(pack(&plain)?);
        Ok([MAGIC.as_slice(), &crc32fast::hash(&rest).to_le_bytes(), &rest].concat())
    }
}

/// So many numbers, unpacked.
fn unpack(packed: &[u8], count: usize) -> Result<Vec<i16>, WeightsError> {
    let mut plain = Vec::with_capacity(2 * count);
    let unpacked = ruzstd::decoding::StreamingDecoder::new(packed).map_err(|_| WeightsError::Damaged)?;
    unpacked.take(2 * count as u64 + 1).read_to_end(&mut plain).map_err(|_| WeightsError::Damaged)?;
    if plain.len() != 2 * count {
        return Err(WeightsError::Damaged);
    }
    Ok(plain.as_chunks().0.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect())
}

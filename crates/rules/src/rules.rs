//! The rules themselves, one small file each: values with their article or source.

mod art2dec;
mod czech;
mod english;
mod frisian;
mod international;
mod italian;
mod killer;
mod pool;
mod russian;
mod spanish;
mod thai;
mod turkish;

pub use art2dec::{Art2decInternational, Art2decRussian};
pub use czech::Czech;
pub use english::{English, EnglishOptional};
pub use frisian::Frisian;
pub use international::International;
pub use italian::Italian;
pub use killer::Killer;
pub use pool::Pool;
pub use russian::Russian;
pub use spanish::Spanish;
pub use thai::Thai;
pub use turkish::{Armenian, Turkish};

/// Writes `impl Rules` for rules without king runs.
macro_rules! rules {
    ($name:ty, $board:ty, $spec:expr) => {
        impl crate::spec::Rules for $name {
            type Board = $board;
            type Runs = crate::king_run::Unlimited;
            const SPEC: crate::spec::Spec = $spec;
        }
    };
}
use rules;

//! Any text is a position or is refused; a position is written and read as the same.
#![no_main]

use damier_record::fen;
use damier_rules::VariantId;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for &variant in VariantId::ALL {
        if let Ok(read) = fen::read(text, variant) {
            let written = fen::write(&read.diagram, variant);
            let again = fen::read(&written, variant).expect("what is written is read");
            assert_eq!(again.diagram, read.diagram, "{written}");
        }
    }
});

//! Any text is a saved game or is refused; what is read and not edited is written byte for byte.
#![no_main]

use damier_record::seed_save;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(reading) = seed_save::read(text) else { return };
    assert_eq!(reading.save.write(), text);
    let kind = reading.save.kind(reading.save.variant_guess());
    let _ = reading.save.routes(kind);
    let _ = reading.save.boards();
});

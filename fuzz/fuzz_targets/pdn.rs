//! Any bytes are read as games; what is written of them reads as the same and settles.
#![no_main]

use damier_record::pdn;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let decoded = pdn::decode(bytes, None).expect("no encoding is asked for");
    let once = pdn::write_games(pdn::read(&decoded.text, None).iter().map(|game| &game.record));
    let twice = pdn::write_games(pdn::read(&once, None).iter().map(|game| &game.record));
    let third = pdn::write_games(pdn::read(&twice, None).iter().map(|game| &game.record));
    assert_eq!(twice, third);
    let database = damier_record::database::Database::new(decoded.text, None);
    for index in 0..database.len() {
        let _ = database.game(index);
    }
});

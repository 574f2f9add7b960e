//! Any line is read, and read again as it is written; positions and moves of the protocol too.
#![no_main]

use damier_link::hub::Line;
use damier_link::hub::text::{read_move, read_position, write_move, write_position};
use damier_rules::GameKind;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let line = Line::read(text);
    // What has no name cannot be told from blanks; the protocol has no such lines.
    let is_named = !line.command.is_empty() && line.arguments.iter().all(|(name, _)| !name.is_empty());
    let again = Line::read(&line.to_string());
    assert!(!is_named || Line::read(&again.to_string()) == again, "{again}");
    for kind in GameKind::all() {
        let variant = kind.variant;
        let mut diagram = variant.variant().start();
        if let Ok(position) = read_position(line.get("pos").unwrap_or(text), variant) {
            assert_eq!(read_position(&write_position(&position, variant), variant).as_ref(), Ok(&position));
            diagram = position;
        }
        for word in line.get("moves").unwrap_or(text).split(' ') {
            let Ok(route) = read_move(word, kind, &diagram) else { continue };
            let written = write_move(&route, variant);
            assert!(read_move(&written, kind, &diagram).is_ok_and(|again| again.same_move(&route)), "{written}");
        }
    }
});

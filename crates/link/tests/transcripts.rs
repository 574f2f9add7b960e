//! Conversations in the Hub protocol, as data: `transcripts/*.txt`.

use std::path::Path;

use damier_engine::{FromEngine, Report, Request, ToEngine};
use damier_link::hub::{Act, Server};
use damier_rules::Game;

/// Whether a text is what a pattern says, `*` standing for anything.
fn fits(pattern: &str, text: &str) -> bool {
    let mut parts = pattern.split('*');
    let Some(rest) = parts.next().and_then(|first| text.strip_prefix(first)) else { return false };
    let mut rest = Some(rest);
    let parts: Vec<_> = parts.collect();
    for (index, part) in parts.iter().enumerate() {
        let last = index + 1 == parts.len();
        rest = rest.and_then(|rest| match last {
            true => rest.ends_with(part).then_some(""),
            false => rest.find(part).map(|at| &rest[at + part.len()..]),
        });
    }
    rest == Some("")
}

/// The answer of an engine that plays the first legal move.
fn first_move(request: &Request) -> FromEngine {
    let mut game = Game::from_diagram(request.kind, request.start.clone()).expect("a valid position");
    for route in &request.moves {
        game.play(route).expect("legal moves");
    }
    let best = game.moves().first().cloned();
    let report = Report { number: request.number, line: best.iter().cloned().collect(), ..Report::default() };
    FromEngine::Done { number: request.number, best, report }
}

fn follow(path: &Path) {
    let text = std::fs::read_to_string(path).expect("a transcript can be read");
    let mut server = Server::default();
    let mut said: Vec<String> = Vec::new();
    let mut request = None;
    let mut take = |acts: Vec<Act>, said: &mut Vec<String>| {
        for act in acts {
            match act {
                Act::Say(line) => said.push(format!("< {line}")),
                Act::Tell(message) => {
                    said.push(format!("! {message:?}"));
                    if let ToEngine::Go(asked) = message {
                        request = Some(asked);
                    }
                }
                Act::Quit => {}
            }
        }
        request.clone()
    };
    let mut asked = None;
    for (line, number) in text.lines().zip(1..) {
        let place = format!("{}:{number}", path.display());
        if let Some(words) = line.strip_prefix("> ") {
            assert!(said.is_empty(), "{place}: said {said:?}");
            asked = take(server.follow(words), &mut said);
        } else if line == "= done" {
            assert!(said.is_empty(), "{place}: said {said:?}");
            take(server.hear(&first_move(asked.as_ref().expect("a request"))), &mut said);
        } else if line.starts_with(['<', '!']) {
            assert!(!said.is_empty(), "{place}: nothing said");
            let answer = said.remove(0);
            assert!(fits(line, &answer), "{place}: {answer}");
        } else {
            assert!(line.starts_with('#') || line.is_empty(), "{place}: not a line of a transcript");
        }
    }
    assert!(said.is_empty(), "{}: {said:?}", path.display());
}

#[test]
fn conversations_go_as_written() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("transcripts are there") {
        follow(&entry.expect("a folder can be listed").path());
        count += 1;
    }
    assert!(count >= 2);
}

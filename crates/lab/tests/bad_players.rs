//! Engines that end, are slow, silent or cheat: each loses its game, the match goes on, and the summary tells.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;
use std::process::Command;

use damier_engine::{FromEngine, Report, ToEngine};
use damier_link::dxp::{Act, Message, Session};
use damier_rules::{Game, VariantId};

fn lab(words: &str, arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_damier-lab"));
    let output = command.args(words.split_whitespace()).args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

/// A match of two games against an engine that does that when it is to move.
fn against(pace: &str, what: &str) -> String {
    let script = format!(
        "while read line; do case \"$line\" in hub*) echo wait;; init*) echo ready;; go*) {what};; esac; done"
    );
    let program = format!("sh -c '{script}'");
    let words = format!("match --variant international --opening 0 --games 2 --first hash=1 {pace}");
    lab(&words, &["--second-program", &program])
}

#[test]
fn an_engine_that_fails_loses_its_games() {
    let crash = against("--nodes 100", "exit 3");
    assert!(
        crash.contains("+2 =0 -0") && crash.contains("lost by a crash: the first 0, the second 2"),
        "{crash}"
    );
    let complaint = against("--nodes 100", "echo error message=no");
    assert!(complaint.contains("lost by a crash: the first 0, the second 2"), "{complaint}");
    let cheat = against("--nodes 100", "echo done move=31-6");
    assert!(cheat.contains("lost by an illegal move: the first 0, the second 2"), "{cheat}");
    let silent = against("--clock 0.2", ":");
    assert!(silent.contains("lost on time: the first 0, the second 2"), "{silent}");
    let late = against("--clock 0.2", "sleep 0.25; echo done move=31-26");
    assert!(late.contains("lost on time: the first 0, the second 2"), "{late}");
}

/// An engine that listens, plays the first legal move, and breaks off its second game.
fn follower(listener: &TcpListener) {
    for game in 0..2 {
        let (stream, _) = listener.accept().unwrap();
        let mut session = Session::new(VariantId::Brazilian);
        let mut incoming = BufReader::new(stream.try_clone().unwrap());
        let (mut stream, mut bytes) = (stream, Vec::new());
        'game: while incoming.read_until(0, &mut bytes).unwrap() > 0 {
            let text = String::from_utf8(std::mem::take(&mut bytes)).unwrap();
            let mut acts = session.follow(Message::read(text.trim_end_matches('\0')).unwrap());
            while !acts.is_empty() {
                match acts.remove(0) {
                    Act::Send(message) => write!(stream, "{message}\0").unwrap(),
                    Act::Tell(ToEngine::Go(request)) => {
                        let mut board = Game::from_diagram(request.kind, request.start.clone()).unwrap();
                        request.moves.iter().for_each(|route| board.play(route).unwrap());
                        if game == 1 && request.moves.len() > 3 {
                            break 'game;
                        }
                        let best = board.moves().first().cloned();
                        let report = Report { number: request.number, ..Report::default() };
                        acts.extend(session.hear(&FromEngine::Done { number: request.number, best, report }));
                    }
                    Act::End => break 'game,
                    Act::Tell(_) | Act::Report(_) => {}
                }
            }
        }
    }
}

#[test]
fn an_engine_is_played_over_a_connection() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let engine = std::thread::spawn(move || follower(&listener));
    let words = "match --variant brazilian --games 2 --time 2 --first hash=1 --second-dxp";
    let summary = lab(words, &[&address]);
    engine.join().unwrap();
    assert!(summary.contains("\n+2 =0 -0"), "{summary}");
    assert!(summary.contains("lost by a crash: the first 0, the second 1"), "{summary}");
}

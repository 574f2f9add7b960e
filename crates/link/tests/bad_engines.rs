//! Engines that end, stay silent, print garbage, play what is illegal, or will not quit (reports on cutechess #27,
//! #427, #677, nibbler #142): each is a clear error, and nothing is left running.
#![cfg(unix)]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::time::{Duration, Instant};

use damier_engine::{Effort, Limits, Score};
use damier_link::hub::{Answer, EngineError, HubEngine};
use damier_link::process::PeerError;
use damier_rules::{Game, GameKind, VariantId};

const READY: &str = "while read line; do case \"$line\" in hub*) echo id name=Stub; echo param name=variant; echo wait;; \
     init*) echo ready;;";

fn stub(script: &str) -> Vec<String> {
    ["sh", "-c", script].map(str::to_owned).to_vec()
}

fn kind() -> GameKind {
    GameKind::new(VariantId::English)
}

/// What a stub answers to a request for the first move.
fn answer(cases: &str) -> Result<Answer, EngineError> {
    let mut engine = HubEngine::start(&stub(&format!("{READY} {cases} esac; done")), kind(), &[])?;
    assert_eq!(engine.name(), "Stub");
    let limits = Limits { depth: Some(1), ..Limits::default() };
    engine.think(&Game::new(kind()), Effort::Limits(limits), Duration::from_millis(400))
}

#[test]
fn a_good_one_plays() {
    let answer = answer("go*) echo info depth=1 score=-0.25; echo done move=11-15;;").unwrap();
    assert_eq!(damier_record::notation::full(VariantId::English, &answer.route), "11-15");
    assert_eq!(answer.score, Some(Score::Even(-25)));
}

#[test]
fn one_that_cannot_do_what_is_wanted_is_told_of() {
    let plain = format!("{} esac; done", READY.replace("echo param name=variant;", ""));
    let Err(error) = HubEngine::start(&stub(&plain), kind(), &[]) else { panic!("it plays anything") };
    assert_eq!(error.to_string(), "Stub is not suited: it does not play english");
    let options = [("hash".to_owned(), "1".to_owned())];
    let start = HubEngine::start(&stub(&format!("{READY} esac; done")), kind(), &options);
    let Err(error) = start else { panic!("it takes any option") };
    assert_eq!(error.to_string(), "Stub is not suited: it has no parameter `hash`; it has variant");
    assert!(HubEngine::start(&stub(&plain), GameKind::new(VariantId::International), &[]).is_ok());
}

#[test]
fn one_that_ends_is_told_of() {
    assert!(matches!(answer("go*) exit 1;;"), Err(EngineError::Peer(PeerError::Ended(_)))));
    let start = HubEngine::start(&stub("exit 0"), kind(), &[]);
    assert!(matches!(start, Err(EngineError::Peer(PeerError::Ended(_)))));
    let none = HubEngine::start(&["no-such-engine".to_owned()], kind(), &[]);
    assert!(matches!(none, Err(EngineError::Peer(PeerError::NotStarted { .. }))));
    assert!(matches!(HubEngine::start(&[], kind(), &[]), Err(EngineError::Peer(PeerError::NoProgram))));
}

#[test]
fn one_that_stays_silent_or_babbles_is_given_up() {
    assert!(matches!(answer("go*) ;;"), Err(EngineError::Peer(PeerError::Silent(_)))));
    let flood = answer("go*) yes | tr -d '\\\\n' & sleep 9;;");
    assert!(matches!(flood, Err(EngineError::Peer(PeerError::Silent(_)))));
    let babble = answer("go*) echo lorem ipsum; echo \"\u{fffd}\" dolor;;");
    assert!(matches!(babble, Err(EngineError::Peer(PeerError::Silent(_)))));
}

#[test]
fn one_that_plays_what_is_illegal_is_told_of() {
    let Err(error) = answer("go*) echo done move=11-18;;") else { panic!("an illegal move was taken") };
    assert_eq!(error.to_string(), "the engine's move cannot be played: `11-18` is not legal");
    assert!(matches!(answer("go*) echo done;;"), Err(EngineError::BadMove(_))));
    let complains = answer("go*) echo error message=\\\"no idea\\\";;");
    assert!(matches!(complains, Err(EngineError::Complains(message)) if message == "no idea"));
}

#[test]
fn one_that_will_not_quit_is_ended() {
    let marker = std::env::temp_dir().join(format!("damier-stubborn-{}", std::process::id()));
    // The program that it has started itself outlives it, unless that is ended too.
    let script = format!("trap '' TERM; sleep 30 & echo $! > {}; {READY} esac; done; wait", marker.display());
    let engine = HubEngine::start(&stub(&script), kind(), &[]).unwrap();
    let process = std::fs::read_to_string(&marker).unwrap();
    let began = Instant::now();
    drop(engine);
    assert!(began.elapsed() < Duration::from_secs(2));
    // A moment for the system to take it away; what nobody has asked after yet is still listed, as a zombie.
    std::thread::sleep(Duration::from_millis(100));
    let listed =
        std::process::Command::new("ps").args(["-o", "stat=", "-p", process.trim()]).output().unwrap();
    let state = String::from_utf8(listed.stdout).unwrap();
    assert!(state.is_empty() || state.starts_with('Z'), "process {process} is still there: {state}");
    std::fs::remove_file(marker).unwrap();
}

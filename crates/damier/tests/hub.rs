//! Our engine as other programs drive it: how fast it answers, and that it leaves nothing behind.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

const START: &str = "pos pos=Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
/// A man in the corner has one move, 46-41.
const FORCED: &str = "pos pos=Weeeebeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeweeee";

struct Hub {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Hub {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_damier"));
        let mut child = command.arg("hub").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (sender, lines) = channel();
        let output = BufReader::new(child.stdout.take().unwrap());
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        let input = child.stdin.take();
        let mut hub = Self { child, input, lines };
        hub.say("hub");
        hub.wait_for("wait");
        hub.say("init");
        hub.wait_for("ready");
        hub
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The time until a line that begins so.
    fn wait_for(&self, begin: &str) -> Duration {
        let began = Instant::now();
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(20)).unwrap();
            if line.starts_with(begin) {
                return began.elapsed();
            }
        }
    }

    /// Whether it ends by itself, with success, within two seconds.
    fn ends(mut self) {
        let began = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                assert!(status.success(), "{status}");
                return;
            }
            if began.elapsed() > Duration::from_secs(2) {
                self.child.kill().unwrap();
                panic!("it does not end");
            }
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

/// The least of some times: what the engine needs, not what a busy machine adds.
fn best(mut measure: impl FnMut() -> Duration) -> Duration {
    (0..5).map(|_| measure()).min().unwrap()
}

#[test]
fn stop_and_ping_are_answered_within_50_milliseconds() {
    let mut hub = Hub::start();
    let mut stopped = Vec::new();
    let pinged = best(|| {
        hub.say(START);
        hub.say("level infinite");
        hub.say("go analyze");
        hub.wait_for("info");
        hub.say("ping");
        let pinged = hub.wait_for("pong");
        hub.say("stop");
        stopped.push(hub.wait_for("done move="));
        pinged
    });
    let stopped = stopped.into_iter().min().unwrap();
    assert!(pinged < Duration::from_millis(50), "ping: {pinged:?}");
    assert!(stopped < Duration::from_millis(50), "stop: {stopped:?}");
    hub.say("quit");
    hub.ends();
}

#[test]
fn one_move_is_answered_at_once_but_analysed_until_stop() {
    let mut hub = Hub::start();
    let answered = best(|| {
        hub.say(FORCED);
        hub.say("level time=600");
        hub.say("go think");
        hub.wait_for("done move=")
    });
    assert!(answered < Duration::from_millis(50), "{answered:?}");
    hub.say("level infinite");
    hub.say("go analyze");
    hub.wait_for("info");
    hub.say("ping");
    hub.wait_for("pong");
    assert!(!hub.lines.try_iter().any(|line| line.starts_with("done")), "analysis goes on");
    hub.say("stop");
    hub.wait_for("done move=");
    hub.say("quit");
    hub.ends();
}

#[test]
fn time_counts_from_the_ponder_hit_on() {
    let mut hub = Hub::start();
    hub.say(START);
    hub.say("level move-time=0.2");
    hub.say("go ponder");
    std::thread::sleep(Duration::from_millis(400));
    assert!(!hub.lines.try_iter().any(|line| line.starts_with("done")), "it ponders on");
    hub.say("ponder-hit");
    let answered = hub.wait_for("done move=");
    assert!(answered > Duration::from_millis(150) && answered < Duration::from_secs(2), "{answered:?}");
    hub.say("quit");
    hub.ends();
}

#[test]
fn the_end_of_its_input_ends_it_even_while_it_searches() {
    for go in ["", "go analyze", "go ponder"] {
        let mut hub = Hub::start();
        hub.say(START);
        hub.say(go);
        hub.input = None;
        hub.ends();
    }
}

#[test]
fn parameters_have_types_and_ranges() {
    let mut hub = Hub::start();
    hub.say("hub");
    for begin in
        ["param name=hash value=64 type=int min=1 max=", "param name=threads value=1 type=int min=1 max="]
    {
        hub.wait_for(begin);
    }
    for (line, answer) in [
        (
            "set-param name=hash value=0",
            "error message=\"`0` is no value for hash: a whole number from 1 to ",
        ),
        ("set-param name=threads value=many", "error message=\"`many` is no value for threads: "),
        ("set-param name=luck value=1", "error message=\"there is no option `luck`; "),
    ] {
        hub.say(line);
        hub.wait_for(answer);
    }
    hub.say("quit");
    hub.ends();
}

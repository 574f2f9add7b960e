//! Another program, talked with in lines.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

/// How long a program may take to end by itself.
const FAREWELL: Duration = Duration::from_secs(1);

/// What of a line is taken at once; a program that never ends its lines does not fill our memory.
const LONGEST_LINE: u64 = 1 << 20;
/// Lines that may wait to be heard; who says more has to wait too.
const MOST_LINES: usize = 4096;

/// What went wrong with another program.
#[derive(Debug, thiserror::Error)]
pub enum PeerError {
    /// No program was named.
    #[error("no program is named")]
    NoProgram,
    /// It cannot be started.
    #[error("cannot start {program}: {reason}")]
    NotStarted {
        /// The program.
        program: String,
        /// What the system says.
        reason: std::io::Error,
    },
    /// It has ended.
    #[error("{0} has ended")]
    Ended(String),
    /// It says nothing.
    #[error("{0} does not answer")]
    Silent(String),
}

/// A running program. Dropping it ends it: first by closing its input, a second later by force, with whatever it has
/// started itself.
pub struct Peer {
    program: String,
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Peer {
    /// Starts a program with its arguments.
    ///
    /// # Errors
    /// If it cannot be started.
    pub fn start(command: &[String]) -> Result<Self, PeerError> {
        let (program, arguments) = command.split_first().ok_or(PeerError::NoProgram)?;
        let not_started = |reason| PeerError::NotStarted { program: program.clone(), reason };
        let mut command = Command::new(program);
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(not_started)?;
        let (sender, lines) = sync_channel(MOST_LINES);
        let input = child.stdin.take();
        if let Some(output) = child.stdout.take() {
            let read = move || {
                let mut output = BufReader::new(output);
                let mut bytes = Vec::new();
                while matches!(output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes), Ok(1..)) {
                    if sender.send(String::from_utf8_lossy(&bytes).into_owned()).is_err() {
                        return;
                    }
                    bytes.clear();
                }
            };
            std::thread::Builder::new().name("peer".into()).spawn(read).map_err(not_started)?;
        }
        Ok(Self { program: program.clone(), child, input, lines })
    }

    /// Says a line.
    ///
    /// # Errors
    /// If the program has ended.
    pub fn say(&mut self, line: &str) -> Result<(), PeerError> {
        let said = self.input.as_mut().map(|input| writeln!(input, "{line}").and_then(|()| input.flush()));
        match said {
            Some(Ok(())) => Ok(()),
            _ => Err(PeerError::Ended(self.program.clone())),
        }
    }

    /// The next line, within `patience`.
    ///
    /// # Errors
    /// If the program ends or says nothing so long.
    pub fn hear(&self, patience: Duration) -> Result<String, PeerError> {
        self.lines.recv_timeout(patience).map_err(|error| match error {
            RecvTimeoutError::Timeout => PeerError::Silent(self.program.clone()),
            RecvTimeoutError::Disconnected => PeerError::Ended(self.program.clone()),
        })
    }
}

impl Peer {
    /// Ends the program, and those it has started.
    #[cfg(unix)]
    fn kill(&mut self) -> std::io::Result<()> {
        use rustix::process::{Pid, Signal, kill_process_group};
        Ok(kill_process_group(Pid::from_child(&self.child), Signal::KILL)?)
    }

    /// Ends the program.
    #[cfg(not(unix))]
    fn kill(&mut self) -> std::io::Result<()> {
        self.child.kill()
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        drop(self.input.take());
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        // It may have ended meanwhile; then there is nothing to end.
        let _ = self.kill();
        let _ = self.child.wait();
    }
}

//! The engine in its own thread.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use crate::messages::{FromEngine, ToEngine};
use crate::thinker::{Thinker, Watch};

/// What is said to a request under way.
#[derive(Default)]
struct Flags {
    stop: AtomicBool,
    /// When its time began to count; not yet while it ponders.
    began: OnceLock<Instant>,
}

impl Flags {
    fn elapsed(&self) -> Duration {
        self.began.get().map_or(Duration::ZERO, Instant::elapsed)
    }
}

/// An engine that thinks beside its owner. Dropping it ends the thread.
pub struct Engine {
    to: Sender<(ToEngine, Arc<Flags>)>,
    from: Receiver<FromEngine>,
    /// Those of the request sent last.
    flags: Arc<Flags>,
}

/// The engine's thread has ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EngineGone;

impl std::fmt::Display for EngineGone {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the engine has ended unexpectedly")
    }
}

impl std::error::Error for EngineGone {}

impl Engine {
    /// Starts a thread. `wake` is called there after each answer, so that a window can be redrawn.
    ///
    /// # Errors
    /// If the system gives no thread.
    pub fn spawn(wake: impl Fn() + Send + 'static) -> std::io::Result<Self> {
        let (to, inbox) = channel::<(ToEngine, Arc<Flags>)>();
        let (outbox, from) = channel();
        std::thread::Builder::new().name("engine".to_owned()).spawn(move || {
            let mut thinker = Thinker::default();
            for (message, flags) in inbox {
                let watch =
                    Watch { stop: &|| flags.stop.load(Ordering::Relaxed), elapsed: &|| flags.elapsed() };
                thinker.follow(message, &watch, &mut |answer| {
                    // Nobody listens any more when the owner is gone; the loop ends then too.
                    let _ = outbox.send(answer);
                    wake();
                });
            }
        })?;
        Ok(Self { to, from, flags: Arc::default() })
    }

    /// Sends a message. A new request, a stop and a quit end the request under way.
    ///
    /// # Errors
    /// If the thread has ended.
    pub fn send(&mut self, message: ToEngine) -> Result<(), EngineGone> {
        match &message {
            ToEngine::Stop => {
                self.flags.stop.store(true, Ordering::Relaxed);
                return Ok(());
            }
            ToEngine::PonderHit => {
                self.flags.began.get_or_init(Instant::now);
                return Ok(());
            }
            ToEngine::Quit => {
                self.close();
                return Ok(());
            }
            ToEngine::Go(request) => {
                self.flags.stop.store(true, Ordering::Relaxed);
                self.flags = Arc::default();
                if !request.ponder {
                    self.flags.began.get_or_init(Instant::now);
                }
            }
            ToEngine::NewGame
            | ToEngine::SetOption { .. }
            | ToEngine::Weights { .. }
            | ToEngine::Tables { .. } => {}
        }
        self.to.send((message, Arc::clone(&self.flags))).map_err(|_| EngineGone)
    }

    /// The next answer, if there is one.
    ///
    /// # Errors
    /// If the thread has ended.
    pub fn try_recv(&self) -> Result<Option<FromEngine>, EngineGone> {
        match self.from.try_recv() {
            Ok(answer) => Ok(Some(answer)),
            Err(TryRecvError::Empty) => Ok(None),
            Err(TryRecvError::Disconnected) => Err(EngineGone),
        }
    }

    /// Waits for the next answer, `patience` at most.
    ///
    /// # Errors
    /// If the thread has ended.
    pub fn recv_timeout(&self, patience: Duration) -> Result<Option<FromEngine>, EngineGone> {
        use std::sync::mpsc::RecvTimeoutError;
        match self.from.recv_timeout(patience) {
            Ok(answer) => Ok(Some(answer)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(EngineGone),
        }
    }
}

impl Engine {
    /// Stops the request under way and closes the thread's inbox, with which its loop ends.
    fn close(&mut self) {
        self.flags.stop.store(true, Ordering::Relaxed);
        (self.to, _) = channel();
    }
}

impl Drop for Engine {
    /// Lets the thread end by itself: it may be inside a wake-up that waits for the owner.
    fn drop(&mut self) {
        self.close();
    }
}

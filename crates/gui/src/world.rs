//! What the window has around it: files, an engine, and the shapes of letters.

use std::borrow::Cow;

use damier_engine::{EngineGone, FromEngine, ToEngine};
use egui::Context;

use crate::files::Files;

/// The way to an engine that runs elsewhere: in a thread, in a browser's worker.
pub trait EngineLink {
    /// Says something to the engine.
    ///
    /// # Errors
    /// If the engine has ended.
    fn send(&mut self, message: ToEngine) -> Result<(), EngineGone>;

    /// What the engine said next, if it has said anything.
    ///
    /// # Errors
    /// If the engine has ended.
    fn try_recv(&mut self) -> Result<Option<FromEngine>, EngineGone>;
}

/// The faces that texts are written with, as TrueType files.
pub struct Fonts {
    /// The ordinary face.
    pub plain: Cow<'static, [u8]>,
    /// The bold face.
    pub bold: Cow<'static, [u8]>,
}

/// Starts an engine that asks for a frame whenever it has said something; `None` if that cannot be.
pub type StartEngine = Box<dyn Fn(&Context) -> Option<Box<dyn EngineLink>>>;

/// Everything around the window.
pub struct World {
    /// Where it reads, writes and keeps things.
    pub files: Box<dyn Files>,
    /// Starts an engine.
    pub start_engine: StartEngine,
    /// The engine has one thread and cannot have more.
    pub thinks_alone: bool,
    /// The shapes of letters.
    pub fonts: Fonts,
}

#[cfg(not(target_arch = "wasm32"))]
impl World {
    /// A computer: an engine in a thread, the faces that the program brings along.
    #[must_use]
    pub fn native(files: Box<dyn Files>) -> Self {
        Self {
            files,
            start_engine: Box::new(|ctx| {
                let ctx = ctx.clone();
                let engine = damier_engine::Engine::spawn(move || ctx.request_repaint()).ok()?;
                Some(Box::new(engine))
            }),
            thinks_alone: false,
            fonts: Fonts {
                plain: Cow::Borrowed(notosans::REGULAR_TTF),
                bold: Cow::Borrowed(notosans::BOLD_TTF),
            },
        }
    }
}

#[cfg(not(target_arch = "wasm32"))]
impl EngineLink for damier_engine::Engine {
    fn send(&mut self, message: ToEngine) -> Result<(), EngineGone> {
        self.send(message)
    }

    fn try_recv(&mut self) -> Result<Option<FromEngine>, EngineGone> {
        damier_engine::Engine::try_recv(self)
    }
}

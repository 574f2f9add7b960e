//! The native window.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use mundy::{Interest, Preferences, Subscription};

use crate::app::App;
use crate::files::Files;
use crate::options::Options;
use crate::sounds::Speaker;

/// The window could not be opened.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// There is no display to open it on.
    #[error("there is no display: neither WAYLAND_DISPLAY nor DISPLAY is set")]
    NoDisplay,
    /// The display or its graphics driver refuses.
    #[error("the window cannot be opened: {0}")]
    Window(#[from] eframe::Error),
}

/// Opens the window and returns when it is closed; what it reads, writes and keeps goes through `files`,
/// what is heard through `speaker`.
///
/// # Errors
/// If there is no display, or it offers no OpenGL.
pub fn run(options: Options, files: Box<dyn Files>, speaker: Box<dyn Speaker>) -> Result<(), RunError> {
    if cfg!(all(unix, not(target_os = "macos"))) && !["WAYLAND_DISPLAY", "DISPLAY"].into_iter().any(is_set) {
        return Err(RunError::NoDisplay);
    }
    let viewport = egui::ViewportBuilder::default()
        .with_title("Damier")
        .with_app_id("damier")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size([360.0, 360.0]);
    let native = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native(
        "Damier",
        native,
        Box::new(move |creation| {
            let app = App::new(&creation.egui_ctx, &options, files).with_speaker(speaker);
            Ok(Box::new(Window { app, wishes: Wishes::new(&creation.egui_ctx) }))
        }),
    )?;
    Ok(())
}

fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some_and(|value| !value.is_empty())
}

/// The application, which hears of the system's wishes.
struct Window {
    app: App,
    wishes: Wishes,
}

impl eframe::App for Window {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.app.keep_calm(self.wishes.calm.load(Relaxed));
        self.app.show(ui);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.app.background()
    }
}

/// What the person has asked of all programs.
struct Wishes {
    /// That nothing moves on the screen.
    calm: Arc<AtomicBool>,
    _subscription: Subscription,
}

impl Wishes {
    /// Asks the system, which answers later, and again whenever the answer changes.
    fn new(ctx: &egui::Context) -> Self {
        let calm = Arc::new(AtomicBool::new(false));
        let (heard, ctx) = (Arc::clone(&calm), ctx.clone());
        let subscription = Preferences::subscribe(Interest::ReducedMotion, move |wishes: Preferences| {
            heard.store(wishes.reduced_motion.is_reduce(), Relaxed);
            ctx.request_repaint();
        });
        Self { calm, _subscription: subscription }
    }
}

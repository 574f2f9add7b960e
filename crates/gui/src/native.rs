//! The native window.

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
            Ok(Box::new(App::new(&creation.egui_ctx, &options, files).with_speaker(speaker)))
        }),
    )?;
    Ok(())
}

fn is_set(name: &str) -> bool {
    std::env::var_os(name).is_some_and(|value| !value.is_empty())
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }

    fn clear_color(&self, _visuals: &egui::Visuals) -> [f32; 4] {
        self.background()
    }
}

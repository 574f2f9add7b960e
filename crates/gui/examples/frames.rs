//! The window while the computer plays itself at its strongest, drawn without a rest for twenty seconds: what a frame
//! costs, and whether one of them keeps a person waiting.

use std::time::{Duration, Instant};

use damier_app::{Player, Players};
use damier_engine::Level;
use damier_gui::{App, Files, Options, Slot};

const LASTS: Duration = Duration::from_secs(20);
/// What belongs to the start: faces, the grain of the wood.
const WARMS_UP: Duration = Duration::from_secs(2);

struct Watched {
    app: App,
    began: Instant,
    last: Option<Instant>,
    /// How long the program took to draw each frame, and how long each was after the one before.
    frames: Vec<(Duration, Duration)>,
}

impl eframe::App for Watched {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        let now = Instant::now();
        self.app.show(ui);
        let last = self.last.replace(now).unwrap_or(now);
        if self.began.elapsed() > WARMS_UP {
            self.frames.push((now.elapsed(), now - last));
        }
        ui.ctx().request_repaint();
        if self.began.elapsed() > LASTS {
            ui.ctx().send_viewport_cmd(egui::ViewportCommand::Close);
        }
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        let column = |part: fn(&(Duration, Duration)) -> Duration| {
            let mut times: Vec<_> = self.frames.iter().map(part).collect();
            times.sort_unstable();
            let middle = times.get(times.len() / 2).copied().unwrap_or_default();
            let longest = times.last().copied().unwrap_or_default();
            format!("{middle:.1?} in the middle, {longest:.1?} at most")
        };
        println!("frames: {}, moves: {}", self.frames.len(), self.app.session().game().played().len());
        println!("to draw one: {}", column(|frame| frame.0));
        println!("from one to the next: {}", column(|frame| frame.1));
    }
}

/// Nothing is read or kept.
struct Nowhere;

impl Files for Nowhere {
    fn read(&self, _name: &str) -> Result<String, String> {
        Err("there are no files".to_owned())
    }

    fn write(&mut self, _name: &str, _text: &str) -> Result<(), String> {
        Ok(())
    }

    fn keep(&mut self, _slot: Slot, _text: &str) -> Result<(), String> {
        Ok(())
    }

    fn recall(&self, _slot: Slot) -> Option<String> {
        None
    }
}

fn main() -> eframe::Result {
    let viewport = egui::ViewportBuilder::default().with_inner_size([1280.0, 800.0]);
    let native = eframe::NativeOptions { viewport, ..Default::default() };
    let strongest = Player::Computer(Level::HIGHEST);
    let players = Players { white: strongest, black: strongest };
    let options = Options { players: Some(players), ..Options::default() };
    eframe::run_native(
        "Damier",
        native,
        Box::new(move |creation| {
            let app = App::new(&creation.egui_ctx, &options, Box::new(Nowhere));
            Ok(Box::new(Watched { app, began: Instant::now(), last: None, frames: Vec::new() }))
        }),
    )
}

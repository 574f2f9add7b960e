//! A window with nothing in it: what memory and time the program's own window is compared with.

struct Empty;

impl eframe::App for Empty {
    fn ui(&mut self, _ui: &mut egui::Ui, _frame: &mut eframe::Frame) {}
}

fn main() -> eframe::Result {
    let native = eframe::NativeOptions::default();
    eframe::run_native("Empty", native, Box::new(|_| Ok(Box::new(Empty))))
}

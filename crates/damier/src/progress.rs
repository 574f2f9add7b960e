//! How far long work has come, on a terminal only: nothing of it reaches a file or a pipe.

use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};

/// A line that counts, gone when the work is done.
pub struct Progress(ProgressBar);

impl Progress {
    /// Counts things of that name, of which nobody knows how many there are.
    pub fn counting(what: &'static str) -> Self {
        Self::new(ProgressBar::new_spinner(), &format!("{{spinner}} {{human_pos}} {what}"))
    }

    /// Counts up to an end.
    pub fn to(end: usize, what: &'static str) -> Self {
        let bar = ProgressBar::new(end as u64);
        Self::new(bar, &format!("{{bar:30}} {{human_pos}} of {{human_len}} {what}, {{eta}} left"))
    }

    fn new(bar: ProgressBar, template: &str) -> Self {
        let style = ProgressStyle::with_template(template).expect("the templates are right");
        let bar = bar.with_style(style);
        bar.enable_steady_tick(Duration::from_millis(200));
        Self(bar)
    }

    /// One more is done.
    pub fn step(&self) {
        self.0.inc(1);
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}

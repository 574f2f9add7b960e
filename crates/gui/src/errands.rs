//! What takes its time outside while the window goes on: dialogs of the system, pictures being drawn.

use std::sync::mpsc::{Receiver, Sender, channel};

use damier_app::Command;
use egui::Context;

use crate::files::{Choice, Errand, Files, Reply};

/// News from outside.
pub(crate) enum News {
    Chosen(Errand, Choice),
    Written { name: String, problem: Option<String> },
}

/// Where news comes in.
pub(crate) struct Inbox {
    sender: Sender<News>,
    receiver: Receiver<News>,
}

impl Default for Inbox {
    fn default() -> Self {
        let (sender, receiver) = channel();
        Self { sender, receiver }
    }
}

impl Inbox {
    /// What has come meanwhile.
    pub(crate) fn news(&self) -> Vec<News> {
        self.receiver.try_iter().collect()
    }

    fn reply<T: 'static>(&self, ctx: &Context, news: impl FnOnce(T) -> News + Send + 'static) -> Reply<T> {
        let (sender, ctx) = (self.sender.clone(), ctx.clone());
        Box::new(move |answer| {
            // The window may be gone meanwhile.
            let _ = sender.send(news(answer));
            ctx.request_repaint();
        })
    }

    /// Lets a person choose a file. Says whether a dialog will answer.
    pub(crate) fn choose(
        &self,
        ctx: &Context,
        files: &mut dyn Files,
        errand: Errand,
        suggested: &str,
    ) -> bool {
        files.choose(errand, suggested, self.reply(ctx, move |choice| News::Chosen(errand, choice)))
    }

    /// Has pictures drawn into a file.
    pub(crate) fn draw(&self, ctx: &Context, files: &mut dyn Files, name: &str, svgs: Vec<String>) {
        let written = name.to_owned();
        let answer = self.reply(ctx, move |result: Result<(), String>| News::Written {
            name: written,
            problem: result.err(),
        });
        files.draw(name, svgs, answer);
    }
}

/// What is to be said to the program once a file is chosen.
pub(crate) fn command(errand: Errand, name: String, files: &dyn Files) -> Command {
    match errand {
        Errand::Open => match files.read(&name) {
            Ok(text) => Command::Open { name, text },
            Err(problem) => Command::Unreadable { name, problem },
        },
        Errand::Save => Command::Save { name },
        Errand::Export => Command::Export { name: with_ending(name, errand) },
    }
}

/// The name with the usual ending, where it has none.
fn with_ending(name: String, errand: Errand) -> String {
    let has_one = std::path::Path::new(&name).extension().is_some();
    let usual = errand.kinds()[0].1[0];
    if has_one { name } else { format!("{name}.{usual}") }
}

/// What a dialog suggests: the file used last, with an ending that fits.
pub(crate) fn suggestion(errand: Errand, last: &str) -> String {
    let path = std::path::Path::new(if last.is_empty() { "game" } else { last });
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let fits = errand.kinds().iter().any(|(_, endings)| endings.contains(&ending));
    if errand == Errand::Open || (fits && !last.is_empty()) {
        return last.to_owned();
    }
    path.with_extension(errand.kinds()[0].1[0]).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_begins_with_what_fits() {
        assert_eq!(suggestion(Errand::Save, ""), "game.pdn");
        assert_eq!(suggestion(Errand::Save, "games/mine.txt"), "games/mine.txt");
        assert_eq!(suggestion(Errand::Export, "games/mine.pdn"), "games/mine.png");
        assert_eq!(suggestion(Errand::Open, ""), "");
        assert_eq!(with_ending("a".into(), Errand::Export), "a.png");
        assert_eq!(with_ending("a.gif".into(), Errand::Export), "a.gif");
    }
}

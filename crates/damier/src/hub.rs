//! `damier hub`: our engine for other programs, over lines.

use std::io::{BufRead, Write, stdin};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Context, Result};
use damier_engine::{Engine, ToEngine};
use damier_link::hub::{Act, Server};

/// What the loop waits for.
enum Event {
    Line(String),
    /// The engine has something to say.
    Woken,
    /// There will be no more lines: who drives us has gone.
    End,
}

/// Serves until the other program says `quit` or its lines end.
pub fn serve(out: &mut impl Write, tables: ToEngine) -> Result<()> {
    let (events, inbox) = channel();
    let wake = events.clone();
    let mut engine = Engine::spawn(move || {
        // Nobody waits for answers once the loop has ended.
        let _ = wake.send(Event::Woken);
    })
    .context("the engine cannot be started")?;
    engine.send(tables)?;
    std::thread::Builder::new().name("lines".into()).spawn(move || read_lines(&events))?;
    let mut server = Server::default();
    for event in inbox {
        let acts = match event {
            Event::Line(line) => server.follow(&line),
            Event::End => return Ok(()),
            Event::Woken => match engine.try_recv()? {
                Some(said) => server.hear(&said),
                None => continue,
            },
        };
        for act in acts {
            match act {
                Act::Say(line) => writeln!(out, "{line}")?,
                Act::Tell(message) => engine.send(message)?,
                Act::Quit => return Ok(()),
            }
        }
        out.flush()?;
    }
    Ok(())
}

fn read_lines(events: &Sender<Event>) {
    let mut input = stdin().lock();
    loop {
        let mut bytes = Vec::new();
        let event = match input.read_until(b'\n', &mut bytes) {
            Ok(0) | Err(_) => Event::End,
            Ok(_) => Event::Line(String::from_utf8_lossy(&bytes).into_owned()),
        };
        let ended = matches!(event, Event::End);
        if events.send(event).is_err() || ended {
            return;
        }
    }
}

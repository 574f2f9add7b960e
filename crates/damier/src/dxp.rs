//! `damier dxp`: our engine in a game with another program, over a connection.

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Sender, channel};

use anyhow::{Context, Result};
use damier_engine::{Engine, ToEngine};
use damier_link::dxp::{Act, Message, Session};
use damier_rules::Color;

use crate::{args, lists};

/// What the loop waits for.
enum Event {
    Heard(String),
    /// The engine has something to say.
    Woken,
    /// The other side has gone.
    End,
}

/// Plays one game, as the side that asks or the side that is asked.
pub fn run(out: &mut impl Write, args: &args::Dxp, tables: ToEngine) -> Result<()> {
    let address = format!("{}:{}", args.address, args.port);
    let mut session = Session::new(args.variant);
    let (stream, first) = if args.connect {
        let from = args.fen.as_deref().map(|text| lists::position(args.variant, Some(text))).transpose()?;
        let stream = TcpStream::connect(&address).with_context(|| format!("cannot connect to {address}"))?;
        let follower = if args.black { Color::White } else { Color::Black };
        (stream, session.ask(follower, args.minutes, args.moves, from.as_ref()))
    } else {
        let listener = TcpListener::bind(&address).with_context(|| format!("cannot listen on {address}"))?;
        writeln!(out, "listening on {}", listener.local_addr()?)?;
        out.flush()?;
        let (stream, peer) = listener.accept()?;
        writeln!(out, "connected with {peer}")?;
        (stream, Vec::new())
    };
    let (events, inbox) = channel();
    let wake = events.clone();
    let mut engine = Engine::spawn(move || {
        // Nobody waits for answers once the loop has ended.
        let _ = wake.send(Event::Woken);
    })
    .context("the engine cannot be started")?;
    engine.send(tables)?;
    let incoming = stream.try_clone()?;
    std::thread::Builder::new().name("connection".into()).spawn(move || read_messages(incoming, &events))?;

    let mut table = Table { stream, out, ended: false };
    table.carry_out(first, &mut engine)?;
    for event in inbox {
        let acts = match event {
            Event::End => break,
            Event::Heard(text) => match Message::read(&text) {
                Ok(message) => session.follow(message),
                Err(error) => vec![Act::Report(error.to_string())],
            },
            Event::Woken => match engine.try_recv()? {
                Some(said) => session.hear(&said),
                None => continue,
            },
        };
        table.carry_out(acts, &mut engine)?;
        if table.ended {
            break;
        }
    }
    engine.send(ToEngine::Quit)?;
    Ok(())
}

/// The connection and the user's screen.
struct Table<'a, W> {
    stream: TcpStream,
    out: &'a mut W,
    ended: bool,
}

impl<W: Write> Table<'_, W> {
    fn carry_out(&mut self, acts: Vec<Act>, engine: &mut Engine) -> Result<()> {
        for act in acts {
            match act {
                Act::Send(message) => write!(self.stream, "{message}\0").context("the connection is lost")?,
                Act::Tell(message) => engine.send(message)?,
                Act::Report(words) => writeln!(self.out, "{words}")?,
                Act::End => self.ended = true,
            }
        }
        self.out.flush()?;
        Ok(())
    }
}

fn read_messages(stream: TcpStream, events: &Sender<Event>) {
    let mut stream = BufReader::new(stream);
    let mut bytes = Vec::new();
    loop {
        bytes.clear();
        let event = match stream.read_until(0, &mut bytes) {
            Ok(0) | Err(_) => Event::End,
            Ok(_) => Event::Heard(String::from_utf8_lossy(&bytes).trim_end_matches('\0').to_owned()),
        };
        let ended = matches!(event, Event::End);
        if events.send(event).is_err() || ended {
            return;
        }
    }
}

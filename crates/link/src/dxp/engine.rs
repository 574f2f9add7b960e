//! An engine of the protocol that listens somewhere: it is asked for one game after the other.

use std::io::{BufRead, BufReader, ErrorKind, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use damier_rules::{Color, Game, Route};

use super::message::{BadMessage, GameRequest, Message};
use super::{NAME, text};

/// How long an engine may take to listen and to accept.
const START: Duration = Duration::from_secs(10);
/// How long it may take to agree that a game is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// What went wrong with an engine over a connection.
#[derive(Debug, thiserror::Error)]
pub enum DxpError {
    /// Nobody listens there.
    #[error("nobody listens on {address}: {reason}")]
    NotConnected {
        /// Where.
        address: String,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The connection has ended.
    #[error("the engine has closed the connection")]
    Ended,
    /// It says nothing.
    #[error("the engine does not answer")]
    Silent,
    /// It does not want to play.
    #[error("{name} does not play (answer {code})")]
    Refused {
        /// What it calls itself.
        name: String,
        /// Its answer.
        code: u8,
    },
    /// It ends the game before the rules do.
    #[error("the engine ends the game (reason {0})")]
    Stops(u8),
    /// It says what is no message.
    #[error(transparent)]
    BadMessage(#[from] BadMessage),
    /// It played a move that is none.
    #[error("the engine's move {from}-{to} is not legal")]
    BadMove {
        /// Where the piece starts, by number.
        from: u8,
        /// Where it ends.
        to: u8,
    },
}

/// An engine that listens at an address.
#[derive(Debug)]
pub struct DxpEngine {
    address: String,
    connection: Option<Connection>,
    name: String,
    /// The plies of the game that the engine knows.
    known: usize,
}

impl DxpEngine {
    /// Connects with an engine, which may take ten seconds to listen.
    ///
    /// # Errors
    /// If nobody listens at the address, written `host:port`.
    pub fn connect(address: &str) -> Result<Self, DxpError> {
        let connection = Some(Connection::open(address)?);
        Ok(Self { address: address.to_owned(), connection, name: String::new(), known: 0 })
    }

    /// What the engine calls itself; empty until it has accepted a game.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Asks for a game that goes on from where `game` stands, in which the engine has that colour and so many minutes
    /// for so many moves, 0 for all.
    ///
    /// # Errors
    /// If it does not accept within ten seconds, over the connection there is or a new one.
    pub fn begin(&mut self, game: &Game, engine: Color, minutes: u16, moves: u16) -> Result<(), DxpError> {
        let variant = game.kind().variant;
        let is_start = *game.diagram() == variant.variant().start();
        let position = (!is_start).then(|| text::write_position(game.diagram(), variant));
        let request = Message::GameRequest(GameRequest {
            name: NAME.to_owned(),
            follower: engine,
            minutes,
            moves,
            position,
        });
        self.known = game.played().len();
        // Some programs end the connection with the game.
        match self.ask(&request) {
            Err(DxpError::Ended) => {
                self.connection = None;
                self.ask(&request)
            }
            answer => answer,
        }
    }

    fn ask(&mut self, request: &Message) -> Result<(), DxpError> {
        if self.connection.is_none() {
            self.connection = Some(Connection::open(&self.address)?);
        }
        self.say(request)?;
        let until = Instant::now() + START;
        loop {
            match self.hear(until)? {
                Message::GameAccept { name, code: 0 } => {
                    self.name = name;
                    return Ok(());
                }
                Message::GameAccept { name, code } => return Err(DxpError::Refused { name, code }),
                // The end of the last game may still be under way.
                _ => {}
            }
        }
    }

    /// The engine's move for the position of a game, within `patience`.
    ///
    /// # Errors
    /// If it stays silent, ends the game or the connection, or gives a move that cannot be played.
    pub fn think(&mut self, game: &Game, patience: Duration) -> Result<Route, DxpError> {
        self.tell(game)?;
        let until = Instant::now() + patience;
        loop {
            match self.hear(until)? {
                Message::Move { from, to, captured, .. } => {
                    self.known += 1;
                    return text::read_move(game, from, to, captured).ok_or(DxpError::BadMove { from, to });
                }
                Message::GameEnd { reason, .. } => {
                    self.known = game.played().len();
                    return Err(DxpError::Stops(reason));
                }
                // Nobody here takes moves back.
                Message::BackRequest { .. } => self.say(&Message::BackAnswer(2))?,
                _ => {}
            }
        }
    }

    /// Ends a game, with whether the engine has won it; `None` for a draw. A connection whose other side does not
    /// agree is closed.
    pub fn end(&mut self, game: &Game, won: Option<bool>) {
        // What the message says is our own result.
        let reason = match won {
            Some(true) => 1,
            None => 2,
            Some(false) => 3,
        };
        let farewell = |engine: &mut Self| {
            engine.tell(game)?;
            engine.say(&Message::GameEnd { reason, next: true })?;
            let until = Instant::now() + FAREWELL;
            while !matches!(engine.hear(until)?, Message::GameEnd { .. }) {}
            Ok::<_, DxpError>(())
        };
        if farewell(self).is_err() {
            self.connection = None;
        }
    }

    /// Tells the moves that the engine does not know.
    fn tell(&mut self, game: &Game) -> Result<(), DxpError> {
        for route in game.played().get(self.known..).unwrap_or_default() {
            self.say(&text::move_message(route, game.kind().variant, 0))?;
        }
        self.known = game.played().len();
        Ok(())
    }

    fn say(&mut self, message: &Message) -> Result<(), DxpError> {
        let connection = self.connection.as_mut().ok_or(DxpError::Ended)?;
        write!(connection.stream.get_mut(), "{message}\0").map_err(|_| DxpError::Ended)
    }

    fn hear(&mut self, until: Instant) -> Result<Message, DxpError> {
        self.connection.as_mut().ok_or(DxpError::Ended)?.hear(until)
    }
}

/// A connection and the part of a message that has come.
#[derive(Debug)]
struct Connection {
    stream: BufReader<TcpStream>,
    bytes: Vec<u8>,
}

impl Connection {
    fn open(address: &str) -> Result<Self, DxpError> {
        let began = Instant::now();
        loop {
            match TcpStream::connect(address) {
                Ok(stream) => return Ok(Self { stream: BufReader::new(stream), bytes: Vec::new() }),
                Err(reason) if began.elapsed() > START || reason.kind() != ErrorKind::ConnectionRefused => {
                    return Err(DxpError::NotConnected { address: address.to_owned(), reason });
                }
                Err(_) => std::thread::sleep(Duration::from_millis(20)),
            }
        }
    }

    /// The next message, waited for until then.
    fn hear(&mut self, until: Instant) -> Result<Message, DxpError> {
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(DxpError::Silent);
            }
            self.stream.get_ref().set_read_timeout(Some(left)).map_err(|_| DxpError::Ended)?;
            match self.stream.read_until(0, &mut self.bytes) {
                Ok(_) if self.bytes.last() == Some(&0) => {
                    let text = String::from_utf8_lossy(&self.bytes).trim_end_matches('\0').to_owned();
                    self.bytes.clear();
                    return Ok(Message::read(&text)?);
                }
                Ok(_) => return Err(DxpError::Ended),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => return Err(DxpError::Ended),
            }
        }
    }
}

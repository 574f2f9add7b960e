//! What can be asked of the program, and what it asks of the world in return.

use core::time::Duration;

use damier_engine::{FromEngine, Level, ToEngine};
use damier_rules::{Color, GameKind, Square};

use crate::players::{Mode, Players};

/// Something that a person, a file or the engine says to the program.
#[derive(Clone, Debug)]
pub enum Command {
    /// Start a new game.
    NewGame {
        /// What is played.
        kind: GameKind,
        /// Who plays which colour.
        players: Players,
    },
    /// A click on a square: choose a piece, a landing square, a goal, or the piece to be taken.
    Click(Square),
    /// A drag begins on a square.
    Lift(Square),
    /// A drag ends on a square, or beside all of them.
    Drop(Option<Square>),
    /// Let go of what was chosen; while browsing, go back to the game.
    Cancel,
    /// End a capture at the piece's present square, where the rules allow breaking off.
    StopChain,
    /// Play a move written as players write it.
    Type(String),
    /// Take back to the last decision of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Ask the engine for advice.
    Hint,
    /// Let the engine answer at once; if it rests, let it go on.
    MoveNow,
    /// Give the game up for the person whose turn it is, or who plays against the computer.
    Resign,
    /// Turn the board, and keep it so.
    Flip,
    /// Change how strong the computer is.
    SetLevel(Level),
    /// Let the person play this colour and the computer the other.
    SetSide(Color),
    /// Change who plays which colour.
    SetPlayers(Players),
    /// Change how persons and the computer share the board; the level stays.
    SetMode(Mode),
    /// Change how long the computer takes at least for a move, and a replay for a step.
    SetDelay(Duration),
    /// Let the computer stop playing, or go on.
    Pause(bool),
    /// What time it is, counted from any moment that stays the same.
    Tick(Duration),
    /// Look at the position after so many moves; the last one means the game itself.
    Browse(usize),
    /// Go on with the game from the position that is looked at. The moves after it can be played again until
    /// another one is made.
    PlayFromHere,
    /// Show the game step by step from the position after so many moves.
    Replay(usize),
    /// Open a position or a saved game; its kind is told from the text.
    Open {
        /// What it is called, for messages.
        name: String,
        /// The text.
        text: String,
    },
    /// Write the game under that name.
    Save {
        /// Where to, as the world outside understands it.
        name: String,
    },
    /// A file was written, or why not.
    Written {
        /// Where to.
        name: String,
        /// Why it was not written.
        problem: Option<String>,
    },
    /// A file could not be read.
    Unreadable {
        /// Which.
        name: String,
        /// Why.
        problem: String,
    },
    /// The engine says something.
    Engine(FromEngine),
}

/// Something that the world outside has to do.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Say this to the engine.
    Engine(ToEngine),
    /// Write a file, then say [`Command::Written`].
    WriteFile {
        /// Where to.
        name: String,
        /// What.
        text: String,
    },
}

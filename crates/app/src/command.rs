//! What can be asked of the program, and what it asks of the world in return.

use core::time::Duration;

use damier_engine::{FromEngine, Level, ToEngine};
use damier_record::pdn::NodeId;
use damier_rules::{Color, GameKind, Piece, Square};

use crate::clock::TimeControl;
use crate::players::{Mode, Players};
use crate::settings::Settings;
use crate::sounds::Sound;
use crate::words::Language;

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
    /// Give both players that much time for the game from now on; `None` takes the clocks away.
    SetClock(Option<TimeControl>),
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
    /// Play the move that is shown and waits for it.
    Confirm,
    /// Play a move written as players write it.
    Type(String),
    /// Take back to the last decision of a person.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Ask the engine for advice; once it is given, ask for its reasons.
    Hint,
    /// Let the engine answer at once; if it rests, let it go on.
    MoveNow,
    /// Give the game up for the person whose turn it is, or who plays against the computer.
    Resign,
    /// Offer a draw to the other side, or accept its offer.
    OfferDraw,
    /// Let captures be compulsory, or optional, from the next move on: where the variant has both.
    ChangeCaptureRule,
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
    /// Look at the position after a move of the game or of a variation.
    Visit(NodeId),
    /// Go on with the game from the position that is looked at. The moves after it can be played again; when another
    /// one is made, they stay as a variation.
    PlayFromHere,
    /// Write a comment to the move that led to the position that is shown; an empty one takes it away.
    Comment(String),
    /// Give that move a sign, by its number in PDN (1 is `!`), or take it away.
    Sign(u16),
    /// Take the variation that is looked at out of the game.
    DeleteVariation,
    /// Set up a position, or leave that: one step of it.
    SetUp(SetUpStep),
    /// Let the engine think about whatever position is shown, or let it be.
    Analyse(bool),
    /// Show the position after so many moves of the line that the analysis expects.
    FollowLine(usize),
    /// Open a game of the file that is open, by its place from 0.
    OpenGame(usize),
    /// What the system speaks: what is spoken where the settings name no language.
    SystemLanguage(Language),
    /// Change what is set for all games.
    Set(Settings),
    /// Here is what was kept when the program ran last.
    Recall {
        /// What it is.
        slot: Slot,
        /// What was kept.
        text: String,
    },
    /// Show the game step by step from the position after so many moves.
    Replay(usize),
    /// Let a replay stop at the position that is shown, or go on.
    PauseReplay(bool),
    /// Let replays begin anew at their end, or not.
    LoopReplays(bool),
    /// Play an opening drawn by lot, where the variant has such and nothing has been played yet.
    PlayBallot,
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
    /// Draw the position that is shown, or the game, into a file. The name's ending tells the form: `.svg` and `.png`
    /// for the position, `.gif` and `.html` for the game.
    Export {
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

/// A step of setting up a position. Clicks and drags on the board put and move pieces meanwhile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetUpStep {
    /// Begin with the position that is shown.
    Begin,
    /// What a click puts on a square; `None` clears it.
    Tool(Option<Piece>),
    /// Take all pieces away.
    Clear,
    /// Put up the start position.
    Start,
    /// Change the sides: colours and the board turned.
    Mirror,
    /// Who is to move.
    Turn(Color),
    /// Crown the men on their last row.
    Crown,
    /// Play from this position, if it is valid.
    Play,
}

/// Something that is kept from one run of the program to the next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// What is set for all games.
    Settings,
    /// The files that were used last.
    Recent,
    /// The game under way.
    Game,
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
    /// Draw SVG texts into a file, PNG or GIF by its name, then say [`Command::Written`].
    Draw {
        /// Where to.
        name: String,
        /// One, or several that follow each other.
        svgs: Vec<String>,
    },
    /// Let this be heard.
    Play(Sound),
    /// Keep this until the program runs again, then say [`Command::Recall`]. A world without a memory may leave it.
    Keep {
        /// What it is.
        slot: Slot,
        /// The text; empty if there is nothing to keep any more.
        text: String,
    },
}

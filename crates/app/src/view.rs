//! What is to be seen, as plain data: nothing here knows how it is drawn.

mod board;
mod message;
mod moves;
pub(crate) mod panel;

use core::time::Duration;

use damier_engine::Level;
use damier_record::pdn::NodeId;
use damier_rules::{Color, Piece, Square};

use crate::players::Mode;
use crate::session::Session;
use crate::settings::Coordinates;
use crate::texts;
use crate::walk::Replay;

pub use moves::signs;

/// What a square is marked with. Each has a colour and a shape of its own when drawn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mark {
    /// The piece can capture, and its side has to.
    MustCapture,
    /// The piece in hand.
    Selected,
    /// The piece in hand can go there.
    Target,
    /// The piece in hand can end a capture there.
    CaptureTarget,
    /// The piece in hand can land there and must, or may, go on.
    Hop,
    /// The piece would be taken: its place in the chain, 0 if that is open.
    Victim(u8),
    /// Several captures lead to the goal; a click on this piece decides for one that takes it.
    Choice,
    /// The last move came from here.
    LastFrom,
    /// The last move went here.
    LastTo,
    /// Looking back: that move came from here.
    BrowseFrom,
    /// Looking back: that move went here.
    BrowseTo,
    /// Replaying: that move came from here.
    ReplayFrom,
    /// Replaying: that move went here.
    ReplayTo,
    /// The engine advises to move from or to here.
    Hint,
}

/// A playing square.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SquareView {
    /// Which.
    pub square: Square,
    /// What players call it: `32`, `c3`.
    pub name: String,
    /// For those who hear the board: `32, white man, can move`.
    pub label: String,
    /// The row in which it is drawn with White at the bottom, 0 = top.
    pub row: u8,
    /// The column in which it is drawn with White at the bottom, 0 = left.
    pub column: u8,
    /// What stands there.
    pub piece: Option<Piece>,
    /// Taken on the way, but not lifted yet.
    pub faded: bool,
    /// Its marks.
    pub marks: Vec<Mark>,
}

impl SquareView {
    /// Whether it bears that mark.
    #[must_use]
    pub fn has(&self, mark: Mark) -> bool {
        self.marks.contains(&mark)
    }

    /// Its place in a chain of victims, 0 if open; `None` if it is no victim.
    #[must_use]
    pub fn victim(&self) -> Option<u8> {
        self.marks.iter().find_map(|mark| match mark {
            Mark::Victim(place) => Some(*place),
            _ => None,
        })
    }
}

/// The rule that players ask about most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleChip {
    /// In a few words.
    pub text: String,
    /// Whether captures must be made.
    pub compulsory: bool,
    /// Whether the variant knows the other rule too.
    pub can_change: bool,
}

/// A player's row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayerView {
    /// The colour played.
    pub color: Color,
    /// "You", "Steady".
    pub name: String,
    /// "computer, to move".
    pub note: String,
    /// Pieces taken from the other side.
    pub taken: usize,
    /// Whether it is this player's turn.
    pub to_move: bool,
    /// What the clock shows, if there is one.
    pub clock: Option<ClockView>,
}

/// A player's clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockView {
    /// "4:07".
    pub text: String,
    /// Whether it runs.
    pub running: bool,
    /// Whether there is little left.
    pub low: bool,
}

/// A move in the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlyView {
    /// How many moves have been made with it: what [`Browse`](crate::Command::Browse) takes.
    pub ply: usize,
    /// The move with its signs.
    pub text: String,
    /// What is written to it.
    pub comment: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// A move of a variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariationMove {
    /// What [`Visit`](crate::Command::Visit) takes.
    pub node: NodeId,
    /// The move with its number, where one is due, and its signs.
    pub text: String,
    /// What is written to it.
    pub comment: String,
    /// Whether the board shows the position after it.
    pub current: bool,
}

/// A variation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VariationView {
    /// 1 for one that leaves the game, 2 for one that leaves such a one.
    pub depth: usize,
    /// Its moves.
    pub moves: Vec<VariationMove>,
}

/// What is written to the position that is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NoteView {
    /// Which position.
    pub node: NodeId,
    /// The comment.
    pub comment: String,
    /// The signs of the move that led there, by their numbers.
    pub signs: Vec<u16>,
    /// Whether a move led there, which can be given signs.
    pub is_move: bool,
}

/// What the analysis has found.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AnalysisView {
    /// From White's side: "+0.35", "Black wins in 7"; empty as long as nothing is known.
    pub score: String,
    /// White's share, 0 to 1.
    pub share: Option<f32>,
    /// Plies searched in full.
    pub depth: u32,
    /// "620 k positions a second".
    pub speed: String,
    /// The moves that are expected.
    pub line: Vec<String>,
    /// What endgame tables say: "table: White wins in 14"; with each move and what it leads to, the best first.
    pub table: Option<(String, Vec<(String, String)>)>,
    /// Whether the engine is at it.
    pub running: bool,
}

/// A position that is being set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUpView {
    /// What a click puts on a square; `None` clears it.
    pub tool: Option<Piece>,
    /// Who is to move.
    pub turn: Color,
    /// Why it cannot be played yet, in words.
    pub complaints: Vec<String>,
    /// Whether men stand on the row where they are crowned.
    pub can_crown: bool,
}

/// A line of the move list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MoveRow {
    /// The move's number.
    pub number: usize,
    /// The move of the side that begins; `None` where the game starts with the other.
    pub first: Option<PlyView>,
    /// The answer.
    pub second: Option<PlyView>,
    /// What was tried instead of either.
    pub variations: Vec<VariationView>,
}

/// A draw count under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounterView {
    /// "king moves 12 of 25".
    pub text: String,
    /// Moves made.
    pub done: u16,
    /// Moves that make the draw.
    pub limit: u16,
}

/// What a message is about; it decides colour and sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Nothing special.
    Plain,
    /// A piece is in hand.
    Selected,
    /// A capture is due.
    Capture,
    /// One of several captures has to be chosen.
    Choice,
    /// Something cannot be done.
    Refusal,
    /// An earlier position is shown.
    Browse,
    /// The game is shown step by step.
    Replay,
    /// Advice.
    Hint,
    /// The game has ended; this side has won, if one has.
    End(Option<Color>),
    /// Something went wrong.
    Trouble,
}

/// A message: what is so, and what can be done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MessageView {
    /// What it is about.
    pub tone: Tone,
    /// What is so.
    pub headline: String,
    /// What can be done, or why; may be empty.
    pub detail: String,
}

/// Everything to be seen.
#[derive(Clone, PartialEq, Debug)]
pub struct ViewModel {
    /// The game's name.
    pub title: String,
    /// Board and move: "10 × 10 · move 3".
    pub subtitle: String,
    /// The rules in a line or two.
    pub summary: String,
    /// The rule in force.
    pub rule: RuleChip,
    /// White's and Black's row.
    pub players: [PlayerView; 2],
    /// Squares along a side of the whole board.
    pub side: u8,
    /// The playing squares in order.
    pub squares: Vec<SquareView>,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// Whether squares are named by file and rank, so that these belong on the frame.
    pub lettered: bool,
    /// The moves played.
    pub rows: Vec<MoveRow>,
    /// Draw counts under way.
    pub counters: Vec<CounterView>,
    /// What to say now.
    pub message: MessageView,
    /// The result with its reason, once there is one.
    pub result: Option<String>,
    /// The engine's advice, from and to.
    pub hint: Option<(Square, Square)>,
    /// The squares of the last move in order, in the position that is shown.
    pub last_move: Vec<Square>,
    /// How many moves led to the position that is shown.
    pub ply: usize,
    /// How many moves were played.
    pub plies: usize,
    /// Whether an earlier position is shown.
    pub browsing: bool,
    /// Whether it is one of a variation.
    pub in_variation: bool,
    /// What is written to the position.
    pub note: Option<NoteView>,
    /// What the analysis has found, while it is switched on.
    pub analysis: Option<AnalysisView>,
    /// The position that is being set up, while one is.
    pub setup: Option<SetUpView>,
    /// Whether squares have names on the board.
    pub named: bool,
    /// Whether a move by hand waits to be confirmed.
    pub to_confirm: bool,
    /// Whether a draw can be offered, or taken.
    pub can_draw: bool,
    /// Whether the game is shown step by step.
    pub replaying: bool,
    /// Whether it stands still meanwhile.
    pub replay_paused: bool,
    /// Whether replays begin anew at their end.
    pub looped: bool,
    /// How persons and the computer share the board.
    pub mode: Mode,
    /// The computer's level, also while no computer plays.
    pub level: Level,
    /// How long the computer takes at least for a move.
    pub delay: Duration,
    /// Whether the computer's moves have to wait.
    pub paused: bool,
    /// Whether there is a computer to be paused.
    pub can_pause: bool,
    /// Whether the engine is at work.
    pub thinking: bool,
    /// Whether it makes sense to say [`MoveNow`](crate::Command::MoveNow).
    pub can_move_now: bool,
    /// Whether something can be taken back.
    pub can_undo: bool,
    /// Whether something can be played again.
    pub can_redo: bool,
    /// Whether advice can be asked for.
    pub can_hint: bool,
    /// Whether the game can be given up.
    pub can_resign: bool,
    /// Whether a move can be typed.
    pub can_type: bool,
    /// What the engine thought last, from White's side: "+0.35 · depth 9 · 12 k positions".
    pub evaluation: Option<String>,
    /// What endgame tables said of the position that the engine thought about last: "table: White wins in 14".
    pub table: Option<String>,
    /// The moves that it expects.
    pub expected: Option<String>,
}

impl ViewModel {
    /// The view of a square.
    ///
    /// # Panics
    /// If the square is not on this board.
    #[must_use]
    pub fn square(&self, square: Square) -> &SquareView {
        &self.squares[square.index()]
    }

    /// The playing square at a row and column as they are seen, the board's turn included.
    #[must_use]
    pub fn seen_at(&self, row: u8, column: u8) -> Option<&SquareView> {
        self.squares.iter().find(|view| self.seen(view) == (row, column))
    }

    /// Row and column of a square as they are seen, the board's turn included.
    #[must_use]
    pub fn seen(&self, view: &SquareView) -> (u8, u8) {
        let last = self.side - 1;
        if self.flipped { (last - view.row, last - view.column) } else { (view.row, view.column) }
    }
}

/// What is to be seen of a session.
#[must_use]
pub fn view(session: &Session) -> ViewModel {
    let routes = if session.awaits_human() { session.game.routes() } else { Vec::new() };
    let variant = session.kind().variant.variant();
    let language = session.language();
    let (line, ply) = session.shown();
    let plies = line.played().len();
    let coordinates = session.settings.coordinates;
    let official = variant.notation != damier_rules::Notation::Numbers;
    ViewModel {
        title: texts::title(language, session.kind()),
        subtitle: panel::subtitle(session, ply),
        summary: texts::variant_summary(language, session.kind().variant),
        rule: panel::rule(session),
        players: Color::BOTH.map(|color| panel::player(session, color, ply)),
        side: variant.shape().side(),
        squares: board::squares(session, &routes, ply),
        flipped: session.is_flipped(),
        lettered: match coordinates {
            Coordinates::Official => official,
            Coordinates::Letters => true,
            Coordinates::None => false,
        },
        rows: moves::rows(session),
        counters: panel::counters(session),
        message: message::message(session, &routes).in_language(language),
        result: message::result(session),
        hint: session.hint.as_ref().map(|route| (route.from(), route.to())),
        last_move: board::last_move(session, ply).map(|route| route.squares.clone()).unwrap_or_default(),
        ply,
        plies,
        browsing: session.browse.is_some(),
        in_variation: session.aside.is_some(),
        note: moves::note(session),
        analysis: panel::analysis(session),
        setup: session.setup.as_ref().map(|setup| {
            let complaints = setup.complaints();
            let mut crowned = setup.diagram.clone();
            crowned.crown_stranded_men();
            SetUpView {
                tool: setup.tool,
                turn: setup.diagram.turn,
                complaints: complaints
                    .iter()
                    .map(|complaint| texts::complaint(language, variant, complaint))
                    .collect(),
                can_crown: crowned != setup.diagram,
            }
        }),
        named: coordinates == Coordinates::Official,
        to_confirm: session.unconfirmed.is_some(),
        can_draw: !session.is_over() && session.players.mode() != Mode::FullAuto,
        replaying: session.replay.is_some(),
        replay_paused: session.replay.is_some_and(Replay::is_paused),
        looped: session.looped,
        mode: session.players.mode(),
        level: session.level,
        delay: session.delay,
        paused: session.resting,
        can_pause: session.players.level().is_some() && !session.is_over(),
        thinking: session.is_thinking(),
        can_move_now: session.is_thinking() || session.resting,
        can_undo: session.ended.is_some() || session.undo_goal().is_some(),
        can_redo: session.ended.is_none() && !session.undone.is_empty(),
        can_hint: session.awaits_human() && !session.is_thinking(),
        can_resign: !session.is_over(),
        can_type: session.awaits_human(),
        evaluation: panel::evaluation(session),
        table: panel::table(session),
        expected: panel::expected(session),
    }
}

//! A second opinion on the legal moves of every variant, written apart from the crate it checks.
//!
//! It walks a plain array of cells, follows every capture to its end by recursion, and only then
//! lets the variant's priority choose. Nothing here is meant to be fast: where it and the real
//! generator disagree, this one should be the easier of the two to check by reading.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    Empty,
    /// Not a playing square.
    Off,
    Man(Side),
    King(Side),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub enum Side {
    White,
    Black,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub width: usize,
    /// Row by row; row 0 is the far row seen from White, and White's men move towards it.
    pub cells: Vec<Cell>,
    pub to_move: Side,
    /// Frisian only, White then Black: where the king stands that made the side's latest quiet
    /// moves in a row, and how many they are. `(0, 0)` when there is no such king.
    pub runs: [(usize, u8); 2],
}

#[derive(Clone, PartialEq, Eq, Debug, Hash, PartialOrd, Ord)]
pub struct Move {
    pub from: usize,
    pub to: usize,
    pub captured: BTreeSet<usize>,
}

/// Every legal move once, with the position after it.
pub fn legal(variant: &str, board: &Board) -> BTreeMap<Move, Board> {
    if variant == "breakthrough" && board.cells.iter().any(|cell| matches!(cell, Cell::King(_))) {
        return BTreeMap::new();
    }
    let rules = Rules::of(variant);
    let own = board.squares_of(board.to_move);
    let starts: Vec<Turn> = own.into_iter().map(|from| Turn::start(board, from)).collect();
    let mut turns: Vec<Turn> = starts.iter().flat_map(|start| rules.captures_from(start)).collect();
    let best = turns.iter().map(|turn| rules.rank(turn)).max();
    turns.retain(|turn| Some(rules.rank(turn)) == best);
    if turns.is_empty() || rules.capture_optional {
        turns.extend(starts.iter().flat_map(|start| rules.quiet_from(start)));
    }

    let mut moves = BTreeMap::new();
    for turn in turns {
        let (mv, after) = rules.play(board, turn);
        let same = moves.insert(mv, after.clone());
        assert!(same.is_none_or(|same| same == after), "equal moves must end alike");
    }
    moves
}

/// A step over the board: rows down, columns to the right.
type Dir = (isize, isize);
type Dirs = &'static [Dir];

// Directions as White sees them; Black's are the same turned upside down.
const DIAGONAL_FORWARD: Dirs = &[(-1, -1), (-1, 1)];
const DIAGONAL: Dirs = &[(-1, -1), (-1, 1), (1, -1), (1, 1)];
const STRAIGHT_NOT_BACK: Dirs = &[(-1, 0), (0, -1), (0, 1)];
const STRAIGHT: Dirs = &[(-1, 0), (0, -1), (0, 1), (1, 0)];
const ANY_NOT_BACK: Dirs = &[(-1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1)];
const ANY: Dirs = &[(-1, 0), (0, -1), (0, 1), (1, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)];
/// Along rows and columns the next playing square of a Frisian board is two cells away.
const FRISIAN: Dirs = &[(-2, 0), (0, -2), (0, 2), (2, 0), (-1, -1), (-1, 1), (1, -1), (1, 1)];

#[derive(Clone, Copy, PartialEq)]
enum Reach {
    /// One square only.
    Short,
    /// Over any number of free squares, and landing on any free square behind the victim.
    Flying,
    /// Flying, but landing on the first square behind the victim.
    Thai,
}

/// What happens to a man whose capture touches the last row.
#[derive(Clone, Copy, PartialEq)]
enum Crowning {
    /// It is crowned and the move is over.
    EndsMove,
    /// It goes on as a man, and is crowned only if it comes to rest there.
    AtRest,
    /// It is crowned and goes on as a king.
    InFlight,
}

#[derive(Clone, Copy)]
enum Priority {
    Free,
    /// A king captures before a man does.
    ByKing,
    MostPieces,
    /// Most pieces, then most kings among them.
    MostKings,
    /// Most pieces; by a king; most kings; the king met first.
    Italian,
    /// Highest value, a king counting just under two men; then by a king.
    Frisian,
}

/// One row of the table of variants.
#[derive(Clone, Copy)]
struct Rules {
    man_steps: Dirs,
    man_jumps: Dirs,
    king_steps: Dirs,
    king_jumps: Dirs,
    king_reach: Reach,
    crowning: Crowning,
    priority: Priority,
    /// Captured pieces leave the board one by one, not all together at the end.
    lifted_at_once: bool,
    may_turn_back: bool,
    man_takes_kings: bool,
    /// Quiet moves stay legal beside captures, and a chain may stop after any jump.
    capture_optional: bool,
    /// A landing square without a continuation may be chosen though another one has one.
    landings_stand_alone: bool,
    /// After a king as the last victim the capturer must rest directly behind it.
    killer: bool,
    /// At most three quiet moves in a row by one king while its side has a man.
    king_run_limit: bool,
}

impl Rules {
    fn of(variant: &str) -> Self {
        let english = Self {
            man_steps: DIAGONAL_FORWARD,
            man_jumps: DIAGONAL_FORWARD,
            king_steps: DIAGONAL,
            king_jumps: DIAGONAL,
            king_reach: Reach::Short,
            crowning: Crowning::EndsMove,
            priority: Priority::Free,
            lifted_at_once: false,
            may_turn_back: false,
            man_takes_kings: true,
            capture_optional: false,
            landings_stand_alone: false,
            killer: false,
            king_run_limit: false,
        };
        let spanish = Self { king_reach: Reach::Flying, priority: Priority::MostKings, ..english };
        let pool =
            Self { man_jumps: DIAGONAL, king_reach: Reach::Flying, crowning: Crowning::AtRest, ..english };
        let international = Self { priority: Priority::MostPieces, ..pool };
        let frisian = Self { man_jumps: FRISIAN, king_jumps: FRISIAN, ..international };
        let turkish = Self {
            man_steps: STRAIGHT_NOT_BACK,
            man_jumps: STRAIGHT_NOT_BACK,
            king_steps: STRAIGHT,
            king_jumps: STRAIGHT,
            lifted_at_once: true,
            ..international
        };
        match variant {
            "english" => english,
            "english-optional" => Self { capture_optional: true, ..english },
            "italian" => Self { man_takes_kings: false, priority: Priority::Italian, ..english },
            "spanish" | "portuguese" => spanish,
            "czech" => Self { priority: Priority::ByKing, ..spanish },
            "thai" => Self { king_reach: Reach::Thai, lifted_at_once: true, may_turn_back: true, ..english },
            "pool" => pool,
            "russian" => Self { crowning: Crowning::InFlight, ..pool },
            "international" | "international-8x8" | "brazilian" | "canadian" => international,
            "breakthrough" | "antidraughts" => international,
            "killer" => Self { killer: true, ..international },
            "frisian" | "frysk" => Self { priority: Priority::Frisian, king_run_limit: true, ..frisian },
            "turkish" => turkish,
            "armenian" => Self { man_steps: ANY_NOT_BACK, king_steps: ANY, ..turkish },
            "art2dec-russian" => Self { crowning: Crowning::InFlight, ..english },
            "art2dec-international" => Self {
                crowning: Crowning::InFlight,
                lifted_at_once: true,
                may_turn_back: true,
                landings_stand_alone: true,
                ..pool
            },
            _ => panic!("no variant is called {variant}"),
        }
    }

    /// The moves without a capture of the piece that stands ready in `start`.
    fn quiet_from(&self, start: &Turn) -> Vec<Turn> {
        let mut turns = Vec::new();
        let board = &start.board;
        let (king, count) = board.runs[board.to_move as usize];
        if self.king_run_limit && board.has_man(board.to_move) && king == start.from && count >= 3 {
            return turns;
        }
        let dirs = if start.is_king { self.king_steps } else { self.man_steps };
        for &dir in dirs {
            let mut line = board.free_line(start.from, turned(dir, board.to_move));
            if !start.is_king || self.king_reach == Reach::Short {
                line.truncate(1);
            }
            turns.extend(line.into_iter().map(|at| Turn { at, ..start.clone() }));
        }
        turns
    }

    /// All complete captures that go on from `turn`; none if it cannot take anything more.
    fn captures_from(&self, turn: &Turn) -> Vec<Turn> {
        let mut complete = Vec::new();
        if turn.over {
            return complete;
        }
        let dirs = if turn.is_king { self.king_jumps } else { self.man_jumps };
        for &dir in dirs {
            let landings = self.jump(turn, turned(dir, turn.board.to_move));
            let onward: Vec<_> = landings.iter().map(|turn| self.captures_from(turn)).collect();
            let some_goes_on = onward.iter().any(|further| !further.is_empty());
            for (distance, (landing, further)) in landings.into_iter().zip(onward).enumerate() {
                let must_go_on = if self.landings_stand_alone { !further.is_empty() } else { some_goes_on };
                let too_far = self.killer && distance > 0 && landing.kings.last() == Some(&true);
                if self.capture_optional || !must_go_on && !too_far {
                    complete.push(landing);
                }
                complete.extend(further);
            }
        }
        complete
    }

    /// One jump in one direction: the capture as it stands on each landing square, nearest first.
    fn jump(&self, turn: &Turn, dir: Dir) -> Vec<Turn> {
        if turn.last_dir == Some((-dir.0, -dir.1)) && !self.may_turn_back {
            return Vec::new();
        }
        let board = &turn.board;
        let flies = turn.is_king && self.king_reach != Reach::Short;
        let approach = if flies { board.free_line(turn.at, dir) } else { Vec::new() };
        let jump_off = approach.last().copied().unwrap_or(turn.at);
        let Some(victim) = board.neighbour(jump_off, dir) else {
            return Vec::new();
        };
        let takes_king = board.cells[victim] == Cell::King(board.to_move.other());
        let takes_man = board.cells[victim] == Cell::Man(board.to_move.other());
        let may_take = takes_man || takes_king && (turn.is_king || self.man_takes_kings);
        if !may_take || turn.taken.contains(&victim) {
            return Vec::new();
        }
        let mut landings = board.free_line(victim, dir);
        if !flies || self.king_reach == Reach::Thai {
            landings.truncate(1);
        }
        let mut jumped = turn.clone();
        jumped.last_dir = Some(dir);
        jumped.taken.push(victim);
        jumped.kings.push(takes_king);
        if self.lifted_at_once {
            jumped.board.cells[victim] = Cell::Empty;
        }
        let land = |at| {
            let crowned = !turn.is_king && board.is_last_row(at);
            let is_king = turn.is_king || crowned && self.crowning == Crowning::InFlight;
            let over = crowned && self.crowning == Crowning::EndsMove;
            Turn { at, is_king, over, ..jumped.clone() }
        };
        landings.into_iter().map(land).collect()
    }

    /// What the priority compares, the weightiest first; the greatest rank must be played.
    fn rank(&self, turn: &Turn) -> Vec<usize> {
        let pieces = turn.taken.len();
        let king_order: Vec<usize> = turn.kings.iter().map(|&king| usize::from(king)).collect();
        let kings: usize = king_order.iter().sum();
        let by_king = usize::from(turn.began_as_king);
        match self.priority {
            Priority::Free => vec![],
            Priority::ByKing => vec![by_king],
            Priority::MostPieces => vec![pieces],
            Priority::MostKings => vec![pieces, kings],
            Priority::Italian => [vec![pieces, by_king, kings], king_order].concat(),
            Priority::Frisian => vec![100 * (pieces - kings) + 199 * kings, by_king],
        }
    }

    /// Brings a complete turn onto the board.
    fn play(&self, board: &Board, turn: Turn) -> (Move, Board) {
        let side = board.to_move;
        let mut after = board.clone();
        after.cells[turn.from] = Cell::Empty;
        for &victim in &turn.taken {
            after.cells[victim] = Cell::Empty;
        }
        let rests_as_king = turn.is_king || board.is_last_row(turn.at);
        after.cells[turn.at] = if rests_as_king { Cell::King(side) } else { Cell::Man(side) };
        after.to_move = side.other();
        if self.king_run_limit {
            after.count_king_run(side, &turn);
        }
        let mv = Move { from: turn.from, to: turn.at, captured: turn.taken.into_iter().collect() };
        (mv, after)
    }
}

/// A move of one piece as far as it has come.
#[derive(Clone)]
struct Turn {
    /// The board without the moving piece, and without what has been lifted so far.
    board: Board,
    from: usize,
    at: usize,
    began_as_king: bool,
    is_king: bool,
    /// Whether crowning has ended the move.
    over: bool,
    last_dir: Option<Dir>,
    taken: Vec<usize>,
    /// For each piece taken, in order: was it a king?
    kings: Vec<bool>,
}

impl Turn {
    fn start(board: &Board, from: usize) -> Self {
        let is_king = board.cells[from] == Cell::King(board.to_move);
        let mut board = board.clone();
        board.cells[from] = Cell::Empty;
        Self {
            board,
            from,
            at: from,
            began_as_king: is_king,
            is_king,
            over: false,
            last_dir: None,
            taken: Vec::new(),
            kings: Vec::new(),
        }
    }
}

impl Side {
    fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

/// `dir` as `side` sees it.
fn turned((down, right): Dir, side: Side) -> Dir {
    match side {
        Side::White => (down, right),
        Side::Black => (-down, right),
    }
}

impl Board {
    fn has_man(&self, side: Side) -> bool {
        self.cells.contains(&Cell::Man(side))
    }

    fn squares_of(&self, side: Side) -> Vec<usize> {
        let own = [Cell::Man(side), Cell::King(side)];
        (0..self.cells.len()).filter(|&at| own.contains(&self.cells[at])).collect()
    }

    /// The cell one step away, if it is still on the board.
    fn neighbour(&self, at: usize, (down, right): Dir) -> Option<usize> {
        let row = (at / self.width).checked_add_signed(down)?;
        let col = (at % self.width).checked_add_signed(right)?;
        let height = self.cells.len() / self.width;
        (row < height && col < self.width).then_some(row * self.width + col)
    }

    /// The empty squares from `at` (not counted) up to the first obstacle.
    fn free_line(&self, mut at: usize, dir: Dir) -> Vec<usize> {
        let mut line = Vec::new();
        while let Some(next) = self.neighbour(at, dir) {
            if self.cells[next] != Cell::Empty {
                break;
            }
            line.push(next);
            at = next;
        }
        line
    }

    /// Is this the row on which the side to move crowns its men?
    fn is_last_row(&self, at: usize) -> bool {
        match self.to_move {
            Side::White => at < self.width,
            Side::Black => at + self.width >= self.cells.len(),
        }
    }

    /// Frisian: brings the counts up to date after `turn` of `side`.
    fn count_king_run(&mut self, side: Side, turn: &Turn) {
        let (king, count) = self.runs[side as usize];
        let before = if king == turn.from { count } else { 0 };
        let king_moved_quietly = turn.began_as_king && turn.taken.is_empty();
        self.runs[side as usize] = if king_moved_quietly { (turn.at, before + 1) } else { (0, 0) };
        // A count lives only as long as its king and some man of its side do.
        for owner in [Side::White, Side::Black] {
            let (king, _) = self.runs[owner as usize];
            if self.cells[king] != Cell::King(owner) || !self.has_man(owner) {
                self.runs[owner as usize] = (0, 0);
            }
        }
    }
}

//! Setting up a position by hand: anything may stand anywhere until it is to be played.

use damier_rules::{Complaint, Diagram, Game, GameKind, Piece, Square};

use crate::command::SetUpStep;

/// A position under construction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct SetUp {
    pub(crate) kind: GameKind,
    pub(crate) diagram: Diagram,
    /// What a click puts on a square; `None` clears it.
    pub(crate) tool: Option<Piece>,
    /// The square from which a piece is being dragged.
    lifted: Option<Square>,
}

impl SetUp {
    pub(crate) fn new(kind: GameKind, mut diagram: Diagram) -> Self {
        diagram.runs = Default::default();
        let tool = Some(Piece::man(diagram.turn));
        Self { kind, diagram, tool, lifted: None }
    }

    /// Puts the tool's piece on a square, or takes away what is the same.
    pub(crate) fn click(&mut self, square: Square) {
        let piece = if self.diagram.at(square) == self.tool { None } else { self.tool };
        self.diagram.set(square, piece);
    }

    /// Takes a piece up.
    pub(crate) fn lift(&mut self, square: Square) {
        self.lifted = self.diagram.at(square).map(|_| square);
    }

    /// Puts the piece down; beside the board it is gone.
    pub(crate) fn drop_on(&mut self, square: Option<Square>) {
        let Some(from) = self.lifted.take().filter(|&from| square != Some(from)) else { return };
        let piece = self.diagram.at(from);
        self.diagram.set(from, None);
        if let Some(square) = square {
            self.diagram.set(square, piece);
        }
    }

    /// Follows a step that changes the position.
    pub(crate) fn follow(&mut self, step: SetUpStep) {
        let shape = self.diagram.shape();
        match step {
            SetUpStep::Tool(tool) => self.tool = tool,
            SetUpStep::Clear => self.diagram = Diagram::empty(shape, self.diagram.turn),
            SetUpStep::Start => self.diagram = self.kind.variant.variant().start(),
            SetUpStep::Mirror => self.diagram = turned(&self.diagram),
            SetUpStep::Turn(color) => self.diagram.turn = color,
            SetUpStep::Crown => self.diagram.crown_stranded_men(),
            SetUpStep::Begin | SetUpStep::Play => {}
        }
    }

    /// Why this position cannot be played.
    pub(crate) fn complaints(&self) -> Vec<Complaint> {
        self.diagram.check()
    }

    /// The game from this position.
    pub(crate) fn game(&self) -> Result<Game, Vec<Complaint>> {
        Game::from_diagram(self.kind, self.diagram.clone())
    }
}

/// The same position for the other side: colours changed, the board turned.
fn turned(diagram: &Diagram) -> Diagram {
    let shape = diagram.shape();
    let mut other = Diagram::empty(shape, diagram.turn.other());
    let opposite: Vec<_> = shape.squares().collect();
    for (square, piece) in diagram.pieces() {
        let to = opposite[opposite.len() - 1 - square.index()];
        other.set(to, Some(Piece { color: piece.color.other(), ..piece }));
    }
    other
}

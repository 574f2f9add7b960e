//! A line of play: the moves from the start to a position, with the capture rule in force at each.
//!
//! A line in which the rule changes is a chain of games, each beginning where the one before it stops.

use damier_record::pdn::NodeId;
use damier_rules::draws::Counter;
use damier_rules::{Color, Diagram, Game, GameKind, IllegalMove, Route, VariantId, Verdict};

/// The moves that lead to a position.
#[derive(Clone, Debug)]
pub struct Line {
    /// At least one.
    games: Vec<Game>,
    played: Vec<Route>,
    /// The node of each move in the tree of the game; none for moves that are only shown.
    pub(crate) nodes: Vec<NodeId>,
}

impl Line {
    /// A line that goes on from a game.
    #[must_use]
    pub fn new(game: Game) -> Self {
        Self { played: game.played().to_vec(), games: vec![game], nodes: Vec::new() }
    }

    /// The game since the rule has changed last.
    #[must_use]
    pub fn now(&self) -> &Game {
        &self.games[self.games.len() - 1]
    }

    fn now_mut(&mut self) -> &mut Game {
        let last = self.games.len() - 1;
        &mut self.games[last]
    }

    /// The game before the rule has changed for the first time.
    #[must_use]
    pub fn first(&self) -> &Game {
        &self.games[0]
    }

    /// What is played now.
    #[must_use]
    pub fn kind(&self) -> GameKind {
        self.now().kind()
    }

    /// The position.
    #[must_use]
    pub fn diagram(&self) -> &Diagram {
        self.now().diagram()
    }

    /// The position after `ply` moves, 0 for the start.
    #[must_use]
    pub fn diagram_at(&self, ply: usize) -> Option<&Diagram> {
        let (game, ply) = self.game_at(ply);
        game.diagram_at(ply)
    }

    /// The rules by which the position after `ply` moves is played.
    #[must_use]
    pub fn kind_at(&self, ply: usize) -> GameKind {
        self.game_at(ply).0.kind()
    }

    /// The game that the position after `ply` moves belongs to, and how many of its moves lead there.
    fn game_at(&self, mut ply: usize) -> (&Game, usize) {
        for game in &self.games[..self.games.len() - 1] {
            let moves = game.played().len();
            if ply < moves {
                return (game, ply);
            }
            ply -= moves;
        }
        (self.now(), ply)
    }

    /// The starting position.
    #[must_use]
    pub fn start(&self) -> &Diagram {
        self.first().start()
    }

    /// The moves played.
    #[must_use]
    pub fn played(&self) -> &[Route] {
        &self.played
    }

    /// Whose turn it is.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.now().turn()
    }

    /// The legal moves, each with the route that is written down.
    #[must_use]
    pub fn moves(&self) -> Vec<Route> {
        self.now().moves()
    }

    /// Every way in which a hand can make the legal moves.
    #[must_use]
    pub fn routes(&self) -> Vec<Route> {
        self.now().routes()
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If it is not legal in this position; nothing is changed then.
    pub fn play(&mut self, route: &Route) -> Result<(), IllegalMove> {
        self.now_mut().play(route)?;
        self.played.push(route.clone());
        Ok(())
    }

    /// Takes the last move back, and what was changed after it; gives the move, `None` at the start.
    pub fn undo(&mut self) -> Option<Route> {
        while self.games.len() > 1 && self.now().played().is_empty() {
            self.games.pop();
        }
        self.nodes.truncate(self.played.len().saturating_sub(1));
        self.played.pop();
        self.now_mut().undo()
    }

    /// The same line, only so many moves long.
    #[must_use]
    pub fn up_to(&self, ply: usize) -> Self {
        let mut line = self.clone();
        while line.played.len() > ply {
            line.undo();
        }
        line
    }

    /// Goes on by other rules from here on. Draw counts begin anew, for it is another game from now on.
    pub fn change_rules(&mut self, kind: GameKind) {
        if self.kind() == kind {
            return;
        }
        let Ok(game) = Game::from_diagram(kind, self.diagram().clone()) else { return };
        if self.now().played().is_empty() {
            self.games.pop();
        }
        // Back to the rules of the moves before: there is nothing to change.
        if self.games.last().is_none_or(|before| before.kind() != kind) {
            self.games.push(game);
        }
    }

    /// What the rules say of the position: `None` while the game goes on.
    #[must_use]
    pub fn verdict(&self) -> Option<Verdict> {
        self.now().verdict()
    }

    /// The draw counts under way.
    #[must_use]
    pub fn running_counters(&self) -> Vec<Counter> {
        self.now().running_counters()
    }
}

/// The variant that differs in nothing but whether a capture has to be made, if there is one.
#[must_use]
pub fn with_other_capture_rule(kind: GameKind) -> Option<GameKind> {
    let spec = kind.rules().spec();
    let wanted = damier_rules::Spec { optional: !spec.optional, ..spec };
    let mut others = VariantId::ALL.iter().map(|&variant| GameKind { variant, ..kind });
    others.find(|other| {
        other.variant.variant().start() == kind.variant.variant().start() && other.rules().spec() == wanted
    })
}

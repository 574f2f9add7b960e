//! A game as a file keeps it.

use damier_rules::draws::Counters;
use damier_rules::{Diagram, Game, GameKind};

use super::{Action, GameResult, NodeId, Tags, Tree};

/// A game: who played what, from where, how it went and how it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRecord {
    /// The tags but those that the other fields say.
    pub tags: Tags,
    /// What is played.
    pub kind: GameKind,
    /// The starting position. It is valid.
    pub start: Diagram,
    /// The draw counts at the start.
    pub counters: Counters,
    /// The moves.
    pub tree: Tree,
    /// How it ended.
    pub result: GameResult,
}

impl GameRecord {
    /// A game without moves, from the start position of the variant.
    #[must_use]
    pub fn new(kind: GameKind) -> Self {
        Self::from_game(&Game::new(kind))
    }

    /// A game that was played, without tags.
    #[must_use]
    pub fn from_game(game: &Game) -> Self {
        let mut tree = Tree::default();
        let mut at = tree.root();
        for route in game.played() {
            at = tree.add_move(at, route);
        }
        Self {
            tags: Tags::default(),
            kind: game.kind(),
            start: game.start().clone(),
            counters: game.start_counters(),
            tree,
            result: GameResult::Open,
        }
    }

    /// The game as it stands at a node: played from the start, or from the last position set up before the node.
    /// Text that could not be read leads nowhere.
    #[must_use]
    pub fn game_at(&self, id: NodeId) -> Game {
        let begin = |diagram: Diagram| Game::from_diagram(self.kind, diagram).ok();
        let mut game = begin(self.start.clone())
            .map_or_else(|| Game::new(self.kind), |game| game.with_counters(self.counters));
        for id in self.tree.path(id) {
            let set_up = match self.tree.node(id).action() {
                Action::Move(route) => {
                    // A tree that was put together wrongly shows the last position that can be reached.
                    let _ = game.play(route);
                    None
                }
                Action::Pass => begin(passed(game.diagram())),
                Action::Setup(diagram) => begin(diagram.clone()),
                Action::Start | Action::Unread(_) => None,
            };
            game = set_up.unwrap_or(game);
        }
        game
    }

    /// The game as it stands at the end of the main line.
    #[must_use]
    pub fn game(&self) -> Game {
        self.game_at(self.tree.main_line().last().unwrap_or(self.tree.root()))
    }

    /// Whether the starting position or its draw counts are not the usual ones.
    #[must_use]
    pub fn is_set_up(&self) -> bool {
        let usual = Game::new(self.kind);
        self.start != *usual.start() || self.counters != usual.start_counters()
    }
}

/// The position with the other side to move.
pub(crate) fn passed(diagram: &Diagram) -> Diagram {
    let mut other = diagram.clone();
    other.turn = diagram.turn.other();
    other
}

//! What players do at the table beside making moves: ending the game, changing its rule, writing to its moves, and
//! setting up positions.

use damier_engine::Score;
use damier_rules::{Color, Game};

use crate::command::{Effect, SetUpStep};
use crate::ending::Ending;
use crate::players::{Player, Players};
use crate::session::Session;
use crate::setup::SetUp;
use crate::story::Story;
use crate::texts;

/// The computer takes a draw when it stands worse than this, in hundredths of a man, ...
const WORSE: i32 = -20;
/// ... or when it stands no better than this after so many plies.
const NO_BETTER: i32 = 15;
const LONG_GAME: usize = 60;

impl Session {
    pub(crate) fn end(&mut self, ending: Ending) {
        self.pick = None;
        self.unconfirmed = None;
        (self.browse, self.aside) = (None, None);
        self.message = None;
        self.draw_offer = None;
        self.ended = Some(ending);
    }

    /// Offers a draw. The computer answers at once, a person by an offer of his own or by moving on.
    pub(crate) fn offer_draw(&mut self, effects: &mut Vec<Effect>) {
        if self.is_over() || self.players.mode() == crate::players::Mode::FullAuto {
            return;
        }
        let Some(person) = self.players.lone_human() else {
            let turn = self.game.turn();
            if self.draw_offer == Some(turn.other()) {
                return self.end(Ending::Agreed);
            }
            self.draw_offer = Some(turn);
            self.message = Some(texts::draw_offered(turn));
            return;
        };
        if self.computer_takes_draw(person.other()) {
            self.drop_request(effects);
            self.end(Ending::Agreed);
        } else {
            self.message = Some(texts::draw_declined());
        }
    }

    fn computer_takes_draw(&self, computer: Color) -> bool {
        let Some((turn, report)) = &self.report else { return false };
        let score = match report.score {
            Score::Even(hundredths) => hundredths,
            Score::Win(_) => i32::MAX,
            Score::Loss(_) => -i32::MAX,
        };
        let score = if *turn == computer { score } else { -score };
        score <= WORSE || (score <= NO_BETTER && self.game.played().len() >= LONG_GAME)
    }

    /// Changes the capture rule from the next move on.
    pub(crate) fn change_capture_rule(&mut self, effects: &mut Vec<Effect>) {
        if self.browse.is_some() || self.is_over() || self.setup.is_some() {
            return;
        }
        self.drop_request(effects);
        self.pick = None;
        self.unconfirmed = None;
        self.hint = None;
        self.message = Some(match self.story.change_rule(&mut self.game) {
            true => texts::rule_changed(self.kind().rules().spec().optional),
            false => texts::one_rule_only(),
        });
    }

    pub(crate) fn comment(&mut self, text: &str) {
        if let Some(node) = self.shown_node() {
            self.story.record.tree.set_comment(node, text);
        }
    }

    pub(crate) fn sign(&mut self, number: u16) {
        let Some(node) = self.shown_node().filter(|&node| node != self.story.root) else { return };
        let tree = &mut self.story.record.tree;
        if tree.node(node).nags().contains(&number) {
            tree.remove_nag(node, number);
            return;
        }
        // One judgement of a move: the signs 1 to 6 are ! ? !! ?? !? ?!.
        for other in 1..=6 {
            tree.remove_nag(node, other);
        }
        tree.add_nag(node, number);
    }

    /// Takes a variation out, from where it leaves the game on.
    pub(crate) fn delete_variation(&mut self, effects: &mut Vec<Effect>) {
        let Some(aside) = self.aside.take() else { return };
        let (kept, ply) = (&self.game.nodes, self.browse.unwrap_or(0));
        let leaves = aside.nodes.iter().take(ply).find(|node| !kept.contains(node)).copied();
        if let Some(node) = leaves {
            self.undone.retain(|&undone| undone != node);
            self.story.record.tree.delete(node);
        }
        self.drop_request(effects);
        self.browse = None;
    }

    /// Follows a step of setting up a position.
    pub(crate) fn set_up(&mut self, step: SetUpStep, effects: &mut Vec<Effect>) {
        match (step, &mut self.setup) {
            (SetUpStep::Begin, _) => {
                self.drop_request(effects);
                let (line, ply) = self.shown();
                let diagram = line.diagram_at(ply).unwrap_or(self.game.diagram()).clone();
                self.setup = Some(SetUp::new(self.kind(), diagram));
                (self.pick, self.unconfirmed, self.hint, self.message) = (None, None, None, None);
                (self.browse, self.aside) = (None, None);
            }
            (_, None) => {}
            (SetUpStep::Play, Some(setup)) => {
                if let Ok(game) = setup.game() {
                    self.play_set_up(&game, effects);
                }
            }
            (step, Some(setup)) => setup.follow(step),
        }
    }

    fn play_set_up(&mut self, game: &Game, effects: &mut Vec<Effect>) {
        let level = self.players.level();
        let players = match (self.players.lone_human(), level) {
            (Some(_), Some(level)) => Players::against(level, game.turn()),
            _ => self.players,
        };
        let (story, line) = Story::of(game);
        self.begin(story, line, players, effects);
        self.resting = matches!(players.of(game.turn()), Player::Computer(_));
    }
}

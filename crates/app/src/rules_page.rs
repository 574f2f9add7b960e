//! How a game is played, in sentences chosen by its own data, so that no page can tell other rules than those in force.

use damier_rules::draws::{DrawKind, Limit, draw_rules};
use damier_rules::{BoardShape, Crowning, Directions, GameKind, Landing, Objective, Priority};

use crate::texts;
use crate::words::{Arg, Language, tr};

/// A part of the page: its title and its sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesPart {
    /// The title.
    pub title: String,
    /// The sentences.
    pub sentences: Vec<String>,
    /// Whether it tells how to capture, the rule that players ask about most.
    pub is_capture: bool,
}

/// The page of a game.
#[must_use]
pub fn rules_page(language: Language, kind: GameKind) -> Vec<RulesPart> {
    let say = |sentences: Vec<Sentence>| {
        sentences.iter().map(|(key, args)| tr(language, key, args)).collect::<Vec<_>>()
    };
    let part = |title, sentences| RulesPart {
        title: tr(language, title, &[]),
        sentences,
        is_capture: title == "part-capturing",
    };
    vec![
        part("part-aim", say(aim(kind))),
        part("part-moving", say(moving(kind))),
        part("part-capturing", say(capturing(kind))),
        part("part-crowning", say(vec![plain(crowning(kind))])),
        part("part-draws", say(draws(language, kind))),
        part("part-tips", say(tips(kind))),
    ]
}

/// The name of a message and what it is filled in with.
type Sentence = (&'static str, Vec<(&'static str, Arg)>);

fn plain(key: &'static str) -> Sentence {
    (key, Vec::new())
}

fn along(key: &'static str, directions: Directions) -> Sentence {
    (key, vec![("way", Arg::Key(way(directions)))])
}

fn aim(kind: GameKind) -> Vec<Sentence> {
    let variant = kind.variant.variant();
    let start = variant.start();
    let men = start.pieces().filter(|(_, piece)| piece.color == variant.first).count();
    let side = usize::from(variant.shape().side());
    let aim = match kind.objective {
        Objective::Win => "aim-win",
        Objective::Giveaway => "aim-giveaway",
        Objective::FirstKing => "aim-first-king",
    };
    let args = vec![("side", side.into()), ("men", men.into()), ("color", variant.first.into())];
    vec![plain(aim), ("board-begins", args)]
}

fn way(directions: Directions) -> &'static str {
    match directions {
        Directions::DIAGONAL_FORWARD => "way-diagonal-forward",
        Directions::DIAGONAL => "way-diagonal",
        Directions::ORTHOGONAL => "way-orthogonal",
        Directions::FORWARD_AND_SIDEWAYS => "way-ahead-and-sideways",
        Directions::ALL => "way-all",
        _ if directions == Directions::DIAGONAL_FORWARD.and(Directions::FORWARD_AND_SIDEWAYS) => {
            "way-all-forward"
        }
        _ => "way-lines",
    }
}

fn moving(kind: GameKind) -> Vec<Sentence> {
    let spec = kind.rules().spec();
    let king = if spec.king_flies { "king-flies" } else { "king-steps" };
    let mut sentences = vec![along("man-moves", spec.man_steps), along(king, spec.king_steps)];
    if spec.limits_king_runs {
        sentences.push(plain("king-runs"));
    }
    sentences
}

fn capturing(kind: GameKind) -> Vec<Sentence> {
    let spec = kind.rules().spec();
    let mut sentences = vec![
        plain(if spec.optional { "capture-optional" } else { "capture-compulsory" }),
        along("man-takes", spec.man_takes),
        along("king-takes", spec.king_takes),
    ];
    if spec.king_flies {
        sentences.push(plain(match spec.landing {
            Landing::GoOn => "landing-go-on",
            Landing::Behind => "landing-behind",
            Landing::BehindLastKing => "landing-behind-last-king",
            Landing::EachAlone => "landing-each-alone",
        }));
    }
    if !spec.man_takes_king {
        sentences.push(plain("men-take-no-kings"));
    }
    if !spec.optional {
        sentences.push(plain(match spec.priority {
            Priority::Free => "choice-free",
            Priority::Most => "choice-most",
            Priority::MostThenKings => "choice-most-then-kings",
            Priority::KingFirst => "choice-king-first",
            Priority::Value => "choice-value",
            Priority::Italian => "choice-italian",
        }));
    }
    sentences.push(plain(if spec.lifted_at_once { "lifted-at-once" } else { "lifted-at-end" }));
    sentences
}

fn crowning(kind: GameKind) -> &'static str {
    match kind.rules().spec().crowning {
        Crowning::EndsMove => "crowning-ends-move",
        Crowning::AtRest => "crowning-at-rest",
        Crowning::InFlight => "crowning-in-flight",
    }
}

fn draws(language: Language, kind: GameKind) -> Vec<Sentence> {
    let rules = draw_rules(kind);
    if rules.is_empty() {
        return vec![plain("no-draws")];
    }
    let count = |name, count: u16| (name, usize::from(count).into());
    rules
        .iter()
        .map(|rule| {
            let name = ("name", texts::draw_name(language, rule).into());
            match rule.kind {
                DrawKind::Repetition(times) => ("draw-by-repetition", vec![count("times", times.into())]),
                DrawKind::NoProgress(moves) => ("draw-by-no-progress", vec![count("moves", moves)]),
                DrawKind::Standstill(_, moves) => ("draw-by-standstill", vec![count("moves", moves), name]),
                DrawKind::Ending(_, limit) | DrawKind::Holding(_, limit) => {
                    let (Limit::Each(moves) | Limit::Strong(moves)) = limit;
                    ("draw-by-ending", vec![count("moves", moves), name])
                }
                DrawKind::OneEach => plain("draw-by-one-each"),
            }
        })
        .collect()
}

fn tips(kind: GameKind) -> Vec<Sentence> {
    let variant = kind.variant.variant();
    if kind.objective != Objective::Win {
        return vec![plain("tip-giveaway")];
    }
    let spec = kind.rules().spec();
    let mut tips = Vec::new();
    if variant.shape() == BoardShape::Diagonal8 && !spec.king_flies {
        tips.push(plain("tip-bridge"));
    }
    if spec.king_flies && variant.shape() != BoardShape::Full8 {
        tips.push(plain("tip-diagonal"));
    }
    tips.push(plain("tip-backed"));
    if !spec.optional {
        tips.push(plain("tip-shot"));
    }
    tips
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::VariantId;

    #[test]
    fn every_game_has_a_page_of_its_own_rules() {
        let page = |kind| {
            rules_page(Language::English, kind)
                .iter()
                .flat_map(|part| part.sentences.clone())
                .collect::<Vec<_>>()
                .join(" ")
        };
        for kind in GameKind::all() {
            let text = page(kind);
            assert!(
                rules_page(Language::English, kind).iter().all(|part| !part.sentences.is_empty()),
                "{kind}"
            );
            assert!(!text.contains("along its lines"), "{kind}: {text}");
            assert_eq!(text.contains("Nobody has to capture"), kind.rules().spec().optional, "{kind}");
        }
        assert!(page(GameKind::new(VariantId::International)).contains("most pieces"));
        assert!(page(GameKind::new(VariantId::Italian)).contains("Men cannot take kings"));
    }
}

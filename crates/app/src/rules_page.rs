//! How a game is played, in sentences made from its own data, so that no page can tell other rules than those in force.

use damier_rules::draws::{DrawKind, Limit, draw_rules};
use damier_rules::{BoardShape, Crowning, Directions, GameKind, Landing, Objective, Priority};

/// A part of the page: its title and its sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RulesPart {
    /// The title.
    pub title: &'static str,
    /// The sentences.
    pub sentences: Vec<String>,
}

/// The page of a game.
#[must_use]
pub fn rules_page(kind: GameKind) -> Vec<RulesPart> {
    let part = |title, sentences| RulesPart { title, sentences };
    vec![
        part("Aim", aim(kind)),
        part("Moving", moving(kind)),
        part("Capturing", capturing(kind)),
        part("Crowning", vec![crowning(kind).to_owned()]),
        part("Draws", draws(kind)),
        part("Tips", tips(kind)),
    ]
}

fn aim(kind: GameKind) -> Vec<String> {
    let variant = kind.variant.variant();
    let start = variant.start();
    let men = start.pieces().filter(|(_, piece)| piece.color == variant.first).count();
    let side = variant.shape().side();
    let aim = match kind.objective {
        Objective::Win => "Take all pieces of the other side, or leave it without a move.",
        Objective::Giveaway => {
            "Lose all your pieces, or be left without a move: who can no longer move wins."
        }
        Objective::FirstKing => "Be the first to have a king, or take all pieces of the other side.",
    };
    let begins = format!(
        "The board has {side} × {side} squares; each side has {men} men, and {} begins.",
        variant.first.name()
    );
    vec![aim.to_owned(), begins]
}

fn way(directions: Directions) -> &'static str {
    match directions {
        Directions::DIAGONAL_FORWARD => "diagonally forward",
        Directions::DIAGONAL => "diagonally in all four directions",
        Directions::ORTHOGONAL => "straight ahead, back and sideways",
        Directions::FORWARD_AND_SIDEWAYS => "straight ahead and sideways",
        Directions::ALL => "along lines and diagonals, in all eight directions",
        _ if directions == Directions::DIAGONAL_FORWARD.and(Directions::FORWARD_AND_SIDEWAYS) => {
            "straight ahead, diagonally forward and sideways"
        }
        _ => "along its lines",
    }
}

fn moving(kind: GameKind) -> Vec<String> {
    let spec = kind.rules().spec();
    let distance = if spec.king_flies { "as far as the way is free" } else { "one square" };
    let mut sentences = vec![
        format!("A man moves one square {}.", way(spec.man_steps)),
        format!("A king moves {distance}, {}.", way(spec.king_steps)),
    ];
    if spec.limits_king_runs {
        sentences
            .push("A king may make three moves in a row without a capture while its side has men.".into());
    }
    sentences
}

fn capturing(kind: GameKind) -> Vec<String> {
    let spec = kind.rules().spec();
    let mut sentences = vec![
        if spec.optional {
            "Nobody has to capture, and a chain may be broken off after any piece.".to_owned()
        } else {
            "Who can capture has to, and a chain has to be played to its end.".to_owned()
        },
        format!("A man takes by jumping over a piece next to it, {}.", way(spec.man_takes)),
        format!("A king takes {}.", way(spec.king_takes)),
    ];
    if spec.king_flies {
        sentences.push(
            match spec.landing {
                Landing::GoOn => {
                    "It lands on any free square behind, but where one lets it go on, on such a one."
                }
                Landing::Behind => "It lands on the square right behind the piece.",
                Landing::BehindLastKing => "Behind a king that it takes last it stops at once.",
                Landing::EachAlone => "It lands on any free square behind the piece.",
            }
            .to_owned(),
        );
    }
    if !spec.man_takes_king {
        sentences.push("Men cannot take kings.".into());
    }
    let priority = match spec.priority {
        Priority::Free => "Among several captures you choose.",
        Priority::Most => "Of several captures the one that takes the most pieces has to be made.",
        Priority::MostThenKings => "The most pieces have to be taken; of equal captures, the most kings.",
        Priority::KingFirst => "Where a king and a man can take, the king has to.",
        Priority::Value => {
            "The capture of the most value has to be made: a king is worth a little less than two men."
        }
        Priority::Italian => "The most pieces have to be taken, with a king before a man, and kings first.",
    };
    if !spec.optional {
        sentences.push(priority.into());
    }
    sentences.push(if spec.lifted_at_once {
        "Taken pieces leave the board one by one, so that a later jump may pass where they stood.".into()
    } else {
        "Taken pieces leave the board at the end of the move; none may be jumped twice.".into()
    });
    sentences
}

fn crowning(kind: GameKind) -> &'static str {
    match kind.rules().spec().crowning {
        Crowning::EndsMove => "A man that reaches the last row becomes a king, and its move ends there.",
        Crowning::AtRest => {
            "A man that ends its move on the last row becomes a king; one that passes it stays a man."
        }
        Crowning::InFlight => {
            "A man that reaches the last row becomes a king at once and goes on taking as one."
        }
    }
}

fn draws(kind: GameKind) -> Vec<String> {
    let rules = draw_rules(kind);
    if rules.is_empty() {
        return vec!["There are no draws.".into()];
    }
    let each = |moves: u16| format!("after {moves} moves of each side");
    rules
        .iter()
        .map(|rule| {
            let name = rule.name;
            match rule.kind {
                DrawKind::Repetition(times) => {
                    format!("When the same position stands {times} times with the same side to move.")
                }
                DrawKind::NoProgress(moves) => {
                    format!("{} without a capture or a man's move.", capital(&each(moves)))
                }
                DrawKind::Standstill(_, moves) => {
                    format!("{} without a capture or a crowning ({name}).", capital(&each(moves)))
                }
                DrawKind::Ending(_, limit) | DrawKind::Holding(_, limit) => {
                    let (Limit::Each(moves) | Limit::Strong(moves)) = limit;
                    format!("{} ({name}).", capital(&each(moves)))
                }
                DrawKind::OneEach => "With one piece each, unless one can take at once.".to_owned(),
            }
        })
        .collect()
}

fn tips(kind: GameKind) -> Vec<String> {
    let variant = kind.variant.variant();
    let mut tips = Vec::new();
    if kind.objective != Objective::Win {
        return vec!["Keep a move in hand: who has to move gives what he would rather keep.".into()];
    }
    let spec = kind.rules().spec();
    if variant.shape() == BoardShape::Diagonal8 && !spec.king_flies {
        tips.push(
            "Keep two men of your own first row apart as long as you can: such a bridge keeps kings out."
                .into(),
        );
    }
    if spec.king_flies && variant.shape() != BoardShape::Full8 {
        tips.push(
            "Put your first king on the longest diagonal: from there it sees most of the board.".into(),
        );
    }
    tips.push("A man with one of its own right behind it cannot be jumped from the front.".into());
    if !spec.optional {
        tips.push("A capture has to be made: give one piece so that you can take two.".into());
    }
    tips
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::VariantId;

    #[test]
    fn every_game_has_a_page_of_its_own_rules() {
        let page = |kind| {
            rules_page(kind).iter().flat_map(|part| part.sentences.clone()).collect::<Vec<_>>().join(" ")
        };
        for kind in GameKind::all() {
            let text = page(kind);
            assert!(rules_page(kind).iter().all(|part| !part.sentences.is_empty()), "{kind}");
            assert!(!text.contains("along its lines"), "{kind}: {text}");
            assert_eq!(text.contains("Nobody has to capture"), kind.rules().spec().optional, "{kind}");
        }
        assert!(page(GameKind::new(VariantId::International)).contains("most pieces"));
        assert!(page(GameKind::new(VariantId::Italian)).contains("Men cannot take kings"));
    }
}

//! The list of moves, with the variations that leave it.

use damier_record::pdn::{NodeId, SIGNS};

use super::{MoveRow, NoteView, PlyView, VariationMove, VariationView};
use crate::session::Session;

/// The signs to choose from, each with its number in PDN.
#[must_use]
pub fn signs() -> &'static [(u16, &'static str)] {
    &SIGNS
}

fn sign(session: &Session, node: NodeId) -> String {
    let nags = session.story.tree().node(node).nags();
    SIGNS.iter().filter(|(number, _)| nags.contains(number)).map(|(_, sign)| *sign).collect()
}

pub(super) fn rows(session: &Session) -> Vec<MoveRow> {
    let offset = super::panel::offset(session);
    let nodes = &session.game.nodes;
    let shown = session.shown_node();
    let in_game = session.browse.is_none() || session.aside.is_none();
    let ply = |place: usize| {
        let ply = (place + 1).checked_sub(offset)?;
        let node = *nodes.get(ply.checked_sub(1)?)?;
        let text = format!("{}{}", session.story.text(node)?, sign(session, node));
        let comment = session.story.tree().node(node).comment().to_owned();
        Some(PlyView { ply, text, comment, current: in_game && shown == Some(node) })
    };
    let places = nodes.len() + offset;
    let mut rows: Vec<_> = (0..places.div_ceil(2))
        .map(|row| MoveRow {
            number: row + 1,
            first: ply(2 * row),
            second: ply(2 * row + 1),
            variations: Vec::new(),
        })
        .collect();
    for before in 0..=nodes.len() {
        let variations = leaving(session, before, offset);
        if variations.is_empty() {
            continue;
        }
        let row = (before + offset) / 2;
        if row == rows.len() {
            rows.push(MoveRow { number: row + 1, first: None, second: None, variations: Vec::new() });
        }
        rows[row].variations.extend(variations);
    }
    rows
}

/// The variations that leave the game after so many moves, each followed by those that leave it in turn.
fn leaving(session: &Session, before: usize, offset: usize) -> Vec<VariationView> {
    let story = &session.story;
    let nodes = &session.game.nodes;
    let parent = before.checked_sub(1).map_or(story.root, |ply| nodes[ply]);
    let taken_back = session.undone.last().filter(|_| !session.keep_undone);
    let others = story.children(parent).filter(|id| nodes.get(before) != Some(id) && taken_back != Some(id));
    let mut open: Vec<_> = others.map(|id| (id, before, 1)).collect();
    open.reverse();
    let mut found = Vec::new();
    while let Some((first, before, depth)) = open.pop() {
        let mut moves = Vec::new();
        let mut at = Some(first);
        let mut deeper = Vec::new();
        while let Some(id) = at {
            let place = before + moves.len() + offset;
            let number = match (place % 2, moves.is_empty()) {
                (0, _) => format!("{}. ", place / 2 + 1),
                (_, true) => format!("{}... ", place / 2 + 1),
                _ => String::new(),
            };
            let text = story.text(id).unwrap_or_default();
            moves.push(VariationMove {
                node: id,
                text: format!("{number}{text}{}", sign(session, id)),
                comment: story.tree().node(id).comment().to_owned(),
                current: session.browse.is_some() && session.shown_node() == Some(id),
            });
            let mut next = story.children(id);
            at = next.next();
            let plies = before + moves.len();
            deeper.extend(next.map(|other| (other, plies, depth + 1)));
        }
        open.extend(deeper.into_iter().rev());
        found.push(VariationView { depth, moves });
    }
    found
}

/// What is written to the position that is shown.
pub(super) fn note(session: &Session) -> Option<NoteView> {
    let node = session.shown_node().filter(|_| session.setup.is_none())?;
    let written = session.story.tree().node(node);
    Some(NoteView {
        node,
        comment: written.comment().to_owned(),
        signs: written.nags().to_vec(),
        is_move: node != session.story.root,
    })
}

//! Pictures of positions and games: what `damier convert` writes as text diagram, SVG, PNG, GIF and HTML.

use anyhow::{Result, bail};
use damier_picture::{gif, png};
use damier_record::pdn::{GameRecord, NodeId, Remark, read_remarks};
use damier_record::picture::{Look, html, svg};

use crate::args::{self, Form};
use crate::board_text::{self, Style};

/// Draws a game, or one position of it.
///
/// # Errors
/// If there is no such step, or the picture cannot be made.
pub fn draw(record: &GameRecord, form: Form, args: &args::Convert) -> Result<Vec<u8>> {
    let numbering = args.numbers.into();
    let look = Look { numbering, flipped: args.flipped, ..Look::default() };
    let stops: Vec<_> = std::iter::once(record.tree.root()).chain(record.tree.main_line()).collect();
    let picture = |id| position(record, id, &look);
    let last = stops.len() - 1;
    let step = args.step.unwrap_or(last);
    if step > last {
        bail!("there is no step {step}; the last is {last}");
    }
    Ok(match form {
        Form::Text => {
            let style = Style { ascii: false, flipped: args.flipped, numbering };
            let game = record.game_at(stops[step]);
            board_text::draw(record.kind.variant.variant(), game.diagram(), style).into_bytes()
        }
        Form::Html => html(record, &look).into_bytes(),
        Form::Gif => gif(stops.into_iter().map(picture), args.size)?,
        Form::Png => png(&picture(stops[step]), args.size)?,
        _ => picture(stops[step]).into_bytes(),
    })
}

/// The position of a node, with its move and its marks.
fn position(record: &GameRecord, id: NodeId, look: &Look) -> String {
    let node = record.tree.node(id);
    let mut look = Look { last: node.route().cloned(), ..look.clone() };
    for remark in read_remarks(node.comment(), record.kind.variant) {
        match remark {
            Remark::Circles(circles) => look.circles.extend(circles),
            Remark::Arrows(arrows) => look.arrows.extend(arrows),
            _ => {}
        }
    }
    svg(record.kind.variant, record.game_at(id).diagram(), &look)
}

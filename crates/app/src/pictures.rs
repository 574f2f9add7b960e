//! The position and the game as pictures for others: SVG and HTML here, PNG and GIF by the world outside.

use damier_record::pdn::{NodeId, Remark, read_remarks};
use damier_record::picture::{Look, Numbering, html, svg};

use crate::command::Effect;
use crate::document;
use crate::session::Session;
use crate::settings::Coordinates;

/// The endings of files that hold a picture.
const ENDINGS: [&str; 5] = [".svg", ".png", ".gif", ".html", ".htm"];

/// Whether a file of that name holds a picture.
pub(crate) fn is_picture(name: &str) -> bool {
    ENDINGS.iter().any(|ending| document::has_ending(name, ending))
}

impl Session {
    /// Has the position that is shown, or the game, drawn into a file.
    pub(crate) fn export(&self, name: String, effects: &mut Vec<Effect>) {
        let is = |ending| document::has_ending(&name, ending);
        let effect = if is(".png") {
            Effect::Draw { svgs: vec![self.shown_as_svg()], name }
        } else if is(".gif") {
            Effect::Draw { svgs: self.game_as_svgs(), name }
        } else if is(".html") || is(".htm") {
            Effect::WriteFile { text: html(&document::record(self), &self.look()), name }
        } else {
            Effect::WriteFile { text: self.shown_as_svg(), name }
        };
        effects.push(effect);
    }

    fn look(&self) -> Look {
        let numbering = match self.settings.coordinates {
            Coordinates::Official => Numbering::Usual,
            Coordinates::Letters => Numbering::Every,
            Coordinates::None => Numbering::Off,
        };
        Look { numbering, flipped: self.is_flipped(), ..Look::default() }
    }

    /// The position that is shown, with the marks that its comment asks for.
    fn shown_as_svg(&self) -> String {
        let (line, ply) = self.shown();
        let comment = self.shown_node().map_or("", |id| self.story.tree().node(id).comment());
        self.position(line.diagram_at(ply).unwrap_or(line.diagram()), line.played()[..ply].last(), comment)
    }

    /// Each position of the line that is shown.
    fn game_as_svgs(&self) -> Vec<String> {
        let line = self.shown().0;
        let comment = |id: &NodeId| self.story.tree().node(*id).comment();
        let at = |ply: usize| {
            let last = ply.checked_sub(1);
            let comment = last.and_then(|last| line.nodes.get(last)).map_or("", comment);
            Some(self.position(line.diagram_at(ply)?, last.map(|last| &line.played()[last]), comment))
        };
        (0..=line.played().len()).filter_map(at).collect()
    }

    fn position(
        &self,
        diagram: &damier_rules::Diagram,
        last: Option<&damier_rules::Route>,
        comment: &str,
    ) -> String {
        let variant = self.kind().variant;
        let mut look = Look { last: last.cloned(), ..self.look() };
        for remark in read_remarks(comment, variant) {
            match remark {
                Remark::Circles(circles) => look.circles.extend(circles),
                Remark::Arrows(arrows) => look.arrows.extend(arrows),
                _ => {}
            }
        }
        svg(variant, diagram, &look)
    }
}

//! A position as SVG: board, names of squares, pieces, the last move, marks and arrows.

use damier_rules::{Diagram, Notation, Route, Square, Variant, VariantId};

use super::{escaped, piece};
use crate::pdn::{Arrow, Circle, MarkColor};

/// The side of a square, in units of the picture.
const SQUARE: u32 = 100;
/// The frame with letters in it, and without.
const WIDE_FRAME: u32 = 56;
const FRAME: u32 = 28;

/// Which squares are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Numbering {
    /// Numbers on the squares, or letters and ranks along the edge: as the variant has it.
    #[default]
    Usual,
    /// Each square by its name.
    Every,
    /// None.
    Off,
}

/// How a position is drawn.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// Which squares are named.
    pub numbering: Numbering,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    /// The move that led to the position.
    pub last: Option<Route>,
    /// Marked squares.
    pub circles: Vec<Circle>,
    /// Arrows.
    pub arrows: Vec<Arrow>,
}

/// Where things stand on a board that is drawn.
pub(super) struct Board {
    variant: &'static Variant,
    look: Look,
}

/// Draws a position. Its title says the position in words of FEN.
///
/// ```
/// use damier_record::picture::{Look, svg};
/// use damier_rules::VariantId;
///
/// let text = svg(VariantId::Russian, &VariantId::Russian.variant().start(), &Look::default());
/// assert_eq!(text.matches("href=\"#man-").count(), 24);
/// ```
#[must_use]
pub fn svg(variant: VariantId, diagram: &Diagram, look: &Look) -> String {
    let board = Board::new(variant, look.clone());
    let side = board.side();
    let title = escaped(&crate::fen::write(diagram, variant));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{side}\" height=\"{side}\" \
         font-family=\"Noto Sans, sans-serif\"><title>{title}</title><defs>{}</defs>{}{}{}{}{}</svg>\n",
        piece::symbols(),
        board.ground(),
        board.last_move(),
        board.names(),
        board.pieces(diagram),
        board.marks(),
    )
}

impl Board {
    pub(super) fn new(variant: VariantId, look: Look) -> Self {
        Self { variant: variant.variant(), look }
    }

    fn frame(&self) -> u32 {
        let is_lettered = self.variant.notation != Notation::Numbers;
        if is_lettered && self.look.numbering == Numbering::Usual { WIDE_FRAME } else { FRAME }
    }

    /// The side of the whole picture.
    pub(super) fn side(&self) -> u32 {
        2 * self.frame() + SQUARE * u32::from(self.variant.shape().side())
    }

    /// The left upper corner of a square.
    pub(super) fn corner(&self, square: Square) -> (u32, u32) {
        let row = self.variant.shape().row_column(square).0;
        self.cell(row, self.variant.drawn_column(square))
    }

    fn cell(&self, row: u8, column: u8) -> (u32, u32) {
        let last = self.variant.shape().side() - 1;
        let (row, column) = if self.look.flipped { (last - row, last - column) } else { (row, column) };
        (self.frame() + SQUARE * u32::from(column), self.frame() + SQUARE * u32::from(row))
    }

    fn middle(&self, square: Square) -> (f64, f64) {
        let (x, y) = self.corner(square);
        (f64::from(x + SQUARE / 2), f64::from(y + SQUARE / 2))
    }

    /// Frame and squares.
    pub(super) fn ground(&self) -> String {
        let (side, frame) = (self.side(), self.frame());
        let field = side - 2 * frame;
        let mut text = format!(
            "<rect width=\"{side}\" height=\"{side}\" rx=\"12\" fill=\"#4f3422\"/>\
             <rect x=\"{at}\" y=\"{at}\" width=\"{around}\" height=\"{around}\" fill=\"#2a170b\"/>\
             <rect x=\"{frame}\" y=\"{frame}\" width=\"{field}\" height=\"{field}\" fill=\"#e6d2ab\"/>",
            at = frame - 4,
            around = field + 8,
        );
        let all_played = self.variant.shape().len() == self.variant.shape().side().pow(2);
        let path: String = self
            .variant
            .shape()
            .squares()
            // Where all squares are played on, every other one is dark.
            .filter(|&square| {
                let row = self.variant.shape().row_column(square).0;
                !all_played || (row + self.variant.drawn_column(square)) % 2 == 1
            })
            .map(|square| self.corner(square))
            .map(|(x, y)| format!("M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z"))
            .collect();
        text += &format!("<path d=\"{path}\" fill=\"#a67348\"/>");
        text
    }

    /// The names of squares, small enough to stand beside a piece.
    pub(super) fn names(&self) -> String {
        match self.look.numbering {
            Numbering::Off => String::new(),
            Numbering::Usual if self.variant.notation != Notation::Numbers => self.edge_names(),
            _ => self.square_names(),
        }
    }

    fn square_names(&self) -> String {
        let name = |square| {
            let (x, y) = self.corner(square);
            format!("<text x=\"{}\" y=\"{}\">{}</text>", x + 3, y + 18, self.variant.square_name(square))
        };
        let names: String = self.variant.shape().squares().map(name).collect();
        format!("<g font-size=\"18\" font-weight=\"500\" fill=\"#0a0502\">{names}</g>")
    }

    fn edge_names(&self) -> String {
        let count = self.variant.shape().side();
        let mut names = String::new();
        for index in 0..count {
            let (x, y) = self.cell(index, index);
            let file = char::from(b'A' + index).to_ascii_lowercase();
            let middle = self.frame() / 2;
            names +=
                &format!("<text x=\"{}\" y=\"{}\">{file}</text>", x + SQUARE / 2, self.side() - middle + 11);
            names += &format!("<text x=\"{middle}\" y=\"{}\">{}</text>", y + SQUARE / 2 + 11, count - index);
        }
        format!("<g font-size=\"32\" text-anchor=\"middle\" fill=\"#ecd9b6\">{names}</g>")
    }

    fn last_move(&self) -> String {
        let Some(route) = &self.look.last else { return String::new() };
        self.squares_marked(&[route.from(), route.to()])
    }

    /// Squares under a light, with corners that are seen without colours.
    fn squares_marked(&self, squares: &[Square]) -> String {
        let mark = |&square: &Square| {
            let (x, y) = self.corner(square);
            format!(
                "<path d=\"M{x} {y}h{SQUARE}v{SQUARE}h-{SQUARE}z\" fill=\"#bfe35a\" fill-opacity=\".4\"/>\
                 <path d=\"M{} {y}h26v26zM{x} {}v26h26z\" fill=\"#4a6a06\"/>",
                x + SQUARE - 26,
                y + SQUARE - 26,
            )
        };
        squares.iter().map(mark).collect()
    }

    fn pieces(&self, diagram: &Diagram) -> String {
        let draw = |(square, found)| {
            let (x, y) = self.corner(square);
            let symbol = piece::symbol(piece::letter(found));
            format!("<use href=\"#{symbol}\" x=\"{x}\" y=\"{y}\" width=\"{SQUARE}\" height=\"{SQUARE}\"/>")
        };
        diagram.pieces().map(draw).collect()
    }

    /// Circles and arrows, over the pieces.
    pub(super) fn marks(&self) -> String {
        let circles = self.look.circles.iter().map(|circle| {
            let (x, y) = self.middle(circle.square);
            let color = color(circle.color);
            format!(
                "<circle cx=\"{x}\" cy=\"{y}\" r=\"44\" fill=\"none\" stroke=\"{color}\" stroke-width=\"7\"/>"
            )
        });
        circles.chain(self.look.arrows.iter().map(|arrow| self.arrow(arrow))).collect()
    }

    fn arrow(&self, arrow: &Arrow) -> String {
        let (x, y) = self.middle(arrow.from);
        let (to_x, to_y) = self.middle(arrow.to);
        let (dx, dy) = (to_x - x, to_y - y);
        let length = dx.hypot(dy).max(1.0);
        // Along the arrow and across it.
        let at = |along: f64, across: f64| {
            let (along, across) = (along / length, across / length);
            format!("{:.1} {:.1}", x + dx * along - dy * across, y + dy * along + dx * across)
        };
        let neck = length - 44.0;
        format!(
            "<path d=\"M{}L{}L{}L{}L{}L{}L{}z\" fill=\"{}\" fill-opacity=\".85\"/>",
            at(10.0, -8.0),
            at(neck, -8.0),
            at(neck, -26.0),
            at(length - 4.0, 0.0),
            at(neck, 26.0),
            at(neck, 8.0),
            at(10.0, 8.0),
            color(arrow.color),
        )
    }
}

fn color(color: MarkColor) -> &'static str {
    match color {
        MarkColor::Green => "#15781b",
        MarkColor::Red => "#b3261e",
        MarkColor::Yellow => "#e0a400",
        MarkColor::Blue => "#1f56a8",
    }
}

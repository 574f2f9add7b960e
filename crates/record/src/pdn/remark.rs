//! What is written into comments for programs: clocks, arrows and circles, as data. The comment of a node stays the
//! text it is; this reads it and makes it.

use core::time::Duration;

use damier_rules::{Color, Square, VariantId};

use super::clock_text;

/// A part of a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Remark {
    /// Words for people.
    Text(String),
    /// A time: `[%clk 1:23:45]`.
    Time(TimeOf, Duration),
    /// The clocks of one side or both: `[%clock w0:10:00 B0:09:58]`.
    Clocks(Vec<ClockFace>),
    /// Marked squares: `[%csl G32,R28]`.
    Circles(Vec<Circle>),
    /// Arrows from square to square: `[%cal G3228]`.
    Arrows(Vec<Arrow>),
    /// Another command, with its brackets.
    Other(String),
}

/// What a time is of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeOf {
    /// What is left to the player who moved: `clk`.
    Left,
    /// What is left on a mechanical clock: `mct`.
    Mechanical,
    /// What has passed of the game: `egt`.
    Game,
    /// What the move took: `emt`.
    Move,
}

/// The clock of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClockFace {
    /// Whose.
    pub color: Color,
    /// The time left.
    pub left: Duration,
    /// Whether it runs.
    pub runs: bool,
}

/// The colour of a mark.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkColor {
    /// `G`.
    Green,
    /// `R`.
    Red,
    /// `Y`.
    Yellow,
    /// `B`.
    Blue,
}

/// A marked square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Circle {
    /// Its colour.
    pub color: MarkColor,
    /// The square.
    pub square: Square,
}

/// An arrow.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arrow {
    /// Its colour.
    pub color: MarkColor,
    /// Where it begins.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

const TIMES: [(&str, TimeOf); 4] =
    [("clk", TimeOf::Left), ("mct", TimeOf::Mechanical), ("egt", TimeOf::Game), ("emt", TimeOf::Move)];
const COLORS: [(char, MarkColor); 4] =
    [('G', MarkColor::Green), ('R', MarkColor::Red), ('Y', MarkColor::Yellow), ('B', MarkColor::Blue)];

/// Reads a comment. Squares are read by number or by file and rank; a command that is not understood is kept as it
/// stands.
///
/// ```
/// use core::time::Duration;
/// use damier_record::pdn::{Remark, TimeOf, read_remarks, write_remarks};
/// use damier_rules::VariantId;
///
/// let remarks = read_remarks("a plan [%cal G3228] [%emt 0:07]", VariantId::International);
/// assert_eq!(remarks[2], Remark::Time(TimeOf::Move, Duration::from_secs(7)));
/// assert_eq!(write_remarks(&remarks, VariantId::International), "a plan [%cal G3228] [%emt 0:00:07]");
/// ```
#[must_use]
pub fn read_remarks(comment: &str, variant: VariantId) -> Vec<Remark> {
    let mut remarks = Vec::new();
    let mut rest = comment;
    while let Some((text, command, behind)) = next_command(rest) {
        remarks.extend(words(text));
        remarks.push(read_command(command, variant).unwrap_or_else(|| Remark::Other(command.to_owned())));
        rest = behind;
    }
    remarks.extend(words(rest));
    remarks
}

/// Writes a comment. Numbers have two digits, as the programs that draw marks expect.
#[must_use]
pub fn write_remarks(remarks: &[Remark], variant: VariantId) -> String {
    let parts: Vec<_> = remarks.iter().map(|remark| write_remark(remark, variant)).collect();
    parts.join(" ")
}

/// The text before the first command, the command with its brackets, and what stands behind it.
fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    let begin = text.find("[%")?;
    let end = begin + text[begin..].find(']')? + 1;
    Some((&text[..begin], &text[begin..end], &text[end..]))
}

fn words(text: &str) -> Option<Remark> {
    let words: Vec<_> = text.split_whitespace().collect();
    Some(Remark::Text(words.join(" "))).filter(|_| !words.is_empty())
}

fn read_command(command: &str, variant: VariantId) -> Option<Remark> {
    let inside = command.strip_prefix("[%")?.strip_suffix(']')?;
    let (name, value) = inside.split_once(char::is_whitespace)?;
    if let Some(&(_, of)) = TIMES.iter().find(|(time, _)| *time == name) {
        return Some(Remark::Time(of, clock_text::read(value.trim())?));
    }
    // Marks are parted by commas, by blanks, or by both.
    let parts = || value.split([',', ' ']).filter(|part| !part.is_empty());
    match name {
        "clock" => read_faces(value).map(Remark::Clocks),
        "csl" => parts().map(|part| read_circle(part, variant)).collect::<Option<_>>().map(Remark::Circles),
        "cal" => parts().map(|part| read_arrow(part, variant)).collect::<Option<_>>().map(Remark::Arrows),
        _ => None,
    }
}

/// Reads clocks with blanks between them, `w0:10:00 B0:09:58`; `None` if one is none.
#[must_use]
pub fn read_faces(text: &str) -> Option<Vec<ClockFace>> {
    text.split([',', ' ']).filter(|part| !part.is_empty()).map(read_face).collect()
}

/// Writes clocks with blanks between them.
#[must_use]
pub fn write_faces(faces: &[ClockFace]) -> String {
    let parts: Vec<_> = faces.iter().map(write_face).collect();
    parts.join(" ")
}

fn read_face(part: &str) -> Option<ClockFace> {
    let side = part.chars().next()?;
    let color = match side.to_ascii_lowercase() {
        'w' => Color::White,
        'b' => Color::Black,
        _ => return None,
    };
    Some(ClockFace { color, left: clock_text::read(&part[1..])?, runs: side.is_ascii_uppercase() })
}

fn read_circle(part: &str, variant: VariantId) -> Option<Circle> {
    let (color, name) = read_color(part)?;
    Some(Circle { color, square: variant.variant().square_named(name)? })
}

fn read_arrow(part: &str, variant: VariantId) -> Option<Arrow> {
    let (color, names) = read_color(part)?;
    let square = |name: &str| variant.variant().square_named(name);
    let (from, to) = names.split_at_checked(2).filter(|_| names.len() == 4)?;
    Some(Arrow { color, from: square(from)?, to: square(to)? })
}

fn read_color(part: &str) -> Option<(MarkColor, &str)> {
    let letter = part.chars().next()?;
    let &(_, color) = COLORS.iter().find(|(known, _)| *known == letter)?;
    Some((color, &part[1..]))
}

fn write_remark(remark: &Remark, variant: VariantId) -> String {
    match remark {
        Remark::Text(text) | Remark::Other(text) => text.clone(),
        Remark::Time(of, time) => {
            let (name, _) = TIMES.iter().find(|(_, known)| known == of).expect("all times have names");
            format!("[%{name} {}]", clock_text::write(*time))
        }
        Remark::Clocks(faces) => format!("[%clock {}]", write_faces(faces)),
        Remark::Circles(circles) => {
            let part = |circle: &Circle| letter(circle.color).to_string() + &name(circle.square, variant);
            format!("[%csl {}]", circles.iter().map(part).collect::<Vec<_>>().join(","))
        }
        Remark::Arrows(arrows) => {
            let part = |arrow: &Arrow| {
                letter(arrow.color).to_string() + &name(arrow.from, variant) + &name(arrow.to, variant)
            };
            format!("[%cal {}]", arrows.iter().map(part).collect::<Vec<_>>().join(","))
        }
    }
}

fn write_face(face: &ClockFace) -> String {
    let letter = match (face.color, face.runs) {
        (Color::White, false) => 'w',
        (Color::White, true) => 'W',
        (Color::Black, false) => 'b',
        (Color::Black, true) => 'B',
    };
    format!("{letter}{}", clock_text::write(face.left))
}

fn letter(color: MarkColor) -> char {
    COLORS.iter().find(|(_, known)| *known == color).expect("all colours have letters").0
}

/// A square in two characters.
fn name(square: Square, variant: VariantId) -> String {
    format!("{:0>2}", variant.variant().square_name(square)).to_lowercase()
}

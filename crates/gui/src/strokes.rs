//! Line drawings from path texts: move, line, horizontal, vertical, arc and close, all absolute.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

/// Strokes a drawing made on a grid of `grid` units into a rectangle, with round ends.
pub(crate) fn stroke(
    painter: &Painter,
    path: &str,
    grid: egui::Vec2,
    rect: Rect,
    width: f32,
    color: Color32,
) {
    let scale = rect.width() / grid.x;
    let stroke = Stroke::new(width * scale, color);
    for line in lines(path) {
        let points: Vec<_> = line.iter().map(|point| rect.min + vec2(point.x, point.y) * scale).collect();
        for end in [points.first(), points.last()].into_iter().flatten() {
            painter.circle_filled(*end, stroke.width / 2.0, color);
        }
        painter.add(Shape::line(points, stroke));
    }
}

/// The lines of a path, each a run of points.
fn lines(path: &str) -> Vec<Vec<Pos2>> {
    let mut lines: Vec<Vec<Pos2>> = Vec::new();
    let mut at = Pos2::ZERO;
    for (command, numbers) in commands(path) {
        match (command, &numbers[..]) {
            ('M', &[x, y, ..]) => lines.push(vec![pos2(x, y)]),
            ('A', &[radius, _, _, large, sweep, x, y]) => {
                let arc = arc(at, pos2(x, y), radius, large > 0.5, sweep > 0.5);
                lines.last_mut().into_iter().for_each(|line| line.extend(arc.iter().copied()));
            }
            ('Z', _) => {
                let start = lines.last().map_or(at, |line| line[0]);
                lines.last_mut().into_iter().for_each(|line| line.push(start));
            }
            (straight, numbers) => {
                let to = match (straight, numbers) {
                    ('H', &[x, ..]) => pos2(x, at.y),
                    ('V', &[y, ..]) => pos2(at.x, y),
                    (_, &[x, y, ..]) => pos2(x, y),
                    _ => at,
                };
                lines.last_mut().into_iter().for_each(|line| line.push(to));
            }
        }
        at = lines.last().and_then(|line| line.last()).copied().unwrap_or(at);
    }
    lines
}

fn commands(path: &str) -> Vec<(char, Vec<f32>)> {
    let starts: Vec<_> = path.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic()).collect();
    let ends = starts.iter().skip(1).map(|&(end, _)| end).chain([path.len()]);
    starts
        .iter()
        .zip(ends)
        .map(|(&(start, command), end)| {
            let numbers =
                path[start + 1..end].split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
            (command, numbers)
        })
        .collect()
}

/// The points of a circular arc after its first.
fn arc(from: Pos2, to: Pos2, radius: f32, large: bool, sweep: bool) -> Vec<Pos2> {
    let chord = to - from;
    let half = chord.length() / 2.0;
    let radius = radius.max(half);
    let height = (radius * radius - half * half).max(0.0).sqrt();
    let across = vec2(-chord.y, chord.x) / chord.length().max(1e-6);
    let center = from + chord / 2.0 + across * if large == sweep { -height } else { height };
    let (start, end) = ((from - center).angle(), (to - center).angle());
    let turn = std::f32::consts::TAU;
    let mut span = (end - start).rem_euclid(turn);
    if !sweep {
        span -= turn;
    }
    (1..=24)
        .map(|step| {
            let angle = start + span * step as f32 / 24.0;
            center + radius * egui::Vec2::angled(angle)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_circle_goes_round_its_middle() {
        let drawn = lines("M0 0A5 5 0 0 1 10 0");
        let line = &drawn[0];
        assert_eq!(line.len(), 25);
        assert!(line.iter().all(|point| (point.distance(pos2(5.0, 0.0)) - 5.0).abs() < 0.01));
        assert!((line[24] - pos2(10.0, 0.0)).length() < 0.01);
        assert!(line[12].y < -4.9, "clockwise as seen, over the top");
    }
}

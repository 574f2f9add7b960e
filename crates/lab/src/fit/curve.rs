//! A picture of how the loss falls.

use std::fmt::Write;

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 360.0;
/// Room for the words around the curves.
const MARGIN: f64 = 48.0;
const COLORS: [&str; 2] = ["#8a5a2b", "#2b5d8a"];
const NAMES: [&str; 2] = ["learnt", "held out"];

/// The losses, before the first epoch and after each, as an SVG.
pub fn svg(title: &str, losses: &[[f64; 2]]) -> String {
    let all = || losses.iter().flatten().copied().filter(|loss| loss.is_finite());
    let (low, high) = (all().fold(f64::MAX, f64::min), all().fold(f64::MIN, f64::max));
    let span = (high - low).max(1e-9);
    let x = |epoch: usize| MARGIN + epoch as f64 / (losses.len() - 1).max(1) as f64 * (WIDTH - 2.0 * MARGIN);
    let y = |loss: f64| HEIGHT - MARGIN - (loss - low) / span * (HEIGHT - 2.0 * MARGIN);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\" font-size=\"12\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#fbf7f0\"/>\n\
         <text x=\"{MARGIN}\" y=\"24\" font-size=\"15\">{title}</text>\n"
    );
    let mut line = |text: std::fmt::Arguments<'_>| {
        // A string takes everything.
        let _ = svg.write_fmt(text);
    };
    for loss in [low, high] {
        line(format_args!("<text x=\"4\" y=\"{:.1}\">{loss:.4}</text>\n", y(loss) + 4.0));
    }
    line(format_args!(
        "<text x=\"{:.1}\" y=\"{}\">epoch {}</text>\n",
        x(losses.len() - 1) - 40.0,
        HEIGHT - 20.0,
        losses.len() - 1
    ));
    for which in 0..2 {
        let points: Vec<_> = losses
            .iter()
            .enumerate()
            .map(|(epoch, loss)| format!("{:.1},{:.1}", x(epoch), y(loss[which])))
            .collect();
        let color = COLORS[which];
        line(format_args!(
            "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" points=\"{}\"/>\n",
            points.join(" ")
        ));
        let place = MARGIN + 90.0 * which as f64;
        line(format_args!(
            "<text x=\"{place}\" y=\"{}\" fill=\"{color}\">{}</text>\n",
            HEIGHT - 20.0,
            NAMES[which]
        ));
    }
    svg + "</svg>\n"
}

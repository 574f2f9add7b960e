//! The colours of marks. The forms of marks do not change with them.

use egui::Color32;

use crate::palette::hex;

/// The colours of the marks on the board.
#[derive(PartialEq, Debug)]
pub(crate) struct MarkColors {
    /// Must capture, goal of a capture, victim.
    pub(crate) capture: Color32,
    /// The piece in hand and its goals.
    pub(crate) goal: Color32,
    /// Choice between captures.
    pub(crate) choice: Color32,
    /// The last move.
    pub(crate) last: Color32,
    /// Looking back.
    pub(crate) browse: Color32,
    /// Replaying.
    pub(crate) replay: Color32,
    /// Advice.
    pub(crate) hint: Color32,
}

/// The usual colours.
pub(crate) const USUAL: MarkColors = MarkColors {
    capture: hex(0x00C4_122B),
    goal: hex(0x0013_7A36),
    choice: hex(0x007A_1FC2),
    last: hex(0x00C6_EE3C),
    browse: hex(0x0047_D7F2),
    replay: hex(0x00FF_A23A),
    hint: hex(0x001D_55B8),
};

/// Colours that are told apart by those who see no difference between red and green.
pub(crate) const SAFE: MarkColors = MarkColors {
    capture: hex(0x00B3_400A),
    goal: hex(0x000B_5FA5),
    choice: hex(0x006A_2C91),
    last: hex(0x00F7_E04A),
    browse: hex(0x006C_C8FF),
    replay: hex(0x00FF_A23A),
    hint: hex(0x0020_140B),
};

/// The colours that are set.
pub(crate) fn colors(set: damier_app::MarkColors) -> &'static MarkColors {
    match set {
        damier_app::MarkColors::Usual => &USUAL,
        damier_app::MarkColors::Safe => &SAFE,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::contrast;
    use crate::theme::{DARK_CASING, IVORY, PEAR};

    #[test]
    fn marks_stand_out_from_their_casing() {
        for MarkColors { capture, goal, choice, last, browse, replay, hint } in [USUAL, SAFE] {
            for deep in [capture, goal, choice, hint] {
                assert!(contrast(deep, IVORY) >= 3.0);
            }
            for bright in [last, browse, replay] {
                assert!(contrast(bright, DARK_CASING) >= 3.0);
            }
        }
        for casing in [IVORY, DARK_CASING] {
            assert!(PEAR.iter().all(|&wood| contrast(casing, wood) >= 3.0));
        }
    }

    /// What a colour looks like to somebody without the sense for green (Viénot, Brettel and Mollon 1999).
    fn without_green(color: Color32) -> [f32; 3] {
        let linear = egui::Rgba::from(color);
        let (r, g, b) = (linear.r(), linear.g(), linear.b());
        let yellow = 0.292_75 * r + 0.707_25 * g;
        [yellow, yellow, (-0.022_336 * r + 0.022_336 * g + b).clamp(0.0, 1.0)]
    }

    #[test]
    fn the_safe_colours_differ_for_those_who_see_no_green() {
        let distance = |one: Color32, other: Color32| {
            let (one, other) = (without_green(one), without_green(other));
            one.iter().zip(other).map(|(a, b)| (a.sqrt() - b.sqrt()).powi(2)).sum::<f32>().sqrt()
        };
        let least = |colors: &MarkColors| {
            let (capture, goal) = (colors.capture, colors.goal);
            distance(capture, goal).min(distance(capture, colors.choice)).min(distance(goal, colors.hint))
        };
        assert!(least(&SAFE) > 0.3, "{}", least(&SAFE));
        assert!(least(&SAFE) > 1.3 * least(&USUAL), "{} and {}", least(&SAFE), least(&USUAL));
    }
}

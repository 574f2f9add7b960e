//! The colours of paper, text and controls: one table for each theme.

use egui::Color32;

/// A colour from its six hexadecimal digits.
pub(crate) const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// What the window wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Theme {
    #[default]
    Light,
    Dark,
    HighContrast,
}

impl Theme {
    /// What is worn where that is set.
    pub(crate) fn of(set: damier_app::Theme, system: Option<egui::Theme>) -> Self {
        match (set, system) {
            (damier_app::Theme::HighContrast, _) => Self::HighContrast,
            (damier_app::Theme::Dark, _) | (damier_app::Theme::System, Some(egui::Theme::Dark)) => Self::Dark,
            (damier_app::Theme::Light | damier_app::Theme::System, _) => Self::Light,
        }
    }

    /// Its colours.
    pub(crate) fn palette(self) -> &'static Palette {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::HighContrast => &HIGH_CONTRAST,
        }
    }
}

/// The colours of a theme.
#[derive(PartialEq, Debug)]
pub(crate) struct Palette {
    /// Behind the board.
    pub(crate) table: Color32,
    /// Paper: panel and sheets.
    pub(crate) panel: Color32,
    /// Cards and what is chosen.
    pub(crate) raised: Color32,
    /// Wells.
    pub(crate) sunk: Color32,
    /// Quiet buttons.
    pub(crate) button: Color32,
    /// The same under the pointer.
    pub(crate) button_hovered: Color32,
    /// The same when pressed.
    pub(crate) button_pressed: Color32,
    /// Lines, which are rare.
    pub(crate) line: Color32,
    /// Text.
    pub(crate) ink: Color32,
    /// The second voice.
    pub(crate) ink2: Color32,
    /// The primary action.
    pub(crate) walnut: Color32,
    /// Text on walnut.
    pub(crate) on_walnut: Color32,
    /// Titles of groups, counters.
    pub(crate) brass: Color32,
    /// Compulsion and refusal.
    pub(crate) brick: Color32,
    /// The ground of brick.
    pub(crate) brick_ground: Color32,
    /// What is optional.
    pub(crate) teal: Color32,
    /// The ground of teal.
    pub(crate) teal_ground: Color32,
    /// Looking back.
    pub(crate) cyan: Color32,
    /// The ground of cyan.
    pub(crate) cyan_ground: Color32,
    /// The last move in the list.
    pub(crate) lime: Color32,
    /// The ground of lime.
    pub(crate) lime_ground: Color32,
    /// Replaying.
    pub(crate) orange: Color32,
    /// Keyboard focus.
    pub(crate) blue: Color32,
    /// The disc of the wordmark.
    pub(crate) cinnabar: Color32,
    /// The width of the lines around cards, in points; half of it around buttons.
    pub(crate) border: f32,
}

/// Warm paper.
pub(crate) const LIGHT: Palette = Palette {
    table: hex(0x00E8_DFD1),
    panel: hex(0x00F6_F0E6),
    raised: hex(0x00FF_FCF6),
    sunk: hex(0x00EC_E4D7),
    button: hex(0x00EC_E4D7),
    button_hovered: hex(0x00E0_D6C6),
    button_pressed: hex(0x00D2_C6B4),
    line: hex(0x00DC_D1C0),
    ink: hex(0x002A_211B),
    ink2: hex(0x0066_594D),
    walnut: hex(0x004A_2F1D),
    on_walnut: hex(0x00FB_F3E4),
    brass: hex(0x007F_5A10),
    brick: hex(0x009E_2F22),
    brick_ground: hex(0x00F5_E1DA),
    teal: hex(0x000F_6660),
    teal_ground: hex(0x00DC_EBE6),
    cyan: hex(0x000A_667D),
    cyan_ground: hex(0x00D5_EBF0),
    lime: hex(0x004A_6A06),
    lime_ground: hex(0x00E3_EFBD),
    orange: hex(0x009A_4B00),
    blue: hex(0x001F_56A8),
    cinnabar: hex(0x00C0_392B),
    border: 0.0,
};

/// The same by lamplight.
pub(crate) const DARK: Palette = Palette {
    table: hex(0x0017_1310),
    panel: hex(0x0021_1C18),
    raised: hex(0x002D_2722),
    sunk: hex(0x001A_1613),
    button: hex(0x0035_2E28),
    button_hovered: hex(0x0045_3D35),
    button_pressed: hex(0x0054_4A41),
    line: hex(0x003B_332C),
    ink: hex(0x00F1_E8DA),
    ink2: hex(0x00B5_A797),
    walnut: hex(0x00E2_BE85),
    on_walnut: hex(0x002A_1C0E),
    brass: hex(0x00E0_B766),
    brick: hex(0x00F0_907E),
    brick_ground: hex(0x0040_241E),
    teal: hex(0x007C_CFC3),
    teal_ground: hex(0x001D_3733),
    cyan: hex(0x006F_D6EC),
    cyan_ground: hex(0x0015_363F),
    lime: hex(0x00BF_E35A),
    lime_ground: hex(0x0033_3D14),
    orange: hex(0x00F5_A654),
    blue: hex(0x0086_B4F5),
    cinnabar: hex(0x00E0_604E),
    border: 0.0,
};

/// White and yellow on black.
pub(crate) const HIGH_CONTRAST: Palette = Palette {
    table: hex(0x0000_0000),
    panel: hex(0x0000_0000),
    raised: hex(0x0000_0000),
    sunk: hex(0x001C_1C1C),
    button: hex(0x001C_1C1C),
    button_hovered: hex(0x003A_3A3A),
    button_pressed: hex(0x0050_5050),
    line: hex(0x00FF_FFFF),
    ink: hex(0x00FF_FFFF),
    ink2: hex(0x00E4_E4E4),
    walnut: hex(0x00FF_D84A),
    on_walnut: hex(0x0000_0000),
    brass: hex(0x00FF_D84A),
    brick: hex(0x00FF_A497),
    brick_ground: hex(0x0000_0000),
    teal: hex(0x008C_F0E2),
    teal_ground: hex(0x0000_0000),
    cyan: hex(0x007F_E6FA),
    cyan_ground: hex(0x0000_0000),
    lime: hex(0x00D6_FA5A),
    lime_ground: hex(0x0000_0000),
    orange: hex(0x00FF_B861),
    blue: hex(0x00A9_CBFF),
    cinnabar: hex(0x00E0_604E),
    border: 2.0,
};

#[cfg(test)]
fn luminance(color: Color32) -> f32 {
    let linear = egui::Rgba::from(color);
    0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
}

/// How well two colours are told apart, 1 to 21 (WCAG 2.1).
#[cfg(test)]
pub(crate) fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEMES: [(Theme, &str); 3] =
        [(Theme::Light, "light"), (Theme::Dark, "dark"), (Theme::HighContrast, "high contrast")];

    #[test]
    fn text_can_be_read_on_every_ground() {
        for (theme, name) in THEMES {
            let Palette { table, panel, raised, sunk, button, ink, ink2, brass, brick, blue, orange, .. } =
                *theme.palette();
            for ground in [table, panel, raised, sunk] {
                for text in [ink, ink2, brass, brick, blue, orange] {
                    assert!(contrast(text, ground) >= 4.5, "{name}: {text:?} on {ground:?}");
                }
            }
            assert!(contrast(ink, button) >= 4.5, "{name}: buttons");
        }
    }

    #[test]
    fn coloured_text_can_be_read_on_its_own_ground() {
        for (theme, name) in THEMES {
            let colors = theme.palette();
            for (text, ground) in [
                (colors.brick, colors.brick_ground),
                (colors.teal, colors.teal_ground),
                (colors.cyan, colors.cyan_ground),
                (colors.lime, colors.lime_ground),
                (colors.ink, colors.cyan_ground),
                (colors.ink, colors.lime_ground),
                (colors.on_walnut, colors.walnut),
                (colors.cyan, colors.panel),
            ] {
                assert!(contrast(text, ground) >= 4.5, "{name}: {text:?} on {ground:?}");
            }
            assert!(contrast(colors.cinnabar, colors.panel) >= 3.0, "{name}: the sign");
        }
    }
}

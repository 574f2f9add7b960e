//! Colours, faces and sizes: the light theme, one table.

use std::sync::Arc;

use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle, Visuals};

const fn hex(rgb: u32) -> Color32 {
    Color32::from_rgb((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// Behind the board.
pub(crate) const TABLE: Color32 = hex(0x00E8_DFD1);
/// Paper: panel and sheets.
pub(crate) const PANEL: Color32 = hex(0x00F6_F0E6);
/// Cards and what is chosen.
pub(crate) const RAISED: Color32 = hex(0x00FF_FCF6);
/// Wells and quiet buttons.
pub(crate) const SUNK: Color32 = hex(0x00EC_E4D7);
/// Text.
pub(crate) const INK: Color32 = hex(0x002A_211B);
/// The second voice.
pub(crate) const INK2: Color32 = hex(0x0066_594D);
/// The primary action.
pub(crate) const WALNUT: Color32 = hex(0x004A_2F1D);
/// Text on walnut.
pub(crate) const ON_WALNUT: Color32 = hex(0x00FB_F3E4);
/// Titles of groups, counters.
pub(crate) const BRASS: Color32 = hex(0x007F_5A10);
/// Compulsion and refusal.
pub(crate) const BRICK: Color32 = hex(0x009E_2F22);
/// The ground of brick.
pub(crate) const BRICK_GROUND: Color32 = hex(0x00F5_E1DA);
/// What is optional.
pub(crate) const TEAL: Color32 = hex(0x000F_6660);
/// The ground of teal.
pub(crate) const TEAL_GROUND: Color32 = hex(0x00DC_EBE6);
/// Looking back.
pub(crate) const CYAN: Color32 = hex(0x000A_667D);
/// The ground of cyan.
pub(crate) const CYAN_GROUND: Color32 = hex(0x00D5_EBF0);
/// The last move in the list.
pub(crate) const LIME: Color32 = hex(0x004A_6A06);
/// The ground of lime.
pub(crate) const LIME_GROUND: Color32 = hex(0x00E3_EFBD);
/// Keyboard focus.
pub(crate) const BLUE: Color32 = hex(0x001F_56A8);
/// The disc of the wordmark.
pub(crate) const CINNABAR: Color32 = hex(0x00C0_392B);

/// Wood: dark squares, a and b.
pub(crate) const PEAR: [Color32; 2] = [hex(0x00AD_7A4E), hex(0x009F_6D43)];
/// Wood: light squares.
pub(crate) const MAPLE: [Color32; 2] = [hex(0x00EA_D7B4), hex(0x00DE_C69C)];
/// Wood: frame.
pub(crate) const FRAME: [Color32; 2] = [hex(0x005A_3A25), hex(0x0047_2C1A)];
/// The groove between field and frame.
pub(crate) const GROOVE: Color32 = hex(0x002A_170B);
/// The inlay of the frame.
pub(crate) const INLAY: Color32 = hex(0x00C7_9B62);
/// The line on the upper and left edge of dark squares.
pub(crate) const EDGE: Color32 = hex(0x003A_210F);
/// Numbers on dark squares.
pub(crate) const NUMBER: Color32 = hex(0x000A_0502);

/// Marks: must capture, capture target, victim.
pub(crate) const MARK_RED: Color32 = hex(0x00C4_122B);
/// Marks: selected, target.
pub(crate) const MARK_GREEN: Color32 = hex(0x0013_7A36);
/// The square of a selected piece.
pub(crate) const SELECTED_SQUARE: Color32 = hex(0x0039_A35B);
/// Marks: choice.
pub(crate) const MARK_PURPLE: Color32 = hex(0x007A_1FC2);
/// Marks: last move.
pub(crate) const MARK_LIME: Color32 = hex(0x00C6_EE3C);
/// Marks: browse.
pub(crate) const MARK_CYAN: Color32 = hex(0x0047_D7F2);
/// Marks: hint.
pub(crate) const MARK_BLUE: Color32 = hex(0x001D_55B8);
/// The casing of deep colours.
pub(crate) const IVORY: Color32 = hex(0x00FF_F9EC);
/// The casing of bright colours.
pub(crate) const DARK_CASING: Color32 = hex(0x0020_140B);

/// The colours of a piece.
pub(crate) struct PieceColors {
    pub hi: Color32,
    pub top: Color32,
    pub lo: Color32,
    pub side: Color32,
    pub shade: Color32,
    pub groove: Color32,
    pub outline: Color32,
    pub seam: Color32,
    pub inlay: Color32,
    /// The print of the inlay, a little lower.
    pub print: Color32,
}

/// White's pieces: boxwood.
pub(crate) const BOXWOOD: PieceColors = PieceColors {
    hi: hex(0x00FF_FBF0),
    top: hex(0x00F3_E7CE),
    lo: hex(0x00DF_CBA3),
    side: hex(0x00B8_986A),
    shade: hex(0x008A_6A42),
    groove: hex(0x00B7_9B6C),
    outline: hex(0x007D_5F3B),
    seam: hex(0x007D_5F3B),
    inlay: hex(0x008A_5C06),
    print: hex(0x00FF_FBF0),
};

/// Black's pieces: ebony.
pub(crate) const EBONY: PieceColors = PieceColors {
    hi: hex(0x0057_483E),
    top: hex(0x0034_2A24),
    lo: hex(0x001F_1815),
    side: hex(0x0015_100D),
    shade: hex(0x0006_0403),
    groove: hex(0x000F_0B09),
    outline: hex(0x0007_0504),
    seam: hex(0x008A_7566),
    inlay: hex(0x00E8_B944),
    print: hex(0x0007_0504),
};

const BOLD: &str = "bold";

/// An ordinary face of that size in points.
pub(crate) fn plain(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The bold face.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Dresses egui once, at the start.
pub(crate) fn apply(ctx: &egui::Context) {
    let mut fonts = FontDefinitions::default();
    let faces = [
        ("plain", notosans::REGULAR_TTF, FontFamily::Proportional),
        (BOLD, notosans::BOLD_TTF, FontFamily::Name(BOLD.into())),
    ];
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (name, bytes, family) in faces {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
        let mut chain = vec![name.to_owned()];
        chain.extend(fallback.iter().cloned());
        fonts.families.insert(family, chain);
    }
    ctx.set_fonts(fonts);
    ctx.set_theme(egui::Theme::Light);
    ctx.all_styles_mut(|style| {
        style.visuals = visuals();
        style.text_styles.insert(TextStyle::Body, plain(15.0));
        style.text_styles.insert(TextStyle::Button, plain(14.5));
        style.text_styles.insert(TextStyle::Small, plain(12.5));
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.button_padding = egui::vec2(12.0, 6.0);
        style.spacing.interact_size.y = 32.0;
        style.spacing.scroll.floating = true;
        style.interaction.selectable_labels = false;
    });
}

fn visuals() -> Visuals {
    let mut visuals = Visuals::light();
    visuals.override_text_color = None;
    visuals.panel_fill = PANEL;
    visuals.window_fill = PANEL;
    visuals.extreme_bg_color = RAISED;
    visuals.selection.bg_fill = LIME_GROUND;
    visuals.selection.stroke = Stroke::new(1.0, INK);
    let radius = egui::CornerRadius::same(10);
    let states = [
        (&mut visuals.widgets.noninteractive, PANEL, INK),
        (&mut visuals.widgets.inactive, SUNK, INK),
        (&mut visuals.widgets.hovered, hex(0x00E0_D6C6), INK),
        (&mut visuals.widgets.active, hex(0x00D2_C6B4), INK),
        (&mut visuals.widgets.open, SUNK, INK),
    ];
    for (state, fill, ink) in states {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::NONE;
        state.fg_stroke = Stroke::new(1.5, ink);
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
    visuals
}

#[cfg(test)]
mod tests {
    use super::*;

    fn luminance(color: Color32) -> f32 {
        let linear = egui::Rgba::from(color);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn text_can_be_read_on_every_ground() {
        for ground in [TABLE, PANEL, RAISED, SUNK] {
            for ink in [INK, INK2, BRASS, BRICK, BLUE] {
                assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}");
            }
        }
        let pairs = [(BRICK, BRICK_GROUND), (TEAL, TEAL_GROUND), (CYAN, CYAN_GROUND), (LIME, LIME_GROUND)];
        for (ink, ground) in pairs.into_iter().chain([(ON_WALNUT, WALNUT)]) {
            assert!(contrast(ink, ground) >= 4.5, "{ink:?} on {ground:?}");
        }
    }

    #[test]
    fn marks_stand_out_from_their_casing() {
        for deep in [MARK_RED, MARK_GREEN, MARK_PURPLE, MARK_BLUE] {
            assert!(contrast(deep, IVORY) >= 3.0);
        }
        for bright in [MARK_LIME, MARK_CYAN] {
            assert!(contrast(bright, DARK_CASING) >= 3.0);
        }
        for casing in [IVORY, DARK_CASING] {
            assert!(PEAR.iter().all(|&wood| contrast(casing, wood) >= 3.0));
        }
    }
}

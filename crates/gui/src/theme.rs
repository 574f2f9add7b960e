//! How egui is dressed, and the colours of board, pieces and marks, which are the same in every theme.

use std::sync::Arc;

use egui::{Color32, FontData, FontDefinitions, FontFamily, FontId, Stroke, TextStyle, Visuals};

use crate::mark_colors::{self, MarkColors};
use crate::palette::{self, Palette, Theme, hex};
use crate::world::Fonts;

fn theme_id() -> egui::Id {
    egui::Id::unique("theme")
}

/// The colours of the theme that a window wears.
pub(crate) fn of(ctx: &egui::Context) -> &'static Palette {
    ctx.data(|data| data.get_temp::<Theme>(theme_id())).unwrap_or_default().palette()
}

/// The colours of marks that are in use.
pub(crate) fn marks(ctx: &egui::Context) -> &'static MarkColors {
    mark_colors::colors(ctx.data(|data| data.get_temp(marks_id())).unwrap_or(damier_app::MarkColors::Usual))
}

fn marks_id() -> egui::Id {
    egui::Id::unique("marks")
}

/// Puts another theme on, and other colours of marks.
pub(crate) fn wear(ctx: &egui::Context, theme: Theme, marks: damier_app::MarkColors) {
    ctx.data_mut(|data| {
        data.insert_temp(theme_id(), theme);
        data.insert_temp(marks_id(), marks);
    });
    ctx.all_styles_mut(|style| style.visuals = visuals(theme.palette()));
}

/// The square the keyboard is on.
pub(crate) const CURSOR: Color32 = palette::LIGHT.blue;

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
/// A board in a book: its paper and its ink.
pub(crate) const PRINT_PAPER: Color32 = hex(0x00FB_F8F1);
pub(crate) const PRINT_INK: Color32 = hex(0x002A_2622);
/// Numbers on dark squares.
pub(crate) const NUMBER: Color32 = hex(0x000A_0502);

/// The square of a selected piece.
pub(crate) const SELECTED_SQUARE: Color32 = hex(0x0039_A35B);
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

/// White's pieces of the second set: brass.
pub(crate) const BRASS: PieceColors = PieceColors {
    hi: hex(0x00FF_E9A8),
    top: hex(0x00ED_C25A),
    lo: hex(0x00C9_962F),
    side: hex(0x0094_691A),
    shade: hex(0x0069_480E),
    groove: hex(0x00A9_7A1E),
    outline: hex(0x003A_2606),
    seam: hex(0x003A_2606),
    inlay: hex(0x004A_2A0A),
    print: hex(0x00FF_E9A8),
};

/// The colours of a side's pieces in a set.
pub(crate) fn piece_colors(set: damier_app::PieceSet, color: damier_rules::Color) -> &'static PieceColors {
    match (color, set) {
        (damier_rules::Color::White, damier_app::PieceSet::Ink) => &PAPER,
        (damier_rules::Color::Black, damier_app::PieceSet::Ink) => &PRINTED,
        (damier_rules::Color::Black, _) => &EBONY,
        (damier_rules::Color::White, damier_app::PieceSet::Boxwood) => &BOXWOOD,
        (damier_rules::Color::White, damier_app::PieceSet::Gold) => &BRASS,
    }
}

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

/// Pieces without depth have one colour, and one for their lines.
const fn flat(face: Color32, line: Color32) -> PieceColors {
    PieceColors {
        hi: face,
        top: face,
        lo: face,
        side: face,
        shade: face,
        groove: line,
        outline: line,
        seam: line,
        inlay: line,
        print: face,
    }
}

/// White's pieces in a book.
pub(crate) const PAPER: PieceColors = flat(hex(0x00FF_FFFF), hex(0x001E_1A16));

/// Black's pieces in a book.
pub(crate) const PRINTED: PieceColors = flat(hex(0x001E_1A16), hex(0x00FF_FFFF));

const BOLD: &str = "bold";

/// An ordinary face of that size in points.
pub(crate) fn plain(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The bold face.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// The face of titles, told from the others by its size.
pub(crate) fn title(size: f32) -> FontId {
    bold(size)
}

/// The least side, in points, of what a finger is to hit.
const FINGER: f32 = 44.0;

fn fingers_id() -> egui::Id {
    egui::Id::unique("fingers")
}

/// Tells whether fingers are pointed with, which need more room than a mouse.
pub(crate) fn mind_fingers(ctx: &egui::Context, fingers: bool) {
    ctx.data_mut(|data| data.insert_temp(fingers_id(), fingers));
    let height = reach(ctx, 32.0);
    ctx.all_styles_mut(|style| style.spacing.interact_size.y = height);
}

/// How large something is to be that is pointed at, where `least` points are enough for a mouse.
pub(crate) fn reach(ctx: &egui::Context, least: f32) -> f32 {
    let fingers = ctx.data(|data| data.get_temp::<bool>(fingers_id())).unwrap_or_default();
    if fingers { least.max(FINGER) } else { least }
}

/// A list that fills its place and scrolls there, however low the place is.
pub(crate) fn scroll(name: &str) -> egui::ScrollArea {
    egui::ScrollArea::vertical().id_salt(name).auto_shrink(false).min_scrolled_height(0.0)
}

/// Dresses egui once, at the start.
pub(crate) fn apply(ctx: &egui::Context, faces: Fonts) {
    let mut fonts = FontDefinitions::default();
    let faces =
        [("plain", faces.plain, FontFamily::Proportional), (BOLD, faces.bold, FontFamily::Name(BOLD.into()))];
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (name, bytes, family) in faces {
        let data = FontData { font: Arc::new(bytes), ..FontData::from_static(&[]) };
        fonts.font_data.insert(name.to_owned(), Arc::new(data));
        let mut chain = vec![name.to_owned()];
        chain.extend(fallback.iter().cloned());
        fonts.families.insert(family, chain);
    }
    // Where no other face comes along, nothing else would write with a fixed width.
    let fixed = fonts.families.entry(FontFamily::Monospace).or_default();
    fixed.push("plain".to_owned());
    ctx.set_fonts(fonts);
    ctx.set_theme(egui::Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles.insert(TextStyle::Body, plain(15.0));
        style.text_styles.insert(TextStyle::Button, plain(14.5));
        style.text_styles.insert(TextStyle::Small, plain(12.5));
        style.spacing.item_spacing = egui::vec2(8.0, 8.0);
        style.spacing.button_padding = egui::vec2(12.0, 6.0);
        style.spacing.scroll.floating = true;
        style.interaction.selectable_labels = false;
    });
    // A click is one however long it takes: a frame in which much is drawn must not turn it into something else.
    ctx.options_mut(|options| options.input_options.max_click_duration = f64::INFINITY);
    mind_fingers(ctx, false);
    wear(ctx, Theme::default(), damier_app::MarkColors::Usual);
}

fn visuals(colors: &Palette) -> Visuals {
    let mut visuals = if *colors == palette::LIGHT { Visuals::light() } else { Visuals::dark() };
    visuals.override_text_color = None;
    visuals.panel_fill = colors.panel;
    visuals.window_fill = colors.panel;
    visuals.extreme_bg_color = colors.raised;
    visuals.selection.bg_fill = colors.lime_ground;
    visuals.selection.stroke = Stroke::new(1.0, colors.ink);
    visuals.window_stroke = Stroke::new(1.0, colors.line);
    let radius = egui::CornerRadius::same(10);
    let states = [
        (&mut visuals.widgets.noninteractive, colors.panel, colors.ink),
        (&mut visuals.widgets.inactive, colors.button, colors.ink),
        (&mut visuals.widgets.hovered, colors.button_hovered, colors.ink),
        (&mut visuals.widgets.active, colors.button_pressed, colors.ink),
        (&mut visuals.widgets.open, colors.button_hovered, colors.ink),
    ];
    for (state, fill, ink) in states {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.bg_stroke = Stroke::new(colors.border / 2.0, colors.line);
        state.fg_stroke = Stroke::new(1.5, ink);
        state.corner_radius = radius;
        state.expansion = 0.0;
    }
    visuals
}

//! The sheet that tells how a game is played: a picture of its start, and sentences made from its rules.

use damier_app::{rules_page, variant_summary, variant_title};
use damier_rules::{GameKind, VariantId};
use egui::{ComboBox, Rect, RichText, Sense, Ui, Vec2};

use super::new_game::small_board;
use super::{Outcome, heading};
use crate::speech::language;
use crate::theme;

/// Which game is told of.
pub(crate) struct HowToPlaySheet {
    kind: GameKind,
}

impl HowToPlaySheet {
    /// A sheet that begins with this game.
    pub(crate) fn new(kind: GameKind) -> Self {
        Self { kind }
    }

    pub(crate) fn show(&mut self, ui: &mut Ui) -> Outcome {
        let colors = theme::of(ui.ctx());
        if heading(ui, "How to play") {
            return Outcome::Closed;
        }
        let language = language(ui.ctx());
        let mut variant = self.kind.variant;
        ComboBox::from_id_salt("variant")
            .selected_text(variant_title(language, variant))
            .width(260.0)
            .show_ui(ui, |ui| {
                for &id in VariantId::ALL {
                    ui.selectable_value(&mut variant, id, variant_title(language, id));
                }
            });
        if variant != self.kind.variant {
            self.kind = GameKind::new(variant);
        }
        ui.add_space(4.0);
        theme::scroll("rules").show(ui, |ui| {
            let side = (ui.available_width() * 0.4).clamp(120.0, 220.0);
            ui.horizontal_top(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
                small_board(
                    ui.painter(),
                    variant.variant(),
                    Rect::from_min_size(rect.min, Vec2::splat(side)),
                );
                ui.add_space(8.0);
                let summary = RichText::new(variant_summary(language, variant))
                    .font(theme::plain(15.0))
                    .color(colors.ink);
                ui.add(egui::Label::new(summary).wrap());
            });
            for part in rules_page(language, self.kind) {
                ui.add_space(8.0);
                let ink = if part.is_capture { rule_color(self.kind, colors) } else { colors.brass };
                ui.label(RichText::new(part.title).font(theme::title(18.0)).color(ink));
                for sentence in part.sentences {
                    let text =
                        RichText::new(format!("•  {sentence}")).font(theme::plain(15.0)).color(colors.ink);
                    ui.add(egui::Label::new(text).wrap());
                }
            }
            ui.add_space(12.0);
        });
        Outcome::Open
    }
}

fn rule_color(kind: GameKind, colors: &crate::palette::Palette) -> egui::Color32 {
    if kind.rules().spec().optional { colors.teal } else { colors.brick }
}

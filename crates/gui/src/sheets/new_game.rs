//! The sheet for a new game: which, against whom, how strong.

use std::time::Duration;

use damier_app::{
    Bonus, Command, Mode, Players, SetUpStep, TimeControl, ballots, level_help, level_name, tr,
    variant_summary, variant_title, with_other_capture_rule,
};
use damier_engine::Level;
use damier_rules::{BoardShape, Color, GameKind, Variant, VariantId};
use egui::accesskit::Role;
use egui::text::LayoutJob;
use egui::{Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2};

use super::{Outcome, heading, label, primary_button, segments};
use crate::icons::{focus_ring, rule_sign};
use crate::keys::Asked;
use crate::layout::is_dark;
use crate::speech::{language, say};
use crate::theme;

/// What has been chosen so far.
pub(crate) struct NewGameSheet {
    variant: VariantId,
    giveaway: bool,
    mode: Mode,
    level: Level,
    clock: Option<TimeControl>,
    start: Start,
}

/// How the game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Start {
    Normal,
    Ballot,
    SetUp,
    Clipboard,
}

/// A title, and which variants stand under it.
type Group = (&'static str, fn(&Variant) -> bool);

const GROUPS: [Group; 4] = [
    ("Large boards", |variant| variant.shape().side() > 8),
    ("8 × 8, flying kings", |variant| is_small(variant) && variant.rules.spec().king_flies),
    ("8 × 8, short kings", |variant| is_small(variant) && !variant.rules.spec().king_flies),
    ("All 64 squares", |variant| variant.shape() == BoardShape::Full8),
];

fn is_small(variant: &Variant) -> bool {
    variant.shape() == BoardShape::Diagonal8
}

/// Minutes for the game, what comes for each move, and how a player calls it.
const CLOCKS: [(Option<u64>, Bonus, &str); 5] = [
    (None, Bonus::None, "None"),
    (Some(5), Bonus::None, "5 min"),
    (Some(5), Bonus::Increment(Duration::from_secs(5)), "5 + 5 s"),
    (Some(15), Bonus::Increment(Duration::from_secs(10)), "15 + 10 s"),
    (Some(10), Bonus::Delay(Duration::from_secs(5)), "10, delay 5 s"),
];

/// The height of a variant's card in points, and the lines of its summary.
const CARD: f32 = 104.0;
const SUMMARY_LINES: usize = 4;

impl NewGameSheet {
    /// A sheet with the present game chosen.
    pub(crate) fn new(kind: GameKind, players: Players) -> Self {
        let level = players.level().or(Level::new(3)).unwrap_or(Level::LOWEST);
        Self {
            variant: kind.variant,
            giveaway: kind.is_giveaway_form(),
            mode: players.mode(),
            level,
            clock: None,
            start: Start::Normal,
        }
    }

    pub(crate) fn show(&mut self, ui: &mut Ui) -> Outcome {
        if heading(ui, "New game") {
            return Outcome::Closed;
        }
        let space = ui.available_rect_before_wrap();
        let mut outcome = Outcome::Open;
        if space.width() >= 700.0 {
            let (left, right) = space.split_left_right_at_x(space.left() + space.width() * 0.56);
            let mut gallery = ui.new_child(UiBuilder::new().max_rect(left));
            theme::scroll("gallery").show(&mut gallery, |ui| self.gallery(ui, 2));
            let right = right.with_min_x(right.left() + 24.0);
            let (above, below) = right.split_top_bottom_at_y(right.bottom() - 52.0);
            let mut choices = ui.new_child(UiBuilder::new().max_rect(above));
            theme::scroll("choices").show(&mut choices, |ui| self.choices(ui));
            let mut foot = ui.new_child(UiBuilder::new().max_rect(below.with_min_y(below.top() + 8.0)));
            foot.horizontal(|ui| {
                self.rule(ui);
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                    if primary_button(ui, "Start game") {
                        outcome = self.done();
                    }
                });
            });
            ui.advance_cursor_after_rect(space);
        } else {
            let (above, below) = space.split_top_bottom_at_y(space.bottom() - 52.0);
            let mut scroll = ui.new_child(UiBuilder::new().max_rect(above));
            theme::scroll("gallery").show(&mut scroll, |ui| {
                self.gallery(ui, 1);
                self.choices(ui);
            });
            let mut foot = ui.new_child(UiBuilder::new().max_rect(below.with_min_y(below.top() + 8.0)));
            foot.horizontal(|ui| {
                if primary_button(ui, "Start game") {
                    outcome = self.done();
                }
            });
            ui.advance_cursor_after_rect(space);
        }
        outcome
    }

    fn kind(&self) -> GameKind {
        let plain = GameKind::new(self.variant);
        if self.giveaway { GameKind::giveaway(self.variant).unwrap_or(plain) } else { plain }
    }

    fn done(&self) -> Outcome {
        let players = self.mode.players(self.level);
        let begin = Command::NewGame { kind: self.kind(), players };
        let mut commands = vec![begin, Command::SetClock(self.clock)];
        match self.start {
            Start::Normal => commands.push(Command::MoveNow),
            Start::Ballot => commands.extend([Command::MoveNow, Command::PlayBallot]),
            Start::SetUp => commands.push(Command::SetUp(SetUpStep::Begin)),
            Start::Clipboard => return Outcome::Then(commands, Asked::Paste),
        }
        Outcome::Done(commands)
    }

    fn gallery(&mut self, ui: &mut Ui, columns: usize) {
        let colors = theme::of(ui.ctx());
        ui.spacing_mut().item_spacing = vec2(8.0, 4.0);
        for (title, belongs) in GROUPS {
            ui.add_space(6.0);
            ui.label(RichText::new(say(ui, title)).font(theme::bold(13.0)).color(colors.brass));
            let group: Vec<_> =
                VariantId::ALL.iter().map(|id| id.variant()).filter(|variant| belongs(variant)).collect();
            let width = (ui.available_width() - 14.0) / columns as f32 - 8.0;
            for row in group.chunks(columns) {
                ui.horizontal(|ui| {
                    for variant in row {
                        self.card(ui, variant, width);
                    }
                });
            }
        }
    }

    fn card(&mut self, ui: &mut Ui, variant: &Variant, width: f32) {
        let colors = theme::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(width, CARD), Sense::click());
        let chosen = self.variant == variant.id;
        let title = variant_title(language(ui.ctx()), variant.id);
        let about = variant_summary(language(ui.ctx()), variant.id);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &title));
        if !ui.is_rect_visible(rect) {
            return;
        }
        let painter = ui.painter();
        if chosen {
            let stroke = Stroke::new(2.0, colors.walnut);
            painter.rect(rect, 12.0, colors.raised, stroke, StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(rect, 12.0, colors.sunk.gamma_multiply(0.6));
        }
        focus_ring(painter, rect, &response);
        let board = Rect::from_min_size(rect.min + vec2(10.0, 18.0), Vec2::splat(56.0));
        small_board(painter, variant, board);
        let text =
            Rect::from_min_max(pos2(board.right() + 12.0, rect.top() + 8.0), rect.max - vec2(8.0, 4.0));
        let name = painter.layout_no_wrap(title, theme::bold(15.0), colors.ink);
        let below = text.top() + name.size().y + 1.0;
        painter.galley(text.min, name, colors.ink);
        let mut summary = LayoutJob::simple(about, theme::plain(12.0), colors.ink2, text.width());
        summary.wrap.max_rows = SUMMARY_LINES;
        let summary = painter.layout_job(summary);
        painter.with_clip_rect(rect.intersect(ui.clip_rect())).galley(
            pos2(text.left(), below),
            summary,
            colors.ink2,
        );
        if response.clicked() {
            self.variant = variant.id;
        }
    }

    fn choices(&mut self, ui: &mut Ui) {
        let colors = theme::of(ui.ctx());
        ui.spacing_mut().item_spacing.y = 6.0;
        label(ui, "Players");
        let modes = [
            (Mode::SemiAuto(Color::White), "White"),
            (Mode::SemiAuto(Color::Black), "Black"),
            (Mode::Manual, "Two players"),
            (Mode::FullAuto, "Watch"),
        ];
        segments(ui, &mut self.mode, &modes);
        let language = language(ui.ctx());
        let name = self.mode.name(language);
        let kind = name.split(',').next().unwrap_or_default();
        let explained = RichText::new(format!("{kind}: {}", self.mode.help(language)));
        ui.label(explained.font(theme::plain(13.0)).color(colors.ink2));
        if self.mode != Mode::Manual {
            label(ui, "Computer");
            ui.scope(|ui| {
                ui.spacing_mut().item_spacing.y = 1.0;
                for level in Level::all() {
                    self.level_row(ui, level);
                }
            });
            let explained =
                format!("{}: {}", level_name(language, self.level), level_help(language, self.level));
            ui.label(RichText::new(explained).font(theme::plain(13.0)).color(colors.ink2));
        }
        label(ui, "Clock");
        let clocks = CLOCKS.map(|(main, bonus, name)| {
            (main.map(|minutes| TimeControl { main: Duration::from_secs(60 * minutes), bonus }), name)
        });
        ui.horizontal_wrapped(|ui| segments(ui, &mut self.clock, &clocks));
        label(ui, "Start");
        let has_ballots = !self.giveaway && ballots(self.variant).next().is_some();
        let mut starts = vec![(Start::Normal, "Normal")];
        if has_ballots {
            starts.push((Start::Ballot, "Ballot"));
        } else if self.start == Start::Ballot {
            self.start = Start::Normal;
        }
        starts.extend([(Start::SetUp, "Set up"), (Start::Clipboard, "Clipboard")]);
        ui.horizontal_wrapped(|ui| segments(ui, &mut self.start, &starts));
        if let Some(other) = with_other_capture_rule(self.kind()) {
            label(ui, "Capture");
            let is_optional = self.kind().rules().spec().optional;
            let mut optional = is_optional;
            segments(ui, &mut optional, &[(false, "Compulsory"), (true, "Optional")]);
            if optional != is_optional {
                self.variant = other.variant;
            }
        }
        label(ui, "Aim");
        match GameKind::giveaway(self.variant) {
            Ok(_) => segments(ui, &mut self.giveaway, &[(false, "Win"), (true, "Giveaway")]),
            Err(_) => {
                self.giveaway = false;
                ui.label(
                    RichText::new(say(ui, "This game has no giveaway form."))
                        .font(theme::plain(13.0))
                        .color(colors.ink2),
                );
            }
        }
    }

    /// The capture rule of what is chosen.
    fn rule(&self, ui: &mut Ui) {
        let colors = theme::of(ui.ctx());
        let compulsory = !self.kind().rules().spec().optional;
        let (ink, text) = match compulsory {
            true => (colors.brick, "Capture is compulsory"),
            false => (colors.teal, "Capture is optional"),
        };
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(15.0), Sense::hover());
        rule_sign(ui.painter(), rect.center(), 5.6, ink, compulsory);
        ui.label(RichText::new(say(ui, text)).font(theme::bold(13.0)).color(ink));
    }

    fn level_row(&mut self, ui: &mut Ui, level: Level) {
        let colors = theme::of(ui.ctx());
        let (rect, response) =
            ui.allocate_exact_size(vec2(ui.available_width(), theme::reach(ui.ctx(), 25.0)), Sense::click());
        let chosen = self.level == level;
        let language = language(ui.ctx());
        let called = level_name(language, level);
        let number = usize::from(level.number());
        let name = tr(language, "level-named", &[("level", number.into()), ("name", called.clone().into())]);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
        let painter = ui.painter();
        if chosen {
            painter.rect(rect, 8.0, colors.raised, Stroke::new(2.0, colors.walnut), StrokeKind::Inside);
        } else if response.hovered() {
            painter.rect_filled(rect, 8.0, colors.sunk);
        }
        focus_ring(painter, rect, &response);
        let font = if chosen { theme::bold(14.0) } else { theme::plain(14.0) };
        let at = rect.left_center() + vec2(10.0, 0.0);
        painter.text(at, egui::Align2::LEFT_CENTER, called, font, colors.ink);
        let step = ((rect.width() - 112.0) / f32::from(Level::COUNT)).min(22.0);
        for place in 0..Level::COUNT {
            let left = rect.left() + 104.0 + step * f32::from(place);
            let disc = Rect::from_center_size(pos2(left, rect.center().y), vec2(6.0, 13.0));
            if place < level.number() {
                let color = if chosen { colors.walnut } else { colors.walnut.gamma_multiply(0.5) };
                painter.rect_filled(disc, 2.0, color);
            } else {
                painter.circle_filled(disc.center(), 1.2, colors.ink2.gamma_multiply(0.4));
            }
        }
        let about = level_help(language, level);
        if response.on_hover_text(about).clicked() {
            self.level = level;
        }
    }
}

/// The start position in small.
pub(super) fn small_board(painter: &egui::Painter, variant: &Variant, rect: Rect) {
    let shape = variant.shape();
    let side = shape.side();
    let cell = rect.width() / f32::from(side);
    let square = |row: u8, column: u8| {
        Rect::from_min_size(rect.min + vec2(f32::from(column), f32::from(row)) * cell, Vec2::splat(cell))
    };
    painter.rect_filled(rect, 3.0, theme::MAPLE[0]);
    for row in 0..side {
        for column in 0..side {
            if is_dark(shape, variant.mirrored, row, column) {
                let even = (row + column) % 2 == 0;
                let color = if even { theme::PEAR[0] } else { theme::PEAR[1] };
                painter.rect_filled(square(row, column), 0.0, color);
            }
        }
    }
    for (at, piece) in variant.start().pieces() {
        let center = square(shape.row_column(at).0, variant.drawn_column(at)).center();
        let colors = if piece.color == Color::White { &theme::BOXWOOD } else { &theme::EBONY };
        painter.circle(center, 0.38 * cell, colors.top, Stroke::new(0.6, colors.outline));
    }
}

//! The panel's parts, each in the space that it is given.

use damier_app::{AnalysisView, ClockView, Command, Mark, PlayerView, Tone, ViewModel, tr};
use damier_rules::{Color, Piece};
use egui::accesskit::Role;
use egui::{Align2, Color32, Rect, RichText, Sense, Stroke, Ui, Vec2, pos2, vec2};

use crate::board::BoardView;
use crate::files::Errand;
use crate::icons::{Icon, lying_discs, rule_sign, tile};
use crate::keys::Asked;
use crate::palette;
use crate::speech::{language, say};
use crate::theme;

/// The game's name and the rule in force.
pub(crate) fn title(ui: &mut Ui, view: &ViewModel) {
    let colors = theme::of(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(12.0, 8.0);
    // Rows as high as their text, not as a button.
    ui.spacing_mut().interact_size.y = 19.0;
    let narrow = ui.max_rect().width() < NARROW;
    ui.horizontal_wrapped(|ui| {
        let size = if narrow { 19.0 } else { 23.0 };
        ui.label(RichText::new(&view.title).font(theme::title(size)).color(colors.ink))
            .on_hover_text(&view.summary);
        // Where it would need a row of its own the moves need that more.
        if narrow {
            return;
        }
        ui.label(RichText::new(&view.subtitle).font(theme::plain(14.0)).color(colors.ink2));
    });
    let (ink, ground) = match view.rule.compulsory {
        true => (colors.brick, colors.brick_ground),
        false => (colors.teal, colors.teal_ground),
    };
    let chip = egui::Frame::new().fill(ground).corner_radius(7.0).inner_margin(egui::Margin::symmetric(9, 4));
    let size = if narrow { 12.0 } else { 13.0 };
    chip.show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = if narrow { 5.0 } else { 8.0 };
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(15.0), Sense::hover());
            rule_sign(ui.painter(), rect.center(), 5.6, ink, view.rule.compulsory);
            ui.add(
                egui::Label::new(RichText::new(&view.rule.text).font(theme::bold(size)).color(ink)).wrap(),
            );
        });
    });
}

/// A player's disc, name, state and captures.
pub(crate) fn player(ui: &mut Ui, player: &PlayerView, board: &BoardView) {
    let colors = theme::of(ui.ctx());
    let space = ui.max_rect();
    let disc = Rect::from_center_size(pos2(space.left() + 18.0, space.center().y), Vec2::splat(34.0));
    if *colors != palette::LIGHT && player.color == Color::Black {
        // A dark disc needs light around it on dark paper.
        ui.painter().circle_filled(disc.center(), 19.0, theme::PEAR[0]);
    }
    picture(ui, Piece::man(player.color), disc, board);
    let text = Rect::from_min_max(pos2(space.left() + 48.0, space.top() + 3.0), space.max);
    if let Some(clock) = &player.clock {
        show_clock(ui, space, clock);
    }
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(text));
    ui.spacing_mut().item_spacing = vec2(10.0, 0.0);
    ui.spacing_mut().interact_size.y = 19.0;
    ui.label(RichText::new(&player.name).font(theme::bold(16.0)).color(colors.ink));
    ui.horizontal(|ui| {
        let color = if player.to_move { colors.ink } else { colors.ink2 };
        if player.to_move {
            let (dot, _) = ui.allocate_exact_size(Vec2::splat(8.0), Sense::hover());
            ui.painter().circle_filled(dot.center(), 4.0, colors.cinnabar);
        }
        ui.label(RichText::new(&player.note).font(theme::plain(14.0)).color(color));
        if player.taken > 0 {
            lying_discs(ui, player.taken, player.color == Color::Black);
        }
    });
}

fn show_clock(ui: &Ui, space: Rect, clock: &ClockView) {
    let colors = theme::of(ui.ctx());
    let (ground, ink) = match (clock.running, clock.low) {
        (_, true) => (colors.brick_ground, colors.brick),
        (true, false) => (colors.walnut, colors.on_walnut),
        (false, false) => (colors.panel, colors.ink2),
    };
    let galley = ui.painter().layout_no_wrap(clock.text.clone(), theme::bold(22.0), ink);
    let size = galley.size() + vec2(20.0, 8.0);
    let rect = Rect::from_min_size(pos2(space.right() - size.x, space.center().y - size.y / 2.0), size);
    ui.painter().rect_filled(rect, 10.0, ground);
    ui.painter().galley(rect.min + vec2(10.0, 4.0), galley, ink);
    let label = ui.interact(rect, ui.scope_id().with(("clock", rect.top() as i32)), Sense::hover());
    // Asked for before the widget is told of: the window is locked then.
    let name = tr(language(ui.ctx()), "clock-label", &[("time", clock.text.clone().into())]);
    label.widget_info(|| egui::WidgetInfo::labeled(Role::Timer, true, name.clone()));
}

pub(super) fn picture(ui: &Ui, piece: Piece, rect: Rect, board: &BoardView) {
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    if let Some(texture) = board.picture(piece) {
        let rect = Rect::from_center_size(rect.center(), rect.size() * crate::sprite::CANVAS);
        ui.painter().image(texture, rect, whole, Color32::WHITE);
    } else {
        let colors = if piece.color == Color::White { &theme::BOXWOOD } else { &theme::EBONY };
        ui.painter().circle(rect.center(), rect.width() / 2.0, colors.top, Stroke::new(1.0, colors.outline));
    }
}

/// What is so and what can be done, with the sign of the mark it speaks of.
pub(crate) fn message(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    let colors = theme::of(ui.ctx());
    let mut space = ui.max_rect();
    if let Some((name, help, what)) = offer(view).filter(|_| space.width() > NARROW) {
        let text = RichText::new(name).font(theme::bold(14.5)).color(colors.on_walnut);
        let width =
            ui.painter().layout_no_wrap(name.to_owned(), theme::bold(14.5), colors.ink).size().x + 28.0;
        let height = theme::reach(ui.ctx(), 36.0);
        let place = pos2(space.right() - width, space.center().y - height / 2.0);
        let rect = Rect::from_min_size(place, vec2(width, height));
        let button = egui::Button::new(text).fill(colors.walnut).min_size(rect.size());
        if ui.put(rect, button).on_hover_text(help).clicked() {
            asked.push(what);
        }
        space.max.x = rect.left() - 8.0;
    }
    let message = &view.message;
    let sign = pos2(space.left() + 18.0, space.center().y);
    let has_sign = draw_sign(ui, sign, message.tone, view);
    let left = space.left() + if has_sign { 48.0 } else { 0.0 };
    let text = Rect::from_min_max(pos2(left, space.top() + 4.0), space.max);
    let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(text));
    ui.spacing_mut().item_spacing.y = 1.0;
    let color = match message.tone {
        Tone::Refusal | Tone::Trouble => colors.brick,
        Tone::Browse => colors.cyan,
        Tone::Replay => colors.orange,
        _ => colors.ink,
    };
    let headline = ui.label(RichText::new(&message.headline).font(theme::bold(16.0)).color(color));
    // Said aloud as soon as it changes.
    ui.ctx().accesskit_node_builder(headline.id, |node| node.set_live(egui::accesskit::Live::Polite));
    let detail = egui::Label::new(RichText::new(&message.detail).font(theme::plain(14.0)).color(colors.ink2));
    ui.add(detail.truncate()).on_hover_text(&message.detail);
}

/// What the moment calls for: its name, its explanation, and what it asks.
pub(super) fn offer(view: &ViewModel) -> Option<(&'static str, &'static str, Asked)> {
    if view.to_confirm {
        return Some(("Play it", "Make the move that is shown  Enter", Asked::Command(Command::Confirm)));
    }
    let looking = view.browsing && !view.replaying;
    looking.then_some((
        "Play from here",
        "Go on with the game from this position  Enter",
        Asked::Command(Command::PlayFromHere),
    ))
}

fn draw_sign(ui: &Ui, center: egui::Pos2, tone: Tone, view: &ViewModel) -> bool {
    let (colors, marks) = (theme::of(ui.ctx()), theme::marks(ui.ctx()));
    let painter = ui.painter();
    let deep = [Tone::Capture, Tone::Refusal, Tone::Selected, Tone::Choice, Tone::Hint].contains(&tone);
    if deep && *colors != palette::LIGHT {
        // The deep colours of marks need their ivory on a dark ground.
        painter.circle_filled(center, 18.0, theme::IVORY);
    }
    match tone {
        Tone::Capture | Tone::Refusal => {
            crate::marks::arcs(painter, center, 13.0, Stroke::new(3.0, marks.capture));
        }
        Tone::Selected => {
            painter.circle_stroke(center, 7.0, Stroke::new(3.0, marks.goal));
        }
        Tone::Choice => {
            painter.circle_stroke(center, 9.0, Stroke::new(3.0, marks.choice));
            for axis in 0..4 {
                let out = Vec2::angled(std::f32::consts::FRAC_PI_2 * axis as f32);
                let side = out.rot90() * 3.5;
                let points =
                    vec![center + out * 17.0 + side, center + out * 17.0 - side, center + out * 12.0];
                painter.add(egui::Shape::convex_polygon(points, marks.choice, Stroke::NONE));
            }
        }
        Tone::Browse => {
            let square = Rect::from_center_size(center, Vec2::splat(20.0));
            painter.rect_stroke(square, 0.0, Stroke::new(3.0, colors.cyan), egui::StrokeKind::Middle);
        }
        Tone::Replay => {
            let points =
                vec![center + vec2(-7.0, -10.0), center + vec2(11.0, 0.0), center + vec2(-7.0, 10.0)];
            painter.add(egui::Shape::convex_polygon(points, colors.orange, Stroke::NONE));
        }
        Tone::Hint => {
            painter.arrow(center + vec2(-9.0, 9.0), vec2(18.0, -18.0), Stroke::new(4.0, marks.hint));
        }
        Tone::End(Some(winner)) => {
            let (face, rim) = match winner {
                Color::White => (theme::IVORY, palette::LIGHT.walnut),
                Color::Black => (palette::LIGHT.walnut, theme::IVORY),
            };
            painter.circle_filled(center, 15.0, colors.walnut);
            painter.circle(center, 13.0, face, Stroke::new(1.5, rim));
            painter.circle_stroke(center, 8.0, Stroke::new(1.5, rim));
        }
        Tone::End(None) => {
            painter.circle_filled(center, 15.0, colors.walnut);
            painter.text(center, Align2::CENTER_CENTER, "=", theme::bold(20.0), colors.on_walnut);
        }
        Tone::Trouble => {
            painter.circle_stroke(center, 12.0, Stroke::new(2.5, colors.brick));
            painter.text(center, Align2::CENTER_CENTER, "!", theme::bold(17.0), colors.brick);
        }
        Tone::Plain => {
            let playable = view.squares.iter().any(|square| square.has(Mark::Selected));
            if view.thinking && !playable {
                let time = ui.input(|input| input.time) as f32;
                for step in 0..3 {
                    let phase = (time * 2.5 - step as f32 * 0.5).sin() * 0.5 + 0.5;
                    let dot = center + vec2(11.0 * (step as f32 - 1.0), 0.0);
                    painter.circle_filled(dot, 3.5, colors.walnut.gamma_multiply(0.3 + 0.7 * phase));
                }
                ui.ctx().request_repaint_after_secs(0.06);
            } else {
                return false;
            }
        }
    }
    true
}

/// The heights of the engine's thoughts without their buttons, of one of these, and of a line of small text.
const THOUGHTS: f32 = 38.0;
const LINE_MOVE: f32 = 24.0;
const SMALL_LINE: f32 = 20.0;

/// The height that the engine's thoughts need.
pub(super) fn thoughts_height(ctx: &egui::Context, analysis: &AnalysisView, alone: bool) -> f32 {
    let small = SMALL_LINE * (usize::from(analysis.table.is_some()) + usize::from(alone)) as f32;
    THOUGHTS + theme::reach(ctx, LINE_MOVE) + small
}

/// What the engine thinks, and the line of play that it expects; a click shows the position after a move of it.
pub(crate) fn thoughts(ui: &mut Ui, view: &ViewModel, alone: bool, asked: &mut Vec<Asked>) {
    let Some(analysis) = &view.analysis else { return };
    let colors = theme::of(ui.ctx());
    ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
    let text = match (analysis.score.is_empty(), &view.evaluation) {
        (false, _) => match &analysis.table {
            Some((word, _)) => word.clone(),
            None => {
                let (score, speed) = (analysis.score.clone().into(), analysis.speed.clone().into());
                let args = [("score", score), ("depth", (analysis.depth as usize).into()), ("speed", speed)];
                tr(language(ui.ctx()), "analysis-line", &args)
            }
        },
        (true, Some(evaluation)) => evaluation.clone(),
        (true, None) => say(ui, "Nothing is known of this position yet."),
    };
    let text = what_fits(ui, &text, &theme::bold(13.5));
    ui.add(egui::Label::new(RichText::new(text).font(theme::bold(13.5)).color(colors.brass)).truncate());
    ui.spacing_mut().interact_size.y = theme::reach(ui.ctx(), LINE_MOVE);
    ui.spacing_mut().button_padding = vec2(5.0, 2.0);
    if alone {
        let text = RichText::new(say(ui, "In a browser the search has one thread."));
        ui.add(egui::Label::new(text.font(theme::plain(12.5)).color(colors.ink2)).truncate());
    }
    if let Some((_, moves)) = &analysis.table {
        let each: Vec<_> = moves.iter().map(|(text, result)| format!("{text} {result}")).collect();
        let text = RichText::new(each.join(" · ")).font(theme::plain(13.5)).color(colors.ink2);
        ui.add(egui::Label::new(text).truncate()).on_hover_text(each.join("\n"));
    }
    ui.horizontal(|ui| {
        for (place, text) in analysis.line.iter().enumerate() {
            let text = RichText::new(text).font(theme::plain(13.5)).color(colors.ink);
            let button = egui::Button::new(text).fill(egui::Color32::TRANSPARENT).stroke(Stroke::NONE);
            if ui.available_width() < 64.0 {
                break;
            }
            if ui.add(button).on_hover_text(say(ui, "Show the position after this move")).clicked() {
                asked.push(Asked::Command(Command::FollowLine(place + 1)));
            }
        }
        if analysis.line.is_empty() {
            let line = view.expected.as_deref().unwrap_or_default();
            ui.add(
                egui::Label::new(RichText::new(line).font(theme::plain(13.5)).color(colors.ink2)).truncate(),
            );
        }
    });
}

/// As many parts of a line, from its first on, as there is room for.
fn what_fits<'a>(ui: &Ui, mut line: &'a str, font: &egui::FontId) -> &'a str {
    while let Some((fewer, _)) = line.rsplit_once(" · ") {
        let width = ui.painter().layout_no_wrap(line.to_owned(), font.clone(), egui::Color32::PLACEHOLDER);
        if width.size().x <= ui.available_width() {
            break;
        }
        line = fewer.trim_end();
    }
    line
}

/// The height of a row of tiles, and the least width of a tile.
const TILE: f32 = 50.0;
const LEAST_TILE: f32 = 45.0;

/// All tiles, and those that are left where there is room for one short row; the menu has the others.
const ALL_TILES: usize = 8;
const FIRST_TILES: usize = 4;

/// How many tiles stand in a row.
fn tiles_in_row(width: f32) -> usize {
    if width / LEAST_TILE < ALL_TILES as f32 { FIRST_TILES } else { ALL_TILES }
}

/// The height that the buttons need.
pub(crate) fn buttons_height(width: f32, cramped: bool) -> f32 {
    let rows = if cramped { 1 } else { ALL_TILES / tiles_in_row(width) };
    TILE * rows as f32 + 6.0
}

/// Panels narrower than this, in points, have no room for second thoughts.
const NARROW: f32 = 310.0;

/// The buttons at the foot.
pub(crate) fn buttons(ui: &mut Ui, view: &ViewModel, asked: &mut Vec<Asked>) {
    let ask = Asked::Command;
    let thinks = view.analysis.is_some();
    let tiles = [
        (Icon::NewGame, "New game", true, "Choose another game  N", Asked::NewGame),
        (Icon::Open, "Open", true, "A game, a saved game or a position  Ctrl+O", Asked::File(Errand::Open)),
        (Icon::Save, "Save", true, "Write the game to a file  Ctrl+S", Asked::File(Errand::Save)),
        (
            Icon::Replay,
            "Replay",
            view.plies > 0,
            "Show the game from the start, step by step",
            ask(Command::Replay(0)),
        ),
        (
            Icon::Thinking,
            "Thinking",
            true,
            "Show what the computer thinks of the position  A",
            ask(Command::Analyse(!thinks)),
        ),
        (Icon::Draw, "Draw", view.can_draw, "Offer a draw, or take the one offered", ask(Command::OfferDraw)),
        (Icon::Resign, "Resign", view.can_resign, "Give the game up", ask(Command::Resign)),
        (Icon::MoveNow, "Move", view.thinking, "Let the computer answer now  M", ask(Command::MoveNow)),
    ];
    let space = ui.max_rect();
    let in_row = tiles_in_row(space.width());
    let width = space.width() / in_row as f32;
    let shown = if space.height() < 2.0 * TILE { in_row } else { ALL_TILES };
    for (place, (icon, name, enabled, help, what)) in tiles.into_iter().enumerate().take(shown) {
        let corner = space.min + vec2(width * (place % in_row) as f32, 6.0 + TILE * (place / in_row) as f32);
        let rect = Rect::from_min_size(corner, vec2(width, TILE));
        let on = name == "Thinking" && thinks;
        let name = say(ui, name);
        if tile(ui, rect, icon, &name, enabled, on).on_hover_text(say(ui, help)).clicked() {
            asked.push(what);
        }
    }
}

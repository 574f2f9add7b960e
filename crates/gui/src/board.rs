//! The board: drawn layer by layer, and felt square by square.

use damier_app::{Board, Command, Mark, Motion as Speed, Settings, SquareView, ViewModel, tr};
use damier_rules::{Piece, Square};
use egui::accesskit::Role;
use egui::{
    Color32, EventFilter, Id, Key, Painter, Pos2, Rect, Response, Sense, Ui, Vec2, WidgetInfo, pos2, vec2,
};

use crate::art::Art;
use crate::blink::Blink;
use crate::board_kind;
use crate::layout::{BoardLayout, is_dark};
use crate::marks::Marker;
use crate::motion::{Glide, Motion, Mover};
use crate::speech::language;
use crate::sprite::{CANVAS, DIAMETER};
use crate::theme;
use crate::wood::WoodKey;

/// What the board keeps between frames.
#[derive(Default)]
pub(crate) struct BoardView {
    art: Art,
    pub(crate) mover: Mover,
    blink: Blink,
    glide: Option<Glide>,
    /// The square from which a piece is being dragged.
    dragged: Option<Square>,
    /// The square to which the keyboard is to go.
    pub(crate) focus: Option<Square>,
    /// Where the squares were drawn last.
    pub(crate) layout: Option<BoardLayout>,
}

/// What is drawn in one frame.
struct Scene<'a> {
    painter: &'a Painter,
    view: &'a ViewModel,
    layout: BoardLayout,
    key: WoodKey,
    art: &'a Art,
    made_of: Board,
    marker: Marker<'a>,
    /// Squares whose piece is drawn elsewhere.
    lifted: Vec<Square>,
}

impl BoardView {
    /// A piece's picture, once it is made.
    pub(crate) fn picture(&self, piece: Piece) -> Option<egui::TextureId> {
        self.art.piece(piece)
    }

    /// Draws the board as large as the space allows, and gives what was asked of it. The board is of the shape and
    /// orientation of `variant`.
    pub(crate) fn show(
        &mut self,
        ui: &mut Ui,
        space: Rect,
        view: &ViewModel,
        variant: &damier_rules::Variant,
        settings: &Settings,
    ) -> Vec<Command> {
        let scale = ui.ctx().pixels_per_point();
        let layout = BoardLayout::fit(space, view.side, view.lettered, scale);
        self.layout = Some(layout);
        let key = WoodKey {
            side: view.side,
            cell_px: layout.cell_px,
            frame_px: layout.frame_px,
            first_dark: is_dark(variant.shape(), variant.mirrored, 0, 0),
            uniform: variant.shape() == damier_rules::BoardShape::Full8,
            scale: (scale * 100.0) as u32,
            // What is painted flat has the same picture whatever it is called.
            board: if settings.board == Board::Print { Board::Print } else { Board::Wood },
            pieces: settings.pieces,
        };
        self.art.want(ui.ctx(), key);
        let still = settings.motion == Speed::Off;
        let motion = self.mover.watch(ui.ctx(), view, settings.motion.factor());
        let (commands, responses) = self.feel(ui, &layout, view);
        let pointer = ui.ctx().pointer_latest_pos();
        let dragged = self.dragged.filter(|_| pointer.is_some());
        let painter = ui.painter().clone();
        let mut lifted: Vec<_> = motion.iter().map(|motion| motion.to).collect();
        lifted.extend(dragged);
        let gliding = self.gliding(ui.ctx(), &layout, view, settings.motion.factor());
        lifted.extend(gliding.map(|(home, _)| home));
        let mut marker = Marker::new(&painter, layout.cell());
        marker.number = board_kind::colors(settings.board).number;
        marker.patch = (settings.board == Board::Print).then_some(theme::PRINT_PAPER);
        marker.blink = self.blink.opacity(ui.ctx(), view, still);
        let scene = Scene {
            painter: &painter,
            view,
            layout,
            key,
            art: &self.art,
            made_of: settings.board,
            marker,
            lifted,
        };
        scene.board();
        scene.squares(&responses);
        if let Some(motion) = motion {
            scene.moving(ui.ctx(), &motion);
        }
        if let Some((home, at)) = gliding {
            scene.piece(view.square(home).piece, at, 1.0, 1.0);
        }
        if let (Some(from), Some(at)) = (dragged, pointer) {
            scene.dragged(from, at);
        }
        commands
    }

    /// The piece that glides home, and where it is.
    fn gliding(
        &mut self,
        ctx: &egui::Context,
        layout: &BoardLayout,
        view: &ViewModel,
        factor: f64,
    ) -> Option<(Square, Pos2)> {
        let home = self.glide.as_ref()?.home;
        // Another game may have another board.
        let square = view.squares.get(home.index())?;
        let (row, column) = view.seen(square);
        let goal = layout.square(row, column).center();
        let at = self.glide.as_ref()?.place(ctx, view, goal, factor);
        if at.is_none() {
            self.glide = None;
        }
        at.map(|at| (home, at))
    }

    /// Clicks, drags and keys on the squares.
    fn feel(&mut self, ui: &mut Ui, layout: &BoardLayout, view: &ViewModel) -> (Vec<Command>, Vec<Response>) {
        let mut commands = Vec::new();
        let mut order: Vec<_> = view.squares.iter().collect();
        order.sort_by_key(|square| view.seen(square));
        let mut responses = Vec::new();
        for square in order {
            let (row, column) = view.seen(square);
            let id = square_id(square.square);
            let response = ui.interact(layout.square(row, column), id, Sense::click_and_drag());
            let label = tr(language(ui.ctx()), "square-label", &[("square", square.label.clone().into())]);
            response
                .widget_info(|| WidgetInfo::selected(Role::Button, true, square.has(Mark::Selected), &label));
            if self.focus == Some(square.square) {
                self.focus = None;
                response.request_focus();
            }
            if response.clicked() {
                commands.push(Command::Click(square.square));
            }
            if response.drag_started_by(egui::PointerButton::Primary) && square.piece.is_some() {
                self.dragged = Some(square.square);
                commands.push(Command::Lift(square.square));
            }
            if response.drag_stopped() && self.dragged.take().is_some() {
                let at = ui.ctx().pointer_latest_pos().and_then(|at| layout.hit(at));
                let target = at.and_then(|(row, column)| view.seen_at(row, column)).map(|view| view.square);
                self.mover.dragged = target != Some(square.square);
                self.glide =
                    ui.ctx().pointer_latest_pos().map(|at| Glide::new(ui.ctx(), view, square.square, at));
                commands.push(Command::Drop(target));
            }
            if response.has_focus() {
                self.arrows(ui, id, view, square);
            }
            responses.push(response);
        }
        if ui.input(|input| !input.pointer.any_down() && !input.pointer.any_released()) {
            self.dragged = None;
        }
        (commands, responses)
    }

    /// Moves the focus over the squares: along the row, or to the nearest square of the next row.
    fn arrows(&mut self, ui: &Ui, id: Id, view: &ViewModel, from: &SquareView) {
        let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let (row, column) = view.seen(from);
        let pressed = |key| ui.input(|input| input.key_pressed(key));
        let (down, right) = if pressed(Key::ArrowUp) {
            (-1, 0)
        } else if pressed(Key::ArrowDown) {
            (1, 0)
        } else if pressed(Key::ArrowLeft) {
            (0, -1)
        } else if pressed(Key::ArrowRight) {
            (0, 1)
        } else {
            return;
        };
        let ahead = |square: &&SquareView| {
            let (other_row, other_column) = view.seen(square);
            let (rows, columns) =
                (i32::from(other_row) - i32::from(row), i32::from(other_column) - i32::from(column));
            if down != 0 { rows == down } else { rows == 0 && columns.signum() == right }
        };
        let distance = |square: &&SquareView| view.seen(square).1.abs_diff(column);
        self.focus =
            view.squares.iter().filter(ahead).min_by_key(distance).map(|square| square.square).or(self.focus);
        if self.focus.is_some() {
            ui.ctx().request_repaint();
        }
    }
}

pub(crate) fn square_id(square: Square) -> Id {
    Id::unique("square").with(square.index())
}

impl Scene<'_> {
    fn rect(&self, square: &SquareView) -> Rect {
        let (row, column) = self.view.seen(square);
        self.layout.square(row, column)
    }

    fn board(&self) {
        let outer = self.layout.outer();
        let shadow = egui::Shadow {
            offset: [0, 11],
            blur: 26,
            spread: 0,
            color: Color32::from_rgba_unmultiplied(28, 15, 5, 97),
        };
        if matches!(self.made_of, Board::Wood | Board::Flat) {
            self.painter.add(shadow.as_shape(outer, 7.0));
        }
        let radius = 7.0_f32.min(0.4 * self.layout.frame());
        let painted = matches!(self.made_of, Board::Wood | Board::Print);
        let wood = self.art.board(self.key).filter(|_| painted);
        if let Some(texture) = wood {
            let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
            let shape = egui::epaint::RectShape::filled(outer, radius, Color32::WHITE);
            self.painter.add(shape.with_texture(texture, whole));
        } else {
            self.flat_board(outer, radius);
        }
        if self.view.lettered {
            self.letters();
        }
    }

    fn flat_board(&self, outer: Rect, radius: f32) {
        let colors = board_kind::colors(self.made_of);
        self.painter.rect_filled(outer, radius, colors.frame);
        if self.made_of == Board::HighContrast {
            let line = egui::Stroke::new(2.0, Color32::WHITE);
            self.painter.rect_stroke(outer, radius, line, egui::StrokeKind::Inside);
        }
        for row in 0..self.view.side {
            for column in 0..self.view.side {
                let dark = self.key.uniform || ((row + column) % 2 == 1) != self.key.first_dark;
                let color = if dark { colors.dark } else { colors.light };
                self.painter.rect_filled(self.layout.square(row, column), 0.0, color);
            }
        }
    }

    fn letters(&self) {
        let size = (0.62 * self.layout.frame()).min(14.0);
        let (font, side) = (theme::plain(size), self.view.side);
        let half = self.layout.frame() / 2.0;
        let color = board_kind::colors(self.made_of).letter;
        for place in 0..side {
            let seen = if self.view.flipped { side - 1 - place } else { place };
            let file = char::from(b'a' + seen).to_string();
            let below = self.layout.square(side - 1, place).center_bottom() + vec2(0.0, half + 0.5);
            self.painter.text(below, egui::Align2::CENTER_CENTER, file, font.clone(), color);
            let rank = (side - seen).to_string();
            let left = self.layout.square(place, 0).left_center() - vec2(half - 0.5, 0.0);
            self.painter.text(left, egui::Align2::CENTER_CENTER, rank, font.clone(), color);
        }
    }

    fn squares(&self, responses: &[Response]) {
        let view = self.view;
        for square in &view.squares {
            let rect = self.rect(square);
            self.marker.ground(rect, square);
            if !view.lettered && view.named {
                self.marker.number(rect, &square.name, false);
            }
        }
        for square in &view.squares {
            self.marker.goals(self.rect(square), square);
        }
        let mut pieces: Vec<_> = view.squares.iter().filter(|square| square.piece.is_some()).collect();
        pieces.sort_by_key(|square| view.seen(square));
        for square in pieces.into_iter().filter(|square| !self.lifted.contains(&square.square)) {
            let lift = if square.has(Mark::Selected) { 0.035 } else { 0.0 };
            let at = self.rect(square).center() - vec2(0.0, lift * DIAMETER * self.layout.cell());
            let opacity = if square.faded { 0.45 } else { 1.0 };
            self.piece(square.piece, at, 1.0, opacity);
        }
        for square in &view.squares {
            self.marker.rings(self.rect(square), square);
        }
        for square in view.squares.iter().filter(|square| view.named && is_spoken_of(square)) {
            self.marker.number(self.rect(square), &square.name, true);
        }
        if let Some((from, to)) = view.hint {
            let center = |square| self.rect(view.square(square)).center();
            self.marker.arrow(center(from), center(to));
        }
        for response in responses.iter().filter(|response| response.has_focus()) {
            self.marker.cursor(response.rect);
        }
    }

    fn piece(&self, piece: Option<Piece>, at: Pos2, size: f32, opacity: f32) {
        let Some(piece) = piece else { return };
        let diameter = DIAMETER * self.layout.cell() * size;
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        match self.art.piece(piece) {
            Some(texture) => {
                // As large as the picture in whole pixels, so that it is not resampled.
                let pixels =
                    (DIAMETER * self.layout.cell_px as f32 * CANVAS).ceil() / self.layout.scale * size;
                let corner = at - Vec2::splat(pixels / 2.0);
                let snap = |along: f32| (along * self.layout.scale).round() / self.layout.scale;
                let rect = Rect::from_min_size(pos2(snap(corner.x), snap(corner.y)), Vec2::splat(pixels));
                self.painter.image(texture, rect, whole, Color32::WHITE.gamma_multiply(opacity));
            }
            None => {
                let colors = theme::piece_colors(self.key.pieces, piece.color);
                let outline = egui::Stroke::new(1.5, colors.outline);
                self.painter.circle(at, diameter / 2.0, colors.top, outline);
                if piece.is_king() {
                    self.painter.circle_stroke(at, 0.3 * diameter, egui::Stroke::new(2.0, colors.inlay));
                }
            }
        }
    }

    fn moving(&self, ctx: &egui::Context, motion: &Motion) {
        let place = motion.place(ctx, self.view);
        let first = self.layout.square(0, 0).center();
        self.piece(Some(motion.piece), first + place.to_vec2() * self.layout.cell(), 1.0, 1.0);
    }

    fn dragged(&self, from: Square, at: Pos2) {
        let Some(piece) = self.view.square(from).piece else { return };
        let under = self.layout.hit(at).and_then(|(row, column)| self.view.seen_at(row, column));
        if let Some(under) = under {
            let goal = [Mark::Target, Mark::CaptureTarget, Mark::Hop].into_iter().any(|mark| under.has(mark));
            if goal {
                self.marker.drop_here(self.rect(under));
            }
        }
        self.piece(Some(piece), at, 1.06, 1.0);
    }
}

/// Whether the square's name is worth a tab.
fn is_spoken_of(square: &SquareView) -> bool {
    square
        .marks
        .iter()
        .any(|mark| !matches!(mark, Mark::Target | Mark::CaptureTarget | Mark::Hop | Mark::LastFrom))
}

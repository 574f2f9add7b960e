//! Pictures hold what they should: sizes, pieces in their colours, numbers, frames.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use damier_picture::{gif, png};
use damier_record::picture::{Look, Numbering, svg};
use damier_rules::{Color, Diagram, GameKind, Piece, VariantId};
use resvg::tiny_skia::Pixmap;

/// International: 10 squares of 100 units in a frame of 28.
fn points(diagram: &Diagram, look: &Look) -> Pixmap {
    let bytes = png(&svg(VariantId::International, diagram, look), 1056).unwrap();
    Pixmap::decode_png(&bytes).unwrap()
}

/// The brightness of a point of a square that is drawn in a row and column, 0 to 255.
fn brightness(points: &Pixmap, row: u32, column: u32, right: u32, down: u32) -> u32 {
    let point = points.pixel(28 + 100 * column + right, 28 + 100 * row + down).unwrap();
    (u32::from(point.red()) + u32::from(point.green()) + u32::from(point.blue())) / 3
}

#[test]
fn pieces_stand_out_from_their_squares_and_kings_from_men() {
    let variant = VariantId::International.variant();
    let mut diagram = Diagram::empty(variant.shape(), Color::White);
    let square = |number| variant.by_number(number).unwrap();
    diagram.set(square(1), Some(Piece::man(Color::White)));
    diagram.set(square(2), Some(Piece::man(Color::Black)));
    let men = points(&diagram, &Look::default());
    assert_eq!((men.width(), men.height()), (1056, 1056));
    let (white, black, empty) =
        (brightness(&men, 0, 1, 75, 40), brightness(&men, 0, 3, 75, 40), brightness(&men, 0, 5, 75, 40));
    assert!(white > empty + 50 && black + 50 < empty, "{white} {black} {empty}");
    diagram.set(square(1), Some(Piece::king(Color::White)));
    diagram.set(square(2), Some(Piece::king(Color::Black)));
    let kings = points(&diagram, &Look::default());
    for column in [1, 3] {
        // The crown stands in the middle.
        let (man, king) = (brightness(&men, 0, column, 50, 48), brightness(&kings, 0, column, 50, 48));
        assert!(man.abs_diff(king) > 60, "{man} {king}");
    }
}

#[test]
fn numbers_stand_in_the_corner_of_dark_squares_unless_they_are_off() {
    let empty = Diagram::empty(VariantId::International.variant().shape(), Color::White);
    let ink = |look: &Look, row, column| {
        let points = points(&empty, look);
        let dark = |(x, y): &(u32, u32)| brightness(&points, row, column, *x, *y) < 60;
        (2..40).flat_map(|x| (3..25).map(move |y| (x, y))).filter(dark).count()
    };
    assert!(ink(&Look::default(), 0, 1) > 5);
    assert_eq!(ink(&Look::default(), 0, 0), 0);
    assert_eq!(ink(&Look { numbering: Numbering::Off, ..Look::default() }, 0, 1), 0);
    // 46 is written with more ink than 1; turned, 50 stands there.
    assert!(ink(&Look { flipped: true, ..Look::default() }, 0, 1) > ink(&Look::default(), 0, 1));
}

#[test]
fn a_game_is_a_gif_with_a_frame_for_each_position() {
    let kind = GameKind::new(VariantId::Russian);
    let mut game = damier_rules::Game::new(kind);
    let mut svgs = Vec::new();
    for _ in 0..5 {
        svgs.push(svg(kind.variant, game.diagram(), &Look::default()));
        let route = game.moves().remove(0);
        game.play(&route).unwrap();
    }
    // The same position twice: nothing changes, but the frame is there.
    svgs.push(svgs[4].clone());
    let bytes = gif(svgs, 200).unwrap();
    let mut decoder = gif::DecodeOptions::new();
    decoder.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = decoder.read_info(&bytes[..]).unwrap();
    assert_eq!((decoder.width(), decoder.height()), (200, 200));
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().unwrap() {
        frames.push((frame.width, frame.height, frame.delay));
    }
    assert_eq!(frames.len(), 6);
    assert_eq!(frames[0], (200, 200, 100));
    assert!(frames[1].0 < 100 && frames[1].1 < 100, "{frames:?}");
    assert_eq!(frames[5], (1, 1, 300));
    assert!(gif([String::from("no picture")], 100).is_err() && gif([], 70_000).is_err());
}

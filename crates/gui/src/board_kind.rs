//! What the board can be made of, and the colours of each kind.

use damier_app::Board;
use egui::Color32;

use crate::palette::hex;

/// The colours of a board; of wood they are shown until it has grown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct BoardColors {
    pub(crate) light: Color32,
    pub(crate) dark: Color32,
    pub(crate) frame: Color32,
    /// Numbers on dark squares.
    pub(crate) number: Color32,
    /// Letters and figures on the frame.
    pub(crate) letter: Color32,
}

/// The colours of a kind of board.
pub(crate) fn colors(board: Board) -> BoardColors {
    let of = |light, dark, frame, number, letter| {
        let [light, dark, frame, number, letter] = [light, dark, frame, number, letter].map(hex);
        BoardColors { light, dark, frame, number, letter }
    };
    match board {
        Board::Wood => of(0x00EA_D7B4, 0x00A6_7348, 0x005A_3A25, 0x000A_0502, 0x00E0_C5A0),
        Board::Flat => of(0x00E9_E3D5, 0x0069_8B84, 0x00E9_E3D5, 0x000A_1412, 0x002A_211B),
        Board::Print => of(0x00FB_F8F1, 0x00D8_D4CC, 0x00FB_F8F1, 0x001E_1A16, 0x001E_1A16),
        Board::HighContrast => of(0x00F2_F2F2, 0x006B_6B6B, 0x0000_0000, 0x00FF_FFFF, 0x00FF_FFFF),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::palette::contrast;
    use crate::theme;

    #[test]
    fn boards_show_their_names_and_their_pieces() {
        for &(board, name) in Board::ALL {
            let colors = colors(board);
            assert!(contrast(colors.number, colors.dark) >= 4.5, "{name}: numbers");
            assert!(contrast(colors.letter, colors.frame) >= 4.5, "{name}: letters");
            // On paper it is its line that shows a white piece, and the colour of a mark itself.
            let white = if board == Board::Print { theme::BOXWOOD.outline } else { theme::BOXWOOD.top };
            let light = if board == Board::Print { theme::DARK_CASING } else { theme::IVORY };
            let pieces = [white, theme::EBONY.lo];
            let casings = [light, theme::DARK_CASING];
            for on_square in pieces.into_iter().chain(casings) {
                assert!(contrast(on_square, colors.dark) >= 3.0, "{name}: {on_square:?}");
            }
        }
    }
}

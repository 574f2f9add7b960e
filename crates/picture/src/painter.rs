//! From SVG to points.

use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum Undrawn {
    /// The text is no SVG.
    #[error("this is no SVG: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// There is no place for so many points.
    #[error("a picture of {0} by {0} points is not possible")]
    Size(u32),
    /// The points cannot be packed.
    #[error("the picture cannot be packed: {0}")]
    Packing(String),
}

/// Draws SVG with one font.
pub struct Painter {
    options: Options<'static>,
}

impl Painter {
    /// With a face of Noto Sans as a TrueType file.
    #[must_use]
    pub fn new(face: Vec<u8>) -> Self {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(face);
        let options =
            Options { fontdb: Arc::new(fonts), font_family: "Noto Sans".into(), ..Options::default() };
        Self { options }
    }

    /// The points of a picture, `size` by `size`; it fills the width.
    pub(crate) fn paint(&self, svg: &str, size: u32) -> Result<Pixmap, Undrawn> {
        let tree = Tree::from_str(svg, &self.options)?;
        let mut points = Pixmap::new(size, size).ok_or(Undrawn::Size(size))?;
        let scale = size as f32 / tree.size().width().max(tree.size().height());
        resvg::render(&tree, Transform::from_scale(scale, scale), &mut points.as_mut());
        Ok(points)
    }

    /// The picture as PNG, `size` by `size` points.
    ///
    /// # Errors
    /// If the text is no SVG, or no picture has that size.
    pub fn png(&self, svg: &str, size: u32) -> Result<Vec<u8>, Undrawn> {
        let points = self.paint(svg, size)?;
        points.encode_png().map_err(|error| Undrawn::Packing(error.to_string()))
    }
}

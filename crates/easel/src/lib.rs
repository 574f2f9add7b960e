//! Pictures inside a browser's worker, which is fetched when the first one is wanted; see `painter.js` of the crate
//! `web`.
#![cfg(target_arch = "wasm32")]

use damier_picture::Painter;
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

/// The side of a picture, and of a moving one, in points.
const PNG: u32 = 1080;
const GIF: u32 = 540;

/// What draws pictures.
#[wasm_bindgen]
pub struct Easel(Painter);

#[wasm_bindgen]
impl Easel {
    /// With the letters of a face.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new(face: Vec<u8>) -> Self {
        Self(Painter::new(face))
    }

    /// A picture as PNG.
    ///
    /// # Errors
    /// If the text is no SVG.
    pub fn png(&self, svg: &str) -> Result<Vec<u8>, JsError> {
        Ok(self.0.png(svg, PNG)?)
    }

    /// Several pictures as a GIF.
    ///
    /// # Errors
    /// If one of the texts is no SVG.
    pub fn gif(&self, svgs: Vec<String>) -> Result<Vec<u8>, JsError> {
        Ok(self.0.gif(svgs, GIF)?)
    }
}

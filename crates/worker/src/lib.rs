//! The engine inside a browser's worker.
//!
//! Messages come and go as bytes of `postcard`. A worker that thinks hears nothing, so the search asks the page's
//! script by itself whether it has been stopped; see `worker.js` of the crate `web`.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use damier_engine::{FromEngine, Thinker, ToEngine, Watch};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the request under way was sent.
    #[wasm_bindgen(js_namespace = damier)]
    fn elapsed() -> f64;

    /// Whether the page wants the request under way to end.
    #[wasm_bindgen(js_namespace = damier)]
    fn stopped() -> bool;

    /// Sends an answer to the page.
    #[wasm_bindgen(js_namespace = damier)]
    fn tell(answer: &[u8]);
}

/// The engine with all that it remembers.
#[wasm_bindgen]
#[derive(Default)]
pub struct Brain(Thinker);

#[wasm_bindgen]
impl Brain {
    /// An engine that has heard nothing yet.
    #[wasm_bindgen(constructor)]
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Follows a message and tells its answers. What is no message is answered with an error.
    pub fn follow(&mut self, message: &[u8]) {
        let watch =
            Watch { stop: &stopped, elapsed: &|| Duration::from_secs_f64((elapsed() / 1000.0).max(0.0)) };
        match postcard::from_bytes::<ToEngine>(message) {
            Ok(message) => self.0.follow(message, &watch, &mut |answer| say(&answer)),
            Err(error) => say(&FromEngine::Error { number: None, message: error.to_string() }),
        }
    }
}

fn say(answer: &FromEngine) {
    // A message that cannot be written is none of those that there are.
    if let Ok(bytes) = postcard::to_allocvec(answer) {
        tell(&bytes);
    }
}

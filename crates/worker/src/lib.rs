//! The engine inside a browser's worker.
//!
//! Messages come and go as bytes of `postcard`. A worker that thinks hears nothing, so the search asks the page's
//! script by itself whether it has been stopped; see `worker.js` of the crate `web`.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use damier_engine::learned::file_name;
use damier_engine::{FromEngine, Thinker, ToEngine, Watch};
use damier_rules::GameKind;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the request under way was sent.
    #[wasm_bindgen(js_namespace = damier)]
    fn elapsed() -> f64;

    /// Whether the page wants the request under way to end.
    #[wasm_bindgen(js_namespace = damier)]
    fn stopped() -> bool;

    /// The file of weights of that name, if the page has one.
    #[wasm_bindgen(js_namespace = damier)]
    fn weights(name: &str) -> Option<Vec<u8>>;

    /// Sends an answer to the page.
    #[wasm_bindgen(js_namespace = damier)]
    fn tell(answer: &[u8]);
}

/// The engine with all that it remembers.
#[wasm_bindgen]
#[derive(Default)]
pub struct Brain {
    thinker: Thinker,
    /// The files of weights that the page was asked for.
    asked: Vec<String>,
}

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
            Ok(message) => {
                if let ToEngine::Go(request) = &message
                    && let Some(weights) = self.weights(request.kind)
                {
                    self.thinker.follow(weights, &watch, &mut |answer| say(&answer));
                }
                self.thinker.follow(message, &watch, &mut |answer| say(&answer));
            }
            Err(error) => say(&FromEngine::Error { number: None, message: error.to_string() }),
        }
    }
}

impl Brain {
    /// The weights for a kind of game, the first time that it is asked about.
    fn weights(&mut self, kind: GameKind) -> Option<ToEngine> {
        let name = file_name(kind);
        if self.asked.contains(&name) {
            return None;
        }
        let file = weights(&name);
        self.asked.push(name);
        Some(ToEngine::Weights { kind, file: file? })
    }
}

fn say(answer: &FromEngine) {
    // A message that cannot be written is none of those that there are.
    if let Ok(bytes) = postcard::to_allocvec(answer) {
        tell(&bytes);
    }
}

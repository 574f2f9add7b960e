//! The engine inside a browser's worker.
//!
//! Messages come and go as bytes of `postcard`. A worker that thinks hears nothing, so the search asks the page's
//! script by itself whether it has been stopped; see `worker.js` of the crate `web`.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use damier_engine::learned::file_name;
use damier_engine::{FromEngine, Request, TableKind, Thinker, ToEngine, Watch};
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

    /// The file of that name, weights or endgame tables, if the page has it.
    #[wasm_bindgen(js_namespace = damier)]
    fn data(name: &str) -> Option<Vec<u8>>;

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
    /// The kind of game that the page was last asked for tables of.
    tables: Option<TableKind>,
}

/// Where so few pieces are left, a search meets endings that tables know.
const NEAR_THE_END: usize = 10;

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
                if let ToEngine::Go(request) = &message {
                    let data = [self.weights(request.kind), self.tables(request)];
                    for data in data.into_iter().flatten() {
                        self.thinker.follow(data, &watch, &mut |answer| say(&answer));
                    }
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
        let file = data(&name);
        self.asked.push(name);
        Some(ToEngine::Weights { kind, file: file? })
    }

    /// The endgame tables for a request that may need them, unless they are there.
    fn tables(&mut self, request: &Request) -> Option<ToEngine> {
        let kind = TableKind::of(request.kind);
        let needed = request.effort.looks_at_tables() && request.pieces() <= NEAR_THE_END;
        // The engine drops them when another kind of game is searched.
        self.tables = self.tables.filter(|&held| held == kind);
        if !needed || self.tables.is_some() {
            return None;
        }
        self.tables = Some(kind);
        Some(ToEngine::Tables { kind: request.kind, files: data(&format!("{kind}.tables"))? })
    }
}

fn say(answer: &FromEngine) {
    // A message that cannot be written is none of those that there are.
    if let Ok(bytes) = postcard::to_allocvec(answer) {
        tell(&bytes);
    }
}

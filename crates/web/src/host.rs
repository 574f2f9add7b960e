//! What the page's script does for the program: keeping, reading and writing, and the way to the worker.

use std::borrow::Cow;

use damier_app::{Language, Slot};
use damier_engine::{EngineGone, FromEngine, ToEngine};
use damier_gui::{EngineLink, Files, Fonts, Wish, World};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = damier)]
    fn recall(slot: &str) -> Option<String>;
    /// Why it cannot be kept, if it cannot.
    #[wasm_bindgen(js_namespace = damier)]
    fn keep(slot: &str, text: &str) -> Option<String>;
    #[wasm_bindgen(js_namespace = damier)]
    fn read(name: &str) -> Option<String>;
    #[wasm_bindgen(js_namespace = damier)]
    fn write(name: &str, text: &str);
    #[wasm_bindgen(js_namespace = damier)]
    fn dialog(saving: bool);
    #[wasm_bindgen(js_namespace = damier)]
    fn address() -> String;
    /// Shows the mirror, as JSON.
    #[wasm_bindgen(js_namespace = damier)]
    pub fn mirror(view: &str);

    #[wasm_bindgen(js_namespace = ["damier", "engine"], js_name = start)]
    fn engine_start();
    #[wasm_bindgen(js_namespace = ["damier", "engine"], js_name = send)]
    fn engine_send(message: &[u8], request: bool);
    #[wasm_bindgen(js_namespace = ["damier", "engine"], js_name = stop)]
    fn engine_stop();
    #[wasm_bindgen(js_namespace = ["damier", "engine"], js_name = next)]
    fn engine_next() -> Option<Vec<u8>>;
    #[wasm_bindgen(js_namespace = ["damier", "engine"], js_name = gone)]
    fn engine_gone() -> bool;
}

/// What the browser speaks, if the program does too.
pub fn language() -> Language {
    let tag = web_sys::window().and_then(|window| window.navigator().language());
    tag.and_then(|tag| Language::of_tag(&tag)).unwrap_or_default()
}

/// A browser around the window, with these faces to write with.
pub fn world(plain: Vec<u8>, bold: Vec<u8>) -> World {
    World {
        files: Box::new(Browser),
        start_engine: Box::new(|_| {
            engine_start();
            Some(Box::new(Worker))
        }),
        fonts: Fonts { plain: Cow::Owned(plain), bold: Cow::Owned(bold) },
    }
}

/// Files of the browser; what is written is kept there and handed to the person too.
struct Browser;

fn name(slot: Slot) -> &'static str {
    match slot {
        Slot::Settings => "settings",
        Slot::Recent => "recent",
        Slot::Game => "game",
    }
}

impl Files for Browser {
    fn read(&self, name: &str) -> Result<String, String> {
        read(name).ok_or_else(|| "it is not kept in this browser".to_owned())
    }

    fn write(&mut self, name: &str, text: &str) -> Result<(), String> {
        write(name, text);
        Ok(())
    }

    fn keep(&mut self, slot: Slot, text: &str) -> Result<(), String> {
        keep(name(slot), text).map_or(Ok(()), Err)
    }

    fn recall(&self, slot: Slot) -> Option<String> {
        recall(name(slot))
    }

    fn take(&mut self, wish: Wish) -> bool {
        dialog(wish == Wish::Save);
        true
    }

    fn address(&self) -> Option<String> {
        Some(address())
    }
}

/// The engine in the page's worker.
struct Worker;

impl EngineLink for Worker {
    fn send(&mut self, message: ToEngine) -> Result<(), EngineGone> {
        if engine_gone() {
            return Err(EngineGone);
        }
        match &message {
            ToEngine::Stop => engine_stop(),
            _ => {
                let bytes = postcard::to_allocvec(&message).map_err(|_| EngineGone)?;
                engine_send(&bytes, matches!(message, ToEngine::Go(_)));
            }
        }
        Ok(())
    }

    fn try_recv(&mut self) -> Result<Option<FromEngine>, EngineGone> {
        match engine_next() {
            Some(bytes) => postcard::from_bytes(&bytes).map(Some).map_err(|_| EngineGone),
            None if engine_gone() => Err(EngineGone),
            None => Ok(None),
        }
    }
}

//! What the page's script does for the program: keeping, reading and writing, and the way to the worker.

use std::borrow::Cow;

use damier_app::Slot;
use damier_engine::{EngineGone, FromEngine, ToEngine};
use damier_gui::{EngineLink, Errand, Files, Fonts, RATE, Reply, Speaker, World};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::{Closure, wasm_bindgen};

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
    fn dialog(name: &str);
    /// Draws SVG texts into a file and then calls `answer`, with the problem if there is one.
    #[wasm_bindgen(js_namespace = damier)]
    fn draw(name: &str, svgs: Vec<String>, answer: JsValue);
    #[wasm_bindgen(js_namespace = damier)]
    fn sound(samples: &[f32], rate: u32);
    /// A word of the page in its language.
    #[wasm_bindgen(js_namespace = damier)]
    fn word(key: &str) -> String;
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

/// A browser around the window, with these faces to write with.
pub fn world(plain: Vec<u8>, bold: Vec<u8>) -> World {
    World {
        files: Box::new(Browser),
        start_engine: Box::new(|_| {
            engine_start();
            Some(Box::new(Worker))
        }),
        thinks_alone: true,
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
        read(name).ok_or_else(|| word("page-keeps-nothing"))
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

    fn draw(&mut self, name: &str, svgs: Vec<String>, answer: Reply<Result<(), String>>) {
        let answer = move |problem: Option<String>| answer(problem.map_or(Ok(()), Err));
        draw(name, svgs, Closure::once_into_js(answer));
    }

    fn take(&mut self, errand: Errand) -> bool {
        dialog(match errand {
            Errand::Open => "opening",
            Errand::Save => "saving",
            Errand::Export => "exporting",
        });
        true
    }

    fn address(&self) -> Option<String> {
        Some(address())
    }
}

/// The page's loudspeaker.
pub struct Loudspeaker;

impl Speaker for Loudspeaker {
    fn play(&mut self, samples: Vec<f32>) {
        sound(&samples, RATE);
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

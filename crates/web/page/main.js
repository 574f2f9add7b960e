// Sets the page up: the program, its faces, what is kept, and the worker.
import init, { Page } from "./page.js";
import * as dialogs from "./dialogs.js";
import * as engine from "./engine.js";
import * as mirror from "./mirror.js";
import * as pictures from "./pictures.js";
import * as sounds from "./sounds.js";
import * as store from "./store.js";
import { speak, word } from "./words.js";

const canvas = document.getElementById("board");
const loading = document.getElementById("loading");

globalThis.damier = {
  recall: store.recall,
  read: store.read,
  keep(slot, text) {
    // A game that is kept is what a reload comes back to, not the link that it began with.
    if (slot === "game" && text && location.search) history.replaceState(null, "", location.pathname);
    return store.keep(slot, text);
  },
  write: dialogs.write,
  dialog: dialogs.show,
  draw: pictures.draw,
  sound: sounds.play,
  word,
  address: () => location.origin + location.pathname,
  // Once the program has returned: what the mirror does to the page may come back to it.
  mirror: (view) => queueMicrotask(() => mirror.show(JSON.parse(view))),
  engine,
};

async function bytes(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Some browsers that play another device tell a canvas' size in the wrong pixels; there it is left to be reckoned. */
async function mindPixels() {
  const [entry] = await new Promise((resolve) => new ResizeObserver(resolve).observe(canvas));
  const [device, box] = [entry.devicePixelContentBoxSize?.[0], entry.contentBoxSize?.[0]];
  if (!device || !box) return;
  const wrong = Math.abs(device.inlineSize - box.inlineSize * devicePixelRatio) > 2;
  if (wrong) delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

async function start() {
  // The engine comes along with the board, not after it.
  engine.start();
  const [plain, bold] = await Promise.all([
    bytes(new URL("./plain.ttf", import.meta.url)),
    bytes(new URL("./bold.ttf", import.meta.url)),
    init({ module_or_path: new URL("./page.wasm", import.meta.url) }),
    store.open(),
    mindPixels(),
  ]);
  const wordsOf = (languages) => JSON.parse(Page.words(languages));
  speak(wordsOf(navigator.languages.join(",")));
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const program = await Page.start(canvas, location.search, plain, bold, seed, navigator.languages.join(","));
  let due = 0;
  /** Time goes by and the engine is heard also where nothing is drawn. */
  const live = () => {
    clearTimeout(due);
    const wait = program.live(performance.now() / 1000);
    if (wait >= 0) due = setTimeout(live, wait + 1);
  };
  // Whatever is asked of the program may have something to come.
  const page = new Proxy(program, {
    get: (_, name) => (...words) => {
      program[name](...words);
      live();
    },
  });
  engine.onNews(live);
  live();
  mirror.attach(page, wordsOf);
  dialogs.attach(page);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  calm.onchange = () => page.calm(calm.matches);
  page.calm(calm.matches);
  const fingers = matchMedia("(pointer: coarse)");
  fingers.onchange = () => page.fingers(fingers.matches);
  page.fingers(fingers.matches);
  // The input that brings up a phone's keyboard needs a name too.
  const agent = canvas.parentElement.querySelector(":scope > input[type=text]");
  if (agent) {
    agent.dataset.agent = "1";
    agent.dataset.label = "page-picture-text";
    agent.setAttribute("aria-label", word("page-picture-text"));
  }
  canvas.addEventListener("touchcancel", live);
  // What is clicked is what is seen.
  await mirror.drawn;
  loading.hidden = true;
  performance.mark("damier-board");
}

start().catch((error) => {
  loading.textContent = `Damier cannot start: ${error.message ?? error}. Reload the page to try again.`;
});

if ("serviceWorker" in navigator) offerUpdates();

/** All files of a version come and go together; a new version waits until it is asked in, or all tabs are closed. */
async function offerUpdates() {
  const registration = await navigator.serviceWorker.register("./sw.js").catch(() => null);
  if (!registration) return;
  // Once a version has been asked in by one tab no other tab goes on with the files of the old one. The first visit
  // has no old one.
  const isOld = Boolean(navigator.serviceWorker.controller);
  navigator.serviceWorker.addEventListener("controllerchange", () => isOld && location.reload());
  const offer = () => {
    if (!registration.waiting || !navigator.serviceWorker.controller) return;
    const notice = document.getElementById("notice");
    notice.querySelector("button").onclick = () => registration.waiting?.postMessage("use it");
    notice.hidden = false;
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  offer();
}

// The engine's worker: follows one message after the other.
import init, { Brain } from "./brain.js";

/** Where the files of weights and of endgame tables are, by their names. */
const DATA = {{data}};

/** How often the page is asked whether to go on, and told that we live, in milliseconds. */
const ASK = 25;
const TELL = 1000;

let flag = null;
let sent = 0;
let asked = 0;
let told = 0;
let halted = false;

globalThis.damier = {
  elapsed: () => performance.timeOrigin + performance.now() - sent,
  data: (name) => (name in DATA ? fetched(new URL(DATA[name], import.meta.url)) : undefined),
  tell: (answer) => postMessage(answer.slice()),
  stopped() {
    const now = performance.now();
    if (halted || flag === null || now - asked < ASK) return halted;
    asked = now;
    if (now - told > TELL) {
      told = now;
      postMessage("thinking");
    }
    halted = isTakenBack(flag);
    return halted;
  },
};

/** The bytes of a file. Without a network and a copy the engine does without them. */
function fetched(address) {
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.responseType = "arraybuffer";
    request.send();
    return request.status === 200 ? new Uint8Array(request.response) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the page has taken that address back. A worker can ask this in the midst of its work. */
function isTakenBack(address) {
  const request = new XMLHttpRequest();
  try {
    request.open("GET", address, false);
    request.send();
    return request.status !== 200;
  } catch {
    return true;
  }
}

const brain = init({ module_or_path: new URL("./brain.wasm", import.meta.url) }).then(() => new Brain());
brain.then(() => postMessage("here"));

onmessage = async ({ data }) => {
  try {
    const engine = await brain;
    [flag, sent, halted] = [data.flag, data.sent, false];
    engine.follow(data.message);
    postMessage("followed");
  } catch (error) {
    // Said where the page hears it: a promise that fails is heard by nobody.
    setTimeout(() => { throw error; });
  }
};

// The way to the worker in which the engine thinks. A worker that thinks hears nothing; it asks by itself whether
// the address that came with the request is still good, and the page stops it by taking that address back.

/** How long a busy worker may be silent, in milliseconds, and how long it may take to come. */
const SILENCE = 5000;
const ARRIVAL = 60000;

let worker = null;
let inbox = [];
let dead = true;
let failed = -Infinity;
let arrived = false;
let heard = 0;
/** Messages that have not been followed yet. */
let pending = 0;
let flag = null;
/** Whether nothing has been said to the worker yet. */
let fresh = false;
let wake = () => {};

/** Has this called whenever there is something to hear. */
export function onNews(call) {
  wake = call;
}

export function start() {
  // One that was started beforehand is as good as a new one.
  if (!dead && fresh) return;
  worker?.terminate();
  stop();
  // A worker that cannot come is not called again at once.
  if (!arrived && performance.now() - failed < 1000) return;
  fresh = true;
  inbox = [];
  [dead, arrived, pending, heard] = [false, false, 0, performance.now()];
  worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker.onerror = fail;
  worker.onmessage = ({ data }) => {
    heard = performance.now();
    if (!arrived) performance.mark("damier-engine");
    arrived = true;
    if (data === "followed") pending -= 1;
    if (!(data instanceof Uint8Array)) return;
    inbox.push(data);
    wake();
  };
}

function fail() {
  if (dead) return;
  dead = true;
  failed = performance.now();
  worker.terminate();
  wake();
}

setInterval(() => {
  if (pending > 0 && performance.now() - heard > (arrived ? SILENCE : ARRIVAL)) fail();
}, 1000);

export function send(message, request) {
  if (request) {
    stop();
    flag = URL.createObjectURL(new Blob(["go on"]));
  }
  fresh = false;
  if (pending === 0) heard = performance.now();
  pending += 1;
  const sent = performance.timeOrigin + performance.now();
  // The bytes lie in the program's memory: they are copied before that changes.
  worker?.postMessage({ message: message.slice(), flag: request ? flag : null, sent });
}

export function stop() {
  if (flag) URL.revokeObjectURL(flag);
  flag = null;
}

export function next() {
  return inbox.shift();
}

export function gone() {
  return dead && inbox.length === 0;
}

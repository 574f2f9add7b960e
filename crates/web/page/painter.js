// The worker that draws pictures: one message is one file.
import init, { Easel } from "./easel.js";

async function bytes(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

const easel = Promise.all([
  bytes(new URL("./picture.ttf", import.meta.url)),
  init({ module_or_path: new URL("./easel.wasm", import.meta.url) }),
]).then(([face]) => new Easel(face));
// Said where the page hears it: a promise that fails is heard by nobody.
easel.catch((error) => setTimeout(() => { throw error; }));

onmessage = async ({ data: { job, name, svgs } }) => {
  const ready = await easel;
  try {
    const bytes = /\.gif$/i.test(name) ? ready.gif(svgs) : ready.png(svgs[0]);
    postMessage({ job, bytes }, [bytes.buffer]);
  } catch (error) {
    postMessage({ job, problem: String(error.message ?? error) });
  }
};

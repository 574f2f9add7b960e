// Pictures as PNG and GIF, by a worker that is fetched when the first one is wanted.
import { hand } from "./dialogs.js";
import { word } from "./words.js";

let painter = null;
let count = 0;
/** What is being drawn, by its number. */
const jobs = new Map();

/** Draws SVG texts into a file that is handed over; `answer` is told the problem, if there is one. */
export function draw(name, svgs, answer) {
  painter ??= begin();
  count += 1;
  jobs.set(count, { name, answer });
  painter.postMessage({ job: count, name, svgs });
}

function begin() {
  const worker = new Worker(new URL("./painter.js", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { job, bytes, problem } }) => {
    const { name, answer } = jobs.get(job);
    jobs.delete(job);
    if (bytes) hand(name, bytes);
    answer(problem);
  };
  worker.onerror = () => {
    worker.terminate();
    painter = null;
    const lost = [...jobs.values()];
    jobs.clear();
    for (const { answer } of lost) answer(word("page-no-picture"));
  };
  return worker;
}

// Sounds, which the program makes sample by sample.

let context = null;

/** Plays samples of one channel. A browser lets a page be heard once a person has touched it; before that it is silent. */
export function play(samples, rate) {
  try {
    context ??= new AudioContext();
    if (context.state !== "running") {
      context.resume().catch(() => {});
      if (!navigator.userActivation?.hasBeenActive) return;
    }
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start();
  } catch {
    // Where nothing can be heard nothing is missing.
  }
}

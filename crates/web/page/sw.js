// Keeps one version of all files, so that the page works without a network and never mixes versions.
const VERSION = "{{version}}";
const FILES = {{files}};
const LATER = {{later}};
const NAME = `damier-${VERSION}`;

// A file whose name tells its contents may come from the browser's own store, any other is asked for anew.
const fresh = (file) => new Request(file, { cache: /-[0-9a-f]{8}\./.test(file) ? "default" : "no-cache" });

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES.map(fresh))));
});

self.addEventListener("message", (event) => {
  if (event.data === "use it") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("damier-") && name !== NAME;
  event.waitUntil(caches.keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const found = caches.open(NAME).then((cache) => cache.match(request, { ignoreSearch: request.mode === "navigate" }));
  event.respondWith(found.then((answer) => answer ?? (LATER.some((ending) => url.pathname.endsWith(ending)) ? kept(request) : fetch(request))));
});

// What only some variants need is kept when it is first fetched.
async function kept(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(NAME)).put(request, answer.clone());
  return answer;
}

// A page that is kept in a browser, and a new version of it.
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { once } from "node:events";
import { readFile, readdir } from "node:fs/promises";
import { after, before, test } from "node:test";
import { DESKTOP, launch, newGame, open, ready } from "./desk.mjs";

const DIST = new URL("../../dist/", import.meta.url);
const KINDS = { html: "text/html", js: "text/javascript", css: "text/css", wasm: "application/wasm", svg: "image/svg+xml", png: "image/png", webmanifest: "application/manifest+json" };

let browser;
before(async () => {
  browser = await launch();
});
after(() => browser.close());

/** The files of the page by their names. */
async function built() {
  const names = await readdir(DIST);
  return new Map(await Promise.all(names.map(async (name) => [name, await readFile(new URL(name, DIST))])));
}

/** The same page as another version: its main script and its picture drawer have other contents, and so other names. */
function changed(files) {
  const fresh = new Map();
  const is = (name) => /^(main|pictures)-/.test(name);
  const other = (name) => name.replace(/-[0-9a-f]{8}\./, "-0badcafe.");
  const olds = [...files.keys()].filter(is);
  for (const [name, bytes] of files) {
    if (!/\.(js|html)$/.test(name)) {
      fresh.set(name, bytes);
      continue;
    }
    let text = bytes.toString();
    for (const old of olds) text = text.replaceAll(old, other(old));
    if (name.startsWith("main-")) text += "\nglobalThis.isNew = true;\n";
    if (name === "sw.js") text = text.replace(/(VERSION = "[0-9a-f]+)"/, '$1-new"');
    fresh.set(is(name) ? other(name) : name, Buffer.from(text));
  }
  assert.equal(fresh.size, files.size);
  return fresh;
}

/** Serves files that can be exchanged for others. */
async function host(files) {
  const own = { files, asked: [] };
  const server = createServer((request, answer) => {
    const name = new URL(request.url, "http://here").pathname.slice(1) || "index.html";
    own.asked.push(name);
    const bytes = own.files.get(name);
    const kept = name.includes("-") ? "max-age=31536000, immutable" : "no-cache";
    answer.writeHead(bytes ? 200 : 404, { "content-type": KINDS[name.split(".").pop()] ?? "application/octet-stream", "cache-control": kept });
    answer.end(bytes);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  own.address = `http://127.0.0.1:${server.address().port}/`;
  own.end = () => server.close();
  return own;
}

const isNew = (page) => page.evaluate(() => globalThis.isNew === true);
const kept = (page) => page.evaluate(() => caches.keys());
const say = (page, move) => page.$eval("#type", (form, move) => {
  form.elements.move.value = move;
  form.requestSubmit();
}, move);

test("a new version waits until it is asked in, and then all tabs have it", async () => {
  const old = await built();
  const own = await host(old);
  const context = await browser.newContext(DESKTOP);
  const page = await open(context, own.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  const other = await open(context, own.address);
  await newGame(other, "english", 0);
  await say(other, "11-15");
  await other.waitForFunction(() => document.querySelectorAll("#moves li").length === 1);
  const [before] = await kept(page);

  own.files = changed(old);
  own.asked = [];
  await page.reload();
  await ready(page);
  assert.equal(await isNew(page), false, "the version that is kept is the one that starts");
  await page.waitForFunction(() => !document.getElementById("notice").hidden);
  assert.equal((await kept(page)).length, 2, "the new one lies beside it");
  // Parts that the old version has not needed yet are its own.
  const drawn = page.evaluate(() => import(performance.getEntriesByType("resource").map(({ name }) => name).find((name) => /pictures-/.test(name))));
  await drawn;
  assert.ok(!own.asked.some((name) => /^(main|pictures)-(?!0badcafe)/.test(name)), `nothing of the old version is asked for: ${own.asked}`);

  await page.click("#notice button");
  for (const tab of [page, other]) {
    await tab.waitForFunction(() => globalThis.isNew === true, null, { timeout: 30000 });
    await ready(tab);
  }
  const now = await kept(page);
  assert.equal(now.length, 1);
  assert.notEqual(now[0], before);
  await other.waitForFunction(() => document.querySelectorAll("#moves li").length === 1);
  assert.deepEqual([page.complaints, other.complaints], [[], []]);

  own.end();
  await page.reload();
  await ready(page);
  assert.ok(await isNew(page), "without a network too");
  await context.close();
});

test("the page can be installed", async () => {
  const own = await host(await built());
  const context = await browser.newContext(DESKTOP);
  const page = await open(context, own.address);
  const client = await context.newCDPSession(page);
  const { data, errors } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  assert.equal(manifest.display, "standalone");
  assert.equal(new URL(manifest.start_url, own.address).href, own.address);
  const sizes = new Set();
  for (const icon of manifest.icons) {
    const bytes = own.files.get(icon.src.replace("./", ""));
    assert.ok(bytes, icon.src);
    if (icon.type !== "image/png") continue;
    assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, icon.sizes, icon.src);
    sizes.add(icon.sizes);
  }
  assert.deepEqual([...sizes].sort(), ["192x192", "512x512"]);
  assert.ok(manifest.icons.some(({ purpose }) => purpose === "maskable"));
  await page.evaluate(() => navigator.serviceWorker.ready);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"), []);
  own.end();
  await context.close();
});

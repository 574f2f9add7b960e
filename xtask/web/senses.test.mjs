// What a person touches, hears, reads and takes away.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { DESKTOP, PHONE, SHOTS, ask, newGame, open, played, ready, say, squares, stage, text } from "./desk.mjs";

const { server, browser } = await stage();

const selected = (page) => page.waitForFunction(() => [...document.querySelectorAll("#grid button")].find((button) => /selected/.test(button.getAttribute("aria-label")))?.getAttribute("aria-label"), null, { polling: 20, timeout: 20000 }).then((found) => found.jsonValue());

test("a click right behind a new game and right behind the start is felt by the board that it is meant for", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await open(context, server.address);
  const press = async () => {
    const piece = (await squares(page)).find(({ label }) => /can move/.test(label));
    await page.mouse.click(piece.x, piece.y);
    assert.match(await selected(page), new RegExp(`^square ${piece.name},`));
  };
  await press();
  for (const variant of ["english", "international", "russian", "canadian", "english"]) {
    await newGame(page, variant, 0);
    await press();
  }
  await page.reload();
  await ready(page);
  await newGame(page, "international", 0);
  await press();
  assert.deepEqual(page.complaints, []);
  await context.close();
});

test("on a phone the squares fill the width", async () => {
  const context = await browser.newContext(PHONE);
  const page = await open(context, `${server.address}?variant=international`);
  const grid = await page.$eval("#grid", (grid) => grid.getBoundingClientRect().toJSON());
  assert.ok(grid.width > 0.96 * 390, `${grid.width}`);
  for (const scene of ["playing", "menu"]) {
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${SHOTS}/phone-${scene}.png` });
    // The last button of the bar above the panel, as wide as a finger.
    if (scene === "playing") await page.touchscreen.tap(390 - 14 - 22, grid.bottom + 10 + 22);
  }
  await context.close();
});

test("the text beside the picture speaks the language of the person", async () => {
  const context = await browser.newContext({ ...DESKTOP, locale: "pl-PL" });
  const page = await open(context, server.address);
  await newGame(page, "english", 0);
  assert.equal(await page.evaluate(() => document.documentElement.lang), "pl");
  assert.equal(await page.title(), "Damier: warcaby");
  await say(page, "11-15");
  await played(page, 1);
  assert.match(await text(page, "said"), /Czarne 11-15\./);
  const labels = await page.$$eval("#grid button", (buttons) => buttons.map((button) => button.getAttribute("aria-label")));
  assert.ok(labels.every((label) => label.startsWith("pole ")), labels[0]);
  assert.equal(await page.textContent('#commands [data-ask="undo"]'), "Cofnij");
  assert.ok((await page.$$eval("#variant option", (options) => options.map(({ text }) => text))).includes("Włoskie"));
  assert.equal(await page.textContent("#opening-title"), "Otwórz partię");
  // Nothing is left unsaid.
  const unsaid = await page.$$eval("[data-word], [data-label]", (all) => all.filter((one) => /^$|^page-/.test(one.textContent.trim() || one.getAttribute("aria-label") || "")).map((one) => one.outerHTML));
  assert.deepEqual(unsaid, []);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${SHOTS}/polish.png` });
  assert.deepEqual(page.complaints, []);
  await context.close();
});

test("the panel of thoughts tells that there is one thread", async () => {
  const context = await browser.newContext(DESKTOP);
  const page = await open(context, server.address);
  await newGame(page, "english", 0);
  await ask(page, "analyse");
  await page.waitForFunction(() => /one thread/.test(document.getElementById("thoughts").textContent), null, { polling: 50 });
  await page.waitForTimeout(2000);
  await page.screenshot({ path: `${SHOTS}/thoughts.png` });
  await context.close();
});

test("endgame tables come when an ending is near, and say what each move is worth", async () => {
  const context = await browser.newContext(DESKTOP);
  const asked = new Set();
  context.on("request", (request) => asked.add(request.url()));
  const tables = () => [...asked].filter((url) => url.endsWith(".tables")).length;
  const page = await open(context, `${server.address}?variant=english`);
  await ask(page, "analyse");
  await page.waitForFunction(() => /one thread/.test(document.getElementById("thoughts").textContent), null, { polling: 50 });
  assert.equal(tables(), 0, "not before");
  // Payne's position, which the side to move wins.
  await page.goto(`${server.address}?variant=english&fen=W:WK19,K23:B12,K28`);
  await ready(page);
  await ask(page, "analyse");
  await page.waitForFunction(() => /[Tt]able: White wins in \d+\. \d+-\d+ White wins in \d+, .* Black wins in \d+/.test(document.getElementById("thoughts").textContent), null, { polling: 50 });
  assert.equal(tables(), 1);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `${SHOTS}/tables.png` });
  assert.deepEqual([page.strayed, page.complaints], [[], []]);
  await context.close();
});

test("pictures are drawn by a program that comes when it is wanted", async () => {
  const context = await browser.newContext(DESKTOP);
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  // What the service worker keeps for later is no part of the start.
  await context.addInitScript(() => {
    delete window.showSaveFilePicker;
    navigator.serviceWorker.register = () => Promise.reject(new Error("not now"));
  });
  const page = await open(context, `${server.address}?variant=international&moves=32-28,19-23,28x19,14x23`);
  assert.ok(!asked.some((url) => /easel|painter|picture-/.test(url)), "not before");
  const exported = async (ending) => {
    await page.$eval("#export", (button) => button.click());
    const [download] = await Promise.all([page.waitForEvent("download", { timeout: 60000 }), page.click(`#export-as [value=${ending}]`)]);
    assert.equal(download.suggestedFilename(), `game.${ending}`);
    const path = await download.path();
    await download.saveAs(`${SHOTS}/export.${ending}`);
    return readFile(path);
  };
  const png = await exported("png");
  assert.equal(png.toString("latin1", 1, 4), "PNG");
  assert.equal(png.readUInt32BE(16), 1080);
  const gif = await exported("gif");
  assert.equal(gif.toString("latin1", 0, 6), "GIF89a");
  assert.equal(gif.toString("latin1").split("\x21\xf9\x04").length - 1, 5, "a picture for each position");
  assert.match((await exported("svg")).toString(), /^<svg/);
  assert.match((await exported("html")).toString(), /<html/);
  assert.ok(asked.some((url) => /easel-.*wasm/.test(url)));
  await page.$eval("#open", (button) => button.click());
  assert.equal((await page.$$("#kept li")).length, 0, "pictures are no saved games");
  assert.deepEqual([page.strayed, page.complaints], [[], []]);
  await context.close();
});

test("moves are heard as the settings say", async () => {
  const context = await browser.newContext(DESKTOP);
  await context.addInitScript(() => {
    window.heard = [];
    const make = AudioContext.prototype.createBuffer;
    AudioContext.prototype.createBuffer = function (...words) {
      const buffer = make.apply(this, words);
      const copy = buffer.copyToChannel;
      buffer.copyToChannel = (samples, channel) => {
        window.heard.push(Math.max(...samples));
        copy.call(buffer, samples, channel);
      };
      return buffer;
    };
  });
  const page = await open(context, server.address);
  await newGame(page, "english", 0);
  // A browser is silent until somebody has touched the page.
  await page.mouse.click(640, 5);
  await say(page, "11-15");
  await page.waitForFunction(() => window.heard.length === 1);
  assert.ok((await page.evaluate(() => window.heard[0])) > 0.02);
  await page.evaluate(() => localStorage.setItem("damier.settings", "volume = \"off\"\n"));
  await page.reload();
  await ready(page);
  await page.mouse.click(640, 5);
  await newGame(page, "english", 0);
  await say(page, "11-15");
  await played(page, 1);
  await page.waitForTimeout(500);
  assert.deepEqual(await page.evaluate(() => window.heard), []);
  await context.close();
});

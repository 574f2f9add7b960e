// A browser for tests: a server, a page of it, and the ways in which a person plays there.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { env } from "node:process";
import { after } from "node:test";

const tools = createRequire(`${env.DAMIER_TOOLS}/`);
const { chromium } = tools("playwright-core");

export const axe = tools.resolve("axe-core/axe.min.js");
export const SHOTS = env.DAMIER_SHOTS;
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Starts a server; answers its address and what ends it. */
export async function serve() {
  const server = spawn(env.DAMIER_SERVER, ["web", "--serve", "--as-it-is", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: server.stdout })) {
    if (!line.startsWith("http://")) continue;
    return { address: line.trim(), end: async () => { server.kill(); await once(server, "exit"); } };
  }
  throw new Error("the server has no address");
}

export const launch = () => chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"],
});

/** A server and a browser for the tests of a file, and the folder for their pictures; they end with the tests. */
export async function stage() {
  mkdirSync(SHOTS, { recursive: true });
  const [server, browser] = await Promise.all([serve(), launch()]);
  after(async () => {
    await browser.close();
    await server.end();
  });
  return { server, browser };
}

/** Opens a page and waits for its board; every request has to stay at home, and nothing may be complained of. */
export async function open(context, address) {
  const page = await context.newPage();
  // A picture of a page that is drawn by a busy processor takes its time.
  page.setDefaultTimeout(90000);
  page.strayed = [];
  page.complaints = [];
  page.lost = 0;
  page.on("request", (request) => {
    if (!request.url().startsWith(new URL("/", address).href) && !/^(blob|data):/.test(request.url())) page.strayed.push(request.url());
  });
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  await page.goto(address);
  await ready(page);
  return page;
}

export const ready = (page) => page.waitForFunction(() => document.getElementById("loading").hidden && document.querySelector("#grid button[aria-label]"), null, { timeout: 120000 });

/** The squares as a screen reader has them: `{ name, label, x, y }`, the place in pixels of the page. */
export const squares = (page) => page.$$eval("#grid button", (buttons) => buttons.map((button) => {
  const { x, y, width, height } = button.getBoundingClientRect();
  const label = button.getAttribute("aria-label");
  return { name: label.match(/^square ([^,]+)/)[1], label, x: x + width / 2, y: y + height / 2 };
}));

export const text = (page, id) => page.textContent(`#${id}`);

/** A new game by the form that is beside the canvas. */
export async function newGame(page, variant, level, side = "white") {
  await page.selectOption("#variant", variant);
  await page.selectOption("#level", String(level));
  await page.selectOption("#side", side);
  await page.$eval("#new", (form) => form.requestSubmit());
  await page.waitForFunction((level) => document.querySelectorAll("#moves li").length < 2, level);
}

/** Makes a move as players write it. */
export const say = (page, move) => page.$eval("#type", (form, move) => {
  form.elements.move.value = move;
  form.requestSubmit();
}, move);

/** Waits until so many moves have been played. */
export const played = (page, count) => page.waitForFunction((count) => document.querySelectorAll("#moves li").length === count, count, { polling: 20 });

export const ask = (page, name) => page.$eval(`#commands [data-ask="${name}"]`, (button) => button.click());

/** Waits until a person is to move or the game is over; says whether it is over. */
export async function turn(page) {
  const state = await page.waitForFunction(() => {
    const can = (name) => document.querySelector(`#commands [data-ask="${name}"]`);
    return can("hint") ? "play" : can("resign") || can("move-now") ? null : "over";
  }, null, { timeout: 60000, polling: 30 });
  return (await state.jsonValue()) === "over";
}

/** Hands that choose a square. */
export const HANDS = {
  mirror: async (page, square) => page.$$eval("#grid button", (buttons, name) => buttons.find((button) => button.getAttribute("aria-label").startsWith(`square ${name},`)).click(), square.name),
  // A hand comes before it presses.
  pointer: async (page, square) => {
    await page.mouse.move(square.x, square.y);
    await page.waitForTimeout(60);
    await page.mouse.click(square.x, square.y);
  },
  touch: (page, square) => page.touchscreen.tap(square.x, square.y),
};

const look = (page) => page.evaluate(() => [document.querySelectorAll("#moves li").length, ...[...document.querySelectorAll("#grid button")].map((button) => button.getAttribute("aria-label"))].join("\n"));

/** Makes a move by hand: takes up a piece that can move, puts it where it can go, and so on to the end of a capture. */
export async function move(page, hand, chance) {
  const pick = (list) => list[Math.floor(chance() * list.length)];
  const moves = async () => (await page.$$("#moves li")).length;
  const before = await moves();
  for (let step = 0; step < 30; step++) {
    const [seen, all] = [await look(page), await squares(page)];
    const sorts = [/choose to take/, /can be reached/, /on the way/, /can move|must capture/];
    const choices = sorts.map((sort) => all.filter(({ label }) => sort.test(label)));
    await hand(page, pick(choices.find((list) => list.length > 0)));
    const answered = await page.waitForFunction((seen) => [document.querySelectorAll("#moves li").length, ...[...document.querySelectorAll("#grid button")].map((button) => button.getAttribute("aria-label"))].join("\n") !== seen, seen, { polling: 30, timeout: 5000 }).catch(() => null);
    // Whoever sees nothing happen clicks again; it must be rare.
    if (!answered && ++page.lost > 3) throw new Error("clicks are lost");
    if ((await moves()) > before) return;
  }
  throw new Error("the move does not end");
}

/** A repeatable chance. */
export function dice(seed) {
  return () => {
    seed = (seed * 48271) % 2147483647;
    return seed / 2147483647;
  };
}

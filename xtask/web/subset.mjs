// Leaves a face only the letters that the program can write: node subset.mjs TOOLS FACE SMALLER-FACE all|board
import { readFile, readdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { argv } from "node:process";

const subset = createRequire(`${argv[2]}/`)("subset-font");

/** Figures and the letters of files. */
const BOARD = [[0x20, 0x7e]];

/** Latin with its accents, Greek, Cyrillic, marks of speech, arrows, signs of moves and of sums. */
const ALL = [[0x20, 0x7e], [0xa0, 0x17f], [0x218, 0x21b], [0x2bc, 0x2bc], [0x370, 0x3ff], [0x400, 0x45f], [0x490, 0x491],
  [0x2010, 0x2027], [0x2030, 0x2033], [0x2039, 0x203a], [0x20ac, 0x20ac], [0x2116, 0x2116], [0x2122, 0x2122], [0x2190, 0x2199],
  [0x2212, 0x2212], [0x2248, 0x2248], [0x2260, 0x2265], [0x25a0, 0x25cf], [0xfffd, 0xfffd]];

const ranges = { all: ALL, board: BOARD }[argv[5]];
const letters = { all: ALL, board: BOARD }[argv[5]].flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)));

/** What only a terminal writes. */
const TERMINAL = "\n⛀⛁⛂⛃";
const locales = new URL("../../crates/app/locales/", import.meta.url);
for (const name of await readdir(locales, { recursive: true })) {
  if (argv[5] !== "all" || !name.endsWith(".ftl")) continue;
  const known = new Set([...letters, ...TERMINAL]);
  const lost = [...new Set(await readFile(new URL(name, locales), "utf8"))].filter((letter) => !known.has(letter));
  if (lost.length > 0) throw new Error(`${name} writes ${lost.join(" ")}, which the page's face would lack`);
}
await writeFile(argv[4], await subset(await readFile(argv[3]), letters.join(""), { targetFormat: "truetype" }));

// What outlives the page. Settings, the list of files and the game under way are kept at once, so that a reload at any
// moment finds them (localStorage); games that a person saves lie in a database (IndexedDB).
import { word } from "./words.js";

const PREFIX = "damier.";
const library = new Map();
let database = null;
/** The game that this tab kept last: another tab's game is not ours to take away. */
let ours = null;

export function recall(slot) {
  try {
    const own = slot === "game" ? sessionStorage.getItem(PREFIX + slot) : null;
    return own ?? localStorage.getItem(PREFIX + slot) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text; answers why not, if it cannot. An empty text is forgotten. */
export function keep(slot, text) {
  const key = PREFIX + slot;
  try {
    // Each tab comes back to its own game; a new one goes on with the one that was played last.
    if (slot === "game") {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
    }
    if (text) localStorage.setItem(key, text);
    else if (slot !== "game" || localStorage.getItem(key) === ours) localStorage.removeItem(key);
    if (slot === "game") ours = text;
    return undefined;
  } catch (error) {
    return `${word("page-keeps-nothing")} (${error.name})`;
  }
}

const settled = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** Reads the saved games; without a database they last as long as the page. */
export async function open() {
  try {
    const asked = indexedDB.open("damier", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("games");
    database = await settled(asked);
    const games = database.transaction("games").objectStore("games");
    const [names, texts] = await Promise.all([settled(games.getAllKeys()), settled(games.getAll())]);
    names.forEach((name, place) => library.set(name, texts[place]));
  } catch {
    database = null;
  }
}

export const names = () => [...library.keys()].sort();
export const read = (name) => library.get(name);

/** Saves a game; the promise fails if it lasts only as long as the page. */
export async function save(name, text) {
  library.set(name, text);
  if (!database) throw new Error(word("page-keeps-nothing"));
  await settled(database.transaction("games", "readwrite").objectStore("games").put(text, name));
}

export async function forget(name) {
  library.delete(name);
  if (database) await settled(database.transaction("games", "readwrite").objectStore("games").delete(name));
}

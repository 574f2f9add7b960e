// The same game as text: buttons, lists and announcements made of what the program shows (see mirror.rs).

import { speak, word } from "./words.js";

const at = (id) => document.getElementById(id);
let page = null;
let wordsIn = null;
let shown = {};
/** The buttons of the squares by the squares' index, and the way they lie. */
let squares = new Map();
let shape = "";
let spoken = "";

/** Is kept once the board has been drawn for the first time. */
let draw;
export const drawn = new Promise((resolve) => { draw = resolve; });

/** `wordsOf` gives the page's words in a language. */
export function attach(running, wordsOf) {
  page = running;
  wordsIn = wordsOf;
  at("type").onsubmit = (event) => {
    event.preventDefault();
    page.type_move(at("typed").value);
    at("typed").value = "";
  };
  at("new").onsubmit = (event) => {
    event.preventDefault();
    page.new_game(at("variant").value, at("giveaway").checked, Number(at("level").value), at("side").value === "black");
  };
  at("link").onclick = () => {
    const copied = () => say(word("page-link-copied"));
    const link = `${location.origin}${location.pathname}?${shown.view.link}`;
    navigator.clipboard.writeText(link).then(copied, () => prompt(word("copy-link"), link));
  };
  at("grid").onkeydown = steer;
  document.addEventListener("keydown", (event) => {
    const inPicture = document.activeElement === at("board") || document.activeElement?.dataset.agent;
    if (event.key !== "F6") return;
    event.preventDefault();
    event.stopPropagation();
    if (inPicture) at("grid").querySelector("[tabindex='0']")?.focus();
    else at("board").focus();
  }, true);
  if (shown.view) show(shown.view);
}

/** Shows what the program shows now. */
export function show(view) {
  const before = shown.view;
  shown.view = view;
  if (view.field) draw();
  if (!page) return;
  translate(view.language);
  document.documentElement.dataset.theme = view.theme;
  at("title").textContent = view.title;
  at("facts").textContent = [view.subtitle, view.rule, ...view.counters].join(". ");
  at("players").replaceChildren(...view.players.map((text) => item(text)));
  at("thoughts").textContent = view.thoughts;
  at("message").textContent = `${view.headline} ${view.detail}`;
  board(view);
  commands(view);
  moves(view);
  if (!before || before.variant !== view.variant || before.level !== view.level || before.giveaway !== view.giveaway) {
    at("variant").value = view.variant;
    at("level").value = String(view.level);
    at("giveaway").checked = view.giveaway;
    at("side").value = view.black ? "black" : "white";
  }
  at("typed").disabled = !view.can_type;
  const told = view.plies > (before?.plies ?? 0) ? `${view.last} ` : "";
  const news = told || view.headline !== before?.headline || view.detail !== before?.detail;
  if (news) say(`${told}${view.headline} ${view.detail}`);
}

/** Says all in a language, if that is another one than before. */
function translate(language) {
  if (language === spoken) return;
  spoken = language;
  const { variants, levels } = speak(wordsIn(language));
  const fill = (id, options) => {
    const chosen = at(id).value;
    at(id).replaceChildren(...options.map(([value, name]) => new Option(name, value)));
    if (chosen) at(id).value = chosen;
  };
  fill("variant", variants);
  fill("level", [["0", word("two-players")], ...levels]);
  for (const place of document.querySelectorAll("#grid [data-empty]")) place.setAttribute("aria-label", word("page-not-played-on"));
}

function say(text) {
  at("said").textContent = text;
}

function item(text) {
  const element = document.createElement("li");
  element.textContent = text;
  return element;
}

function board(view) {
  const lie = JSON.stringify(view.rows.map((row) => row.map((cell) => cell?.square)));
  if (lie !== shape) {
    shape = lie;
    lay(view);
  }
  for (const cell of view.rows.flat().filter(Boolean)) {
    const button = squares.get(cell.square);
    if (button.getAttribute("aria-label") !== cell.label) button.setAttribute("aria-label", cell.label);
    button.parentElement.setAttribute("aria-selected", cell.selected);
  }
  if (view.field) {
    const [left, top, side] = view.field;
    const { offsetLeft, offsetTop } = at("board");
    const place = { left: `${offsetLeft + left}px`, top: `${offsetTop + top}px`, width: `${side}px`, height: `${side}px` };
    Object.assign(at("grid").style, place);
  }
  // The keyboard is on one square of both boards.
  if (view.focus !== null && !at("grid").contains(document.activeElement)) rove(view.focus);
}

function lay(view) {
  squares = new Map();
  const rows = view.rows.map((row) => {
    const line = document.createElement("div");
    line.setAttribute("role", "row");
    line.append(...row.map((cell) => {
      const place = document.createElement("div");
      place.setAttribute("role", "gridcell");
      if (!cell) {
        place.dataset.empty = "";
        place.setAttribute("aria-label", word("page-not-played-on"));
        return place;
      }
      const button = document.createElement("button");
      button.type = "button";
      button.tabIndex = -1;
      button.dataset.square = cell.square;
      button.onclick = () => page.click(cell.square);
      button.onfocus = () => {
        rove(cell.square);
        page.focus(cell.square);
      };
      place.append(button);
      squares.set(cell.square, button);
      return place;
    }));
    return line;
  });
  at("grid").replaceChildren(...rows);
  rove(squares.keys().next().value);
}

/** The keyboard comes back to this square. */
function rove(square) {
  at("grid").querySelector("[tabindex='0']")?.setAttribute("tabindex", "-1");
  squares.get(square)?.setAttribute("tabindex", "0");
}

/** Arrows lead over the squares, to the nearest one in that direction. */
function steer(event) {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  if (event.key === "Escape") page.ask("cancel");
  if (!step) return;
  event.preventDefault();
  const here = Number(event.target.dataset.square);
  const places = shown.view.rows.flatMap((row, y) => row.map((cell, x) => ({ cell, y, x }))).filter(({ cell }) => cell);
  const from = places.find(({ cell }) => cell.square === here);
  if (!from) return;
  const ahead = places.filter(({ y, x }) => (step[0] ? y - from.y === step[0] : y === from.y && Math.sign(x - from.x) === step[1]));
  ahead.sort((one, other) => Math.abs(one.x - from.x) - Math.abs(other.x - from.x));
  squares.get(ahead[0]?.cell.square)?.focus();
}

function commands(view) {
  if (JSON.stringify(view.can) === shown.can) return;
  shown.can = JSON.stringify(view.can);
  const focused = document.activeElement?.dataset.ask;
  const buttons = view.can.map(([name, words]) => {
    const button = document.createElement("button");
    button.type = "button";
    button.dataset.ask = name;
    button.textContent = words;
    button.onclick = () => page.ask(name);
    return button;
  });
  at("commands").replaceChildren(...buttons);
  // A command that cannot be given any more leaves the keyboard with its neighbours.
  if (focused) (buttons.find((button) => button.dataset.ask === focused) ?? buttons[0])?.focus();
}

function moves(view) {
  const text = JSON.stringify(view.moves);
  if (text === shown.moves) return;
  shown.moves = text;
  at("moves").replaceChildren(...view.moves.map((move) => {
    const row = document.createElement("li");
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = move.text;
    if (move.current) button.setAttribute("aria-current", "step");
    button.onclick = () => page.browse(move.ply);
    row.append(button);
    return row;
  }));
}

// Opening and saving by the browser's own means: a file, a text, or what is kept here.
import * as store from "./store.js";
import { word } from "./words.js";

const at = (id) => document.getElementById(id);
let page = null;
/** How what is written next is to leave the program; without a dialog it is handed over. */
let how = "download";

export function attach(running) {
  page = running;
  at("open").onclick = () => show("opening");
  at("save").onclick = () => show("saving");
  at("export").onclick = () => show("exporting");
  at("file").onchange = async () => {
    const [file] = at("file").files;
    if (!file) return;
    at("opening").close();
    try {
      // Whatever bytes there are, the program says what it thinks of them.
      page.open(file.name, new TextDecoder().decode(await file.arrayBuffer()));
    } catch (error) {
      page.unreadable(file.name, error.message);
    }
    at("file").value = "";
  };
  at("open-text").onclick = () => {
    const text = at("text").value;
    if (!text.trim()) return at("text").focus();
    at("opening").close();
    page.open("pasted text", text);
  };
  at("save-as").onsubmit = (event) => {
    event.preventDefault();
    const name = at("name").value.trim();
    if (!name) return at("name").focus();
    how = event.submitter?.value ?? "keep";
    at("saving").close();
    page.save(name);
  };
  at("export-as").onsubmit = (event) => {
    event.preventDefault();
    const name = at("picture-name").value.trim();
    if (!name) return at("picture-name").focus();
    at("exporting").close();
    page.export_as(`${name}.${event.submitter?.value ?? "png"}`);
  };
  for (const dialog of document.querySelectorAll("dialog")) {
    // The browser gives the keyboard back to where it was. Where that was nowhere it goes to the board; but a person may
    // have gone elsewhere meanwhile, for the event can come late.
    dialog.addEventListener("close", () => document.activeElement === document.body && at("board").focus());
  }
}

export function show(name) {
  if (name === "opening") list();
  at(name).showModal();
}

function list() {
  const rows = store.names().map((name) => {
    const row = document.createElement("li");
    const open = document.createElement("button");
    open.textContent = name;
    open.onclick = () => {
      at("opening").close();
      page.open(name, store.read(name));
    };
    const forget = document.createElement("button");
    forget.textContent = word("page-delete");
    forget.setAttribute("aria-label", `${word("page-delete")} ${name}`);
    forget.onclick = () => store.forget(name).then(list);
    row.append(open, forget);
    return row;
  });
  at("kept-title").hidden = rows.length === 0;
  at("kept").replaceChildren(...rows);
}

/** Files that others are to look at; they are not kept among the games. */
const PICTURES = /\.(svg|html?)$/i;

/** What the program writes: kept here, and handed over where that was wished. */
export function write(name, text) {
  if (PICTURES.test(name)) return hand(name, text);
  const wished = how;
  how = "download";
  store.save(name, text).catch((error) => page.unsaved(name, error.message));
  if (wished === "download") hand(name, text);
}

/** Hands a file over: a text, or bytes. */
export async function hand(name, contents) {
  if ("showSaveFilePicker" in window) {
    try {
      const file = await window.showSaveFilePicker({ suggestedName: name });
      const stream = await file.createWritable();
      await stream.write(contents);
      return await stream.close();
    } catch (error) {
      // A person who changes their mind is done; where the browser refuses, there is the old way.
      if (error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([contents], { type: typeof contents === "string" ? "text/plain" : "application/octet-stream" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

// Opening and saving by the browser's own means: a file, a text, or what is kept here.
import * as store from "./store.js";

const at = (id) => document.getElementById(id);
let page = null;
/** How what is written next is to leave the program; without a dialog it is handed over. */
let how = "download";

export function attach(running) {
  page = running;
  at("open").onclick = () => show(false);
  at("save").onclick = () => show(true);
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
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("close", () => at("board").focus());
  }
}

export function show(saving) {
  if (!saving) list();
  at(saving ? "saving" : "opening").showModal();
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
    forget.textContent = "Delete";
    forget.setAttribute("aria-label", `Delete ${name}`);
    forget.onclick = () => store.forget(name).then(list);
    row.append(open, forget);
    return row;
  });
  at("kept-title").hidden = rows.length === 0;
  at("kept").replaceChildren(...rows);
}

/** What the program writes: kept here, and handed over where that was wished. */
export function write(name, text) {
  const wished = how;
  how = "download";
  store.save(name, text).catch((error) => page.unsaved(name, error.message));
  if (wished === "download") download(name, text);
}

async function download(name, text) {
  if ("showSaveFilePicker" in window) {
    try {
      const file = await window.showSaveFilePicker({ suggestedName: name });
      const stream = await file.createWritable();
      await stream.write(text);
      return await stream.close();
    } catch (error) {
      // A person who changes their mind is done; where the browser refuses, there is the old way.
      if (error.name === "AbortError") return;
    }
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
}

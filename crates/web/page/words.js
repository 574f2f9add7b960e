// What the page says, in the language of the program (see words.rs).

let said = {};

/** The word of that name. */
export const word = (name) => said[name] ?? name;

/** Speaks another language from now on; answers the names of variants and levels in it. */
export function speak({ language, words, variants, levels }) {
  said = words;
  document.documentElement.lang = language;
  document.title = word("page-title");
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = word(element.dataset.word);
  for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", word(element.dataset.label));
  return { variants, levels };
}

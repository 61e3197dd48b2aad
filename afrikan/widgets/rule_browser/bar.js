// @ts-check
// The search, and the ruleset that a person builds.

import { html } from "../js/dom.js";
import { button, labelled, picker } from "./fields.js";
import { statusLine } from "./option.js";

/** The search field and the filter; what is typed stays the page's own. */
export function searchBar(page, view, send) {
  const { words } = page;
  const field = html("input", { type: "search", autocomplete: "off", spellcheck: "false", placeholder: words.search_hint });
  field.value = view.query;
  field.addEventListener("input", () => send({ kind: "search", text: field.value }));
  const kinds = ["all", "differ", "choice", "mine"].map((name) => [name, words[`filter_${name}`]]);
  const filter = picker(kinds, view.filter, (name) => send({ kind: "filter", text: name }));
  const counted = html("p", { class: "afrikan-counted", role: "status", "aria-live": "polite" });
  const fields = [labelled(words.search, field), labelled(words.filter, filter)];
  const element = html("div", { class: "afrikan-fields", role: "search" }, ...fields, counted);
  const update = (now) => {
    const said = now.nothing ? `${now.counted}. ${now.nothing}` : now.counted;
    if (counted.textContent !== said) counted.textContent = said;
  };
  return { element, update };
}

/** The rule sheet: a link to save it and a picture of it. */
function sheetArea(words) {
  const link = html("a", { download: words.sheet_file }, words.sheet_save);
  const frame = html("iframe", { title: words.sheet_preview, sandbox: "allow-same-origin" });
  const element = html("div", { class: "afrikan-sheet", hidden: "" }, html("p", {}, link), frame);
  const update = (sheet) => {
    element.hidden = !sheet.html;
    link.href = sheet.html ? `data:text/html;charset=utf-8,${encodeURIComponent(sheet.html)}` : "";
    frame.srcdoc = sheet.html ?? "";
  };
  return { element, update };
}

/** Copy a text, also where the page may not use the clipboard by itself. */
async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    field.select();
    document.execCommand("copy");
  }
}

/** The ruleset being built: where it starts from, its code, what can be done with it. */
export function rulesetPanel(page, send) {
  const { words, presets } = page;
  const named = presets.map(({ id, title }) => [id, title]);
  const start = picker(named, "", (name) => send({ kind: "code", text: name }));
  const code = html("input", { type: "text", class: "afrikan-code", spellcheck: "false", autocomplete: "off" });
  const use = () => send({ kind: "code", text: code.value });
  code.addEventListener("keydown", (event) => event.key === "Enter" && use());
  const status = statusLine(send);
  const copied = () => copy(code).then(() => status.update({ notice: words.copied }));
  const title = html("p", { class: "afrikan-title" });
  const changes = html("p", { class: "afrikan-quiet" });
  const reset = button(words.reset, () => send({ kind: "code", text: start.value }));
  const toggle = button(words.sheet, () => send({ kind: "sheet" }));
  const sheet = sheetArea(words);
  const fields = [labelled(words.start_from, start), labelled(words.code, code)];
  const row = html("div", { class: "afrikan-fields" }, ...fields, button(words.use_code, use), button(words.copy, copied));
  const deeds = [button(words.play_rules, () => send({ kind: "start" })), toggle, reset];
  const element = html(
    "section",
    { class: "afrikan-ruleset", "aria-label": words.heading },
    html("h2", {}, words.heading),
    html("p", { class: "afrikan-quiet" }, words.about),
    row,
    title,
    changes,
    status.element,
    html("div", { class: "afrikan-fields" }, ...deeds),
    sheet.element,
  );
  const update = (view) => {
    start.value = view.preset;
    if (document.activeElement !== code || !view.error) code.value = view.code;
    title.textContent = view.title;
    changes.textContent = view.changes;
    reset.disabled = !view.mine.length;
    status.update(view.at ? {} : view);
  };
  const updateSheet = (shown) => {
    sheet.update(shown);
    toggle.textContent = shown.html ? words.sheet_hide : words.sheet;
    toggle.setAttribute("aria-expanded", String(Boolean(shown.html)));
  };
  return { element, update, updateSheet };
}

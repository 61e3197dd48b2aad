// @ts-check
// The rule browser: a search, a ruleset of one's own, and every option in its group.

import { follow, html } from "../js/dom.js";
import { followTheme } from "../js/theme.js";
import { rulesetPanel, searchBar } from "./bar.js";
import { optionRow } from "./option.js";

/** A group of options under its heading; it goes when none of its options is found. */
function group(part, page, send) {
  const count = html("span", { class: "afrikan-count" });
  const rows = new Map(part.options.map((option) => [option.id, optionRow(option, page, send)]));
  const id = `${page.key}-${part.id}`;
  const heading = html("h2", { id }, part.title, " ", count);
  const options = [...rows.values()].map((row) => row.element);
  const element = html("section", { class: "afrikan-group", "aria-labelledby": id }, heading, ...options);
  const update = (view, position) => {
    const shown = new Set(view.shown);
    for (const [name, row] of rows) {
      row.element.hidden = !shown.has(name);
      row.update(view, position);
    }
    element.hidden = !part.options.some((option) => shown.has(option.id));
    count.textContent = view.groups[part.id];
  };
  return { element, update };
}

/** Bring the table below into view once its game is there. */
function toTable(/** @type {HTMLElement} */ el) {
  const table = el.closest(".afrikan-rule-browser")?.querySelector(".afrikan-browser-table");
  requestAnimationFrame(() => table?.scrollIntoView({ block: "start", behavior: "smooth" }));
}

/** Show the model in an element; returns what ends the view. */
function render({ model, el }) {
  const stop = new AbortController();
  const page = { ...model.get("page"), key: `afrikan-${Math.random().toString(36).slice(2)}` };
  const send = (/** @type {object} */ message) => model.send(message);
  const search = searchBar(page, model.get("view"), send);
  const ruleset = rulesetPanel(page, send);
  const groups = page.parts.map((part) => group(part, page, send));
  const root = html("div", { class: "afrikan-browser", lang: page.lang });
  root.append(ruleset.element, search.element, ...groups.map((made) => made.element));
  const parts = [search, ruleset, ...groups];
  const update = () => parts.forEach((part) => part.update(model.get("view"), model.get("position")));
  const updateSheet = () => ruleset.updateSheet(model.get("sheet"));
  // JupyterLab takes keys for commands; a person who types here means the field.
  root.addEventListener("keydown", (event) => event.stopPropagation());
  follow(model, "change:view", update, stop.signal);
  follow(model, "change:position", update, stop.signal);
  follow(model, "change:sheet", updateSheet, stop.signal);
  follow(model, "msg:custom", (message) => message.kind === "played" && toTable(el), stop.signal);
  followTheme(root, stop.signal);
  update();
  updateSheet();
  el.append(root);
  return () => {
    stop.abort();
    root.remove();
  };
}

export default { render };

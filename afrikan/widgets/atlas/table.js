// @ts-check
// A table with a search, whose columns order it; each row opens what is known of its reading.

import { follow, html, keptChildren } from "../js/dom.js";

const SIGNS = { ascending: "▲", descending: "▼", none: "" };

/** The search field; what is typed stays the page's own. */
function searchField(table, /** @type {string} */ id, send) {
  const field = html("input", { type: "search", id, autocomplete: "off", spellcheck: "false", placeholder: table.hint });
  field.addEventListener("input", () => send({ kind: "search", text: field.value }));
  return html("div", { class: "afrikan-atlas-search", role: "search" }, html("label", { for: id }, table.search), field);
}

/** The head of a column, kept for good so that a button that was pressed keeps the focus. */
function columnHead(head, send) {
  const cell = html("th", { scope: "col" });
  if (!head.sorts) {
    cell.append(head.text);
    return { cell, update: () => {} };
  }
  const sign = html("span", { "aria-hidden": "true" });
  const button = html("button", { type: "button", title: head.hint }, head.text, " ", sign);
  button.addEventListener("click", () => send({ kind: "order", column: head.name }));
  cell.append(button);
  const update = (now) => {
    cell.setAttribute("aria-sort", now.way);
    sign.textContent = SIGNS[now.way];
  };
  return { cell, update };
}

function line(row, send) {
  const open = html("button", { type: "button", "aria-expanded": String(row.open) }, html("code", {}, row.name));
  open.addEventListener("click", () => send({ kind: "open", row: row.name }));
  const first = html("th", { scope: "row" }, open, html("div", {}, row.reading), html("small", {}, row.question));
  if (row.note) first.append(html("small", {}, row.note));
  const cells = row.cells.map((text) => html("td", {}, text));
  return html("tr", { class: `afrikan-atlas-${row.told}${row.open ? " afrikan-atlas-open" : ""}` }, first, ...cells);
}

/** Rows as they are in the table; the one that was pressed is made anew, so the focus returns to it. */
function body(send) {
  const element = html("tbody");
  const show = keptChildren(element, (row) => line(row, send));
  const update = (rows) => {
    const held = element.contains(document.activeElement) ? document.activeElement.textContent : null;
    show(rows);
    if (held === null || element.contains(document.activeElement)) return;
    for (const button of element.querySelectorAll("button")) if (button.textContent === held) button.focus();
  };
  return { element, update };
}

/** Show the model in an element; returns what ends the view. */
function render({ model, el }) {
  const stop = new AbortController();
  const send = (/** @type {object} */ message) => model.send(message);
  const first = model.get("table");
  const key = `afrikan-atlas-${Math.random().toString(36).slice(2)}`;
  const counted = html("p", { role: "status", "aria-live": "polite" });
  const heads = first.heads.map((head) => columnHead(head, send));
  const rows = body(send);
  const caption = html("caption", { id: key }, first.caption);
  const head = html("thead", {}, html("tr", {}, ...heads.map((made) => made.cell)));
  const table = html("table", {}, caption, head, rows.element);
  const frame = html("div", { class: "afrikan-atlas-frame", role: "region", tabindex: "0", "aria-labelledby": key }, table);
  const root = html("div", { class: "afrikan-atlas-table" }, searchField(first, `${key}-search`, send), counted, frame);
  const update = () => {
    const now = model.get("table");
    now.heads.forEach((made, place) => heads[place].update(made));
    rows.update(now.rows);
    const said = now.nothing ? `${now.counted} ${now.nothing}` : now.counted;
    if (counted.textContent !== said) counted.textContent = said;
  };
  const opened = () => {
    const below = el.closest(".afrikan-atlas")?.querySelector(".afrikan-atlas-detail");
    requestAnimationFrame(() => below?.scrollIntoView({ block: "start", behavior: "smooth" }));
  };
  // JupyterLab takes keys for commands; a person who types here means the field.
  root.addEventListener("keydown", (event) => event.stopPropagation());
  follow(model, "change:table", update, stop.signal);
  follow(model, "msg:custom", (message) => message.kind === "opened" && opened(), stop.signal);
  update();
  el.append(root);
  return () => {
    stop.abort();
    root.remove();
  };
}

export default { render };

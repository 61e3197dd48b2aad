// @ts-check
// The readings of one option against the presets, with a radio button for one's own ruleset.

import { html } from "../js/dom.js";

const CHOSEN = 1;
const LEFT_OPEN = 2;

/** Words for ears beside a mark for eyes. */
function marked(/** @type {string} */ mark, /** @type {string} */ said) {
  return [html("span", { "aria-hidden": "true" }, mark), html("span", { class: "afrikan-aside" }, said)];
}

/** A cell of a preset: chosen, chosen though its sources are silent, or not. */
function presetCell(held, preset, words) {
  const cell = html("td", { role: "cell", class: held ? "afrikan-held" : "afrikan-not-held" });
  const name = html("span", { class: "afrikan-narrow", "aria-hidden": "true" }, preset.title);
  if (held === CHOSEN) cell.append(...marked("✓", words.chosen), name);
  else if (held === LEFT_OPEN) {
    const open = html("small", { "aria-hidden": "true" }, words.open);
    cell.append(...marked("✓", words.chosen_open), name, open);
  } else cell.append(...marked("", words.not_chosen));
  return cell;
}

function heading(value, words) {
  const cell = html("th", { scope: "row", role: "rowheader" }, html("span", {}, value.text), " ", html("code", {}, value.id));
  if (!value.playable) cell.append(" ", html("span", { class: "afrikan-badge" }, words.unavailable));
  cell.append(...value.needs.map((need) => html("small", {}, need)));
  return cell;
}

/** Who else holds a reading and where it is written, as a line of its own below it. */
function written(value, /** @type {number} */ width) {
  const cell = html("td", { role: "cell", colspan: width });
  if (value.held) cell.append(html("div", {}, value.held));
  cell.append(html("div", {}, value.source));
  return html("tr", { role: "row", class: "afrikan-written" }, cell);
}

function head(page) {
  const { words, presets } = page;
  const titles = [words.reading, words.yours, ...presets.map((preset) => preset.title)];
  const cells = titles.map((title) => html("th", { scope: "col", role: "columnheader" }, title));
  return html("thead", { role: "rowgroup" }, html("tr", { role: "row" }, ...cells));
}

/** The field for numbers of one's own, as the last row. */
function ownRow(option, page, choose) {
  const { words, presets } = page;
  const hint = `${page.key}-${option.id}-hint`;
  const name = option.values[0].id.includes(",") ? words.own_numbers : words.own_number;
  const field = html("input", { type: "text", "aria-label": name, "aria-describedby": hint, autocomplete: "off" });
  field.addEventListener("change", () => choose(field.value));
  const label = html("th", { scope: "row", role: "rowheader" }, name, html("small", { id: hint }, option.own));
  const cell = html("td", { role: "cell", class: "afrikan-yours", colspan: presets.length + 1 }, field);
  return { row: html("tr", { role: "row" }, label, cell), field };
}

/**
 * The table of an option's readings.
 * @param {any} option @param {any} page @param {(value: string) => void} choose
 */
export function readings(option, page, choose) {
  const { words, presets } = page;
  const radios = new Map();
  const rows = option.values.flatMap((value) => {
    const yours = html("td", { role: "cell", class: "afrikan-yours" });
    if (value.playable) {
      const radio = html("input", { type: "radio", name: `${page.key}-${option.id}`, "aria-label": value.choose });
      radio.addEventListener("change", () => radio.checked && choose(value.id));
      radios.set(value.id, radio);
      const name = html("span", { class: "afrikan-narrow", "aria-hidden": "true" }, words.yours);
      yours.append(html("label", {}, radio, name));
    } else yours.append(...marked("–", words.unavailable));
    const held = value.presets.map((kind, i) => presetCell(kind, presets[i], words));
    const row = html("tr", { role: "row" }, heading(value, words), yours, ...held);
    return [row, written(value, presets.length + 2)];
  });
  const own = option.own ? ownRow(option, page, choose) : null;
  if (own) rows.push(own.row);
  const body = html("tbody", { role: "rowgroup" }, ...rows);
  const caption = html("caption", { class: "afrikan-aside" }, option.question);
  const table = html("table", { role: "table" }, caption, head(page), body);
  const update = (/** @type {string} */ chosen) => {
    for (const [value, radio] of radios) {
      radio.checked = value === chosen;
      const row = radio.closest("tr");
      for (const line of [row, row.nextElementSibling]) line.classList.toggle("afrikan-mine", value === chosen);
    }
    if (!own) return;
    own.row.classList.toggle("afrikan-mine", !radios.has(chosen));
    if (document.activeElement !== own.field) own.field.value = radios.has(chosen) ? "" : chosen;
  };
  return { table, update };
}

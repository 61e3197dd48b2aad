// @ts-check
// Buttons, lists to choose from, and fields with their labels.

import { html } from "../js/dom.js";

/** A button with words. @param {() => void} act */
export function button(/** @type {string} */ word, act) {
  const made = html("button", { type: "button" }, word);
  made.addEventListener("click", act);
  return made;
}

/** A field under its label. */
export function labelled(/** @type {string} */ word, /** @type {Element} */ field) {
  field.id = `afrikan-field-${Math.random().toString(36).slice(2)}`;
  return html("div", { class: "afrikan-field" }, html("label", { for: field.id }, word), field);
}

/** A list to choose from. @param {string[][]} options @param {(value: string) => void} change */
export function picker(options, /** @type {string} */ chosen, change) {
  const select = html("select", {}, ...options.map(([value, text]) => html("option", { value }, text)));
  select.value = chosen;
  select.addEventListener("change", () => change(select.value));
  return select;
}

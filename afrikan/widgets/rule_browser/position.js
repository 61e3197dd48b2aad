// @ts-check
// An open position: two boards side by side, what is so under one reading only, and buttons to play on.

import { html, parsedSvg } from "../js/dom.js";
import { button, labelled, picker } from "./fields.js";

/** A heading and a list, or nothing if the list is empty. */
function facts(/** @type {string} */ title, /** @type {string[]} */ items) {
  if (!items.length) return [];
  return [html("h5", {}, title), html("ul", {}, ...items.map((item) => html("li", {}, item)))];
}

function sideOf(side, number, words, send) {
  const none = side.only.length || side.told.length || side.standings.length ? [] : [html("p", {}, words.same)];
  const said = html("div", {}, html("p", { class: "afrikan-now" }, side.status));
  said.append(
    ...facts(words.told, side.told),
    ...facts(words.standings, side.standings),
    ...facts(side.chance ? words.likely : words.only_here, side.only),
    ...none,
    ...facts(words.refused, side.refused),
  );
  const title = html("h3", {}, html("code", {}, side.value), " ", side.meaning);
  const play = button(side.play, () => send({ kind: "play", side: number }));
  return html("section", {}, title, html("figure", {}, parsedSvg(side.svg)), said, html("div", {}, play));
}

/** The lists of positions and readings; whoever picks the other side's reading swaps the two. */
function controls(position, words, send) {
  const open = (number, pair) => send({ kind: "open", option: position.option, number, pair });
  const [a, b] = position.sides.map((side) => side.value);
  const values = position.values.map((value) => [value, value]);
  const made = [];
  const add = (word, choices, chosen, change) => made.push(labelled(word, picker(choices, chosen, change)));
  if (position.count > 1) {
    const numbers = Array.from({ length: position.count }, (_, i) => [String(i), String(i + 1)]);
    add(words.which, numbers, String(position.number), (value) => open(Number(value), []));
  }
  add(words.first, values, a, (value) => open(position.number, [value, value === b ? a : b]));
  add(words.second, values, b, (value) => open(position.number, [value === a ? b : a, value]));
  return html("div", { class: "afrikan-fields" }, ...made);
}

/** Fill an area with a position; a list that had the focus has it again. */
export function showPosition(/** @type {HTMLElement} */ area, position, words, send) {
  const lists = [...area.querySelectorAll("select")];
  const focused = lists.indexOf(/** @type {any} */ (document.activeElement));
  const sides = position.sides.map((side, number) => sideOf(side, number, words, send));
  area.replaceChildren(
    html("p", { class: "afrikan-look" }, position.text),
    html("p", { class: "afrikan-quiet" }, position.set_up),
    controls(position, words, send),
    html("div", { class: "afrikan-sides" }, ...sides),
    ...facts(words.both, position.both),
  );
  if (focused >= 0) area.querySelectorAll("select")[focused]?.focus();
}

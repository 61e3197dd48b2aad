// @ts-check
// The marks and keys explained, on demand.

import { html, parsedSvg } from "./dom.js";

/** @param {any} still @param {AbortSignal} signal */
export function createLegend(still, signal) {
  const { words } = still;
  const id = `afrikan-keys-${Math.random().toString(36).slice(2)}`;
  const panel = html("div", { class: "afrikan-legend", hidden: "" });
  panel.append(...still.legend.map(section));
  panel.append(html("p", { id, class: "afrikan-keys" }, words.keys), html("p", {}, words.mouse));
  if (still.source) panel.append(html("p", {}, still.source));
  const toggle = html("button", { type: "button", "aria-expanded": "false", class: "afrikan-legend-toggle" });
  toggle.append(words.legend);
  const flip = () => {
    panel.hidden = !panel.hidden;
    toggle.setAttribute("aria-expanded", String(!panel.hidden));
  };
  toggle.addEventListener("click", flip, { signal });
  return { panel, toggle, keysId: id };
}

function section({ heading, rows }) {
  const list = html("ul", {});
  list.append(...rows.map(row));
  return html("section", {}, html("div", { class: "afrikan-legend-heading" }, heading), list);
}

function row([mark, word]) {
  const frame = 'viewBox="-28 -25 56 50" aria-hidden="true" font-family="DejaVu Sans, Verdana, sans-serif"';
  const svg = parsedSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" ${frame} stroke-linecap="round" stroke-linejoin="round">${mark}</svg>`,
  );
  return html("li", {}, svg, word);
}

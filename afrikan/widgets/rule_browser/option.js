// @ts-check
// One option: a line that opens to its readings, what is left open, and the position in which it matters.

import { html } from "../js/dom.js";
import { button } from "./fields.js";
import { showPosition } from "./position.js";
import { readings } from "./table.js";

/** The status line of an option: what was taken, or what is wrong and what would help. */
export function statusLine(send) {
  const error = html("p", { class: "afrikan-wrong", role: "alert" });
  const notice = html("p", { class: "afrikan-notice", role: "status" });
  const fix = html("button", { type: "button", hidden: "" });
  fix.addEventListener("click", () => send({ kind: "accept" }));
  const element = html("div", { class: "afrikan-said" }, error, fix, notice);
  const update = (/** @type {any} */ said) => {
    const { error: wrong = "", notice: done = "", fix: help = "" } = said;
    if (error.textContent !== wrong) error.textContent = wrong;
    if (notice.textContent !== done) notice.textContent = done;
    const left = !help && document.activeElement === fix;
    fix.textContent = help;
    fix.hidden = !help;
    if (left) fix.closest("details")?.querySelector("input:checked")?.focus();
  };
  return { element, update };
}

/** What the line of an option says besides its question. */
function marks(option, words) {
  const yours = html("span", { class: "afrikan-yours-now" });
  const changed = html("span", { class: "afrikan-badge afrikan-badge-mine", hidden: "" }, words.mark_mine);
  const list = html("span", { class: "afrikan-marks" }, html("code", {}, option.id), yours, changed);
  if (option.differ) list.append(html("span", { class: "afrikan-badge" }, words.mark_differ));
  if (option.single) list.append(html("span", { class: "afrikan-badge afrikan-quiet" }, words.mark_single));
  const update = (value, mine) => {
    yours.textContent = `${words.yours}: ${value}`;
    changed.hidden = !mine;
  };
  return { list, update };
}

/** The button that opens and closes the position, and the place for it; or why there is none. */
function where(option, words, send) {
  if (option.hidden) return { parts: [html("p", { class: "afrikan-quiet" }, option.hidden)], update: () => {} };
  const area = html("div", { class: "afrikan-position", hidden: "" });
  let shown = /** @type {any} */ (null);
  const toggle = button(words.show_where, () => send(shown ? { kind: "close" } : { kind: "open", option: option.id }));
  const update = (position) => {
    const now = position.option === option.id ? position : null;
    toggle.textContent = now ? words.hide_where : words.show_where;
    toggle.setAttribute("aria-expanded", String(Boolean(now)));
    area.hidden = !now;
    if (now && now !== shown) showPosition(area, now, words, send);
    if (!now) area.replaceChildren();
    shown = now;
  };
  return { parts: [toggle, area], update };
}

function leftOpen(option, words) {
  if (!option.open.length) return [];
  const items = option.open.map((line) => html("li", {}, line));
  return [html("div", { class: "afrikan-open" }, html("p", {}, words.left_open), html("ul", {}, ...items))];
}

/** What an option opens to. */
function optionBody(option, page, send) {
  const { words } = page;
  const { table, update } = readings(option, page, (value) => send({ kind: "choose", option: option.id, value }));
  const status = statusLine(send);
  const shown = where(option, words, send);
  const totals = option.totals.map((total) => html("p", { class: "afrikan-quiet" }, total));
  const parts = [table, status.element, ...totals, ...leftOpen(option, words), ...shown.parts];
  const element = html("div", { class: "afrikan-body" }, ...parts);
  return { element, readings: update, status: status.update, position: shown.update };
}

/**
 * An option; what it opens to is built when it is opened first.
 * @param {any} option @param {any} page @param {(message: object) => void} send
 */
export function optionRow(option, page, send) {
  const { words } = page;
  const { list, update: updateMarks } = marks(option, words);
  const summary = html("summary", {}, html("span", { class: "afrikan-question" }, option.question), list);
  const element = html("details", { class: "afrikan-option" }, summary);
  let view = /** @type {any} */ (null);
  let position = /** @type {any} */ ({});
  let body = /** @type {any} */ (null);
  const refresh = () => {
    updateMarks(view.values[option.id], view.mine.includes(option.id));
    if (!body) return;
    body.readings(view.values[option.id]);
    body.status(view.at === option.id ? view : {});
    body.position(position);
  };
  element.addEventListener("toggle", () => {
    if (!element.open || body) return;
    body = optionBody(option, page, send);
    element.append(body.element);
    refresh();
  });
  const update = (nowView, nowPosition) => {
    view = nowView;
    position = nowPosition;
    refresh();
  };
  return { element, update };
}

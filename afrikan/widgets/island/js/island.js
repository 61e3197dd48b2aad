// @ts-check
// The map as a whole: shows the model's layers, moves the cursor, and tells the model which hex is picked.

import { follow, html, parsedSvg, settled, svg } from "./dom.js";
import { followTheme } from "./theme.js";
import { createCamera } from "./camera.js";
import { followPointers } from "./pointer.js";
import { keepLetters } from "./keys.js";
import { zoomButtons } from "./toolbar.js";
import { createHexes } from "./hexes.js";
import { followHexKeys } from "./hex_keys.js";

const LAYERS = ["_below", "_labels", "_above"];
const HEX = "M-10 -17.3L10 -17.3L20 0L10 17.3L-10 17.3L-20 0Z";
const AGAIN = 300;
const PAUSE = 60;
const SEND = 120;
let made = 0;

/** Everything one view of the map consists of. */
class Island {
  /** @param {any} model @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(model, el, signal) {
    this.model = model;
    this.still = model.get("_still");
    this.words = this.still.words;
    this.hexes = createHexes(this.still);
    this.pointed = 0;
    this.picked = -Infinity;
    this.picture(signal);
    this.build(el, signal);
    this.listen(signal);
    LAYERS.forEach((name) => this.draw(name));
    this.place(this.hover, 0);
    this.arrived();
  }

  cursor() {
    return this.model.get("cursor");
  }

  pickable() {
    return this.model.get("_hexes").pickable;
  }

  /** Put the base, and above it a group for each layer and one for the cursor, into the picture. */
  picture(/** @type {AbortSignal} */ signal) {
    const [wide, high] = this.still.size;
    const look = 'stroke-linecap="round" stroke-linejoin="round"';
    const frame = `xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" font-family="${this.still.font}"`;
    this.root = parsedSvg(`<svg ${frame} ${look}><g class="afrikan-base">${this.still.base}</g></svg>`);
    this.root.setAttribute("role", "presentation");
    this.groups = new Map(LAYERS.map((name) => [name, svg("g", { class: `afrikan-layer${name}` })]));
    const ring = (name) => svg("path", { d: HEX, class: name });
    this.mark = svg("g", { class: "afrikan-cursor" }, ring("afrikan-cursor-bed"), ring("afrikan-cursor-line"));
    this.hover = svg("g", { class: "afrikan-hover" }, ring("afrikan-hover-line"));
    this.root.append(...this.groups.values(), this.hover, this.mark);
    for (const part of this.root.children) part.setAttribute("aria-hidden", "true");
    this.camera = createCamera(this.root, signal);
  }

  /** Put the parts on the page. */
  build(/** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
    const { words, still } = this;
    const keys = html("div", { class: "afrikan-unseen", id: `afrikan-island-keys-${(made += 1)}` });
    keys.textContent = `${words.keys} ${still.about}`;
    const role = { role: "application", tabindex: 0, "aria-label": `${words.map}: ${still.heading}` };
    this.stage = html("div", { class: "afrikan-stage", ...role, "aria-describedby": keys.id }, this.root);
    this.zoom = zoomButtons(this.camera, words, () => this.lookedFor(), signal);
    this.info = html("div", { class: "afrikan-info afrikan-hex-info", "aria-live": "polite" });
    const bar = html("div", { class: "afrikan-bar" }, this.zoom.group, this.info);
    this.box = html("div", { class: "afrikan-board-view afrikan-island-view", lang: still.lang });
    this.box.append(this.stage, bar, keys);
    el.append(this.box);
    followTheme(this.box, signal);
    keepLetters(this.box, signal);
  }

  listen(/** @type {AbortSignal} */ signal) {
    this.tell = settled(() => this.told(), PAUSE, signal);
    this.save = settled(() => this.model.save_changes(), SEND, signal);
    const acts = {
      hover: (event) => this.hovered(event ? this.under(event) : 0),
      press: (event) => this.clicked(this.under(event)),
      down: () => (this.pressedAt = this.model.get("_hexes").at),
    };
    followPointers(this.root, this.camera, acts, signal);
    const map = {
      ...{ hexes: this.hexes, camera: this.camera, cursor: () => this.cursor(), start: () => this.start() },
      ...{ go: (hex) => this.go(hex), pick: () => this.pick(this.cursor()), pickable: () => this.pickable() },
    };
    followHexKeys(this.stage, map, signal);
    for (const name of LAYERS) follow(this.model, `change:${name}`, () => this.draw(name), signal);
    follow(this.model, "change:_hexes", () => this.arrived(), signal);
    follow(this.model, "change:cursor", () => this.show(), signal);
    follow(this.model, "msg:custom", (message) => message.do === "focus" && this.focus(), signal);
  }

  // ---- what is shown

  draw(/** @type {string} */ name) {
    const drawn = parsedSvg(`<svg xmlns="http://www.w3.org/2000/svg">${this.model.get(name)}</svg>`);
    this.groups.get(name).replaceChildren(...drawn.children);
  }

  arrived() {
    this.box.classList.toggle("afrikan-picking", this.pickable().length > 0);
    this.show();
  }

  show() {
    this.place(this.mark, this.cursor());
    this.zoom.refresh();
    this.tell();
  }

  place(/** @type {SVGElement} */ mark, /** @type {number} */ number) {
    mark.style.display = number ? "" : "none";
    const { x, y } = this.hexes.point(number);
    mark.setAttribute("transform", `translate(${x} ${y})`);
  }

  /** What is said of the hex pointed at, or of the one under the cursor. */
  told() {
    const number = this.pointed || this.cursor();
    const { notes, pickable } = this.model.get("_hexes");
    const can = pickable.includes(number) ? this.words.can_pick : "";
    const said = number ? [this.hexes.told(number), notes[number], can].filter(Boolean).join(" · ") : "";
    const text = said || (pickable.length ? this.words.pick_hint : this.words.hint);
    if (this.info.textContent !== text) this.info.textContent = text;
    this.info.classList.toggle("afrikan-info-idle", !said);
  }

  /** The middles that a person most likely wants to see. */
  lookedFor() {
    const { near } = this.model.get("_hexes");
    const wanted = this.pickable().length ? near : [...near, this.cursor()].filter(Boolean);
    return wanted.map((number) => this.hexes.point(number));
  }

  // ---- what people do

  /** Where the cursor begins: on a hex to pick, or in the middle. */
  start() {
    const [wide, high] = this.still.size;
    return this.pickable()[0] ?? (this.hexes.nearest({ x: wide / 2, y: high / 2 }, wide) || 1);
  }

  under(/** @type {MouseEvent} */ event) {
    return event.detail === 0 && event.type === "click" ? this.cursor() : this.hexes.nearest(this.camera.point(event));
  }

  hovered(/** @type {number} */ number) {
    if (number === this.pointed) return;
    this.pointed = number;
    this.place(this.hover, number);
    this.root.classList.toggle("afrikan-pointing", this.pickable().includes(number));
    this.tell();
  }

  clicked(/** @type {number} */ number) {
    this.focus();
    if (!number) return;
    this.go(number);
    if (this.pressedAt === this.model.get("_hexes").at) this.pick(number);
  }

  go(/** @type {number} */ number) {
    this.pointed = 0;
    this.place(this.hover, 0);
    this.model.set("cursor", number);
    this.camera.include(this.hexes.point(number));
    this.save();
  }

  /** Pick a hex, unless this is the second half of the press that has just picked. */
  pick(/** @type {number} */ number) {
    const now = performance.now();
    if (!this.pickable().includes(number) || now - this.picked < AGAIN) return;
    this.picked = now;
    this.model.send({ kind: "pick", hex: number, at: this.model.get("_hexes").at });
  }

  focus() {
    this.stage.focus({ preventScroll: true });
  }
}

/** Show the model in an element; returns what ends the view. */
function render({ model, el }) {
  let stop = new AbortController();
  let island = new Island(model, el, stop.signal);
  /** Lay another map, and keep the focus. */
  const again = () => {
    const focused = island.stage.contains(document.activeElement);
    stop.abort();
    island.box.remove();
    stop = new AbortController();
    island = new Island(model, el, stop.signal);
    if (focused) island.focus();
  };
  model.on("change:_still", again);
  return () => {
    model.off("change:_still", again);
    stop.abort();
    island.box.remove();
  };
}

export default { render };

// @ts-check
// The keyboard on the map: from hex to hex, from one that can be picked to the next, and the camera.

import { WAYS } from "./hexes.js";

const ZOOM = 1.4;
const UPRIGHT = { ArrowUp: "w", ArrowDown: "s" };
const SIDEWAYS = { ArrowLeft: ["q", "a"], ArrowRight: ["e", "d"] };

/**
 * Make the keys work on the map; each key that does something stays on the map.
 * @param {HTMLElement} stage
 * @param {{hexes: any, camera: any, cursor: () => number, start: () => number, go: (hex: number) => void,
 *   pick: () => void, pickable: () => number[]}} map
 * @param {AbortSignal} signal
 */
export function followHexKeys(stage, map, signal) {
  let row = 0;

  /** Move to a hex, from which the height is kept when one goes sideways. */
  function to(/** @type {number} */ number) {
    if (!number) return;
    row = map.hexes.point(number).y;
    map.go(number);
  }

  /** Go sideways along a row: in zigzag, since the hexes stand half a hex apart. */
  function sideways(/** @type {string[]} */ keys) {
    const here = map.cursor();
    const found = keys.map((key) => map.hexes.beside(here, key)).filter(Boolean);
    if (!found.length) return;
    if (Math.abs(map.hexes.point(here).y - row) > 20) row = map.hexes.point(here).y;
    const away = (number) => Math.abs(map.hexes.point(number).y - row);
    map.go(found.reduce((best, number) => (away(number) < away(best) ? number : best)));
  }

  function next(/** @type {number} */ step) {
    const all = map.pickable();
    if (!all.length) return;
    const now = all.indexOf(map.cursor());
    to(now < 0 ? all[step > 0 ? 0 : all.length - 1] : all[(now + step + all.length) % all.length]);
  }

  function ends(/** @type {number} */ which) {
    const all = map.pickable();
    to(all.length ? all.at(which) : which ? map.hexes.count : 1);
  }

  const acts = {
    ...{ Home: () => ends(0), End: () => ends(-1) },
    ...{ PageDown: () => next(1), n: () => next(1), PageUp: () => next(-1), p: () => next(-1) },
    ...{ Enter: map.pick, " ": map.pick },
    "+": () => map.camera.zoom(ZOOM, map.hexes.point(map.cursor() || 1)),
    "-": () => map.camera.zoom(1 / ZOOM, map.hexes.point(map.cursor() || 1)),
    0: () => map.camera.whole(),
  };
  acts["="] = acts["+"];

  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key === "Enter")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const moves = key in UPRIGHT || key in SIDEWAYS || key in WAYS;
    if (!moves && !acts[key]) return;
    event.preventDefault();
    event.stopPropagation();
    if (moves && !map.cursor()) to(map.start());
    else if (key in SIDEWAYS) sideways(SIDEWAYS[key]);
    else if (moves) to(map.hexes.beside(map.cursor(), UPRIGHT[key] ?? key));
    else if (!event.repeat || !["Enter", " "].includes(key)) acts[key]();
  };
  stage.addEventListener("keydown", press, { signal });
}

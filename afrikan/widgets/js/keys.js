// @ts-check
// The keyboard: along the routes with the arrows, from choice to choice, and the camera.

const ARROWS = { ArrowRight: 0, ArrowDown: 90, ArrowLeft: 180, ArrowUp: -90 };
const ALONG = 75;
const ACROSS = 50;

/**
 * Make the keys work on the board; each key that does something stays on the board.
 * @param {HTMLElement | SVGElement} root
 * @param {Record<string, () => void>} acts what the keys other than arrows do
 */
export function followKeys(root, spots, acts, /** @type {AbortSignal} */ signal) {
  const press = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key === "Enter")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!(key in ARROWS) && !acts[key]) return;
    event.preventDefault();
    event.stopPropagation();
    if (key in ARROWS) {
      const next = towards(spots, spots.home, ARROWS[key]);
      if (next) spots.focus(next);
    } else if (!event.repeat || !["Enter", " "].includes(key)) {
      acts[key]();
    }
  };
  root.addEventListener("keydown", press, { signal });
}

/** Keep letters, Space and Enter from the commands that a notebook has for them, such as to cut a cell. */
export function keepLetters(/** @type {HTMLElement} */ root, /** @type {AbortSignal} */ signal) {
  const keep = (/** @type {KeyboardEvent} */ event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.length === 1 || (event.key === "Enter" && !event.shiftKey)) event.stopPropagation();
  };
  root.addEventListener("keydown", keep, { signal });
}

/** The neighbour by road or sea that lies in a direction, else the nearest place there. */
export function towards(spots, /** @type {string} */ from, /** @type {number} */ direction) {
  const here = spots.byId.get(from);
  const turned = (place) => turn(direction, (180 / Math.PI) * Math.atan2(place.y - here.y, place.x - here.x));
  const near = [...here.near.land, ...here.near.sea].map((number) => spots.list[number]);
  const along = near.filter((place) => turned(place) < ALONG);
  if (along.length) return best(along, turned).id;
  const cost = (place) => Math.hypot(place.x - here.x, place.y - here.y) * (1 + turned(place) / 45);
  const there = spots.list.filter((place) => place !== here && turned(place) < ACROSS);
  return there.length ? best(there, cost).id : null;
}

/** The next or previous place with a choice, around from the one that holds the focus. */
export function neighbourChoice(spots, /** @type {number} */ step) {
  const places = spots.places();
  if (!places.length) return null;
  const now = places.indexOf(spots.home);
  if (now < 0) return step > 0 ? places[0] : places[places.length - 1];
  return places[(now + step + places.length) % places.length];
}

function turn(/** @type {number} */ a, /** @type {number} */ b) {
  const gap = Math.abs(a - b) % 360;
  return Math.min(gap, 360 - gap);
}

function best(items, costOf) {
  return items.reduce((least, item) => (costOf(item) < costOf(least) ? item : least));
}

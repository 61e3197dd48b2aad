// @ts-check
// The places as buttons: what each is called now, which one holds the keyboard's place, which one is nearest.

import { setAttribute, svg } from "./dom.js";

const REACH = { mouse: 20, pen: 20, touch: 26 };
const CROWD = 20;
const LEAST_RADIUS = 13;

/**
 * Build a button for every place on top of the picture; they stay for good, so that focus survives.
 * @param {any} picture
 * @param {import("./picture.js").Place[]} list
 */
export function createSpots(picture, list, words, tileWords) {
  const focusRing = svg("g", { class: "afrikan-focus", "aria-hidden": "true" });
  focusRing.append(svg("circle", { r: 15, class: "afrikan-focus-bed" }), svg("circle", { r: 15 }));
  const layer = svg("g", { class: "afrikan-spots" });
  const buttons = new Map(list.map((place) => [place.id, button(place)]));
  layer.append(...buttons.values());
  picture.addBelow(focusRing);
  picture.root.append(layer);
  let home = list[0].id;
  let choices = new Map();
  let facts = new Map();

  function setHome(/** @type {string} */ id) {
    buttons.get(home)?.setAttribute("tabindex", "-1");
    buttons.get(id)?.setAttribute("tabindex", "0");
    home = id;
    const { x, y } = byId.get(id);
    focusRing.setAttribute("transform", `translate(${x} ${y})`);
  }

  const byId = new Map(list.map((place) => [place.id, place]));
  setHome(home);

  return {
    list,
    byId,
    layer,
    get home() {
      return home;
    },
    setHome,
    button: (/** @type {string} */ id) => buttons.get(id),
    choices: (/** @type {string} */ id) => choices.get(id) ?? [],
    places: () => [...choices.keys()],
    facts: (/** @type {string} */ id) => facts.get(id) ?? "",

    /** Say at each place what is there and what can be done in a scene. */
    show(scene) {
      choices = grouped(scene.choices, (choice) => choice.place);
      const told = tellings(scene, words, tileWords);
      for (const place of list) {
        const here = [place.about, ...(told.get(place.id) ?? [])].filter(Boolean);
        facts.set(place.id, here.join(" · "));
        label(buttons.get(place.id), [place.name, ...here].join(", "), choices.get(place.id), scene.busy);
      }
    },

    /** Move the keyboard's place, and the focus with it. */
    focus(/** @type {string} */ id, options = {}) {
      setHome(id);
      buttons.get(id).focus(options);
    },

    /**
     * The place meant by pointing at a point: the nearest, where a choice counts as nearer than it is.
     * @param {{x: number, y: number}} point in the picture's units
     * @param {number} unit how many of them a pixel on the screen is
     */
    nearest(point, unit, kind = "mouse", pawnsPlace = null) {
      const reach = Math.max((REACH[kind] ?? REACH.mouse) * unit, LEAST_RADIUS);
      const cost = (place) => gap(place, point) - (choices.has(place.id) ? reach / 3 : 0);
      const near = list.filter((place) => gap(place, point) <= reach).sort((a, b) => cost(a) - cost(b))[0];
      return near && (choices.has(near.id) || !pawnsPlace) ? near.id : pawnsPlace;
    },

    /** The places with a choice that a finger may have meant. */
    crowd(/** @type {{x: number, y: number}} */ point, /** @type {number} */ unit) {
      return list.filter((place) => choices.has(place.id) && gap(place, point) <= CROWD * unit);
    },
  };
}

function button(/** @type {import("./picture.js").Place} */ place) {
  const hit = svg("circle", { r: LEAST_RADIUS, class: "afrikan-hit" });
  const attributes = { class: "afrikan-spot", role: "button", tabindex: "-1", "data-place": place.id };
  return svg("g", { ...attributes, transform: `translate(${place.x} ${place.y})` }, hit);
}

function label(spot, /** @type {string} */ text, choices, /** @type {boolean} */ busy) {
  setAttribute(spot, "aria-label", text);
  setAttribute(spot, "aria-haspopup", choices?.length > 1 ? "menu" : null);
  setAttribute(spot, "aria-disabled", choices && busy ? "true" : null);
  spot.classList.toggle("afrikan-can", Boolean(choices) && !busy);
}

/** What a scene has to say about each place, in the order in which it is read. */
function tellings(scene, words, tileWords) {
  const told = new Map();
  const tell = (id, text) => told.set(id, [...(told.get(id) ?? []), text]);
  for (const choice of scene.choices) tell(choice.place, choice.label);
  for (const [city, mark] of Object.entries(scene.tiles)) tell(city, tileWords[mark]);
  for (const [city, marks] of Object.entries(scene.lying)) {
    for (const mark of marks) tell(city, tileWords[mark]);
  }
  for (const pawn of scene.pawns) tell(pawn.place, pawn.inTurn ? `${pawn.words} (${words.in_turn})` : pawn.words);
  for (const [id, text] of Object.entries(scene.odds ?? {})) tell(id, `${words.odds}: ${text}`);
  return told;
}

function grouped(items, keyOf) {
  const groups = new Map();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function gap(place, point) {
  return Math.hypot(place.x - point.x, place.y - point.y);
}

// @ts-check
// The picture: the still map, and above it groups for everything that a scene changes.

import { keptChildren, parsedSvg, stamps, svg } from "./dom.js";

/** @typedef {{id: string, x: number, y: number, kind: string, name: string, about: string,
 *    near: Record<string, number[]>}} Place */

/**
 * Build the picture of a board.
 * @param {any} still what the page is told once about the board
 * @param {Map<string, Place>} places
 */
export function createPicture(still, places) {
  const root = parsedSvg(still.svg);
  root.setAttribute("role", "presentation");
  for (const layer of root.children) layer.setAttribute("aria-hidden", "true");
  const names = root.querySelector(".afrikan-layer-names");
  keepNamesInside(names, root.viewBox.baseVal.width);
  const layer = (/** @type {string} */ name, /** @type {Element | null} */ before = null) => {
    const group = svg("g", { class: `afrikan-${name}`, "aria-hidden": "true" });
    return /** @type {SVGGElement} */ (root.insertBefore(group, before));
  };
  const draw = drawers(stamps(still.marks), still.seats, places);
  const trails = keptChildren(layer("trails", names), draw.trail);
  const tiles = keptChildren(layer("tiles", names), draw.tile);
  const lying = keptChildren(layer("lying", names), draw.lying);
  const rings = keptChildren(layer("rings", names), draw.ring);
  const ways = keptChildren(layer("ways"), draw.way);
  const odds = keptChildren(layer("odds"), draw.odds);
  const pawnLayer = layer("pawns");
  const pawns = keptChildren(pawnLayer, draw.pawn);
  const tags = keptChildren(layer("tags"), draw.tag);

  return {
    root,
    /** Add a group below the pawns. */
    addBelow: (/** @type {SVGElement} */ group) => root.insertBefore(group, pawnLayer),
    showWays: (/** @type {string[]} */ lines) => ways(lines),
    pawn: (/** @type {number} */ seat) => pawnLayer.querySelector(`[data-seat="${seat}"]`),
    /** Make the picture show a scene. */
    show(scene) {
      trails(scene.trails);
      tiles(Object.entries(scene.tiles));
      lying(Object.entries(scene.lying));
      rings([...new Set(scene.choices.map((choice) => choice.place))]);
      odds(Object.entries(scene.odds ?? {}));
      pawns([...scene.pawns].sort((a, b) => a.inTurn - b.inTurn));
      tags(scene.tags);
      ways([]);
    },
  };
}

/** How each thing that changes is drawn. */
function drawers(stamp, seats, places) {
  const at = (x, y, turn = 0) => `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}`;
  const stampAt = (name, x, y, turn = 0) => {
    const mark = stamp(name);
    mark.setAttribute("transform", at(x, y, turn));
    return mark;
  };
  const atPlace = (name, id) => stampAt(name, places.get(id).x, places.get(id).y);

  return {
    tile: ([city, mark]) => atPlace(mark, city),
    lying: ([city, marks]) => svg("g", {}, ...marks.map((mark) => atPlace(mark, city))),
    ring: (id) => atPlace(places.get(id).kind === "city" ? "ring-city" : "ring-dot", id),
    way: (line) => svg("g", {}, svg("path", { d: line, class: "afrikan-way-bed" }), svg("path", { d: line })),
    trail({ seat, way, arrows }) {
      const { colour, dash } = seats[seat];
      const bed = svg("path", { d: way, class: "afrikan-trail-bed" });
      const top = svg("path", { d: way, stroke: colour, "stroke-dasharray": dash });
      const heads = arrows.map(([x, y, turn]) => stampAt(`arrow-${seat}`, x, y, turn));
      const group = svg("g", { "data-seat": seat, transform: at(...trailShift(seat)) });
      group.append(bed, top, ...heads);
      return group;
    },
    pawn({ seat, place, pieces }) {
      const { x, y } = places.get(place);
      const group = svg("g", { "data-seat": seat, "data-place": place, transform: at(x, y) });
      group.append(...pieces.map(([name, dx, dy, turn]) => stampAt(name, dx, dy, turn)));
      return group;
    },
    odds([id, text]) {
      const { x, y } = places.get(id);
      const label = plate([["", text]], stamp);
      return svg("g", { transform: at(x, y) }, label);
    },
    tag({ place, point, texts }) {
      const { x, y } = places.get(place);
      const label = plate(texts, stamp);
      label.setAttribute("style", `--dx: ${point[0] - x}px; --dy: ${point[1] - y}px`);
      return svg("g", { transform: at(x, y) }, label);
    },
  };
}

/** Let each name grow on small screens only so far that it does not leave the board. */
function keepNamesInside(/** @type {Element} */ names, /** @type {number} */ width) {
  for (const name of names.querySelectorAll("text")) {
    const x = Number(name.getAttribute("x"));
    const length = name.textContent.length * 0.56 * Number(name.getAttribute("font-size"));
    const rooms = { start: width - x, end: x, middle: 2 * Math.min(x, width - x) };
    const room = rooms[name.getAttribute("text-anchor") ?? "start"];
    name.style.setProperty("--afrikan-room", String(Math.max(1, room / length)));
  }
}

/** Keep the trails of several seats on one road side by side. @returns {[number, number]} */
function trailShift(/** @type {number} */ seat) {
  return [(seat % 3) * 3 - 3, Math.floor(seat / 3) * 6 - 3];
}

const LETTER = 9.6;
const ICON = 17;
const PLATE_HEIGHT = 22;
const ICONS = { sea: "sea-dot", air: "aeroplane" };

/** A small plate with texts, each after the mark of its way of travel. @param {[string, string][]} texts */
function plate(texts, stamp) {
  const group = svg("g", { class: "afrikan-plate" });
  const frame = group.appendChild(svg("rect", { y: -PLATE_HEIGHT / 2, height: PLATE_HEIGHT, rx: 6 }));
  const widths = texts.map(([mode, text]) => (ICONS[mode] ? ICON : 0) + LETTER * [...text].length);
  const width = widths.reduce((sum, part) => sum + part, 10 * texts.length);
  frame.setAttribute("width", String(width));
  frame.setAttribute("x", String(-width / 2));
  let x = -width / 2;
  texts.forEach(([mode, text], i) => {
    if (i) group.append(svg("path", { d: `M${x} -7V7`, class: "afrikan-plate-rule" }));
    x += 5;
    if (ICONS[mode]) {
      const icon = stamp(ICONS[mode]);
      icon.setAttribute("transform", `translate(${x + ICON / 2 - 2} 0)`);
      group.append(icon);
      x += ICON;
    }
    const textWidth = LETTER * [...text].length;
    group.append(svg("text", { x: x + textWidth / 2, y: 5.6 }, text));
    x += textWidth + 5;
  });
  return group;
}

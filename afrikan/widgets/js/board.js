// @ts-check
// The board as a whole: shows the model's scene, and tells the model what people choose.

import { follow, html } from "./dom.js";
import { followTheme } from "./theme.js";
import { createPicture } from "./picture.js";
import { createSpots } from "./spots.js";
import { createCamera } from "./camera.js";
import { followPointers } from "./pointer.js";
import { followKeys, keepLetters, neighbourChoice } from "./keys.js";
import { createMenu } from "./menu.js";
import { createInfo } from "./info.js";
import { createTravel } from "./travel.js";
import { animationBox, layerBoxes, zoomButtons } from "./toolbar.js";
import { createLegend } from "./legend.js";

const AGAIN = 300;
const ZOOM = 1.4;

/** Everything one view of the board consists of. */
class Board {
  /** @param {any} model @param {HTMLElement} el @param {AbortSignal} signal */
  constructor(model, el, signal) {
    const still = model.get("_still");
    this.model = model;
    this.words = still.words;
    this.scene = model.get("_scene");
    this.pointed = null;
    this.pressedOn = this.scene;
    this.chosen = -Infinity;
    const places = new Map(still.places.map((place) => [place.id, place]));
    this.picture = createPicture(still, places);
    this.spots = createSpots(this.picture, still.places, still.words, still.tiles);
    this.camera = createCamera(this.picture.root, signal);
    this.travel = createTravel(this.picture);
    this.info = createInfo(model, this, signal);
    this.build(still, el, signal);
    this.listen(signal);
    this.draw();
  }

  /** Put the parts on the page. */
  build(still, /** @type {HTMLElement} */ el, /** @type {AbortSignal} */ signal) {
    const legend = createLegend(still, signal);
    const root = html("div", { class: "afrikan-board-view", lang: still.lang });
    this.boxes = layerBoxes(this.model, root, this.words, signal);
    this.animation = animationBox(this.model, this.words, signal);
    this.zoom = zoomButtons(this.camera, this.words, () => this.moves(), signal);
    const group = { role: "group", "aria-label": this.words.label, "aria-describedby": legend.keysId };
    this.stage = html("div", { class: "afrikan-stage", ...group }, this.picture.root);
    this.menu = createMenu(this.stage, signal);
    this.boxes.group.append(this.animation.label);
    const bar = html("div", { class: "afrikan-bar" }, this.zoom.group, this.boxes.fold, legend.toggle);
    root.append(bar, legend.panel, this.stage, this.info.box);
    el.append(root);
    followTheme(root, signal);
    keepLetters(root, signal);
    this.root = root;
  }

  listen(/** @type {AbortSignal} */ signal) {
    const { root } = this.picture;
    followPointers(
      root,
      this.camera,
      {
        hover: (event) => this.hover(event),
        press: (event, kind) => this.click(event, kind),
        down: () => (this.pressedOn = this.scene),
      },
      signal,
    );
    followKeys(root, this.spots, this.keyActs(), signal);
    // On the stage, since an SVG element with listeners for focus would become a stop for Tab.
    this.stage.addEventListener("focusin", (event) => this.focused(event), { signal });
    this.stage.addEventListener("focusout", () => this.unfocused(), { signal });
    follow(this.model, "change:_scene", () => this.arrived(), signal);
    follow(this.model, "msg:custom", (message) => this.heard(message), signal);
    signal.addEventListener("abort", () => this.travel.finish());
  }

  keyActs() {
    const to = (id) => id && this.spots.focus(id);
    const next = () => to(neighbourChoice(this.spots, 1));
    const previous = () => to(neighbourChoice(this.spots, -1));
    const here = () => this.spots.byId.get(this.spots.home);
    const press = () => this.press(this.spots.home);
    const nearer = () => this.camera.zoom(ZOOM, here());
    return {
      ...{ Home: () => to(this.pawnInTurn()?.place), PageDown: next, n: next, PageUp: previous, p: previous },
      ...{ Enter: press, " ": press, "+": nearer, "=": nearer },
      ...{ "-": () => this.camera.zoom(1 / ZOOM, here()), 0: () => this.camera.whole() },
    };
  }

  // ---- what is shown

  /** Take a new scene: everything is drawn at once, then the legs are seen travelled. */
  arrived() {
    this.scene = this.model.get("_scene");
    this.travel.finish();
    this.draw();
    if (this.animation.isOn() && this.scene.legs.length) this.travel.start(this.scene.legs);
    const pawn = this.pawnInTurn();
    if (pawn) this.camera.include(this.spots.byId.get(pawn.place));
  }

  draw() {
    this.menu.close();
    this.picture.show(this.scene);
    this.spots.show(this.scene);
    this.boxes.offerOdds(this.scene.odds !== null);
    this.zoom.refresh();
    this.stage.setAttribute("aria-busy", String(this.scene.busy));
    if (!this.stage.contains(document.activeElement)) this.enterAt();
    this.showWays();
    this.info.again();
  }

  /** Let the next Tab lead to the pawn in turn, or to the first choice. */
  enterAt() {
    const place = this.pawnInTurn()?.place ?? this.spots.places()[0];
    if (place) this.spots.setHome(place);
  }

  pawnInTurn() {
    return this.scene.pawns.find((pawn) => pawn.inTurn);
  }

  /** The points a person about to choose wants to see. */
  moves() {
    const ids = this.spots.places();
    const pawn = this.pawnInTurn();
    return (ids.length && pawn ? [...ids, pawn.place] : ids).map((id) => this.spots.byId.get(id));
  }

  /** The place people are looking at: pointed at, or in focus. */
  subject() {
    const inside = this.spots.layer.contains(document.activeElement);
    return this.pointed ?? (inside ? this.spots.home : null);
  }

  attend() {
    this.info.tell(this.subject());
    this.showWays();
  }

  showWays(choices = this.spots.choices(this.subject())) {
    this.picture.showWays(choices.map((choice) => choice.way).filter(Boolean));
  }

  // ---- what people do

  hover(/** @type {PointerEvent | null} */ event) {
    const place = event && this.under(event, event.pointerType);
    if (place === this.pointed) return;
    this.pointed = place;
    this.picture.root.classList.toggle("afrikan-pointing", Boolean(place && this.spots.choices(place).length));
    if (!this.menu.isOpen()) this.attend();
  }

  focused(/** @type {FocusEvent} */ event) {
    const spot = /** @type {Element} */ (event.target);
    const id = spot.getAttribute("data-place");
    if (!id) return;
    this.spots.setHome(id);
    this.picture.root.classList.toggle("afrikan-focused", spot.matches(":focus-visible"));
    this.camera.include(this.spots.byId.get(id));
    this.attend();
  }

  unfocused() {
    this.picture.root.classList.remove("afrikan-focused");
    queueMicrotask(() => this.menu.isOpen() || this.attend());
  }

  under(/** @type {MouseEvent} */ event, /** @type {string} */ kind) {
    const target = /** @type {Element} */ (event.target);
    const pawn = target.closest(".afrikan-pawns [data-place]");
    const unit = 1 / this.camera.scale();
    return this.spots.nearest(this.camera.point(event), unit, kind, pawn?.getAttribute("data-place"));
  }

  /** A click or a tap; without coordinates, as screen readers send it, the target alone counts. */
  click(/** @type {MouseEvent} */ event, /** @type {string} */ kind) {
    const target = /** @type {Element} */ (event.target).closest("[data-place]");
    const place = kind === "none" ? target?.getAttribute("data-place") : this.under(event, kind);
    if (!place || (kind !== "none" && this.pressedOn !== this.scene)) return;
    this.spots.focus(place, { preventScroll: true });
    const crowd = kind === "touch" ? this.spots.crowd(this.camera.point(event), 1 / this.camera.scale()) : [];
    if (crowd.length > 1) this.offer(place, crowd.flatMap(({ id }) => this.spots.choices(id)));
    else this.press(place);
  }

  /** Activate a place. */
  press(/** @type {string} */ place) {
    if (this.scene.busy) return;
    const choices = this.spots.choices(place);
    if (choices.length > 1) this.offer(place, choices);
    else if (choices.length) this.choose(choices[0]);
    else this.model.send({ kind: "place", place, at: this.scene.at });
  }

  /** Choose, unless this is the second half of the press that has just chosen. */
  choose(choice) {
    const now = performance.now();
    if (now - this.chosen < AGAIN) return;
    this.chosen = now;
    this.model.send({ kind: "choose", action: choice.action, at: this.scene.at });
  }

  /** Let people pick one of several choices at a place. */
  offer(/** @type {string} */ place, choices) {
    const spot = this.spots.byId.get(place);
    const corner = this.stage.getBoundingClientRect();
    const point = this.camera.onScreen(spot);
    this.menu.show(spot.name, choices, { x: point.x - corner.x, y: point.y - corner.y }, {
      pick: (choice) => this.choose(choice),
      look: (choice) => this.showWays([choice]),
      onClose: (back) => {
        if (back) this.spots.focus(place, { preventScroll: true });
        this.attend();
      },
    });
  }

  heard(message) {
    if (message.kind === "words") this.info.answer(message);
    else if (message.do === "focus") this.spots.focus(this.spots.home);
  }
}

/** Show the model in an element; returns what ends the view. */
function render({ model, el }) {
  const stop = new AbortController();
  const board = new Board(model, el, stop.signal);
  return () => {
    stop.abort();
    board.root.remove();
  };
}

export default { render };

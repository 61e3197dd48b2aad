// @ts-check
// The controls above the board: zoom, layers, animation, legend.

import { follow, html } from "./dom.js";

const STEP = 1.5;
const NARROW = 600;

/** The buttons that move the camera. @param {any} camera @param {() => {x: number, y: number}[]} movesAt */
export function zoomButtons(camera, words, movesAt, /** @type {AbortSignal} */ signal) {
  const button = (key, sign, act) => {
    const made = html("button", { type: "button", class: `afrikan-${key.replace("_", "-")}` }, sign);
    if (sign !== words[key]) made.setAttribute("aria-label", words[key]);
    made.title = words[key];
    made.addEventListener("click", () => made.getAttribute("aria-disabled") === "true" || act(), { signal });
    return made;
  };
  const nearer = button("zoom_in", "+", () => camera.zoom(STEP));
  const farther = button("zoom_out", "−", () => camera.zoom(1 / STEP));
  const whole = button("whole", words.whole, () => camera.whole());
  const near = button("near", words.near, () => camera.frame(movesAt()));
  const refresh = () => {
    disable(farther, !camera.zoomed());
    disable(whole, !camera.zoomed());
    disable(nearer, camera.farthest());
    disable(near, !movesAt().length);
  };
  camera.onChange(refresh);
  const group = html("div", { class: "afrikan-zoom", role: "group", "aria-label": words.zoom });
  group.append(nearer, farther, whole, near);
  return { group, refresh };
}

/** Say that a button does nothing now, without taking the focus from it. */
function disable(/** @type {Element} */ button, /** @type {boolean} */ off) {
  button.setAttribute("aria-disabled", String(off));
}

/** The boxes that show and hide layers, kept in step with the model. */
export function layerBoxes(model, root, words, /** @type {AbortSignal} */ signal) {
  const names = ["land", "sea", "air", "names", "trails", "odds"];
  const boxes = new Map(names.map((name) => [name, checkbox(words[`layer_${name}`], `afrikan-show-${name}`)]));
  const group = html("div", { class: "afrikan-boxes", role: "group", "aria-label": words.layers });
  group.append(...[...boxes.values()].map((box) => box.label));
  const fold = folded(words.layers, group, root, signal);
  for (const [name, { input }] of boxes) {
    const change = () => {
      const shown = names.filter((other) => (other === name ? input.checked : model.get("layers").includes(other)));
      model.set("layers", shown);
      model.save_changes();
    };
    input.addEventListener("change", change, { signal });
  }
  const refresh = () => {
    for (const [name, { input }] of boxes) {
      input.checked = model.get("layers").includes(name);
      root.classList.toggle(`afrikan-no-${name}`, !input.checked);
    }
  };
  follow(model, "change:layers", refresh, signal);
  refresh();
  return { group, fold, offerOdds: (/** @type {boolean} */ there) => (boxes.get("odds").label.hidden = !there) };
}

/** Fold a group away behind its name where there is little room. */
function folded(/** @type {string} */ name, group, root, /** @type {AbortSignal} */ signal) {
  const fold = /** @type {HTMLDetailsElement} */ (html("details", { class: "afrikan-fold" }));
  fold.append(html("summary", {}, name), group);
  let narrow = null;
  const size = new ResizeObserver(() => {
    if (!root.clientWidth || narrow === root.clientWidth < NARROW) return;
    narrow = root.clientWidth < NARROW;
    fold.open = !narrow;
    root.classList.toggle("afrikan-narrow", narrow);
  });
  size.observe(root);
  signal.addEventListener("abort", () => size.disconnect());
  return fold;
}

/** The box that turns animation on and off; where people want reduced motion, it stays off. */
export function animationBox(model, words, /** @type {AbortSignal} */ signal) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const { label, input } = checkbox(words.animate, "afrikan-animate");
  const refresh = () => {
    input.checked = model.get("animate") && !still.matches;
    input.disabled = still.matches;
  };
  const change = () => {
    model.set("animate", input.checked);
    model.save_changes();
  };
  input.addEventListener("change", change, { signal });
  still.addEventListener("change", refresh, { signal });
  follow(model, "change:animate", refresh, signal);
  refresh();
  return { label, isOn: () => input.checked };
}

function checkbox(/** @type {string} */ text, /** @type {string} */ name) {
  const input = /** @type {HTMLInputElement} */ (html("input", { type: "checkbox", class: name }));
  return { input, label: html("label", {}, input, text) };
}

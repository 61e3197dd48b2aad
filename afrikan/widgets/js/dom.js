// @ts-check
// Making and keeping elements. Text from people reaches the page as text or attribute only, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/**
 * @template {Element} T
 * @param {T} made
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
function filled(made, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}

/** An HTML element. @param {string} name @param {Record<string, string | number>} attributes */
export function html(name, attributes = {}, ...children) {
  return filled(document.createElement(name), attributes, children);
}

/** An SVG element. @param {string} name @param {Record<string, string | number>} attributes */
export function svg(name, attributes = {}, ...children) {
  return filled(document.createElementNS(SVG, name), attributes, children);
}

/** The root element of an SVG text that comes with the package. @param {string} text */
export function parsedSvg(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
  return /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.importNode(parsed.documentElement, true)));
}

/** A function that returns a fresh copy of a mark by its name. @param {Record<string, string>} marks */
export function stamps(marks) {
  const groups = Object.values(marks).map((mark) => `<g>${mark}</g>`);
  const root = parsedSvg(`<svg xmlns="${SVG}">${groups.join("")}</svg>`);
  const known = new Map(Object.keys(marks).map((name, i) => [name, root.children[i]]));
  return (/** @type {string} */ name) => {
    const mark = known.get(name);
    if (!mark) throw new Error(`no mark '${name}'`);
    return /** @type {SVGElement} */ (mark.cloneNode(true));
  };
}

/**
 * A function that makes a group's children those of a list, in order; a child whose item was there is kept.
 * @template Item
 * @param {Element} parent
 * @param {(item: Item) => Element} create
 */
export function keptChildren(parent, create) {
  let shown = new Map();
  return (/** @type {Item[]} */ items) => {
    const now = new Map();
    for (const item of items) {
      const key = JSON.stringify(item);
      now.set(key, shown.get(key) ?? create(item));
    }
    for (const [key, child] of shown) if (!now.has(key)) child.remove();
    let next = parent.firstChild;
    for (const child of now.values()) {
      if (child === next) next = next.nextSibling;
      else parent.insertBefore(child, next);
    }
    shown = now;
  };
}

/** Set an attribute only if it changes, or remove it. @param {Element} on @param {string | null} value */
export function setAttribute(on, /** @type {string} */ name, value) {
  if (on.getAttribute(name) === value) return;
  if (value === null) on.removeAttribute(name);
  else on.setAttribute(name, value);
}

/** Listen to the model until the signal says stop. @param {AbortSignal} signal */
export function follow(model, /** @type {string} */ event, handler, signal) {
  model.on(event, handler);
  signal.addEventListener("abort", () => model.off(event, handler));
}

/** Run a function once things have been quiet for a while. @param {number} pause in milliseconds */
export function settled(/** @type {() => void} */ run, pause, /** @type {AbortSignal} */ signal) {
  let timer = 0;
  signal.addEventListener("abort", () => clearTimeout(timer));
  return () => {
    clearTimeout(timer);
    timer = window.setTimeout(run, pause);
  };
}

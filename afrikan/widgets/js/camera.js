// @ts-check
// Which part of the board is seen, and how large words must be to be read there.

const NEAREST = 8;
const NAME = { size: 18, least: 11, most: 21, growth: 1.06 };
const PLATE = { size: 16, least: 12, most: 20, growth: 1.8 };

/** @param {SVGSVGElement} root @param {AbortSignal} signal */
export function createCamera(root, signal) {
  const [width, height] = root.getAttribute("viewBox").split(" ").slice(2).map(Number);
  const whole = { x: 0, y: 0, width, height };
  let box = { ...whole };
  const watchers = [];

  /** Pixels on the screen for a unit of the picture, 0 while it is not on the page. */
  function scale() {
    const { width: wide, height: high } = root.getBoundingClientRect();
    return Math.min(wide / box.width, high / box.height);
  }

  function refresh() {
    const now = scale();
    if (!now) return;
    root.style.setProperty("--afrikan-unit", String(1 / now));
    root.style.setProperty("--afrikan-name", String(growth(NAME, now)));
    root.style.setProperty("--afrikan-plate", String(growth(PLATE, now)));
    root.classList.toggle("afrikan-zoomed", zoomed());
    watchers.forEach((watcher) => watcher());
  }

  function look(next) {
    const wide = clamp(next.width, width / NEAREST, width);
    const high = (wide * height) / width;
    const x = clamp(next.x, 0, width - wide);
    const y = clamp(next.y, 0, height - high);
    box = { x, y, width: wide, height: high };
    root.setAttribute("viewBox", `${x} ${y} ${wide} ${high}`);
    refresh();
  }

  const zoomed = () => box.width < width - 0.5;
  const middle = () => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const centred = (point, wide) =>
    look({ x: point.x - wide / 2, y: point.y - (wide * height) / width / 2, width: wide });
  const size = new ResizeObserver(refresh);
  size.observe(root);
  signal.addEventListener("abort", () => size.disconnect());

  return {
    scale,
    refresh,
    zoomed,
    farthest: () => box.width <= width / NEAREST + 0.5,
    onChange: (/** @type {() => void} */ watcher) => watchers.push(watcher),
    whole: () => look(whole),

    /** Zoom by a factor so that what was at one point comes to another, by default the same. */
    zoom(/** @type {number} */ factor, to = middle(), from = to) {
      const share = clamp(box.width / factor, width / NEAREST, width) / box.width;
      const x = from.x - (to.x - box.x) * share;
      look({ x, y: from.y - (to.y - box.y) * share, width: box.width * share });
    },

    /** Move by pixels on the screen. */
    pan(/** @type {number} */ dx, /** @type {number} */ dy) {
      look({ ...box, x: box.x - dx / scale(), y: box.y - dy / scale() });
    },

    /** Show these points with room around them. */
    frame(/** @type {{x: number, y: number}[]} */ points) {
      const xs = points.map((point) => point.x);
      const ys = points.map((point) => point.y);
      const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const wide = Math.max(right - left + 160, ((low - top + 160) * width) / height, width / 4);
      centred({ x: (left + right) / 2, y: (top + low) / 2 }, Math.min(wide, width));
    },

    /** Move, without zooming, so far that a point is in sight. */
    include(/** @type {{x: number, y: number}} */ point) {
      const edge = box.width / 10;
      const x = clamp(box.x, point.x - box.width + edge, point.x - edge);
      const y = clamp(box.y, point.y - box.height + edge, point.y - edge);
      if (zoomed() && (x !== box.x || y !== box.y)) look({ ...box, x, y });
    },

    /** The point of the picture under a point on the screen. */
    point(/** @type {{clientX: number, clientY: number}} */ at) {
      return new DOMPoint(at.clientX, at.clientY).matrixTransform(root.getScreenCTM().inverse());
    },

    /** Where a point of the picture is on the screen. */
    onScreen: (/** @type {{x: number, y: number}} */ point) =>
      new DOMPoint(point.x, point.y).matrixTransform(root.getScreenCTM()),
  };
}

/** By how much to enlarge letters so that they can be read and do not swamp the board. */
function growth({ size, least, most, growth: limit }, /** @type {number} */ scale) {
  const natural = size * scale;
  return Math.min(clamp(natural, least, most) / natural, limit);
}

function clamp(/** @type {number} */ value, /** @type {number} */ least, /** @type {number} */ most) {
  return Math.max(least, Math.min(most, value));
}

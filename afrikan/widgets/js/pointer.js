// @ts-check
// Mouse, pen and fingers: point at places, choose them, drag and pinch the board.

const SLOP = 6;

/**
 * @param {SVGSVGElement} root
 * @param {any} camera
 * @param {{hover: (event: PointerEvent | null) => void, press: (event: MouseEvent, kind: string) => void,
 *   down: () => void}} tell
 * @param {AbortSignal} signal
 */
export function followPointers(root, camera, tell, signal) {
  const fingers = new Map();
  let travelled = false;
  let kind = "mouse";
  const on = (type, handler, options = {}) => root.addEventListener(type, handler, { signal, ...options });

  on("pointerdown", (/** @type {PointerEvent} */ event) => {
    if (event.button > 0) return;
    if (!fingers.size) travelled = false;
    kind = event.pointerType || "mouse";
    fingers.set(event.pointerId, event);
    tell.down();
  });
  on("pointermove", (/** @type {PointerEvent} */ event) => {
    const before = fingers.get(event.pointerId);
    if (fingers.size > 1 && before) travelled = pinch(fingers, event, camera);
    else if (before && camera.zoomed()) travelled = drag(before, event, travelled);
    else if (event.pointerType !== "touch") tell.hover(event);
  });
  const lift = (/** @type {PointerEvent} */ event) => fingers.delete(event.pointerId);
  on("pointerup", lift);
  on("pointercancel", lift);
  on("pointerleave", () => tell.hover(null));
  on("mousedown", (/** @type {MouseEvent} */ event) => event.preventDefault());
  on("click", (/** @type {MouseEvent} */ event) => {
    if (!travelled && event.detail < 2) tell.press(event, event.detail ? kind : "none");
    travelled = false;
  });
  on("wheel", (/** @type {WheelEvent} */ event) => wheel(event, camera), { passive: false });
  for (const type of ["touchstart", "touchmove"]) on(type, keepPinch, { passive: false });

  /** Move the board with the pointer once it has clearly moved. */
  function drag(before, /** @type {PointerEvent} */ event, /** @type {boolean} */ already) {
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!already && Math.hypot(dx, dy) < SLOP) return false;
    root.setPointerCapture(event.pointerId);
    camera.pan(dx, dy);
    fingers.set(event.pointerId, event);
    return true;
  }
}

/** Zoom and move as two fingers do. */
function pinch(fingers, /** @type {PointerEvent} */ event, camera) {
  const [a, b] = [...fingers.values()];
  fingers.set(event.pointerId, event);
  const [c, d] = [...fingers.values()];
  const factor = spread(a, b) ? spread(c, d) / spread(a, b) : 1;
  camera.zoom(factor, camera.point(middle(c, d)), camera.point(middle(a, b)));
  return true;
}

/** The plain wheel scrolls the page; with Ctrl, as touchpads send it for a pinch, it zooms. */
function wheel(/** @type {WheelEvent} */ event, camera) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? 1 : 20;
  const delta = Math.max(-60, Math.min(60, event.deltaY * lines));
  camera.zoom(Math.exp(-delta / 180), camera.point(event));
}

/** Keep the page from taking two fingers for its own scrolling. */
function keepPinch(/** @type {TouchEvent} */ event) {
  if (event.touches.length > 1) event.preventDefault();
}

function middle(a, b) {
  return { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
}

function spread(a, b) {
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

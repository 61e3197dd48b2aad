// @ts-check
// A small menu at a place, for when several choices lead there.

import { html } from "./dom.js";

/** @param {HTMLElement} stage what the menu stays inside @param {AbortSignal} signal */
export function createMenu(stage, signal) {
  let open = null;

  function close(focus = true) {
    if (!open) return;
    const { box, onClose } = open;
    const inside = box.contains(document.activeElement);
    open = null;
    box.remove();
    onClose(focus && inside);
  }

  const outside = (/** @type {PointerEvent} */ event) => {
    if (open && !open.box.contains(/** @type {Node} */ (event.target))) close(false);
  };
  document.addEventListener("pointerdown", outside, { signal, capture: true });

  return {
    close,
    isOpen: () => open !== null,
    /**
     * Offer choices at a point of the stage.
     * @param {string} title
     * @param {any[]} choices
     * @param {{x: number, y: number}} point in pixels from the stage's corner
     * @param {{pick: (choice: any) => void, look: (choice: any) => void, onClose: (back: boolean) => void}} tell
     */
    show(title, choices, point, tell) {
      close(false);
      const box = html("div", { class: "afrikan-menu", role: "menu", "aria-label": title });
      const items = choices.map((choice) => item(choice, tell, close));
      box.append(...items);
      box.addEventListener("keydown", (event) => walk(event, items, close));
      box.addEventListener("focusout", (event) => {
        if (event.relatedTarget && !box.contains(/** @type {Node} */ (event.relatedTarget))) close(false);
      });
      stage.append(box);
      open = { box, onClose: tell.onClose };
      place(box, stage, point);
      items[0].focus({ preventScroll: true });
    },
  };
}

function item(choice, tell, close) {
  const made = html("button", { type: "button", role: "menuitem", tabindex: "-1" }, choice.label);
  made.addEventListener("click", (event) => {
    event.stopPropagation();
    close();
    tell.pick(choice);
  });
  for (const type of ["focus", "pointerenter"]) made.addEventListener(type, () => tell.look(choice));
  return made;
}

/** The menu's keys. */
function walk(/** @type {KeyboardEvent} */ event, /** @type {HTMLElement[]} */ items, close) {
  event.stopPropagation();
  const now = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const moves = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: items.length - 1 };
  if (event.key in moves) {
    event.preventDefault();
    items[(moves[event.key] + items.length) % items.length].focus();
  } else if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    close();
  } else if (event.repeat) {
    event.preventDefault();
  }
}

/** Put a box beside a point, inside the stage. */
function place(/** @type {HTMLElement} */ box, /** @type {HTMLElement} */ stage, point) {
  const room = 8;
  const left = Math.min(point.x + 14, stage.clientWidth - box.offsetWidth - room);
  const below = point.y + 14 + box.offsetHeight < stage.clientHeight - room;
  const top = below ? point.y + 14 : point.y - 14 - box.offsetHeight;
  box.style.left = `${Math.max(room, left)}px`;
  box.style.top = `${Math.max(room, top)}px`;
}

// @ts-check
// What there is to say about the place pointed at or in focus, at the foot of the board.

import { follow, html, settled } from "./dom.js";

const PAUSE = 80;

/** @param {any} model @param {{scene: any, spots: any, words: any}} board @param {AbortSignal} signal */
export function createInfo(model, board, signal) {
  const title = html("strong", { class: "afrikan-info-title" });
  const facts = html("span", { class: "afrikan-info-facts" });
  const seen = html("div", { "aria-hidden": "true" }, title, facts);
  const words = html("div", { class: "afrikan-info-words", "aria-live": "polite" });
  const box = html("div", { class: "afrikan-info" }, seen, words);
  let subject = null;
  let asked = "";

  const ask = settled(
    () => {
      if (!subject || !model.get("_asks")) return;
      asked = `${subject}:${Math.random()}`;
      model.send({ kind: "inspect", place: subject, at: board.scene.at, request: asked });
    },
    PAUSE,
    signal,
  );

  follow(model, "change:_asks", ask, signal);

  function refresh() {
    const place = board.spots.byId.get(subject);
    title.textContent = place ? place.name : "";
    facts.textContent = place ? board.spots.facts(subject) : board.words.hint;
    box.classList.toggle("afrikan-info-idle", !place);
  }

  return {
    box,
    /** Turn to another place, or to none. */
    tell(/** @type {string | null} */ place) {
      if (place === subject) return;
      subject = place;
      asked = "";
      words.textContent = "";
      refresh();
      ask();
    },
    /** Tell the same place again, as the scene has changed. */
    again() {
      asked = "";
      refresh();
      ask();
    },
    /** Take an answer, if it is the one waited for. */
    answer(/** @type {{request: string, words: string}} */ message) {
      if (message.request !== asked) return;
      words.textContent = message.words;
    },
  };
}

// @ts-check
// Pawns are seen travelling along their dots; what is on the page is already where they arrive.

import { svg } from "./dom.js";

const PER_STEP = 90;
const LONGEST = 900;
const FLIGHT = 600;
const SAMPLES = 6;

/** @param {any} picture */
export function createTravel(picture) {
  let running = [];

  function finish() {
    running.forEach((animation) => animation.cancel());
    running = [];
  }

  return {
    finish,
    /** Let the pawns travel their legs, one after another for each pawn. */
    start(/** @type {any[]} */ legs) {
      finish();
      const seats = [...new Set(legs.map((leg) => leg.seat))];
      running = seats.flatMap((seat) => {
        const pawn = picture.pawn(seat);
        return pawn ? [travelled(pawn, legs.filter((leg) => leg.seat === seat))] : [];
      });
    },
  };
}

/** Animate one pawn; cancelled or ended, it stands where it is drawn. */
function travelled(/** @type {Element} */ pawn, /** @type {any[]} */ legs) {
  const times = legs.map((leg) => (leg.mode === "air" ? FLIGHT : Math.min(LONGEST, leg.steps * PER_STEP)));
  const whole = times.reduce((sum, time) => sum + time, 0);
  let before = 0;
  const frames = legs.flatMap((leg, i) => {
    const start = before;
    before += times[i];
    return points(leg).map(([share, x, y]) => ({
      offset: (start + share * times[i]) / whole,
      transform: `translate(${x}px, ${y}px)`,
    }));
  });
  return pawn.animate(frames, { duration: whole, easing: "linear" });
}

/** Points along a leg, each with the share of the leg travelled there. */
function points(/** @type {{way: string, steps: number}} */ leg) {
  const line = /** @type {SVGPathElement} */ (svg("path", { d: leg.way }));
  const length = line.getTotalLength();
  const count = Math.max(leg.steps, SAMPLES);
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = line.getPointAtLength((length * i) / count);
    return [i / count, x, y];
  });
}

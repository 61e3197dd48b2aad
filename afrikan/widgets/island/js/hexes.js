// @ts-check
// Where the hexes are, what each is in words, and which lies beside which as the map is seen.

const SIDE = [30, 17.3];
const HIGH = 34.6;
const NEAR = 8;

/** From a hex to those around it, by the keys that lie around one another in the same way. */
export const WAYS = {
  w: [0, -HIGH], e: [SIDE[0], -SIDE[1]], d: [SIDE[0], SIDE[1]],
  s: [0, HIGH], a: [-SIDE[0], SIDE[1]], q: [-SIDE[0], -SIDE[1]],
};
export const REACH = 20;

/** @param {any} still what the page is told once about the map */
export function createHexes(still) {
  const { points, names, grounds, labels, ground_words: words } = still;

  /** The hex whose middle is nearest to a point, or 0. */
  function nearest(/** @type {{x: number, y: number}} */ point, reach = REACH) {
    let [found, least] = [0, reach];
    for (let number = 1; number < points.length; number += 1) {
      const gap = Math.hypot(points[number][0] - point.x, points[number][1] - point.y);
      if (gap <= least) [found, least] = [number, gap];
    }
    return found;
  }

  return {
    count: points.length - 1,
    nearest,
    point: (/** @type {number} */ number) => ({ x: points[number][0], y: points[number][1] }),
    /** The hex beside one, by the key of its direction on the screen; 0 at the shore. */
    beside(/** @type {number} */ number, /** @type {string} */ key) {
      const [dx, dy] = WAYS[key];
      return nearest({ x: points[number][0] + dx, y: points[number][1] + dy }, NEAR);
    },
    /** A hex in words. */
    told(/** @type {number} */ number) {
      const label = labels[number];
      return [label, words[grounds[number]], names[number]].filter(Boolean).join(" · ");
    },
  };
}

/** @type {import("./kind.js").Turns} of a kind in which nobody moves: a search follows every change */
export const NOBODYS_TURN = Object.freeze({
  waits: () => false,
  how: () => ({}),
  playFound: async () => false,
  playUnsearched: async () => false,
  playHidden: async () => false,
});

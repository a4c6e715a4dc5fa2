/** @type {import("./kind.js").Turns} for a kind without moves: every change is followed by a search */
export const NOBODYS_TURN = Object.freeze({
  waits: () => false,
  how: () => ({}),
  playFound: async () => false,
  playUnsearched: async () => false,
  playHidden: async () => false,
});

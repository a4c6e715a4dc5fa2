// Setting up Kalah by hand: each change makes the text of the pits as they are then. Pure functions, no DOM.

/** @typedef {import("./index.js").KalahPicture} KalahPicture */

/** More seeds than these fit in no pit of the text. */
const MOST = 99;

/** The seeds that a tool leaves in a pit. @type {Readonly<Record<string, (seeds: number) => number>>} */
const AFTER = {
  "+": (seeds) => Math.min(MOST, seeds + 1),
  "-": (seeds) => Math.max(0, seeds - 1),
  0: () => 0,
};

export const TOOLS = [
  { tool: "+", name: "One seed more", sign: "+" },
  { tool: "-", name: "One seed fewer", sign: "−" },
  { tool: "0", name: "No seeds", sign: "0" },
];

/** Whether it is MIN's turn. @param {string} text */
export const isMinsTurn = (text) => /^\s*min\b/i.test(text);

/** @param {readonly number[]} pits  MAX's houses and store, then MIN's @param {boolean} mins */
function written(pits, mins) {
  const half = pits.length / 2;
  const [south, north] = [pits.slice(0, half), pits.slice(half)].map(
    (side) => `${side.slice(0, -1).join(" ")} (${side.at(-1)})`,
  );
  return `${mins ? "min " : ""}${south} / ${north}`;
}

/**
 * The pits of a text that may not be a position yet; null if they cannot be read.
 * @param {string} text @param {KalahPicture} picture of the last position
 * @returns {KalahPicture | null}
 */
export function read(text, picture) {
  const sides = text.split("/").map((side) => (side.match(/\d+/g) ?? []).map(Number));
  if (sides.length !== 2 || sides[0].length !== sides[1].length || sides[0].length < 2) return null;
  return { ...picture, houses: sides[0].length - 1, pits: sides.flat(), mover: isMinsTurn(text) ? "MIN" : "MAX" };
}

/**
 * The text after a tool was used on a pit.
 * @param {string} text @param {KalahPicture} picture @param {number} pit @param {string} tool
 */
export function put(text, picture, pit, tool) {
  const pits = [...(read(text, picture) ?? picture).pits];
  pits[pit] = AFTER[tool](pits[pit]);
  return written(pits, isMinsTurn(text));
}

/** The text with the other side to move. @param {string} text @param {KalahPicture} picture @param {boolean} mins */
export const giveTurn = (text, picture, mins) => written((read(text, picture) ?? picture).pits, mins);

/** One seed in the first house of each side: with less, the game is over. @param {KalahPicture} picture */
export const empty = ({ houses }) =>
  written(
    Array.from({ length: 2 * houses + 2 }, (_, pit) => (pit % (houses + 1) === 0 ? 1 : 0)),
    false,
  );

/** Where a pit stands: its column, from 0 at MIN's store; and whether above. @param {KalahPicture} picture @param {number} pit */
function placeOf({ houses }, pit) {
  const above = pit > houses;
  return { column: above ? 2 * houses + 1 - pit : pit + 1, above };
}

/** The pit in a column; the stores fill both rows. @param {KalahPicture} picture @param {number} column @param {boolean} above */
function pitAt({ houses }, column, above) {
  if (column === 0) return 2 * houses + 1;
  if (column === houses + 1) return houses;
  return above ? 2 * houses + 1 - column : column - 1;
}

/**
 * The pit to which an arrow key leads; null for another key.
 * @param {KalahPicture} picture @param {string} key @param {number} pit
 */
export function steer(picture, key, pit) {
  const { column, above } = placeOf(picture, pit);
  switch (key) {
    case "ArrowLeft":
      return pitAt(picture, Math.max(0, column - 1), above);
    case "ArrowRight":
      return pitAt(picture, Math.min(picture.houses + 1, column + 1), above);
    case "ArrowUp":
      return pitAt(picture, column, true);
    case "ArrowDown":
      return pitAt(picture, column, false);
    default:
      return null;
  }
}

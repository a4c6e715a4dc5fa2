// Sowing in Kalah: which pits a move changes, and in which order. Pure functions, no DOM.

/** @typedef {import("./index.js").KalahPicture} KalahPicture */
/** @typedef {import("../scene.js").Side} Side */

/** Where a side's houses begin. @param {KalahPicture} picture @param {Side} side */
export const firstOf = ({ houses }, side) => (side === "MAX" ? 0 : houses + 1);

/** @param {KalahPicture} picture @param {Side} side */
export const storeOf = (picture, side) => firstOf(picture, side) + picture.houses;

/** The house of a move. @param {KalahPicture} picture @param {string} move */
export const houseOf = (picture, move) => firstOf(picture, picture.mover) + Number(move) - 1;

/**
 * The pits that get a seed each when a house is sown, in order: round the board, past the other side's store.
 * @param {KalahPicture} picture @param {string} move
 */
export function sown(picture, move) {
  const { pits, mover } = picture;
  const skipped = storeOf(picture, mover === "MAX" ? "MIN" : "MAX");
  let pit = houseOf(picture, move);
  return Array.from({ length: pits[pit] }, () => {
    do pit = (pit + 1) % pits.length;
    while (pit === skipped);
    return pit;
  });
}

/**
 * The pits after a house is sown.
 * @param {KalahPicture} picture
 * @param {string} move
 * @returns {KalahPicture}
 */
export function after(picture, move) {
  const { mover, houses } = picture;
  const [first, own] = [firstOf(picture, mover), storeOf(picture, mover)];
  const pits = [...picture.pits];
  const way = sown(picture, move);
  pits[houseOf(picture, move)] = 0;
  for (const pit of way) pits[pit] += 1;
  const last = way[way.length - 1];
  if (last === own) return { ...picture, pits };
  const across = 2 * houses - last;
  if (last >= first && last < own && pits[last] === 1 && pits[across] > 0) {
    pits[own] += pits[across] + 1;
    pits[last] = pits[across] = 0;
  }
  return { ...picture, pits, mover: mover === "MAX" ? "MIN" : "MAX" };
}

/**
 * The pits that a move has changed, in the order of sowing, and then what it captured; null if none of the mover's moves
 * leads from one picture to the other.
 * @param {KalahPicture} before @param {KalahPicture} now @returns {number[] | null}
 */
export function changed(before, now) {
  const moves = Array.from({ length: before.houses }, (_, house) => String(house + 1));
  const made = moves.find((move) => sown(before, move).length > 0 && isSame(after(before, move).pits, now.pits));
  if (made === undefined) return null;
  const differing = before.pits.flatMap((count, pit) => (count === now.pits[pit] ? [] : [pit]));
  // A set keeps the first place of each: what differs besides was captured.
  return [...new Set([houseOf(before, made), ...sown(before, made), ...differing])];
}

/** @param {readonly number[]} one @param {readonly number[]} other */
const isSame = (one, other) => one.length === other.length && one.every((count, pit) => count === other[pit]);

/**
 * Whose turn it is in a position, and what a value is there.
 *
 * @typedef {import("./python/protocol.js").Look} Look
 */

/** Whether more than two play, each for itself. @param {Look | null} look */
export const isForMany = (look) => look !== null && "players" in look.picture;

/**
 * On which side the player to move is, behind its name, as in "O (MIN)"; "" where the name says it
 * already, and where more than two play.
 * @param {Look} look
 */
export function sideNote(look) {
  return look.mover === look.toMove || isForMany(look) ? "" : ` (${look.toMove})`;
}

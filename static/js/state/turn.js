/**
 * Whose turn it is in a position, and what a value is there.
 *
 * @typedef {import("../python/protocol.js").Look} Look
 */

/** Whether more than two play, each for itself. @param {Look | null} look */
export const isForMany = (look) => Boolean(look?.picture && "players" in look.picture);

/**
 * On which side the player to move is, behind its name, as in "O (MIN)"; "" where the name says it
 * already, and where more than two play.
 * @param {Look} look
 */
export function sideNote(look) {
  return look.mover === look.toMove || isForMany(look) ? "" : ` (${look.toMove})`;
}

/** Whether Python is to move. @param {import("./state.js").State} state @param {Look | null} look */
export const isPythonsTurn = ({ python, setup }, look) =>
  look !== null && !look.terminal && !setup && python !== "" && look.toMove === python;

/** Whether it is chance that moves. @param {Look | null} look */
export const isChances = (look) => look !== null && !look.terminal && look.toMove === "CHANCE";

/** Whether the engine plays this game. @param {Look | null} look */
export const isForEngine = (look) => Boolean(look?.engine);

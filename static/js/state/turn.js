/**
 * Whose turn it is in a position.
 *
 * @typedef {import("../python/protocol.js").Look} Look
 */

/** Whether there are more than two players, each playing for itself. @param {Look | null} look */
export const isForMany = (look) => Boolean(look?.picture && "players" in look.picture);

/**
 * The side of the player to move, to write after its name, as in "O (MIN)"; "" if the name already says it, or if
 * there are more than two players.
 * @param {Look} look
 */
export function sideNote(look) {
  return look.mover === look.toMove || isForMany(look) ? "" : ` (${look.toMove})`;
}

/** Whether Python is to move. @param {import("./state.js").State} state @param {Look | null} look */
export const isPythonsTurn = ({ python, setup }, look) =>
  look !== null && !look.terminal && !setup && python !== "" && look.toMove === python;

/** Whether chance is to move. @param {Look | null} look */
export const isChances = (look) => look !== null && !look.terminal && look.toMove === "CHANCE";

/** Whether the engine can play this game. @param {Look | null} look */
export const isForEngine = (look) => Boolean(look?.engine);

/**
 * Whether a search is one that Python has made for a move of this game.
 * @param {import("./state.js").State} state @param {Pick<Look, "position" | "toMove">} root  of its tree
 */
export const isPythonsSearch = ({ python, history, at }, { position, toMove }) =>
  python !== "" && toMove === python && history.slice(0, at).includes(position);

import { hasLesson } from "../../state/lesson-pane.js";

/** Whether two sides play the game: a typed tree has no board to play on. @param {import("../../python/protocol.js").Look} look */
export const isPlayed = ({ picture }) =>
  Boolean(picture && picture.kind !== "tree" && "names" in picture && picture.names);

/**
 * Whether the board is the game, wherever a reader of its last search has been: a lesson and a presenter step through it.
 * @param {import("../../state/state.js").State} state @param {import("../../python/protocol.js").GameLook | null} look
 */
export const isInPlay = (state, look) =>
  state.activity === "play" && state.present === "" && !hasLesson(state) && look !== null && isPlayed(look);

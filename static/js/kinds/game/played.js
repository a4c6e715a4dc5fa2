/** Whether two sides play the game: a typed tree has no board to play on. @param {import("../../python/protocol.js").Look} look */
export const isPlayed = ({ picture }) =>
  Boolean(picture && picture.kind !== "tree" && "names" in picture && picture.names);

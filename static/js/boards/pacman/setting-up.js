// Setting up a maze by hand: each change makes the text of the maze as it is then. Pure functions, no DOM.

/** @typedef {import("./scene.js").PacmanPicture} PacmanPicture */

const ROW = /^[%.oPG1-4_ ]+$/;
/** What stays true of a scene when its maze is changed. */
const COUNT = /^\s*(turn|scared|score|left)\s+[-−]?\d+\s*$/;

/** @param {string} text @returns {{rows: string[], parts: string[]}} the rows of the maze, and what comes after them */
function split(text) {
  const [maze, ...parts] = text.split(";");
  const rows = maze
    .split(/[/\n]/)
    .map((row) => row.trim().replaceAll(" ", "_"))
    .filter((row) => row !== "");
  return { rows, parts };
}

/** The signs of a text, as long as it is a rectangle. @param {string} text */
function signsOf(text) {
  const { rows } = split(text);
  const columns = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== columns || !ROW.test(row))) return null;
  return columns > 0 ? { rows: rows.length, columns, signs: rows.join("") } : null;
}

/** @param {{columns: number, signs: string}} maze @param {readonly string[]} parts */
function written({ columns, signs }, parts) {
  const rows = signs.match(new RegExp(`.{${columns}}`, "g")) ?? [];
  return [rows.join("/"), ...parts.map((part) => part.trim())].join("; ");
}

/**
 * The picture of a text that may not be a position yet; null if it cannot be read.
 * @param {string} text @param {PacmanPicture} picture of the last position
 * @returns {PacmanPicture | null}
 */
export function read(text, picture) {
  const maze = signsOf(text);
  if (!maze) return null;
  const ghosts = [...maze.signs].flatMap((sign, square) => (/[G1-4]/.test(sign) ? [square] : []));
  return {
    ...picture,
    rows: maze.rows,
    columns: maze.columns,
    squares: maze.signs.replace(/[^%.o]/g, "_"),
    pacman: maze.signs.indexOf("P"),
    ghosts,
    scared: 0,
    caught: false,
  };
}

/**
 * The text after something was put on a square; the same again takes it away. There is only one Pac-Man.
 * @param {string} text @param {PacmanPicture} picture @param {number} square @param {string} tool
 */
export function put(text, picture, square, tool) {
  const { parts } = split(text);
  const maze = signsOf(text) ?? { columns: picture.columns, signs: picture.squares };
  const now = maze.signs[square];
  const isGhost = tool === "G" && /[G1-4]/.test(now);
  const cells = [...(tool === "P" ? maze.signs.replace("P", "_") : maze.signs)];
  cells[square] = now === tool || isGhost ? "_" : tool;
  return written(
    { columns: maze.columns, signs: cells.join("") },
    parts.filter((part) => COUNT.test(part)),
  );
}

/** Whether a ghost is to move. @param {string} text */
export const isGhostsTurn = (text) => /;\s*turn\s+[1-4]/.test(text);

/** The text with the first ghost, or Pac-Man, to move. @param {string} text @param {PacmanPicture} _picture @param {boolean} ghosts */
export function giveTurn(text, _picture, ghosts) {
  const [maze, ...parts] = text.split(";");
  const others = parts.filter((part) => !/^\s*turn\b/.test(part)).map((part) => part.trim());
  return [maze.trim(), ...(ghosts ? ["turn 1"] : []), ...others].join("; ");
}

/** A maze of the same size with walls around it, and Pac-Man with one dot. @param {PacmanPicture} picture */
export function empty({ rows, columns }) {
  const isEdge = (/** @type {number} */ square) =>
    square < columns || square >= columns * (rows - 1) || [0, columns - 1].includes(square % columns);
  const signs = Array.from(
    { length: rows * columns },
    (_, square) => /** @type {string} */ (isEdge(square) ? "%" : "_"),
  );
  const inside = signs.indexOf("_");
  if (inside >= 0) signs[inside] = "P";
  if (signs[inside + 1] === "_") signs[inside + 1] = ".";
  return written({ columns, signs: signs.join("") }, []);
}

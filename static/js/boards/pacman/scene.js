// What a scene of Pac-Man is, and how a step changes it. The rules are Python's; this follows legal steps only.

/**
 * @typedef {object} PacmanPicture
 * @property {"pacman"} kind
 * @property {number} rows
 * @property {number} columns
 * @property {string} squares in reading order: "%" a wall, "." food, "o" a capsule, "_" nothing
 * @property {number} pacman  his square
 * @property {readonly number[]} ghosts the square of each ghost; -1 if it was eaten
 * @property {number} turn    whose turn it is: 0 for Pac-Man, then the ghosts by their numbers, from 1
 * @property {number} scared  for how many more rounds the ghosts are scared
 * @property {number} score
 * @property {number} left    rounds
 * @property {boolean} caught whether a ghost has caught Pac-Man
 * @property {import("../scene.js").SideNames} names
 */
/** @typedef {import("../swiping.js").Direction} Direction */

/** Steps to each side, as columns and rows. @type {Readonly<Record<Direction, readonly [number, number]>>} */
const DIRECTIONS = { up: [0, -1], left: [-1, 0], down: [0, 1], right: [1, 0] };

export const OFF_BOARD = -1;
const POINTS = { step: -1, food: 10, ghost: 200, cleared: 500, caught: -500 };
/** For so many rounds ghosts are scared after a capsule. */
const SCARED = 12;

/** @param {string} text @param {number} at @param {string} sign */
const replaced = (text, at, sign) => text.slice(0, at) + sign + text.slice(at + 1);

/** The square that a move leads to. @param {PacmanPicture} picture @param {string} move */
export function squareAfter({ columns, pacman, ghosts, turn }, move) {
  const [right, down] = DIRECTIONS[/** @type {Direction} */ (move)] ?? [0, 0];
  return (turn === 0 ? pacman : ghosts[turn - 1]) + right + down * columns;
}

/** The row and the column of a square, counted from 0. @param {Pick<PacmanPicture, "columns">} size @param {number} square */
export const placeOf = ({ columns }, square) => ({ row: Math.floor(square / columns), column: square % columns });

/** The picture after a legal step of Pac-Man or of a ghost. @param {PacmanPicture} picture @param {string} move */
export function after(picture, move) {
  const square = squareAfter(picture, move);
  const moved = picture.turn === 0 ? step(picture, square) : haunt(picture, square);
  return nextTurn(meet(moved));
}

/** Pac-Man goes to a square and eats what is there, unless a ghost catches him. @param {PacmanPicture} picture @param {number} square @returns {PacmanPicture} */
function step(picture, square) {
  const { squares } = picture;
  const score = picture.score + POINTS.step;
  const there = { ...picture, pacman: square, score };
  if (picture.ghosts.includes(square) && picture.scared === 0) return there;
  const eaten = { ...there, squares: replaced(squares, square, "_") };
  if (squares[square] === "o") return { ...eaten, scared: SCARED };
  if (squares[square] !== ".") return there;
  return { ...eaten, score: score + POINTS.food + (eaten.squares.includes(".") ? 0 : POINTS.cleared) };
}

/** A ghost goes to a square. @param {PacmanPicture} picture @param {number} square @returns {PacmanPicture} */
const haunt = (picture, square) => ({ ...picture, ghosts: picture.ghosts.with(picture.turn - 1, square) });

/** Where a ghost and Pac-Man meet, he is caught, or eats it if it is scared. @param {PacmanPicture} picture @returns {PacmanPicture} */
function meet(picture) {
  const { pacman, ghosts, score } = picture;
  if (!ghosts.includes(pacman)) return picture;
  if (picture.scared === 0) return { ...picture, score: score + POINTS.caught, caught: true };
  const eaten = ghosts.filter((square) => square === pacman).length;
  const left = ghosts.map((square) => (square === pacman ? OFF_BOARD : square));
  return { ...picture, ghosts: left, score: score + POINTS.ghost * eaten };
}

/** The next ghost that is not gone moves; after the last, a new round begins. @param {PacmanPicture} picture @returns {PacmanPicture} */
function nextTurn(picture) {
  const next = picture.ghosts.findIndex((square, ghost) => ghost >= picture.turn && square !== OFF_BOARD);
  if (next >= 0) return { ...picture, turn: next + 1 };
  return { ...picture, turn: 0, scared: Math.max(0, picture.scared - 1), left: picture.left - 1 };
}

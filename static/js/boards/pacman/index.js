// Pac-Man: the maze, which is also swiped over, and a pad of four buttons. While a maze is set up, its squares are
// buttons instead.
import { html, nothing } from "lit";
import { countedPlies } from "../../words/depth.js";
import { worthNote } from "../notes.js";
import { actionRow, frame } from "../scene.js";
import { ghost, pacman, walls } from "./drawing.js";
import { OFF_BOARD, placeOf, squareAfter } from "./scene.js";
import { empty, giveTurn, isGhostsTurn, put, read } from "./setting-up.js";
import { counted } from "../../words/sentence.js";
import { arrowLabel, beginSwipe, swiped } from "../swiping.js";

export { paint } from "./painting.js";
export { after, squareAfter as target } from "./scene.js";

/** @typedef {import("./scene.js").PacmanPicture} PacmanPicture */
/** @typedef {import("../scene.js").SceneProps<PacmanPicture>} Props */
/** @typedef {import("../index.js").Action} Action */

/** @type {"scene"} */
export const kind = "scene";

/** With more columns, the ghosts' numbers need a larger board. */
const MOST_NUMBERED = 9;

/** Chance moves the ghosts, one after the other, as soon as Pac-Man has moved. */
export const chanceWords = {
  button: "Let the ghost move",
  ask: "The ghost moves by chance: let it, or choose its step yourself.",
  describe: (/** @type {string} */ outcome) => `Chance: ${outcome}.`,
  atOnce: true,
};

export const keys = {
  play: "Arrow keys move, on the maze or the buttons below it. On a touch screen, swipe over the maze.",
  setup: "Arrow keys move over the squares, Enter uses the chosen tool; %, ., o, P and G set a square.",
};

/** @param {PacmanPicture} picture @param {number} square */
function placeWords(picture, square) {
  const { row, column } = placeOf(picture, square);
  return `row ${row + 1}, column ${column + 1}`;
}

/** How many squares have a sign. @param {PacmanPicture} picture @param {string} sign */
const countOf = ({ squares }, sign) => squares.split(sign).length - 1;

/** The scene in words. @param {PacmanPicture} picture */
export function sentence(picture) {
  const { ghosts, scared, left, score } = picture;
  const places = ghosts.map((square, number) =>
    square === OFF_BOARD ? `Ghost ${number + 1} was eaten.` : `Ghost ${number + 1}: ${placeWords(picture, square)}.`,
  );
  const rest = `${counted(countOf(picture, "."), "dot")} and ${counted(countOf(picture, "o"), "capsule")} left.`;
  const fear = scared > 0 ? [`The ghosts are scared for ${counted(scared, "more round")}.`] : [];
  const points = `${counted(score, "point").replace("-", "−")}, ${counted(left, "round")} left.`;
  return [`Pac-Man: ${placeWords(picture, picture.pacman)}.`, ...places, rest, ...fear, points].join(" ");
}

/** What a round is, in which the depth of a search is counted. @param {PacmanPicture} picture */
export function roundWords({ ghosts }) {
  const left = ghosts.filter((square) => square !== OFF_BOARD).length;
  if (left === 0) return "No ghost is left: a round is 1 ply.";
  return `A round is ${countedPlies(1 + left)}: one by Pac-Man and one by ${left === 1 ? "the ghost" : "each ghost"}.`;
}

/** What lies on a square, in words. @param {PacmanPicture} picture @param {number} square */
export function squareWords(picture, square) {
  const lying = { "%": "a wall", ".": "a dot", o: "a capsule" }[picture.squares[square]] ?? "open";
  const who = picture.pacman === square ? "Pac-Man" : picture.ghosts.includes(square) ? "a ghost" : "";
  return `${placeWords(picture, square)}: ${who || lying}`;
}

/** Which way somebody looks: as he went from his place in `base`; to the right if he did not. @param {PacmanPicture} picture @param {PacmanPicture} base */
function facing(picture, base) {
  const [now, before] = [placeOf(picture, picture.pacman), placeOf(base, base.pacman)];
  if (now.row !== before.row) return now.row < before.row ? "up" : "down";
  return now.column < before.column ? "left" : "right";
}

/** @param {PacmanPicture} picture @param {number} square */
function at(picture, square) {
  const { row, column } = placeOf(picture, square);
  return `--x: ${column}; --y: ${row}`;
}

/** What can be eaten. @param {PacmanPicture} picture */
const food = (picture) =>
  [...picture.squares].map((sign, square) =>
    sign === "." || sign === "o"
      ? html`<i class=${sign === "o" ? "capsule" : "dot"} .style=${at(picture, square)}></i>`
      : nothing,
  );

/** Pac-Man and the ghosts; a ghost that was eaten fades where he stands. @param {PacmanPicture} picture @param {PacmanPicture} base */
function players(picture, base) {
  const { ghosts, scared, caught } = picture;
  const him =
    picture.pacman < 0
      ? nothing
      : html`<span class="who-is pac ${facing(picture, base)} ${caught ? "caught" : ""}"
    .style=${at(picture, picture.pacman)}>${pacman()}</span>`;
  return html`${him}${ghosts.map(
    (
      square,
      number,
    ) => html`<span class="who-is ghost ${scared > 0 ? "scared" : ""} ${square === OFF_BOARD ? "gone" : ""}"
      .style=${at(picture, square === OFF_BOARD ? picture.pacman : square)}>${ghost(number + 1)}</span>`,
  )}`;
}

/**
 * Where each step would lead whoever is to move, faint, to be seen while its button is pointed at.
 * @param {Props} props
 */
function previews({ picture, open, actions }) {
  if (!open) return nothing;
  const drawing = picture.turn === 0 ? pacman() : ghost(picture.turn);
  const who = picture.turn === 0 ? "pac" : "ghost";
  return actions.map(
    ({ id }) =>
      html`<span class="who-is next ${who} ${id}" .style=${at(picture, squareAfter(picture, id))}>${drawing}</span>`,
  );
}

/** What Python's moves were worth, on the squares to which they led. @param {Props} props */
const worths = (props) =>
  Object.keys(props.worths ?? {}).map(
    (square) =>
      html`<span class="valued" .style=${at(props.picture, Number(square))}>${worthNote(props, Number(square))}</span>`,
  );

/** The squares as buttons, while the maze is set up. @param {Props} props */
function editors(props) {
  const { picture } = props;
  return [...picture.squares].map(
    (_, square) => html`<button type="button" class="square" data-index=${square} .style=${at(picture, square)}
      tabindex=${square === props.focusIndex ? 0 : -1} @click=${() => props.onEdit(square)}
      ><span class="hidden-text">${squareWords(picture, square)}</span></button>`,
  );
}

/** @param {Props} props */
export function view(props) {
  const { picture, base, setup } = props;
  const swipe = swiped(props);
  const points = `${picture.score}`.replace("-", "−");
  return frame(
    props,
    `pacman ${setup ? "set-up" : ""}`,
    "Maze of Pac-Man",
    sentence(picture),
    html`<div class="maze ${picture.columns > MOST_NUMBERED ? "fine" : ""}" .style="--columns: ${picture.columns}; --rows: ${picture.rows}"
        @pointerdown=${setup ? null : beginSwipe} @pointermove=${setup ? null : swipe} @pointerup=${setup ? null : swipe}
      >${walls(picture)}<div class="things" aria-hidden="true">${food(picture)}${players(picture, base)}${setup ? nothing : previews(props)}${worths(props)}</div
      >${setup ? editors(props) : nothing}</div>
      <p class="count" aria-hidden="true"><span><b>${points}</b> ${picture.score === 1 ? "point" : "points"}</span
        >${picture.scared > 0 ? html`<span>scared: ${picture.scared}</span>` : nothing}<span>${counted(picture.left, "round")} left</span></p>
      ${
        setup
          ? nothing
          : html`<div class="pad">${actionRow(props, arrowLabel)}</div>
      <p class="how" aria-hidden="true">Arrow keys or a swipe over the maze move too.</p>
      <p class="how">${roundWords(picture)}</p>`
      }`,
  );
}

/** The squares, while a maze is set up. @param {PacmanPicture} picture @param {boolean} setup */
export const squares = ({ columns, rows }, setup) => (setup ? { columns, rows } : null);

/** @type {import("../index.js").Editing} */
export const editing = {
  tools: [
    { tool: "%", name: "Wall", sign: "%" },
    { tool: ".", name: "Dot", sign: "•" },
    { tool: "o", name: "Capsule", sign: "⬤" },
    { tool: "P", name: "Pac-Man", sign: "P" },
    { tool: "G", name: "Ghost", sign: "G" },
    { tool: "_", name: "Nothing", sign: "_" },
  ],
  turn: { name: "Ghost 1 to move", isOn: isGhostsTurn, give: giveTurn },
  read,
  put,
  empty,
};

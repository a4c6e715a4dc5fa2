// Pig: how near both scores are to the goal, the points of this turn, and the die.
import { html, nothing, svg } from "lit";
import { colourOf, outline, write } from "./canvas.js";
import { SIGNS, actionRow, frame, sideName } from "./scene.js";

/** @typedef {import("./scene.js").Side} Side */
/**
 * @typedef {object} PigPicture
 * @property {"pig"} kind
 * @property {number} goal
 * @property {readonly number[]} scores MAX's and MIN's
 * @property {Side} player   whose turn it is, the die in the air or not
 * @property {number} turn   points of this turn, not yet in the score
 * @property {boolean} rolling whether the die is in the air
 * @property {number} faces  of the die
 * @property {number} left   how many more times it may be thrown
 * @property {import("./scene.js").SideNames} names
 */

/** @type {readonly Side[]} */
const SIDES = ["MAX", "MIN"];
/** Where the pips of each face are, in a box from -1 to 1. @type {readonly (readonly [number, number])[][]} */
const PIPS = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/**
 * The position in words.
 * @param {PigPicture} picture
 */
export function sentence(picture) {
  const { goal, scores, player, turn, rolling, left, names } = picture;
  const standing = SIDES.map((side, index) => `${names[side]} has ${scores[index]} of ${goal}.`);
  if (isOver(picture)) return standing.join(" ");
  const points = `${turn} ${turn === 1 ? "point" : "points"}`;
  const now = `${names[player]} has ${points} in this turn${rolling ? ", and the die is in the air" : ""}.`;
  return [...standing, now, `${rollsLeft(left)}.`].join(" ");
}

/** @param {PigPicture} picture */
const isOver = ({ goal, scores, rolling, left }) => scores.some((score) => score >= goal) || (left === 0 && !rolling);

/** How many more times the die may be thrown, in words. @param {number} left */
const rollsLeft = (left) => `${left} ${left === 1 ? "roll" : "rolls"} left`;

/**
 * How far a score is, and how far it would be with the points of the turn, as shares of the goal.
 * @param {number} score
 * @param {number} turn
 * @param {number} goal
 */
export function reach(score, turn, goal) {
  const kept = Math.min(1, score / goal);
  return { kept, risked: Math.min(1, (score + turn) / goal) - kept };
}

/**
 * A die that shows a face, or 0 if its face is not known.
 * @param {number} face
 * @param {string} [style]
 */
function die(face, style = "") {
  return html`<svg class="die ${style}" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false"
    ><rect x="-44" y="-44" width="88" height="88" rx="16" />${
      face === 0
        ? svg`<text y="19">?</text>`
        : (PIPS[face] ?? []).map(([x, y]) => svg`<circle cx=${24 * x} cy=${24 * y} r="9" />`)
    }</svg>`;
}

/**
 * @param {PigPicture} picture
 * @param {Side} side
 * @param {number} index of the side
 */
function lane({ goal, scores, player, turn, names }, side, index) {
  const isMoving = side === player;
  const { kept, risked } = reach(scores[index], isMoving ? turn : 0, goal);
  return html`${sideName(names, side)}<span class="trough ${side.toLowerCase()}"
      ><span class="kept" .style="inline-size: ${100 * kept}%"></span
      ><span class="risked" .style="inline-size: ${100 * risked}%"></span></span
    ><span class="points">${scores[index]}${
      isMoving && turn > 0 ? html`<span class="plus">+${turn}</span>` : nothing
    }</span>`;
}

/**
 * The points of this turn so far, and the die. If its faces are shown as buttons, no other die is drawn.
 * @param {PigPicture} picture
 * @param {boolean} offered
 * @param {number} face that has just come up, 0 for none
 */
function turnOf(picture, offered, face) {
  if (isOver(picture)) return html`<div class="turn">${face > 0 ? die(face, "fallen") : nothing}</div>`;
  const { player, turn, rolling, left, names } = picture;
  return html`<div class="turn ${offered ? "offered" : ""}">
    ${offered ? nothing : die(face, rolling ? "in-air" : face > 0 ? "fallen" : "resting")}
    <span>${sideName(names, player)}${offered ? " rolls. " : html`<br />`}<b>${turn}</b> this turn${
      offered ? nothing : html`<br /><span class="left">${rollsLeft(left)}</span>`
    }</span>
  </div>`;
}

/** @type {"scene"} */
export const kind = "scene";

/** Why a side moves again. */
export const again = "a turn goes on until a hold or a 1";

/** @type {import("./chance-words.js").ChanceWords} */
export const chanceWords = {
  button: "Roll the die",
  ask: "Roll the die, or pick a face.",
  describe: (face) => `The die shows ${face}${face === "1" ? ": the points of this turn are lost" : ""}.`,
};

/** @param {import("./scene.js").SceneProps<PigPicture>} props */
export function view(props) {
  const { picture } = props;
  const offered = picture.rolling && !props.away;
  return frame(
    props,
    "pig",
    "Pig",
    sentence(picture),
    html`
    <div class="drawn" aria-hidden="true">
      <div class="lanes">
        ${SIDES.map((side, index) => lane(picture, side, index))}
        <span></span><span class="goal"><span>0</span><span>goal ${picture.goal}</span></span><span></span>
      </div>
      ${turnOf(picture, offered, Number(props.drawn?.id ?? 0))}
    </div>
    ${actionRow(props, ({ id }) => (id in PIPS && id !== "0" ? die(Number(id)) : undefined))}`,
  );
}

/**
 * The other side's turn, with the points of this one kept; if they are 0, the scores do not change.
 * @param {PigPicture} picture @param {number} points
 */
const kept = ({ scores, player }, points) => SIDES.map((side, index) => scores[index] + (side === player ? points : 0));

/** Rolling and holding lead to no place on the board; the reader's own values stand on the buttons. */
export const target = () => -1;

/**
 * The position after a roll has begun, a face has come up, or the points were kept.
 * @param {PigPicture} picture
 * @param {string} move
 * @returns {PigPicture}
 */
export function after(picture, move) {
  const { player, turn, goal, left } = picture;
  const passed = { player: player === "MAX" ? SIDES[1] : SIDES[0], turn: 0, rolling: false };
  if (move === "roll") return { ...picture, rolling: true, left: left - 1 };
  if (move === "hold") return { ...picture, ...passed, scores: kept(picture, turn) };
  if (move === "1") return { ...picture, ...passed };
  const points = turn + Number(move);
  const scores = kept(picture, points);
  if (scores[SIDES.indexOf(player)] >= goal) return { ...picture, scores, turn: 0, rolling: false };
  return { ...picture, turn: points, rolling: false };
}

/**
 * Paints both scores with their bars, and below them whose turn it is and its points so far.
 * @param {import("./canvas.js").Pen} pen
 * @param {PigPicture} picture
 * @param {PigPicture} _base
 * @param {number} x @param {number} y @param {number} size
 * @param {import("./canvas.js").Theme} theme
 */
export function paint(pen, picture, _base, x, y, size, theme) {
  const { scores, goal, player, turn, rolling } = picture;
  const line = size / 3;
  const font = size * 0.23;
  const digits = String(Math.max(goal, ...scores)).length;
  const left = x + size * (0.26 + 0.14 * digits);
  const [width, height] = [x + size - left, line * 0.42];
  SIDES.forEach((side, index) => {
    const middle = y + (index + 0.5) * line;
    const colour = colourOf(theme, side);
    const { kept: sure, risked } = reach(scores[index], side === player ? turn : 0, goal);
    write(pen, theme, `${SIGNS[side]}${scores[index]}`, x, middle, font, { colour, align: "left" });
    pen.fillStyle = colour;
    pen.fillRect(left, middle - height / 2, width * sure, height);
    // Points that are not kept yet are half as high.
    pen.fillRect(left + width * sure, middle - height / 4, width * risked, height / 2);
    outline(pen, () => pen.rect(left, middle - height / 2, width, height), { stroke: theme.colour.control, width: 1 });
  });
  if (isOver(picture)) return;
  const middle = y + 2.5 * line;
  write(pen, theme, `${SIGNS[player]}+${turn}`, rolling ? x : x + size / 2, middle, font, {
    colour: colourOf(theme, player),
    align: rolling ? "left" : "center",
  });
  if (!rolling) return;
  const side = line * 0.86;
  const corner = x + size - side;
  outline(pen, () => pen.rect(corner, middle - side / 2, side, side), {
    stroke: theme.colour.now,
    fill: theme.colour["now-soft"],
    width: Math.max(1, size * 0.02),
  });
  write(pen, theme, "?", corner + side / 2, middle, font);
}

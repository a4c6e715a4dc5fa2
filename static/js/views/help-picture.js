// The picture of the screen in the help, with a number on each part, and what these are.
import { html, svg } from "lit";

/** Where the number of each part stands in the picture, and what the part is. */
const PARTS = Object.freeze(
  /** @type {const} */ ([
    [20, 13, "What to do: play, watch a search, solve a problem, run your own program, learn, practise"],
    [
      212,
      13,
      "What is searched, and by which search: each opens a gallery. Options has the depth and the order of moves",
    ],
    [28, 52, "The tree: what the search has looked at so far. Press a node to go to its step"],
    [258, 52, "The panel: the cuts and their reasons, the Python that runs, its variables, the work, the position"],
    [18, 184, "What happens at this step, in a sentence"],
    [150, 206, "The steps: back, watch, forward, and how far one goes. The slider goes to any step"],
  ]),
);

/** The children of the root: where each stands, and its leaves. */
const CHILDREN = [60, 118, 176];
const LEAVES = [-18, 0, 18];

const node = (/** @type {number} */ x, /** @type {number} */ y, /** @type {1 | -1} */ up) =>
  svg`<path class=${up === 1 ? "max" : "min"} d="M${x - 9} ${y + 7 * up}h18l-9 ${-15 * up}z" />`;

const child = (/** @type {number} */ x, /** @type {number} */ at) => svg`
  <path class="edge" d="M118 56 ${x} 92" />
  ${LEAVES.map(
    (beside, place) => svg`<path class="edge ${at === 1 && place > 0 ? "cut" : ""}" d="M${x} 104 ${x + beside} 136" />
    <rect class="leaf ${at === 1 && place > 0 ? "cut" : ""}" x=${x + beside - 6} y="136" width="12" height="12" rx="2" />`,
  )}
  ${node(x, 98, -1)}`;

const bar = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ width, kind = "") =>
  svg`<rect class="chip ${kind}" x=${x} y=${y} width=${width} height="7" rx="3.500" />`;

export const helpPicture = html`
  <figure>
    <svg class="screen" viewBox="0 0 360 222" role="img" aria-label="The page, with a number on each of its parts">
      <rect class="page" x="0.500" y="0.500" width="359" height="221" rx="6" />
      <path class="line" d="M0 26.500h360M240.500 26v144M0 170.500h360" />
      ${bar(34, 10, 28)}${bar(68, 10, 32, "on")}${bar(106, 10, 40)}${bar(152, 10, 34)}
      <rect class="box" x="226" y="5" width="62" height="16" rx="3" /><rect class="box" x="294" y="5" width="56" height="16" rx="3" />
      ${CHILDREN.map(child)}${node(118, 52, 1)}
      ${bar(274, 42, 20)}${bar(300, 42, 20, "on")}${bar(326, 42, 20)}
      ${[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => svg`<rect class="box" x=${276 + 24 * column} y=${70 + 24 * row} width="24" height="24" />`))}
      <path class="x" d="m281 75 14 14m0-14-14 14" /><circle class="o" cx="312" cy="106" r="8" />
      ${bar(34, 180, 190)}
      <path class="sign" d="m26 201-9 6 9 6zM44 201l11 6-11 6zM73 201l9 6-9 6z" />
      ${bar(168, 203, 176)}<circle class="knob" cx="232" cy="206.500" r="6" />
      ${PARTS.map(([x, y], at) => svg`<circle class="number" cx=${x} cy=${y} r="10" /><text x=${x} y=${y + 4.8}>${at + 1}</text>`)}
    </svg>
    <ol>${PARTS.map(([, , text]) => html`<li>${text}</li>`)}</ol>
  </figure>
`;

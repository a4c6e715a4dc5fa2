// The two-coin game: each side picks a coin and tosses it. The coins are columns and the sides are rows; a tossed
// coin is where they meet.
import { html, nothing } from "lit";
import { circle, colourOf, outline, write } from "./canvas.js";
import { fractionText } from "../words/fraction.js";
import { worthNote } from "./notes.js";
import { SIGNS, actionRow, frame, sideName } from "./scene.js";

/** @typedef {import("./scene.js").Side} Side */
/** @typedef {"H" | "T"} Face */
/**
 * `chosen` and `faces` are MAX's and MIN's.
 * @typedef {object} CoinsPicture
 * @property {"coins"} kind
 * @property {readonly {name: string, heads: number}[]} coins
 * @property {readonly (number | null)[]} chosen
 * @property {readonly (Face | null)[]} faces
 * @property {number} prize
 * @property {import("./scene.js").SideNames} names
 */

const FACES = { H: "heads", T: "tails" };
/** @type {readonly Side[]} */
const SIDES = ["MAX", "MIN"];

/**
 * The position in words.
 * @param {CoinsPicture} picture
 */
export function sentence({ coins, chosen, faces, names, prize }) {
  const chances = coins.map(({ name, heads }) => `coin ${name} shows heads with probability ${fractionText(heads)}`);
  const picks = SIDES.map((side, index) => {
    const coin = chosen[index];
    const face = faces[index];
    if (coin === null) return `${names[side]} has not picked a coin`;
    return `${names[side]} has picked ${coins[coin].name}${face === null ? ", not tossed yet" : `, which shows ${FACES[face]}`}`;
  });
  const stakes = `different faces: ${names.MAX} wins ${prize}; the same: ${names.MIN} wins ${prize}`;
  return [...chances, ...picks, stakes].map((part) => `${part[0].toUpperCase()}${part.slice(1)}.`).join(" ");
}

/**
 * A coin that a side has picked: in the air, or with the face that it shows.
 * @param {Face | null} face
 */
const tossed = (face) => html`<span class="coin ${face === null ? "in-air" : face === "H" ? "heads" : "tails"}"
  >${face ?? "?"}</span>`;

/**
 * A coin's probability of heads, as a bar that is filled that far.
 * @param {{name: string, heads: number}} coin
 */
const header = ({ name, heads }) => html`<div class="header">
  <span class="coin name">${name}</span>
  <span class="odds"><b>H</b> ${fractionText(heads)}</span>
  <span class="trough"><span class="fill" .style="inline-size: ${100 * heads}%"></span></span>
</div>`;

/**
 * @param {import("./scene.js").SceneProps<CoinsPicture>} props
 * @param {Side} side
 * @param {number} index of the side
 */
function row(props, side, index) {
  const { coins, chosen, faces, names } = props.picture;
  const picks = coins.map(
    (_, coin) => html`<div class="slot"
    >${chosen[index] === coin ? tossed(faces[index]) : nothing}${worthNote(props, index * coins.length + coin)}</div>`,
  );
  return html`${sideName(names, side)}${picks}`;
}

/** @type {"scene"} */
export const kind = "scene";

/** @type {import("./chance-words.js").ChanceWords} */
export const chanceWords = {
  button: "Toss the coin",
  ask: "Toss the coin, or pick a face.",
  describe: (face) => `The coin shows ${face}.`,
};

/** @param {import("./scene.js").SceneProps<CoinsPicture>} props */
export function view(props) {
  const { picture } = props;
  return frame(
    props,
    "coins",
    "The two-coin game",
    sentence(picture),
    html`
    <div class="table" aria-hidden="true" .style="--coins: ${picture.coins.length}">
      <span></span>${picture.coins.map(header)}
      ${SIDES.map((side, index) => row(props, side, index))}
    </div>
    <p class="stakes" aria-hidden="true"><span>different: <b class="max">${SIGNS.MAX} +${picture.prize}</b></span
      ><span>same: <b class="min">${SIGNS.MIN} +${picture.prize}</b></span></p>
    ${actionRow(props)}`,
  );
}

/** The place of a side's pick in the table. @param {CoinsPicture} picture @param {string} move */
export function target({ coins, chosen }, move) {
  const coin = coins.findIndex(({ name }) => name === move);
  return coin < 0 ? -1 : chosen.indexOf(null) * coins.length + coin;
}

/**
 * The position after a coin was picked, or has landed.
 * @param {CoinsPicture} picture
 * @param {string} move
 * @returns {CoinsPicture}
 */
export function after(picture, move) {
  const { coins, chosen, faces } = picture;
  const coin = coins.findIndex(({ name }) => name === move);
  /** @template T @param {readonly (T | null)[]} list @param {T} value */
  const filled = (list, value) => list.map((old, index) => (index === list.indexOf(null) ? value : old));
  if (coin >= 0) return { ...picture, chosen: filled(chosen, coin) };
  return { ...picture, faces: filled(faces, move === "heads" ? "H" : "T") };
}

/**
 * Paints a coin for each side: on it the face that it shows, under it which coin was picked.
 * @param {import("./canvas.js").Pen} pen
 * @param {CoinsPicture} picture
 * @param {CoinsPicture} _base
 * @param {number} x @param {number} y @param {number} size
 * @param {import("./canvas.js").Theme} theme
 */
export function paint(pen, { coins, chosen, faces }, _base, x, y, size, theme) {
  const font = size * 0.24;
  SIDES.forEach((side, index) => {
    const coin = chosen[index];
    const face = faces[index];
    const [middle, top] = [x + size * (0.25 + index / 2), y + size * 0.38];
    const fill = face === "H" ? theme.colour["now-soft"] : face === "T" ? theme.colour.raised : undefined;
    const stroke = coin === null ? theme.colour.ghost : colourOf(theme, side);
    outline(pen, () => circle(pen, middle, top, size * 0.22), {
      stroke,
      fill,
      width: Math.max(1.2, size * 0.025),
      dash: face === null ? size * 0.05 : 0,
    });
    write(pen, theme, face ?? (coin === null ? "" : "?"), middle, top, font);
    write(pen, theme, `${SIGNS[side]}${coin === null ? "" : coins[coin].name}`, middle, y + size * 0.82, font, {
      colour: stroke,
    });
  });
}

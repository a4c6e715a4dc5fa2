// The two-coin game: each side picks a coin and tosses it. The coins are columns and the sides are
// rows; the tossed coin lies where they meet.
import { html, nothing } from "lit";
import { fractionText } from "./fraction.js";
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
 * A coin's probability of heads, as the part of a bar.
 * @param {{name: string, heads: number}} coin
 */
const header = ({ name, heads }) => html`<div class="header">
  <span class="coin name">${name}</span>
  <span class="odds"><b>H</b> ${fractionText(heads)}</span>
  <span class="trough"><span class="fill" style="inline-size: ${100 * heads}%"></span></span>
</div>`;

/**
 * @param {CoinsPicture} picture
 * @param {Side} side
 * @param {number} index of the side
 */
function row({ coins, chosen, faces, names }, side, index) {
  const picks = coins.map((_, coin) => html`<div class="slot"
    >${chosen[index] === coin ? tossed(faces[index]) : nothing}</div>`);
  return html`${sideName(names, side)}${picks}`;
}

/** @type {"scene"} */
export const kind = "scene";

/** @param {import("./scene.js").SceneProps<CoinsPicture>} props */
export function view(props) {
  const { picture } = props;
  return frame(props, "coins", "The two-coin game", sentence(picture), html`
    <div class="table" aria-hidden="true" style="--coins: ${picture.coins.length}">
      <span></span>${picture.coins.map(header)}
      ${SIDES.map((side, index) => row(picture, side, index))}
    </div>
    <p class="stakes" aria-hidden="true"><span>different: <b class="max">${SIGNS.MAX} +${picture.prize}</b></span
      ><span>same: <b class="min">${SIGNS.MIN} +${picture.prize}</b></span></p>
    ${actionRow(props)}`);
}

// Kalah: two rows of houses and a store at each end. Each house of the side to move is the button of a move.
// While a position is set up, every pit is a button instead.
import { html } from "lit";
import { SMALLEST, circle, colourOf, outline, write } from "../canvas.js";
import { worthNote } from "../notes.js";
import { actionButton, frame, sideName } from "../scene.js";
import { TOOLS, empty, giveTurn, isMinsTurn, put, read, steer } from "./setting-up.js";
import { changed, firstOf, storeOf } from "./sowing.js";

export { after, houseOf as target } from "./sowing.js";

/** @typedef {import("../index.js").Action} Action */
/** @typedef {import("../scene.js").Side} Side */
/** @typedef {import("../scene.js").SceneProps<KalahPicture>} Props */
/**
 * @typedef {object} KalahPicture
 * @property {"kalah"} kind
 * @property {number} houses on each side
 * @property {readonly number[]} pits  MAX's houses and store, then MIN's, in the order of sowing
 * @property {Side} mover
 * @property {import("../scene.js").SideNames} names
 */

/** Why a side moves again. */
export const again = "the last seed fell into the store";

/** More seeds than these are not drawn, but only counted. */
const MOST_DRAWN = 12;

/**
 * The position in words.
 * @param {KalahPicture} picture
 */
export function sentence(picture) {
  const sides = /** @type {const} */ (["MAX", "MIN"]).map((side) => {
    const first = firstOf(picture, side);
    const houses = picture.pits.slice(first, first + picture.houses).join(", ");
    return `${picture.names[side]}: houses ${houses}; store ${picture.pits[first + picture.houses]}.`;
  });
  return sides.join(" ");
}

/** The seeds of a pit, and their number. @param {number} count @param {number} before  on the board */
function seeds(count, before) {
  const drawn = Array.from({ length: Math.min(count, MOST_DRAWN) }, () => html`<i class="seed"></i>`);
  const changed = count === before ? "" : count > before ? "more" : "fewer";
  return html`<span class="seeds" aria-hidden="true">${drawn}</span
    ><span class="number ${changed}" aria-hidden="true">${count}</span>`;
}

const seedWords = (/** @type {number} */ count) => `${count} ${count === 1 ? "seed" : "seeds"}`;

/**
 * A pit that is no move: a hollow, or a button while a position is set up.
 * @param {Props} props @param {number} pit @param {string} name @param {unknown} drawing
 */
function pitOf(props, pit, name, drawing) {
  if (!props.setup) return html`<span class="pit">${drawing}</span>`;
  return html`<button type="button" class="pit" data-index=${pit} tabindex=${pit === props.focusIndex ? 0 : -1}
    @click=${() => props.onEdit(pit)}
    ><span class="hidden-text">${name}: ${seedWords(props.picture.pits[pit])}</span>${drawing}</button>`;
}

/** One house, as a button if it can be sown now. @param {Props} props @param {Side} side @param {number} house from 0 */
function houseOf(props, side, house) {
  const pit = firstOf(props.picture, side) + house;
  const drawing = seeds(props.picture.pits[pit], props.base.pits[pit]);
  const action =
    props.away || props.setup || side !== props.toMove
      ? undefined
      : props.actions.find(({ id }) => id === `${house + 1}`);
  const count = props.picture.pits[pit];
  const content = action
    ? actionButton(props, action, drawing, `${action.name}, ${seedWords(count)}`)
    : pitOf(props, pit, `${props.picture.names[side]}, house ${house + 1}`, drawing);
  return html`<div class="house ${side.toLowerCase()}"><div class="hold" data-place=${pit}>${content}${worthNote(props, pit)}</div><span class="label" aria-hidden="true">${house + 1}</span></div>`;
}

/** @param {Props} props @param {Side} side */
function store(props, side) {
  const { picture, base } = props;
  const pit = storeOf(picture, side);
  const drawing = seeds(picture.pits[pit], base.pits[pit]);
  const content = pitOf(props, pit, `${picture.names[side]}, store`, drawing);
  return html`<div class="store ${side.toLowerCase()}">${sideName(picture.names, side)}<div class="hold" data-place=${pit}>${content}</div></div>`;
}

/**
 * The pits that a move has changed, in the order of sowing; null if no move leads from one picture to the other.
 * @param {KalahPicture} before @param {KalahPicture} now
 * @returns {import("../moving/changing.js").Changes | null}
 */
export function changes(before, now) {
  const drawn = (/** @type {number} */ place) => seeds(before.pits[place], before.pits[place]);
  return changed(before, now)?.map((place) => ({ place, drawing: drawn(place) })) ?? null;
}

/** @type {"scene"} */
export const kind = "scene";

/** @param {Props} props */
export function view(props) {
  const { picture } = props;
  const places = Array.from({ length: picture.houses }, (_, house) => house);
  // Sowing goes round the board against the clock: MIN's first house is at the top right.
  const north = places.toReversed().map((house) => houseOf(props, "MIN", house));
  const south = places.map((house) => houseOf(props, "MAX", house));
  return frame(
    props,
    "kalah",
    "Board of Kalah",
    sentence(picture),
    html`<div class="pits" .style="--houses: ${picture.houses}">
      ${store(props, "MIN")}
      <div class="houses">${north}${south}</div>
      ${store(props, "MAX")}
    </div>`,
  );
}

export const keys = {
  play: "Arrow keys move, Enter plays, the number of a house plays it directly.",
  setup: "Arrow keys move over the pits, Enter uses the chosen tool; + and − add and take a seed, 0 takes all.",
};

/** The pits, while a position is set up. @param {KalahPicture} picture @param {boolean} setup */
export const squares = (picture, setup) =>
  setup
    ? {
        columns: picture.pits.length,
        rows: 1,
        next: (/** @type {string} */ key, /** @type {number} */ pit) => steer(picture, key, pit),
      }
    : null;

/** @type {import("../index.js").Editing} */
export const editing = {
  tools: TOOLS,
  places: "pits",
  turn: { name: "North to move", isOn: isMinsTurn, give: giveTurn },
  read,
  put,
  empty,
};

/** A circle of a pit with as many seeds, or more, fills its place. */
const FULL = 8;

/**
 * Paints the pits as numbers, or as circles where these could not be read: MIN's store, the two rows, MAX's store.
 * So the houses have the whole width.
 * @param {import("../canvas.js").Pen} pen
 * @param {KalahPicture} picture
 * @param {KalahPicture} base of the root
 * @param {number} x @param {number} y @param {number} size
 * @param {import("../canvas.js").Theme} theme
 */
export function paint(pen, picture, base, x, y, size, theme) {
  const { houses, pits } = picture;
  const side = size / houses;
  const height = Math.min(side * 1.2, size / 4);
  const text = Math.min(side * 0.75, height * 0.8);
  /** @param {number} column @param {number} line  from the top @returns {[left: number, top: number]} the middle of a place */
  const middle = (column, line) => [x + (column + 0.5) * side, y + size / 2 + (line - 1.5) * height];
  /** @param {number} pit @param {number} column @param {number} line */
  const fill = (pit, column, line) => {
    const [left, top] = middle(column, line);
    const weight = pits[pit] === base.pits[pit] ? 400 : 700;
    if (text >= SMALLEST) write(pen, theme, String(pits[pit]), left, top, text, { weight });
    else if (pits[pit] > 0) {
      const share = Math.sqrt(Math.min(pits[pit], FULL) / FULL);
      pen.beginPath();
      circle(pen, left, top, 0.4 * Math.min(side, height) * share);
      pen.fillStyle = theme.colour.ink;
      pen.fill();
    }
  };
  for (const [who, column, line] of /** @type {const} */ ([
    ["MIN", 0, 0],
    ["MAX", houses - 1, 3],
  ])) {
    const [left, top] = middle(column, line);
    const trace = () => pen.rect(left - 0.42 * side, top - 0.46 * height, 0.84 * side, 0.92 * height);
    outline(pen, trace, { stroke: colourOf(theme, who), width: Math.max(0.75, side * 0.08) });
    fill(storeOf(picture, who), column, line);
  }
  for (let house = 0; house < houses; house += 1) {
    fill(firstOf(picture, "MIN") + house, houses - 1 - house, 1);
    fill(firstOf(picture, "MAX") + house, house, 2);
  }
}

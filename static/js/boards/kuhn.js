// Kuhn poker: a card for each side, the chips in the pot, and the betting so far.
import { html, nothing, svg } from "lit";
import { colourOf, outline, write } from "./canvas.js";
import { SIGNS, actionRow, frame, revealSwitch, sideName } from "./scene.js";

/** @typedef {import("./scene.js").Side} Side */
/** @typedef {"J" | "Q" | "K"} Card */
/**
 * @typedef {object} KuhnPicture
 * @property {"kuhn"} kind
 * @property {readonly (Card | null)[]} cards MAX's and MIN's; null before they are dealt
 * @property {string} history "p" for a pass and "b" for a bet, in turn, MAX first
 * @property {readonly number[]} pot chips of MAX and of MIN
 * @property {import("./scene.js").SideNames} names
 */

/** @type {readonly Side[]} */
const SIDES = ["MAX", "MIN"];
const CARDS = { J: "jack", Q: "queen", K: "king" };
/** The betting is over after these. */
const ENDS = ["pp", "bb", "bp", "pbb", "pbp"];

/**
 * Which cards are face up: a person who plays against Python sees their own card; otherwise the side to move sees its
 * own. All cards are face up at the end or on request, and none before both are dealt.
 * @param {KuhnPicture} picture
 * @param {boolean} reveal
 * @param {"" | Side} python the side that Python plays
 * @returns {readonly boolean[]} MAX's and MIN's
 */
export function facesUp({ cards, history }, reveal, python) {
  const dealt = cards.every((card) => card !== null);
  const all = reveal || ENDS.includes(history);
  const mover = SIDES[history.length % 2];
  return SIDES.map((side) => all || (dealt && (python === "" ? side === mover : side !== python)));
}

/**
 * Whether a card is hidden from the person who looks at the board.
 * @param {KuhnPicture} picture @param {"" | Side} python
 */
export const hides = (picture, python) =>
  picture.cards.some((card, index) => card !== null && !facesUp(picture, false, python)[index]);

/**
 * The betting so far: who did what.
 * @param {string} history
 * @returns {{side: Side, word: string}[]}
 */
export function steps(history) {
  return [...history].map((step, turn) => ({ side: SIDES[turn % 2], word: step === "b" ? "bets" : "passes" }));
}

/**
 * The position in words.
 * @param {KuhnPicture} picture
 * @param {boolean} reveal
 * @param {"" | Side} python
 */
export function sentence(picture, reveal, python) {
  const { cards, history, pot, names } = picture;
  const up = facesUp(picture, reveal, python);
  const hands = SIDES.map((side, index) => {
    const card = cards[index];
    if (card === null) return `${names[side]} has no card yet.`;
    return `${names[side]} holds ${up[index] ? `the ${CARDS[card]}` : "a card face down"}.`;
  });
  const bets = steps(history).map(({ side, word }) => `${names[side]} ${word}.`);
  return [...hands, ...bets, `In the pot: ${pot[0]} of ${names.MAX} and ${pot[1]} of ${names.MIN}.`].join(" ");
}

/**
 * @param {Card | null} card
 * @param {boolean} up
 */
function cardPicture(card, up) {
  const side = card === null ? "none" : up ? "up" : "down";
  return html`<svg class="card-face ${side}" viewBox="0 0 60 84" aria-hidden="true" focusable="false"
    ><rect x="1.5" y="1.5" width="57" height="81" rx="7" />${
      card === null
        ? nothing
        : up
          ? svg`<text class="corner" x="7" y="17">${card}</text><text class="large" x="30" y="57">${card}</text>`
          : svg`<rect class="back" x="8" y="8" width="44" height="68" rx="3" /><path class="weave"
          d="M8 25L25 8M8 42L42 8M8 59L52 15M8 76L52 32M25 76L52 49M42 76L52 66" />`
    }</svg>`;
}

/**
 * A pile of chips; each side's chips have their own mark.
 * @param {number} count
 * @param {Side} side
 */
const pile = (count, side) =>
  html`<span class="pile ${side.toLowerCase()}">${Array.from(
    { length: count },
    () => html`<span class="chip"></span>`,
  )}</span>`;

/**
 * @param {KuhnPicture} picture
 * @param {Side} side
 * @param {boolean} up
 */
function hand({ cards, names }, side, up) {
  return html`<div class="hand" aria-hidden="true">${cardPicture(cards[SIDES.indexOf(side)], up)}${sideName(names, side)}</div>`;
}

/**
 * A deal, drawn as the two cards; nothing for any other move.
 * @param {{id: string}} action
 */
function dealt({ id: [max, min, ...rest] }) {
  if (!(max in CARDS && min in CARDS) || rest.length > 0) return undefined;
  return html`<span class="dealt" aria-hidden="true"><span class="max">${SIGNS.MAX}<b>${max}</b></span
    > <span class="min">${SIGNS.MIN}<b>${min}</b></span></span>`;
}

/** @param {KuhnPicture} picture */
function betting({ cards, history }) {
  if (history !== "")
    return steps(history).map(
      ({ side, word }) => html`<span class=${side.toLowerCase()}>${SIGNS[side]} ${word}</span>`,
    );
  return html`<span class="none">${cards.includes(null) ? "no cards yet" : "no bets yet"}</span>`;
}

/** @type {"scene"} */
export const kind = "scene";

/** The words for a deal: nobody is told both cards. @type {import("./chance-words.js").ChanceWords} */
export const chanceWords = { button: "Deal", ask: "Deal, or pick the cards.", describe: () => "The cards are dealt." };

/** @param {import("./scene.js").SceneProps<KuhnPicture>} props */
export function view(props) {
  const { picture, python } = props;
  // The search sees both cards.
  const reveal = props.reveal || props.away;
  const up = facesUp(picture, reveal, python);
  const [max, min] = picture.pot;
  return frame(
    props,
    "kuhn",
    "Kuhn poker",
    sentence(picture, reveal, python),
    html`
    <div class="table">
      ${hand(picture, "MAX", up[0])}
      <div class="pot">
        <span class="piles" aria-hidden="true">${pile(max, "MAX")}${pile(min, "MIN")}</span>
        <span aria-hidden="true">pot ${max + min}</span>
        ${revealSwitch(props, "show all", hides(picture, python))}
      </div>
      ${hand(picture, "MIN", up[1])}
    </div>
    <p class="betting" aria-hidden="true">${betting(picture)}</p>
    ${actionRow(props, dealt)}`,
  );
}

/**
 * The hand after a deal, a pass or a bet.
 * @param {KuhnPicture} picture
 * @param {string} move
 * @returns {KuhnPicture}
 */
export function after(picture, move) {
  const { cards, history, pot } = picture;
  if (cards.includes(null)) return { ...picture, cards: /** @type {Card[]} */ ([...move]) };
  const mover = history.length % 2;
  const paid = move === "bet" ? 1 : 0;
  return {
    ...picture,
    history: history + move[0],
    pot: pot.map((chips, index) => chips + (index === mover ? paid : 0)),
  };
}

/**
 * Paints both cards face up, as the search sees them, and the betting below: p for a pass, b for a bet.
 * @param {import("./canvas.js").Pen} pen
 * @param {KuhnPicture} picture
 * @param {KuhnPicture} _base
 * @param {number} x @param {number} y @param {number} size
 * @param {import("./canvas.js").Theme} theme
 */
export function paint(pen, { cards, history }, _base, x, y, size, theme) {
  const [width, height] = [size * 0.38, size * 0.6];
  SIDES.forEach((side, index) => {
    const card = cards[index];
    const middle = x + size * (0.25 + index / 2);
    const stroke = card === null ? theme.colour.ghost : colourOf(theme, side);
    outline(pen, () => pen.rect(middle - width / 2, y + size * 0.02, width, height), {
      stroke,
      width: Math.max(1.2, size * 0.025),
      dash: card === null ? size * 0.05 : 0,
    });
    write(pen, theme, card ?? "", middle, y + size * 0.02 + height / 2, size * 0.34, { weight: 700 });
  });
  [...history].forEach((step, turn) => {
    const place = x + size * (0.5 + 0.26 * (turn - (history.length - 1) / 2));
    write(pen, theme, step, place, y + size * 0.84, size * 0.26, { colour: colourOf(theme, SIDES[turn % 2]) });
  });
}

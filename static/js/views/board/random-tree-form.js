// The form for a random tree, below the text of the tree.
import { html, nothing } from "lit";

/** @typedef {import("../../kinds/game/trees.js").RandomTreeSettings} RandomTreeSettings */

/** A number or a range, "3" or "2-4", as two numbers. @param {string} text @returns {number[]} */
function rangeOf(text) {
  const [, least, , most = least] = /^\s*([-−]?\d+)(\s*(?:-|–|to)\s*([-−]?\d+))?\s*$/.exec(text) ?? [];
  return [least, most].map((each) => Number((each ?? "").replace("−", "-") || Number.NaN));
}

/** The wish in a form's fields. @param {Record<string, string>} fields @returns {RandomTreeSettings} */
function wishOf({ branching, levels, leaves, cuts, seed }) {
  return {
    branching: rangeOf(branching),
    levels: Number(levels),
    leaves: rangeOf(leaves),
    cuts: cuts === "any" ? null : cuts === "most" ? "most" : Number(cuts),
    seed: Number(seed),
  };
}

/** The seed of the next tree, so that a second press makes another one. What is no seed stays for its author to mend. @param {string} text */
export const seedAfter = (text) => (/^\s*\d{1,15}\s*$/.test(text) ? String(Number(text) + 1) : text);

/** What can be wished for, besides a number of cuts. */
const CUTS = [
  ["any", "any"],
  ["most", "the most"],
  ["0", "none"],
  ...[1, 2, 3, 4, 5, 6, 8, 10].map((count) => [String(count), String(count)]),
];

/**
 * @param {object} props
 * @param {string} props.note  what is different in the last one from what was wished
 * @param {string} props.wrong
 * @param {(wish: RandomTreeSettings) => void} onWish
 */
export function randomTreeForm({ note, wrong }, onWish) {
  return html`<details class="random-tree">
    <summary>Random tree…</summary>
    <form @submit=${(/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.currentTarget);
      onWish(wishOf(/** @type {Record<string, string>} */ (Object.fromEntries(new FormData(form)))));
      const seed = /** @type {HTMLInputElement} */ (form.elements.namedItem("seed"));
      seed.value = seedAfter(seed.value);
    }}>
      <label>Children <input name="branching" value="3" title="A number, or a range such as 2-4" /></label>
      <label>Depth <input name="levels" value="2" inputmode="numeric" /></label>
      <label>Leaves <input name="leaves" value="0-20" title="A range such as 0-20" /></label>
      <label>Cuts by alpha-beta <select name="cuts">${CUTS.map(([value, name]) => html`<option value=${value}>${name}</option>`)}</select></label>
      <label>Seed <input name="seed" value="1" inputmode="numeric" /></label>
      <button type="submit">Make the tree</button>
    </form>
    <p role="status">${note || nothing}</p>
    <p class="error-text" role="alert">${wrong || nothing}</p>
  </details>`;
}

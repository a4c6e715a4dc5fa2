// The picture of a cryptarithm: the addition in columns, with the carries above, and below it the digits that are
// still possible for each letter.
import { html } from "lit";
import { domainRows } from "./domain-rows.js";
import { largeValue, stateClasses, UNKNOWN } from "./marks.js";

/** @typedef {import("./marks.js").Mark} Mark */
/**
 * @typedef {{kind: "cryptarithm", addends: readonly string[], sum: string, letters: readonly string[],
 *   carries: readonly string[]}} CryptarithmPicture
 */
/** @typedef {import("./marks.js").PictureProps<CryptarithmPicture>} Props */

const PLACES = [
  "units",
  "tens",
  "hundreds",
  "thousands",
  "ten thousands",
  "hundred thousands",
  "millions",
  "ten millions",
  "hundred millions",
  "billions",
];
const DIGITS = Array.from({ length: 10 }, (_, digit) => ({ value: String(digit), label: String(digit) }));

/** @param {CryptarithmPicture} picture */
export const variables = ({ letters, carries }) => [
  ...letters.map((id) => ({ id, name: `Letter ${id}` })),
  ...carries.map((id, i) => ({ id, name: `Carry into the ${PLACES[i + 1]}` })),
];

/**
 * A word aligned to the right in this many columns, with "" in the columns on its left.
 * @param {string} word @param {number} columns
 */
export const inColumns = (word, columns) => [...Array.from({ length: columns - word.length }, () => ""), ...word];

/** @param {Props} props */
export function view({ picture, mark, arcs }) {
  const { addends, sum, letters, carries } = picture;
  const columns = Math.max(sum.length, ...addends.map((word) => word.length));
  const markOf = (/** @type {string} */ id) => mark(id) ?? UNKNOWN;
  // The carry c1 is above the tens, the second column from the right.
  const above = Array.from({ length: columns }, (_, i) => carries[columns - 2 - i] ?? "");
  const rows = [...letters.map((id) => ({ id, name: id })), ...carries.map((id) => ({ id, name: carryName(id) }))];
  return html`<div class="drawing cryptarithm" aria-hidden="true">
    <div class="addition" .style="--columns: ${columns + 1}">
      <span class="operator"></span>${above.map((id) => carryCell(id, markOf))}
      ${addends.map(
        (word, i) => html`<span class="operator">${i === addends.length - 1 && i > 0 ? "+" : ""}</span
        >${inColumns(word, columns).map((letter) => letterCell(letter, markOf))}`,
      )}
      <span class="rule"></span>
      <span class="operator">=</span>${inColumns(sum, columns).map((letter) => letterCell(letter, markOf))}
    </div>
    ${domainRows({ rows, columns: DIGITS, mark, arcs, lettered: true })}
  </div>`;
}

/** The name of a carry in the picture. @param {string} id as "c1" */
const carryName = (id) => html`<span class="carry-name">c<sub>${id.slice(1)}</sub></span>`;

/** @param {string} id @param {(id: string) => Mark} markOf */
function carryCell(id, markOf) {
  if (id === "") return html`<span></span>`;
  const mark = markOf(id);
  return html`<span class="carry ${stateClasses(mark)}" data-variable=${id}>${carryName(id)}<b>${largeValue(mark) ?? ""}</b></span>`;
}

/** @param {string} letter @param {(id: string) => Mark} markOf */
function letterCell(letter, markOf) {
  if (letter === "") return html`<span></span>`;
  const mark = markOf(letter);
  return html`<span class="letter ${stateClasses(mark)}" data-variable=${letter}><span>${letter}</span><b>${largeValue(mark) ?? ""}</b></span>`;
}

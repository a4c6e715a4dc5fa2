// What the signs in the pictures of constraint problems mean.
import { html, nothing } from "lit";

/** @typedef {import("../problems/index.js").Picture["kind"]} Kind */

/** How the remaining values are shown. @type {Readonly<Record<Kind, string>>} */
const LEFT = {
  sudoku: "small digits: still in the domain",
  graph: "small squares: still in the domain",
  map: "small squares: still in the domain",
  queens: "dots: rows still in the domain",
  cryptarithm: "framed digits: still in the domain",
  timetable: "small squares: still in the domain",
  rows: "small squares: still in the domain",
};

/** @param {Kind} kind */
export function legend(kind) {
  const signs = [
    ["left", LEFT[kind]],
    ["lost", "struck through: just removed"],
    ["active", "assigned last"],
    ["refused", "rejected"],
    ["blamed", "in conflict"],
    ["emptied", "no value left"],
    ["lit", "being checked"],
    ...(kind === "sudoku" ? [["given", "bold: given"]] : []),
  ];
  return html`<details class="legend"><summary>Signs</summary><ul>${signs.map(
    ([sign, words]) =>
      html`<li><span class="sample ${sign}" aria-hidden="true">${sign === "emptied" ? "!" : sign === "given" ? "5" : nothing}</span>${words}</li>`,
  )}</ul></details>`;
}

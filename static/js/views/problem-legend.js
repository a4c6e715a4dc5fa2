// What the signs in the pictures of constraint problems mean.
import { html, nothing } from "lit";

/** @typedef {import("../problems/index.js").Picture["kind"]} Kind */

/** How the values that are left are shown. @type {Readonly<Record<Kind, string>>} */
const LEFT = {
  sudoku: "small digits: still in the domain, tried or not",
  graph: "small squares: still in the domain, tried or not",
  map: "small squares: still in the domain, tried or not",
  queens: "dots: rows still in the domain, tried or not",
  cryptarithm: "framed digits: still in the domain, tried or not",
  timetable: "small squares: still in the domain, tried or not",
};

/** @param {Kind} kind */
export function legend(kind) {
  const signs = [
    ["left", LEFT[kind]],
    ["lost", "struck through: just taken away"],
    ["active", "assigned last"],
    ["refused", "refused"],
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

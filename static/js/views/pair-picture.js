/** Two small trees side by side, as a picture of a pair of runs. */

import { svg } from "lit";

/**
 * A node of a shape: its place, and whether the search looks at it.
 * @typedef {{x: number, level: number, parent: Dot | null, isCut: boolean}} Dot
 */

const WIDE = 64;
const HIGH = 44;

/**
 * The nodes of a shape such as `((..)(.x))`: brackets around the children of a node, a dot for a leaf, an x for a leaf
 * that is not looked at. Leaves stand at 0, 1, 2 …, a parent in the middle of its children.
 * @param {string} shape @returns {{dots: readonly Dot[], leaves: number, levels: number}}
 */
function dotsOf(shape) {
  /** @type {Dot[]} */
  const dots = [];
  /** @type {Dot[]} */
  const open = [];
  let leaves = 0;
  for (const sign of shape) {
    if (sign === ")") {
      const node = /** @type {Dot} */ (open.pop());
      const below = dots.filter(({ parent }) => parent === node);
      node.x = (below[0].x + below[below.length - 1].x) / 2;
      node.isCut = below.every(({ isCut }) => isCut);
      continue;
    }
    const isLeaf = sign !== "(";
    /** @type {Dot} */
    const dot = { x: isLeaf ? leaves++ : 0, level: open.length, parent: open.at(-1) ?? null, isCut: sign === "x" };
    dots.push(dot);
    if (!isLeaf) open.push(dot);
  }
  return { dots, leaves, levels: 1 + Math.max(...dots.map(({ level }) => level)) };
}

/** @param {readonly string[]} shapes */
export const pairPicture = (shapes) => svg`
  <svg class="pair-picture" viewBox="0 0 ${shapes.length * WIDE} ${HIGH}" aria-hidden="true">
    ${shapes.map((shape, at) => svg`<g transform="translate(${at * WIDE} 0)">${treeOf(shape)}</g>`)}
  </svg>`;

/** @param {string} shape */
function treeOf(shape) {
  const { dots, leaves, levels } = dotsOf(shape);
  /** @param {Dot} dot */
  const across = ({ x }) => ((x + 0.5) * (WIDE - 8)) / leaves + 4;
  /** @param {Dot} dot */
  const down = ({ level }) => 6 + (level * (HIGH - 12)) / (levels - 1);
  return [
    ...dots.map(
      (dot) =>
        dot.parent &&
        svg`<line class=${dot.isCut ? "cut" : ""} x1=${across(dot.parent)} y1=${down(dot.parent)} x2=${across(dot)} y2=${down(dot)} />`,
    ),
    ...dots.map((dot) => svg`<circle class=${dot.isCut ? "cut" : ""} cx=${across(dot)} cy=${down(dot)} r="2.6" />`),
  ];
}

/** The small picture of a game on its card: its board, or its tree. */

import { html, svg } from "lit";
import { isChance, readTree } from "../../boards/typed-tree/text.js";

/** @typedef {import("../../boards/typed-tree/text.js").TreeNode} TreeNode */

/** In units of the drawing: between two leaves, and between two levels. */
const LEAF = 10;
const LEVEL = 14;
const SIZE = 3.4;

/** @type {NonNullable<import("../kind.js").Kind["thumbnail"]>} */
export function thumbnail(picture, { id }) {
  if (picture?.kind === "tree") return treePicture(picture.text);
  if (!picture || picture.kind === "text") return null;
  return html`<little-board .subject=${id} .picture=${picture}></little-board>`;
}

/** What each of several players gets stands in a pair of brackets, and is one leaf. */
const PAYOFFS = /\(-?[\d.]+(?:,-?[\d.]+)+\)/g;

/** @param {string} text */
function treePicture(text) {
  const tree = readTree(text.replace(PAYOFFS, "0"));
  if (!tree) return null;
  /** @type {import("lit").TemplateResult[]} */
  const edges = [];
  /** @type {import("lit").TemplateResult[]} */
  const nodes = [];
  let leaves = 0;
  let deepest = 0;
  /** @param {TreeNode} node @param {number} depth @returns {number} where it stands */
  function place(node, depth) {
    deepest = Math.max(deepest, depth);
    const y = depth * LEVEL;
    const below = node.children.map((child) => place(child, depth + 1));
    const x = below.length > 0 ? (below[0] + below[below.length - 1]) / 2 : (leaves++ + 0.5) * LEAF;
    for (const at of below) edges.push(svg`<path d="M${x} ${y}L${at} ${y + LEVEL}" />`);
    nodes.push(shapeOf(node, x, y, (depth % 2 === 0) === (tree?.first === "MAX")));
    return x;
  }
  place(tree.root, 0);
  const [width, height] = [leaves * LEAF, deepest * LEVEL];
  return html`<svg class="little-tree" viewBox="${-SIZE} ${-2 * SIZE} ${width + 2 * SIZE} ${height + 4 * SIZE}" aria-hidden="true">
    <g class="edges">${edges}</g>${nodes}
  </svg>`;
}

/** @param {TreeNode} node @param {number} x @param {number} y @param {boolean} isMax */
function shapeOf(node, x, y, isMax) {
  if (node.children.length === 0)
    return svg`<rect class="leaf" x=${x - 2.6} y=${y - 2.6} width="5.200" height="5.200" rx="1" />`;
  if (isChance(node)) return svg`<circle class="chance" cx=${x} cy=${y} r=${SIZE} />`;
  const up = isMax ? 1 : -1;
  return svg`<path class=${isMax ? "max" : "min"}
    d="M${x - SIZE} ${y + up * SIZE * 0.8}h${2 * SIZE}L${x} ${y - up * SIZE}Z" />`;
}

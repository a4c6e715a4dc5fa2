// The chosen node of the tree as a screen reader meets it, inside the canvas.
import { html, nothing } from "lit";

/** The id of a node's element, for aria-activedescendant. @param {string} tree @param {number} row */
export const itemId = (tree, row) => `${tree}-row-${row}`;

/** Whether a row has no children. @param {import("../../trace/trace.js").Trace} trace @param {number} row */
export const isLeaf = ({ childStart }, row) => childStart[row] === childStart[row + 1];

/**
 * @param {import("../../trace/trace.js").Trace} trace
 * @param {number} row
 * @param {string} id of its element
 * @param {boolean} closed whether its subtree is hidden
 * @param {string} words what is said about it
 */
export function treeItem(trace, row, id, closed, words) {
  const parent = trace.parent[row];
  const siblings = parent < 0 ? 1 : trace.childStart[parent + 1] - trace.childStart[parent];
  const place = parent < 0 ? 0 : trace.children.indexOf(row, trace.childStart[parent]) - trace.childStart[parent];
  return html`<span
      role="treeitem"
      id=${id}
      aria-selected="true"
      aria-level=${trace.ply[row] + 1}
      aria-setsize=${siblings}
      aria-posinset=${place + 1}
      aria-expanded=${isLeaf(trace, row) ? nothing : closed ? "false" : "true"}
      >${words}</span>`;
}

// The typed tree in the position panel: its outline, with the path to the current node marked.
import { html, nothing } from "lit";
import { formatCount } from "../../words/format.js";
import { lettersOf, outlineLines, shownRange } from "./outline.js";

/** @typedef {import("./outline.js").OutlineLine} OutlineLine */
/**
 * `omitted` is the number of rows that were not sent because the tree is very large.
 * @typedef {{rows: readonly import("./outline.js").OutlineRow[], omitted?: number}} Outline
 */

const MOST_ROWS = 40;
const MOST_LEAVES = 24;

/**
 * @param {OutlineLine} line
 * @param {string | undefined} current name of the current node, which may be a leaf
 */
function leavesOf(line, current) {
  const shown = line.leaves.slice(0, MOST_LEAVES);
  const rest = line.leaves.length - shown.length;
  return html`${shown.map(
    (leaf, index) => html` <span
    class="leaf ${line.leafNames[index] === current ? "here" : ""}"
    >${leaf.replace("-", "−")}</span>`,
  )}${rest > 0 ? html` <span class="more">… ${formatCount(rest)} more</span>` : nothing}`;
}

/**
 * Whether the current node is this one or a leaf directly below it.
 * @param {OutlineLine} line
 * @param {string | undefined} current
 */
function holds(line, current) {
  return current !== undefined && (line.name === current || line.leafNames.includes(current));
}

/** Whose node it is, in words; a number means one of three or more players. @param {string} kind */
const kindWord = (kind) => (/^\d/.test(kind) ? `player ${kind}` : kind);

/** The number of the player after the name, if no colour shows it. @param {string} kind */
const playerNote = (kind) =>
  /^\d/.test(kind) ? html`<span class="player" aria-hidden="true"> P${kind}</span>` : nothing;

/**
 * @param {OutlineLine} line
 * @param {ReadonlySet<string>} onPath
 * @param {string | undefined} current
 */
function outlineItem(line, onPath, current) {
  const here = holds(line, current);
  const classes = ["row", onPath.has(line.name) ? "on-path" : "", here ? "here" : ""];
  return html`<li class=${classes.filter(Boolean).join(" ")} aria-current=${here ? "step" : nothing}
    ><span class="branch" aria-hidden="true">${line.branch}</span
    ><span class="name ${line.kind.toLowerCase()}">${line.name}</span
    >${playerNote(line.kind)}<span class="hidden-text">, ${kindWord(line.kind)}, level ${line.depth + 1}${
      line.leaves.length > 0 ? ", leaves" : ""
    }</span>${leavesOf(line, current)}</li>`;
}

/**
 * @param {Outline} outline
 * @param {readonly string[]} path names from the root to the current node
 */
export function treePicture({ rows, omitted = 0 }, path) {
  const current = path.at(-1);
  const onPath = new Set(path);
  const lines = outlineLines(rows);
  const currentRow = lines.findIndex((line) => holds(line, current));
  const { from, to } = shownRange(lines.length, currentRow, MOST_ROWS);
  const shown = lines.slice(from, to);
  const letters = Math.max(...shown.map((line) => lettersOf(line, MOST_LEAVES)));
  return html`<div class="outline" tabindex="0" role="group" aria-label="The tree"
    .style=${`--lines: ${shown.length}; --letters: ${letters}`}>
    ${from > 0 ? html`<p class="more">… ${formatCount(from)} above</p>` : nothing}
    <ul>${shown.map((line) => outlineItem(line, onPath, current))}</ul>
    ${
      to < lines.length + omitted
        ? html`<p class="more">… and ${formatCount(lines.length + omitted - to)} more</p>`
        : nothing
    }
  </div>`;
}

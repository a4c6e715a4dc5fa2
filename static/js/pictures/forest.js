/** The tree for the package forest: nested brackets, which find their places themselves and are easy to change by hand. Pure functions. */

import { texComment, texText } from "./tex.js";

/** @typedef {import("./figure.js").FigureNode} FigureNode */

const STYLES = String.raw`for tree={draw, font=\small, inner sep=2pt, l sep=9mm, s sep=3mm, minimum size=5mm},
  max/.style={regular polygon, regular polygon sides=3, inner sep=-1pt},
  min/.style={regular polygon, regular polygon sides=3, shape border rotate=180, inner sep=-1pt},
  chance/.style={circle},
  leaf/.style={rectangle, rounded corners=1.5pt},
  ghost/.style={gray!50, edge={gray!50}},
  skipped/.style={gray, dashed, edge={gray, dashed}},
  best/.style={very thick, edge={very thick}},
  active/.style={thick, edge={thick}},
  current/.style={thick, fill=yellow!40, edge={thick}},
  move/.style={edge label={node[midway, fill=white, inner sep=1pt, font=\scriptsize] {#1}}},`;

/** @param {import("./figure.js").Figure} figure @param {string} title @param {boolean} whole */
export function forestText({ nodes }, title, whole) {
  const byRow = new Map(nodes.map((node) => [node.row, node]));
  /** @param {FigureNode} node @param {string} indent @returns {string} */
  const bracket = (node, indent) => {
    const below = node.children.map((row) => bracket(/** @type {FigureNode} */ (byRow.get(row)), `${indent}  `));
    const head = `${indent}[{${texText(node.value)}}, ${optionsOf(node).join(", ")}`;
    return below.length === 0 ? `${head}]\n` : `${head}\n${below.join("")}${indent}]\n`;
  };
  const tree = nodes.length > 0 ? bracket(nodes[0], "  ") : "";
  const needs = "This needs \\usepackage{forest} and \\usetikzlibrary{shapes.geometric}.";
  const text = `\\begin{forest}\n  ${STYLES}\n${tree}\\end{forest}\n`;
  if (!whole) return `${texComment(title)}${texComment(needs)}${text}`;
  return `${texComment(title)}\\documentclass[border=2mm]{standalone}\n\\usepackage{forest}\n\\usetikzlibrary{shapes.geometric}\n\\begin{document}\n${text}\\end{document}\n`;
}

/** The package does not look how long the texts at edges are. @param {readonly string[]} moves */
const shortest = (moves) => moves.findLast((move) => move !== "") ?? "";

/** @param {FigureNode} node @returns {string[]} */
const optionsOf = ({ shape, state, moves, parent }) => [
  shape,
  ...(state === "done" ? [] : [state]),
  ...(moves[0] && parent >= 0 ? [`move={${texText(shortest(moves))}}`] : []),
];

/** The tree for the package forest: nested brackets, which find their places themselves and are easy to change by hand. Pure functions. */

import { texComment, texText } from "./tex.js";

/** @typedef {import("./figure.js").FigureNode} FigureNode */

/** How wide a letter at an edge or beside a node is, about, how high it is, and the least size of a node, in millimetres. */
const LETTER = 1.35;
const LINE = 3;
const NODE = 5;
/** From one node to the next, and from one level to the next, at least. */
const SEP = { across: 3, down: 9 };
/** Where on its edge a move stands: further down, its neighbours are further away. */
const MOVE_AT = 0.7;
/** Longer moves are turned: side by side, they would make the tree too wide. */
const LONGEST_ACROSS = 6;

/** @param {{across: number, down: number, turned: boolean}} room */
const styles = ({
  across,
  down,
  turned,
}) => String.raw`for tree={draw, font=\small, inner sep=2pt, l sep=${down}mm, s sep=${across}mm, minimum size=${NODE}mm},
  max/.style={regular polygon, regular polygon sides=3, inner sep=-1pt},
  min/.style={regular polygon, regular polygon sides=3, shape border rotate=180, inner sep=-1pt},
  chance/.style={circle},
  leaf/.style={rectangle, rounded corners=1.5pt},
  ghost/.style={gray!50, edge={gray!50}},
  skipped/.style={gray, dashed, edge={gray, dashed}},
  best/.style={very thick, edge={very thick}},
  active/.style={thick, edge={thick}},
  current/.style={thick, fill=yellow!40, edge={thick}},
  beside/.style={label={[font=\scriptsize\bfseries, inner sep=1.5pt]left:{#1}}},
  move/.style={edge label={node[pos=${MOVE_AT},${turned ? " rotate=90," : ""} fill=white, text=black!65, inner sep=1pt, font=\scriptsize] {#1}}},`;

/** How far nodes are apart, so that the package, which does not look at the texts at edges, lays none over another. @param {readonly FigureNode[]} nodes */
function roomFor(nodes) {
  const below = nodes.slice(1);
  const longest = Math.max(0, ...below.map((node) => moveText(node).length));
  const name = LETTER * Math.max(0, ...below.map(({ beside }) => beside.length));
  const turned = longest > LONGEST_ACROSS;
  const move = (turned ? LINE : longest * LETTER + 1) / MOVE_AT - NODE;
  return {
    across: Math.ceil(Math.max(SEP.across, move, name && name + 2)),
    down: Math.ceil(turned ? Math.max(SEP.down, (longest * LETTER) / MOVE_AT) : SEP.down),
    turned,
  };
}

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
  const text = `\\begin{forest}\n  ${styles(roomFor(nodes))}\n${tree}\\end{forest}\n`;
  if (!whole) return `${texComment(title)}${texComment(needs)}${text}`;
  return `${texComment(title)}\\documentclass[border=2mm]{standalone}\n\\usepackage{forest}\n\\usetikzlibrary{shapes.geometric}\n\\begin{document}\n${text}\\end{document}\n`;
}

/** The shortest text at an edge that names the move. @param {FigureNode} node */
const moveText = ({ move, moves }) => moves.findLast((text) => text !== "" && text.includes(move)) ?? "";

/** @param {FigureNode} node @returns {string[]} */
function optionsOf(node) {
  const { shape, state, moves, parent, beside } = node;
  return [
    shape,
    ...(state === "done" ? [] : [state]),
    ...(beside ? [`beside={${texText(beside)}}`] : []),
    ...(moves[0] && parent >= 0 ? [`move={${texText(moveText(node))}}`] : []),
  ];
}

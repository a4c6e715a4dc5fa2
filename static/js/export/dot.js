/** The tree for Graphviz. Pure functions. */

/** @typedef {import("./figure.js").FigureNode} FigureNode */

const SHAPES = Object.freeze({ max: "triangle", min: "invtriangle", chance: "circle", leaf: "box" });
/** @type {Readonly<Record<import("./figure.js").State, string>>} */
const STATES = Object.freeze({
  ghost: 'color="gray75", fontcolor="gray60"',
  skipped: 'style=dashed, color="gray50", fontcolor="gray50"',
  done: "",
  best: "penwidth=2.5",
  active: "penwidth=2",
  current: 'penwidth=2, style=filled, fillcolor="lightyellow"',
});

/** A text between quotes. @param {string} text */
const quoted = (text) => `"${text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\r?\n/g, "\\n")}"`;

/** @param {import("./figure.js").Figure} figure @param {string} title */
export function dotText({ nodes }, title) {
  const byRow = new Map(nodes.map((node) => [node.row, node]));
  const lines = nodes.flatMap((node) => {
    const above = byRow.get(node.parent);
    return [nodeLine(node), ...(above ? [edgeLine(above, node)] : [])];
  });
  const styles =
    '  graph [ordering="out"];\n  node [fontname="Helvetica", margin="0.05"];\n  edge [fontname="Helvetica", fontsize=10, arrowhead="none"];';
  return `digraph ${quoted(title)} {\n${styles}\n${lines.map((line) => `  ${line}\n`).join("")}}\n`;
}

/** @param {FigureNode} node */
function nodeLine({ id, shape, state, name, value }) {
  const label = [name, value].filter(Boolean).join("\n");
  const options = [`label=${quoted(label)}`, `shape=${SHAPES[shape]}`, STATES[state]].filter(Boolean);
  return `${id} [${options.join(", ")}];`;
}

/** @param {FigureNode} above @param {FigureNode} node */
function edgeLine(above, { id, moves: [move], state }) {
  const look = STATES[state].split(", ").filter((option) => /^(?:color|penwidth|style=dashed)/.test(option));
  const options = [move && `label=${quoted(move)}`, ...look].filter(Boolean);
  return `${above.id} -> ${id}${options.length > 0 ? ` [${options.join(", ")}]` : ""};`;
}

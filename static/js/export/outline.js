/** The tree as lines of text, as `python -m plyscope` prints it. A pure function. */

/** @typedef {import("./figure.js").FigureNode} FigureNode */

/** @param {import("./figure.js").Figure} figure */
export function outlineOf({ nodes }) {
  const byRow = new Map(nodes.map((node) => [node.row, node]));
  /** @type {string[]} */
  const lines = [];
  /** @type {{node: FigureNode, ahead: string, branch: string, below: string}[]} */
  const open = nodes.length > 0 ? [{ node: nodes[0], ahead: "", branch: "", below: "" }] : [];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, ahead, branch, below } = next;
    lines.push(`${ahead}${branch}${lineOf(node)}`);
    const children = node.children.map((row) => /** @type {FigureNode} */ (byRow.get(row)));
    children.reverse().forEach((child, i) => {
      const isLast = i === 0;
      open.push({ node: child, ahead: ahead + below, branch: isLast ? "└─ " : "├─ ", below: isLast ? "   " : "│  " });
    });
  }
  return `${lines.join("\n")}\n`;
}

/** @param {FigureNode} node */
function lineOf({ moves, name, turn, value, state, isSkipped, cut, hidden }) {
  const valueText = isSkipped ? (state === "skipped" ? "cut" : "") : value;
  const folded = hidden > 0 ? `(+${hidden} nodes)` : "";
  return [moves[0] || name, turn, valueText, cut && `(${cut})`, folded].filter(Boolean).join(" ") || "·";
}

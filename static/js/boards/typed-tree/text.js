/**
 * A typed tree, such as `[[3 12 8] [2 4 6]]`: read from its text and written again. Only what Python has accepted is read
 * here; Python alone decides what is valid.
 *
 * @typedef {object} TreeNode
 * @property {string} label  the name of the move that leads here, or ""
 * @property {string} odds  the probability of the outcome that leads here, or ""
 * @property {string} number  of a leaf, as it was typed; "" at a group
 * @property {readonly TreeNode[]} children
 *
 * @typedef {{first: "MAX" | "MIN", root: TreeNode}} TypedTree
 *
 * A place in a tree: which child to take, from 0, at each step from the root. @typedef {readonly number[]} Path
 */

const PREFIX = /^\s*(max|min)(?:\s*:|(?=[\s[(\d.,+−-]))/i;
const TOKEN = /[[\]():]|[^\s,;:[\]()]+/g;
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:\/\d+)?$/;

/** @param {string} number @returns {TreeNode} */
export const leaf = (number) => ({ label: "", odds: "", number, children: [] });

/** Whether chance moves at a node. @param {TreeNode} node */
export const isChance = ({ children }) => children.length > 0 && children[0].odds !== "";

/** Whether a text is a number as Python reads them. @param {string} text */
export const isNumber = (text) => NUMBER.test(text.replace("−", "-"));

/** The tree in a text; null if it cannot be read. @param {string} text @returns {TypedTree | null} */
export function readTree(text) {
  const prefix = PREFIX.exec(text);
  const tokens = text.slice(prefix?.[0].length ?? 0).match(TOKEN) ?? [];
  /** @type {{bracket: string, before: string[], children: TreeNode[]}[]} the groups that are still open */
  const open = [{ bracket: "", before: [], children: [] }];
  /** @type {string[]} */
  let before = [];
  /** @param {string[]} way @param {TreeNode} node */
  const add = (way, node) => {
    const group = open[open.length - 1];
    const odds = group.bracket === "(" ? (way.at(-1) ?? "") : "";
    const label = (group.bracket === "(" ? way.at(-2) : way[0]) ?? "";
    group.children.push({ ...node, label, odds });
  };
  for (const [index, token] of tokens.entries()) {
    if (token === ":") continue;
    if (token === "[" || token === "(") {
      open.push({ bracket: token, before, children: [] });
      before = [];
    } else if (token === "]" || token === ")") {
      const group = open.pop();
      if (!group || open.length === 0) return null;
      add(group.before, { ...leaf(""), children: group.children });
    } else if (tokens[index + 1] === ":") {
      before = [...before, token];
    } else {
      add(before, leaf(token.replace("−", "-")));
      before = [];
    }
  }
  const top = open[0].children;
  if (open.length > 1 || top.length === 0) return null;
  const root = top.length === 1 && top[0].label === "" ? top[0] : { ...leaf(""), children: top };
  return { first: prefix?.[1].toLowerCase() === "min" ? "MIN" : "MAX", root };
}

/** The text of a tree, as Python writes it. @param {TypedTree} tree */
export function writeTree({ first, root }) {
  return (first === "MIN" && root.children.length > 0 ? "min " : "") + written(root);
}

/** @param {TreeNode} node @returns {string} */
function written(node) {
  if (node.children.length === 0) return node.number;
  const parts = node.children.map((child) => {
    return [child.label, child.odds, written(child)].filter(Boolean).join(":");
  });
  return isChance(node) ? `(${parts.join(" ")})` : `[${parts.join(" ")}]`;
}

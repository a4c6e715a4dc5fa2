/** What can be wished of an exercise on the page. What Python gets may be any JSON. */

/** @typedef {import("./answer-form.js").Wish} Wish */

/** Nothing is wished. */
const ANY = Object.freeze({ label: "any", value: null });

/** @param {string} name @param {string} label @param {readonly [string, unknown][]} options @returns {Wish} */
export const wish = (name, label, options) => ({
  name,
  label,
  options: [ANY, ...options.map(([each, value]) => ({ label: each, value }))],
});

export const TREE_WISHES = Object.freeze([
  wish("depth", "Plies", [
    ["2", 2],
    ["3", 3],
    ["4", 4],
  ]),
  wish("branching", "Moves at a node", [
    ["2", 2],
    ["2 or 3", [2, 3]],
    ["3", 3],
  ]),
  wish("cuts", "Nodes with a cut", [
    ["none", 0],
    ["1", 1],
    ["2", 2],
    ["3", 3],
    ["4 or more", [4, 40]],
  ]),
  wish("deep", "A deep cut", [["at least one", true]]),
  wish("rule", "Cut", [
    ["at equality too (≥)", ">="],
    ["not at equality (>)", ">"],
    ["either way counts", "either"],
  ]),
  wish("minutes", "By hand", [
    ["at most 3 minutes", 3],
    ["at most 6 minutes", 6],
  ]),
]);

export const TREE_LEVELS = Object.freeze({
  easier: { depth: 2, branching: [2, 3] },
  harder: { depth: 4, branching: 2 },
});

/** All orders of a tree are tried, so it must stay small. */
export const ORDER_WISHES = Object.freeze([
  wish("depth", "Plies", [
    ["2", 2],
    ["3", 3],
  ]),
  ...TREE_WISHES.filter(({ name }) => name === "branching" || name === "rule"),
]);

export const ORDER_LEVELS = Object.freeze({
  easier: { depth: 2, branching: 2 },
  harder: { depth: 3, branching: 2 },
});

export const GRAPH_WISHES = Object.freeze([
  wish("nodes", "Nodes", [
    ["5", 5],
    ["6", 6],
    ["7", 7],
  ]),
  wish("edges", "Edges", [
    ["5 or 6", [5, 6]],
    ["7 to 9", [7, 9]],
    ["10 to 12", [10, 12]],
  ]),
  wish("colours", "Colours", [
    ["3", 3],
    ["4", 4],
  ]),
]);

export const GRAPH_LEVELS = Object.freeze({
  easier: { nodes: [4, 5], edges: [4, 6] },
  harder: { nodes: [6, 7], edges: [9, 12] },
});

/** What Python gets, of what was chosen as JSON. @param {Readonly<Record<string, string>>} chosen @param {import("./answer-form.js").AnswerForm} form @param {boolean} isNarrow  whether a wide picture does not fit @returns {Record<string, unknown>} */
export function wishesOf({ level = "", ...chosen }, form, isNarrow) {
  const own = form.wishes
    .filter(({ name }) => (chosen[name] ?? "null") !== "null")
    .map(({ name }) => [name, JSON.parse(chosen[name])]);
  return { ...(isNarrow ? form.narrow : {}), ...form.levels[level], ...Object.fromEntries(own) };
}

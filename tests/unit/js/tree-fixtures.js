/**
 * Small searches and trees for the tests of static/js/tree, in the columns of a trace.
 */

import { makeTrace } from "../../../static/js/trace/trace.js";
import { SIMPLE_TEXT, columnsOf } from "./simple.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/**
 * The children of every row by counting, in row order.
 * @param {ArrayLike<number>} parent
 */
export function childTable(parent) {
  const count = parent.length;
  const childStart = new Int32Array(count + 1);
  for (let row = 1; row < count; row += 1) childStart[parent[row] + 1] += 1;
  for (let row = 0; row < count; row += 1) childStart[row + 1] += childStart[row];
  const next = childStart.slice();
  const children = new Int32Array(Math.max(0, count - 1));
  for (let row = 1; row < count; row += 1) {
    children[next[parent[row]]] = row;
    next[parent[row]] += 1;
  }
  return { childStart, children };
}

/**
 * A tree with only what the layout needs.
 * @param {number[] | Int32Array} parents the parent of each row, -1 first
 */
export function treeOf(parents) {
  const parent = Int32Array.from(parents);
  return { count: parent.length, parent, ...childTable(parent) };
}

/**
 * A repeatable source of numbers in [0, 1).
 * @param {number} seed
 */
export function randomSource(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/**
 * A tree of `count` rows in which a row's parent is a random one of the `reach` rows before it.
 * @param {number} count @param {number} seed @param {number} [reach]
 */
export function randomTree(count, seed, reach = count) {
  const random = randomSource(seed);
  const parent = new Int32Array(count).fill(-1);
  for (let row = 1; row < count; row += 1) {
    parent[row] = Math.max(0, row - 1 - Math.floor(random() * Math.min(row, reach)));
  }
  return treeOf(parent);
}

/**
 * The mirror image of the tree; rows keep their numbers.
 * @param {ReturnType<typeof treeOf>} tree
 */
export function mirrored(tree) {
  const children = tree.children.slice();
  for (let row = 0; row < tree.count; row += 1) {
    children.subarray(tree.childStart[row], tree.childStart[row + 1]).reverse();
  }
  return { ...tree, children };
}

/** @typedef {number | NestedTree[]} NestedTree */

/**
 * Alpha-beta (or minimax) on a typed tree, with MAX at the root, as a Trace. Events are one
 * call and one return per node.
 * @param {NestedTree} tree
 * @param {{search?: "alphabeta" | "minimax", cut?: ">=" | ">"}} [options]
 * @returns {Trace}
 */
export function searchTrace(tree, { search = "alphabeta", cut = ">=" } = {}) {
  /** @type {{parent: number, tree: NestedTree, kind: number, alpha: number, beta: number, enter: number, leave: number, value: number, status: number, move: string}[]} */
  const rows = [];
  /** @type {{parent: number, tree: NestedTree, kind: number, move: string}[]} */
  const left = [];
  let events = 0;
  const windowed = search === "alphabeta";

  /** @param {NestedTree} node @param {number} parent @param {number} kind @param {number} alpha @param {number} beta @param {string} move @returns {number} */
  function visit(node, parent, kind, alpha, beta, move) {
    const row = rows.length;
    const leaf = typeof node === "number";
    rows.push({
      parent,
      tree: node,
      kind,
      alpha: windowed ? alpha : NaN,
      beta: windowed ? beta : NaN,
      enter: events,
      leave: -1,
      value: NaN,
      status: leaf ? 1 : 0,
      move,
    });
    events += 1;
    let value = leaf ? node : kind === 0 ? -Infinity : Infinity;
    if (!leaf) {
      let a = alpha;
      let b = beta;
      for (let i = 0; i < node.length; i += 1) {
        const returned = visit(node[i], row, 1 - kind, a, b, String(i + 1));
        value = kind === 0 ? Math.max(value, returned) : Math.min(value, returned);
        const cuts = cut === ">" ? (kind === 0 ? value > b : a > value) : kind === 0 ? value >= b : a >= value;
        if (windowed && cuts) {
          for (let j = i + 1; j < node.length; j += 1) {
            left.push({ parent: row, tree: node[j], kind: 1 - kind, move: String(j + 1) });
          }
          break;
        }
        if (kind === 0) a = Math.max(a, value);
        else b = Math.min(b, value);
      }
    }
    rows[row].leave = events;
    rows[row].value = value;
    events += 1;
    return value;
  }
  visit(tree, -1, 0, -Infinity, Infinity, "");
  const visited = rows.length;
  for (let i = 0; i < left.length; i += 1) {
    const { parent, tree: node, kind, move } = left[i];
    const row = visited + i;
    const leaf = typeof node === "number";
    rows.push({
      parent,
      tree: node,
      kind,
      alpha: NaN,
      beta: NaN,
      enter: -1,
      leave: -1,
      value: leaf ? node : NaN,
      status: 3,
      move,
    });
    if (!leaf) node.forEach((child, j) => left.push({ parent: row, tree: child, kind: 1 - kind, move: String(j + 1) }));
  }
  const event = new Int16Array(events);
  for (const row of rows) {
    if (row.enter >= 0) event[row.enter] = -1;
    if (row.leave >= 0) event[row.leave] = -2;
  }
  const labels = [...new Set(rows.map((row) => row.move).filter(Boolean))];
  const text = {
    method: search,
    order: "given",
    cut,
    depth: /** @type {const} */ ("Infinity"),
    actions: labels,
    actionIds: labels,
    names: null,
    variables: [],
    lines: false,
    actionLines: [],
    visited,
    count: rows.length,
    ...SIMPLE_TEXT,
    root: /** @type {any} */ ({ picture: { kind: "tree" } }),
  };
  return makeTrace(text, {
    ...columnsOf(rows),
    action: Int32Array.from(rows, (row) => (row.move ? labels.indexOf(row.move) : -1)),
    event,
  });
}

/**
 * The textbooks' three by three tree. Rows in order of entry: A B 3 12 8 C 2 D 14 5 2, then the
 * pruned 4 and 6.
 * @param {{search?: "alphabeta" | "minimax", cut?: ">=" | ">"}} [options]
 */
export function threeByThree(options) {
  const trace = searchTrace(
    [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ],
    options,
  );
  /** @type {string[]} */
  const names = Array.from({ length: trace.count }, () => "");
  const letters = ["A", "B", "C", "D"];
  let next = 0;
  for (let row = 0; row < trace.visited; row += 1) {
    if (trace.status[row] === 0) names[row] = letters[next++];
  }
  const actions = ["a₁", "a₂", "a₃", "b₁", "b₂", "b₃", "c₁", "c₂", "c₃", "d₁", "d₂", "d₃"];
  const action = trace.action.map((move, row) => {
    if (move < 0) return -1;
    return letters.indexOf(names[trace.parent[row]]) * 3 + move;
  });
  return { ...trace, action, text: { ...trace.text, names, actions, actionIds: actions } };
}

// Changes to a graph, and the graph as text. Pure functions, no DOM.

/** @typedef {import("./graph.js").GraphPicture} Graph */
/** @typedef {import("./graph.js").GraphNode} GraphNode */
/** @typedef {{x: number, y: number}} Place */

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Nodes are no nearer to each other than this, in a drawing of size 100. */
const APART = 3;

/**
 * A graph as text: its nodes with their places, its edges, the number of colours.
 * @param {Graph} graph
 */
export function graphText({ nodes, edges, colours }) {
  const listed = nodes.map(({ id, x, y }) => `${id}(${tenth(x)},${tenth(y)})`).join(" ");
  const joined = edges.map(([from, to]) => `${from}-${to}`).join(" ");
  return [listed, joined, `colours ${colours.length}`].filter((part) => part !== "").join("; ");
}

/** @param {number} coordinate */
const tenth = (coordinate) => Math.round(Math.min(100, Math.max(0, coordinate)) * 10) / 10;

/** The first name that no node has: A to Z, then A1 to Z1, and so on. @param {Graph} graph */
export function freeName({ nodes }) {
  const taken = new Set(nodes.map(({ id }) => id));
  for (let round = 0; ; round++) {
    const free = [...LETTERS].map((letter) => letter + (round || "")).find((name) => !taken.has(name));
    if (free !== undefined) return free;
  }
}

/** The graph with one more node. @param {Graph} graph @param {Place} place @returns {Graph} */
export function withNode(graph, place) {
  const node = { id: freeName(graph), ...freePlace(graph.nodes, place) };
  return { ...graph, nodes: [...graph.nodes, node] };
}

/** The graph without a node and its edges; the last node stays. @param {Graph} graph @param {string} id @returns {Graph} */
export function withoutNode(graph, id) {
  const nodes = graph.nodes.filter((node) => node.id !== id);
  return nodes.length === 0 ? graph : { ...graph, nodes, edges: graph.edges.filter((ends) => !ends.includes(id)) };
}

/** @param {Graph} graph @param {string} id @param {Place} place @returns {Graph} */
export function withMoved(graph, id, place) {
  const others = graph.nodes.filter((node) => node.id !== id);
  const free = freePlace(others, place);
  return { ...graph, nodes: graph.nodes.map((node) => (node.id === id ? { ...node, ...free } : node)) };
}

/**
 * The graph with an edge added, or removed if it was there.
 * @param {Graph} graph @param {string} one @param {string} other @returns {Graph}
 */
export function withEdgeToggled(graph, one, other) {
  if (one === other) return graph;
  const edges = graph.edges.filter((ends) => !(ends.includes(one) && ends.includes(other)));
  return { ...graph, edges: edges.length < graph.edges.length ? edges : [...edges, [one, other]] };
}

/** Whether an edge joins two nodes. @param {Graph} graph @param {string} one @param {string} other */
export const hasEdge = ({ edges }, one, other) => edges.some((ends) => ends.includes(one) && ends.includes(other));

/** The nodes that are joined to one. @param {Graph} graph @param {string} id */
export const neighboursOf = ({ edges }, id) =>
  edges.flatMap(([from, to]) => (from === id ? [to] : to === id ? [from] : []));

/**
 * The nearest free place, looking further and further down, right, up and left.
 * @param {readonly Place[]} nodes @param {Place} ideal @returns {Place}
 */
export function freePlace(nodes, ideal) {
  const isFree = (/** @type {Place} */ place) =>
    nodes.every(({ x, y }) => Math.hypot(x - place.x, y - place.y) >= APART);
  const first = { x: tenth(ideal.x), y: tenth(ideal.y) };
  for (let step = 0; step <= 100; step += APART) {
    const tries = [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ].map(([right, down]) => ({ x: tenth(first.x + right * step), y: tenth(first.y + down * step) }));
    const found = (step === 0 ? [first] : tries).find(isFree);
    if (found) return found;
  }
  return first;
}

/**
 * The place that is farthest from all nodes, for a node that is added by keyboard.
 * @param {readonly Place[]} nodes @returns {Place}
 */
export function emptiestPlace(nodes) {
  const grid = Array.from({ length: 81 }, (_, i) => ({ x: 10 + (i % 9) * 10, y: 10 + Math.floor(i / 9) * 10 }));
  const room = (/** @type {Place} */ place) =>
    Math.min(Infinity, ...nodes.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
  return grid.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** @type {Readonly<Record<string, Place>>} */
const DIRECTIONS = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key, or null for any other key. @param {string} key */
export const directionOf = (key) => DIRECTIONS[key] ?? null;

/**
 * The index of the node that an arrow key, Home or End leads to, or null for any other key. An arrow leads to the
 * nearest node that is more in its direction than to the side.
 * @param {string} key @param {number} index @param {readonly Place[]} nodes
 */
export function nodeTowards(key, index, nodes) {
  if (key === "Home") return 0;
  if (key === "End") return nodes.length - 1;
  const direction = directionOf(key);
  if (direction === null) return null;
  const from = nodes[index];
  let best = index;
  let nearest = Infinity;
  nodes.forEach(({ x, y }, other) => {
    const ahead = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const distance = Math.hypot(ahead, aside);
    if (ahead > 0 && ahead >= aside && distance < nearest) [best, nearest] = [other, distance];
  });
  return best;
}

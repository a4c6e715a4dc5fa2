/**
 * The tree of a search that is still running, made of the batches that Python sends. It has what can be seen from far
 * away: nodes, whose turn it is, and values; no moves and no windows.
 */

import { withTimes } from "../python/times.js";
import { CALL, INNER, TERMINAL, makeTrace } from "./trace.js";

/**
 * @typedef {import("../python/protocol.js").Batch} Batch
 * @typedef {import("./trace.js").Trace} Trace
 */

const FIRST_ROOM = 4096;

export class GrowingTree {
  /** @param {boolean} [inPasses]  whether a driver searches again and again: the tree is that of the newest pass */
  constructor(inPasses = false) {
    this.inPasses = inPasses;
  }

  #parent = new Int32Array(FIRST_ROOM);
  #kind = new Uint8Array(FIRST_ROOM);
  #status = new Uint8Array(FIRST_ROOM);
  #value = new Float64Array(FIRST_ROOM);
  #event = new Int16Array(2 * FIRST_ROOM);
  #events = 0;
  /** The node that the search is in; -1 before and after it. */
  #active = -1;
  /** Where the tree begins, in nodes and in events: with the root, or with that of the newest pass. */
  #first = { node: 0, event: 0 };
  /** How many nodes have been entered and recorded. */
  nodes = 0;
  /** How many have been entered, recorded or not. */
  calls = 0;

  /** @param {Batch} batch */
  add({ event, kind, value, calls: all }) {
    this.calls = all[0];
    this.#makeRoom(kind.length, event.length);
    this.#event.set(event, this.#events);
    let calls = 0;
    let returns = 0;
    for (const each of event) {
      if (each === CALL) this.#enter(kind[calls++]);
      else this.#leave(value[returns++]);
      this.#events += 1;
    }
  }

  /** @param {number} kind */
  #enter(kind) {
    const node = this.nodes;
    if (this.inPasses && this.#active <= 0) this.#first = { node, event: this.#events };
    if (this.#active >= 0) this.#status[this.#active] = INNER;
    this.#parent[node] = this.#active;
    this.#kind[node] = kind;
    // A leaf is one that has no child when it is left.
    this.#status[node] = TERMINAL;
    this.#value[node] = Number.NaN;
    this.#active = node;
    this.nodes += 1;
  }

  /** @param {number} value */
  #leave(value) {
    this.#value[this.#active] = value;
    this.#active = this.#parent[this.#active];
  }

  /** @param {number} nodes @param {number} events  how many more there will be */
  #makeRoom(nodes, events) {
    const needed = this.nodes + nodes;
    if (needed > this.#parent.length) {
      const room = 2 * needed;
      this.#parent = copied(new Int32Array(room), this.#parent);
      this.#kind = copied(new Uint8Array(room), this.#kind);
      this.#status = copied(new Uint8Array(room), this.#status);
      this.#value = copied(new Float64Array(room), this.#value);
    }
    if (this.#events + events > this.#event.length) {
      this.#event = copied(new Int16Array(2 * (this.#events + events)), this.#event);
    }
  }

  /**
   * The tree as it is now; null if there is nothing of it yet.
   * @param {import("../python/protocol.js").Look} root  what is searched @param {string} method  its id
   * @returns {Trace | null}
   */
  trace(root, method) {
    const first = this.#first;
    const nodes = this.nodes - first.node;
    if (nodes === 0 || (this.inPasses && first.node === 0)) return null;
    const unknown = new Float64Array(nodes).fill(Number.NaN);
    const none = new Int32Array(nodes).fill(-1);
    const parent = this.#parent.slice(first.node, this.nodes);
    for (let row = 0; row < nodes; row += 1) parent[row] = row === 0 ? -1 : parent[row] - first.node;
    const columns = {
      parent,
      above: parent,
      kind: this.#kind.slice(first.node, this.nodes),
      status: this.#status.slice(first.node, this.nodes),
      value: this.#value.slice(first.node, this.nodes),
      event: this.#event.slice(first.event, this.#events),
      alpha: unknown,
      beta: unknown,
      chance: unknown,
      action: none,
      link: none,
      cell: new Int16Array(nodes).fill(-1),
      code: new Uint8Array(nodes),
      same: none.map((_, row) => row),
      read_event: new Int16Array(0),
      read_name: new Uint8Array(0),
      read_value: new Float64Array(0),
    };
    return makeTrace(/** @type {any} */ (textOf(root, method, nodes)), withTimes(columns));
  }
}

/** @template {{set: (from: any) => void}} Numbers @param {Numbers} target @param {Numbers} source @returns {Numbers} */
function copied(target, source) {
  target.set(source);
  return target;
}

/** @param {import("../python/protocol.js").Look} root @param {string} method @param {number} nodes */
const textOf = (root, method, nodes) => ({
  kind: root.kind,
  method,
  methodName: method,
  options: {},
  side: "MAX",
  order: "given",
  cut: ">=",
  depth: "Infinity",
  actions: [],
  actionIds: [],
  names: null,
  variables: [],
  words: {},
  visited: nodes,
  count: nodes,
  passes: [],
  merged: false,
  bestBy: "value",
  best: null,
  codes: [],
  lines: false,
  actionLines: [],
  root,
});

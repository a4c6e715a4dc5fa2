/**
 * A trace of a made-up search of many nodes, for the picture's sake: bushy, of uneven depth.
 */
import { makeTrace } from "../../../static/js/trace/trace.js";
import { SIMPLE_TEXT, simpleColumns } from "../../unit/js/simple.js";

/** @param {number} count @returns {import("../../../static/js/trace/trace.js").Trace} */
export function randomTrace(count) {
  let seed = 7;
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 4294967296;
  };
  const parent = new Int32Array(count).fill(-1);
  const enter = new Int32Array(count);
  const leave = new Int32Array(count);
  const event = new Int16Array(2 * count);
  const depth = new Int32Array(count);
  /** @type {number[]} */
  const open = [];
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    // Going up by one level or more between two nodes; never above the root's children.
    while (open.length > 1 && (open.length > 12 || random() < 0.48)) {
      leave[/** @type {number} */ (open.pop())] = at;
      event[at++] = -2;
    }
    if (open.length > 0) parent[row] = open[open.length - 1];
    depth[row] = open.length;
    enter[row] = at;
    event[at++] = -1;
    open.push(row);
  }
  while (open.length > 0) {
    leave[/** @type {number} */ (open.pop())] = at;
    event[at++] = -2;
  }
  const inner = new Uint8Array(count);
  for (const above of parent) if (above >= 0) inner[above] = 1;
  return makeTrace(
    {
      method: "minimax", order: "given", cut: ">=", depth: "Infinity", actions: [], actionIds: [], names: null,
      variables: [], visited: count, count, lines: false, actionLines: [], ...SIMPLE_TEXT,
      root: /** @type {any} */ ({ picture: { kind: "tree" } }),
    },
    {
      parent, above: parent, enter, leave, event, ...simpleColumns(count),
      action: new Int32Array(count).fill(-1),
      cell: new Int16Array(count).fill(-1),
      kind: Uint8Array.from(depth, (ply) => ply % 2),
      status: Uint8Array.from(inner, (has) => (has ? 0 : 1)),
      value: Float64Array.from(inner, () => Math.floor(random() * 20)),
      alpha: new Float64Array(count).fill(NaN),
      beta: new Float64Array(count).fill(NaN),
      assigned_at: new Int32Array(0),
      assigned_name: new Uint8Array(0),
      assigned_value: new Float64Array(0),
    },
  );
}

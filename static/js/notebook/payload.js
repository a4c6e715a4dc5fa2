/**
 * What Python puts into the document, as `notebook/payload.py` writes it: the length of what is told, that as JSON, and
 * the columns, each at a multiple of eight bytes.
 */

import { COLUMN_TYPES } from "../python/columns.js";
import { withTimes } from "../python/times.js";
import { makeTrace } from "../trace/trace.js";

const ALIGNED = 8;

/** @param {number} length */
const aligned = (length) => Math.ceil(length / ALIGNED) * ALIGNED;

/** @param {ArrayBuffer} data @returns {import("../kinds/notebook-run.js").Payload} */
export function readPayload(data) {
  const length = Number(new DataView(data).getBigUint64(0, true));
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(data, ALIGNED, length)));
  /** @type {Record<string, any>} */
  const columns = {};
  let at = ALIGNED + aligned(length);
  for (const [name, type, count] of head.columns) {
    const Column = COLUMN_TYPES[/** @type {keyof typeof COLUMN_TYPES} */ (type)];
    columns[name] = new Column(data, at, count);
    at += aligned(count * Column.BYTES_PER_ELEMENT);
  }
  const { title, nodes, reply } = head;
  return {
    title,
    nodes,
    reply,
    trace: makeTrace(reply.text, /** @type {any} */ (withTimes(/** @type {any} */ (columns)))),
  };
}

/**
 * What the real bridge has answered about constraint problems, kept in constraint-fixtures.json by
 * make_constraint_fixtures.py.
 */

import { readFileSync } from "node:fs";

import { makeTrace } from "../../../static/js/trace/trace.js";

/** @typedef {import("../../../static/js/trace/trace.js").ConstraintTrace} ConstraintTrace */

/** @type {Record<string, {reply: any, columns: Record<string, (number | string | null)[]>}>} */
const FIXTURES = JSON.parse(readFileSync(new URL("constraint-fixtures.json", import.meta.url), "utf8"));

const DECIMALS = ["value", "alpha", "beta", "chance", "assigned_value"];
const BYTES = ["kind", "status", "code", "note_kind", "assigned_name"];

/** @param {string} name @param {(number | string | null)[]} written */
function column(name, written) {
  const numbers = written.map((each) => (each === null ? NaN : Number(each)));
  if (DECIMALS.includes(name)) return Float64Array.from(numbers);
  if (BYTES.includes(name)) return Uint8Array.from(numbers);
  return name === "event" ? Int16Array.from(numbers) : Int32Array.from(numbers);
}

/** @param {string} name @returns {any} */
export function problemReply(name) {
  const { reply, columns } = structuredClone(FIXTURES[name]);
  return { ...reply, columns: Object.fromEntries(Object.entries(columns).map(([id, written]) => [id, column(id, written)])) };
}

/** @param {string} name @returns {ConstraintTrace} */
export function problemTrace(name) {
  const { text, columns } = problemReply(name);
  return /** @type {any} */ (makeTrace(text, columns));
}

/** The names of all searches among them. */
export const PROBLEM_TRACES = Object.keys(FIXTURES).filter((name) => FIXTURES[name].columns.event);

/**
 * The real bridge's answers about constraint problems, which make_constraint_fixtures.py stores in
 * constraint-fixtures.json.
 */

import { readFileSync } from "node:fs";

import { withTimes } from "../../../static/js/python/times.js";
import { EMPTY, REMOVE, RESTORE } from "../../../static/js/trace/constraints.js";
import { CALL, EMPTIED, NOTE, RETURN, makeTrace } from "../../../static/js/trace/trace.js";

/** @typedef {import("../../../static/js/trace/trace.js").ConstraintTrace} ConstraintTrace */

/** @type {Record<string, {reply: any, columns: Record<string, (number | string | null)[]>}>} */
const FIXTURES = JSON.parse(readFileSync(new URL("constraint-fixtures.json", import.meta.url), "utf8"));

const DECIMALS = ["value", "alpha", "beta", "chance", "read_value"];
const BYTES = ["kind", "status", "code", "note_kind", "read_name"];

/** A column as it crosses from Python. @param {string} name @param {(number | string | null)[]} written */
function column(name, written) {
  const numbers = written.map((each) => (each === null ? NaN : Number(each)));
  if (DECIMALS.includes(name)) return Float64Array.from(numbers);
  if (BYTES.includes(name)) return Uint8Array.from(numbers);
  return ["event", "read_event"].includes(name) ? Int16Array.from(numbers) : Int32Array.from(numbers);
}

/** The columns of a trace as the page gets them. @param {Record<string, (number | string | null)[]>} written */
export function columnsOfTrace(written) {
  const columns = Object.entries(written).map(([id, each]) => [id, column(id, each)]);
  return /** @type {any} */ (withTimes(Object.fromEntries(columns)));
}

/** @param {string} name @returns {any} */
export function problemReply(name) {
  const { reply, columns } = structuredClone(FIXTURES[name]);
  return { ...reply, columns: columns.event ? columnsOfTrace(columns) : {} };
}

/** @param {string} name @returns {ConstraintTrace} */
export function problemTrace(name) {
  const { text, columns } = problemReply(name);
  return /** @type {any} */ (makeTrace(text, columns));
}

/**
 * A Sudoku of which three given digits are assigned; each takes a digit from the open cells r1c1 and r1c2, the last
 * one their last digit, and everything is undone: no solution.
 */
export function hopelessSudoku() {
  const { text, columns } = problemReply("sudoku");
  const [first, second] = ["r1c1", "r1c2"].map((id) => text.variables.indexOf(id));
  const rows = 4;
  const cut = Object.fromEntries(Object.entries(columns).map(([id, column]) => [id, column.slice(0, rows)]));
  // The sentence about each event: a row that begins or ends, or a note.
  const notes = [
    [REMOVE, first, 0],
    [REMOVE, second, 1],
    [REMOVE, first, 2],
    [EMPTY, first, -1],
    [RESTORE, first, 2],
    [RESTORE, second, 1],
    [RESTORE, first, 0],
  ];
  const event = Int16Array.of(
    CALL,
    CALL,
    NOTE,
    CALL,
    NOTE,
    CALL,
    NOTE,
    NOTE,
    NOTE,
    RETURN,
    NOTE,
    RETURN,
    NOTE,
    RETURN,
    RETURN,
  );
  return /** @type {ConstraintTrace} */ (
    makeTrace(
      { ...text, visited: rows, count: rows, givens: [0, 1, 2] },
      /** @type {any} */ ({
        ...cut,
        event,
        checks: new Int32Array(event.length),
        enter: Int32Array.of(0, 1, 3, 5),
        leave: Int32Array.of(14, 13, 11, 9),
        status: Uint8Array.of(0, 0, 0, EMPTIED),
        emptied: Int32Array.of(-1, -1, -1, first),
        note_kind: Uint8Array.from(notes, ([kind]) => kind),
        note_variable: Int32Array.from(notes, ([, variable]) => variable),
        note_value: Int32Array.from(notes, ([, , value]) => value),
        note_other: new Int32Array(notes.length).fill(-1),
      }),
    )
  );
}

/** The names of all searches among them. */
export const PROBLEM_TRACES = Object.keys(FIXTURES).filter((name) => FIXTURES[name].columns.event);

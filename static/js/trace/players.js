/**
 * What a value is with more than two players: a number for each of them. The player to move looks at its own number.
 * With two players, one number is enough for both.
 *
 * @typedef {import("./trace.js").Trace} Trace
 */

import { formatValue } from "../words/format.js";
import { MAX } from "./trace.js";

/**
 * What `child` is worth to the player who moves at `row`: the more, the better; NaN if it is not known.
 * @param {Trace} trace @param {number} row @param {number} child
 */
export function worthTo(trace, row, child) {
  const { players } = trace.text;
  if (players) return players.vectors[child]?.[players.mover[row]] ?? NaN;
  return trace.kind[row] === MAX ? trace.value[child] : -trace.value[child];
}

/** Which of more than two players moves at `row`; "" with two players. @param {Trace} trace @param {number} row */
export function playerAt({ text: { players } }, row) {
  return players?.names[players.mover[row]] ?? "";
}

/**
 * What a row is worth, as "3"; with more than two players, as "(2, 6, 5)".
 * @param {Trace} trace @param {number} row @param {number} [value] if it is not what the row returned
 */
export function worthText(trace, row, value = trace.value[row]) {
  const vector = trace.text.players?.vectors[row];
  if (vector) return `(${vector.map(formatValue).join(", ")})`;
  return (Object.is(value, trace.value[row]) && trace.text.exact?.[row]) || formatValue(value);
}

/**
 * What is told of values beside the numbers, for some of the rows.
 * @param {Trace["text"]} text @param {Int32Array} rows @returns {Pick<Trace["text"], "players" | "exact">}
 */
export function worthsOf({ players, exact }, rows) {
  if (exact) return { exact: Object.fromEntries(Array.from(rows, (row, at) => [at, exact[row] ?? ""])) };
  if (!players) return {};
  const { names, mover, vectors } = players;
  return {
    players: { names, mover: Array.from(rows, (row) => mover[row]), vectors: Array.from(rows, (row) => vectors[row]) },
  };
}

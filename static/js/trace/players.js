/**
 * What a value is where more than two play: a number for each of them, of which whoever moves looks at
 * its own. Where two play, one number says it for both.
 *
 * @typedef {import("./trace.js").Trace} Trace
 * @typedef {import("./trace.js").Players} Players
 */

import { formatValue } from "../words/format.js";
import { MAX } from "./trace.js";

/**
 * What `child` is worth to whoever moves at `row`: the more, the better; NaN where it is not known.
 * @param {Trace} trace @param {number} row @param {number} child
 */
export function worthTo(trace, row, child) {
  const { players } = trace.text;
  if (players) return players.vectors[child]?.[players.mover[row]] ?? NaN;
  return trace.kind[row] === MAX ? trace.value[child] : -trace.value[child];
}

/** Which of more than two players moves at `row`; "" where two play. @param {Trace} trace @param {number} row */
export function playerAt({ text: { players } }, row) {
  return players?.names[players.mover[row]] ?? "";
}

/**
 * What a row is worth, as "3"; where more than two play, as "(2, 6, 5)".
 * @param {Trace} trace @param {number} row @param {number} [value] where it is not what the row returned
 */
export function worthText(trace, row, value = trace.value[row]) {
  const vector = trace.text.players?.vectors[row];
  return vector ? `(${vector.map(formatValue).join(", ")})` : formatValue(value);
}

/** The same of some of the rows. @param {Players | undefined} players @param {Int32Array} rows @returns {{players?: Players}} */
export function playersOf(players, rows) {
  if (!players) return {};
  const { names, mover, vectors } = players;
  return {
    players: { names, mover: Array.from(rows, (row) => mover[row]), vectors: Array.from(rows, (row) => vectors[row]) },
  };
}

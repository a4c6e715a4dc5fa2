/**
 * What a learner is asked about a round of Monte Carlo tree search: which child UCB chooses, where all were tried.
 *
 * @typedef {import("../../trace/trace.js").Trace} Trace
 * @typedef {import("../questions.js").Question} Question
 */

import { formatValue } from "../../words/format.js";
import { CLICK_IT } from "../questions.js";
import { counted, sentence } from "../../words/sentence.js";
import { currentNode, step } from "../../trace/cursor.js";
import { moveName } from "../../trace/names.js";
import { node } from "../../trace/parts.js";
import { CALL, DRIVER } from "../../trace/trace.js";

/** More children than this are too many to weigh in the head. */
const MOST_CHILDREN = 9;

/** @param {Trace} trace @param {number} cursor  before the step @returns {Question | null} */
export function ucbQuestion(trace, cursor) {
  const next = step(trace, cursor, "node", 1);
  const child = currentNode(trace, next);
  const called = firstCall(trace, cursor, next);
  const row = called < 0 ? child : trace.eventNode[called];
  const parent = trace.parent[row];
  if (called < 0 || parent < 0 || trace.kind[parent] === DRIVER) return null;
  const tried = triedAt(trace, trace.same[parent], trace.enter[row]);
  // A move that was not tried before is taken as it comes; UCB chooses among those that were.
  if (!tried.has(trace.action[row]) || tried.size < 2 || tried.size > MOST_CHILDREN) return null;
  return {
    id: `ucb ${row}`,
    form: "one",
    text: sentence`Every move of ${node(trace, parent)} was tried. Which one does UCB choose?`,
    options: [...tried].map(([action, { rows, sum }]) => ({
      id: String(action),
      name: `${moveName(trace, rows[0])}: ${counted(rows.length, "visit")}, mean ${formatValue(sum / rows.length)}`,
      rows,
    })),
    right: [String(trace.action[row])],
    answerText: moveName(trace, row),
    hint: CLICK_IT,
  };
}

/** The first event between two cursors at which a node is entered; −1 if there is none. @param {Trace} trace @param {number} from @param {number} to */
function firstCall(trace, from, to) {
  for (let at = from; at < to; at++) if (trace.event[at] === CALL) return at;
  return -1;
}

/**
 * The moves of a position that have been tried before an event: each visit, and the sum of what came out for MAX.
 * @param {Trace} trace @param {number} position  as in the column `same` @param {number} before
 */
function triedAt(trace, position, before) {
  /** @type {Map<number, {rows: number[], sum: number}>} */
  const tried = new Map();
  for (let row = 0; row < trace.visited && trace.enter[row] < before; row++) {
    const parent = trace.parent[row];
    const isOver = trace.leave[row] >= 0 && trace.leave[row] < before;
    if (!isOver || parent < 0 || trace.same[parent] !== position || trace.same[row] === position) continue;
    if (trace.kind[parent] === DRIVER || Number.isNaN(trace.value[row])) continue;
    const { rows, sum } = tried.get(trace.action[row]) ?? { rows: [], sum: 0 };
    tried.set(trace.action[row], { rows: [...rows, row], sum: sum + trace.value[row] });
  }
  return tried;
}

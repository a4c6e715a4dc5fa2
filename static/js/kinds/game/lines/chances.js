/**
 * What the lines find that deal with chance nodes, quiet positions or SSS*.
 *
 * @typedef {import("../line-shapes.js").Shape} Shape
 * @typedef {import("../line-shapes.js").AtLine} AtLine
 */

import { formatValue } from "../../../words/format.js";
import { yesOrNo } from "../../../words/line-words.js";
import { sentence } from "../../../words/sentence.js";

/** @param {AtLine} _ @param {string[]} found  which bounds of the others are taken */
const others = (_, [which]) =>
  sentence`How much do the other outcomes add to the average, at ${which === "upper" ? "most" : "least"}?`;

/** @type {readonly Shape[]} */
export const CHANCES = [
  [
    /^for action, probability in game\.outcomes\(state\):$/,
    ({ move, held }) => {
      if (held === false) return sentence`No outcome is left.`;
      return move ? sentence`The next outcome is ${move}.` : null;
    },
  ],
  [
    /^v \+= probability \* \w+\(child, .*\)$/,
    ({ called }) => (called ? sentence`Search ${called}; then add probability × its value to v.` : null),
  ],
  [/^outcomes = game\.outcomes\(state\)$/, ({ node }) => sentence`The rules say which outcomes there are at ${node}.`],
  [/^chances = \[probability for _, probability in outcomes\]$/, () => sentence`Take the probability of each outcome.`],
  [
    /^lower = \[least\] \* len\(outcomes\)$/,
    () => sentence`Each outcome is worth at least the smallest value of the game.`,
  ],
  [
    /^upper = \[greatest\] \* len\(outcomes\)$/,
    () => sentence`Each outcome is worth at most the largest value of the game.`,
  ],
  [/^rest = average_without\(index, chances, (upper|lower)\)$/, others],
  [
    /^lower\[index\] = upper\[index\] = outcome$/,
    ({ numbers }) => {
      const value = numbers.get("outcome");
      if (value === undefined) return null;
      return sentence`Both bounds of this outcome are now ${formatValue(value)}.`;
    },
  ],
  [
    /^return min\(alpha, average\(chances, upper\)\)$/,
    () => sentence`Return an upper bound on the average, no more than α.`,
  ],
  [
    /^return max\(beta, average\(chances, lower\)\)$/,
    () => sentence`Return a lower bound on the average, no less than β.`,
  ],
  [/^return average\(chances, lower\)$/, () => sentence`Return the average of the outcomes.`],
  [
    /^if depth <= 0 and game\.is_quiet\(state\):$/,
    ({ node, held }) =>
      held === null ? null : sentence`Is the depth limit reached at ${node}, and is it quiet? ${yesOrNo(held)}`,
  ],
  [
    /^if depth <= 0 and game\.may_stand_pat\(state\):$/,
    ({ node, held }) =>
      held === null
        ? null
        : sentence`Is the depth limit reached at ${node}, and may the player stand pat? ${yesOrNo(held)}`,
  ],
  [/^node, status, merit = heappop\(opened\)$/, () => sentence`Take the best entry from OPEN.`],
  [/^gamma\(node, status, merit\)$/, () => sentence`Replace this entry by what follows from it: Γ.`],
  [/^push\(\w+, (LIVE|SOLVED), merit\)$/, (_, [status]) => sentence`Put an entry into OPEN that is ${status}.`],
  [/^push\(child\(.*\), LIVE, merit\)$/, () => sentence`Put a child into OPEN that is LIVE.`],
  [/^purge\(parent\)$/, () => sentence`Remove everything below the parent from OPEN.`],
];

/**
 * What the lines find of iterative deepening as programs use it that play.
 *
 * @typedef {import("../line-shapes.js").Shape} Shape
 * @typedef {import("../line-shapes.js").AtLine} AtLine
 */

import { formatValue } from "../../../words/format.js";
import { yesOrNo } from "../../../words/line-words.js";
import { sentence } from "../../../words/sentence.js";

/** The number of a name, if it is known. @param {AtLine} at @param {string} name */
const numberOf = ({ numbers }, name) => {
  const value = numbers.get(name);
  return value === undefined || Number.isNaN(value) ? null : formatValue(value);
};

/** @param {(at: AtLine) => string} question @returns {Shape[1]} */
const asks = (question) => (at) => (at.held === null ? null : sentence`${question(at)} ${yesOrNo(at.held)}`);

/** @type {readonly Shape[]} */
export const DEEPENING = [
  [
    /^if found and is_deep_enough\(found, alpha, beta, depth\):$/,
    asks(() => "Does the table know enough, from a search at least this deep?"),
  ],
  [/^if noise\.is_quiet\(state\):$/, asks(({ node }) => `Is the position quiet at ${node.text}?`)],
  [/^if noise\.may_stand_pat\(state\):$/, asks(({ node }) => `May the player stand pat at ${node.text}?`)],
  [/^if depth == 0:$/, asks(() => "Is the depth limit reached?")],
  [
    /^left = max\(0, depth - 1\)$/,
    (at) => sentence`Below this move, ${numberOf(at, "left") ?? "one ply less"} is left of the depth.`,
  ],
  [
    /^v, best = worth, action$/,
    (at) => sentence`This move is the best so far at ${at.node}: v is now ${numberOf(at, "v") ?? "its value"}.`,
  ],
  [
    /^best, first_(alpha|beta) = None, \w+$/,
    (_, [end]) => sentence`No move is the best yet. Remember ${end === "alpha" ? "α" : "β"} as it was at first.`,
  ],
  [
    /^elsewhere, stopped_short = stopped_short, depth == 0$/,
    () => sentence`Remember whether the limit was met elsewhere, and look out for it below this position.`,
  ],
  [
    /^seen = depth if stopped_short else inf$/,
    (at) =>
      sentence`How deep has the search seen here? ${
        at.found("seen") === Infinity ? "To every end: no limit was met." : "To its limit."
      }`,
  ],
  [/^stopped_short = stopped_short or elsewhere$/, () => sentence`Was the limit met here, or elsewhere before?`],
  [/^stopped_short = stopped_short or found\.depth < inf$/, () => sentence`Did what the table knows stop at a limit?`],
  [
    /^table\[state\] = Found\(v, bound, seen, best\)$/,
    (at) => sentence`Store ${numberOf(at, "v") ?? "v"} in the table, with the best move.`,
  ],
  [/^best_action = (?:table\[state\]|root)\.action.*$/, () => sentence`Take the best move of this iteration.`],
  [/^root = table\.get\(state\)$/, () => sentence`Look up the position that was searched.`],
  [/^killers\.cut\(.*\)$/, () => sentence`Remember the move that made this cut as a killer.`],
];

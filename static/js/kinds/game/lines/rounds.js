/**
 * What the lines find that play rounds: UCT, regret matching and CFR.
 *
 * @typedef {import("../line-shapes.js").Shape} Shape
 * @typedef {import("../line-shapes.js").AtLine} AtLine
 */

import { formatValue } from "../../../words/format.js";
import { yesOrNo } from "../../../words/line-words.js";
import { sentence } from "../../../words/sentence.js";

/** @type {readonly Shape[]} */
export const ROUNDS = [
  [
    /^(?:if|elif) node\.visits == 0:$/,
    ({ node, held }) => (held === null ? null : sentence`Is this the first visit to ${node}? ${yesOrNo(held)}`),
  ],
  [/^action = selected\(state, node\)$/, ({ node }) => sentence`Selection: which move from ${node} is next?`],
  [
    /^child = node\.children\.setdefault\(action, Node\(\)\)$/,
    ({ move }) => sentence`Go to the child for ${move || "this move"}; it is added if the tree does not have it.`,
  ],
  [
    /^value = playout\(state, depth\)$/,
    ({ node }) => sentence`Simulation: play random moves from ${node} to the end, or to the depth limit.`,
  ],
  [/^below = game\.result\(state, action\)$/, () => sentence`The position after this move.`],
  [/^depth -= 1$/, () => sentence`One ply less is left of the depth.`],
  [
    /^value = visit\(below, child, depth - 1\)$/,
    ({ called }) => (called ? sentence`Go down by ${called}; value is what comes back.` : null),
  ],
  [/^node\.visits \+= 1$/, ({ node }) => sentence`Backpropagation: count one more visit to ${node}.`],
  [
    /^node\.total \+= value$/,
    ({ node, numbers }) => {
      const value = numbers.get("value");
      const what = value === undefined ? "the result" : formatValue(value);
      return sentence`Backpropagation: add ${what} to the total of ${node}.`;
    },
  ],
  [/^state = game\.result\(state, action\)$/, () => sentence`The position after this move is made.`],
  [/^action = random\.choice\(.*\)$/, () => sentence`Pick a move at random.`],
  [/^w = cfr_value\($/, ({ move }) => sentence`Search ${move || "this move"}; then w = its value.`],
  [/^where: table\.average\(\)$/, () => sentence`Take the average strategy of each information set.`],
  [
    /^where = mover, game\.information\(state\)$/,
    () => sentence`What does the player to move know? That is the information set.`,
  ],
  [/^table = tables\[where\]$/, () => sentence`Take the regrets of this information set.`],
  [/^strategy = (?:table|regrets\[side\])\.strategy$/, () => sentence`The regrets so far give the strategy.`],
  [/^worths\.append\(w\)$/, () => sentence`Keep w, what this move is worth.`],
  [/^table\.add\(worths, .*\)$/, () => sentence`Add to the regrets what each move would have gained.`],
  [
    /^regrets\[(MAX|MIN)\]\.add\(.*\)$/,
    (_, [side]) => sentence`Add to the regrets of ${side} what each move would have gained.`,
  ],
  [/^(?:table|regrets\[\w+\])\.next_round\(\)$/, () => sentence`The next round uses the new regrets.`],
  [/^drawn\[side\] = place$/, () => sentence`Remember which move was drawn.`],
  [/^action = game\.actions\(state\)\[place\]$/, () => sentence`Take the move that was drawn.`],
  [/^return play\(game\.result\(state, action\)\)$/, () => sentence`Make this move and play on.`],
];

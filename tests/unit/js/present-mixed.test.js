import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { movesProps } from "../../../static/js/kinds/game/board.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { lastCursor } from "../../../static/js/trace/cursor.js";
import { traceOf } from "./answers.js";
import { knowing } from "./knowing.js";

const trace = traceOf("mixture");
const root = /** @type {import("../../../static/js/python/protocol.js").GameLook} */ (trace.text.root);
const strategies = [
  { player: "MIN", knows: "", actions: root.actions.map(({ name }) => name), probabilities: [0.9, 0.1] },
  { player: "MAX", knows: "", actions: root.actions.map(({ name }) => name), probabilities: [0.25, 0.75] },
];

/** The moves of a matrix game at a cursor of a search for mixed strategies. @param {number} cursor @param {typeof strategies} known */
function movesAt(cursor, known) {
  const state = {
    ...INITIAL_STATE,
    subject: root.subject,
    options: root.options,
    history: [root.position],
    searched: root.position,
    cursor,
  };
  const results = knowing({ look: root, trace, strategies: known });
  return movesProps(state, /** @type {any} */ (results));
}

describe("The moves in a search for mixed strategies", () => {
  it("show at the end how often the average strategy of the player to move plays them, in the game's order", () => {
    const { moves, whose } = movesAt(lastCursor(trace), strategies);
    const found = new Map(moves.map(({ name, shares, value, bound }) => [name, { shares, value, bound }]));
    for (const [name, told] of found) {
      const at = strategies[1].actions.indexOf(name);
      assert.deepEqual(told, { shares: ["25 %", "75 %"][at], value: null, bound: null });
    }
    assert.deepEqual(
      [...found.keys()],
      strategies[1].actions.filter((name) => found.has(name)),
    );
    assert.equal(whose, "average probability of each move");
  });

  it("show nothing before that, and certainly not the last payoff", () => {
    for (const { moves } of [movesAt(lastCursor(trace) - 1, strategies), movesAt(lastCursor(trace), [])]) {
      assert.ok(moves.length > 0);
      for (const { shares, value, bound } of moves) assert.deepEqual([shares, value, bound], ["", null, null]);
    }
  });
});

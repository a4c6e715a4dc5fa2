import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { currentNode, isSecondLook, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { narrate } from "../../../static/js/kinds/game/narration.js";
import { visibleAt } from "../../../static/js/trace/visible.js";
import { AT_LEAST, AT_MOST, CALL, CHANCE, KNOWN, MAX, MIN, RETURN } from "../../../static/js/trace/trace.js";
import { OTHER_TRACES, traceOf } from "./answers.js";
import { parts, plainText, said } from "./said.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** All sentences, node by node. @param {Trace} trace */
const saidByNode = (trace) => [...stops(trace, "node")].map((cursor) => said(trace, cursor));

/** What is said when the row has returned. @param {Trace} trace @param {number} row */
const saidAfter = (trace, row) => said(trace, trace.leave[row] + 1);

/** The first row of this name. @param {Trace} trace @param {string} name @param {number} [from] */
const rowOf = (trace, name, from = 0) =>
  [...trace.parent.keys()].findIndex((row) => row >= from && nodeName(trace, row) === name);

describe("A driver", () => {
  it("has sentences for its own lines, which belong to no node", () => {
    const trace = traceOf("mtdf");
    const line = [...trace.event.keys()].find((at) => trace.eventNode[at] === 0 && trace.event[at] > 0);
    const text = plainText(narrate(trace, Number(line) + 1, [Array(100).fill("  g = f")]));
    assert.equal(text, "The guess for the first window is f.");
    const unknown = plainText(narrate(trace, Number(line) + 1, [Array(100).fill("  g = f @ f")]));
    assert.match(unknown, /^In mtdf, line \d+ is next: g = f @ f$/);
  });
});

describe("What is known from a table", () => {
  it("says which side a bound is on", () => {
    const trace = traceOf("heaps in passes");
    const rows = [...trace.status.keys()].filter((row) => trace.status[row] === KNOWN && row < trace.visited);
    const words = ["worth −?\\d", "worth at least −?\\d", "worth at most −?\\d"];
    for (const row of rows) assert.match(saidAfter(trace, row), new RegExp(words[trace.bound[row]]));
    assert.deepEqual(new Set(rows.map((row) => trace.bound[row])), new Set([0, AT_LEAST, AT_MOST]));
  });
});

describe("No sentence", () => {
  it("cuts a node by the result of an earlier search of the same move", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      for (const row of trace.cutNodes) {
        const text = saidAfter(trace, row);
        const held = /already has .* from (\S+), so/.exec(text);
        assert.notEqual(held?.[1], nodeName(trace, row), text);
      }
    }
  });
});

describe("A search that did not finish", () => {
  const trace = traceOf("deepening, broken off");

  it("names the limit that ended it, if that is one of time", () => {
    const { options } = trace.text;
    const inTime = {
      ...trace,
      text: { ...trace.text, ended: /** @type {const} */ ("seconds"), options: { ...options, seconds: 0.5 } },
    };
    assert.match(
      said(inTime, lastCursor(inTime)),
      / budget of 0\.5 seconds ran out at depth 3, so the answer is from depth 2\.$/,
    );
  });

  it("names its last depth if the limit was reached exactly there", () => {
    const spent = {
      ...trace,
      text: { ...trace.text, passes: trace.text.passes.slice(0, 2), options: { ...trace.text.options, nodes: 9 } },
    };
    assert.match(said(spent, lastCursor(spent)), / budget of 9 nodes ran out just after depth 2\.$/);
  });
});

describe("A deepening that finished", () => {
  const trace = traceOf("deepening");

  it("says that it has reached its depth limit", () => {
    const limited = { ...trace, text: { ...trace.text, ended: /** @type {const} */ ("depth") } };
    assert.match(said(limited, lastCursor(limited)), / It reached the depth limit, 3\.$/);
  });
});

describe("Chance", () => {
  const trace = traceOf("chance");

  it("counts an outcome only once if it was probed before the search", () => {
    const b = rowOf(trace, "B");
    const [probe, other] = [trace.children[trace.childStart[b]], trace.children[trace.childStart[b] + 1]];
    const action = trace.action.slice();
    action[other] = action[probe];
    assert.match(
      plainText(narrate({ ...trace, action }, trace.leave[b] + 1, [])),
      /^B is worth ¾ × 2 = 3\.5 on average/,
    );
  });

  it("that is too good for MIN is explained by the bound on the other side", () => {
    const cut = traceOf("cut by chance");
    const row = rowOf(cut, "C");
    const [alpha, beta, value] = [cut.alpha.slice(), cut.beta.slice(), cut.value.slice()];
    [alpha[row], beta[row], value[row]] = [-Infinity, 2, 4];
    assert.match(
      plainText(narrate({ ...cut, alpha, beta, value }, cut.leave[row] + 1, [])),
      /^C can be worth at least 4 on average\. /,
    );
  });
});

describe("A second look at the same position", () => {
  /** C of "searched again", changed into another visit to A. */
  const trace = traceOf("searched again");
  const row = rowOf(trace, "C");
  const same = trace.same.map((first, each) => (each === row ? 0 : first));
  const looked = { ...trace, same };

  it("gives no value to the node that it visits", () => {
    assert.match(
      plainText(narrate(looked, trace.leave[row] + 1, [])),
      /The shallow search says that A is worth more than 1\.$/,
    );
    const beta = trace.beta.slice();
    beta[row] = 9;
    assert.match(plainText(narrate({ ...looked, beta }, trace.leave[row] + 1, [])), /only the shallow search\.$/);
  });

  it("is not the best move", () => {
    const value = trace.value.map((worth, each) => (each === row ? 99 : worth));
    assert.match(plainText(narrate({ ...looked, value }, lastCursor(trace), [])), /MAX: 5, by a₂ to C\.$/);
  });
});

describe("Rounds of Monte Carlo tree search", () => {
  it("name no node in the lines of a random game", () => {
    const trace = traceOf("rounds");
    const row = trace.eventNode.find((each) => isSecondLook(trace, each)) ?? -1;
    const at = trace.enter[row];
    const event = trace.event.map((each, i) => (i === at ? 1 : each));
    const told = narrate({ ...trace, event }, at + 1, [["return game.utility(state)"]]);
    assert.equal(plainText(told), "The rules say what this point of the random game is worth.");
  });

  it("say of a deep node by which move it is reached, and start a random game from it", () => {
    const said = saidByNode(traceOf("deep rounds"));
    const deep = said.filter((text) => text.includes("this position"));
    assert.ok(deep.some((text) => /^Selection: go by square \d to this position/.test(text)));
    assert.ok(deep.some((text) => /^Expansion: add this position to the tree, reached by square \d\.$/.test(text)));
    assert.ok(said.every((text) => !text.includes("its parent")));
  });
});

describe("Best-first steps", () => {
  const sentences = saidByNode(traceOf("best first"));

  it("never call a solved inner node a leaf", () => {
    for (const text of sentences) assert.doesNotMatch(text, /, solved, .* as solved/);
  });
});

describe("Every sentence of every search", () => {
  it("is made of words, with nothing missing in it", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        if (cursor > 0 && trace.event[cursor - 1] > 0) continue;
        const text = said(trace, cursor);
        assert.match(text, /^\S.*\.$/, `${name}, ${cursor}`);
        const told = text.replaceAll(/This is a test: is .*?\?/g, "Asked.");
        assert.doesNotMatch(
          told,
          /NaN|undefined|null(?! window)|Infinity|\?|\[object| {2}| [,.;:]|–/,
          `${name}, ${cursor}: ${text}`,
        );
      }
    }
  });

  it("begins with the side to move in the searched position", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      const { mover } = trace.text.root;
      assert.match(said(trace, 0), new RegExp(`^Press Next step to start\\. ${mover}.* is to move\\.$`, "i"), name);
    }
  });

  it("links each name to its node in the picture, in the colour of the side to move there", () => {
    const roles = Object.fromEntries([
      [MAX, "MAX"],
      [MIN, "MIN"],
      [CHANCE, ""],
    ]);
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        const view = visibleAt(trace, cursor);
        const told = view.narrated.trace;
        for (const part of parts(trace, cursor)) {
          if (part.row < 0 || view.driving) continue;
          const called = part.moves === undefined ? nodeName(told, part.row).toLowerCase() : "this position";
          assert.equal(part.text.toLowerCase(), called, `${name}, ${cursor}`);
          assert.equal(part.role, roles[told.kind[part.row]], `${name}, ${cursor}`);
        }
      }
    }
  });

  it("says that moves are cut exactly where there are cuts", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      const cutting = new Set(trace.cutNodes);
      for (let cursor = 1; cursor <= lastCursor(trace); cursor += 1) {
        if (trace.event[cursor - 1] !== RETURN && trace.event[cursor - 1] !== CALL) continue;
        const happens = trace.event[cursor - 1] === RETURN && cutting.has(currentNode(trace, cursor));
        assert.equal(said(trace, cursor).includes(": cut "), happens, `${name}, ${cursor}`);
      }
    }
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { currentNode, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { narrateRound } from "../../../static/js/trace/narration-rounds.js";
import { narrate, plainText } from "../../../static/js/trace/narration.js";
import { viewAt } from "../../../static/js/trace/picture.js";
import { CALL, CHANCE, KNOWN, MAX, MIN, RETURN } from "../../../static/js/trace/trace.js";
import { OTHER_TRACES, traceOf } from "./answers.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** The sentence as the page has it told: of the driver, of a round, or of what is seen. @param {Trace} trace @param {number} cursor */
function parts(trace, cursor) {
  const view = viewAt(trace, cursor);
  if (view.driving) return narrate(trace, cursor, []);
  if (trace.text.merged && cursor > 0 && trace.event[cursor - 1] <= 0) return narrateRound(trace, cursor, view);
  return narrate(view.told.trace, view.told.cursor, []);
}

/** @param {Trace} trace @param {number} cursor */
const said = (trace, cursor) => plainText(parts(trace, cursor));

/** All sentences, node by node. @param {Trace} trace */
const saidByNode = (trace) => [...stops(trace, "node")].map((cursor) => said(trace, cursor));

/** What is said when the row has returned. @param {Trace} trace @param {number} row */
const saidAfter = (trace, row) => said(trace, trace.leave[row] + 1);

/** The first row of this name. @param {Trace} trace @param {string} name @param {number} [from] */
const rowOf = (trace, name, from = 0) => [...trace.parent.keys()].findIndex((row) => row >= from && nodeName(trace, row) === name);

describe("A driver", () => {
  it("says that it begins, and what it has found", () => {
    const trace = traceOf("mtdf");
    assert.equal(said(trace, 1), "mtdf begins. It will search the position several times.");
    assert.equal(said(trace, lastCursor(trace)), "mtdf has its answer: the position is worth 3.");
    assert.deepEqual(parts(trace, 1)[0], { text: "mtdf", role: "code", row: -1 });
  });

  it("whose answer is a mean, or what mixed strategies are worth, says so", () => {
    const rounds = traceOf("rounds");
    assert.equal(said(rounds, lastCursor(rounds)), "uct has its answer: the mean of all rounds is 6.111.");
    const mixture = traceOf("mixture");
    assert.equal(said(mixture, lastCursor(mixture)), "regret_matching has its answer: to MAX, the average strategies are worth 0.");
  });

  it("tells the lines that it runs itself, which are of no node", () => {
    const trace = traceOf("mtdf");
    const line = [...trace.event.keys()].find((at) => trace.eventNode[at] === 0 && trace.event[at] > 0);
    const text = plainText(narrate(trace, Number(line) + 1, [Array(100).fill("  g = f")]));
    assert.match(text, /^In mtdf, line \d+ is next: g = f$/);
  });
});

describe("A pass of null windows", () => {
  const trace = traceOf("mtdf");
  const [first, second] = trace.text.passes;

  it("ends as soon as its question is answered, and does not pretend that anyone above holds the window", () => {
    assert.equal(
      saidAfter(trace, first.row),
      "A has found a move worth 3. The window [0⁻, 0] is closed, which is all that was asked: cut C and D.",
    );
  });

  it("does not say that a value was there before it was found", () => {
    const b = rowOf(trace, "B", second.row);
    assert.equal(saidAfter(trace, b), "B has found a reply worth 3. The window [3, 3⁺] is closed, so B can no longer matter: cut b₂ and b₃.");
    const c = rowOf(trace, "C", second.row);
    assert.equal(saidAfter(trace, c), "C has found a reply worth 2. A already has 3 from B, so C can no longer matter: cut c₂ and c₃.");
  });

  it("says what is known from another pass, and cannot point to it", () => {
    const leaf = rowOf(trace, "b₁", second.row);
    assert.equal(trace.status[leaf], KNOWN);
    assert.equal(said(trace, trace.enter[leaf] + 1), "b₁ is looked up in the table.");
    assert.equal(saidAfter(trace, leaf), "b₁ is the same position as one before, worth 3 by the table. B (MIN) has its first value.");
  });
});

describe("What is known from a table", () => {
  it("says where it was learnt, with a link to the node", () => {
    const trace = traceOf("table");
    const row = trace.status.indexOf(KNOWN);
    assert.equal(
      saidAfter(trace, row),
      "… X 6, O 8, X 5 is the same position as one before, worth 0 by the table, learnt at … X 5, O 8, X 6. "
        + "O 3, X 6, O 8 (MAX) has its first value.",
    );
    assert.ok(parts(trace, trace.leave[row] + 1).some((part) => part.row === trace.link[row]));
  });
});

describe("A move that is searched again", () => {
  const trace = traceOf("searched again");

  it("is told by what was known before the second search", () => {
    const again = rowOf(trace, "C", rowOf(trace, "C") + 1);
    assert.equal(
      saidAfter(trace, again),
      "C has found a reply worth 5. A already has 5 from C, so C can no longer matter: cut c₂.",
    );
  });

  it("does not change who is best", () => {
    assert.equal(said(trace, lastCursor(trace)), "A has seen all its moves: the largest value is 5, from a₂ to C.");
  });
});

describe("A search that was broken off", () => {
  const trace = traceOf("deepening, broken off");
  const { row } = trace.text.passes[2];

  it("leaves nodes of which nothing is said but that", () => {
    for (const each of [row, row + 1, row + 2, row + 3]) {
      assert.equal(saidAfter(trace, each), `${nodeName(trace, each)} is broken off, and has no value.`);
    }
  });

  it("has the answer of what was finished", () => {
    assert.equal(said(trace, lastCursor(trace)), "iterative_deepening has its answer: the position is worth 3.5.");
  });
});

describe("Chance", () => {
  const trace = traceOf("chance");

  it("is told as an average, the sum of each probability times its value", () => {
    const b = rowOf(trace, "B");
    assert.equal(said(trace, trace.enter[b] + 1), "B is entered: chance moves, so its value is the average of its outcomes.");
    assert.equal(saidAfter(trace, b), "B is worth ¼ × 8 + ¾ × 2 = 3.5 on average. A (MAX) has its first value.");
  });

  it("has outcomes that are neither better nor worse, but have their share", () => {
    assert.equal(saidAfter(trace, rowOf(trace, "b₁")), "b₁ is worth 8. It counts for its share of B.");
  });

  it("counts an outcome once that was probed before it was searched", () => {
    const b = rowOf(trace, "B");
    const [probe, other] = [trace.children[trace.childStart[b]], trace.children[trace.childStart[b] + 1]];
    const action = trace.action.slice();
    action[other] = action[probe];
    assert.match(plainText(narrate({ ...trace, action }, trace.leave[b] + 1, [])), /^B is worth ¾ × 2 = 3\.5 on average/);
  });

  it("that cannot come up to what MAX has any more is told by the bound on its average", () => {
    const cut = traceOf("cut by chance");
    assert.equal(
      saidAfter(cut, rowOf(cut, "C")),
      "C cannot be worth more than −1.5 on average. A already has 6 from B, so C can no longer matter: cut c₂ and c₃.",
    );
  });

  it("that is too good for MIN is told by the bound on the other side", () => {
    const cut = traceOf("cut by chance");
    const row = rowOf(cut, "C");
    const [alpha, beta, value] = [cut.alpha.slice(), cut.beta.slice(), cut.value.slice()];
    [alpha[row], beta[row], value[row]] = [-Infinity, 2, 4];
    assert.match(plainText(narrate({ ...cut, alpha, beta, value }, cut.leave[row] + 1, [])), /^C cannot be worth less than 4 on average\. /);
  });
});

describe("A second look at the same position", () => {
  /** C of "searched again", made into another look at A. */
  const trace = traceOf("searched again");
  const row = rowOf(trace, "C");
  const same = trace.same.map((first, each) => (each === row ? 0 : first));
  const looked = { ...trace, same };

  it("gives no value to the node that it looks at", () => {
    assert.match(plainText(narrate(looked, trace.leave[row] + 1, [])), /That was only a first look at it\.$/);
  });

  it("is not the best move", () => {
    const value = trace.value.map((worth, each) => (each === row ? 99 : worth));
    assert.match(plainText(narrate({ ...looked, value }, lastCursor(trace), [])), /the largest value is 5, from a₂ to C\.$/);
  });
});

describe("Rounds of Monte Carlo tree search", () => {
  it("are told by their four steps, with visits and means", () => {
    assert.deepEqual(saidByNode(traceOf("rounds")).slice(0, 10), [
      "uct begins. Each round goes down from the position, and takes back up what it found.",
      "Round 1 begins at A.",
      "Simulation: the game played by lot from A ends with 8.",
      "Backpropagation: A takes in 8. It has been visited once; its mean is 8.",
      "Round 2 begins at A.",
      "Expansion: B joins the tree.",
      "Simulation: the game played by lot from B ends with 3.",
      "Backpropagation: B takes in 3. It has been visited once; its mean is 3.",
      "Backpropagation: A takes in 3. It has been visited twice; its mean is 5.5.",
      "Round 3 begins at A.",
    ]);
  });

  it("say of a selected node what was known of it before", () => {
    assert.ok(saidByNode(traceOf("rounds")).includes("Selection: the round goes on to D, visited twice so far, with the mean 14."));
  });
});

describe("Best-first steps", () => {
  it("are told by the entry of OPEN that stands first, with its merit", () => {
    const sentences = saidByNode(traceOf("best first"));
    assert.deepEqual(sentences.slice(1, 6), [
      "A, live, is the best entry of OPEN, with the merit +∞.",
      "A, live, is the best entry of OPEN, with the merit +∞. All its children are put in its place.",
      "B, live, is the best entry of OPEN, with the merit +∞.",
      "B, live, is the best entry of OPEN, with the merit +∞. The first of its children is put in its place.",
      "b₁, live, is the best entry of OPEN, with the merit +∞. It is a leaf, and now solved with the merit 3.",
    ]);
    assert.ok(sentences.includes("B, solved, is the best entry of OPEN, with the merit 3. What follows from it is put in its place."));
  });

  it("never call a node that is solved a leaf that is now solved", () => {
    for (const text of saidByNode(traceOf("best first"))) assert.doesNotMatch(text, /, solved, .* It is a leaf/);
  });
});

describe("Mixed strategies", () => {
  it("are told by what a node is worth under those of the round", () => {
    assert.ok(saidByNode(traceOf("mixture")).includes("MAX 1, MIN 2 is worth −1 under the strategies of this round."));
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
        assert.doesNotMatch(text, /NaN|undefined|null|Infinity|\?|\[object| {2}| [,.;:]|–/, `${name}, ${cursor}: ${text}`);
      }
    }
  });

  it("begins with who moves in the position that is searched", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      const { mover } = trace.text.root;
      assert.match(said(trace, 0), new RegExp(`^Step forward, or play, to search [^:]+: ${mover}.* is to move\\.$`), name);
    }
  });

  it("links each name to the node of the picture that has it, in the colour of who moves there", () => {
    const roles = Object.fromEntries([[MAX, "MAX"], [MIN, "MIN"], [CHANCE, ""]]);
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      for (let cursor = 0; cursor <= lastCursor(trace); cursor += 1) {
        const view = viewAt(trace, cursor);
        const told = view.told.trace;
        for (const part of parts(trace, cursor)) {
          if (part.row < 0 || view.driving) continue;
          assert.equal(part.text.toLowerCase(), nodeName(told, part.row).toLowerCase(), `${name}, ${cursor}`);
          assert.equal(part.role, roles[told.kind[part.row]], `${name}, ${cursor}`);
        }
      }
    }
  });

  it("says that moves are cut exactly where some are", () => {
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

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { currentNode, lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { nodeName } from "../../../static/js/trace/names.js";
import { narrate, plainText } from "../../../static/js/trace/narration.js";
import { viewAt } from "../../../static/js/trace/picture.js";
import { AT_LEAST, AT_MOST, CALL, CHANCE, KNOWN, MAX, MIN, RETURN } from "../../../static/js/trace/trace.js";
import { OTHER_TRACES, traceOf } from "./answers.js";
import { parts, said } from "./said.js";

/** @typedef {import("../../../static/js/trace/trace.js").Trace} Trace */

/** All sentences, node by node. @param {Trace} trace */
const saidByNode = (trace) => [...stops(trace, "node")].map((cursor) => said(trace, cursor));

/** What is said when the row has returned. @param {Trace} trace @param {number} row */
const saidAfter = (trace, row) => said(trace, trace.leave[row] + 1);

/** The first row of this name. @param {Trace} trace @param {string} name @param {number} [from] */
const rowOf = (trace, name, from = 0) =>
  [...trace.parent.keys()].findIndex((row) => row >= from && nodeName(trace, row) === name);

describe("A driver", () => {
  it("is called as in the menu: it says that it begins, and what it has found", () => {
    const trace = traceOf("mtdf");
    assert.equal(said(trace, 1), "MTD(f) begins. It will search the position several times.");
    assert.equal(said(trace, lastCursor(trace)), "MTD(f) has its answer: the position is worth 3, from a₁ to B.");
  });

  it("whose answer is a mean, or what mixed strategies are worth, says so", () => {
    const rounds = traceOf("rounds");
    assert.equal(
      said(rounds, lastCursor(rounds)),
      "Monte Carlo tree search (UCT) has its answer: the mean of all rounds is 6.111. " +
        "It chooses the move that it has visited most often, a₃ to D: 4 times, with the mean 8.75.",
    );
    const mixture = traceOf("mixture");
    assert.equal(
      said(mixture, lastCursor(mixture)),
      "Regret matching has its answer: to MAX, the average strategies are worth 0.",
    );
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

  it("says what it asks, and that all below is asked for the same", () => {
    assert.equal(
      said(trace, trace.enter[first.row] + 1),
      "A is entered, with the null window [0⁻, 0]. That is a test: is it worth at least 0? MAX looks for the largest value.",
    );
    assert.equal(
      said(trace, trace.enter[second.row] + 1),
      "A is entered, with the null window [3, 3⁺]. That is a test: is it worth more than 3? MAX looks for the largest value.",
    );
    const c = rowOf(trace, "C", second.row);
    assert.equal(
      said(trace, trace.enter[c] + 1),
      "C is entered, with the null window [3, 3⁺], to answer the same question: MIN looks for the smallest value.",
    );
  });

  it("ends as soon as its question is answered, and tells the bound that it found", () => {
    assert.equal(
      saidAfter(trace, first.row),
      "A has found a move worth 3: a₁ to B. That settles that it is worth at least 0, which is all that was asked: cut C and D. " +
        "The test says yes: A is worth at least 3.",
    );
    assert.equal(
      saidAfter(trace, second.row),
      "A has seen all its moves: the largest value is at most 3, from a₁ to B. The test says no: A is worth no more than 3.",
    );
  });

  it("lets no node have a value that is only a bound on the wrong side", () => {
    const b = rowOf(trace, "B", second.row);
    assert.equal(
      saidAfter(trace, b),
      "B has found a reply worth 3. That settles that it is worth no more than 3, so B can no longer matter: cut b₂ and b₃.",
    );
    const c = rowOf(trace, "C", second.row);
    assert.equal(
      saidAfter(trace, c),
      "C has found a reply worth 2. That settles that it is worth no more than 3, so C can no longer matter: cut c₂ and c₃.",
    );
    const d = rowOf(trace, "D", second.row);
    assert.equal(
      saidAfter(trace, d),
      "D has seen all its moves: the smallest value is 2, from d₃. That is no better for A (MAX), which keeps at most 3.",
    );
  });

  it("says what is known from another pass, which may be of the same node", () => {
    const leaf = rowOf(trace, "b₁", second.row);
    assert.equal(trace.status[leaf], KNOWN);
    assert.equal(said(trace, trace.enter[leaf] + 1), "b₁ is looked up in the table.");
    assert.equal(saidAfter(trace, leaf), "The table knows b₁ from before: it is worth 3. B (MIN) has its first value.");
  });
});

describe("What is known from a table", () => {
  it("says where it was learnt, with a link to the node", () => {
    const trace = traceOf("table");
    const row = trace.status.indexOf(KNOWN);
    assert.equal(
      saidAfter(trace, row),
      "… X 6, O 8, X 5 is the same position as one before, worth 0 by the table, learnt at … X 5, O 8, X 6. " +
        "O 3, X 6, O 8 (MAX) has its first value.",
    );
    assert.ok(parts(trace, trace.leave[row] + 1).some((part) => part.row === trace.link[row]));
  });

  it("says that an image of a position only counts as the same", () => {
    const trace = traceOf("table and images");
    assert.match(saidAfter(trace, trace.status.indexOf(KNOWN)), / counts as the same position as one before, worth /);
  });

  it("tells a node by whose name it goes from one before of that name", () => {
    const trace = traceOf("heaps");
    assert.equal(
      saidAfter(trace, trace.status.indexOf(KNOWN)),
      "0-0-1 is the same position as one before, worth −1 by the table, learnt at an earlier 0-0-1. 0-1-1 (MAX) has its first value.",
    );
  });

  it("tells a bound as a bound, on the side on which it is one", () => {
    const trace = traceOf("heaps in passes");
    const rows = [...trace.status.keys()].filter((row) => trace.status[row] === KNOWN && row < trace.visited);
    const words = ["worth −?\\d", "worth at least −?\\d", "worth at most −?\\d"];
    for (const row of rows) assert.match(saidAfter(trace, row), new RegExp(words[trace.bound[row]]));
    assert.deepEqual(new Set(rows.map((row) => trace.bound[row])), new Set([0, AT_LEAST, AT_MOST]));
  });
});

describe("A node that rises or falls between bounds", () => {
  it("has them told", () => {
    const trace = traceOf("heaps in passes");
    assert.ok(
      saidByNode(trace).includes(
        "1-0-1 has seen all its moves: the largest value is −1, from 0-0-1. 1-0-2 (MIN) falls from at least 1 to −1.",
      ),
    );
  });

  it("has a move of several words told behind the node that it leads to", () => {
    const trace = traceOf("heaps");
    assert.equal(
      said(trace, lastCursor(trace)),
      "1-1-2 has seen all its moves: the largest value is 1, from 1-1-0, by 2 from heap 3.",
    );
  });
});

describe("A move that is tested by a null window", () => {
  const trace = traceOf("searched again");
  const test = rowOf(trace, "C");
  const again = rowOf(trace, "C", test + 1);

  it("is said to be, and against what", () => {
    assert.equal(
      said(trace, trace.enter[test] + 1),
      "C is entered, with the null window [1, 1⁺]. That is a test: is it better than 1 for A (MAX) at all? MIN looks for the smallest value.",
    );
  });

  it("that is better is searched again, and said to be", () => {
    assert.equal(
      saidAfter(trace, test),
      "C has seen all its moves: the smallest value is 5, from c₁. The test says yes: C is better than 1 for A (MAX), " +
        "so it is searched again to see how good it is.",
    );
    assert.equal(
      said(trace, trace.enter[again] + 1),
      "C is searched again, with the window [5, +∞], because its test came out better than 1 for A (MAX): how good is it? " +
        "MIN looks for the smallest value.",
    );
  });

  it("has its value where the second search can only confirm the test", () => {
    assert.equal(
      saidAfter(trace, again),
      "C has found a reply worth 5. Its test has shown that it is worth at least 5, so that is its value: cut c₂.",
    );
  });

  it("that is no better is said not to be", () => {
    assert.equal(
      saidAfter(trace, rowOf(trace, "D")),
      "D has found a reply worth 3. A already has 5 from C, so D can no longer matter: cut d₂. " +
        "The test says no: D is not better than 5 for A (MAX).",
    );
  });

  it("does not change who is best", () => {
    assert.equal(said(trace, lastCursor(trace)), "A has seen all its moves: the largest value is 5, from a₂ to C.");
  });
});

describe("Tests of MIN's moves, of leaves, and of what lies deeper", () => {
  const trace = traceOf("tested by both");

  it("ask for what is less, where MIN moves above", () => {
    const e = rowOf(trace, "E");
    assert.match(
      said(trace, trace.enter[e] + 1),
      /with the null window \[4⁻, 4\]\. That is a test: is it better than 4 for B \(MIN\) at all\?/,
    );
    assert.match(saidAfter(trace, e), /The test says no: E is not better than 4 for B \(MIN\)\.$/);
  });

  it("are passed by a leaf that is looked at again, and takes the place of the one before", () => {
    const leaf = rowOf(trace, "d₂");
    assert.equal(
      saidAfter(trace, leaf),
      "d₂ is worth 4. The test says yes: d₂ is better than 3 for D (MAX), so it is looked at again.",
    );
    assert.equal(saidAfter(trace, leaf + 1), "d₂ is looked at again, and is worth 4. D (MAX) rises from 3 to 4.");
  });

  it("do not begin anew at each node below", () => {
    const f = rowOf(trace, "F");
    assert.match(
      said(trace, trace.enter[f] + 1),
      /^F is entered, with the null window \[4, 4⁺\], to answer the same question: MAX /,
    );
  });

  it("stand for the value that closes a window below the second search", () => {
    const deep = traceOf("tested above");
    const cuts = Array.from(deep.cutNodes, (row) => saidAfter(deep, row));
    assert.ok(
      cuts.some((text) =>
        / The test of \S+ has shown that it is worth at least \d, so \S+ can no longer matter: cut /.test(text),
      ),
      cuts.join("\n"),
    );
  });
});

describe("No sentence", () => {
  it("has a node cut by what an earlier search of the same move has found", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      for (const row of trace.cutNodes) {
        const text = saidAfter(trace, row);
        const held = /(\S+) already has .* from (\S+), so/.exec(text);
        assert.notEqual(held?.[2], nodeName(trace, row), text);
      }
    }
  });
});

describe("A search that was broken off", () => {
  const trace = traceOf("deepening, broken off");
  const { row, end } = trace.text.passes[2];

  it("leaves nodes of which nothing is said but that", () => {
    assert.equal(end - row, 3);
    for (const each of [row, row + 1, row + 2]) {
      assert.equal(saidAfter(trace, each), `${nodeName(trace, each)} is broken off, and has no value.`);
    }
  });

  it("has the answer of what was finished", () => {
    assert.match(
      said(trace, lastCursor(trace)),
      /^Iterative deepening has its answer: the position is worth 3\.5, from a₁ to B\. /,
    );
  });

  it("is told with the budget that ended it", () => {
    assert.match(
      said(trace, lastCursor(trace)),
      / Its budget of 12 nodes ran out at depth 3: the answer is that of depth 2\.$/,
    );
    const { options } = trace.text;
    const inTime = {
      ...trace,
      text: { ...trace.text, ended: /** @type {const} */ ("seconds"), options: { ...options, seconds: 0.5 } },
    };
    assert.match(
      said(inTime, lastCursor(inTime)),
      / Its budget of 0.5 seconds ran out at depth 3: the answer is that of depth 2\.$/,
    );
  });

  it("is told with the depth that was its last where the budget was spent just there", () => {
    const spent = {
      ...trace,
      text: { ...trace.text, passes: trace.text.passes.slice(0, 2), options: { ...trace.text.options, nodes: 9 } },
    };
    assert.match(said(spent, lastCursor(spent)), / Its budget of 9 nodes was spent when depth 2 was finished\.$/);
  });
});

describe("A deepening that was not broken off", () => {
  const trace = traceOf("deepening");

  it("tells that there is nothing more to see", () => {
    assert.match(said(trace, lastCursor(trace)), / No search deeper than 3 would see more\.$/);
  });

  it("tells that it has gone as deep as it was to go", () => {
    const limited = { ...trace, text: { ...trace.text, ended: /** @type {const} */ ("depth") } };
    assert.match(said(limited, lastCursor(limited)), / It has reached depth 3, the deepest that it was to search\.$/);
  });
});

describe("Chance", () => {
  const trace = traceOf("chance");

  it("is told as an average, the sum of each probability times its value", () => {
    const b = rowOf(trace, "B");
    assert.equal(
      said(trace, trace.enter[b] + 1),
      "B is entered: chance moves, so its value is the average of its outcomes.",
    );
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
    assert.match(
      plainText(narrate({ ...trace, action }, trace.leave[b] + 1, [])),
      /^B is worth ¾ × 2 = 3\.5 on average/,
    );
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
    assert.match(
      plainText(narrate({ ...cut, alpha, beta, value }, cut.leave[row] + 1, [])),
      /^C cannot be worth less than 4 on average\. /,
    );
  });
});

describe("A probe of an outcome", () => {
  const trace = traceOf("probed");
  const [d, e] = [rowOf(trace, "D"), rowOf(trace, "E")];

  it("is said to be one, and tells no more than a bound", () => {
    assert.equal(
      said(trace, trace.enter[d] + 1),
      "D is probed, with the window [1, +∞]: only its first move is looked at.",
    );
    assert.equal(saidAfter(trace, d), "D has been probed: by its first move, it is worth at most 4.");
  });

  it("is one too where the search of the outcome was saved", () => {
    assert.equal(saidAfter(trace, e), "E has been probed: by its first move, it is worth at most 5.");
  });

  it("is followed by a search, if that is not enough", () => {
    const again = rowOf(trace, "D", d + 1);
    assert.equal(
      said(trace, trace.enter[again] + 1),
      "D is searched, for the probes were not enough, with the window [1, +∞]: MIN looks for the smallest value.",
    );
  });

  it("leaves the average a bound", () => {
    assert.equal(
      saidAfter(trace, rowOf(trace, "C")),
      "C is worth at most ½ × 1 + ½ × 5 = 3 on average. That is no better for A (MAX), which keeps 3.",
    );
  });
});

describe("A second look at the same position", () => {
  /** C of "searched again", made into another look at A. */
  const trace = traceOf("searched again");
  const row = rowOf(trace, "C");
  const same = trace.same.map((first, each) => (each === row ? 0 : first));
  const looked = { ...trace, same };

  it("gives no value to the node that it looks at", () => {
    assert.match(plainText(narrate(looked, trace.leave[row] + 1, [])), /By this first look, A is worth more than 1\.$/);
    const beta = trace.beta.slice();
    beta[row] = 9;
    assert.match(
      plainText(narrate({ ...looked, beta }, trace.leave[row] + 1, [])),
      /That was only a first look at it\.$/,
    );
  });

  it("is told by the name of that position, and not as a move", () => {
    const told = traceOf("looked at first");
    const look = rowOf(told, "C", rowOf(told, "C") + 1);
    assert.equal(
      said(told, told.enter[look] + 1),
      "C gets a first look, to a smaller depth, with the null window [3.925, 3.925⁺]. That is a test: is it worth more than 3.925? " +
        "MIN looks for the smallest value.",
    );
    assert.equal(
      saidAfter(told, look),
      "C has found a reply worth 0.5. That settles that it is worth no more than 3.925, which is all that was asked: cut G. " +
        "By this first look, C is worth no more than 3.925.",
    );
    assert.equal(
      saidAfter(told, look - 1),
      "C returns 4: a first look at it was enough. That is no better for A (MAX), which keeps 4.",
    );
  });

  it("is not the best move", () => {
    const value = trace.value.map((worth, each) => (each === row ? 99 : worth));
    assert.match(
      plainText(narrate({ ...looked, value }, lastCursor(trace), [])),
      /the largest value is 5, from a₂ to C\.$/,
    );
  });
});

describe("Rounds of Monte Carlo tree search", () => {
  it("are told by their four steps, with visits and means", () => {
    assert.deepEqual(saidByNode(traceOf("rounds")).slice(0, 10), [
      "Monte Carlo tree search (UCT) begins. Each round goes down from the position, and takes back up what it found.",
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
    assert.ok(
      saidByNode(traceOf("rounds")).includes(
        "Selection: the round goes on to D, visited twice so far, with the mean 14.",
      ),
    );
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
    assert.ok(
      sentences.includes(
        "B, solved, is the best entry of OPEN, with the merit 3. What follows from it is put in its place.",
      ),
    );
  });

  it("never call a node that is solved a leaf that is now solved", () => {
    for (const text of saidByNode(traceOf("best first"))) assert.doesNotMatch(text, /, solved, .* It is a leaf/);
  });
});

describe("Mixed strategies", () => {
  it("of which the lot chooses are told by what it chose, and what that has brought", () => {
    assert.deepEqual(saidByNode(traceOf("mixture")).slice(1, 6), [
      "Round 1 begins at the position: both sides choose by lot, each by its strategy.",
      "By lot, MAX plays row 1: MAX 1 is reached.",
      "By lot, MIN plays column 2: MAX 1, MIN 2 is an end of the game, worth −1.",
      "MAX 1 has brought −1 this time.",
      "The round has brought −1. Each side regrets what it did not play, as far as that would have brought it more.",
    ]);
  });

  it("that are weighed are told by how far they lead to a node, and by what it is worth under them", () => {
    assert.deepEqual(saidByNode(traceOf("weighed")).slice(1, 6), [
      "Round 1 begins at the position: both sides play by their newest strategies.",
      "MAX 1 is looked at. MAX plays towards it with probability 0.5, MIN with 1.",
      "MAX 1, MIN 1 is an end of the game, worth 1. MAX plays towards it with probability 0.5, MIN with 0.5.",
      "MAX 1, MIN 2 is an end of the game, worth −1. MAX plays towards it with probability 0.5, MIN with 0.5.",
      "MAX 1 is worth 0 under the strategies of this round.",
    ]);
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
        const told = text.replaceAll(/(That is a test: is it|how good is it).*?\?/g, "Asked.");
        assert.doesNotMatch(
          told,
          /NaN|undefined|null(?! window)|Infinity|\?|\[object| {2}| [,.;:]|–/,
          `${name}, ${cursor}: ${text}`,
        );
      }
    }
  });

  it("begins with who moves in the position that is searched", () => {
    for (const name of OTHER_TRACES) {
      const trace = traceOf(name);
      const { mover } = trace.text.root;
      assert.match(
        said(trace, 0),
        new RegExp(`^Step forward, or play, to search [^:]+: ${mover}.* is to move\\.$`),
        name,
      );
    }
  });

  it("links each name to the node of the picture that has it, in the colour of who moves there", () => {
    const roles = Object.fromEntries([
      [MAX, "MAX"],
      [MIN, "MIN"],
      [CHANCE, ""],
    ]);
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

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
  it("has its name from the menu, and says that it begins and what it has found", () => {
    const trace = traceOf("mtdf");
    assert.match(said(trace, 1), /^MTD\(f\) starts\. /);
    assert.match(said(trace, lastCursor(trace)), /^MTD\(f\) is done: .* 3, by a₁ to B\.$/);
  });

  it("whose answer is a mean, or the value of mixed strategies, says so", () => {
    const rounds = traceOf("rounds");
    assert.match(
      said(rounds, lastCursor(rounds)),
      /\(UCT\) is done: the mean of all rounds is 6\.111\. .*most visited move, a₃ to D: 4 visits, mean 8\.75\.$/,
    );
    const mixture = traceOf("mixture");
    assert.match(said(mixture, lastCursor(mixture)), /average strategies, the value for MAX is 0\.$/);
  });

  it("has sentences for its own lines, which belong to no node", () => {
    const trace = traceOf("mtdf");
    const line = [...trace.event.keys()].find((at) => trace.eventNode[at] === 0 && trace.event[at] > 0);
    const text = plainText(narrate(trace, Number(line) + 1, [Array(100).fill("  g = f")]));
    assert.equal(text, "The guess for the first window is f.");
    const unknown = plainText(narrate(trace, Number(line) + 1, [Array(100).fill("  g = f @ f")]));
    assert.match(unknown, /^In mtdf, line \d+ is next: g = f @ f$/);
  });
});

describe("A pass of null windows", () => {
  const trace = traceOf("mtdf");
  const [first, second] = trace.text.passes;

  it("says what it asks, and that all nodes below ask the same", () => {
    assert.match(said(trace, trace.enter[first.row] + 1), /null window α = 0⁻, β = 0\. .* A worth at least 0\?/);
    assert.match(said(trace, trace.enter[second.row] + 1), /null window α = 3, β = 3⁺\. .* A worth more than 3\?/);
    const c = rowOf(trace, "C", second.row);
    assert.match(said(trace, trace.enter[c] + 1), /^Visit C with the null window α = 3, β = 3⁺, .*the same test\. /);
  });

  it("ends as soon as its question is answered, and says which bound it found", () => {
    const yes = saidAfter(trace, first.row);
    assert.match(yes, /^At A, MAX can get 3, by a₁ to B\. A is worth at least 0, .*: cut C and D\. /);
    assert.match(yes, /The test says yes: A is worth at least 3\.$/);
    const no = saidAfter(trace, second.row);
    assert.match(no, /MAX: at most 3, by a₁ to B\. The test says no: A is worth at most 3\.$/);
  });

  it("never uses a bound on the wrong side as a node's value", () => {
    const b = rowOf(trace, "B", second.row);
    assert.match(saidAfter(trace, b), /B, MIN can get 3\. B is worth at most 3, .*: cut b₂ and b₃\.$/);
    const c = rowOf(trace, "C", second.row);
    assert.match(saidAfter(trace, c), /C, MIN can get 2\. C is worth at most 3, .*: cut c₂ and c₃\.$/);
    const d = rowOf(trace, "D", second.row);
    assert.match(saidAfter(trace, d), /MIN: 2, from d₃\. .*A \(MAX\) stays ≤ 3\.$/);
  });

  it("says what is known from another pass, even about the same node", () => {
    const leaf = rowOf(trace, "b₁", second.row);
    assert.equal(trace.status[leaf], KNOWN);
    assert.match(said(trace, trace.enter[leaf] + 1), / b₁ in the table\.$/);
    assert.match(saidAfter(trace, leaf), /^The table already has b₁: .* worth 3\. /);
  });
});

describe("What is known from a table", () => {
  it("says where it was found, with a link to the node", () => {
    const trace = traceOf("table");
    const row = trace.status.indexOf(KNOWN);
    assert.match(saidAfter(trace, row), /^… X 7, O 9, X 6 is the same position as … X 6, O 9, X 7\. .* worth 0\. /);
    assert.ok(parts(trace, trace.leave[row] + 1).some((part) => part.row === trace.link[row]));
  });

  it("says that a mirror image only counts as the same position", () => {
    const trace = traceOf("table and images");
    assert.match(saidAfter(trace, trace.status.indexOf(KNOWN)), / counts as the same position as /);
  });

  it("distinguishes a node from an earlier one with the same name", () => {
    const trace = traceOf("heaps");
    assert.match(saidAfter(trace, trace.status.indexOf(KNOWN)), /^0-0-1 is the same position as an earlier 0-0-1\. /);
  });

  it("says which side a bound is on", () => {
    const trace = traceOf("heaps in passes");
    const rows = [...trace.status.keys()].filter((row) => trace.status[row] === KNOWN && row < trace.visited);
    const words = ["worth −?\\d", "worth at least −?\\d", "worth at most −?\\d"];
    for (const row of rows) assert.match(saidAfter(trace, row), new RegExp(words[trace.bound[row]]));
    assert.deepEqual(new Set(rows.map((row) => trace.bound[row])), new Set([0, AT_LEAST, AT_MOST]));
  });
});

describe("A node that rises or falls between bounds", () => {
  it("says both bounds", () => {
    const sentences = saidByNode(traceOf("heaps in passes"));
    assert.ok(sentences.some((text) => /MAX: −1, from 0-0-1\. .*1-0-2 falls from at least 1 to −1\.$/.test(text)));
  });

  it("names a move of several words with the node that it leads to", () => {
    const trace = traceOf("heaps");
    assert.match(said(trace, lastCursor(trace)), /1, by 2 from heap 3, to 1-1-0\.$/);
  });
});

describe("A move that is tested by a null window", () => {
  const trace = traceOf("searched again");
  const test = rowOf(trace, "C");
  const again = rowOf(trace, "C", test + 1);

  it("is announced, with the value it is tested against", () => {
    assert.match(said(trace, trace.enter[test] + 1), /α = 1, β = 1⁺\. .*test: is C better than 1 for MAX at A\? /);
  });

  it("that is better is searched again, and the sentence says so", () => {
    assert.match(saidAfter(trace, test), / yes: C is better than 1 for MAX at A, so search it again/);
    assert.match(said(trace, trace.enter[again] + 1), /C is better than 1 for MAX at A\. .*α = 5, β = \+∞ /);
  });

  it("gets its value if the second search can only confirm the test", () => {
    assert.match(saidAfter(trace, again), /C, MIN can get 5\. .*at least 5, so C is worth exactly 5: cut c₂\.$/);
  });

  it("that is not better is said not to be", () => {
    const text = saidAfter(trace, rowOf(trace, "D"));
    assert.match(
      text,
      /D, MIN can get 3\. .*MAX already has 5 from C, .*: cut d₂\. .* no: D is not better than 5 for MAX/,
    );
  });

  it("does not change who is best", () => {
    assert.match(said(trace, lastCursor(trace)), /MAX: 5, by a₂ to C\.$/);
  });
});

describe("Tests of MIN's moves, of leaves, and of what lies deeper", () => {
  const trace = traceOf("tested by both");

  it("ask for less if MIN moves above", () => {
    const e = rowOf(trace, "E");
    assert.match(
      said(trace, trace.enter[e] + 1),
      /with the null window α = 4⁻, β = 4\. This is a test: is E better than 4 for MIN at B\?/,
    );
    assert.match(saidAfter(trace, e), /The test says no: E is not better than 4 for MIN at B\.$/);
  });

  it("can be passed by a leaf, which is visited again and replaces the earlier value", () => {
    const leaf = rowOf(trace, "d₂");
    assert.match(saidAfter(trace, leaf), /^d₂ is worth 4\. .* yes: d₂ is better than 3 for MAX at D, .* again\.$/);
    assert.match(saidAfter(trace, leaf + 1), /d₂ is worth 4\. .* D rises from 3 to 4\.$/);
  });

  it("do not start again at each node below", () => {
    const f = rowOf(trace, "F");
    assert.match(
      said(trace, trace.enter[f] + 1),
      /^Visit F with the null window α = 4, β = 4⁺, for the same test\. MAX /,
    );
  });

  it("give the value that closes a window below the second search", () => {
    const deep = traceOf("tested above");
    const cuts = Array.from(deep.cutNodes, (row) => saidAfter(deep, row));
    assert.ok(
      cuts.some((text) =>
        / The test showed that \S+ is worth at least \d, so MAX will never let the game reach \S+: cut /.test(text),
      ),
      cuts.join("\n"),
    );
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
  const { row, end } = trace.text.passes[2];

  it("leaves nodes about which only this is said", () => {
    assert.equal(end - row, 3);
    for (const each of [row, row + 1, row + 2]) {
      assert.equal(
        saidAfter(trace, each),
        `The search of ${nodeName(trace, each)} was stopped early, so it has no value.`,
      );
    }
  });

  it("has the answer of the finished part", () => {
    assert.match(said(trace, lastCursor(trace)), /^Iterative deepening is done: the value is 3\.5, by a₁ to B\. /);
  });

  it("names the limit that ended it", () => {
    assert.match(
      said(trace, lastCursor(trace)),
      / budget of 12 nodes ran out at depth 3, so the answer is from depth 2\.$/,
    );
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

  it("says that there is nothing more to see", () => {
    assert.match(said(trace, lastCursor(trace)), / deeper than 3 would find nothing new\.$/);
  });

  it("says that it has reached its depth limit", () => {
    const limited = { ...trace, text: { ...trace.text, ended: /** @type {const} */ ("depth") } };
    assert.match(said(limited, lastCursor(limited)), / It reached the depth limit, 3\.$/);
  });
});

describe("Chance", () => {
  const trace = traceOf("chance");

  it("is explained as an average, the sum of each probability times its value", () => {
    const b = rowOf(trace, "B");
    assert.match(said(trace, trace.enter[b] + 1), /^Visit B\. Chance .* average /);
    assert.match(saidAfter(trace, b), /^B is worth ¼ × 8 \+ ¾ × 2 = 3\.5 on average\. /);
  });

  it("has outcomes that are not better or worse, but count with their probability", () => {
    assert.match(saidAfter(trace, rowOf(trace, "b₁")), /^b₁ is worth 8\. .* average at B\.$/);
  });

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

  it("that can no longer be good enough for MAX is explained by the bound on its average", () => {
    const cut = traceOf("cut by chance");
    assert.match(
      saidAfter(cut, rowOf(cut, "C")),
      /^C can be worth at most −1\.5 on average\. .*MAX already has 6 from B, .*: cut c₂ and c₃\.$/,
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

describe("A probe of an outcome", () => {
  const trace = traceOf("probed");
  const [d, e] = [rowOf(trace, "D"), rowOf(trace, "E")];

  it("is announced as a probe, and gives only a bound", () => {
    assert.match(said(trace, trace.enter[d] + 1), /^Probe D with α = 1, β = \+∞: .*first move\.$/);
    assert.match(saidAfter(trace, d), /D is worth at most 4\.$/);
  });

  it("is a probe even if it saves the search of the outcome", () => {
    assert.match(saidAfter(trace, e), /E is worth at most 5\.$/);
  });

  it("is followed by a search if it is not enough", () => {
    const again = rowOf(trace, "D", d + 1);
    assert.match(said(trace, trace.enter[again] + 1), /probes .*not enough, .*D with α = 1, β = 5\. MIN /);
  });

  it("leaves only a bound on the average", () => {
    assert.match(saidAfter(trace, rowOf(trace, "C")), /^C is worth at most ½ × 1 \+ ½ × 5 = 3 on average\. /);
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

  it("is described with the name of the position, not as a move", () => {
    const told = traceOf("looked at first");
    const look = rowOf(told, "C", rowOf(told, "C") + 1);
    assert.match(said(told, told.enter[look] + 1), / C with the null window .*3\.925⁺\. .* C worth more than 3\.925\?/);
    assert.match(
      saidAfter(told, look),
      /C is worth at most 3\.925, .*: cut G\. .*shallow.* C is worth at most 3\.925\.$/,
    );
    assert.match(saidAfter(told, look - 1), /^C returns 4: the shallow search was enough\. /);
  });

  it("is not the best move", () => {
    const value = trace.value.map((worth, each) => (each === row ? 99 : worth));
    assert.match(plainText(narrate({ ...looked, value }, lastCursor(trace), [])), /MAX: 5, by a₂ to C\.$/);
  });
});

describe("Rounds of Monte Carlo tree search", () => {
  it("are described in their four steps, with visits and means", () => {
    const [start, round, random, back, , expansion] = saidByNode(traceOf("rounds"));
    assert.match(start, /^Monte Carlo tree search \(UCT\) starts\. /);
    assert.equal(round, "Round 1 starts at A.");
    assert.match(random, /^Simulation: .*random.* A .* 8\.$/);
    assert.match(back, /^Backpropagation: A .* 8\. .*1 visit, mean 8\.$/);
    assert.match(expansion, /^Expansion: .*B/);
  });

  it("say what was known about a selected node before", () => {
    assert.ok(saidByNode(traceOf("rounds")).some((text) => /^Selection: .*D \(2 visits so far, mean 14\)/.test(text)));
  });

  it("say where they stop at a depth, and that the position is only estimated there", () => {
    const told = saidByNode(traceOf("rounds to a depth"));
    assert.match(told[2], /^Simulation: .*random.* A, which stops at the depth limit, .* 7\.667\.$/);
    assert.match(told[3], /^Backpropagation: A adds/);
    assert.ok(
      told.some((text) => /^B is at the depth limit: its evaluation, .*, is the result\. Now 1 visit/.test(text)),
    );
  });

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

  it("name the first entry of OPEN, its merit, and the rule that is used", () => {
    assert.match(sentences[1], /OPEN: A, live, merit \+∞\.$/);
    assert.match(sentences[2], /A, live, merit \+∞\. A is a MAX node.* all its children/);
    assert.match(sentences[4], /B, live, merit \+∞\. B is a MIN node.* first child/);
    assert.match(sentences[5], /b₁, live, .*min\(\+∞, 3\) = 3, .*solved with merit 3\.$/);
  });

  it("tell what a leaf is worth, whether that is less than its merit or more", () => {
    assert.ok(sentences.some((text) => /d₂, live, merit 14\. .*d₂ is 5; min\(14, 5\) = 5, /.test(text)));
    assert.ok(sentences.some((text) => /b₂, live, merit 3\. .*b₂ is 12; min\(3, 12\) = 3, /.test(text)));
  });

  it("tell the evaluation at the depth limit, which is only an estimate", () => {
    const limited = saidByNode(traceOf("best first, two plies"));
    assert.ok(limited.some((text) => /merit 3\.5\. .*evaluation .* E ≈ 5\.5; min\(3\.5, 5\.5\) = 3\.5, /.test(text)));
  });

  it("name for a solved entry the node that it solves, or the next child", () => {
    assert.ok(sentences.some((text) => /d₁, solved, merit 14\. .*next child of D \(MIN\)/.test(text)));
    assert.ok(sentences.some((text) => /b₃, solved, merit 3\. .*last child of B \(MIN\).*solved/.test(text)));
    assert.ok(sentences.some((text) => /B, solved, merit 3\. .*best child of A \(MAX\).*solved/.test(text)));
  });

  it("never call a solved inner node a leaf", () => {
    for (const text of sentences) assert.doesNotMatch(text, /, solved, .* as solved/);
  });
});

describe("Mixed strategies", () => {
  it("with random moves say what was picked, and what it gave", () => {
    const [round, row, column, brought, end] = saidByNode(traceOf("mixture")).slice(1, 6);
    assert.match(round, /^Round 1 starts at the root: .*at random/);
    assert.match(row, /^MAX picks row 1 at random .*MAX 1\.$/);
    assert.match(column, /^MIN picks column 2 at random\. .*MAX 1, MIN 2, worth −1\.$/);
    assert.match(brought, /^MAX 1 .* −1 /);
    assert.match(end, /^This round gave −1\. .*regrets/);
  });

  it("with weights say how likely they lead to a node, and what the node is worth with them", () => {
    const [round, visit, end, , worth] = saidByNode(traceOf("weighed")).slice(1, 6);
    assert.match(round, /^Round 1 starts at the root: .*newest strategies\.$/);
    assert.match(visit, /^Visit MAX 1\. .*probability 0\.5, MIN's with 1\.$/);
    assert.match(end, /ends at MAX 1, MIN 1, worth 1\. .*probability 0\.5, MIN's with 0\.5\.$/);
    assert.match(worth, /strategies, MAX 1 is worth 0\.$/);
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
      assert.match(said(trace, 0), new RegExp(`^Press → or Play to start\\. ${mover}.* is to move\\.$`, "i"), name);
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
        const told = view.told.trace;
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

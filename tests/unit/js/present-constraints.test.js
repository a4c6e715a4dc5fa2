import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import * as effort from "../../../static/js/kinds/problem/effort.js";
import * as props from "../../../static/js/kinds/problem/problem-props.js";
import * as step from "../../../static/js/kinds/problem/step.js";
import * as text from "../../../static/js/kinds/problem/text.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { momentAt } from "../../../static/js/trace/constraints.js";
import { lastCursor, stops } from "../../../static/js/trace/cursor.js";
import { share } from "../../../static/js/views/race-view.js";
import { boxTexts, describeAssignment, reasonOf, underTexts } from "../../../static/js/tree/assignments.js";
import { EMPTIED, REFUSED } from "../../../static/js/trace/trace.js";
import { problemReply, problemTrace } from "./problem-answers.js";
import { knowing } from "./knowing.js";

const present = { ...effort, ...props, ...step, ...text };

/** The page at a step of a search. @param {string} name @param {number} [cursor] @returns {[any, any]} */
function pageAt(name, cursor = Infinity) {
  const trace = problemTrace(name);
  const { columns, ...reply } = problemReply(name);
  const { subject, position } = trace.text.root;
  const at = Math.min(cursor, lastCursor(trace));
  return [
    { ...INITIAL_STATE, subject, history: [position], cursor: at, method: trace.text.method },
    knowing({ trace, reply, look: trace.text.root }),
  ];
}

describe("The picture of a problem", () => {
  it("shows the whole domain before the first step, and the value when it has been given", () => {
    const first = present.problemProps(...pageAt("australia", 0)).marks?.("WA");
    assert.deepEqual(first?.open, ["red", "green", "blue"]);
    assert.equal(first?.value, null);
    assert.equal(present.problemProps(...pageAt("australia")).marks?.("WA")?.value, "red");
  });

  it("shows what was removed in the step, not what was removed earlier", () => {
    const cursors = stops(problemTrace("australia"), "node");
    const after = (/** @type {number} */ step) => present.problemProps(...pageAt("australia", cursors[step])).marks;
    assert.deepEqual(after(0)?.("NT")?.lost, ["red"]);
    assert.deepEqual(after(1)?.("SA")?.lost, ["green"]);
  });

  it("numbers what is removed in a step in the order of propagation, from 0", () => {
    const trace = problemTrace("australia");
    for (const cursor of stops(trace, "node")) {
      const { marks } = present.problemProps(...pageAt("australia", cursor));
      const places = trace.text.variables.flatMap((id) => marks?.(id)?.lostAt ?? []);
      assert.deepEqual(
        places.sort((a, b) => a - b),
        places.map((_, n) => n),
      );
    }
  });

  it("tells what comes back when an assignment is taken back", () => {
    const trace = problemTrace("two colours");
    const found = stops(trace, "node").filter((cursor) => {
      const { marks } = present.problemProps(...pageAt("two colours", cursor));
      return trace.text.variables.some((id) => (marks?.(id)?.back.length ?? 0) > 0);
    });
    assert.ok(found.length > 0);
  });

  it("shows nothing as removed that has been put back", () => {
    const trace = problemTrace("two colours");
    const [state, results] = pageAt("two colours", stops(trace, "cut")[0]);
    const { marks } = present.problemProps({ ...state, granularity: "cut" }, results);
    for (const id of trace.text.variables) {
      const { lost, open } = marks?.(id) ?? { lost: ["nothing known"], open: ["nothing known"] };
      assert.deepEqual(
        lost.filter((value) => open.includes(value)),
        [],
        id,
      );
    }
  });

  it("marks a rejected value, and the value that it conflicts with", () => {
    const trace = problemTrace("australia by backtracking");
    const row = trace.status.indexOf(REFUSED);
    const { marks } = present.problemProps(...pageAt("australia by backtracking", trace.enter[row] + 1));
    assert.equal(marks?.("NT")?.refused, "red");
    assert.equal(marks?.("WA")?.blamed, true);
    assert.equal(marks?.("SA")?.blamed, false);
  });

  it("marks in local search the variables in conflict, and none at the end", () => {
    const trace = problemTrace("queens repaired");
    const row = Array.from(trace.value).indexOf(1);
    const { marks } = present.problemProps(...pageAt("queens repaired", trace.enter[row] + 1));
    assert.equal(trace.text.variables.filter((id) => marks?.(id)?.blamed).length, 2);
    const last = present.problemProps(...pageAt("queens repaired")).marks;
    assert.ok(trace.text.variables.every((id) => !last?.(id)?.blamed));
  });

  it("highlights both ends of the arc that is being checked", () => {
    const trace = problemTrace("australia by MAC");
    /** @param {number} cursor @param {string} granularity */
    const shown = (cursor, granularity) => {
      const [state, results] = pageAt("australia by MAC", cursor);
      return present.problemProps({ ...state, granularity }, results);
    };
    const cursor = stops(trace, "arc").find((at) => shown(at, "arc").arcs.length > 0) ?? 0;
    const { arcs, marks } = shown(cursor, "arc");
    for (const id of arcs[0]) assert.equal(marks?.(id)?.lit, true);
    // A step from value to value passes many arcs, but is not about any of them.
    assert.deepEqual(shown(cursor, "node").arcs, []);
  });

  it("shows only the problem while the trace belongs to another one", () => {
    const [state, results] = pageAt("australia");
    assert.equal(
      present.problemProps({ ...state, subject: "queens" }, knowing({ look: problemReply("queens: look") }, results))
        .marks,
      null,
    );
  });
});

describe("What is shown beside a problem", () => {
  it("counts the work so far, out of the total", () => {
    const { rows } = present.effortProps(...pageAt("australia"));
    assert.ok(rows.length > 0);
    for (const { count, total } of rows) assert.equal(count, total);
  });

  it("says how many solutions there are, and where two of them differ", () => {
    const trace = problemTrace("australia");
    /** @param {any} solutions */
    const text = (solutions) => present.solutionsText(/** @type {any} */ (knowing({ trace, solutions })));
    assert.equal(text({ count: 0, limit: 2, differ: [] }), "none");
    assert.equal(text({ count: 1, limit: 2, differ: [] }), "exactly one");
    assert.equal(text({ count: 18, limit: 10_000, differ: [] }), "18");
    assert.match(
      text({ count: 2, limit: 2, differ: ["WA", "NT"] }),
      /^2 or more; two of them differ in Western Australia and 1 other$/,
    );
    assert.equal(text({ count: null, limit: 2, differ: [] }), "too many to count");
  });

  it("warns about a Sudoku without exactly one solution, but not while another is typed", () => {
    const [state, results] = pageAt("sudoku");
    /** @param {number | null} count @param {string | null} [draft] */
    const warning = (count, draft = null) =>
      present.textProps({ ...state, draft }, knowing({ solutions: { count, limit: 2, differ: [] } }, results)).warning;
    assert.equal(warning(0), "This Sudoku has no solution.");
    assert.equal(warning(1), "");
    assert.match(warning(2), /^This Sudoku has more than one solution\.$/);
    assert.equal(warning(0, "12345"), "");
  });
});

describe("Given values", () => {
  it("do not count as values that the search has assigned", () => {
    const first = stops(problemTrace("sudoku"), "node")[0];
    assert.equal(present.problemProps(...pageAt("sudoku", 0)).status, "0 of 2 assigned, 79 given");
    assert.equal(present.problemProps(...pageAt("sudoku", first)).status, "0 of 2 assigned, 79 given");
    assert.equal(present.problemProps(...pageAt("sudoku")).status, "2 of 2 assigned, 79 given");
    assert.equal(present.problemProps(...pageAt("australia")).status, "7 of 7 assigned");
    assert.equal(present.effortProps(...pageAt("sudoku")).rows[0].name, "Assignments (with givens)");
    assert.equal(present.effortProps(...pageAt("australia")).rows[0].name, "Assignments");
  });

  it("are only those in the problem, not all variables with one value left", () => {
    const marks = present.problemProps(...pageAt("sudoku")).marks;
    assert.deepEqual([marks?.("r1c3")?.given, marks?.("r1c1")?.given], [true, false]);
    const [state, results] = pageAt("australia");
    results.run.trace.text.domains = results.run.trace.text.domains.map(() => [0]);
    assert.equal(present.problemProps(state, results).marks?.("WA")?.given, false);
  });

  it("are counted separately in the work that the answer took", () => {
    const told = (/** @type {string} */ name) =>
      present
        .narrationParts(...pageAt(name))
        .map(({ text }) => text)
        .join("");
    assert.match(
      told("sudoku"),
      /It took 81 assignments \(79 of them given values\), no backtracks, and [\d,]+ checks\.$/,
    );
  });
});

describe("The work that an answer took", () => {
  /** @param {string} name */
  const end = (name) =>
    present
      .narrationParts(...pageAt(name))
      .map(({ text }) => text)
      .join("");

  it("includes the undone assignments, except for methods that change values", () => {
    assert.match(end("australia"), / It took 7 assignments, no backtracks, and \d+ checks\.$/);
    assert.match(end("two colours"), / It took \d+ assignments, \d+ backtracks?, and \d+ checks\.$/);
    assert.match(end("australia by backtracking"), / It took \d+ assignments, (no|\d+) backtracks?, and \d+ checks\.$/);
    assert.match(end("queens repaired"), / It took \d+ assignments and \d+ checks\.$/);
  });
});

describe("A search that cannot be watched", () => {
  it("is mentioned in the place of the steps, but a wrong text is not", () => {
    const [state, results] = pageAt("australia", 0);
    /** @param {string} field */
    const said = (field, asked = {}) =>
      present
        .narrationParts(
          { ...state, ...asked },
          knowing({ error: /** @type {any} */ ({ message: "It is too long.", field }) }, results),
        )
        .map(({ text }) => text)
        .join("");
    const still = "It is too long. The tree is still from Forward checking.";
    assert.equal(said("method", { method: "backtracking" }), still);
    assert.equal(said("method", { methodOptions: { select: 2 } }), still);
    assert.match(said("position", { method: "backtracking" }), /^Press Next step/);
    // The steps of the existing tree still have sentences, without any about other errors.
    assert.match(
      said("search", { method: "backtracking", cursor: 1 }),
      /^[^I].*\. It is too long\. The tree is still from Forward checking\.$/,
    );
    assert.match(said("search"), /^Press Next step/);
  });
});

describe("The solver's variables", () => {
  it("are the ones of the assignment by value, and of the arc by arc", () => {
    const trace = problemTrace("australia by MAC");
    const cursor = stops(trace, "node")[1];
    const [state, results] = pageAt("australia by MAC", cursor);
    /** @param {string} granularity */
    const told = (granularity) =>
      Object.fromEntries(
        present.variablesProps({ ...state, granularity }, results).variables.map(({ name, value }) => [name, value]),
      );
    const { row } = momentAt(trace, cursor);
    assert.equal(told("node").variable, trace.text.variableNames[trace.variable[row]]);
    assert.equal(told("node").constraint, "–");
    assert.notEqual(told("arc").constraint, "–");
  });
});

describe("The bars of a comparison", () => {
  it("fill the room for the largest, and have no length for 0", () => {
    assert.equal(share(0, 100, "checks"), 0);
    assert.equal(share(100, 100, "checks"), 1);
    assert.equal(share(0, 0, "checks"), 0);
    assert.ok(share(10, 100, "checks") < share(11, 100, "checks"));
    assert.ok(share(0.001, 1, "seconds") > 0);
  });
});

describe("A partial assignment in the tree", () => {
  const trace = problemTrace("two colours");

  it("has the letter of a colour, and names its variable once it is reached", () => {
    assert.deepEqual(boxTexts(trace, 0), ["∅"]);
    assert.deepEqual(boxTexts(trace, 1), ["R"]);
    assert.deepEqual(underTexts(trace, 1, Infinity), ["WA = red", "WA"]);
    assert.deepEqual(underTexts(trace, 1, 0), ["WA", "WA"]);
  });

  it("says which variable it has left without a value", () => {
    const row = trace.status.indexOf(EMPTIED);
    assert.match(reasonOf(trace, row), /^no value left for /);
    assert.equal(describeAssignment(trace, 0, row), "not reached yet");
    assert.equal(describeAssignment(trace, Infinity, row), reasonOf(trace, row));
  });

  it("says which value conflicts with a rejected one", () => {
    const found = problemTrace("australia by backtracking");
    assert.equal(reasonOf(found, found.status.indexOf(REFUSED)), "conflicts with WA = red");
  });
});

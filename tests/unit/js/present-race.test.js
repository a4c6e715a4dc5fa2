import assert from "node:assert/strict";
import { describe, it } from "node:test";

import "../../../static/js/kinds/whole.js";
import { raceProps } from "../../../static/js/kinds/problem/race.js";
import { INITIAL_STATE } from "../../../static/js/features/memory.js";
import { problemReply } from "./problem-answers.js";
import { knowing } from "./knowing.js";

const SELECT = {
  id: "select",
  name: "Next variable",
  minimum: 0,
  maximum: 1,
  default: 1,
  names: ["as given", "fewest values left (MRV)"],
};
/** @param {Partial<import("../../../static/js/python/messages.js").Race>} own */
const work = (own) => ({
  ...problemReply("sudoku"),
  method: "mac",
  methodName: "MAC",
  options: {},
  finished: true,
  ...own,
});

const STEPS = [
  { id: "steps", name: "Steps", minimum: 1, maximum: 100_000, default: 1000 },
  { id: "seed", name: "Random seed", minimum: 0, maximum: 9999, default: 1 },
];
const SEARCHES = [
  { id: "mac", name: "MAC", options: [SELECT] },
  { id: "forward_checking", name: "Forward checking", options: [SELECT] },
  { id: "min_conflicts", name: "Min-conflicts", options: STEPS },
  {
    id: "bfs_greedy",
    name: "Breadth-first",
    options: [{ id: "start", name: "Start node", minimum: 0, maximum: 999, default: 0 }],
  },
];

/** The page with Australia on it. @returns {[any, any]} */
function page() {
  const look = problemReply("australia: look");
  const catalogue = { methods: SEARCHES };
  return [
    { ...INITIAL_STATE, subject: look.subject, history: [look.position], method: "mac" },
    knowing(/** @type {any} */ ({ look, catalogue })),
  ];
}

/** @param {string} method @param {Record<string, any>} [methodOptions] */
const entered = (method, methodOptions = {}) => ({ method, methodOptions });

describe("The comparison of methods", () => {
  it("names in every row all settings of its method, even the defaults", () => {
    const { lanes } = raceProps(...page(), [
      entered("mac", { select: 0 }),
      entered("mac", { select: 1 }),
      entered("min_conflicts", { seed: 4 }),
      entered("bfs_greedy", { start: 2 }),
    ]);
    assert.deepEqual(
      lanes.map(({ options }) => options),
      [
        "next variable: as given",
        "next variable: fewest values left (MRV)",
        "steps: 1,000; random seed: 4",
        "start node: South Australia",
      ],
    );
  });

  it("offers the settings that its methods share, each once, and nothing that none of them uses", () => {
    const shared = (/** @type {import("../../../static/js/kinds/problem/memory.js").Contestant[]} */ ...contestants) =>
      raceProps(...page(), contestants).shared.map(({ option, value }) => [option.name, value]);
    assert.deepEqual(shared(entered("mac"), entered("mac"), entered("min_conflicts")), [["Next variable, for all", 0]]);
    assert.deepEqual(shared(entered("min_conflicts"), entered("bfs_greedy")), []);
  });

  it("says which rows differ in more than one setting from the row of the chosen method", () => {
    const [state, results] = page();
    const props = (/** @type {Record<string, any>[]} */ ...options) =>
      raceProps({ ...state, shared: { select: 0 } }, results, [
        entered("mac", options[0]),
        entered("forward_checking", options[1]),
        entered("mac", options[2]),
        entered("min_conflicts", {}),
      ]);
    const { lanes, reference, alike } = props({ select: 0 }, { select: 1 }, { select: 1 });
    assert.equal(reference, "MAC");
    assert.deepEqual(
      lanes.map(({ differs }) => differs),
      ["", "method and next variable", "", ""],
    );
    assert.equal(alike, false);
    assert.equal(props({ select: 0 }, { select: 0 }, { select: 0 }).alike, true);
  });

  it("offers to add the method with its current settings, unless it takes part already", () => {
    const [state, results] = page();
    const canAdd = (/** @type {Record<string, any>} */ methodOptions) =>
      raceProps({ ...state, methodOptions: methodOptions }, results, [entered("mac", { select: 0 })]).canAdd;
    assert.deepEqual([canAdd({}), canAdd({ select: 1 }), canAdd({ select: 0 })], [true, true, false]);
  });

  it("says that a method was stopped, and not that there is no solution", () => {
    const [state, results] = page();
    const run = work({ finished: false, solved: false, checked: false });
    const { lanes } = raceProps(state, knowing({ race: [run] }, results), [entered("mac")]);
    assert.equal(lanes[0].run?.outcome, "stopped");
  });

  it("says how far a comparison is, and what the numbers of stopped methods mean", () => {
    const [state, results] = page();
    const contestants = ["mac", "ac3", "backtracking"].map((search) => entered(search));
    const done = work({});
    const note = (/** @type {object} */ known) => raceProps(state, knowing({ ...known }, results), contestants).note;
    assert.equal(note({ race: [] }), "");
    assert.equal(note({ race: [done, null, null], racing: 1, task: "race" }), "1 of 3 methods have finished.");
    assert.match(
      note({ race: [done, done, { ...done, finished: false }], racing: 2, task: "race" }),
      /slow methods are still running\.$/,
    );
    assert.equal(note({ race: [done, done, done] }), "");
    assert.match(
      note({ race: [done, { ...done, finished: false }, null] }),
      /^Methods that were stopped would take longer: .* – means not run yet\.$/,
    );
    assert.equal(
      note({ race: [done, done, { finished: false, wrong: "It has no steps." }] }),
      "backtracking: It has no steps.",
    );
  });
});

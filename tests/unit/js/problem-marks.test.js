import assert from "node:assert/strict";
import test from "node:test";
import {
  afterStepBack,
  deadEndWait,
  largeValue,
  rings,
  slots,
  stateClasses,
  UNKNOWN,
} from "../../../static/js/problems/marks.js";
import { markWords } from "../../../static/js/problems/words.js";

const open = { ...UNKNOWN, domain: ["1", "2", "3"], open: ["1", "3"] };

test("every value of a domain keeps its place when others vanish", () => {
  assert.deepEqual(
    slots(open).map(({ value, state }) => value + state),
    ["1open", "2gone", "3open"],
  );
  assert.deepEqual(
    slots({ ...open, open: ["3"] }).map(({ state }) => state),
    ["gone", "gone", "open"],
  );
});

test("marks that vanish wait in the order of propagation, however many there are, and a value that comes back says so", () => {
  const domain = Array.from({ length: 60 }, (_, i) => String(i));
  const lost = { ...open, domain, open: [], lost: domain, lostAt: domain.map((_, i) => i) };
  const waits = slots(lost).map(({ wait }) => Number(wait.match(/(\d+)ms/)?.[1]));
  assert.equal(waits[0], 0);
  for (let i = 1; i < waits.length; i += 1) assert.ok(waits[i] >= waits[i - 1] && waits[i] <= 700);
  assert.ok(waits[3] > waits[2]);
  assert.deepEqual(
    slots({ ...open, back: ["1"] }).map(({ looks }) => looks),
    ["open back", "gone", "open"],
  );
});

test("after a step back, the values come back that the step had taken, and no others", () => {
  const before = { ...open, lost: ["2"], lostAt: [0], back: ["1"] };
  const later = { ...open, open: ["1"], lost: ["3"], lostAt: [0] };
  assert.deepEqual(
    slots(afterStepBack(before, later)).map(({ looks }) => looks),
    ["open", "lost", "open back"],
  );
  assert.deepEqual(afterStepBack(before, null).back, []);
});

test("a dead end is seen after the last of its marks has begun to vanish, and at once where there is none", () => {
  const emptied = { ...open, open: [], lost: ["1", "3"], lostAt: [0, 7], emptied: true };
  const waits = slots(emptied).map(({ wait }) => Number(wait.match(/(\d+)ms/)?.[1]));
  assert.ok(deadEndWait([open, emptied, null]) > Math.max(...waits));
  assert.equal(deadEndWait([open, null]), 0);
  assert.equal(deadEndWait([{ ...emptied, lost: [], lostAt: [] }]), 0);
});

test("a value that is removed in this step is still shown, as lost", () => {
  assert.equal(slots({ ...open, open: ["1"], lost: ["3"] })[2].state, "lost");
});

test("the value being tried is large, even if it is about to be rejected", () => {
  assert.equal(largeValue(open), null);
  assert.equal(largeValue({ ...open, value: "1" }), "1");
  assert.equal(largeValue({ ...open, refused: "3" }), "3");
});

test("a variable with a rejected value is not drawn as assigned", () => {
  assert.equal(stateClasses({ ...open, refused: "3", value: "1" }), "refused");
  assert.equal(stateClasses({ ...open, value: "1", active: true }), "taken active");
});

test("each state of a variable has its own outline, and a plain variable has none", () => {
  assert.deepEqual(rings(open), []);
  assert.deepEqual(rings({ ...open, active: true, blamed: true, lit: true }), ["active", "blamed", "lit"]);
  assert.deepEqual(rings({ ...open, emptied: true }), ["wrong"]);
});

test("the words say the value, or how many are left and which", () => {
  assert.equal(markWords(null), "nothing known yet");
  assert.equal(markWords(open), "2 values left: 1, 3");
  assert.equal(markWords({ ...open, open: ["2"] }), "1 value left: 2");
  assert.equal(markWords({ ...open, value: "2" }), "2");
  assert.equal(markWords({ ...open, value: "2", given: true }), "2, given");
  assert.equal(markWords({ ...open, open: [], emptied: true }), "no value left");
});

test("the words say what happens to the variable now", () => {
  assert.equal(
    markWords({ ...open, lost: ["2"], lit: true }, (value) => `row ${value}`),
    "2 values left: row 1, row 3, just lost row 2, being checked",
  );
  assert.equal(markWords({ ...open, refused: "3" }), "2 values left: 1, 3, 3 is rejected");
  assert.equal(markWords({ ...open, value: "1", blamed: true, active: true }), "1, assigned last, in conflict");
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { placeHere, placeOf, stateOfPlace, stateOfPlaceHere, WrongPlace } from "../../../static/js/app/place.js";
import { readCode, written, WrongLink } from "../../../static/js/files/link-code.js";
import { CARRIED, CARRIED_HERE, INITIAL_STATE } from "../../../static/js/kinds/memory.js";

const there = Object.freeze({
  ...INITIAL_STATE,
  subject: "tictactoe",
  preset: "two-left",
  history: ["xo./.../...", "xox/.../..."],
  at: 1,
  method: "mtdf",
  cursor: 91,
  collapsed: [3, 8],
  stage: "plots",
  weights: { MAX: [1, "2,"], MIN: null, separate: true, minDepth: "" },
});

/** @param {object} state @param {readonly string[]} names */
const only = (state, names) => Object.fromEntries(Object.entries(state).filter(([name]) => names.includes(name)));

/** The sentence with which something is refused. @param {() => unknown} work */
function refusal(work) {
  try {
    work();
  } catch (error) {
    assert.ok(error instanceof WrongPlace);
    return error.message;
  }
  return "";
}

describe("A place", () => {
  it("is empty at the page's beginning, and has only what differs from it", () => {
    assert.deepEqual(placeOf(INITIAL_STATE), {});
    assert.deepEqual(placeOf({ ...INITIAL_STATE, depth: "3" }), { depth: "3" });
  });

  it("brings back all of the state that a link carries", () => {
    assert.deepEqual(stateOfPlace(placeOf(there)), only(there, Object.keys(CARRIED)));
  });

  it("of this device brings back the reader's theme and what Undo can reach too, and a link does not", () => {
    const state = { ...there, theme: /** @type {const} */ ("dark"), before: [{ ...there, subject: "nim" }] };
    const back = stateOfPlaceHere(
      placeHere(/** @type {any} */ ({ ...state, before: [only(there, ["subject", "history"])] })),
    );
    assert.equal(back.theme, "dark");
    assert.deepEqual(back.before, [only(there, ["subject", "history"])]);
    assert.ok(!("theme" in placeOf(state)) && !("before" in placeOf(state)));
  });

  it("has a shape for every field of the beginning that it carries", () => {
    for (const [name, shape] of Object.entries({ ...CARRIED, ...CARRIED_HERE })) {
      assert.ok(name in INITIAL_STATE, name);
      assert.ok(shape(/** @type {any} */ (INITIAL_STATE)[name]), name);
    }
  });

  it("that says something else is refused with a sentence that names the part", () => {
    assert.match(
      refusal(() => stateOfPlace([])),
      /does not say where/,
    );
    assert.match(
      refusal(() => stateOfPlace({ colour: 3 })),
      /does not know: “colour”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ cut: "=" })),
      /“cut”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ cursor: -1 })),
      /“cursor”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ theme: "dark" })),
      /“theme”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ history: [] })),
      /“history”/,
    );
    assert.match(
      refusal(() => stateOfPlace({ history: ["a"], at: 1 })),
      /missing/,
    );
    assert.match(
      refusal(() => stateOfPlace(JSON.parse('{"__proto__": {"x": 1}}'))),
      /does not know/,
    );
  });
});

describe("The text of a link", () => {
  it("says the same data again, in a few hundred letters", async () => {
    const code = await written(placeOf(there));
    assert.match(code, /^1\.[\w-]+$/);
    assert.ok(code.length < 400, String(code.length));
    assert.deepEqual(await readCode(code), placeOf(there));
  });

  it("is refused with one sentence wherever it was cut, and whatever was changed", async () => {
    const code = await written(placeOf(there));
    for (let end = 0; end < code.length; end += 1) {
      await assert.rejects(readCode(code.slice(0, end)), WrongLink);
    }
    let known = 0;
    for (let at = 2; at < code.length; at += 1) {
      const changed = code.slice(0, at) + (code[at] === "A" ? "B" : "A") + code.slice(at + 1);
      const read = await readCode(changed).catch((error) => assert.ok(error instanceof WrongLink));
      // The last letter may have bits that do not count.
      if (read !== undefined) known += 1;
    }
    assert.ok(known <= 1);
  });

  it("of a newer version, or far too long, is refused", async () => {
    await assert.rejects(readCode("7.abc"), /newer Plyscope than this page \(version 7/);
    await assert.rejects(readCode(`1.${"A".repeat(1_000_000)}`), /too long/);
    await assert.rejects(readCode("hello"), /damaged/);
  });

  it("that would become endless data is given up", async () => {
    await assert.rejects(readCode(await written("0".repeat(5_000_000))), /too long/);
  });
});
